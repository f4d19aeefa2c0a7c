import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { nothing, plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { matchWords, missedMatch } from './missed-match.ts'

const context = draftContext('2026-11-20')

const missed = (household: Household) => {
  const sheet = worksheet()
  const found = missedMatch(sheet, factReader(sheet, household, '2026-11-20'), context)
  return found && [found.contribution.value, found.match.value]
}

test('a match of half up to 6 % of 64,000, with 2 % put in, misses 1,280 for 2,560', () => {
  const employerMatch = { rate: 0.5, upTo: 0.06 }
  expect(missed({ income: 64_000, employerMatch, contributionRate: 0.02 })).toEqual([2_560, 1_280])
  expect(missed({ income: 64_000, employerMatch, contributionRate: 0.06 })).toBeUndefined()
})

// 100 % of the first 3 % and 50 % of the next 2 % of 62,000: all of it takes 3,100 and brings 1,860 + 620.
test('a second tier of the match is part of the whole match', () => {
  const employerMatch = { rate: 1, upTo: 0.03, next: { rate: 0.5, upTo: 0.02 } }
  const at = (contributionRate: number) => missed({ income: 62_000, employerMatch, contributionRate })
  expect(at(0)).toEqual([3_100, 2_480])
  expect(at(0.03)).toEqual([1_240, 620])
  expect(at(0.04)).toEqual([620, 310])
  expect(at(0.05)).toBeUndefined()
})

test('no match is missed where the match or the contribution is not known', () => {
  expect(missed({ income: 64_000, contributionRate: 0.02 })).toBeUndefined()
  expect(missed({ income: 64_000, employerMatch: { rate: 0.5 }, contributionRate: 0 })).toBeUndefined()
  expect(missed({ income: 64_000, employerMatch: { rate: 0.5, upTo: 0.06 } })).toBeUndefined()
  expect(missed({ income: 64_000, employerMatch: { rate: 0, upTo: 0 }, contributionRate: 0 })).toBeUndefined()
})

// 200 a month of 48,000 is 5 %.
test('a monthly sum into the plan tells what is contributed as a share does', () => {
  const household: Household = { income: 48_000, employerMatch: { rate: 1, upTo: 0.06 } }
  expect(missed({ ...household, planMonthly: 200 })).toEqual([480, 480])
  expect(missed({ ...household, planMonthly: 240 })).toBeUndefined()
})

test('who fills the plan misses no match', () => {
  expect(
    missed({
      income: 90_000,
      employerMatch: { rate: 1, upTo: 0.05 },
      contributionRate: 0,
      filledAccounts: ['plan'],
    }),
  ).toBeUndefined()
})

// A plan may count 360,000 of pay in 2026 (Notice 2025-67): 5 % of that is 18,000, and 3 % of 500,000 is 15,000. Of
// that match, 15,000 is there, and 3,000 is missed.
test('pay above what a plan may count earns no match', () => {
  const employerMatch = { rate: 1, upTo: 0.05 }
  expect(missed({ age: 40, income: 500_000, employerMatch, contributionRate: 0.03 })).toEqual([3_000, 3_000])
  // 4 % of 500,000 is 20,000, more than is matched.
  expect(missed({ age: 40, income: 500_000, employerMatch, contributionRate: 0.04 })).toBeUndefined()
})

// 8 % of 360,000 would be 28,800, and nobody of 40 may defer more than 24,500: half of the 9,500 that are missing.
test('nobody is told to contribute more than the law lets them defer', () => {
  const employerMatch = { rate: 0.5, upTo: 0.08 }
  expect(missed({ age: 40, income: 375_000, employerMatch, contributionRate: 0.04 })).toEqual([9_500, 4_750])
})

// 4 % of 60,000 is matched, and 1,200 of that 2,400 is put in.
test('the match that a spouse misses is counted on their pay', () => {
  const theirs: Household = {
    income: 90_000,
    spouseIncome: 60_000,
    spouseEmployerMatch: { rate: 1, upTo: 0.04 },
    spouseContributionRate: 0.02,
  }
  expect(missed(theirs)).toEqual([1_200, 1_200])
  expect(missed({ ...theirs, spouseContributionRate: 0.04 })).toBeUndefined()
  // Half of the 3 % of 90,000 that is missing, 1,350 for 2,700, beside it.
  const own: Household = { employerMatch: { rate: 0.5, upTo: 0.06 }, contributionRate: 0.03 }
  expect(missed({ ...theirs, ...own })).toEqual([3_900, 2_550])
})

// 150 a month is 1,800 a year, 3 % of 60,000: another 1 % is 600.
test('what a spouse puts away each month tells their share where their match is known', () => {
  expect(
    missed({
      income: 90_000,
      spouseIncome: 60_000,
      spouseEmployerMatch: { rate: 1, upTo: 0.04 },
      spouseRetirementMonthly: 150,
    }),
  ).toEqual([600, 600])
})

test('where the spouse alone earns, a match told twice is one match', () => {
  const match = { rate: 1, upTo: 0.04 }
  expect(
    missed({
      income: 0,
      spouseIncome: 60_000,
      employerMatch: match,
      contributionRate: 0.02,
      spouseEmployerMatch: match,
      spouseContributionRate: 0.02,
    }),
  ).toEqual([1_200, 1_200])
})

test('the words say whose contribution is raised', () => {
  const both: Household = {
    income: 90_000,
    employerMatch: { rate: 1, upTo: 0.04 },
    contributionRate: 0,
    spouseIncome: 60_000,
    spouseEmployerMatch: { rate: 1, upTo: 0.04 },
    spouseContributionRate: 0,
  }
  const said = (household: Household) => {
    const sheet = worksheet()
    const reader = factReader(sheet, household, '2026-11-20')
    const found = missedMatch(sheet, reader, context)
    return found && matchWords(reader, found)
  }
  expect(said({ ...both, spouseContributionRate: 0.04 })?.contribution).toBe('your 401(k) contribution')
  expect(said({ ...both, contributionRate: 0.04 })?.employer).toBe('Your spouse’s employer')
  expect(said(both)?.employer).toBe('Your employers')
  expect(plainText(said(both)?.split ?? nothing)).toBe(
    ' Your own takes $3,600 a year more, your spouse’s $2,400 a year.',
  )
})

// 6 % of 58,000 is 3,480, half of which is 1,740.
test('a match that was said to be missed is taken to be missed whole until what goes in is known', () => {
  const employerMatch = { rate: 0.5, upTo: 0.06 }
  const family: Household = { income: 58_000, employerMatch, getsWholeMatch: false }
  expect(missed(family)).toEqual([3_480, 1_740])
  expect(missed({ ...family, contributionRate: 0.02 })).toEqual([2_320, 1_160])
  expect(missed({ ...family, getsWholeMatch: undefined })).toBeUndefined()
  const spouse: Household = {
    ...{ maritalStatus: 'married', income: 30_000, spouseIncome: 58_000 },
    spouseEmployerMatch: employerMatch,
  }
  expect(missed({ ...spouse, spouseGetsWholeMatch: false })).toEqual([3_480, 1_740])
  expect(missed(spouse)).toBeUndefined()
})
