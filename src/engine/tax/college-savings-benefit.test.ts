import { expect, test } from 'vitest'
import { collegeSavingsBenefit, collegeSavingsWays } from './college-savings-benefit.ts'
import { stateLaws } from './states/all.ts'
import { collegeSavingsBenefits } from './states/college-savings-benefits.ts'
import { type FilingStatus, LawUnknown } from './tax-year.ts'

const parents = {
  status: 'married_joint',
  contribution: 10_000,
  beneficiaries: 1,
  inStatePlan: true,
} as const

/** The first way that a state has. */
const benefitIn = ({
  state,
  ...p
}: { state: string; income?: number } & Parameters<typeof collegeSavingsBenefit>[1]) =>
  collegeSavingsBenefit(collegeSavingsWays({ state, status: p.status, income: p.income ?? 0 })[0], p)

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
  expect(benefitIn({ ...parents, state: 'NY' })).toEqual({ ...none, deducted: 10_000 })
  expect(benefitIn({ ...parents, state: 'NY', inStatePlan: false })).toEqual(none)
  expect(benefitIn({ ...parents, state: 'CA' })).toEqual(none)
})

// Ark. Code §26-51-447: 5,000 a person, and 3,000 for the plan of another state.
test('Arkansas gives less for the plan of another state', () => {
  expect(benefitIn({ ...parents, state: 'AR' }).deducted).toBe(10_000)
  expect(benefitIn({ ...parents, state: 'AR', inStatePlan: false }).deducted).toBe(6_000)
})

test('a limit that is not confirmed, or higher for some, says which way it errs', () => {
  for (const code of ['AR', 'IA', 'MT', 'PA'])
    expect(collegeSavingsBenefits[code]?.limitApproximated, code).toContain('too low')
})

test('an unlimited deduction covers the whole contribution', () => {
  expect(benefitIn({ ...parents, state: 'SC', contribution: 100_000 }).deducted).toBe(100_000)
})

test('New Jersey gives nothing above its income limit', () => {
  const family = { ...parents, state: 'NJ' }
  expect(benefitIn({ ...family, income: 200_000 }).deducted).toBe(10_000)
  expect(benefitIn({ ...family, income: 200_001 }).deducted).toBe(0)
})

// Oregon's plan, by income: 380 for a couple at all of them, on 380, 760, 1,520, 3,800 or 7,600 that goes in.
test('Oregon credits a larger share of the contribution at a smaller income, up to the same sum', () => {
  const at = (income: number, contribution: number) =>
    benefitIn({ ...parents, state: 'OR', income, contribution }).refunded
  expect([30_000, 70_000, 100_000, 250_000, 300_000].map((income) => at(income, 400))).toEqual([
    380, 200, 100, 40, 20,
  ])
  for (const income of [30_000, 70_000, 100_000, 250_000, 300_000]) expect(at(income, 10_000)).toBe(380)
})

// Minn. Stat. §290.0684, by the page of 2022: 500, less 2 % of what is above 82,940, of a joint return less 1 % of it to
// 250, which stay from 107,940 to 149,290 and are gone at 174,290. Then the deduction of 1,500 or 3,000 is left.
test('Minnesota gives half of a contribution back, less the higher the income, or a deduction in its place', () => {
  const ways = (status: FilingStatus, income: number) =>
    collegeSavingsWays({ state: 'MN', status, income }).map((way) =>
      collegeSavingsBenefit(way, { ...parents, status, income }),
    )
  const credited = (status: FilingStatus, income: number) =>
    Math.max(...ways(status, income).map(({ credited }) => credited))
  expect(credited('head_of_household', 82_940)).toBe(500)
  expect(credited('head_of_household', 92_940)).toBe(300)
  expect(credited('head_of_household', 107_940)).toBe(0)
  expect(credited('married_joint', 92_940)).toBe(400)
  expect(credited('married_joint', 120_000)).toBe(250)
  expect(credited('married_joint', 159_290)).toBe(150)
  expect(credited('married_joint', 174_290)).toBe(0)
  expect(ways('single', 200_000)).toEqual([{ deducted: 1_500, credited: 0, refunded: 0 }])
  expect(ways('married_joint', 90_000).at(-1)?.deducted).toBe(3_000)
})

// A tenth of 3,800 for a couple at 150,000. Oregon's credit replaced its deduction in 2020 and is paid out; Utah's is not.
test('Oregon pays its credit out, and the other credits only lower tax', () => {
  expect(benefitIn({ ...parents, state: 'OR', income: 150_000 })).toEqual({
    deducted: 0,
    credited: 0,
    refunded: 380,
  })
  for (const state of ['IN', 'UT', 'VT']) {
    const benefit = benefitIn({ ...parents, state })
    expect(benefit.credited, state).toBeGreaterThan(0)
    expect(benefit.refunded, state).toBe(0)
  }
})

// policyengine-us, the cap of each state by filing status: a head of household as one person, a surviving spouse as a
// couple but for Arizona, Colorado and Rhode Island; half for spouses who file apart in Indiana, Nebraska and Wisconsin.
test('each kind of return has its own limit', () => {
  const most = (state: string, status: FilingStatus) =>
    benefitIn({ ...parents, state, status, contribution: 50_000 })
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
  expect(() => benefitIn({ ...parents, state: 'XX' })).toThrow(LawUnknown)
})
