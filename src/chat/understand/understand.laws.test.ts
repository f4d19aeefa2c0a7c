import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const patience = { timeout: 60_000 }
const today = '2026-11-20'
const factsOf = (message: string) => understand(message, { today }).facts

/** A number as people write it. */
const written = (value: number) =>
  fc.constantFrom(
    `$${value}`,
    `$${value.toLocaleString('en-US')}`,
    value.toLocaleString('en-US'),
    ...(value % 1_000 === 0
      ? [`${value / 1_000}k`, `$${value / 1_000}k`, `${value / 1_000} thousand`, `${value / 1_000} grand`]
      : []),
  )
const money = (low: number, high: number, step = 1_000) =>
  fc.integer({ min: Math.ceil(low / step), max: Math.floor(high / step) }).map((count) => count * step)
const said = (low: number, high: number, step?: number) =>
  // 401k is an account first; nobody can tell it from the sum.
  money(low, high, step)
    .filter((value) => value !== 401_000)
    .chain((value) => written(value).map((text) => ({ value, text })))

type Frame = (slot: string) => string
const reads = (
  values: fc.Arbitrary<{ value: number; text: string }>,
  frames: readonly Frame[],
  expected: (value: number) => Household,
) =>
  fc.assert(
    fc.property(values, fc.constantFrom(...frames), ({ value, text }, frame) => {
      const message = frame(text)
      expect([message, factsOf(message)]).toMatchObject([message, expected(value)])
    }),
    { numRuns: 120 },
  )

test('a yearly income is read back from any frame', patience, () => {
  reads(
    said(20_000, 900_000),
    [
      (x) => `I make ${x} a year`,
      (x) => `my salary is ${x}`,
      (x) => `I'm 33 and earn about ${x} before taxes`,
      (x) => `Income: ${x}`,
      (x) => `currently making ${x}, no raise in sight`,
      (x) => `with an income of ${x} and two kids`,
    ],
    (income) => ({ income }),
  )
})

test('a rent is read back from any frame', patience, () => {
  reads(
    said(400, 6_000, 50),
    [
      (x) => `rent is ${x}`,
      (x) => `we pay ${x} in rent`,
      (x) => `my rent's ${x} a month`,
      (x) => `Rent: ${x}/month`,
      (x) => `I spend ${x} on rent every month`,
    ],
    (monthlyRent) => ({ monthlyRent }),
  )
})

test('savings are read back from any frame', patience, () => {
  reads(
    said(1_000, 900_000),
    [
      (x) => `I have ${x} in savings`,
      (x) => `there is ${x} in my checking account`,
      (x) => `Savings: ${x}`,
      (x) => `we've saved ${x}`,
      (x) => `about ${x} sitting in a high yield savings account`,
    ],
    (savings) => ({ savings }),
  )
})

test('a debt is read back with its rate', patience, () => {
  fc.assert(
    fc.property(
      said(1_000, 80_000),
      fc.integer({ min: 300, max: 2_999 }),
      fc.constantFrom(
        (x: string, r: string) => `I owe ${x} on a credit card at ${r}%`,
        (x: string, r: string) => `credit card balance ${x}, ${r}% APR`,
        (x: string, r: string) => `${x} of credit card debt (${r}%)`,
        (x: string, r: string) => `my credit card has ${x} at ${r} percent`,
      ),
      ({ value, text }, hundredths, frame) => {
        const percent = String(hundredths / 100)
        const message = frame(text, percent)
        const [debt] = factsOf(message).debts ?? []
        expect([message, debt?.kind, debt?.balance]).toEqual([message, 'credit_card', value])
        expect([message, debt?.rate]).toEqual([message, expect.closeTo(hundredths / 10_000, 6)])
      },
    ),
    { numRuns: 150 },
  )
})

test('ages go to the right person in any frame', patience, () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 19, max: 84 }),
      fc.integer({ min: 19, max: 84 }),
      fc.constantFrom(
        (a: number, b: number) => `I'm ${a}, my wife is ${b}`,
        (a: number, b: number) => `my husband is ${b} and I'm ${a}`,
        (a: number, b: number) => `I (${a}F) and my husband (${b}M) rent`,
        (a: number, b: number) => `Me ${a}, wife ${b}`,
        (a: number, b: number) => `I am ${a} years old and my spouse is ${b} years old`,
      ),
      (age, spouseAge, frame) => {
        const message = frame(age, spouseAge)
        expect([message, factsOf(message)]).toMatchObject([message, { age, spouseAge }])
      },
    ),
    { numRuns: 120 },
  )
})

test('ages of children are read back in their order', patience, () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 17 }), { minLength: 2, maxLength: 4 }),
      fc.constantFrom(
        (list: string) => `kids ${list}`,
        (list: string) => `our children are ${list}`,
        (list: string) => `we have kids aged ${list}`,
        (list: string) => `my kids (${list}) need braces`,
      ),
      (ages, frame) => {
        const message = frame(`${ages.slice(0, -1).join(', ')} and ${ages.at(-1)}`)
        expect([message, factsOf(message).dependents]).toEqual([message, ages])
      },
    ),
    { numRuns: 120 },
  )
})

test("someone else's, past, imagined and foreign money is no fact", () => {
  fc.assert(
    fc.property(
      said(20_000, 500_000),
      fc.constantFrom<Frame>(
        (x) => `my brother makes ${x} a year`,
        (x) => `my parents have ${x} in savings`,
        (x) => `I used to make ${x} a year`,
        (x) => `if I won ${x} I would quit`,
        (x) => `our neighbor owes ${x} on his cards`,
        (x) => `the contribution limit is ${x}`,
        (x) => `when I was younger I was making ${x}`,
      ),
      ({ text }, frame) => {
        const message = frame(text)
        expect([message, factsOf(message)]).toEqual([message, {}])
      },
    ),
    { numRuns: 120 },
  )
})
