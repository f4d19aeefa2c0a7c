import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { figureOf, planOf, workOf } from './setup-for-tests.ts'

const young: Household = {
  ...{ age: 26, maritalStatus: 'single', filingStatus: 'single', state: 'TX', income: 71_000 },
  ...{ employment: 'employed', hasWorkplacePlan: true, rothOptionAtWork: true, retirementSavings: 9_000 },
  ...{ employerMatch: { rate: 0.5, upTo: 0.06 }, contributionRate: 0.12 },
}

/*
 * 71,000 − 16,100 = 54,900 of taxable income, and 22 % begins at 50,400: the first 4,500 save 22 % and the others 12 %. Those
 * cost about 19 % later. All of 12 % of pay, 8,520, save (990 + 482.40) ÷ 8,520 = 17.3 % on average and cost some 20.6 %.
 */
test('what lies above the edge of a bracket is Traditional and the rest Roth, however much lies below it', () => {
  for (const contributionRate of [0.09, 0.11, 0.12, 0.15]) {
    const { decision, traditional, roth } = workOf({ ...young, contributionRate })
    expect(decision).toMatchObject({ verdict: 'split', reason: 'edge' })
    expect([traditional, roth]).toEqual([4_500, 71_000 * contributionRate - 4_500])
  }
})

// The first 4,500 as above; 4,020 × 12 % = 482.40. What all cost later is what both parts cost.
test('a split says what the dollars on either side of it save now and cost later', () => {
  const plan = planOf(young)
  const rate = (id: string) => Number(figureOf(plan, id))
  expect([rate('rate.first.now'), rate('rate.rest.now')]).toEqual([0.22, 0.12])
  expect(rate('rate.first.later')).toBeLessThan(0.22)
  expect(rate('rate.rest.later')).toBeGreaterThan(0.12)
  const both = (4_500 * rate('rate.first.later') + 4_020 * rate('rate.rest.later')) / 8_520
  expect(both).toBeCloseTo(rate('rate.later'), 2)
  expect(plainText(plan.summary)).toContain('$4,500 as Traditional and $4,020 as Roth.')
  expect(plainText(plan.summary)).toContain('the first dollars save you about 22% in tax now')
  expect(plainText(plan.summary)).toContain('the rest would save about 12%')
})

/*
 * 138,000 − 32,200 = 105,800 of taxable income of a couple, and 22 % begins at 100,800: 5,000 lie above it. All of 10 % of pay
 * save (1,100 + 1,056) ÷ 13,800 = 15.6 % on average, which at the one age is below and at the other above what they cost later;
 * the 8,800 below the edge save 12 %, less than what they cost on top of the first.
 */
test('the edge of a couple’s bracket splits their dollars, whichever side of the later rate the average lies', () => {
  const couple = (age: number): Household => ({
    ...{ age, spouseAge: age, maritalStatus: 'married', filingStatus: 'married_joint', state: 'TX' },
    ...{ income: 138_000, spouseIncome: 0, employment: 'employed', hasWorkplacePlan: true },
    ...{ rothOptionAtWork: true, contributionRate: 0.1, employerMatch: { rate: 0.5, upTo: 0.06 } },
    ...{ retirementSavings: 0, retirementAge: 67, payOutlook: 'same' },
  })
  const differences = [46, 52].map((age) => {
    const { decision, traditional, roth } = workOf(couple(age))
    expect([decision.reason, traditional, roth]).toEqual(['edge', 5_000, 8_800])
    return decision.now.value - decision.later.value
  })
  expect(differences.map(Math.sign)).toEqual([-1, 1])
})
