/** Social Security, pension and disability pay go on when a job is lost. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { fundWork } from './emergency-fund/work.ts'

const context = sketchContext(draftContext('2026-11-20'))
const laidOff: Household = {
  age: 64,
  maritalStatus: 'single',
  dependents: [],
  employment: 'unemployed',
  income: 0,
  monthlyExpenses: 3_000,
  savings: 6_000,
  debts: [],
}
const runway = (household: Household) => fundWork(household, context).runway.value
const summary = (household: Household) => plainText(wholePlan(emergencyFund, household, context).summary)

// A bare month is 2,700. 1,600 less a tenth of tax is 1,440, for 26 weeks, 5.98 months. With 1,900 beside it 800 is missing,
// which the benefits cover; then 6,000 ÷ 800 is 7.5 months more. Without it 1,260 a month is missing: 6,000 ÷ 1,260 = 4.7.
test('what is paid for life comes off what the cash has to pay', () => {
  const benefits: Household = { ...laidOff, unemploymentMonthly: 1_600 }
  expect(runway(benefits)).toBe(4.7)
  for (const key of ['ssMonthly', 'pensionMonthly', 'disabilityMonthly', 'vaMonthly'] as const)
    expect(runway({ ...benefits, [key]: 1_900 }), key).toBe(13.4)
  const couple: Household = { ...benefits, maritalStatus: 'married', spouseIncome: 0, spouseSsMonthly: 1_900 }
  expect(runway(couple)).toBe(13.4)
  expect(summary({ ...benefits, ssMonthly: 1_900 })).toContain(
    'with $1,900 a month of Social Security and $1,440 a month of benefits after tax',
  )
})

test('what covers a bare month by itself leaves the cash alone', () => {
  expect(summary({ ...laidOff, ssMonthly: 1_700, pensionMonthly: 1_000 })).toContain(
    'What goes on, $2,700 a month of Social Security and pension, covers your bare costs',
  )
})

// 6,000 ÷ 2,700 is 2.2.
test('Social Security that is only expected pays nothing yet', () => {
  expect(runway({ ...laidOff, age: 50, ssMonthly: 1_900 })).toBe(2.2)
  expect(runway({ ...laidOff, ssMonthly: 1_900, ssFromAge: 67 })).toBe(2.2)
})

test('whoever cannot work for good is sent to no unemployment office', () => {
  const household: Household = {
    ...laidOff,
    age: 28,
    cannotWork: true,
    ssMonthly: 994,
    monthlyExpenses: 940,
    savings: 1_200,
  }
  expect(summary(household)).not.toMatch(/unemployment|once pay returns/)
  expect(fundWork(household, context).stage).toBe('retired')
})
