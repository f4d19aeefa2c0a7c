/** The income of the years in college is that of whole years: a part of a year’s pay is none of them. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-27'))
const creditOf = (household: Household) =>
  plainText(
    wholePlan(collegeSavings, household, context).checks.find(({ id }) => id === 'credit')?.detail ?? '',
  )

const family: Household = {
  ...{ age: 37, spouseAge: 35, maritalStatus: 'married', filingStatus: 'married_joint', state: 'VA' },
  ...{ employment: 'employed', income: 93_400, hasWorkplacePlan: true, contributionRate: 0.06 },
  ...{ spouseHasWorkplacePlan: true, spouseContributionRate: 0.05, spouseIncome: 0, dependents: [6] },
  ...{ collegeMonthly: 125, savings: 28_800, monthlyExpenses: 5_720, retirementOnTrack: true, debts: [] },
}
const onLeave: Household = {
  ...family,
  ...{
    spouseOnUnpaidLeave: true,
    spouseOffWorkMonths: 3.4,
    spouseFormerPay: 58_700,
    spousePayThisYear: 38_100,
  },
}

// 93,400 × 94% + 58,700 × 95% = 143,561; at 2.3% a year for the 12 years to 2038 that is 188,601, beyond the end at 180,000
// (IRC §25A(d)). With the 38,100 of this year it would be 165,394, and most of the credit would be promised.
test('a spouse who comes back from leave earns a whole year in college, and not what this year had', () => {
  expect(creditOf(onLeave)).toContain('With about $188,601 a year of income when college begins')
  expect(creditOf({ ...family, spouseIncome: 58_700 })).toContain('about $188,601')
})

test('somebody between jobs is paid as before by then, with or without a day that was named', () => {
  const { spouseOnUnpaidLeave: _leave, ...rest } = onLeave
  const lost: Household = { ...rest, spouseOutOfWork: true, spouseSeparationDate: '2026-08-21' }
  expect(creditOf(lost)).toContain('about $188,601')
  const { spouseOffWorkMonths: _months, ...unnamed } = lost
  expect(creditOf(unnamed)).toContain('about $188,601')
})

// 112,600 × 94% is 105,844, × 1.023¹², 1.313734, is 139,051, and 87,796 would be 115,339: the credit is whole at both, of a joint return.
test('a pay that was named for the next year is that of the years in college', () => {
  const raised: Household = { ...family, expectedPay: 112_600, expectedPayFrom: 2027 }
  expect(creditOf(raised)).toContain('about $139,051')
})
