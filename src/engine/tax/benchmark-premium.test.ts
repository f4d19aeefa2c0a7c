import { expect, test } from 'vitest'
import { ageCurve, benchmarkPremium } from './benchmark-premium.ts'

// CMS, federal default standard age curve: 21 is the measure, 64 and older three times as much (45 CFR 147.102(a)(1)(iii)).
test('the age curve rises from 0.765 of a child to three times a young adult at 64', () => {
  const at = (age: number) => ageCurve.value[age - 14]
  expect([14, 21, 30, 40, 45, 50, 53, 55, 60, 64].map(at)).toEqual([
    0.765, 1, 1.135, 1.278, 1.444, 1.786, 2.04, 2.23, 2.714, 3,
  ])
  expect(ageCurve.value).toHaveLength(64 - 14 + 1)
  expect([...ageCurve.value].sort((a, b) => a - b)).toEqual(ageCurve.value)
})

// 509 × 1.952 × 12 and 509 × 1.786 × 12.
test('the average benchmark plan of two who are 52 and 50 costs 22,832 a year', () => {
  expect(Math.round(benchmarkPremium([52, 50]))).toBe(Math.round(11_922.8 + 10_908.9))
})

test('no more than the oldest three children are counted', () => {
  const more = benchmarkPremium([40, 20, 18, 16, 3]) - benchmarkPremium([40])
  expect(more).toBeCloseTo(12 * 509 * (0.97 + 0.913 + 0.859), 6)
})
