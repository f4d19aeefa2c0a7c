import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { nextDollar } from './next-dollar.ts'
import { dollarWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-20'))
const yearsOf = (household: Household) =>
  dollarWork({ income: 90_000, monthlySurplus: 1_500, ...household }, context).years.value

test('the picture saves no further than to an end of work that was told', () => {
  expect(yearsOf({ age: 61, retirementAge: 66 })).toBe(5)
  expect(yearsOf({ age: 61.5, retirementAge: 66 })).toBe(4)
  expect(yearsOf({ age: 30, retirementAge: 66 })).toBe(36)
})

test('without one it looks far enough to see a difference', () => {
  expect(yearsOf({ age: 61 })).toBe(10)
  // Who still works beyond the age that was told.
  expect(yearsOf({ age: 67, retirementAge: 67, employment: 'employed' })).toBe(10)
})

test('beside the middle outcome stands the one of the lowest forecasts, of the same dollars', () => {
  const saver: Household = {
    ...{ income: 60_000, monthlySurplus: 800, savings: 30_000, monthlyExpenses: 2_500, debts: [], age: 28 },
    ...{ contributionRate: 0.06, filingStatus: 'single', state: 'OH' },
  }
  const gloomy = { ...context, bank: (years: number) => context.bank(years, 'pessimistic') }
  const figure = (id: string, of = context) =>
    Number(nextDollar.draft(saver, of).figures.find((one) => one.id === id)?.value)
  expect(figure('picture.lowest')).toBe(figure('picture.middle', gloomy))
  expect(figure('picture.lowest')).toBeLessThan(figure('picture.middle'))
})

test('the years up to the end are drawn for the plan that is shown, and not where a changed fact is tried', () => {
  const saver: Household = {
    income: 60_000,
    monthlySurplus: 800,
    savings: 30_000,
    monthlyExpenses: 2_500,
    age: 28,
  }
  const drawn = (of: typeof context) =>
    nextDollar.draft(saver, of).visualizations.find(({ type }) => type === 'projection')
  const shown = drawn(context)
  const end =
    shown?.type === 'projection'
      ? shown.bands.find(({ percentile }) => percentile === 50)?.values.at(-1)
      : undefined
  const middle = nextDollar.draft(saver, context).figures.find(({ id }) => id === 'picture.middle')
  expect(Math.round(Number(middle?.value) / 1_000)).toBe(Math.round(Number(end) / 1_000))
  expect(drawn({ ...context, isTried: true })).toBeUndefined()
})
