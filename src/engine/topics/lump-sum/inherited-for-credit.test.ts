import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-26'))
const heirs: Household = {
  age: 63,
  spouseAge: 61,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'FL',
  dependents: [],
  employment: 'retired',
  income: 0,
  payThisYear: 39_800,
  spouseIncome: 41_500,
  spouseHasWorkplacePlan: true,
  spouseEmployerMatch: { rate: 0.5, upTo: 0.06 },
  spouseContributionRate: 0.06,
  pensionMonthly: 1_150,
  monthlyExpenses: 4_900,
  savings: 38_400,
  amount: 142_700,
  moneySource: 'inherited_ira',
  inheritedFrom: 'parent',
  ownerDeathYear: 2025,
  ownerTookWithdrawals: true,
  inheritedYearEnd: 151_300,
  goal: 'income',
  horizonYears: 9,
  riskTolerance: 'conservative',
  retirementSavings: 264_800,
  debts: [],
  marketplaceCoverage: true,
}
const planOf = (more: Household = {}) => {
  const plan = wholePlan(lumpSumInvest, { ...heirs, ...more }, context)
  const check = (id: string) => plan.checks.find((one) => one.id === id)
  return {
    figure: (id: string) => plan.figures.find((figure) => figure.id === id)?.value,
    titleOf: (id: string) => plainText(check(id)?.title ?? ''),
    detailOf: (id: string) => plainText(check(id)?.detail ?? ''),
    steps: plan.nextSteps.map(({ id, title }) => `${id}: ${plainText(title)}`),
    reasons: plan.allocations.map(({ description }) => plainText(description)).join(' '),
  }
}

/*
 * Income without the IRA: 39,800, 94% of 41,500 and 13,800 are 92,610, and 38,400 of cash earn 3.4%, 1,306. An even tenth
 * of 142,700, 14,270, is far over 84,600, and the most that both may deduct, 2 × 8,600, does not bring it back. The least,
 * 151,300 ÷ 24.5, is 6,176: 100,092, and 16,492 into IRAs leave 83,600, a thousand below the limit. At 12% it leaves 5,435
 * for them; 38,400 less a fund of 19,600 has the other 11,057. Then 136,524 ÷ 9 a year.
 */
test('only the least comes out of an inherited IRA where that and deducted IRAs keep the Marketplace credit', () => {
  const { figure, titleOf, detailOf, steps } = planOf()
  expect(figure('inherited.withdrawal')).toBe(6_176)
  expect(figure('inherited.after')).toBe(15_169)
  expect(figure('iras.for-credit')).toBe(16_492)
  expect(figure('iras.from-cash')).toBe(11_057)
  expect(titleOf('marketplace')).toBe('Money before tax keeps the Marketplace credit')
  expect(detailOf('marketplace')).toContain('Put $16,492 into traditional IRAs by Apr 15, 2027')
  expect(steps).toContain(
    'inherited.required: Take the required withdrawal of this year, about $6,176, and no more',
  )
  expect(steps).toContain('marketplace: Put $11,057 of your cash into traditional IRAs too')
  expect(steps).toContain('inherited.withhold: From January on take $15,169 a year and have the tax withheld')
})

test('an IRA is not said to keep a credit that it does not reach', () => {
  const { figure, titleOf, reasons } = planOf({ savings: 19_600 })
  expect(figure('inherited.withdrawal')).toBe(14_270)
  expect(titleOf('marketplace')).toBe('Over the limit of the Marketplace credit')
  expect(titleOf('ira')).not.toContain('Marketplace')
  expect(reasons).not.toContain('Marketplace')
})

// 94% of 22,000 make it 74,280 and 1,306: with 6,176 it is 81,762, with 14,270 89,856.
test('where the least alone stays below the limit no IRA is asked for', () => {
  const { figure, titleOf } = planOf({ spouseIncome: 22_000 })
  expect(figure('inherited.withdrawal')).toBe(6_176)
  expect(figure('iras.for-credit')).toBeUndefined()
  expect(titleOf('marketplace')).toBe('Stay below the limit of the Marketplace credit')
  // Without Marketplace cover nothing speaks against an even share.
  expect(planOf({ marketplaceCoverage: false }).figure('inherited.withdrawal')).toBe(14_270)
})
