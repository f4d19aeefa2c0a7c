import { expect, test } from 'vitest'
import { collegeSavingsBenefit } from './college-savings-benefit.ts'
import { stateLaws } from './states/all.ts'
import { collegeSavingsBenefits } from './states/college-savings-benefits.ts'
import { LawUnknown } from './tax-year.ts'

const parents = { joint: true, contribution: 10_000, beneficiaries: 1, stateRate: 0.05, inStatePlan: true }

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
  expect(collegeSavingsBenefit({ ...parents, state: 'NY' })).toBe(500)
  expect(collegeSavingsBenefit({ ...parents, state: 'NY', inStatePlan: false })).toBe(0)
  expect(collegeSavingsBenefit({ ...parents, state: 'CA' })).toBe(0)
})

// Ark. Code §26-51-447: 5,000 a person, and 3,000 for the plan of another state. At 5% of 10,000 and of 6,000.
test('Arkansas gives less for the plan of another state', () => {
  expect(collegeSavingsBenefit({ ...parents, state: 'AR' })).toBe(500)
  expect(collegeSavingsBenefit({ ...parents, state: 'AR', inStatePlan: false })).toBe(300)
})

test('a limit that is not confirmed, or higher for some, says which way it errs', () => {
  for (const code of ['AR', 'IA', 'MT', 'PA'])
    expect(collegeSavingsBenefits[code]?.limitApproximated, code).toContain('too low')
})

test('an unlimited deduction covers the whole contribution', () => {
  expect(collegeSavingsBenefit({ ...parents, state: 'SC', contribution: 100_000 })).toBe(5_000)
})

test('New Jersey gives nothing above its income limit', () => {
  const family = { ...parents, state: 'NJ' }
  expect(collegeSavingsBenefit({ ...family, income: 200_000 })).toBe(500)
  expect(collegeSavingsBenefit({ ...family, income: 200_001 })).toBe(0)
})

test('a place that is no state is unknown', () => {
  expect(() => collegeSavingsBenefit({ ...parents, state: 'XX' })).toThrow(LawUnknown)
})
