import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const plan = wholePlan(
  lumpSumInvest,
  {
    amount: 60_000,
    goal: 'home',
    horizonYears: 3,
    age: 34,
    maritalStatus: 'single',
    income: 69_000,
    savings: 40_000,
    monthlyExpenses: 3_300,
    hasWorkplacePlan: true,
    contributionRate: 0.04,
    employerMatch: { rate: 0.5, upTo: 0.06 },
    debts: [],
  },
  sketchContext(draftContext('2026-11-20')),
)

// 2 % of 69,000 = 1,380 into the plan, 1,214 of take-home pay at 12 %; the rest is for the home.
test('what a plan at work takes and adds cannot pay for a home, so it is not counted for it', () => {
  const value = (id: string) => plan.figures.find((figure) => figure.id === id)?.value
  expect(value('part.match')).toBe(1_214)
  expect(value('invested')).toBe(60_000 - 1_214)
})

test('the match is a dated step for a near goal too', () => {
  const step = plan.nextSteps.find(({ id }) => id === 'deferral')
  expect(plainText(step?.title ?? '')).toBe('Raise your 401(k) contribution by $1,380 a year')
})

// Retirement dollars of this couple save more now than they cost later, and all of an IRA is deductible: no plan is told.
test('an IRA for a day before the penalty ends is Roth, and of the better kind for one after it', () => {
  const couple: Household = {
    amount: 48_000,
    goal: 'general',
    age: 45,
    spouseAge: 44,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    state: 'WI',
    income: 83_000,
    spouseIncome: 39_000,
    savings: 30_000,
    monthlyExpenses: 5_000,
    debts: [],
    riskTolerance: 'moderate',
  }
  const iras = (horizonYears: number) => {
    const draft = wholePlan(
      lumpSumInvest,
      { ...couple, horizonYears },
      sketchContext(draftContext('2026-11-20')),
    )
    return {
      labels: draft.allocations.map(({ label }) => plainText(label)).filter((label) => label.includes('IRA')),
      check: plainText(draft.checks.find(({ id }) => id === 'ira')?.detail ?? ''),
    }
  }
  expect(iras(10).labels).toEqual(['Your Roth IRA', 'Your spouse’s Roth IRA'])
  expect(iras(10).check).toContain('carries a penalty')
  expect(iras(20).labels).toEqual(['Your traditional IRA', 'Your spouse’s traditional IRA'])
})
