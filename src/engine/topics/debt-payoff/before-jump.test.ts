import { expect, test } from 'vitest'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, planOf, workOf } from './plan-for-tests.ts'

const visa: Debt = { kind: 'credit_card', name: 'Visa', balance: 14_500, rate: 0.229, minPayment: 420 }
const transfer: Debt = {
  kind: 'credit_card',
  name: 'Transfer card',
  balance: 6_000,
  rate: 0.2699,
  minPayment: 60,
  promoEnds: '2027-08-31',
  promoRate: 0,
}
const car: Debt = { kind: 'auto', balance: 7_200, rate: 0.059, minPayment: 310 }

// Eight of the nine thousand in cash go to the Visa card today. Worked out in decimal arithmetic apart from this code.
const cards: Household = {
  debts: [visa, transfer, car],
  debtPaymentMonthly: 1_400,
  savings: 9_000,
  deductible: 1_000,
  monthlyExpenses: 4_200,
}

test('a balance that outlasts its promotion comes before a cheap loan and the fund before that', () => {
  const { plan, order } = workOf(cards)
  expect(order).toBe('before-jump')
  expect(plan.debts.map(({ months }) => months)).toEqual([7, 13, 25])
  expect(plan.totalInterest).toBe(1_104.64)
  // Months 7 to 9 of the schedule: 60 and the rest of the first card, then 1,400 less 310 for the car.
  expect(plan.schedule[8]?.balances[1]).toBe(3_183.45)
  expect(detailOf(planOf(cards), 'promotion.debt.1')).toMatch(/It comes before the car loan, although/)
})

// With nothing else in between, 600 a month clears 3,000 in five months: each on the loan first saves its interest.
test('a balance that is gone before its promotion ends waits where that costs less', () => {
  const { order, plan, avalanche } = workOf({
    debts: [{ ...transfer, balance: 3_000 }, car],
    monthlySurplus: 600,
  })
  expect(order).toBe('avalanche')
  expect(plan.totalInterest).toBe(avalanche.totalInterest)
})

test('no other place for a promotion costs less than the one that it has', () => {
  const { numbers, tried, plan } = workOf(cards)
  for (const rank of [0, 0.1, 0.25]) {
    const debts = numbers.map((debt) =>
      debt.promotion === undefined ? debt : { ...debt, promotion: { ...debt.promotion, rank } },
    )
    expect(tried({ debts }).totalInterest).toBeGreaterThanOrEqual(plan.totalInterest)
  }
})

// Eighteen months to May 31, 2028: 60 + 600 a month clear 6,000 in ten, so the 8,000 beyond the cushion stay.
test('no cash is sent to a balance that the month clears while its promotion lasts', () => {
  const household: Household = {
    debts: [{ ...transfer, promoEnds: '2028-05-31' }, car],
    monthlySurplus: 600,
    savings: 9_000,
    deductible: 1_000,
    monthlyExpenses: 3_200,
  }
  const { spare, plan } = workOf(household)
  expect([spare, plan.debts[0]?.months]).toEqual([undefined, 10])
  // The fund of 12,800 is not full: 6,000 ÷ 17 payments until April clear the card in time, and the rest fills the fund.
  expect(plainText(planOf(household).summary)).toContain('pay $353 a month on it, and it is gone by Apr 2028')
  // A hundred a month do not: what is left would cost 26.99% from then on.
  expect(workOf({ ...household, monthlySurplus: 100 }).spare?.value).toBe(6_000)
})
