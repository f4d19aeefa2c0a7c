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
    'The plan and an inherited IRA both pay you at any age without a penalty',
  )
  // A plan at her work would be her own, and charge the penalty; who was left a share by a court order may compare one.
  const titles = (more: Household = {}) =>
    rollover.draft({ ...widow, ...more }, context).checks.map(({ title }) => plainText(title))
  expect(titles()).not.toContain('Is there a plan at your work?')
  expect(titles({ planOwner: 'former_spouse' })).toContain('Is there a plan at your work?')
})

// IRC §§402(c)(4)(A), 3405: what lasts ten years or more is no eligible rollover distribution, so no fixed 20% is withheld.
test('payments that last ten years or more are withheld like a pension, and the whole plan has one yearly draw', () => {
  const veteran: Household = {
    planType: 'tsp',
    planBalance: 210_000,
    rothPlanBalance: 20_000,
    age: 60,
    filingStatus: 'single',
    maritalStatus: 'single',
    state: 'NM',
    employment: 'retired',
    separationDate: '2025-12-31',
    pensionMonthly: 1_900,
    vaMonthly: 1_100,
    planDrawMonthly: 700,
    oldPlanFee: 0.0005,
    iraFee: 0.001,
  }
  // Of 22,800 of pension 6,700 is taxed. 8,400 + T on top: 5,700 at 10% and the rest at 12%, T = 570 + 12% × (2,700 + T),
  // so T = 1,015.91: 9,416 a year, 785 a month, of which 85 is tax. 190,000 ÷ 9,416 = 20 years.
  const howOf = (more: Household = {}) => {
    const plan = rollover.draft({ ...veteran, ...more }, context)
    return plainText(plan.nextSteps.find(({ id }) => id === 'payments')!.how)
  }
  expect(howOf()).toContain('Ask for $785 a month in regular payments')
  expect(howOf()).toContain('by your Form W-4P. About $85 a month covers the tax on it')
  const plan = rollover.draft(veteran, context)
  expect(plainText(plan.summary)).toContain('$9,416 a year')
  expect(plainText(plan.checks.find(({ id }) => id === 'early-income')!.detail)).toContain(
    'With $9,416 a year taken out',
  )
  // Without the Roth money: 94,000 pay 9,416 for 9.98 years, 95,000 for 10.1.
  expect(howOf({ planBalance: 114_000 })).toContain('Ask for $875 a month, of which the plan withholds 20%')
  expect(howOf({ planBalance: 115_000 })).toContain('Form W-4P')
})

test('of a plan that stays whole for early years the whole pays; of one that moves, the part that stays', () => {
  const early: Household = {
    planType: 'tsp',
    planBalance: 300_000,
    age: 57,
    filingStatus: 'single',
    maritalStatus: 'single',
    employment: 'retired',
    separationDate: '2026-10-31',
    needsMoneyEarly: true,
    planDrawMonthly: 1_000,
    oldPlanFee: 0.0005,
  }
  const howOf = (more: Household = {}) =>
    plainText(
      rollover.draft({ ...early, ...more }, context).nextSteps.find(({ id }) => id === 'payments')!.how,
    )
  expect(howOf()).toContain('Form W-4P. By what you said no federal tax is due on it')
  // 2.5 years stay, at 1,000 ÷ 0.8.
  expect(howOf({ planType: 'plan_401k', oldPlanFee: 0.01 })).toContain('Ask for $1,250 a month, of which')
})

// The penalty ends in 21.5 years, but 94,200 pay 4,240 × 12 = 50,880 a year for 1.9 years: 20% is withheld, and
// 4,240 ÷ 0.8 = 5,300 has to be ordered. 600,000 pay it for 11.8 years.
test('payments that the money ends before ten years are withheld at the fixed share, however far the penalty reaches', () => {
  const divorced: Household = {
    planOwner: 'former_spouse',
    planType: 'plan_401k',
    planBalance: 94_200,
    age: 38,
    maritalStatus: 'divorced',
    filingStatus: 'head_of_household',
    dependents: [5],
    employment: 'unemployed',
    income: 0,
    planDrawMonthly: 4_240,
    needsMoneyEarly: true,
    oldPlanFee: 0.0051,
    iraFee: 0.001,
  }
  const howOf = (more: Household = {}) =>
    plainText(
      rollover.draft({ ...divorced, ...more }, context).nextSteps.find(({ id }) => id === 'payments')!.how,
    )
  expect(howOf()).toContain('Ask for $5,300 a month, of which the plan withholds 20%')
  expect(howOf({ planBalance: 600_000 })).toContain('by your Form W-4P')
})
