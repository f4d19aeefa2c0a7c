import { expect, test } from 'vitest'
import { mostCounted } from './aid-counted.ts'

const child = (startsIn: number) => ({ startsIn, bills: 4 })

// By hand: when the second of two begins three years later, a quarter of the first one's 60,000 is left beside its own.
test('a 529 counts on the form of its own student, while that student is in college', () => {
  expect(mostCounted([child(5)], [60_000], 'college accounts')).toBe(60_000)
  expect(mostCounted([child(3), child(6)], [60_000, 60_000], 'college accounts')).toBe(75_000)
  expect(mostCounted([child(3), child(8)], [60_000, 50_000], 'college accounts')).toBe(60_000)
  expect(mostCounted([child(3), child(3)], [60_000, 60_000], 'college accounts')).toBe(120_000)
})

// 75,000 is left when both are in college, and stands on two forms; five years apart 110,000 stands on one.
test('what parents have outside a 529 counts for each child in college', () => {
  expect(mostCounted([child(3), child(6)], [60_000, 60_000], 'parents’ own')).toBe(150_000)
  expect(mostCounted([child(3), child(8)], [60_000, 50_000], 'parents’ own')).toBe(110_000)
})
