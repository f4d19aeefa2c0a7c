import { expect, test } from 'vitest'
import { levelCareerBenefit } from './level-career-benefit.ts'

// Bend points of 2026, 1,286 and 7,749 (SSA): 95,000 ÷ 12 is 7,916 a month in every one of the 35 years that count, so
// 90% of 1,286 + 32% of 6,463 + 15% of 167 = 3,250.
test('a whole career at 95,000 earns about 3,250 a month at full retirement age', () => {
  expect(levelCareerBenefit({ pay: 95_000, birthYear: 1981, endOfWork: 67 })).toBeCloseTo(3_250, -1)
})

// 92.35% of 120,000 is 110,820 (IRC §1402(a)(12)), 9,235 a month: 1,157.40 + 32% of 6,463 + 15% of 1,486 = 3,448.
test('of profit the net earnings count, below the whole of it', () => {
  const career = { pay: 120_000, birthYear: 1981, endOfWork: 67 }
  expect(levelCareerBenefit({ ...career, isProfit: true })).toBeCloseTo(3_448, -1)
  expect(levelCareerBenefit(career)).toBeGreaterThan(3_560)
})

test('no pay earns none, and fewer years earn less', () => {
  expect(levelCareerBenefit({ pay: 0, birthYear: 1981, endOfWork: 67 })).toBe(0)
  const whole = levelCareerBenefit({ pay: 60_000, birthYear: 1981, endOfWork: 67 })
  expect(levelCareerBenefit({ pay: 60_000, birthYear: 1981, endOfWork: 45 })).toBeLessThan(whole)
})

// 42 USC 402(q), (w): 5 years early 30% less, 3 years late 24% more.
test('an age that was told moves the benefit as the law does', () => {
  const career = { pay: 60_000, birthYear: 1981, endOfWork: 67 }
  const full = levelCareerBenefit(career)
  expect(levelCareerBenefit({ ...career, claimAge: 62 })).toBeCloseTo(0.7 * full, 6)
  expect(levelCareerBenefit({ ...career, claimAge: 70 })).toBeCloseTo(1.24 * full, 6)
})
