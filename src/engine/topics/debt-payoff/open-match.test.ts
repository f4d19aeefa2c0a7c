import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import { draftPlan } from '../../draft-plan.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { debtPayoffTopic } from './debt-payoff.ts'

const indebted: Household = {
  age: 34,
  maritalStatus: 'single',
  state: 'OH',
  income: 62_000,
  employment: 'employed',
  takeHomeMonthly: 4_050,
  monthlyExpenses: 3_500,
  savings: 3_000,
  behindOnDebts: false,
  debts: [{ kind: 'credit_card', balance: 8_500, rate: 0.22, minPayment: 210 }],
}

function drafted(more: Household = {}) {
  const { plan, nextQuestion } = draftPlan({
    topic: debtPayoffTopic,
    household: { ...indebted, ...more },
    context: draftContext('2026-11-28'),
    identity: { id: 'a-plan', version: 1, generatedAt: '2026-11-28T12:00:00Z' },
  })
  const { sensitivities, assumptions } = plan
  return {
    nextQuestion,
    ofMatch: sensitivities.flatMap(({ fact, effect }) =>
      fact === 'employerMatch' ? [plainText(effect)] : [],
    ),
    leansOnNone: assumptions.some(({ fact }) => fact === 'employerMatch'),
  }
}

// Half of up to 6% of 62,000: 3,720 in, 1,860 on top. Nothing of the 550 that is left goes to the card before that.
test('whether there is a match is asked where extra goes to a debt, and the plan says what one would change', () => {
  const { nextQuestion, ofMatch, leansOnNone } = drafted()
  expect(nextQuestion).toBe('employerMatch')
  expect(ofMatch).toEqual([expect.stringContaining('“Take the match, and be out of debt by')])
  expect(leansOnNone).toBe(true)
})

test('of a match that was told the share that goes in is asked', () => {
  expect(drafted({ employerMatch: { rate: 0.5, upTo: 0.06 } }).nextQuestion).toBe('contributionRate')
})

test('who gets the whole match, or has no employer, is asked for none', () => {
  for (const known of [{ getsWholeMatch: true }, { employment: 'self_employed' }] satisfies Household[]) {
    const { nextQuestion, ofMatch, leansOnNone } = drafted(known)
    expect(nextQuestion).not.toBe('employerMatch')
    expect(ofMatch).toEqual([])
    expect(leansOnNone).toBe(false)
  }
})
