import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-26')
const retired: Household = {
  planBalance: 530_000,
  age: 64,
  birthYear: 1962,
  spouseAge: 61,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'SC',
  employment: 'retired',
  payThisYear: 70_000,
  spouseIncome: 52_000,
  separationDate: '2026-07-31',
  planDrawMonthly: 2_500,
  savings: 55_000,
}
const planOf = (more: Household = {}) => rollover.draft({ ...retired, ...more }, context)
const stepOf = (more?: Household) => planOf(more).nextSteps.find(({ id }) => id === 'payments')

// 33,977 a year for 30,000 to be left (see lasting.test.ts): 2,831 a month, of which 3,977 ÷ 33,977 = 12% is federal tax.
test('whoever lives on money that moves to an IRA hears how it is paid out of it', () => {
  const how = plainText(stepOf()!.how)
  expect(how).toContain('$2,831 a month on a fixed day')
  expect(how).toContain('about 12% covers its own tax')
  expect(stepOf()?.dueDate).toBe(planOf().nextSteps.find(({ id }) => id === 'invest')?.dueDate)
  const { planDrawMonthly: _none, ...untold } = retired
  const found = rollover.draft(untold, context).nextSteps.find(({ id }) => id === 'payments')
  expect(plainText(found!.how)).toContain('as much as you live on')
  expect(stepOf({ employment: 'employed', income: 90_000, planDrawMonthly: 0 })).toBeUndefined()
})

test('a spouse who works may have a health plan that makes the limit of the credit idle', () => {
  const coverOf = (more: Household) =>
    plainText(planOf(more).checks.find(({ id }) => id === 'early-income')?.detail ?? '')
  expect(coverOf({})).toContain('Your spouse works: ask there first')
  expect(coverOf({ spouseIncome: 0 })).not.toContain('Your spouse works')
  expect(coverOf({ marketplaceCoverage: true })).not.toContain('Your spouse works')
})

test('a state that leaves more untaxed from a later age on says both ages', () => {
  const cash = (more: Household) =>
    plainText(planOf({ state: 'GA', ...more }).checks.find(({ id }) => id === 'cash')!.detail)
  expect(cash({})).toContain('Georgia leaves about $35,000 a year for each person')
  expect(cash({ age: 57, birthYear: 1969 })).toContain(
    'From 62 on Georgia leaves about $35,000 a year, and from 65 on',
  )
  expect(cash({ age: 66, birthYear: 1960 })).toContain('Georgia leaves about $65,000 a year')
})
