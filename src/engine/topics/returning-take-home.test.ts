import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { worksheet } from '../worksheet.ts'
import { returningPay } from './returning-pay.ts'
import { returningTakeHome } from './returning-take-home.ts'

const context = draftContext('2026-11-26')
function takeHome(household: Household): number | undefined {
  const sheet = worksheet()
  const reader = factReader(sheet, household, context.today)
  const returning = returningPay(sheet, reader, context)
  return returning && returningTakeHome({ sheet, reader, context }, returning).value
}

// 61,500 − 16,100 = 45,400: 12,400 at 10% and 33,000 at 12% are 5,200; 7.65% of 61,500 are 4,704.75. 51,595.25 ÷ 12.
test('a pay that comes again brings home what its taxes leave', () => {
  const laidOff: Household = {
    ...{ age: 40, filingStatus: 'single', state: 'TX', employment: 'unemployed', income: 0 },
    ...{ expectedPay: 61_500, expectedPayFrom: 2027 },
  }
  expect(takeHome(laidOff)).toBe(4_299)
})

/*
 * Beside 91,600, which leave 59,400: 6% of 66,000 go in before tax, and 62,040 more are 41,400 at 12% and 20,640 at 22%,
 * 9,508.80; 7.65% of 66,000 are 5,049. 62,040 − 14,557.80 ÷ 12. It is a whole year of it, though next year has less.
 */
test('beside another pay it is taxed on top of it, and what goes into its plan is no cash', () => {
  const onLeave: Household = {
    ...{ age: 35, spouseAge: 34, dependents: [], maritalStatus: 'married', filingStatus: 'married_joint' },
    ...{ state: 'TX', employment: 'employed', income: 91_600, spouseIncome: 0, spouseOutOfWork: true },
    ...{ spouseOnUnpaidLeave: true, spouseFormerPay: 66_000, spouseOffWorkMonths: 3 },
    ...{ contributionRate: 0, spouseContributionRate: 0.06 },
  }
  expect(takeHome(onLeave)).toBe(3_956)
})
