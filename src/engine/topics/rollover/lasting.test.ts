import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-26')
const laidOff: Household = {
  planBalance: 310_000,
  age: 58,
  maritalStatus: 'divorced',
  filingStatus: 'single',
  state: 'MN',
  employment: 'unemployed',
  separationDate: '2026-06-19',
  formerPay: 84_000,
  payThisYear: 39_000,
  retirementAge: 62,
  needsMoneyEarly: true,
  planDrawMonthly: 2_200,
  savings: 18_000,
  monthlyExpenses: 3_900,
  newPlanAcceptsRollovers: false,
  debts: [],
}
const planOf = (more: Household = {}) => rollover.draft({ ...laidOff, ...more }, context)
const figureOf = (id: string, more?: Household) =>
  Number(planOf(more).figures.find((figure) => figure.id === id)?.value)
const summaryOf = (more?: Household) => plainText(planOf(more).summary)

/*
 * By hand: G − 1,240 − 12% of (G − 28,500) = 26,400 gives G = 27,544, below the top of the 10% bracket: (27,544 − 16,100) ×
 * 10% = 1,144. 310,000 that grow 2.37% a year above prices pay it for 12.87 years: 26,400 a year is about 340,000 in all.
 */
test('the rows of somebody who lives on the plan tax each year’s draw, and not the pay that has ended', () => {
  expect(figureOf('kept.drawn')).toBe(27_544)
  const left = figureOf('ledger.column.leave.middle')
  expect(left).toBeGreaterThan(337_000)
  expect(left).toBeLessThan(347_000)
  for (const more of [{ formerPay: 40_000, payThisYear: 18_000 }, { formerPay: 150_000 }])
    expect(figureOf('ledger.column.leave.middle', more)).toBe(left)
  expect(left - figureOf('ledger.column.cash.middle')).toBeGreaterThan(70_000)
})

// 26,400 − 20,400 = 6,000 from 62 on, less than a single person has free of tax beside an untaxed benefit.
test('a benefit that was named pays its part from the age that was named', () => {
  const named = { ssMonthly: 1_700, ssFromAge: 62 }
  expect(figureOf('lasts.drawn-later', named)).toBe(6_000)
  expect(summaryOf(named)).toContain(
    'From 62 on it is about $6,000 a year, as your Social Security of $1,700 a month is then taken to pay the rest of what you need. So the money lasts past age 95',
  )
  expect(figureOf('ledger.column.leave.middle', named)).toBeGreaterThan(
    figureOf('ledger.column.leave.middle'),
  )
})

/*
 * By hand, four years of 27,544 at the start of each and 2.37% of growth: 310,000 → 289,150 → 267,806 → 245,956 → 223,588.
 */
test('a benefit that is more than the need leaves the rest of the money for later', () => {
  const named = { ssMonthly: 2_400, ssFromAge: 62 }
  expect(summaryOf(named)).toContain(
    'From 62 on your Social Security of $2,400 a month is taken to pay all of what you need from the plan; about $224,000 is left then',
  )
  expect(summaryOf(named)).not.toContain('the money lasts')
})

test('what the sentence rests on stands beside it: the growth, the tax of the state, and that no benefit is counted', () => {
  const text = summaryOf()
  expect(text).toContain('At this rate the money lasts about 12 years')
  // Minnesota: 5.35 % of what 27,544 is above its own deduction of about 15,300.
  expect(text).toMatch(/your state takes about \$6\d\d of that as well/)
  expect(text).toContain('2.4% a year above prices, after costs')
  expect(text).toContain('No Social Security is counted in that, as you named none')
  expect(summaryOf({ state: 'TX' })).not.toContain('your state takes')
  expect(summaryOf({ ssMonthly: 0 })).not.toContain('as you named none')
})

// 310,000 at 38,432 a year is used up after eight years, at 66.
test('money that does not reach a benefit that was named is said to end before it', () => {
  const text = summaryOf({ planDrawMonthly: 3_000, ssMonthly: 2_000, ssFromAge: 67 })
  expect(text).toContain('the money lasts about 8 years')
  expect(text).toContain('It is used up before your Social Security begins at 67')
})

test('a draw that goes on is counted into old age, whenever else the money was said to be needed', () => {
  expect(summaryOf({ horizonYears: 1 })).toMatch(/the money lasts about 1[23] years/)
})
