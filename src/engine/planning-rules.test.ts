import { expect, test } from 'vitest'
import { planningRules as rules } from './planning-rules.ts'
import { monthsPerYear } from './tax/counting.ts'

// KFF, Employer Health Benefits Survey 2025: workers pay 6,850 a year on average for family coverage. Before tax it bears neither
// the 12% of most nor 6.2% and 1.45% of payroll tax.
test('a month worked out by law may be off by what is rounded in it and by the tax that health cover saves', () => {
  const ofPay = rules.incomeStep.value / 2 / monthsPerYear
  const ofCosts = rules.roundedMonth.value
  const ofCover = (6_850 * (0.12 + 0.062 + 0.0145)) / monthsPerYear
  expect(Math.round((ofPay + ofCosts + ofCover) / 100) * 100).toBe(rules.estimatedMonth.value)
})
