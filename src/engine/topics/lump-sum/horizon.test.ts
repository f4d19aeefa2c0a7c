import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { lumpSumWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-22'))
const horizon = (household: Household) => {
  const { horizon, begins, reach, glide, isLivedOn } = lumpSumWork({ amount: 50_000, ...household }, context)
  return { years: horizon.value, begins: begins?.value, reach, stocks: glide[0]?.stocks, isLivedOn }
}

// 70 % at ten years to go and 50 % on the day: half way between, five years before it.
test('retirement money is planned beyond the day on which work stops, and mixed by that day', () => {
  const late = horizon({ goal: 'retirement', age: 62 })
  expect(late).toMatchObject({ years: 10, begins: 5, reach: 'long' })
  expect(late.stocks).toBeCloseTo(0.6, 12)
  expect(horizon({ goal: 'retirement', age: 58, horizonYears: 9, retirementAge: 67 })).toMatchObject({
    years: 10,
    begins: 9,
  })
  expect(horizon({ goal: 'retirement', age: 35 })).toMatchObject({ years: 32, begins: undefined })
})

test('years that were told until money begins to be spent are no years after which all of it is due', () => {
  const near = horizon({ goal: 'retirement', age: 60, horizonYears: 2 })
  expect(near).toMatchObject({ years: 10, begins: 2, reach: 'long' })
  // 50 % on the day, a fifth of the way to 70 %.
  expect(near.stocks).toBeCloseTo(0.54, 12)
  expect(horizon({ goal: 'home', age: 60, horizonYears: 2 })).toMatchObject({
    years: 2,
    reach: 'short',
    stocks: 0,
  })
})

test('money to live on is spent from today, however it was told', () => {
  const retired: Household = { goal: 'income', age: 70, employment: 'retired' }
  expect(horizon(retired)).toMatchObject({ years: 22, isLivedOn: true })
  expect(horizon({ ...retired, horizonYears: 0 })).toEqual(horizon(retired))
  expect(horizon({ ...retired, horizonYears: 5 })).toMatchObject({
    years: 5,
    reach: 'middle',
    isLivedOn: false,
  })
})

test('who is retired by what was told otherwise lives on the money too', () => {
  expect(horizon({ age: 78, savings: 200_000 }).isLivedOn).toBe(true)
})

// The question is when the money is needed: whoever works two more years lives on it from then on, for decades.
test('money to live on from some years on is not all due on that day while pay goes on', () => {
  const paid: Household = { goal: 'income', age: 63, employment: 'employed', income: 42_000 }
  expect(horizon({ ...paid, horizonYears: 2 })).toMatchObject({ years: 10, begins: 2, reach: 'long' })
  expect(horizon({ ...paid, horizonYears: 2 })).toEqual(
    horizon({ ...paid, goal: 'retirement', horizonYears: 2 }),
  )
  expect(horizon({ ...paid, horizonYears: 15 })).toMatchObject({ years: 15, isLivedOn: false })
})

// Seven months to the last day, at 66 at the latest. Conservative: 15 points off the 50 % on the day, and no years of growth before it.
test('years named by whoever stops work well before they are over are years that the money has to last', () => {
  const stops: Household = {
    ...{ goal: 'income', age: 65, employment: 'employed', income: 96_800, horizonYears: 20 },
    ...{ retirementAge: 66, separationDate: '2027-06-30', riskTolerance: 'conservative' },
  }
  const lives = horizon(stops)
  expect(lives).toMatchObject({ years: 20, begins: 7 / 12, reach: 'long', isLivedOn: false })
  expect(lives.stocks).toBeCloseTo(0.35 + (0.2 * 0.583_333) / 10, 2)
  for (const other of [{ retirementAge: 70, separationDate: undefined }, { goal: 'retirement' }] as const)
    expect(horizon({ ...stops, ...other }).begins).toBeUndefined()
})
