import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { worksheet } from '../worksheet.ts'
import { withHomeInterest } from './listed-picture.ts'
import { type TaxPicture, taxPicture } from './tax-picture.ts'

const context = draftContext('2026-11-20')
const pictureOf = (household: Household): TaxPicture => {
  const sheet = worksheet()
  const reader = factReader(sheet, household, context.today)
  return withHomeInterest({ sheet, reader, context }, taxPicture(sheet, reader, context))
}
const single: Household = { age: 45, filingStatus: 'single', state: 'IL', income: 140_000 }
const mortgage = { kind: 'mortgage', balance: 480_000, rate: 0.0675, minPayment: 3_250 } as const

// 140,000 less 16,100 is in the 24 % bracket, which begins at 105,700; less 32,192 of interest and some 6,800 of state tax it is
// in the 22 % one.
test('the bracket of whoever deducts the interest of a home is that below the deductions', () => {
  expect(pictureOf(single).bracket.value).toBe(0.24)
  const { bracket, later, taxReturn } = pictureOf({ ...single, debts: [mortgage] })
  expect([bracket.value, later.bracket.value]).toEqual([0.22, 0.22])
  expect(taxReturn.mortgageInterest).toBeCloseTo(32_192, -1)
})

test('a year ahead has the interest and the state tax of then', () => {
  const { listedIn, taxReturn } = pictureOf({ ...single, debts: [mortgage] })
  const then = listedIn?.({ ...taxReturn, wages: 0 }, 10)
  expect(then?.stateIncomeTaxPaid).toBe(0)
  expect(then?.mortgageInterest).toBeLessThan(32_192 / (1 + context.market.inflation.value) ** 10)
  expect(pictureOf(single).listedIn).toBeUndefined()
})
