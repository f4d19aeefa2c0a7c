import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nothing, say, words } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { dollarsOver, type Need, placedIn, pour } from './order-of-operations.ts'

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

test('what is too little for a need that takes all or nothing waits in the rest, and goes to no need after it', () => {
  const sheet = worksheet()
  const need = (id: string, dollars: number | undefined): Need => ({
    ...{ step: 'rest', id, label: words('a need'), description: nothing },
    act: (part) => say`place ${part}`,
    wanted: dollars === undefined ? undefined : sheet.told('amount', id, 'Wanted', 'usd', dollars),
  })
  const whole = (id: string, dollars: number): Need => ({ ...need(id, dollars), isWholeOnly: true })
  const needs = [whole('car', 900), whole('card', 300), need('ira', 500), need('rest', undefined)]
  const ids = (amount: number) =>
    dollarsOver(amount, needs).map(({ need: { id }, dollars }) => `${id} ${dollars}`)
  expect(ids(700)).toEqual(['card 300', 'rest 400'])
  expect(ids(1_300)).toEqual(['car 900', 'card 300', 'ira 100'])
})

test('the dollars of a step are those of all its needs', () => {
  const placements = poured(5_000, [1_000, 2_000, undefined])
  expect(placedIn(placements, 'cushion')).toBe(3_000)
  expect(placedIn(placements, 'cushion', 'rest')).toBe(5_000)
  expect(placedIn(placements, 'ira')).toBe(0)
})
