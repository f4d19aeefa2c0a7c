import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf } from './plan-for-tests.ts'

const chooser: Household = {
  ...{ age: 29, income: 52_000, employment: 'employed', incomeStability: 'steady', filingStatus: 'single' },
  ...{ state: 'OH', numDependents: 0, hasWorkplacePlan: true, contributionRate: 0, getsWholeMatch: false },
  ...{ monthlyExpenses: 2_800, monthlySurplus: 450, savings: 1_500, deductible: 1_000, behindOnDebts: false },
  employerMatch: { rate: 0.5, upTo: 0.06 },
  debts: [{ kind: 'credit_card', balance: 6_500, rate: 0.2299, minPayment: 195 }],
}
const wayOf = (household: Household) => planOf(household).alternatives.find(({ id }) => id === 'before-match')

/*
 * 500 of cash leave 6,000: with 195 and all 450 a month it is gone in 11 months, at 673 of interest; 11 months of 1,560 a year
 * that the employer adds are 1,430.
 */
test('the debt before the match is a way of its own, with the match that it misses', () => {
  const way = wayOf(chooser)
  expect(plainText(way?.title ?? '')).toBe('The debt first, the match after it')
  expect(plainText(way?.ledger[1]?.value ?? '')).toBe('$673')
  expect(plainText(way?.ledger[3]?.value ?? '')).toBe('$645 a month')
  expect(plainText(way?.difference ?? '')).toMatch(
    /^Saves \$39\d of interest\. It misses about \$1,430 of match until then\.$/,
  )
  expect(plainText(planOf(chooser).title)).toMatch(/^Take the match, and be out of debt by /)
})

test('where the whole match is had, or waits for a cushion, there is no such choice', () => {
  expect(wayOf({ ...chooser, getsWholeMatch: true, contributionRate: 0.06 })).toBeUndefined()
  const waits: Household = { ...chooser, savings: 0 }
  expect(wayOf(waits)).toBeUndefined()
  expect(plainText(planOf(waits).title)).toMatch(/^Be out of debt by /)
})

test('a match that is missed comes first, whether or not what goes in and what is matched are known', () => {
  const untold = planOf({ ...chooser, contributionRate: undefined })
  expect(plainText(untold.summary)).toContain('Your employer then adds $1,560 a year')
  const match = planOf({ ...chooser, contributionRate: undefined, employerMatch: undefined }).checks.find(
    ({ id }) => id === 'match',
  )
  expect(plainText(match!.title)).toBe('The employer match comes before extra payments')
})
