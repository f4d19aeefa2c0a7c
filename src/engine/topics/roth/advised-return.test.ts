import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import { type Household, householdSchema } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { rothVsTraditional } from './roth-vs-traditional.ts'
import { detailOf, figureOf } from './setup-for-tests.ts'

const couple: Household = {
  ...{ age: 44, spouseAge: 43, income: 185_000, spouseIncome: 92_000, state: 'VA', maritalStatus: 'married' },
  ...{ filingStatus: 'married_separate', hasWorkplacePlan: true, filledAccounts: ['plan'] },
  ...{ contributionKind: 'traditional', spouseHasWorkplacePlan: true, spouseContributionRate: 0.1 },
  ...{ retirementSavings: 520_000, rothSavings: 48_000, pretaxIraBalance: 31_000, amount: 7_500 },
}

const planOn = (today: string, more: Household = {}) =>
  wholePlan(
    rothVsTraditional,
    householdSchema.parse({ ...couple, ...more }),
    sketchContext(draftContext(today)),
  )

/*
 * The plan turns pay to Roth from December on, and 22 of 24 pay checks carried Traditional before: 185,000 − 24,500 × 22 ÷ 24 +
 * 92,000 − 9,200 = 245,342. Of 242,000 to 252,000 that leaves 66.6 % of 7,500, rounded up to 5,000, to each (IRC §408A(c)(3)).
 * Federal tax apart 146,442 and 66,700: 17,966 + 24 % of 40,742 + 5,800 + 22 % of 16,300 = 37,130; jointly 213,142:
 * 11,600 + 22 % of 110,600 + 24 % of 1,742 = 36,350. Virginia takes the same of both.
 */
test('a joint return is weighed by the year as it ends, with what went in as Traditional before the plan', () => {
  const plan = planOn('2026-11-28')
  expect(plainText(plan.title)).toBe('Contribute as Roth')
  expect(figureOf(plan, 'joint.income')).toBe(245_342)
  expect(figureOf(plan, 'joint.roth-room')).toBe(10_000)
  expect(figureOf(plan, 'joint.difference')).toBe(780)
  // 185,000 + 92,000 − 9,200, all Roth: over the 252,000 of a joint return.
  expect(detailOf(plan, 'limit')).toContain(
    'In a whole year with what this plan puts in it is about $267,800, over the limit of $252,000',
  )
  const move = plan.nextSteps.find(({ id }) => id === 'move-ira')
  expect(plainText(move?.how ?? '')).toMatch(
    /^Only if you stay with separate returns: on a joint one Roth IRAs take \$10,000 from both of you directly\./,
  )
  // At 165,000 it is 225,342 this year, below 242,000, and 247,800 in a whole one, where a part is left.
  const less = planOn('2026-11-28', { income: 165_000 })
  expect(plainText(less.summary)).toContain('opens Roth IRAs for $15,000')
  expect(detailOf(less, 'limit')).not.toContain('In a whole year')
})

// In January one pay check carried Traditional: 267,800 − 24,500 ÷ 24 = 266,779, over 252,000.
test('at the beginning of a year the same change closes the Roth IRAs of a joint return', () => {
  const plan = planOn('2026-01-05')
  expect(figureOf(plan, 'joint.income')).toBe(266_779)
  expect(figureOf(plan, 'joint.roth-room')).toBe(0)
})
