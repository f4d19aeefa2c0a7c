import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-27')
const stays: Household = {
  ...{ age: 52, filingStatus: 'single', income: 78_600, stillWorksThere: true },
  ...{ planType: 'plan_403b', planBalance: 214_300, iraFee: 0.0011 },
}
const summaryOf = (more: Household) => plainText(rollover.draft({ ...stays, ...more }, context).summary)

/*
 * An adviser at 1% on top of funds at 0.11% takes 1.11% a year: more than a plan at 0.6%, and less than one at 1.24%, beside
 * which nothing is lost by it. At 0.5% he takes 0.61%.
 */
test('an adviser’s fee leaves less only beside an old plan that costs less than both', () => {
  expect(summaryOf({ oldPlanFee: 0.006 })).toMatch(/adviser’s fee, .* would leave about \$[\d,]+ less/)
  expect(summaryOf({ oldPlanFee: 0.0124 })).not.toContain('adviser')
  expect(summaryOf({ oldPlanFee: 0.0124, adviserFee: 0.005 })).toMatch(/adviser, .* about \$[\d,]+ more/)
  expect(summaryOf({ oldPlanFee: 0.004, adviserFee: 0.005 })).toMatch(/adviser, .* about \$[\d,]+ less/)
})
