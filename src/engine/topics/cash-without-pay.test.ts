import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { monthsOfCash, spentBy } from './months-of-cash.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const sketch = sketchContext(draftContext('2026-11-26'))

const couple: Household = {
  age: 29,
  spouseAge: 30,
  maritalStatus: 'married',
  state: 'WI',
  dependents: [],
  expecting: true,
  newChildMonthly: 1_400,
  employment: 'unemployed',
  income: 0,
  spouseIncome: 59_000,
  takeHomeMonthly: 4_300,
  monthlyExpenses: 5_000,
  emergencyFund: 6_500,
  separationDate: '2026-11-06',
  unemploymentMonthly: 1_600,
  deductible: 3_500,
  debts: [],
}

// 1,440 of benefits cover the 200 that 4,500 less 4,300 leave out until May 7, 26 weeks after Nov 6: 162 days, 5.33 months.
// 3.67 months of 200 leave 5,765 of 6,500. From the birth on 5,900 less 4,300 = 1,600 a month: 3.6 months, so 12.6 in all,
// into December 2027. Without the child 32.5 months of 200: 37.8.
test('cash without pay lasts as long as it reaches once the child on the way is there', () => {
  const plan = wholePlan(emergencyFund, couple, sketch)
  expect(plan.figures.find(({ id }) => id === 'runway')?.value).toBe(12.6)
  expect(plainText(plan.summary)).toContain('into Dec 2027')
  expect(plainText(plan.summary)).toContain('The birth is counted in 9 months, the latest')
  const childless = wholePlan(emergencyFund, { ...couple, newChildMonthly: 0 }, sketch)
  expect(childless.figures.find(({ id }) => id === 'runway')?.value).toBe(37.8)
})

// 700 a month are missing at 5,000; 5.33 months of benefits cover them, 3.67 months take 2,572, and 3,928 ÷ 2,100 = 1.87.
test('a month spent as now counts the child from the birth on', () => {
  const plan = wholePlan(nextDollar, couple, sketch)
  expect(plan.figures.find(({ id }) => id === 'way.current.lasts')?.value).toBe(10.8)
  expect(plainText(plan.checks.find(({ id }) => id === 'budget')?.detail ?? '')).toContain(
    'Once the benefits end $700 a month is missing, and $2,100 a month from the birth on',
  )
})

// The other pay of 4,300 covers a bare 3,600 of 4,000, and not the 5,000 with the child: 9 months cost nothing, then 700.
test('pay that covers a bare month today does not cover it with the child', () => {
  const plan = wholePlan(emergencyFund, { ...couple, monthlyExpenses: 4_000 }, sketch)
  expect(plan.figures.find(({ id }) => id === 'runway')?.value).toBe(18.2)
  expect(plainText(plan.summary)).not.toContain('can stay where it is')
})

test('a month that costs more after a turn takes no more before it', () => {
  const need = { spending: 200, benefit: 0, benefitMonths: 0, benefitWait: 0 }
  const turning = { ...need, later: [{ after: 3, spending: 1_000 }] }
  expect([1, 3, 4, 6].map((month) => spentBy(month, turning))).toEqual([200, 600, 1_600, 3_600])
  expect(monthsOfCash(2_100, turning)).toBe(4.5)
  // Benefits of 300 from the second month to the fourth: 200, 0, 0, 700.
  expect(spentBy(4, { ...turning, benefit: 300, benefitMonths: 3, benefitWait: 1 })).toBe(900)
})
