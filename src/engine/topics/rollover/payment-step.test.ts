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

// 2,500 × 12 ÷ 0.8 ÷ 12 = 3,125, of which 20% are withheld.
test('whoever draws on a plan that stays hears how the plan pays, and a series of even payments has its own step', () => {
  const city: Household = {
    planType: 'gov_457b',
    planBalance: 260_000,
    age: 54,
    filingStatus: 'single',
    state: 'CA',
    employment: 'retired',
    payThisYear: 40_000,
    separationDate: '2026-06-30',
    needsMoneyEarly: true,
    planDrawMonthly: 2_500,
  }
  const step = (more: Household) =>
    rollover.draft({ ...city, ...more }, context).nextSteps.find(({ id }) => id === 'payments')
  expect(plainText(step({})!.how)).toContain('Ask for $3,125 a month, of which the plan withholds 20%')
  expect(plainText(step({ planType: 'plan_401k', age: 56, birthYear: 1970 })!.title)).toBe(
    'Set up how the plan pays you',
  )
  expect(step({ planType: 'plan_401k', equalPaymentsRunning: true })).toBeUndefined()
  expect(step({ planType: 'nonprofit_457b' })).toBeUndefined()
  const { planDrawMonthly: _none, ...untold } = city
  const found = rollover.draft(untold, context).nextSteps.find(({ id }) => id === 'payments')
  expect(plainText(found!.how)).toContain('Ask for what you need each month, of which')
})

test('payments of somebody for whom withdrawals are required count toward them', () => {
  const older = { age: 74, birthYear: 1952, spouseAge: 70, separationDate: '2019-05-31', ssMonthly: 2_400 }
  expect(plainText(stepOf(older)!.how)).toContain('count toward the withdrawal that is required each year')
  expect(plainText(stepOf()!.how)).not.toContain('required each year')
  // Nobody tells a retired person to earn more.
  expect(plainText(planOf(older).summary)).toContain('Less a month makes it last longer.')
  expect(plainText(planOf().summary)).not.toContain('new pay')
})

test('a surviving spouse hears that an inherited IRA keeps the right to be paid early', () => {
  const widow: Household = {
    planOwner: 'late_spouse',
    planBalance: 340_000,
    age: 54,
    maritalStatus: 'widowed',
    spouseDeathYear: 2026,
    filingStatus: 'married_joint',
    state: 'IL',
    employment: 'employed',
    income: 52_000,
    dependents: [15],
    needsMoneyEarly: true,
    planDrawMonthly: 1_200,
  }
  const plan = rollover.draft(widow, context)
  expect(plainText(plan.checks.find(({ id }) => id === 'early-access')!.detail)).toContain(
    'An inherited IRA pays you without a penalty too, at about 0.1% a year instead of 0.5%',
  )
  // She has left no job.
  expect(plan.checks.map(({ title }) => plainText(title))).toContain('Is there a plan at your work?')
})
