import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, planOf, statusOf, stepIds, workOf } from './plan-for-tests.ts'

// A month costs 2,590: the first cushion is 1,500, the largest deductible.
const single: Household = {
  age: 29,
  maritalStatus: 'single',
  filingStatus: 'single',
  state: 'TX',
  dependents: [],
  income: 47_000,
  employment: 'employed',
  monthlyExpenses: 2_590,
  monthlySurplus: 510,
  deductible: 1_500,
  savings: 3_700,
  taxableInvestments: 14_200,
  behindOnDebts: false,
}
const card: Household['debts'] = [{ kind: 'credit_card', balance: 6_840, rate: 0.2599, minPayment: 180 }]
const tax: Household['debts'] = [
  { kind: 'tax', name: 'IRS', balance: 36_400, rate: 0.07, minPayment: 0, isPastDue: true },
  { kind: 'credit_card', balance: 1_840, rate: 0.2599, minPayment: 58 },
]
const titlesOf = (household: Household) => planOf(household).nextSteps.map(({ title }) => plainText(title))

// 6,840 − (3,700 − 1,500) = 4,640 is missing; with 47,000 less 16,100 of pay taxed, long-term gain costs nothing up to
// 49,450, and Texas taxes none.
test('investments outside retirement accounts pay what cash leaves of a costly debt', () => {
  const plan = planOf({ ...single, debts: card })
  expect(plainText(plan.title)).toBe('Pay off the credit card now')
  expect(titlesOf({ ...single, debts: card }).slice(0, 2)).toEqual([
    'Sell $4,640 of what you have invested for the debts',
    'Pay off the credit card now with $6,840 of your cash and of what you sell',
  ])
  expect(plainText(plan.summary)).toContain('at your income a gain of more than a year costs nothing')
  expect(statusOf(plan, 'sold')).toBe('act')
})

// 147,000 less 16,100 is in the 15% bracket of gains: 4,640 × 15% = 696 is kept, and 5,336 sold.
test('the most that the sale can be taxed is kept back', () => {
  const { sold } = workOf({ ...single, income: 147_000, debts: card })
  expect(sold?.tax?.value).toBe(696)
  expect(sold?.sale.value).toBe(5_336)
  expect(sold?.proceeds.value).toBe(4_640)
})

// 14,200 + 3,700 − 1,500 = 16,400: 1,840 to the card, 14,560 to the tax. 47,000 − 16,100 + 14,200 stays below 49,450.
test('tax that is past due as a whole holds no cash back, and what is sold pays of it', () => {
  const household: Household = { ...single, behindOnDebts: true, debts: tax }
  const plan = planOf(household)
  expect(plainText(plan.summary)).toContain('sell all of the $14,200 that you have invested')
  expect(plainText(plan.summary)).toContain(
    'send $1,840 to the credit card and $14,560 to the IRS tax debt now',
  )
  expect(stepIds(plan)).not.toContain('late')
  expect(statusOf(plan, 'late')).toBeUndefined()
})

// Of 2,600 that is late cash pays 1,000; 1,600, the cushion and the card come from the sale: 1,600 + 1,500 + 3,000.
test('what is late and the first cushion come before a debt', () => {
  const { sold, lateNow, late, kept } = workOf({
    ...single,
    savings: 1_000,
    behindOnDebts: true,
    pastDueBills: 2_600,
    debts: [{ kind: 'credit_card', balance: 3_000, rate: 0.2599, minPayment: 90 }],
  })
  expect(sold?.sale.value).toBe(6_100)
  expect(lateNow?.value).toBe(2_600)
  expect(late).toBeUndefined()
  expect(kept?.value).toBe(1_500)
})

test('nothing is sold for a cheap debt, without pay, or for what the month pays at once', () => {
  const car: Household['debts'] = [{ kind: 'auto', balance: 6_840, rate: 0.045, minPayment: 180 }]
  expect(workOf({ ...single, debts: car }).sold).toBeUndefined()
  expect(workOf({ ...single, debts: card, employment: 'unemployed' }).sold).toBeUndefined()
  expect(workOf({ ...single, debts: card, savings: 8_000 }).sold).toBeUndefined()
  // A sum of which nobody said where it comes from may be what the investments bring.
  expect(workOf({ ...single, debts: card, debtPaymentOnce: 4_000 }).sold).toBeUndefined()
})

// 6,840 − 2,000 of the sum + 1,500 − 3,700 = 2,640.
test('beside a one-time sum that comes from elsewhere investments pay what it and cash leave', () => {
  const household: Household = { ...single, debts: card, debtPaymentOnce: 2_000 }
  expect(workOf({ ...household, moneySource: 'gift' }).sold?.sale.value).toBe(2_640)
  expect(workOf({ ...household, moneySource: 'stock_sale' }).sold).toBeUndefined()
  expect(plainText(planOf({ ...household, moneySource: 'gift' }).summary)).toContain(
    '$6,840 of your cash, of what you sell and of the one-time sum does it',
  )
  // Out of savings it is a part of the same cash: 6,840 − 2,000 + 1,500 − 1,700 = 4,640, as without it.
  expect(workOf({ ...household, debtPaymentOnceFromSavings: true }).sold?.sale.value).toBe(4_640)
})

test('to keep them invested stands beside it with its price', () => {
  const { alternatives } = planOf({ ...single, debts: card })
  expect(alternatives.map(({ title }) => plainText(title))).toContain('Keep the $4,640 invested')
})

test('whoever has Marketplace cover hears that a gain counts as income', () => {
  expect(detailOf(planOf({ ...single, marketplaceCoverage: true, debts: card }), 'sold')).toContain(
    'Marketplace credit',
  )
})
