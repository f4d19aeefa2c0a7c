import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { carriedGap } from './carried-gap.ts'
import { amountOf, detailOf, planOf, stepIds, workOf } from './plan-for-tests.ts'

const worker: Household = {
  ...{
    age: 61,
    state: 'MI',
    maritalStatus: 'divorced',
    income: 31_000,
    employment: 'employed',
    dependents: [],
  },
  ...{ takeHomeMonthly: 2_180, monthlyExpenses: 1_450, monthlyRent: 780, savings: 2_000, deductible: 1_000 },
  ...{ debtPaymentMonthly: 600, behindOnDebts: false, getsWholeMatch: true },
  debts: [
    { kind: 'credit_card', name: 'Visa', balance: 8_200, rate: 0.279, minPayment: 250 },
    { kind: 'credit_card', name: 'Store', balance: 3_100, rate: 0.2299, minPayment: 95 },
    { kind: 'medical', balance: 2_400, rate: 0, minPayment: 50 },
    { kind: 'auto', balance: 9_500, rate: 0.085, minPayment: 255 },
  ],
}

// 250 + 95 + 50 + 255 = 650, of which 600 are there: 2,000 ÷ 50 is 40 months, of which a year is counted, 12 × 50 = 600.
test('cash pays what is missing of the payments before a dollar of it goes ahead to a card', () => {
  const plan = planOf(worker)
  expect(workOf(worker).stage).toBe('shortfall')
  expect(plainText(plan.summary)).toContain(
    'Your cash can pay what is missing for 12 months: keep $600 of it',
  )
  expect(plainText(plan.summary)).toContain('That would fit what you have.')
  expect(stepIds(plan)).not.toContain('spare')
  expect(amountOf(plan, 'Medical bill')).toBe(50)
  expect(plan.totalAmount).toBe(650)
  expect(detailOf(plan, 'late')).not.toContain('Autopay')
})

test('cash that does not last until a counselor can help is not counted on', () => {
  const plan = planOf({ ...worker, savings: 120 })
  expect(plainText(plan.summary)).toContain('Call the other lenders before you miss a payment')
  expect(plan.totalAmount).toBe(600)
})

// 3,000 − 1,000 pays off a card of 1,500 whose 150 a month are then free.
test('cash that ends a debt whose payment closes the gap is still sent', () => {
  const debts = worker.debts!.map((debt) =>
    debt.name === 'Store' ? { ...debt, balance: 1_500, rate: 0.2999, minPayment: 150 } : debt,
  )
  const plan = planOf({ ...worker, debts, savings: 3_000 })
  expect(stepIds(plan)).toContain('spare')
  expect(plainText(plan.title)).not.toContain('Get through this month')
})

const short: Household = {
  ...{ age: 26, state: 'OH', maritalStatus: 'single', filingStatus: 'single', income: 51_000, earners: 1 },
  ...{ savings: 2_150, deductible: 1_000, takeHomeMonthly: 3_560, monthlyExpenses: 3_890, numDependents: 0 },
  ...{ employment: 'employed', incomeStability: 'steady', getsWholeMatch: true, behindOnDebts: false },
  debts: [{ kind: 'auto', balance: 6_200, rate: 0.0649, minPayment: 214 }],
}

// 3,890 − 3,560 are 330, of which 214 are the payment: 2,150 last six months, of which the payments take 1,284.
test('cash that pays payments which cannot be met pays the rest of what the month is short by too', () => {
  const gap = carriedGap(workOf(short))
  expect([gap?.months.value, gap?.sum.value]).toEqual([6, 1_284])
  expect(plainText(planOf(short).summary)).toContain(
    'Your cash can pay what is missing for 6 months: keep $1,284 of it for that',
  )
})

// 3,660 − 3,560 are 100, less than the payment: 2,150 last longer than the year that is counted.
test('a month that is short by less than the payments is counted by that', () => {
  expect(carriedGap(workOf({ ...short, monthlyExpenses: 3_660 }))?.months.value).toBe(12)
})
