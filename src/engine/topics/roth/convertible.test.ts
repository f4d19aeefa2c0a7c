import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import { draftPlan } from '../../draft-plan.ts'
import { type Household, householdSchema } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rothVsTraditional } from './roth-vs-traditional.ts'
import { detailOf, figureOf, planOf } from './setup-for-tests.ts'

/*
 * Of 2026, a couple: 88,400 − 32,200 = 56,200 is taxed, and the 12% bracket ends at 100,800. Each sum below fits into the
 * 44,600 between: 12% of 30,400 is 3,648.
 */
const working: Household = {
  age: 29,
  spouseAge: 27,
  filingStatus: 'married_joint',
  employment: 'employed',
  income: 88_400,
  spouseIncome: 0,
  hasWorkplacePlan: true,
  contributionRate: 0.07,
  savings: 19_700,
  considersConversion: true,
  retirementSavings: 27_400,
  pretaxIraBalance: 0,
}

const stepOf = (household: Household) => {
  const step = planOf(household).nextSteps.find(({ id }) => id.startsWith('conversion'))
  return { title: plainText(step?.title ?? ''), how: plainText(step?.how ?? '') }
}

test('at work the plan of an earlier job can be converted, and that of the plan at work only inside it', () => {
  const left: Household = { ...working, planBalance: 30_400, separationDate: '2023-05-26' }
  const plan = planOf(left)
  expect(figureOf(plan, 'conversion')).toBe(30_400)
  expect(figureOf(plan, 'conversion.tax')).toBe(3_648)
  expect(figureOf(plan, 'conversion.at-work')).toBe(27_400)
  expect(detailOf(plan, 'conversion')).toContain('The other $27,400 is taken to stand in the plan at work')
  expect(stepOf(left).how).toContain('Ask the old plan to send the money straight to a Roth IRA')
})

// 90,000 in all holds the 30,400 of the IRA and leaves 59,600 elsewhere.
test('an IRA holds no more than was told of it', () => {
  const plan = planOf({ ...working, retirementSavings: 90_000, pretaxIraBalance: 30_400 })
  expect(figureOf(plan, 'conversion')).toBe(30_400)
  expect(figureOf(plan, 'conversion.at-work')).toBe(59_600)
  expect(detailOf(plan, 'conversion')).toContain('A plan of an earlier job can be converted too')
  const named = planOf({
    ...working,
    retirementSavings: 90_000,
    pretaxIraBalance: 30_400,
    conversionAnnual: 40_000,
  })
  expect(figureOf(named, 'conversion')).toBe(30_400)
})

test('an old plan that the savings can hold is a part of them, less its Roth part', () => {
  const plan = planOf({ ...working, retirementSavings: 90_000, planBalance: 30_400, rothPlanBalance: 10_400 })
  expect(figureOf(plan, 'conversion')).toBe(20_000)
  expect(figureOf(plan, 'conversion.at-work')).toBe(70_000)
})

test('where all of it is in the plan at work only that plan can convert it', () => {
  expect(stepOf({ ...working, pensionMonthly: 4_000 }).title).toContain(
    'inside the plan at work, if it offers that',
  )
  expect(plainText(planOf(working).summary)).toContain('only inside the plan at work')
  const { pretaxIraBalance: _, ...untold } = working
  expect(detailOf(planOf(untold), 'conversion')).toContain('Nobody said where these savings stand')
  expect(planOf(untold).assumptions.map(({ fact }) => fact)).toEqual(
    expect.arrayContaining(['pretaxIraBalance', 'planBalance']),
  )
  const asked = (household: Household) =>
    draftPlan({
      topic: rothVsTraditional,
      household: householdSchema.parse({ ...household, pensionMonthly: 4_000 }),
      context: draftContext('2026-11-20'),
      identity: { id: 'plan', version: 1, generatedAt: '2026-11-20T12:00:00Z' },
    }).nextQuestion
  expect(asked(untold)).toBe('pretaxIraBalance')
  expect(asked(working)).not.toBe('pretaxIraBalance')
})

test('from 59½ on, without a plan at work and out of work all of it is open', () => {
  const detail = (changed: Household) =>
    detailOf(planOf({ ...working, ...changed, planBalance: 30_400 }), 'conversion')
  expect(detail({})).toContain('stand in the plan at work')
  expect(detail({ age: 60 })).not.toContain('stand in the plan at work')
  expect(detail({ hasWorkplacePlan: false })).not.toContain('stand in the plan at work')
})
