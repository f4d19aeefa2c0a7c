import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-26'))
const retiring: Household = {
  ...{ age: 65, birthYear: 1961, spouseAge: 63, maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ state: 'MD', dependents: [], employment: 'employed', income: 96_800, spouseIncome: 0, earners: 1 },
  ...{ separationDate: '2027-06-30', retirementAge: 66, incomeStability: 'steady', hsaEligible: false },
  ...{ amount: 168_200, moneySource: 'inheritance', goal: 'income', horizonYears: 20 },
  ...{ pensionMonthly: 1_120, pensionFromAge: 66, ssMonthly: 2_760, ssFromAge: 66 },
  ...{ spouseSsMonthly: 1_240, spouseSsFromAge: 64, monthlyExpenses: 4_948, savings: 24_300 },
  ...{ retirementSavings: 418_500, pretaxIraBalance: 0, hasWorkplacePlan: true, rothOptionAtWork: false },
  ...{ contributionKind: 'traditional', contributionRate: 0.06, getsWholeMatch: true, debts: [] },
}
const planOf = (more: Household = {}) => wholePlan(lumpSumInvest, { ...retiring, ...more }, context)
const stepOf = (plan: ReturnType<typeof planOf>, id: string) => {
  const step = plan.nextSteps.find((one) => one.id === id)
  return step === undefined ? '' : plainText(step.how)
}

// From Dec 10, 2026, a fortnight on, to Jun 30, 2027 there are 202 days of the 365 that a raise is spread over.
test('pay that ends on a told day takes only a part of the raise, and the cash that is left has a place', () => {
  const plan = planOf()
  const figure = (id: string) => plan.figures.find((one) => one.id === id)?.value as number
  expect(figure('raise.own')).toBeGreaterThan(0)
  expect(figure('raise.own.by-last-day')).toBe(Math.round((figure('raise.own') * 202) / 365))
  expect(stepOf(plan, 'deferral')).toContain('Your pay ends on Jun 30, 2027')
  expect(stepOf(plan, 'deferral')).toContain('What is left of this cash on that day')
  const kept = plan.allocations.find(({ label }) => plainText(label).startsWith('Live on this'))
  expect(plainText(kept!.description)).toContain('Until your pay ends on Jun 30, 2027 raise what goes in')
})

test('the share is kept up next year only where pay goes on then', () => {
  const reviewOf = (more: Household = {}) =>
    planOf(more)
      .nextSteps.map(({ how }) => plainText(how))
      .join(' ')
  expect(reviewOf()).not.toContain('keep the higher share at work')
  expect(reviewOf({ separationDate: undefined, retirementAge: 70 })).toContain(
    'keep the higher share at work',
  )
})

/*
 * From Jun 30, 2027, seven months away, 1,120 and 2,760 come in against 4,948 of a month, and her 1,240 begin five months later,
 * at 64: 5 × 1,068. Cash beyond the fund pays its part. A car loan that the money ends takes nothing in those months.
 */
test('the months until the benefit of a spouse begins are kept where all of one’s own begins with the last day', () => {
  const car = { kind: 'auto' as const, balance: 6_300, rate: 0.059, minPayment: 362 }
  const gift = { moneySource: 'gift' as const }
  for (const plan of [planOf(gift), planOf({ ...gift, monthlyExpenses: 5_310, debts: [car] })]) {
    const figure = (id: string) => plan.figures.find((one) => one.id === id)?.value as number
    expect([figure('bridge.months'), figure('bridge.cost')]).toEqual([5, 5_340])
    const kept = plan.allocations.find(({ label }) => plainText(label).startsWith('Kept for the months'))
    expect(kept?.amount).toBe(5_340 - (24_300 - figure('target')))
    expect(plainText(kept!.description)).toContain(
      'From Jun 30, 2027 until your spouse is 64 no pay comes in',
    )
  }
  const begun = planOf({ spouseSsFromAge: 63 })
  expect(begun.figures.some(({ id }) => id === 'bridge.cost')).toBe(false)
})

test('what a paid loan took each month goes on only until the last day of pay', () => {
  const plan = planOf({
    monthlyExpenses: 5_310,
    debts: [{ kind: 'auto', balance: 6_300, rate: 0.059, minPayment: 362 }],
  })
  expect(plan.nextSteps.map(({ how }) => plainText(how)).join(' ')).toContain(
    'until Jun 30, 2027, your last day of pay',
  )
})
