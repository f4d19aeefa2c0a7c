import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-26')
const bound: Household = {
  planBalance: 400_000,
  age: 55,
  birthYear: 1971,
  filingStatus: 'single',
  state: 'TX',
  employment: 'retired',
  separationDate: '2023-06-30',
  equalPaymentsRunning: true,
  planDrawMonthly: 2_500,
  savings: 20_000,
}
const planOf = (more: Household = {}) => rollover.draft({ ...bound, ...more }, context)
const figureOf = (id: string, more?: Household) =>
  planOf(more).figures.find((figure) => figure.id === id)?.value
const detailOf = (id: string, more?: Household) =>
  plainText(planOf(more).checks.find((found) => found.id === id)?.detail ?? '')

/*
 * By hand: 31.6 years at 55 (single life table) and 5%: 400,000 × 0.05 ÷ (1 − 1.05^−31.6) = 25,445 a year. For 30,000 a
 * single person takes out G with 0.88 G = 30,000 + 1,240 − 12% × 28,500: 31,614. Of 25,445 the tax is (25,445 − 16,100) ×
 * 10% = 935, so 24,510 is left and 5,490 is missing: 20,000 ÷ 5,490 × 12 = 43 months.
 */
test('a draw that is more than a running series can pay says what has to come from elsewhere, and how long cash does it', () => {
  expect(figureOf('series.most')).toBe(25_445)
  expect(figureOf('kept.drawn')).toBe(31_614)
  expect(figureOf('series.missing')).toBe(5_490)
  expect(figureOf('series.cash-months')).toBe(43)
  const summary = plainText(planOf().summary)
  expect(summary).toContain(
    'about $5,490 a year has to come from cash or other accounts, never from this one',
  )
  // −ln(1 − 400 ÷ 31.614 ÷ 1.0217^½ × 0.0217) ÷ ln 1.0217 = 14.8 years.
  expect(summary).toContain('At this rate the money lasts about 15 years')
  expect(detailOf('freeze')).toContain('where a penalty of 10% is due before 59½ but nothing is broken')
})

test('a draw that a series can carry comes from it, and no more is asked of cash', () => {
  const large = { planBalance: 700_000 }
  expect(figureOf('series.missing', large)).toBeUndefined()
  expect(plainText(planOf(large).summary)).toContain(
    'so the $31,614 a year can come from it if your papers name that much',
  )
  expect(detailOf('freeze', large)).toContain('If it pays that much, all of it can come from here')
})

test('a running series is to be paid exactly by the end of the year, and each way that breaks it says so', () => {
  const plan = planOf()
  expect(plainText(plan.nextSteps.find(({ id }) => id === 'series')!.why)).toContain('out by Dec 31, 2026')
  for (const { kind, difference } of plan.alternatives)
    if (kind === 'other') expect(plainText(difference)).toContain('It can break the series')
  expect(detailOf('conversion')).toBe('')
  // No draw was told: then the rule stands, without sums.
  expect(detailOf('freeze', { planDrawMonthly: 0 })).not.toContain('has to come out')
})

// 31,614 + 20,000 × 3.4% = 32,294; the limit of one person is four times 15,960.
test('what a series pays counts toward the limit of the health credit, without the tax that a plan withholds', () => {
  expect(detailOf('early-income')).toContain('it is about $32,294 a year: $31,546 below the limit')
  expect(detailOf('early-income')).not.toContain('In the year in which you stop')
})
