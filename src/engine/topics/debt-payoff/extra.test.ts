import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { extraShares } from './extra.ts'
import { planOf, workOf } from './plan-for-tests.ts'

const household: Household = {
  ...{ age: 52, spouseAge: 51, maritalStatus: 'married', state: 'CO', income: 135_000, spouseIncome: 75_000 },
  ...{ employment: 'employed', getsWholeMatch: true, spouseGetsWholeMatch: true, behindOnDebts: false },
  ...{ monthlyExpenses: 8_900, monthlySurplus: 1_200, savings: 45_000, deductible: 3_500 },
  debts: [
    { kind: 'credit_card', balance: 9_000, rate: 0.2099, minPayment: 270 },
    { kind: 'heloc', balance: 34_000, rate: 0.0875, minPayment: 400 },
    { kind: 'auto', balance: 28_000, rate: 0.065, minPayment: 560 },
  ],
}
const stepOf = (id: string, of: Household = household) => planOf(of).nextSteps.find((step) => step.id === id)
const titleOf = (id: string, of?: Household) => plainText(stepOf(id, of)?.title ?? '')

// 45,000 − 3,500 are 41,500: 9,000 end the card, and 32,500 leave 1,500 of the line, which are 1,510.94 a month later.
test('what one payment ends is paid once, and cash that goes to two debts names both sums', () => {
  expect(titleOf('spare')).toBe(
    'Of your cash, send $9,000 to the credit card and $32,500 to the home-equity line',
  )
  expect(titleOf('extra')).toBe('Send $1,511 to the home-equity line, once: that ends it')
  expect(plainText(stepOf('extra')?.how ?? '')).toContain('end the autopay of that debt')
})

// 15,000 − 3,500 leave 31,500 of the line: many payments.
test('what takes more than one payment is sent each month', () => {
  expect(titleOf('extra', { ...household, savings: 15_000 })).toMatch(
    /^Send \$1,470 a month more to the home/,
  )
})

const paidLess: Household = {
  age: 34,
  dependents: [8],
  maritalStatus: 'single',
  filingStatus: 'head_of_household',
  state: 'MO',
  employment: 'employed',
  income: 47_600,
  expectedPay: 39_200,
  expectedPayFrom: 2027,
  contributionRate: 0.04,
  getsWholeMatch: true,
  monthlyExpenses: 3_080,
  monthlyRent: 600,
  monthlySurplus: 168,
  savings: 2_516,
  deductible: 3_500,
  outOfPocketMaximum: 8_800,
  behindOnDebts: false,
  debts: [
    { kind: 'credit_card', balance: 4_470, rate: 0.2799, minPayment: 134 },
    { kind: 'medical', balance: 1_890, rate: 0, minPayment: 60 },
    { kind: 'auto', balance: 8_700, rate: 0.0939, minPayment: 261, worth: 9_800 },
  ],
}

// The first cushion is full when the bill and the car are paid: their 60 and 261 and the 168 of today, less what the lower
// pay takes, are there then. It is no longer the sum of today.
test('what goes beyond the payments once the cushion is full is what the month has then, at the lower pay', () => {
  const work = workOf(paidLess)
  const [share, ...others] = extraShares(work)
  const less = work.payChange?.monthly.value ?? 0
  expect(less).toBeGreaterThan(400)
  expect(others).toEqual([])
  expect(Math.round(share?.amount.value ?? 0)).toBe(168 + 60 + 261 - less)
  expect(plainText(planOf(paidLess).nextSteps.find(({ id }) => id === 'extra')?.title ?? '')).not.toContain(
    '$168',
  )
})

const twoAtOneRate: Household = {
  ...{ age: 24, maritalStatus: 'partnered', state: 'WI', income: 26_000, savings: 300, behindOnDebts: false },
  ...{ takeHomeMonthly: 1_700, monthlyExpenses: 1_240, monthlyRent: 380 },
  debts: [
    { kind: 'credit_card', name: 'Ulta', balance: 500, rate: 0.2999, minPayment: 30 },
    { kind: 'credit_card', name: 'Nordstrom', balance: 650, rate: 0.2999, minPayment: 30 },
    { kind: 'auto', balance: 4_800, rate: 0.079, minPayment: 165 },
  ],
}

// The cushion of 1,240 misses 940: 460 in each of two months and 20 in the third, whose other 440 go to the first card. It
// owes 500 × 1.024992³ less three payments of 30 and those 440 by then, about 6: the next payment ends it.
test('what is left of the month that fills the cushion goes to the debt that is named first, and the next one is named too', () => {
  const plan = planOf(twoAtOneRate)
  expect(titleOf('extra', twoAtOneRate)).toBe(
    'Send $460 a month more to the Ulta credit card, then to the Nordstrom credit card',
  )
  expect(plainText(plan.summary)).toContain('The extra goes to the Ulta credit card first')
  // Nothing is left over with 1,240 in cash: the first month pays no more than a part of it.
  expect(titleOf('extra', { ...twoAtOneRate, savings: 1_240 })).toMatch(
    /^Send \$460 a month more to the Ulta credit card$/,
  )
})

// 1,500 less 1,480 leave 440 of 460 for the card this month; the cushion is full with it.
test('what is left beside what comes first is sent this month, and all of it from then on', () => {
  const single: Household = {
    ...{ age: 38, maritalStatus: 'single', filingStatus: 'single', state: 'GA', income: 61_000 },
    ...{ employment: 'employed', getsWholeMatch: true, behindOnDebts: false },
    ...{ monthlyExpenses: 3_300, monthlySurplus: 460, savings: 1_480 },
    debts: [
      { kind: 'credit_card', name: 'Visa', balance: 4_800, rate: 0.2799, minPayment: 145 },
      { kind: 'auto', name: 'car loan', balance: 13_500, rate: 0.079, minPayment: 365 },
    ],
  }
  expect(titleOf('extra', single)).toBe(
    'Send $440 more to the Visa credit card this month, and $460 a month from then on',
  )
  expect(stepOf('extra', single)?.dueDate).toBe(stepOf('first-cushion', single)?.dueDate)
  expect(planOf(single).allocations.find(({ label }) => plainText(label).includes('Visa'))?.amount).toBe(585)
})

// 1,600 at 29.99% are 1,640 a month later, and 50 and 500 of it are paid; the rest is gone in the month after, with some left
// for the next card: sums of one month, and none of each.
test('the month that ends a debt is named with what it sends to each', () => {
  const two: Household = {
    ...{ age: 38, maritalStatus: 'single', filingStatus: 'single', state: 'GA', income: 61_000 },
    ...{ employment: 'employed', getsWholeMatch: true, behindOnDebts: false },
    ...{ monthlyExpenses: 3_300, monthlySurplus: 1_070, savings: 1_200 },
    debts: [
      { kind: 'credit_card', name: 'Visa', balance: 4_800, rate: 0.2799, minPayment: 145 },
      { kind: 'credit_card', name: 'store card', balance: 1_600, rate: 0.2999, minPayment: 50 },
    ],
  }
  const work = workOf(two)
  const [store, visa] = extraShares(work)
  expect(store?.once?.shown).toBe(visa?.once?.shown)
  expect([store?.amount.unit, visa?.amount.unit]).toEqual(['usd', 'usd'])
  // What both get is the 1,070 of that month.
  expect((store?.amount.value ?? 0) + (visa?.amount.value ?? 0)).toBeCloseTo(1_070, 2)
  expect(plainText(planOf(two).summary)).toMatch(
    /In \w{3} 20\d\d \$\d+ of the extra goes to the store card and ends it: /,
  )
})
