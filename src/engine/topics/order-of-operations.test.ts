import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { nothing, say, words } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { missedMatch, type Need, placedIn, pour } from './order-of-operations.ts'

const poured = (amount: number, wanted: readonly (number | undefined)[]) => {
  const sheet = worksheet()
  const needs = wanted.map(
    (dollars, index): Need => ({
      step: dollars === undefined ? 'rest' : 'cushion',
      id: `need.${index}`,
      label: words('a need'),
      description: nothing,
      act: (part) => say`place ${part}`,
      wanted:
        dollars === undefined ? undefined : sheet.told('amount', `wanted.${index}`, 'Wanted', 'usd', dollars),
    }),
  )
  return pour(sheet, sheet.told('amount', 'amount', 'Amount', 'usd', amount), needs)
}
const amounts = (placements: ReturnType<typeof poured>) => placements.map(({ amount }) => amount.value)

test('a need is filled before the next one gets anything', () => {
  expect(amounts(poured(10_000, [1_500, 6_000, 8_000, undefined]))).toEqual([1_500, 6_000, 2_500])
  expect(amounts(poured(20_000, [1_500, 6_000, 8_000, undefined]))).toEqual([1_500, 6_000, 8_000, 4_500])
})

test('a need is full when it got all it wanted', () => {
  expect(poured(2_000, [1_500, 6_000]).map(({ isFull }) => isFull)).toEqual([true, false])
})

test('a need that wants nothing is not in the plan', () => {
  expect(amounts(poured(500, [0, 200, undefined]))).toEqual([200, 300])
  expect(poured(0, [100, undefined])).toEqual([])
})

test('what is poured sums to the amount exactly, and never more than a need wants', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { maxLength: 8 }),
      (amount, wanted) => {
        const placements = poured(amount, [...wanted, undefined])
        expect(amounts(placements).reduce((sum, part) => sum + part, 0)).toBe(amount)
        for (const { amount: part, wanted: full } of placements) {
          expect(Number.isInteger(part.value) && part.value > 0).toBe(true)
          if (full !== undefined) expect(part.value).toBeLessThanOrEqual(Math.ceil(full.value))
        }
      },
    ),
  )
})

test('more money never gives a need less', () => {
  fc.assert(
    fc.property(
      fc.nat(100_000),
      fc.nat(100_000),
      fc.array(fc.nat(20_000), { maxLength: 6 }),
      (amount, more, wanted) => {
        const [before, after] = [poured(amount, wanted), poured(amount + more, wanted)]
        for (const { id, amount: part } of before)
          expect(after.find((same) => same.id === id)?.amount.value).toBeGreaterThanOrEqual(part.value)
      },
    ),
  )
})

test('the dollars of a step are those of all its needs', () => {
  const placements = poured(5_000, [1_000, 2_000, undefined])
  expect(placedIn(placements, 'cushion')).toBe(3_000)
  expect(placedIn(placements, 'cushion', 'rest')).toBe(5_000)
  expect(placedIn(placements, 'ira')).toBe(0)
})

const missed = (household: Household) => {
  const sheet = worksheet()
  const found = missedMatch(sheet, factReader(sheet, household, '2026-11-20'))
  return found && [found.contribution.value, found.match.value]
}

test('a match of half up to 6 % of 64,000, with 2 % put in, misses 1,280 for 2,560', () => {
  const employerMatch = { rate: 0.5, upTo: 0.06 }
  expect(missed({ income: 64_000, employerMatch, contributionRate: 0.02 })).toEqual([2_560, 1_280])
  expect(missed({ income: 64_000, employerMatch, contributionRate: 0.06 })).toBeUndefined()
})

// 100 % of the first 3 % and 50 % of the next 2 % of 62,000: all of it takes 3,100 and brings 1,860 + 620.
test('a second tier of the match is part of the whole match', () => {
  const employerMatch = { rate: 1, upTo: 0.03, next: { rate: 0.5, upTo: 0.02 } }
  const at = (contributionRate: number) => missed({ income: 62_000, employerMatch, contributionRate })
  expect(at(0)).toEqual([3_100, 2_480])
  expect(at(0.03)).toEqual([1_240, 620])
  expect(at(0.04)).toEqual([620, 310])
  expect(at(0.05)).toBeUndefined()
})

test('no match is missed where the match or the contribution is not known', () => {
  expect(missed({ income: 64_000, contributionRate: 0.02 })).toBeUndefined()
  expect(missed({ income: 64_000, employerMatch: { rate: 0.5 }, contributionRate: 0 })).toBeUndefined()
  expect(missed({ income: 64_000, employerMatch: { rate: 0.5, upTo: 0.06 } })).toBeUndefined()
  expect(missed({ income: 64_000, employerMatch: { rate: 0, upTo: 0 }, contributionRate: 0 })).toBeUndefined()
})

// 200 a month of 48,000 is 5 %.
test('a monthly sum into the plan tells what is contributed as a share does', () => {
  const household: Household = { income: 48_000, employerMatch: { rate: 1, upTo: 0.06 } }
  expect(missed({ ...household, planMonthly: 200 })).toEqual([480, 480])
  expect(missed({ ...household, planMonthly: 240 })).toBeUndefined()
})

test('who fills the plan misses no match', () => {
  expect(
    missed({
      income: 90_000,
      employerMatch: { rate: 1, upTo: 0.05 },
      contributionRate: 0,
      filledAccounts: ['plan'],
    }),
  ).toBeUndefined()
})
