/** Income of this year that was told fills the low brackets before a conversion does. */
import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, figureOf, planOf } from './setup-for-tests.ts'

const retired: Household = {
  age: 66,
  employment: 'retired',
  filingStatus: 'single',
  retirementSavings: 1_500_000,
  savings: 20_000,
  monthlyExpenses: 4_500,
  considersConversion: true,
}
const howToConvert = (household: Household) =>
  plainText(planOf(household).nextSteps.find(({ id }) => id === 'conversion')?.how ?? '')

// Cash of 20,000 brings 680 at 3.4%: of 30,000 the other 29,320 were taken out. Of 2026, alone and 66, 16,100 + 2,050 + 6,000 =
// 24,150 are untaxed, so 5,850 is taxed at 10%, and 44,550 fit below 50,400. Costs of 54,000 − 30,000 + 585 of tax = 24,585.
test('what income of this year holds beyond pay, benefits and interest was taken out and uses up the low brackets', () => {
  const plan = planOf({ ...retired, agi: 30_000 })
  expect(figureOf(plan, 'conversion.withdrawn')).toBe(29_320)
  expect(figureOf(plan, 'conversion')).toBe(44_550)
  expect(figureOf(plan, 'living.short')).toBe(24_585)
  expect(detailOf(plan, 'conversion')).toContain('$29,320 of it is more than what you are paid brings')
})

// Of benefits of 2,000 a month and 680 alone nothing is taxed. With 20,000 taken out, half of the benefits and both are 32,680:
// half of what is above 25,000 is 3,840, so that 24,520 is the income of it.
test('what is taken out makes more of Social Security taxable, and both are in the income', () => {
  const plan = planOf({ ...retired, ssMonthly: 2_000, ssFromAge: 66, agi: 24_520 })
  expect(Math.abs(Number(figureOf(plan, 'conversion.withdrawn')) - 20_000)).toBeLessThanOrEqual(1)
})

test('nothing was taken out of an income that interest alone makes, nor is an income read in the year in which a job ended', () => {
  expect(figureOf(planOf({ ...retired, agi: 500 }), 'conversion.withdrawn')).toBe(0)
  const ended = planOf({ ...retired, agi: 90_000, payThisYear: 40_000, separationDate: '2026-06-30' })
  expect(figureOf(ended, 'conversion.withdrawn')).toBeUndefined()
})

test('where nobody named it the step says to convert that much less, and it can be named', () => {
  expect(howToConvert(retired)).toContain('already fills the low brackets too, and nobody named it')
  expect(planOf(retired).assumptions.map(({ fact }) => fact)).toContain('agi')
  expect(howToConvert({ ...retired, agi: 30_000 })).not.toContain('nobody named it')
})

// This year 54,000 are taken out; the next is lived on 120,000 of cash.
test('the years that follow are lived on cash first, whatever was taken out this year', () => {
  const plan = planOf({ ...retired, age: 63, ssMonthly: 2_500, ssFromAge: 67, savings: 120_000, agi: 58_000 })
  const next = plan.nextSteps.find(({ id }) => id === 'conversion.2027')
  expect(plainText(next?.title ?? '')).toMatch(/about \$6\d,\d00 before/)
  expect(plainText(next?.why ?? '')).toContain('and you live on cash and investments first')
})
