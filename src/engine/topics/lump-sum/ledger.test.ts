import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { growthOf } from './growth.ts'
import { worthOf } from './ledger.ts'
import type { Way } from './ways.ts'
import { lumpSumWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-20'))
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

/*
 * 240,000 at 6.75% cost 16,082 of interest in the first year, with 2,588 of Ohio tax 2,570 more than the standard deduction of
 * 16,100. 35,000 paid ahead save 35,000 × ((1 + 0.0675 / 12)^12 − 1) = 2,437 of interest, all of it deducted: 22% are 536.
 * 35,000 + 2,437 − 536 = 36,901, in today's dollars / 1.023 = 36,071.
 */
test('what paying a home loan ahead saves is less by the tax that its deduction would have saved', () => {
  const home = lumpSumWork(
    {
      ...{ age: 35, maritalStatus: 'single', filingStatus: 'single', state: 'OH', income: 110_000 },
      ...{ employment: 'employed', amount: 35_000, goal: 'general', horizonYears: 1, savings: 40_000 },
      debts: [{ kind: 'mortgage', balance: 240_000, rate: 0.0675, minPayment: 1_650 }],
    },
    context,
  )
  const loan = home.middleDebts[0]?.balance.id ?? ''
  const paid = worthOf(
    home,
    { ...way(0, 0), prepaid: new Map([[loan, 35_000]]) },
    growthOf(home, { fee: 0, dragRate: 0 }),
  )
  expect(Math.abs((paid[0] ?? 0) - 36_071)).toBeLessThan(3)
})
