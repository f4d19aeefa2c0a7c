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
const goingOn = (more: Household, earner: 'own' | 'partner') => {
  const sheet = worksheet()
  const reader = factReader(sheet, { ...couple, ...more }, context.today)
  return payThatGoesOn(sheet, reader, context, earner)
}
const goesOn = (more: Household, earner: 'own' | 'partner') => goingOn(more, earner)?.monthly.value

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

// 5% of 64,000 is 3,200, 267 a month: 60,800 − 32,200 = 28,600: 2,480 + 12% of 3,800 = 2,936; 7.65% of all = 4,896; 3.99% of
// 35,300 = 1,408: 54,760 a year, 4,563 a month less 267. As Roth no tax is saved: 4,520.67 − 267.
test('a contribution at work that was told comes off the pay that goes on', () => {
  expect(goesOn({ contributionRate: 0.05 }, 'own')).toBe(4_296)
  expect(goesOn({ contributionRate: 0.05, contributionKind: 'roth' }, 'own')).toBe(4_253)
  expect(goesOn({ contributionRate: 0.05 }, 'partner')).toBe(1_693)
  // 6% of 22,000, 110 a month, saves no tax at all here: 1,693.08 − 110.
  expect(goesOn({ spouseContributionRate: 0.06 }, 'partner')).toBe(1_583)
})

// A share that was told of the job that is lost is none of the one who is still paid.
test('the contribution of a lost job does not come off the other pay', () => {
  const lost: Household = { employment: 'unemployed', income: 0, contributionRate: 0.05 }
  expect(goesOn(lost, 'partner')).toBe(1_693)
})

// 2,400 is no pay for either tax: 61,600 − 32,200 = 29,400: 3,032; 7.65% of 61,600 = 4,712; 3.99% of 36,100 = 1,440.
test('an HSA through payroll comes off the own pay, and saves the tax on pay too', () => {
  expect(goesOn({ hsaMonthly: 200 }, 'own')).toBe(4_367)
  expect(goesOn({ hsaMonthly: 200, marketplaceCoverage: true }, 'own')).toBe(4_520)
})

// 3% of pay is matched: 2% of 64,000 = 1,280 less 12% and 3.99% of it is 1,075 a year.
test('what earns no match may wait, and what comes home for it is after tax', () => {
  const beyond = { contributionRate: 0.05, employerMatch: { rate: 1, upTo: 0.03 } }
  expect(goingOn(beyond, 'own')?.mayWait?.brings.value).toBe(89)
  expect(goingOn({ ...beyond, contributionRate: 0.03 }, 'own')?.mayWait).toBeUndefined()
  // Whether an employer matches it was not told: it is not said that it may wait.
  expect(goingOn({ contributionRate: 0.05 }, 'own')?.mayWait).toBeUndefined()
  // All of 3,200 less 12% and 3.99%.
  const unmatched = { contributionRate: 0.05, employerMatch: { rate: 0 } }
  expect(goingOn(unmatched, 'own')?.mayWait?.brings.value).toBe(224)
})
