import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { monthsToFill } from './filling.ts'
import { planOf, stepIds, workOf } from './plan-for-tests.ts'

const household: Household = {
  ...{ age: 40, state: 'OH', maritalStatus: 'single', income: 42_000, earners: 1, numDependents: 0 },
  ...{ savings: 2_600, deductible: 1_000, monthlyExpenses: 2_600, employment: 'employed' },
  ...{ incomeStability: 'steady', getsWholeMatch: true, debtPaymentMonthly: 500, behindOnDebts: false },
  debts: [
    { kind: 'auto', balance: 9_000, rate: 0.06, minPayment: 400 },
    { kind: 'auto', name: 'old car', balance: 720, rate: 0.06, minPayment: 250 },
  ],
}

// 650 are asked and 500 are there; 720 at 250 a month end in 3 months, so 3 × 150 of the 2,600 carry them. Nobody who can
// take a car waits. From month 4 on 100 of the 250 are free: 21 months of that and 500 from month 25 on fill the 8,250 that
// are missing of 4 × 2,600 in month 37.
test('what is missing for some months is carried by cash, and no longer than until the debt ends', () => {
  const work = workOf(household)
  expect([work.bridge?.months.value, work.bridge?.sum.value]).toEqual([3, 450])
  expect(work.stage).not.toBe('shortfall')
  expect(work.kept?.value).toBe(2_150)
  expect(work.plan.months).toBe(24)
  expect(monthsToFill(work, 'fund')).toBe(37)
  const plan = planOf(household)
  expect(plainText(plan.summary)).toContain('keep $450 of it for these payments, and pay each bill in full')
  expect(plainText(plan.summary)).toContain('From then on $100 a month of what it took is free')
  expect(stepIds(plan)).toContain('bridge')
  expect(stepIds(plan)).not.toContain('needs-first')
})

// With 50 more only 100 are missing, and with 200 more nothing is: then 50 go to the fund from the first month on.
test('a little more each month closes the gap first', () => {
  const work = workOf(household)
  const setAside = (more: number) => work.tried({ more }).schedule.map((month) => month.setAside)
  expect([setAside(0)[3], setAside(50)[3], setAside(200)[0]]).toEqual([250, 250, 50])
  const filled = (more: number) => monthsToFill({ ...work, plan: work.tried({ more }) }, 'fund') ?? Infinity
  expect(filled(50)).toBeLessThan(filled(0))
})

test('cash that does not last until then, or a gap without an end, stays a month in which needs come first', () => {
  expect(workOf({ ...household, savings: 400 }).stage).toBe('shortfall')
  const lasting = { ...household, debts: household.debts!.map((debt) => ({ ...debt, balance: 9_000 })) }
  expect(workOf(lasting).bridge).toBeUndefined()
  expect(workOf(lasting).stage).toBe('shortfall')
})

// Of 430 of cash 300 end the smaller loan. The plan for the other takes 300 for two months: with 72 for the card 372 are asked and
// 232 are there, so that 280 are missing in all, and 130 are left.
test('cash that ends a debt today carries no payments as well', () => {
  const twice: Household = {
    ...{ age: 29, state: 'MO', maritalStatus: 'single', income: 33_700, earners: 1, dependents: [] },
    ...{ savings: 430, monthlyExpenses: 2_100, monthlySurplus: 160, employment: 'employed' },
    behindOnDebts: false,
    debts: [
      { kind: 'payday', name: 'Speedy', balance: 600, rate: 3.91 },
      { kind: 'payday', name: 'Quick', balance: 300, rate: 2.6 },
      { kind: 'credit_card', balance: 2_400, rate: 0.289, minPayment: 72 },
    ],
  }
  const work = workOf(twice)
  expect(work.ended.map(({ balance }) => balance.value)).toEqual([300])
  expect([work.bridge, work.kept?.value, work.stage]).toEqual([undefined, 130, 'shortfall'])
  expect(workOf({ ...twice, savings: 590 }).bridge?.sum.value).toBe(280)
  const detail = plainText(planOf(twice).checks.find(({ id }) => id === 'payday')?.detail ?? '')
  expect(detail.match(/Some states allow no such rate/g)).toHaveLength(1)
})
