import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { endedPayOf } from './ended-pay.ts'
import { rothVsTraditional } from './roth/roth-vs-traditional.ts'
import { taxPicture } from './tax-picture.ts'

const context = draftContext('2026-11-27')
const pictureOf = (household: Household) => {
  const sheet = worksheet()
  return taxPicture(sheet, factReader(sheet, household, context.today), context)
}
const planOf = (household: Household) => wholePlan(rothVsTraditional, household, context)

const onLeave: Household = {
  ...{ age: 35, spouseAge: 34, dependents: [0], maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ state: 'VA', employment: 'employed', income: 91_600, spouseIncome: 0, spouseOutOfWork: true },
  ...{ spouseOnUnpaidLeave: true, spouseFormerPay: 66_000, spousePayThisYear: 38_100 },
  ...{ spouseOffWorkMonths: 3, monthlyExpenses: 5_380, savings: 31_200, retirementSavings: 104_300 },
  ...{ rothSavings: 12_800, hasWorkplacePlan: true, rothOptionAtWork: true, contributionRate: 0.06 },
  ...{ contributionKind: 'traditional', spouseHasWorkplacePlan: true, spouseContributionRate: 0.06 },
  ...{ spouseEmployerMatch: { rate: 1, upTo: 0.04 }, debts: [], ssMonthly: 2_700, ssFromAge: 67 },
  ...{ spouseSsMonthly: 2_200, spouseSsFromAge: 67, retirementAge: 67 },
}

// Back on Feb 27, 2027, after 57 of 365 days: 66,000 × 308 ÷ 365 = 55,693, of which 6% goes in before tax.
test('the pay of a leave that ends is on the return of the year after, from the month that was told', () => {
  const { later, taxReturn } = pictureOf(onLeave)
  expect(taxReturn.spouseWages).toBe(38_100)
  expect(later.taxReturn.spouseWages).toBeCloseTo(((66_000 * 308) / 365) * 0.94, 0)
  const { spouseOffWorkMonths: _untold, ...open } = onLeave
  expect(pictureOf(open).later.taxReturn.spouseWages ?? 0).toBe(0)
})

/*
 * This year 91,600 − 5,496 + 38,100 − 32,200 lies at 12%, and Virginia takes 5.75%. Next year 86,104 + 52,351 − 32,200 is
 * above the 100,800 at which 22% begins by 5,455 and what the cash brings.
 */
test('what a Traditional dollar saves once both are paid again is said, and decides where few pay checks are left', () => {
  const plan = planOf(onLeave)
  const summary = plainText(plan.summary)
  expect(summary).toContain('saves you about 27.8% in tax from next year on')
  expect(summary).toContain('This year it saves 17.8%, and from next year on your spouse is paid again.')
  expect(summary).toContain('leave the setting as it is')
  const text = plan.checks.map(({ title, detail }) => plainText(title) + plainText(detail)).join(' ')
  expect(text).not.toContain('if no new pay comes')
  expect(text).not.toContain('Without new pay')
  // 6% of 66,000, and the 4% that are matched, from next year on.
  expect(plan.figures.find(({ id }) => id === 'spouse.contribution')?.value).toBe(3_960)
  expect(plan.figures.find(({ id }) => id === 'spouse.match')?.value).toBe(2_640)
})

test('a new job that begins with the next year is pay of it, and one of a later year is not', () => {
  const laidOff: Household = {
    ...{ age: 45, filingStatus: 'single', state: 'KY', employment: 'unemployed', income: 0 },
    ...{ formerPay: 54_000, payThisYear: 29_400, separationDate: '2026-07-17', expectedPay: 74_600 },
  }
  expect(pictureOf({ ...laidOff, expectedPayFrom: 2027 }).later.agi.value).toBe(74_600)
  expect(pictureOf({ ...laidOff, expectedPayFrom: 2028 }).later.agi.value).toBe(0)
})

// Laid off on Sep 25, 26 weeks reach to Mar 26, 2027, and a job from January on ends them.
test('unemployment benefits of the next year are none once a new job begins with it', () => {
  const aheadOf = (household: Household) => {
    const sheet = worksheet()
    const reader = factReader(sheet, { ...laidOffInFall, ...household }, context.today)
    return endedPayOf(sheet, reader, context, false, []).benefitsAhead?.value
  }
  expect(aheadOf({})).toBeGreaterThan(5_000)
  expect(aheadOf({ expectedPay: 61_500, expectedPayFrom: 2027 })).toBeUndefined()
})

const laidOffInFall: Household = {
  ...{ age: 49, filingStatus: 'single', employment: 'unemployed', income: 0, formerPay: 78_900 },
  ...{ payThisYear: 59_300, separationDate: '2026-09-25', unemploymentMonthly: 1_960 },
}

/** The same two, told from the side of the one whose pay has stopped. */
const hasLeave: Household = {
  ...onLeave,
  ...{ age: 34, spouseAge: 35, employment: 'unemployed', income: 0, spouseIncome: 91_600 },
  ...{ formerPay: 66_000, payThisYear: 38_100, ssMonthly: 2_200, spouseSsMonthly: 2_700 },
  ...{ employerMatch: { rate: 1, upTo: 0.04 }, spouseEmployerMatch: { rate: 1, upTo: 0.06 } },
}
const {
  spouseOutOfWork: _out,
  spouseOnUnpaidLeave: _leave,
  spouseOffWorkMonths: _months,
  spouseFormerPay: _former,
  spousePayThisYear: _paid,
  ...outOfWork
} = hasLeave

test('a pay that comes again is read alike of a leave and of a lost job, and from either side', () => {
  const summaryOf = (household: Household) => plainText(planOf(household).summary)
  const isPaidAgain = /from next year on your spouse is paid again/
  const { spouseOnUnpaidLeave: _held, ...lost } = onLeave
  expect(summaryOf(lost)).toMatch(isPaidAgain)
  expect(summaryOf({ ...outOfWork, onUnpaidLeave: true, offWorkMonths: 3 })).toMatch(isPaidAgain)
  expect(summaryOf({ ...outOfWork, expectedPay: 66_000, expectedPayFrom: 2027 })).toMatch(isPaidAgain)
  // How long somebody without a job looks for one is no day on which they are paid.
  expect(summaryOf(outOfWork)).not.toMatch(isPaidAgain)
})

test('the pay that the one who asks expects is not that of a spouse without one', () => {
  const { spouseOffWorkMonths: _untold, spouseOnUnpaidLeave: _held, ...open } = onLeave
  const { later } = pictureOf({ ...open, expectedPay: 120_000, expectedPayFrom: 2027 })
  expect(later.taxReturn.spouseWages ?? 0).toBe(0)
})

// Two months and nine days from Nov 27 end on Feb 4, after 34 of 365 days; half a month ends before that January.
test('the own months without work move the first day of a pay that was named', () => {
  const named: Household = { ...outOfWork, expectedPay: 66_000, expectedPayFrom: 2027 }
  const laterOf = (more: Household) => pictureOf({ ...named, ...more }).later.taxReturn.wages ?? 0
  const whole = laterOf({})
  expect(laterOf({ offWorkMonths: 0.5 })).toBe(whole)
  expect(laterOf({ offWorkMonths: 2.3 })).toBeCloseTo((whole * 331) / 365, 0)
})
