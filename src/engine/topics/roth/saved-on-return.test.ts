import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { figureOf, planOf } from './setup-for-tests.ts'

const laidOff: Household = {
  age: 28,
  filingStatus: 'single',
  state: 'GA',
  employment: 'unemployed',
  income: 0,
  formerPay: 58_200,
  payThisYear: 52_400,
  separationDate: '2026-11-20',
  unemploymentMonthly: 1_580,
  monthlyExpenses: 2_980,
  savings: 14_900,
  retirementSavings: 23_100,
  rothSavings: 5_400,
  retirementAge: 65,
  hasWorkplacePlan: true,
  contributionKind: 'traditional',
  contributionRate: 0.06,
  employerMatch: { rate: 1, upTo: 0.04 },
  considersConversion: true,
}

// 6 % of 58,200 is 3,492, of which 4 % of pay, 2,328, is matched.
test('savings of today are not the last: what went in is taken to go in again once pay is back', () => {
  const plan = planOf(laidOff)
  expect(figureOf(plan, 'on-return.contribution')).toBe(3_492)
  expect(figureOf(plan, 'on-return.match')).toBe(2_328)
  // 36 years of 5,820 and more are at least 209,520, at no return at all.
  expect(Number(figureOf(plan, 'other-balance'))).toBeGreaterThan(209_520)
  // Georgia’s 5.19 % is on top of a federal 10 % or 12 %, which the benefit leaves open to these dollars.
  expect(Number(figureOf(plan, 'conversion.later'))).toBeGreaterThan(0.1)
  expect(plan.assumptions.find(({ fact }) => fact === 'contributionRate')?.why).toContain('not the last')
})

test('so a year without pay is named as the one for a conversion', () => {
  const { nextSteps, checks } = planOf(laidOff)
  expect(nextSteps.find(({ id }) => id === 'conversion-next')?.dueDate).toBe('2027-01-01')
  expect(checks.map(({ title }) => plainText(title))).toContain(
    'A conversion costs less in a year without pay',
  )
})

test('what was Roth stays Roth, and where no share was told none is counted', () => {
  const roth = planOf({ ...laidOff, contributionKind: 'roth' })
  expect(Number(figureOf(roth, 'other-balance'))).toBeLessThan(
    Number(figureOf(planOf(laidOff), 'other-balance')),
  )
  expect(figureOf(roth, 'on-return.match')).toBe(2_328)
  const { contributionRate: _none, ...untold } = laidOff
  expect(figureOf(planOf(untold), 'on-return.contribution')).toBeUndefined()
  expect(figureOf(planOf({ ...laidOff, employment: 'retired' }), 'on-return.contribution')).toBeUndefined()
})
