import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf, stepIds } from './plan-for-tests.ts'

const cards: Household = {
  debts: [
    { kind: 'credit_card', balance: 6_000, rate: 0.25, minPayment: 150 },
    { kind: 'credit_card', balance: 3_000, rate: 0.19, minPayment: 75 },
  ],
  debtPaymentMonthly: 500,
}
const summaryOf = (household: Household) => plainText(planOf(household).summary)

// By hand, a month at a time: 6,000 and 3,000 take 23 months and 2,041.12 of interest at 500 a month, 2,000 and 3,000
// take 12 months and 521.60.
test('a one-time sum goes to the highest rate at once, and what it saves is told', () => {
  const summary = summaryOf({ ...cards, debtPaymentOnce: 4_000 })
  expect(summary).toContain('send $4,000 to the credit card A now')
  expect(summary).toContain('after 12 months and $522 of interest')
  expect(summary).toContain('saves $1,520 of interest')
})

test('a sum meant for one kind of debt goes there first, however little that costs, and the rest by the order', () => {
  const debts: Household['debts'] = [
    { kind: 'credit_card', balance: 6_000, rate: 0.25, minPayment: 150 },
    { kind: 'auto', balance: 1_000, rate: 0.03, minPayment: 250 },
  ]
  const wish: Household = { debts, debtPaymentMonthly: 700, debtPaymentOnceOn: 'auto' }
  expect(summaryOf({ ...wish, debtPaymentOnce: 800 })).toContain('send $800 to the car loan now')
  expect(summaryOf({ ...wish, debtPaymentOnce: 3_000 })).toContain(
    'send $2,000 to the credit card and $1,000 to the car loan now',
  )
})

// 9,000 is owed: of 10,000 nothing more is needed.
test('a sum that is more than is owed pays all of it, and no more', () => {
  const plan = planOf({ ...cards, debtPaymentOnce: 10_000 })
  expect(plainText(plan.summary)).toContain('$9,000 of the one-time sum does it')
  expect(stepIds(plan)).toEqual(['spare', 'freed', 'check-in'])
})

// The starter cushion of 1,500 stays: of 4,000 less 2,000 the other 500 go to the card too.
test('a sum out of savings is not counted as cash a second time', () => {
  const summary = summaryOf({
    ...cards,
    monthlyExpenses: 3_000,
    savings: 4_000,
    debtPaymentOnce: 2_000,
    debtPaymentOnceFromSavings: true,
  })
  expect(summary).toContain('Of your cash and the one-time sum, send $2,500 to the credit card A now')
})

test('without pay a one-time sum is kept', () => {
  const plan = planOf({ ...cards, employment: 'unemployed', debtPaymentOnce: 4_000 })
  expect(stepIds(plan)).not.toContain('spare')
})

test('a one-time sum of less than a dollar is none', () => {
  expect(summaryOf({ ...cards, debtPaymentOnce: 0.4 })).toBe(summaryOf(cards))
})
