import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-26')
const left: Household = {
  planType: 'nonprofit_457b',
  planBalance: 240_000,
  age: 60,
  birthYear: 1966,
  filingStatus: 'single',
  state: 'OH',
  employment: 'retired',
  separationDate: '2026-10-30',
  payThisYear: 70_000,
  planDrawMonthly: 3_500,
}
const planOf = (more: Household = {}) => rollover.draft({ ...left, ...more }, context)
const figureOf = (id: string, more?: Household) =>
  planOf(more).figures.find((figure) => figure.id === id)?.value
const summaryOf = (more?: Household) => plainText(planOf(more).summary)

/*
 * By hand: for 42,000 to be left 0.88 G = 42,000 + 1,240 − 12% × 28,500, so G = 45,250, and 240,000 ÷ 45,250 = 5.3. Over
 * five years 48,000 each, of which 1,240 + 19,500 × 12% = 3,580 is tax: 2,420 beyond the need.
 */
test('a nonprofit’s plan is paid over as many years as what is needed of it lasts', () => {
  expect(figureOf('payout.years-needed')).toBe(5)
  expect(figureOf('payout.yearly')).toBe(48_000)
  expect(figureOf('payout.spread')).toBe(5 * 3_580)
  expect(figureOf('payout.over')).toBe(2_420)
  expect(summaryOf()).toContain(
    'A payment is about $48,000 a year, which carries the $42,000 a year that you need',
  )
  // −ln(1 − 240 ÷ 45.25 ÷ 1.022^½ × 0.022) ÷ ln 1.022 = 5.6: what it earns is beyond the five years.
  expect(summaryOf()).toContain('At this rate the money lasts about 6 years')
})

// Over ten years 24,000 each, 790 of it tax: 42,000 − 23,210 = 18,790 a year, 1,566 a month.
test('the usual years stand beside it, with what is then missing of the need each month', () => {
  const longer = planOf().alternatives.find(({ id }) => id === 'longer')
  expect(plainText(longer!.detail)).toContain('$1,566 a month of what you need is then missing')
  expect(plainText(longer!.difference)).toContain('Costs $10,000 less federal tax')
  expect(figureOf('payout.longer.tax')).toBe(7_900)
})

test('a need that lasts longer keeps the usual years, and one of more than there is names what is missing', () => {
  const small = { planDrawMonthly: 1_500 }
  expect(figureOf('payout.years-needed', small)).toBe(10)
  expect(planOf(small).alternatives.map(({ id }) => id)).not.toContain('longer')
  // 24,000 − 790 − 18,000 = 5,210.
  expect(summaryOf(small)).toContain('leaves $5,210 a year: save that for the years after the last payment')
  // 30,000 next year: 1,240 + 1,500 × 12% = 1,420 of tax; 42,000 − 28,580 = 13,420.
  const short = { planBalance: 30_000 }
  expect(summaryOf(short)).toContain('$13,420 a year has to come from cash or another account')
  expect(summaryOf(short)).toContain('the money lasts about 8 months')
})

test('what such a plan pays decides the health credit before Medicare, whatever is needed of it', () => {
  const detailOf = (id: string, more?: Household) =>
    plainText(planOf(more).checks.find((found) => found.id === id)?.detail ?? '')
  expect(detailOf('early-income', { planDrawMonthly: 1_500, savings: 0 })).toContain(
    'it is about $24,000 a year',
  )
  expect(detailOf('cover-income', { planDrawMonthly: 0 })).toContain('What is paid to you is income')
  expect(detailOf('early-income', { age: 66, birthYear: 1960 })).toBe('')
})
