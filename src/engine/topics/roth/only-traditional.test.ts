/** Dollars that can only be Traditional count in what a dollar costs later: beneath those with a choice, or as those that are weighed. */
import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf, workOf } from './setup-for-tests.ts'

const alone: Household = {
  ...{ age: 45, state: 'TX', maritalStatus: 'single', filingStatus: 'single', employment: 'employed' },
  ...{ numDependents: 0, retirementAge: 67, pensionMonthly: 0, payOutlook: 'same', debts: [] },
}

// 20 % of 90,000 and 7,200 are 25,200; an IRA takes 7,500 of it as Roth, and the plan offers nothing but Traditional for the rest.
test('what the plan at work takes as Traditional alone is among the savings that the choice is stacked on', () => {
  const { now, later } = workOf({
    ...{ ...alone, income: 90_000, hasWorkplacePlan: true, rothOptionAtWork: false, contributionRate: 0.2 },
    ...{ iraMonthly: 600, retirementSavings: 500_000, rothSavings: 0, pretaxIraBalance: 0 },
  })
  expect(now.traditionalBeside).toBe(25_200 - 7_500)
  expect(now.weighed).toBe(7_500)
  const grown = 500_000 * later.untouched + 17_700 * later.growth
  expect(Math.abs(later.otherBalance.value / grown - 1)).toBeLessThan(0.005)
})

/*
 * A benefit of 52,440 alone makes 610 of itself taxable, far below the standard deduction: the first dollar beside it costs
 * nothing. Some 13,000 a year from all dollars make about 22,000 taxable, so the last of them are taxed.
 */
test('where no other kind is open, what a dollar costs later is that of all dollars that go in', () => {
  const { now, decision, outcomes } = workOf({
    ...{
      ...alone,
      income: 200_000,
      hasWorkplacePlan: false,
      iraMonthly: 625,
      ssMonthly: 4_370,
      ssFromAge: 67,
    },
    ...{ retirementSavings: 1_000, rothSavings: 0, pretaxIraBalance: 1_000 },
  })
  expect(decision.reason).toBe('no-choice')
  expect(now.weighed).toBe(7_500)
  expect(now.traditionalBeside).toBe(0)
  expect(outcomes.laterRate(1)).toBe(0)
  expect(decision.later.value).toBeGreaterThan(0.02)
})

/*
 * Some 200,000 on the day work ends pay less than the standard deduction a year beside a benefit of 500 a month, so that a
 * converted dollar would cost little. 22,500 a year more make it some 1,000,000, which fill that deduction and the 10 % bracket.
 */
test('what goes in before tax raises what converted dollars would cost later', () => {
  const rateAt = (contributionRate: number) =>
    workOf({
      ...{ ...alone, income: 90_000, hasWorkplacePlan: true, rothOptionAtWork: false, contributionRate },
      ...{ ssMonthly: 500, ssFromAge: 67 },
      ...{ retirementSavings: 100_000, rothSavings: 0, pretaxIraBalance: 100_000, conversionAnnual: 10_000 },
    }).conversion?.rateLater.value ?? 0
  expect(rateAt(0.25) - rateAt(0.01)).toBeGreaterThan(0.05)
})

// The plan at work is full, and takes nothing but Traditional: its limit speaks for no kind of the 8,600 in an IRA.
test('where only the dollars of an IRA have a choice, title and answer do not speak of all, and a full plan decides nothing', () => {
  const household: Household = {
    ...{ ...alone, age: 58, state: 'OH', income: 190_000, priorYearWages: 185_000, hasWorkplacePlan: true },
    ...{ rothOptionAtWork: false, contributionRate: 0.17, retirementSavings: 600_000, pretaxIraBalance: 0 },
  }
  expect(workOf(household).decision.leans).not.toContain('full')
  const roth = planOf({ ...household, needsMoneyEarly: true })
  expect(plainText(roth.title)).toBe('Roth where you can choose')
  expect(plainText(roth.summary)).toMatch(/\$8,600 goes in as Roth\. The \$23,700 at work is Traditional/)
  expect(plainText(roth.summary)).not.toContain('all $8,600')
})
