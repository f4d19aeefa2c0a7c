import { expect, test } from 'vitest'
import { resolverOf } from '../fallbacks.ts'
import type { Household } from '../household.ts'

const onTrack = (household: Household) => resolverOf(household, '2026-11-26')('retirementOnTrack')

/** 3% and half of it as a match, one pay of two: told by the one without work, and by the one who earns. */
const byJobless: Household = {
  age: 46,
  spouseAge: 44,
  maritalStatus: 'married',
  employment: 'unemployed',
  income: 0,
  spouseIncome: 58_600,
  spouseEmployerMatch: { rate: 0.5, upTo: 0.06 },
  spouseContributionRate: 0.03,
  retirementSavings: 182_900,
}
const byEarner: Household = {
  age: 44,
  spouseAge: 46,
  maritalStatus: 'married',
  employment: 'employed',
  income: 58_600,
  spouseIncome: 0,
  employerMatch: { rate: 0.5, upTo: 0.06 },
  contributionRate: 0.03,
  retirementSavings: 182_900,
}

test('the share of a couple’s pay that goes to retirement is the same whoever tells it', () => {
  expect([onTrack(byJobless), onTrack(byEarner)]).toEqual([false, false])
  expect(onTrack({ ...byJobless, spouseContributionRate: 0.08 })).toBe(true)
  expect(onTrack({ ...byEarner, contributionRate: 0.08 })).toBe(true)
  // Who is retired beside a spouse who works is judged by what the spouse saves.
  expect(onTrack({ ...byJobless, employment: 'retired', age: 67 })).toBe(false)
  expect(onTrack({ employment: 'retired' })).toBe(true)
})

// 12% of 90,000 and 2% of 30,000 are 11,400 of 120,000: 9.5%. With 5% of the smaller pay it is 10.25%.
test('of two pays it is the share of both', () => {
  const two: Household = { income: 90_000, spouseIncome: 30_000, contributionRate: 0.12 }
  expect(onTrack({ ...two, spouseContributionRate: 0.02 })).toBe(false)
  expect(onTrack({ ...two, spouseContributionRate: 0.05 })).toBe(true)
})

// A tenth of a year's pay for each year past 30: 58,600 × 1.4 = 82,040 at the age of the one who earns.
test('what is saved is held against the pay and the age of the one who earns', () => {
  for (const told of [
    { ...byJobless, spouseContributionRate: 0.1 },
    { ...byEarner, contributionRate: 0.1 },
  ]) {
    expect(onTrack({ ...told, retirementSavings: 83_000 })).toBe(true)
    expect(onTrack({ ...told, retirementSavings: 81_000 })).toBe(false)
  }
})

// 250 a month are 3,000 a year. With 1,008 and as much of a match that is 5,016 of 102,100: 4.9%; with 700 it is 10,416: 10.2%.
test('what goes into an IRA is saved as well, and is all of it where there is no plan', () => {
  const couple: Household = { income: 68_500, spouseIncome: 33_600, spouseContributionRate: 0.03 }
  const owner = {
    ...couple,
    employment: 'self_employed',
    spouseEmployerMatch: { rate: 1, upTo: 0.03 },
  } as const
  expect(onTrack({ ...owner, iraMonthly: 250 })).toBe(false)
  expect(onTrack({ ...owner, iraMonthly: 700 })).toBe(true)
  expect(onTrack({ income: 60_000, iraMonthly: 500 })).toBe(true)
  expect(onTrack({ income: 60_000, iraMonthly: 400 })).toBe(false)
})

// All of the first 3% and half of the next 2% are 4% for whoever puts in 5% or more: 6% + 4% = 10%, 5.9% + 4% = 9.9%.
test('a whole match of untold size counts by the most common rule of the law', () => {
  const saver = { age: 38, income: 90_000, getsWholeMatch: true } as const
  expect(onTrack({ ...saver, contributionRate: 0.06 })).toBe(true)
  expect(onTrack({ ...saver, contributionRate: 0.059 })).toBe(false)
  expect(onTrack({ ...saver, getsWholeMatch: false, contributionRate: 0.06 })).toBe(false)
  expect(onTrack({ ...saver, employerMatch: { rate: 0.5, upTo: 0.04 }, contributionRate: 0.06 })).toBe(false)
  expect(
    onTrack({ income: 0, spouseIncome: 90_000, spouseContributionRate: 0.06, spouseGetsWholeMatch: true }),
  ).toBe(true)
})
