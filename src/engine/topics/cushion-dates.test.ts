import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { worksheet } from '../worksheet.ts'
import { cushionOf } from './cushion.ts'
import { cushionDates, longestSaving, monthsUntilFull } from './cushion-dates.ts'
import { byRate, readDebts } from './debts.ts'

const context = sketchContext(draftContext('2026-11-20'))
const dates = (household: Household) => {
  const sheet = worksheet()
  const reader = factReader(sheet, household, context.today)
  const cushion = cushionOf({ sheet, reader, context })
  const debts = byRate(readDebts(sheet, reader))
  const costlyDebts = debts.filter(({ rate }) => rate.value >= 0.08)
  const otherDebts = debts.filter((debt) => !costlyDebts.includes(debt))
  const found = cushionDates(
    sheet,
    cushion,
    { surplus: reader.number('monthlySurplus') },
    { costlyDebts, otherDebts },
    context.today,
  )
  return {
    ...found,
    shown: found.milestones.map(({ id, months, date }) => [id, months, date.shown]),
    again: monthsUntilFull({
      cash: cushion.cash.value,
      starter: cushion.starter.value,
      target: cushion.target.value,
      surplus: reader.number('monthlySurplus').value,
      costlyDebts,
      otherDebts,
    }),
  }
}

test('savings fill the starter, a month, the waypoint and the fund, month by month', () => {
  const found = dates({ monthlyExpenses: 4_000, savings: 0, monthlySurplus: 400 })
  expect(found.shown).toEqual([
    ['starter', 4, 'Mar 2027'],
    ['month', 10, 'Sep 2027'],
    ['quarter', 30, 'May 2029'],
    ['full', 40, 'Mar 2030'],
  ])
  expect(found.again).toBe(40)
})

test('debts at a high rate come between the starter and the rest', () => {
  const found = dates({
    monthlyExpenses: 3_000,
    savings: 1_500,
    monthlySurplus: 500,
    debts: [{ kind: 'credit_card', balance: 3_000, rate: 0.24, minPayment: 100 }],
  })
  // 3,000 at 24 % with 600 a month: 2,460, 1,909.20, 1,347.38, 774.33, 189.82, and 193.62 in the sixth, which leaves
  // 406.38 of its 600. Then the 100 of the card go on: of 10,500 10,093.62 are left, 17 months at 600.
  expect(found.shown.map(([id, months]) => [id, months])).toEqual([
    ['starter', 0],
    ['debts', 6],
    ['month', 8],
    ['quarter', 18],
    ['full', 23],
  ])
})

// At 6 % 3,000 take ten payments of 300 and an eleventh of 82.61. Of the 12,000 for four months 11 × 500 + 217.39 are there
// by then, and 6,282.61 ÷ 800 takes 8 months more.
test('the payment of a debt at a low rate goes on into the fund once it is gone', () => {
  const found = dates({
    monthlyExpenses: 3_000,
    savings: 0,
    monthlySurplus: 500,
    debts: [{ kind: 'auto', balance: 3_000, rate: 0.06, minPayment: 300 }],
  })
  expect(found.ended.map(({ months }) => months)).toEqual([11])
  expect(found.shown.at(-1)).toEqual(['full', 19, 'Jun 2028'])
})

test('cash beyond the starter pays a debt at a high rate at once', () => {
  const found = dates({
    monthlyExpenses: 3_600,
    earners: 2,
    numDependents: 0,
    savings: 5_000,
    monthlySurplus: 900,
    debts: [{ kind: 'credit_card', balance: 2_400, rate: 0.219, minPayment: 75 }],
  })
  // 2,600 are left; 4,600 at 900 a month and the 75 that the card takes no more are 5 months.
  expect(found.shown.map(([id, months]) => [id, months])).toEqual([
    ['starter', 0],
    ['debts', 0],
    ['month', 2],
    ['full', 5],
  ])
})

test('without anything to save, with debts that grow or out of a lifetime there is no date', () => {
  expect(dates({ monthlyExpenses: 4_000, monthlySurplus: 0 }).stuck).toBe('nothing to save')
  expect(
    dates({
      monthlyExpenses: 4_000,
      monthlySurplus: 10,
      debts: [{ kind: 'credit_card', balance: 40_000, rate: 0.3, minPayment: 20 }],
    }).stuck,
  ).toBe('debts grow faster')
  const slow = dates({ monthlyExpenses: 9_000, monthlySurplus: 1 })
  expect([slow.stuck, slow.again]).toEqual(['too slow', undefined])
})

test('milestones come in the order of their months, and the last is the full fund', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500, max: 12_000 }),
      fc.integer({ min: 0, max: 60_000 }),
      fc.integer({ min: 50, max: 3_000 }),
      (monthlyExpenses, savings, monthlySurplus) => {
        const { milestones, again } = dates({ monthlyExpenses, savings, monthlySurplus })
        const months = milestones.map((milestone) => milestone.months)
        expect(months).toEqual([...months].sort((a, b) => a - b))
        expect(milestones.at(-1)).toMatchObject({ id: 'full', months: again })
        expect(Math.max(...months)).toBeLessThanOrEqual(longestSaving)
      },
    ),
  )
})

test('saving more never takes longer', () => {
  fc.assert(
    fc.property(
      fc.nat(50_000),
      fc.integer({ min: 20, max: 3_000 }),
      fc.nat(1_000),
      (target, surplus, more) => {
        const until = (monthly: number) =>
          monthsUntilFull({
            cash: 0,
            starter: 1_000,
            target: target + 1_000,
            surplus: monthly,
            costlyDebts: [],
            otherDebts: [],
          }) ?? Infinity
        expect(until(surplus + more)).toBeLessThanOrEqual(until(surplus))
      },
    ),
  )
})
