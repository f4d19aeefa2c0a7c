import { expect, test } from 'vitest'
import { plainText } from '../../say.ts'
import { detailOf, figureOf, planOf, workOf } from './setup-for-tests.ts'

const both = {
  age: 45,
  spouseAge: 45,
  filingStatus: 'married_joint',
  income: 100_000,
  spouseIncome: 80_000,
  state: 'VA',
  contributionRate: 0.1,
  spouseContributionRate: 0.1,
  employerMatch: { rate: 1, upTo: 0.04 },
  spouseEmployerMatch: { rate: 0.5, upTo: 0.06 },
  retirementSavings: 300_000,
  retirementAge: 65,
  rothOptionAtWork: true,
} as const
const { spouseContributionRate: _share, spouseEmployerMatch: _match, ...alone } = both

// By hand: 10 % of 80,000 is 8,000, and half of 6 % is 2,400. With the own match of 4,000 that is 14,400 a year, as
// much as a match of 144 % of the 10,000 that goes in.
test('what a spouse puts in and their match are among the pre-tax savings of later, like one’s own match', () => {
  const { later, spouseSaving } = workOf(both)
  expect(spouseSaving?.contributed.value).toBe(8_000)
  expect(spouseSaving?.added?.value).toBe(2_400)
  const asMatch = workOf({ ...alone, employerMatch: { rate: 1.44, upTo: 0.1 } })
  expect(later.otherBalance.value).toBeCloseTo(asMatch.later.otherBalance.value, 6)
  expect(later.otherBalance.value - workOf(alone).later.otherBalance.value).toBeCloseTo(
    10_400 * later.growth,
    6,
  )
})

test('it comes out later on top of the rest, so that a Traditional dollar costs more, and the plan says so', () => {
  const plan = planOf(both)
  expect(figureOf(plan, 'rate.later')).toBeGreaterThan(Number(figureOf(planOf(alone), 'rate.later')))
  const receipt = plan.figures.find(({ id }) => id === 'other-balance')
  expect(receipt?.origin === 'computed' ? receipt.inputs : []).toEqual(
    expect.arrayContaining(['spouse.contribution', 'spouse.match']),
  )
  expect(plan.accountNotes.map((note) => plainText(note)).join(' ')).toContain(
    'what your spouse puts into their plan at work, taken as Traditional: $8,000 a year and the $2,400 a year',
  )
})

// The limit of 2026 is 24,500 below age 50 (Notice 2025-67): of 60 % of 80,000 no more goes in, and off their pay.
test('nobody defers more than the law allows', () => {
  const work = workOf({ ...both, spouseContributionRate: 0.6 })
  expect(work.spouseSaving?.contributed.value).toBe(24_500)
  expect(work.now.before.spouseWages).toBe(55_500)
})

test('the plan says which kind a spouse’s own contributions fit, and what it counts them as', () => {
  const { decision } = workOf(both)
  const detail = detailOf(planOf(both), 'spouse-kind')
  expect(detail).toContain('saves 27.8% now, as yours does')
  expect(detail).toContain('Their $8,000 a year is counted as Traditional')
  expect(decision.reason).not.toBe('no-choice')
  const { spouseContributionRate: _none, ...untold } = both
  expect(detailOf(planOf({ ...untold, spouseHasWorkplacePlan: true }), 'spouse-kind')).toContain(
    'Say what share',
  )
  expect(detailOf(planOf({ ...untold, spouseEmployerMatch: undefined }), 'spouse-kind')).toBe('')
})

// By hand, 2026: half of the self-employment tax on 118,400 is 8,365, so business income is 110,035 and 20 % of it, 22,007, is
// less than 20 % of the taxable income before it, about (110,035 + 37,054 − 32,200) × 20 % = 22,978. In the bracket of 12 % (to
// 100,800 for a couple) a dollar off the profit saves 12 % × 80 % = 9.6 %, one off wages all of 12 %.
test('a dollar off a spouse’s wages leaves the deduction for business income, so it saves more than one off the profit', () => {
  const detail = detailOf(
    planOf({
      ...both,
      age: 52,
      spouseAge: 50,
      income: 118_400,
      spouseIncome: 38_200,
      employment: 'self_employed',
      ownBusinessPlan: true,
      state: 'TX',
      employerMatch: undefined,
      spouseContributionRate: 0.03,
    }),
    'spouse-kind',
  )
  expect(detail).toContain('it saves 12% now, and yours 9.6%')
  expect(detail).not.toContain('as yours does')
})
