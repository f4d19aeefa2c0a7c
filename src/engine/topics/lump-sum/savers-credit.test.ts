import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from '../next-dollar/next-dollar.ts'
import type { Topic } from '../topic.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const sketch = sketchContext(draftContext('2026-11-26'))
const claimIn = (topic: Topic, household: Household) =>
  plainText(
    wholePlan(topic, household, sketch).checks.find(({ title }) =>
      plainText(title).startsWith('Claim the saver’s credit'),
    )?.detail ?? '',
  )

/** One works, the other has Social Security and a pension. */
const couple: Household = {
  age: 63,
  spouseAge: 67,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'PA',
  dependents: [],
  income: 31_400,
  spouseIncome: 0,
  employment: 'employed',
  earners: 1,
  retirementAge: 67,
  spouseSsMonthly: 2_180,
  spouseSsFromAge: 66,
  spousePensionMonthly: 640,
  spousePensionFromAge: 65,
  ssMonthly: 1_520,
  ssFromAge: 67,
  monthlyExpenses: 4_390,
  monthlySurplus: 460,
  savings: 32_700,
  retirementSavings: 248_500,
  debts: [],
  hasWorkplacePlan: true,
  employerMatch: { rate: 0.5, upTo: 0.06 },
  contributionRate: 0.04,
  contributionKind: 'traditional',
  rothOptionAtWork: true,
  hsaEligible: false,
}

// Rev. Proc. 2025-32 and Notice 2025-67: a couple’s credit is a fifth between 48,500 and 52,500 of income. Theirs is about
// 50,600, and 32,200 + 1,650 + 6,000 come off it, so the tax is above 1,000. 20% of 2 × 2,000 = 800.
test('what a sum puts into IRAs for this year counts for the saver’s credit of each', () => {
  const sum: Household = { ...couple, amount: 140_000, goal: 'retirement', horizonYears: 15 }
  expect(claimIn(lumpSumInvest, { ...sum, moneySource: 'inheritance' })).toContain(
    'into the plan at work and into IRAs for this year takes about $800 off your tax',
  )
  // A gain is income of that year, and takes it over the limit.
  expect(claimIn(lumpSumInvest, { ...sum, moneySource: 'stock_sale', saleGain: 60_000 })).toBe('')
})

// Until returns are due 2,000 of 2,085 go to the spouse’s IRA and 85 to the own one, beside 1,256 at work: 20% of 3,341.
test('the months until returns are due count for it too', () => {
  expect(claimIn(nextDollar, couple)).toContain('takes about $668 off your tax')
})
