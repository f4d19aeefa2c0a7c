import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { worksheet } from '../worksheet.ts'
import { payThatGoesOn } from './pay-that-goes-on.ts'

const context = draftContext('2026-11-26')
const couple: Household = {
  ...{ age: 30, spouseAge: 29, maritalStatus: 'married', filingStatus: 'married_joint', state: 'NC' },
  ...{ dependents: [], employment: 'employed', income: 64_000, spouseIncome: 22_000, earners: 2 },
}
const goesOn = (more: Household, earner: 'own' | 'partner') => {
  const sheet = worksheet()
  const reader = factReader(sheet, { ...couple, ...more }, context.today)
  return payThatGoesOn(sheet, reader, context, earner)?.value
}

// 64,000 − 32,200 = 31,800: 2,480 + 12% of 7,000 = 3,320; 7.65% = 4,896; 3.99% of 38,500 = 1,536: 54,248 a year.
// 22,000: 7.65% = 1,683, nothing else: 20,317.
test('the pay that goes on is after its own tax', () => {
  expect([goesOn({}, 'own'), goesOn({}, 'partner')]).toEqual([4_520, 1_693])
})

// 86,000 − 32,200 = 53,800: 5,960; 6,579; 3.99% of 60,500 = 2,414: 71,047 a year, 5,921 a month. 5,350 come home: 571 go to
// health cover, the plan and the HSA. They come off the pay whose work has the plan; else off each by pay, 425 and 146.
test('what comes off pay beside tax goes on, as far as take-home pay that was told shows it', () => {
  const told = { takeHomeMonthly: 5_350, hasWorkplacePlan: true }
  const ofOne = { ...told, spouseHasWorkplacePlan: false }
  expect([goesOn(ofOne, 'own'), goesOn(ofOne, 'partner')]).toEqual([3_949, 1_693])
  const ofBoth = { ...told, spouseHasWorkplacePlan: true }
  expect([goesOn(ofBoth, 'own'), goesOn(ofBoth, 'partner')]).toEqual([4_095, 1_547])
})

test('take-home pay that leaves nothing beside tax, or of a business, takes nothing off', () => {
  expect(goesOn({ takeHomeMonthly: 6_200, hasWorkplacePlan: true }, 'own')).toBe(4_520)
  const business = { incomeStability: 'self_employed' as const, employment: 'self_employed' as const }
  expect(goesOn({ ...business, takeHomeMonthly: 5_000 }, 'own')).toBe(goesOn(business, 'own'))
})
