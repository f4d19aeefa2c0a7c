import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const sketch = sketchContext(draftContext('2026-11-28'))
const widowed: Household = {
  ...{ age: 63, maritalStatus: 'widowed', spouseDeathYear: 2026, filingStatus: 'married_joint', state: 'FL' },
  ...{ income: 44_000, employment: 'employed', amount: 250_000, moneySource: 'life_insurance' },
  ...{ goal: 'income', horizonYears: 4, riskTolerance: 'conservative', savings: 18_000 },
  ...{ nearGoal: 'car', nearGoalSum: 28_000, nearGoalYears: 1, monthlyExpenses: 3_400 },
  ...{ retirementSavings: 195_000, retirementAge: 67, ssMonthly: 1_700, ssFromAge: 67, pretaxIraBalance: 0 },
  ...{ hasWorkplacePlan: true, contributionRate: 0.05, employerMatch: { rate: 1, upTo: 0.04 } },
}
const claim = (household: Household) =>
  plainText(
    wholePlan(lumpSumInvest, household, sketch).checks.find(({ title }) =>
      plainText(title).startsWith('Claim the saver’s credit'),
    )?.detail ?? '',
  )

/*
 * IRC §6433: half of 2,000 for one who files alone, less evenly between 20,500 and 35,500. Pay of 44,000 less 5% is 41,800,
 * beyond it. A raise of about 30,000 from May 28 on takes 218 of 365 days, about 18,000, off the income of 2027, and all of
 * it off that of 2028: with about 6,600 that the money and the savings earn 30,400 and 18,100. 9,900 of 15,000 is 66 of 100
 * points: of 1,000 some 340 are left in 2027, and all of it from 2028 on.
 */
test('the saver’s match is told at the income that the raise at work leaves', () => {
  const [, first = '', whole = ''] =
    /about \$(\d+) of it is left for that year and up to \$([\d,]+) a year from 2028 on/.exec(
      claim(widowed),
    ) ?? []
  expect(Math.abs(Number(first) - 340)).toBeLessThan(40)
  expect(whole).toBe('1,000')
  expect(claim(widowed)).toContain('It is paid into a Traditional account: claim it with the return.')
  expect(claim(widowed)).not.toContain('at this income nothing of it is left')
})

test('where no raise at work is asked for, nothing of it is left at an income beyond its limit', () => {
  const without: Household = { ...widowed, contributionRate: 0.8 }
  expect(claim({ ...widowed, hasWorkplacePlan: false, contributionRate: 0 })).not.toContain('with the raise')
  expect(claim(without)).not.toContain('with the raise')
})
