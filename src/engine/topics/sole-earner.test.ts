import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { contributedShare } from './contributed-share.ts'
import { matchCheck } from './match-check.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { rothWork } from './roth/work.ts'
import { asEarner } from './sole-earner.ts'
import { taxPicture } from './tax-picture.ts'

const today = '2026-11-20'
const context = draftContext(today)
/** One of two is at home, 34; the other one, 52, earns 95,000. */
const atHome: Household = {
  age: 34,
  spouseAge: 52,
  income: 0,
  spouseIncome: 95_000,
  maritalStatus: 'married',
}
const read = (household: Household) => {
  const sheet = worksheet()
  return { sheet, reader: factReader(sheet, household, today) }
}

// Notice 2025-67: 24,500, and 8,000 more from 50 on; 32,500 of 95,000.
test('who is at home reads the plan at work by the pay and the age of the one who earns', () => {
  const { sheet, reader } = read({ ...atHome, filledAccounts: ['plan'] })
  expect(contributedShare(sheet, reader, context)?.value).toBeCloseTo(32_500 / 95_000, 12)
  const monthly = read({ ...atHome, planMonthly: 475 })
  expect(contributedShare(monthly.sheet, monthly.reader, context)?.value).toBeCloseTo(0.06, 12)
})

// 6 % of 95,000 is 5,700: 89,300 is left.
test('what the one who earns puts into the plan comes off the income of both', () => {
  const { sheet, reader } = read({ ...atHome, contributionRate: 0.06 })
  const taxes = taxPicture(sheet, reader, context)
  expect([taxes.taxReturn.wages, taxes.taxReturn.spouseWages]).toEqual([0, 89_300])
  expect(taxes.agi.value).toBe(89_300)
})

// (700 × 12 + 3 % of 95,000) ÷ 95,000 = 11,250 ÷ 95,000.
test('the share of pay put aside counts the plan of the one who earns', () => {
  const plan = wholePlan(nextDollar, { ...atHome, contributionRate: 0.03, monthlySurplus: 700 }, context)
  expect(plan.figures.find(({ id }) => id === 'saved-share')?.value).toBeCloseTo(11_250 / 95_000, 12)
})

// 6 % and 4 % of 95,000.
test('Roth or Traditional is decided for the one who earns, each fact under its own name', () => {
  const household: Household = {
    ...atHome,
    hasWorkplacePlan: true,
    contributionRate: 0.06,
    employerMatch: { rate: 1, upTo: 0.04 },
  }
  const work = rothWork(household, context)
  expect([work.contribution.value, work.matchAdded?.value]).toEqual([5_700, 3_800])
  expect([work.age.value, work.spouseAge?.value, work.isOfSpouse]).toEqual([52, 34, true])
  expect(work.age.label).toBe('Age of your spouse or partner')
  expect(rothWork({ ...household, income: 60_000 }, context).isOfSpouse).toBe(false)
})

test('what is told of each of two changes sides, and a year of birth is nobody else’s', () => {
  const { reader } = read({ ...atHome, birthYear: 1992, ssMonthly: 900, spouseSsMonthly: 2_400 })
  const earner = asEarner(reader)
  expect([earner.told('income'), earner.told('spouseIncome')]).toEqual([95_000, 0])
  expect([earner.told('ssMonthly'), earner.told('birthYear')]).toEqual([2_400, undefined])
  const { reader: both } = read({ income: 50_000, spouseIncome: 95_000 })
  expect(asEarner(both)).toBe(both)
})

test('the plan at work that was told of the one who earns is theirs, and so is the work', () => {
  const { reader } = read({ ...atHome, spouseHasWorkplacePlan: true, employment: 'retired' })
  const earner = asEarner(reader)
  expect(earner.value('hasWorkplacePlan')).toBe(true)
  expect(earner.told('spouseHasWorkplacePlan')).toBeUndefined()
  expect(earner.value('employment')).toBe('employed')
  // What stands under one's own name is meant of the one who earns: the other one has no work.
  const { reader: own } = read({ ...atHome, hasWorkplacePlan: true })
  expect(asEarner(own).value('hasWorkplacePlan')).toBe(true)
})

test('a missed match is said to be that of the one who earns', () => {
  const household: Household = {
    ...atHome,
    contributionRate: 0.03,
    employerMatch: { rate: 0.5, upTo: 0.06 },
  }
  const says = (more: Household) => {
    const { sheet, reader } = read({ ...household, ...more })
    return plainText(matchCheck(sheet, reader, context)[0]?.detail ?? '')
  }
  // Half of the missing 3 % of 95,000.
  expect(says({})).toContain('Your spouse’s employer would add $1,425 a year')
  expect(says({ maritalStatus: 'partnered' })).toContain('Your partner’s employer')
  expect(says({ income: 40_000 })).toContain('Your employer')
})
