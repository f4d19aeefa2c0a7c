import { expect, test } from 'vitest'
import { employerAdds, matchOfYear, wholeMatchTakes } from './employer-match.ts'
import { limits2026 } from './tax/limits-2026.ts'

test('half of the first six percent adds three to someone who puts in ten, and two to someone who puts in four', () => {
  const match = { rate: 0.5, upTo: 0.06 }
  expect(employerAdds(match, 0.1)).toBeCloseTo(0.03, 12)
  expect(employerAdds(match, 0.04)).toBeCloseTo(0.02, 12)
  expect(employerAdds(match, 0)).toBe(0)
})

// IRC §401(k)(12)(B): all of the first three percent and half of the next two, the safe-harbor match.
test('the safe-harbor match adds four percent to five, and three and a half to four', () => {
  const match = { rate: 1, upTo: 0.03, next: { rate: 0.5, upTo: 0.02 } }
  expect(employerAdds(match, 0.05)).toBeCloseTo(0.04, 12)
  expect(employerAdds(match, 0.04)).toBeCloseTo(0.035, 12)
  expect(employerAdds(match, 0.02)).toBeCloseTo(0.02, 12)
})

test('a match without a limit follows all that is put in', () => {
  expect(employerAdds({ rate: 0.25 }, 0.08)).toBeCloseTo(0.02, 12)
})

// Half of the first 6 % of the 360,000 that a plan may count in 2026 (Notice 2025-67): 21,600 in, 10,800 added. The
// whole limit of 24,500 of somebody paid 500,000 is only 4.9 % of pay, and still more than is matched.
test('a match is counted on pay as far as a plan may count it', () => {
  const year = { match: { rate: 0.5, upTo: 0.06 }, limits: limits2026, pay: 500_000, age: 40 }
  expect(wholeMatchTakes(year)).toBe(21_600)
  expect(matchOfYear({ ...year, contributed: 24_500 })).toBeCloseTo(10_800, 6)
  expect(matchOfYear({ ...year, contributed: 10_000 })).toBeCloseTo(5_000, 6)
  expect(matchOfYear({ ...year, pay: 100_000, contributed: 10_000 })).toBeCloseTo(3_000, 6)
  expect(matchOfYear({ ...year, pay: 0, contributed: 0 })).toBe(0)
})

// A quarter of everything that goes in: of the 24,500 that the law lets somebody of 40 defer, whatever they named.
test('what the law does not let in earns no match', () => {
  const year = { match: { rate: 0.25 }, limits: limits2026, pay: 300_000, age: 40 }
  expect(matchOfYear({ ...year, contributed: 30_000 })).toBeCloseTo(6_125, 6)
  expect(wholeMatchTakes({ ...year, match: { rate: 1, upTo: 0.1 } })).toBe(24_500)
})
