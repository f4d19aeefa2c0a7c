import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import type { CalendarDate } from '../units.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
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

/** Laid off in Michigan with six weeks of severance, beside a spouse of 41,000 and a child of 12. */
const michigan: Household = {
  age: 44,
  spouseAge: 43,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'MI',
  dependents: [12],
  employment: 'unemployed',
  formerPay: 66_000,
  payThisYear: 58_000,
  separationDate: '2026-11-13',
  severance: 7_600,
  severanceWeeks: 6,
  unemploymentMonthly: 1_900,
  spouseIncome: 41_000,
  monthlyExpenses: 4_300,
  savings: 6_500,
  coverPremiumMonthly: 640,
  coverEnds: '2026-11-30',
  debts: [{ kind: 'credit_card', balance: 8_400, rate: 0.249, minPayment: 250 }],
}

// 41,000 less 7.65%, 3,136.50, less 4.25% of what three exemptions of 5,900 leave, 23,300: 990. Nothing federal is due. Of
// 36,873 a month is 3,072; the state's 30% of the federal credit for workers comes once, with the return.
test('credits of the state that come with the return are in no month of the pay that goes on', () => {
  const plan = wholePlan(debtPayoffTopic, michigan, sketchContext(draftContext('2026-11-27')))
  const monthly = plan.figures.find(({ id }) => id === 'goes-on.partner')?.value as number
  expect(Math.abs(monthly - 3_072)).toBeLessThan(4)
})

test('severance that the months count is named with the cash', () => {
  const plan = wholePlan(debtPayoffTopic, michigan, sketchContext(draftContext('2026-11-27')))
  expect(plainText(plan.checks.find(({ id }) => id === 'runway')?.detail ?? '')).toMatch(
    /, the \$6,500 that you have and \$[\d,]+ of severance after tax last/,
  )
})

test('benefits that were told and have not begun leave the claim among the steps', () => {
  const stepsOn = (day: CalendarDate) =>
    wholePlan(debtPayoffTopic, michigan, sketchContext(draftContext(day))).nextSteps
  expect(plainText(stepsOn('2026-11-27').find(({ id }) => id === 'unemployment')?.title ?? '')).toBe(
    'File for unemployment benefits, if that is not done yet',
  )
  // Six weeks after Nov 13 they run.
  expect(stepsOn('2026-12-28').map(({ id }) => id)).not.toContain('unemployment')
})
