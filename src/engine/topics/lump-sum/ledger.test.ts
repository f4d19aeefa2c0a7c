import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { monthsToPayOff } from '../../math/loan.ts'
import { words } from '../../say.ts'
import { worksheet } from '../../worksheet.ts'
import type { DebtFigures } from '../debts.ts'
import { growthOf } from './growth.ts'
import { debtCourse, worthOf } from './ledger.ts'
import type { Way } from './ways.ts'
import { lumpSumWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-20'))
const debt = (balance: number, rate: number, minimum: number): DebtFigures => {
  const sheet = worksheet()
  return {
    id: 'debt',
    kind: 'other',
    told: { kind: 'other', balance, rate, minPayment: minimum },
    label: words('loan'),
    balance: sheet.told('amount', 'balance', 'Balance', 'usd', balance),
    rate: sheet.told('amount', 'rate', 'Rate', 'rate', rate),
    minimum: sheet.told('amount', 'minimum', 'Minimum', 'usd-per-month', minimum),
  }
}

/** So much at once, and so much more each month. */
const paying = (atOnce: number, more = 0): Way => ({
  ...{ sheltered: 0, taxable: 0, cash: 0 },
  prepaid: new Map([['balance', atOnce]]),
  sentOn: new Map([['balance', more]]),
})

test('a loan of 12,000 at 6 % with 231.99 a month costs 1,920 of interest over five years', () => {
  // Level payment of 60 months: 12,000 × 0.005 ÷ (1 − 1.005^−60) = 231.99.
  const { interest, owed, paid } = debtCourse(debt(12_000, 0.06, 231.99), paying(0), 6)
  expect(Math.round(interest)).toBe(1_920)
  expect(owed).toBe(0)
  expect(paid.map(Math.round)).toEqual([2_784, 2_784, 2_784, 2_784, 2_784, 0])
})

test('a debt that is paid at once costs nothing more', () => {
  expect(debtCourse(debt(5_000, 0.24, 150), paying(5_000), 3)).toEqual({
    paid: [0, 0, 0],
    interest: 0,
    owed: 0,
  })
})

// 4,649 at 6.89%: n = −ln(1 − 4,649 × 0.0689 ÷ 12 ÷ 615) ÷ ln(1 + 0.0689 ÷ 12) = 7.76, and 7 payments leave 462 and its interest.
test('a payment that is sent on ends a debt sooner, by both', () => {
  const { paid, interest, owed } = debtCourse(debt(17_300, 0.0689, 428), paying(12_651, 187), 2)
  expect(owed).toBe(0)
  expect(Math.round(interest)).toBe(118)
  expect(paid[1]).toBe(0)
})

// 12,000 grow by 0.5% a month to 12,365 in half a year; 60 level payments of that are 239.06, and half as much is asked
// where half was paid. A year from today six of them have been paid.
test('a payment that begins later adds the interest until then, and is level over what is owed then', () => {
  const sheet = worksheet()
  const later = {
    afterMonths: sheet.told('amount', 'after', 'After', 'months', 6),
    payment: sheet.told('amount', 'later', 'Later', 'usd-per-month', 239.06),
  }
  const { paid, owed, interest } = debtCourse({ ...debt(12_000, 0.06, 0), later }, paying(0), 6)
  expect(paid.map(Math.round)).toEqual([1_434, 2_869, 2_869, 2_869, 2_869, 1_433])
  expect(Math.round(owed)).toBe(0)
  expect(Math.round(interest)).toBe(2_342)
  const half = debtCourse({ ...debt(12_000, 0.06, 0), later }, paying(6_000), 6)
  expect(half.paid.map(Math.round)).toEqual([717, 1_434, 1_434, 1_434, 1_434, 717])
})

test('a payment below the interest is raised to it, so the debt stands still', () => {
  const { owed, interest } = debtCourse(debt(10_000, 0.24, 50), paying(0), 2)
  expect(owed).toBeCloseTo(10_000, 6)
  expect(interest).toBeCloseTo(4_800, 6)
})

test('what is paid is the balance and its interest, and it ends when the loan formula says', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 50_000 }),
      fc.double({ min: 0, max: 0.3, noNaN: true }),
      fc.integer({ min: 50, max: 2_000 }),
      (balance, rate, minimum) => {
        const { paid, interest, owed } = debtCourse(debt(balance, rate, minimum), paying(0), 40)
        const total = paid.reduce((sum, year) => sum + year, 0)
        expect(total + owed).toBeCloseTo(balance + interest, 4)
        const months = monthsToPayOff({ principal: balance, rate, payment: minimum })
        if (months !== undefined && months <= 480) expect(owed).toBeCloseTo(0, 4)
      },
    ),
  )
})

const household: Household = {
  amount: 40_000,
  goal: 'retirement',
  age: 40,
  savings: 30_000,
  debts: [{ kind: 'credit_card', balance: 10_000, rate: 0.24, minPayment: 300 }],
}
const work = lumpSumWork(household, context)
const growth = growthOf(work, { fee: 0.001, dragRate: 0.004 })
const card = work.costlyDebts[0]?.balance.id ?? ''
const way = (taxable: number, prepaid: number, cash = 0): Way => ({
  sheltered: 0,
  taxable,
  cash,
  prepaid: new Map([[card, prepaid]]),
})

test('paying a card at 24 % ends ahead of investing the same money in nearly every future', () => {
  const [paid, invested] = [worthOf(work, way(30_000, 10_000), growth), worthOf(work, way(40_000, 0), growth)]
  const ahead = paid.filter((worth, path) => worth > (invested[path] ?? 0)).length
  expect(ahead / paid.length).toBeGreaterThan(0.9)
})

test('more money in any account is never worth less in any future', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), fc.nat(10_000), (taxable, cash, more) => {
      const base = worthOf(work, way(taxable, 0, cash), growth)
      for (const other of [way(taxable + more, 0, cash), way(taxable, 0, cash + more)])
        expect(worthOf(work, other, growth).every((worth, path) => worth >= (base[path] ?? 0))).toBe(true)
    }),
    { numRuns: 30 },
  )
})

test('what is owed all the same is no part of the money, and a dollar paid on a home loan grows at its rate', () => {
  // 100,000 in cash beside a home loan of 238,000: the loan is there whatever is done with the money.
  const home = lumpSumWork(
    {
      amount: 100_000,
      goal: 'general',
      age: 35,
      savings: 30_000,
      debts: [{ kind: 'mortgage', balance: 238_000, rate: 0.059, minPayment: 1_560 }],
    },
    context,
  )
  const grown = growthOf(home, { fee: 0.001, dragRate: 0.004 })
  const loan = home.middleDebts[0]?.balance.id ?? ''
  const years = home.glide.length
  const kept = worthOf(home, way(100_000, 0), grown)
  expect(kept[0]).toBeCloseTo(100_000 * (grown.taxable[0] ?? 0), 0)
  // Nothing ends within ten years, so every dollar paid is a dollar that bears 5.9 ÷ 12 % less each month.
  const paid = worthOf(home, { ...way(90_000, 0), prepaid: new Map([[loan, 10_000]]) }, grown)
  const less = (10_000 * (1 + 0.059 / 12) ** (12 * years)) / (1 + context.market.inflation.value) ** years
  expect(years).toBe(10)
  expect(paid[0]).toBeCloseTo(90_000 * (grown.taxable[0] ?? 0) + less, 0)
})
