import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const heir = {
  age: 45,
  birthYear: 1981,
  dependents: [],
  maritalStatus: 'single',
  filingStatus: 'single',
  state: 'TX',
  employment: 'unemployed',
  income: 0,
  formerPay: 52_900,
  payThisYear: 29_400,
  separationDate: '2026-07-17',
  unemploymentMonthly: 0,
  amount: 162_300,
  moneySource: 'inherited_ira',
  inheritedFrom: 'parent',
  ownerDeathYear: 2026,
  ownerDeathDay: '2026-03-11',
  ownerAgeAtDeath: 79,
  ownerTookWithdrawals: true,
  inheritedRoth: false,
  horizonYears: 21,
  monthlyExpenses: 3_140,
  savings: 9_400,
  debts: [],
} as const satisfies Household
const newJob = { ...heir, expectedPay: 74_600, expectedPayFrom: 2027 } as const satisfies Household

const plan = (household: Household, today = '2026-11-26') =>
  wholePlan(lumpSumInvest, household, sketchContext(draftContext(today)))
const figureOf = (household: Household, id: string) =>
  plan(household).figures.find((figure) => figure.id === id)?.value

/**
 * 2026 single: a deduction of 16,100 leaves 13,300 taxable, and 22% begins at 50,400: 37,100 fit below it. All of it is at
 * 12% but for nothing: 13,300 is past the 12,400 at which 10% ends, so it costs 4,452. What is left, 125,200, is 12,520 a
 * year over the ten years to 2036. Beside 74,600 each dollar of those costs 22%.
 */
test('before a new pay begins an heir takes what still fits into the low bracket of this year', () => {
  expect(figureOf(newJob, 'inherited.withdrawal')).toBe(37_100)
  expect(figureOf(newJob, 'inherited.tax')).toBe(4_452)
  expect(figureOf(newJob, 'inherited.after')).toBe(12_520)
  const { nextSteps, checks } = plan(newJob)
  const step = nextSteps.find(({ id }) => id === 'inherited.withhold')
  expect(plainText(step?.title ?? '')).toBe(
    'Take $37,100 before the year ends, and from January on $12,520 a year',
  )
  expect(step?.dueDate).toBe('2026-12-31')
  expect(plainText(checks.find(({ id }) => id === 'inherited.spread')?.detail ?? '')).toContain(
    'from Jan 2027 on',
  )
})

// Ten even shares of 16,230 at 22% are 35,706; ten of 12,520 are 27,544.
test('what it saves is the rate of the years with that pay', () => {
  expect(figureOf(newJob, 'inherited.before-pay.later')).toBeCloseTo(35_706 - 27_544, -2)
})

// 16,230 less the deduction of 16,100 leave 130 taxable: 13. Beside 74,600 it is 22% of 16,230, 3,571.
test('a first withdrawal of next year is taxed beside what is paid then', () => {
  expect(figureOf(heir, 'inherited.tax')).toBe(13)
  const late = plan(newJob, '2026-12-20')
  expect(late.figures.find(({ id }) => id === 'inherited.withdrawal')?.value).toBe(16_230)
  expect(late.figures.find(({ id }) => id === 'inherited.tax')?.value).toBe(3_571)
})

test('whoever has Marketplace cover this year keeps its credit', () => {
  expect(figureOf({ ...newJob, marketplaceCoverage: true }, 'inherited.withdrawal')).toBe(16_230)
})

test('no word is of waiting for January where January is dearer', () => {
  const said = plan(newJob)
    .checks.map(({ detail }) => plainText(detail))
    .join(' ')
  expect(said).not.toContain('if no new pay comes')
  expect(said).not.toContain('may be taxed less')
})

/*
 * Of a death in 2024 nine years are left, this one among them: an even 18,033 comes out this year anyway and costs 2,164 at
 * 12%. 37,100 cost 4,452. Then 125,200 are 15,650 a year for eight years: 2,383 less a year than 18,033, at 22% about 4,192.
 */
test('where a withdrawal is due this year anyway, only what goes beyond it is weighed', () => {
  const { ownerDeathDay: _day, ...heirOfOld } = newJob
  const old = { ...heirOfOld, ownerDeathYear: 2024 }
  expect(figureOf(old, 'inherited.withdrawal')).toBe(37_100)
  expect(figureOf(old, 'inherited.before-pay.more')).toBe(37_100 - 18_033)
  expect(figureOf(old, 'inherited.before-pay.costs')).toBe(4_452 - 2_164)
  expect(figureOf(old, 'inherited.before-pay.later')).toBeCloseTo(4_192, -2)
})
