import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { lumpSumWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-26'))

/** A surviving spouse in Hawaii: 3% goes in, and the match takes 3% more. */
const widow: Household = {
  amount: 163_400,
  moneySource: 'life_insurance',
  goal: 'retirement',
  horizonYears: 19,
  riskTolerance: 'moderate',
  age: 46,
  maritalStatus: 'widowed',
  spouseDeathYear: 2025,
  filingStatus: 'surviving_spouse',
  state: 'HI',
  dependents: [13],
  adultDependents: 0,
  income: 68_900,
  monthlyExpenses: 5_240,
  savings: 13_700,
  retirementSavings: 118_600,
  retirementAge: 65,
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  hsaEligible: false,
  contributionRate: 0.03,
  employerMatch: { rate: 0.5, upTo: 0.06 },
  debts: [],
}

// 68,900 × 94% = 64,766, and 44,400 with all 20,366 that fit. Taxable 32,566 and 12,200: 3,412 − 2,200 for the child,
// against 1,220 − 2,200, paid out: 2,192. The credit for workers, (51,593 − 44,400) × 15.98%: 1,149. Hawaii with its part
// of that credit: 1,364. So 23.1%, less than the 24% of later. From 2027 on a couple’s match of 50% shrinks between 41,000
// and 71,000: of 2,000 it is 11%, and 45% at 44,400, 680 more. In all 26.4%.
test('the saver’s match that a lower income brings is weighed in what goes in before tax at work', () => {
  const { kindAtWork, placements } = lumpSumWork(widow, context)
  expect(kindAtWork?.verdict).toBe('traditional')
  expect(kindAtWork?.later.value).toBeGreaterThan(0.231)
  const atWork = placements.filter(({ step }) => step === 'deferral')
  expect(atWork.map(({ payroll }) => [payroll?.isRoth, payroll?.room.value])).toEqual([[false, 20_366]])
})
