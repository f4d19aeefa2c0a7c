import { expect, test } from 'vitest'
import { collegeSavingsBenefit } from './college-savings-benefit.ts'
import { stateLaws } from './states/all.ts'
import { collegeSavingsBenefits } from './states/college-savings-benefits.ts'
import { type FilingStatus, LawUnknown } from './tax-year.ts'

const parents = {
  status: 'married_joint',
  contribution: 10_000,
  beneficiaries: 1,
  inStatePlan: true,
} as const

test('every state says what it gives, with a source', () => {
  expect(Object.keys(collegeSavingsBenefits).sort()).toEqual(stateLaws.map(({ code }) => code).sort())
  for (const [code, { source }] of Object.entries(collegeSavingsBenefits))
    expect(source.length, code).toBeGreaterThan(5)
})

// my529.org, 2024-03: the states that deduct contributions to any state's plan.
test('nine states reward the plan of another state', () => {
  const parity = Object.entries(collegeSavingsBenefits).filter(([, { anyStatePlan }]) => anyStatePlan)
  expect(parity.map(([code]) => code).sort()).toEqual(['AR', 'AZ', 'KS', 'ME', 'MN', 'MO', 'MT', 'OH', 'PA'])
})

test('a state without parity gives nothing for another plan, and California gives nothing at all', () => {
  const none = { deducted: 0, credited: 0, refunded: 0 }
  expect(collegeSavingsBenefit({ ...parents, state: 'NY' })).toEqual({ ...none, deducted: 10_000 })
  expect(collegeSavingsBenefit({ ...parents, state: 'NY', inStatePlan: false })).toEqual(none)
  expect(collegeSavingsBenefit({ ...parents, state: 'CA' })).toEqual(none)
})

// Ark. Code §26-51-447: 5,000 a person, and 3,000 for the plan of another state.
test('Arkansas gives less for the plan of another state', () => {
  expect(collegeSavingsBenefit({ ...parents, state: 'AR' }).deducted).toBe(10_000)
  expect(collegeSavingsBenefit({ ...parents, state: 'AR', inStatePlan: false }).deducted).toBe(6_000)
})

test('a limit that is not confirmed, or higher for some, says which way it errs', () => {
  for (const code of ['AR', 'IA', 'MT', 'PA'])
    expect(collegeSavingsBenefits[code]?.limitApproximated, code).toContain('too low')
})

test('an unlimited deduction covers the whole contribution', () => {
  expect(collegeSavingsBenefit({ ...parents, state: 'SC', contribution: 100_000 }).deducted).toBe(100_000)
})

test('New Jersey gives nothing above its income limit', () => {
  const family = { ...parents, state: 'NJ' }
  expect(collegeSavingsBenefit({ ...family, income: 200_000 }).deducted).toBe(10_000)
  expect(collegeSavingsBenefit({ ...family, income: 200_001 }).deducted).toBe(0)
})

// A tenth of 3,800 for a couple. Oregon's credit replaced its deduction in 2020 and is paid out; Utah's is not.
test('Oregon pays its credit out, and the other credits only lower tax', () => {
  expect(collegeSavingsBenefit({ ...parents, state: 'OR' })).toEqual({
    deducted: 0,
    credited: 0,
    refunded: 380,
  })
  for (const state of ['IN', 'UT', 'VT']) {
    const benefit = collegeSavingsBenefit({ ...parents, state })
    expect(benefit.credited, state).toBeGreaterThan(0)
    expect(benefit.refunded, state).toBe(0)
  }
})

// policyengine-us, the cap of each state by filing status: a head of household as one person, a surviving spouse as a
// couple but for Arizona, Colorado and Rhode Island; half for spouses who file apart in Indiana, Nebraska and Wisconsin.
test('each kind of return has its own limit', () => {
  const most = (state: string, status: FilingStatus) =>
    collegeSavingsBenefit({ ...parents, state, status, contribution: 50_000 })
  for (const [state, single] of Object.entries({
    AL: 5_000,
    IL: 10_000,
    KS: 3_000,
    MI: 5_000,
    MS: 10_000,
    RI: 500,
  }))
    expect(most(state, 'head_of_household').deducted, state).toBe(single)
  expect(most('IL', 'surviving_spouse').deducted).toBe(20_000)
  expect(most('RI', 'surviving_spouse').deducted).toBe(500)
  expect(most('NE', 'married_separate').deducted).toBe(5_000)
  expect(most('WI', 'married_separate').deducted).toBe(2_640)
  expect(most('IN', 'married_separate').credited).toBe(750)
  expect(most('NE', 'single').deducted).toBe(10_000)
})

test('a place that is no state is unknown', () => {
  expect(() => collegeSavingsBenefit({ ...parents, state: 'XX' })).toThrow(LawUnknown)
})
