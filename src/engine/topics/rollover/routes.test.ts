import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-26')
const left: Household = {
  planBalance: 40_000,
  rothPlanBalance: 5_000,
  age: 42,
  filingStatus: 'single',
  state: 'TX',
  employment: 'employed',
  income: 48_000,
  separationDate: '2026-10-01',
  newPlanAcceptsRollovers: false,
  oldPlanFee: 0.005,
  iraFee: 0.001,
}
const planOf = (more: Household = {}) => rollover.draft({ ...left, ...more }, context)
const partsOf = (more?: Household) =>
  Object.fromEntries(planOf(more).allocations.map(({ label, amount }) => [plainText(label), amount]))

// 0.4% × 5,000 is 20 a year, less than another account is worth; but the old plan would be that other account.
test('a small part is not left behind alone: that is no account fewer', () => {
  for (const more of [{}, { planBalance: 60_000, rothPlanBalance: 6_200 }, { rothIraFirstYear: 2020 }])
    expect(Object.keys(partsOf(more))).toEqual([
      'Pre-tax money to a rollover IRA',
      'Roth money to a Roth IRA',
    ])
  // The same of pre-tax money beside much Roth money.
  expect(partsOf({ planBalance: 104_000, rothPlanBalance: 100_000 })).toEqual({
    'Pre-tax money to a rollover IRA': 4_000,
    'Roth money to a Roth IRA': 100_000,
  })
})

// IRC §401(a)(31)(B): 12,000 of a check is out, and the 6,000 that are left may be closed.
test('what a plan may close because it is small does not stay there', () => {
  const check = {
    planBalance: 18_000,
    rothPlanBalance: 6_000,
    checkAmount: 9_600,
    checkReceivedDate: '2026-11-10',
  }
  expect(partsOf(check)).toEqual({
    'The paid-out money, put back': 12_000,
    'Roth money to a Roth IRA': 6_000,
  })
})

test('Roth money stays with what stays for early withdrawals, and leaves where it costs enough or a Roth IRA is there', () => {
  const early: Household = {
    age: 56,
    employment: 'unemployed',
    income: 0,
    needsMoneyEarly: true,
    planDrawMonthly: 1_000,
    planBalance: 104_000,
  }
  expect(partsOf(early)['Roth money stays in the old plan']).toBe(5_000)
  expect(partsOf({ ...early, rothPlanBalance: 9_000 })['Roth money to a Roth IRA']).toBe(9_000)
  expect(partsOf({ ...early, rothIraFirstYear: 2020 })['Roth money to a Roth IRA']).toBe(5_000)
})

// A backdoor user keeps pre-tax money out of IRAs; the Roth money costs 0.4% × 100,000 = 400 a year more there.
test('Roth money does not stay only because pre-tax money has to', () => {
  const plan = planOf({ planBalance: 300_000, rothPlanBalance: 100_000, income: 280_000, backdoorRoth: true })
  expect(plan.allocations.map(({ label }) => plainText(label))).toEqual([
    'Stays in the old plan',
    'Roth money to a Roth IRA',
  ])
  expect(plainText(plan.nextSteps.find(({ id }) => id === 'call')!.how)).toContain(
    'Ask whether the Roth money can leave by itself',
  )
})

// 500 × 12 ÷ 0.8 × 0.5 years = 3,750.
test('a small sum that stays for early withdrawals is said to be one that the plan may close', () => {
  const early: Household = {
    age: 59,
    separationAge: 59,
    rothPlanBalance: 0,
    employment: 'retired',
    income: 0,
    needsMoneyEarly: true,
    planDrawMonthly: 500,
  }
  const detailOf = (more: Household) =>
    plainText(planOf({ ...early, ...more }).checks.find(({ id }) => id === 'force-out')?.detail ?? '')
  expect(detailOf({})).toContain(
    'Up to $7,000 a plan may close the account of whoever has left, and $3,750 stays',
  )
  expect(detailOf({ planDrawMonthly: 2_000 })).toBe('')
})

// 27,000 a year for 3.5 years are 94,500 of 95,000; 0.35% of the other 500 is 2 a year.
test('what is left beyond the money for the early years is no account of its own where it would save next to nothing', () => {
  const early: Household = {
    ...{ age: 56, separationAge: 56, filingStatus: 'single', employment: 'unemployed', income: 0 },
    ...{ planType: 'plan_401k', oldPlanFee: 0.0045, iraFee: 0.001, newPlanAcceptsRollovers: false },
    ...{ needsMoneyEarly: true, planDrawMonthly: 1_800, creditorConcern: false },
  }
  const partsOf = (planBalance: number) =>
    rollover
      .draft({ ...early, planBalance }, context)
      .allocations.map(({ label, amount }) => [plainText(label), amount])
  expect(partsOf(95_000)).toEqual([['Stays in the old plan for early withdrawals', 95_000]])
  expect(partsOf(150_000)).toEqual([
    ['Stays in the old plan for early withdrawals', 94_500],
    ['Pre-tax money to a rollover IRA', 55_500],
  ])
})
