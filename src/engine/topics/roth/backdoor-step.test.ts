import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { figureOf, planOf } from './setup-for-tests.ts'

const full: Household = {
  ...{ age: 36, state: 'FL', maritalStatus: 'single', filingStatus: 'single', income: 200_000 },
  ...{ employment: 'employed', numDependents: 0, hasWorkplacePlan: true, rothOptionAtWork: true, debts: [] },
  ...{ filledAccounts: ['plan'], contributionKind: 'traditional', savings: 40_000, monthlyExpenses: 5_200 },
  ...{ pretaxIraBalance: 30_000, retirementSavings: 180_000, rothSavings: 40_000 },
}

const stepOf = (household: Household) => planOf(household).nextSteps.find(({ id }) => id === 'backdoor')

// Over 168,000 a Roth IRA takes nothing; 7,500 × 30,000 ÷ 37,500 = 6,000 (Form 8606).
test('whoever has filled the plan at work hears of the way into a Roth IRA that is left', () => {
  const step = stepOf(full)
  expect(plainText(step?.title ?? '')).toBe(
    'If you can spare more, put up to $7,500 into an IRA for 2026 and convert it',
  )
  expect(plainText(step?.how ?? '')).toContain('beside it $6,000 of $7,500 would be taxed')
  expect(figureOf(planOf(full), 'backdoor.limit')).toBe(7_500)
  expect(plainText(planOf(full).summary)).toContain(
    'the $30,000 of pre-tax IRA money has to move into the plan at work before',
  )
  const clear = stepOf({ ...full, pretaxIraBalance: 0 })
  expect(plainText(clear?.how ?? '')).toMatch(/^Put the money into a traditional IRA as cash/)
})

test('it is left out where a Roth IRA is open, the plan has room, or the question was answered', () => {
  expect(stepOf({ ...full, income: 140_000 })).toBeUndefined()
  const { filledAccounts: _, ...some } = full
  expect(stepOf({ ...some, contributionRate: 0.05 })).toBeUndefined()
  expect(stepOf({ ...full, backdoorRoth: false })).toBeUndefined()
  expect(stepOf({ ...full, debts: [{ kind: 'credit_card', balance: 9_000, rate: 0.24 }] })).toBeUndefined()
})

/*
 * Two returns close a Roth IRA from 10,000 on, and a joint one from 252,000: at 240,000 together, less 24,500 before tax,
 * it is open in full there.
 */
test('of two who file apart it is the way only where a joint return opens none', () => {
  const apart: Household = {
    ...{ ...full, maritalStatus: 'married', filingStatus: 'married_separate', spouseAge: 35 },
    ...{ spouseHasWorkplacePlan: true, income: 180_000, spouseIncome: 150_000 },
  }
  expect(plainText(stepOf(apart)?.why ?? '')).toContain('no return opens a Roth IRA directly')
  expect(stepOf({ ...apart, income: 150_000, spouseIncome: 90_000 })).toBeUndefined()
})
