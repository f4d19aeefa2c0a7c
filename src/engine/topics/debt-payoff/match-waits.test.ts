import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { debtPayoffTopic } from './debt-payoff.ts'

const draft = (household: Household) =>
  debtPayoffTopic.draft(household, sketchContext(draftContext('2026-11-26')))

/** $840 of minimum payments, $200 beyond them; 6% of pay for the match takes $196 off the pay check. */
const family: Household = {
  age: 38,
  dependents: [11, 8],
  maritalStatus: 'divorced',
  filingStatus: 'head_of_household',
  state: 'GA',
  employment: 'employed',
  income: 47_000,
  employerMatch: { rate: 0.5, upTo: 0.06 },
  contributionRate: 0,
  monthlyExpenses: 3_450,
  monthlyRent: 500,
  savings: 1_500,
  deductible: 2_500,
  debtPaymentMonthly: 1_040,
  behindOnDebts: false,
  debts: [
    { kind: 'credit_card', name: 'Card A', balance: 5_400, rate: 0.2699, minPayment: 165 },
    { kind: 'credit_card', name: 'Card B', balance: 2_100, rate: 0.219, minPayment: 65 },
    { kind: 'auto', balance: 11_800, rate: 0.119, minPayment: 345 },
    { kind: 'personal', balance: 10_500, rate: 0.055, minPayment: 265 },
  ],
}

// 1,040 − 840 = 200 until the cushion holds its 2,500; from then on 200 − 196 = 4 are left for debts.
test('until the match begins, all that is beyond the minimum payments goes to what comes first', () => {
  const plan = draft(family)
  const summary = plainText(plan.summary)
  expect(summary).toContain(
    'For now pay $1,040 a month in all: $840 a month of minimum payments and $200 a month beyond them for a first small cushion. Once that is done, about Apr 2027, raise',
  )
  expect(summary).toContain('From then on pay $844 a month in all')
  const [{ ledger } = { ledger: [] }] = plan.alternatives
  const toBeginWith = ledger.find(({ label }) => plainText(label) === 'A month, to begin with')
  expect(plainText(toBeginWith?.value ?? '')).toBe('$1,040 a month')
})

test('so it is where a counselor comes first', () => {
  const summary = plainText(draft({ ...family, monthlyRent: 1_250 }).summary)
  expect(summary).toContain(
    'send $200 a month beyond them to a first small cushion first, until about Apr 2027; then $196 a month of it earns the match, and $4 a month goes to the Card A',
  )
})

test('where the cushion is there already, the match has its part from the first month', () => {
  const summary = plainText(draft({ ...family, savings: 2_500 }).summary)
  expect(summary).not.toContain('For now pay')
  expect(summary).toContain('Pay $844 a month in all: $840 a month of minimum payments and $4 a month')
})
