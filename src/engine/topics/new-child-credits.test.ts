import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { worksheet } from '../worksheet.ts'
import { newChildCredits } from './new-child-credits.ts'

const context = sketchContext(draftContext('2026-11-26'))
const family: Household = {
  ...{ age: 36, spouseAge: 35, maritalStatus: 'married', filingStatus: 'married_joint', dependents: [5, 2] },
  ...{ income: 138_600, spouseIncome: 0, employment: 'employed', contributionRate: 0.04, expecting: true },
}
const creditsOf = (more: Household = {}) => {
  const sheet = worksheet()
  const reader = factReader(sheet, { ...family, ...more }, context.today)
  return newChildCredits({ sheet, reader, context })?.value
}

// 2,200 ÷ 12 = 183.
test('a child on the way brings its own child tax credit once it is on the return', () => {
  expect(creditsOf()).toBe(183)
})

// The first child: 58,000 + 46,000 less 6% of each, less 32,200, are 65,560 taxable and 7,371 of tax, more than 2,200.
test('of a couple who told that nobody depends on them yet, the first child brings it too', () => {
  const couple = { income: 58_000, spouseIncome: 46_000, dependents: undefined, numDependents: 0 }
  expect(creditsOf(couple)).toBe(183)
})

// AGI 33,900 + 16,400 = 50,300, taxable 18,100, tax 1,810. With two children 7,316 − 21.06 % × (50,300 − 31,160) = 3,285 of
// earned income credit and 4,400 of child tax credit, 3,400 of it paid out at most: 1,810 + 2,590 cancel and pay all of it.
// With three 8,231 − 4,031 = 4,200 and 6,600, of which 1,810 cancel and 4,790 (under 5,100) are paid: 915 + 2,200 = 3,115 ÷ 12 = 260.
test('where little tax is due, what the law pays out for one child more counts', () => {
  const low = creditsOf({ dependents: [8, 5], income: 33_900, spouseIncome: 16_400, contributionRate: 0 })
  expect(low).toBe(260)
})

test('of a family without a child on the way, or whose children’s ages nobody told, nothing is counted', () => {
  expect(creditsOf({ expecting: false })).toBeUndefined()
  expect(creditsOf({ dependents: undefined, numDependents: 2 })).toBeUndefined()
  expect(creditsOf({ income: 0 })).toBeUndefined()
})
