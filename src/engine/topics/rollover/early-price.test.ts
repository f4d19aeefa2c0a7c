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
