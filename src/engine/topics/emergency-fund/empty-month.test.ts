import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { emergencyFund } from './emergency-fund.ts'

const context = sketchContext(draftContext('2026-11-26'))
const nothingLeft: Household = {
  ...{ age: 29, maritalStatus: 'single', filingStatus: 'single', state: 'TX', dependents: [] },
  ...{ employment: 'employed', incomeStability: 'steady', income: 48_000, monthlySurplus: 0 },
  ...{ monthlyExpenses: 3_000, savings: 2_800, deductible: 500, debts: [] },
}
const planOf = (more: Household = {}) => wholePlan(emergencyFund, { ...nothingLeft, ...more }, context)
const datesOf = (more: Household = {}) => {
  const card = planOf(more).visualizations.find(({ id }) => id === 'fund-faster')
  return card?.type === 'schedule' ? card.rows.map((row) => plainText(row[1] ?? '')) : undefined
}
const car = { kind: 'auto', balance: 2_000, rate: 0, minPayment: 200 } as const
const raise: Household = { payOutlook: 'higher', expectedPay: 60_000, expectedPayFrom: 2029 }

// Four months of 2,800 once the car is paid: 11,200, of which 8,400 are missing. From October 2027 on 200 a month are free:
// 42 months after the first ten end in March 2031. 1 a month puts 10 there before, and 201 fill 8,390 in 42 as well.
test('a month that leaves nothing fills the fund with a payment that ends', () => {
  const plan = planOf({ debts: [car] })
  expect(plainText(plan.summary)).toContain(
    'If you find nothing, it is full in Mar 2031, with the $200 a month of the car loan that is free from Sep 2027 on.',
  )
  expect(datesOf({ debts: [car] })?.[0]).toBe('Mar 2031')
  expect(datesOf({ debts: [car], monthlySurplus: 1 })?.[0]).toBe('Mar 2031')
})

test('the table names no day for nothing a month only where nothing changes', () => {
  expect(datesOf()?.[0]).toBe('Not yet')
  expect(plainText(planOf().summary)).not.toContain('If you find nothing')
})

// The raise of 12,000 is taxed by 12 % and 7.65 %: 803 a month from January 2029 on. Of 12,000 there are 2,800 of cash, and
// 9,200 take 12 months, that January the first of them.
test('a raise that was told fills the fund of whoever puts nothing aside today, as it does with a dollar a month', () => {
  const plan = planOf(raise)
  expect(plainText(plan.summary)).toContain(
    'If you find nothing, it is full in Dec 2029. From Jan 2029 on the pay that you expect brings about $803 a month more, which that day counts on.',
  )
  expect(datesOf(raise)?.[0]).toBe('Dec 2029')
  expect(datesOf({ ...raise, monthlySurplus: 1 })?.[0]).toBe('Dec 2029')
})

// What is found before that day is not told to wait for it.
test('the first cushion is not put off until the raise', () => {
  const starter = planOf({ ...raise, savings: 100 }).nextSteps.find(({ id }) => id === 'starter')
  expect(starter?.dueDate).toBe('2027-04-15')
})
