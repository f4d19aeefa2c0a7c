import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-26')
const left: Household = {
  age: 57,
  separationAge: 54,
  filingStatus: 'single',
  employment: 'employed',
  income: 66_500,
  planBalance: 410_000,
  needsMoneyEarly: true,
  planDrawMonthly: 1_500,
}
const planOf = (more: Household = {}) => rollover.draft({ ...left, ...more }, context)
const figureOf = (id: string, more?: Household) =>
  planOf(more).figures.find((figure) => figure.id === id)?.value
const accessOf = (more?: Household) =>
  plainText(planOf(more).checks.find(({ id }) => id === 'early-access')!.detail)

// 66,500 − 16,100 = 50,400: every further dollar is taxed at 22 %. 18,000 ÷ (1 − 0.22 − 0.1) = 26,470.59; a tenth of it is
// 2,647. Without the penalty 18,000 ÷ 0.78 = 23,076.92; at 5 % over 29.8 years a dollar a year is worth
// (1 − 1.05^−29.8) ÷ 0.05 = 15.327, so that an IRA of 353,700 pays it; 410,000 ÷ 15.327 = 26,750.
test('what is needed early, and no place pays without a penalty, is priced with it and as a series of even payments', () => {
  expect(figureOf('locked.drawn')).toBe(26_471)
  expect(figureOf('locked.penalty-yearly')).toBe(2_647)
  expect(figureOf('kept.penalty')).toBe(6_618)
  expect(figureOf('series.account')).toBe(354_000)
  expect(figureOf('series.most')).toBeGreaterThan(26_740)
  expect(figureOf('series.most')).toBeLessThan(26_760)
  expect(figureOf('series.until')).toBe(62)
  expect(plainText(planOf().title)).toBe(
    'Decide how you are paid before 59½, then move your 401(k) of $410,000',
  )
  expect(accessOf()).toContain('an IRA of its own of about $354,000 can pay the $23,077 a year')
  expect(planOf().nextSteps.map(({ id }) => id)).toContain('early-need')
})

test('a larger need costs more, and one that a series cannot pay is told so', () => {
  expect(Number(figureOf('locked.penalty-yearly', { planDrawMonthly: 3_500 }))).toBeGreaterThan(6_000)
  expect(accessOf({ planDrawMonthly: 3_500 })).toContain('the whole balance pays at most $26,7')
})

test('California adds a penalty of its own, and every place counts the federal one', () => {
  // 26,471 × 2.5 %.
  expect(accessOf({ state: 'CA' })).toContain('California’s own of $662')
  const { alternatives } = planOf()
  const penalties = alternatives
    .filter(({ id }) => id !== 'cash')
    .map(({ ledger }) =>
      ledger
        .filter(({ label }) => plainText(label).startsWith('Penalty on what'))
        .map(({ value }) => plainText(value)),
    )
  expect(new Set(penalties.flat())).toEqual(new Set(['$6,618']))
})

test('whoever named no need of the plan, has lost a job, or is past the penalty, is priced none', () => {
  const { planDrawMonthly: _none, ...unnamed } = left
  const ids = (household: Household) => rollover.draft(household, context).nextSteps.map(({ id }) => id)
  expect(ids(unnamed)).not.toContain('early-need')
  expect(ids({ ...unnamed, employment: 'unemployed', income: 0, monthlyExpenses: 4_000 })).not.toContain(
    'early-need',
  )
  expect(ids({ ...left, age: 60 })).not.toContain('early-need')
  expect(ids({ ...left, separationAge: 56 })).not.toContain('early-need')
})

// Reg. §1.408A-6 Q&A-8: contributions come out of a Roth IRA first. Of 30,000 of Roth money 70 % was put in, 21,000: ÷ 1,500 =
// 14 months. 30 − 14 = 16 months of 26,471 a year, × 10 %: 3,529. The series begins at 58 1/6, so that it binds until 63 1/6.
test('what was put into Roth money pays the first months without a penalty', () => {
  const roth = { rothPlanBalance: 30_000, oldPlanFee: 0.01, iraFee: 0.001 }
  expect(figureOf('roth-first', roth)).toBe(21_000)
  expect(figureOf('roth-first.months', roth)).toBe(14)
  expect(figureOf('roth-first.penalty', roth)).toBe(3_529)
  expect(figureOf('series.until', roth)).toBe(64)
  expect(accessOf(roth)).toContain('about $21,000, comes out of the Roth IRA before what it earned')
  expect(accessOf(roth)).toContain('comes to about $3,529')
  const { nextSteps, summary, alternatives } = planOf(roth)
  expect(plainText(nextSteps.find(({ id }) => id === 'early-need')!.how)).toContain(
    'pays the first 14 months',
  )
  expect(plainText(summary)).not.toContain('wherever the money lies')
  const penaltyOf = (wanted: string) =>
    plainText(
      alternatives
        .find(({ id }) => id === wanted)!
        .ledger.find(({ label }) => plainText(label).startsWith('Penalty on what'))!.value,
    )
  // Out of a plan each payment holds a part of the earnings.
  expect(penaltyOf('current')).toBe('$6,618')
  expect(penaltyOf('recommended')).toBe('$3,529')
})

// 70 % of 80,000 are 56,000: more than 1,500 × 30 = 45,000.
test('where Roth contributions pay all of it, no penalty and no series is named', () => {
  const roth = { rothPlanBalance: 80_000, oldPlanFee: 0.01, iraFee: 0.001 }
  expect(figureOf('roth-first.penalty', roth)).toBe(0)
  expect(accessOf(roth)).toContain('no penalty has to be paid')
  expect(accessOf(roth)).not.toContain('72(t)')
  expect(plainText(planOf(roth).nextSteps.find(({ id }) => id === 'early-need')!.how)).not.toContain('series')
})
