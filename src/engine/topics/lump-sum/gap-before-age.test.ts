import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-27'))

const early: Household = {
  ...{ age: 56, spouseAge: 58, birthYear: 1970, maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ state: 'TN', dependents: [], employment: 'retired', earners: 0, income: 0, spouseIncome: 0 },
  ...{ ssMonthly: 2_100, ssFromAge: 67, spouseSsMonthly: 1_190, spouseSsFromAge: 65 },
  ...{ pensionMonthly: 2_400, pensionFromAge: 55, monthlyExpenses: 4_300, savings: 30_000 },
  ...{ amount: 400_000, moneySource: 'inheritance', goal: 'income', horizonYears: 30 },
  ...{ retirementSavings: 242_000, pretaxIraBalance: 242_000, onMedicare: false, debts: [] },
}

const draft = (more: Household = {}) => wholePlan(lumpSumInvest, { ...early, ...more }, context)
const figure = (id: string, more: Household = {}) =>
  draft(more).figures.find((one) => one.id === id)?.value as number
const check = (more: Household = {}) =>
  plainText(draft(more).checks.find(({ id }) => id === 'drawn-gap')?.detail ?? '')

// 4,300 − 2,400 = 1,900 a month, 22,800 a year, of which the penalty takes 10%; 42 months lie between 56 and 59½: 79,800.
test('before the age at which the penalty ends this money pays for the month', () => {
  expect(figure('gap.yearly')).toBe(22_800)
  expect(figure('gap.penalty')).toBe(2_280)
  expect(figure('gap.until-age')).toBe(79_800)
  expect(figure('gap.age-year')).toBe(2030)
  expect(plainText(draft().summary)).toContain('until age 59½, by 2030, take it out of this money')
  expect(check()).not.toContain('does not reach that far')
  expect(draft().nextSteps.some(({ id }) => id === 'drawn-gap')).toBe(true)
})

// Social Security of 1,190 begins for the spouse of 63 in two years: 24 × 1,900 + 18 × 710 = 58,380.
test('what begins on the way takes less', () => {
  expect(figure('gap.until-age', { spouseAge: 63 })).toBe(58_380)
})

test('money that does not reach so far says what else is free of the penalty', () => {
  const small: Household = { amount: 60_000, retirementSavings: 900_000, pretaxIraBalance: 900_000 }
  expect(check(small)).toContain('does not reach that far')
  expect(check(small)).toContain('what you put into a Roth IRA')
})

test('who is free of the penalty is told of none', () => {
  expect(check({ spouseAge: 60 })).toContain('Your spouse’s own accounts pay without it already')
  expect(check({ cannotWork: true })).not.toContain('penalty')
  expect(check({ retirementSavings: 0, pretaxIraBalance: 0 })).toBe('')
})
