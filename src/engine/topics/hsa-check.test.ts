import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { plainText } from '../say.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { rothVsTraditional } from './roth/roth-vs-traditional.ts'

const context = sketchContext(draftContext('2026-11-20'))
const couple: Household = {
  age: 40,
  maritalStatus: 'married',
  income: 140_000,
  amount: 60_000,
  savings: 40_000,
  monthlyExpenses: 5_000,
  monthlySurplus: 500,
}

test('whoever has an HSA, or may have one, is told that a spouse’s health FSA closes it', () => {
  for (const topic of [lumpSumInvest, nextDollar]) {
    const checkOf = (household: Household) =>
      topic.draft(household, context).checks.find(({ id }) => id === 'hsa')
    const detail = (household: Household) => plainText(checkOf(household)?.detail ?? '')
    expect(detail(couple)).toContain('a spouse’s at their work too')
    expect(detail({ ...couple, hsaEligible: true })).toContain('a spouse’s at their work too')
    expect(checkOf({ ...couple, hsaEligible: true })?.status).toBe('warn')
    expect(checkOf({ ...couple, hsaEligible: true, maritalStatus: 'single' })?.status).toBe('pass')
    expect(checkOf({ ...couple, hsaEligible: false })).toBeUndefined()
  }
})

// Rev. Proc. 2025-19: 8,750 for a family and 1,000 more from 55 on.
test('Medicare closes the HSA of whoever is on it, and not that of a spouse on the same family plan', () => {
  const older: Household = { ...couple, age: 66, spouseAge: 60, hsaEligible: true, hsaFamilyCoverage: true }
  for (const topic of [lumpSumInvest, nextDollar]) {
    const detail = (household: Household) =>
      plainText(topic.draft(household, context).checks.find(({ id }) => id === 'hsa')?.detail ?? '')
    expect(detail({ ...older, onMedicare: true })).toContain('up to $9,750 a year')
    expect(detail({ ...older, onMedicare: true, spouseAge: 66 })).toMatch(/^Put nothing more/)
    expect(detail({ ...older, onMedicare: true, spouseAge: 66 })).not.toContain('Your spouse')
    expect(detail({ ...older, onMedicare: true, hsaEligible: false })).toBe('')
  }
})

// 8,750 + 1,000 in a year; in April a year of room lies ahead: 812 a month, rounded down.
test('the dollars go into the account of the spouse who may have one, by hand, and what runs into the closed one is stopped', () => {
  const april = sketchContext(draftContext('2026-04-20'))
  const older: Household = {
    ...couple,
    age: 66,
    spouseAge: 60,
    monthlySurplus: 3_000,
    hsaEligible: true,
    hsaFamilyCoverage: true,
    hsaMonthly: 300,
    onMedicare: true,
  }
  const plan = nextDollar.draft(older, april)
  expect(plan.allocations[0]?.amount).toBe(812)
  expect(plainText(plan.allocations[0]?.label ?? '')).toBe('Your spouse’s HSA')
  const titles = plan.nextSteps.map(({ title }) => plainText(title))
  expect(titles).toContainEqual(expect.stringContaining('an HSA in the name of your spouse'))
  expect(titles).toContain('Stop the $300 a month that goes into your own HSA')
  const sum = lumpSumInvest.draft(older, context)
  expect(sum.allocations.map(({ label, amount }) => [plainText(label), amount])).toContainEqual([
    'Your spouse’s HSA',
    9_750,
  ])
  expect(sum.nextSteps.map(({ id }) => id)).toEqual(expect.arrayContaining(['hsa', 'stop-hsa']))
})

// Each catch-up goes into an account of its own: 8,750 + 1,000 and 1,000 more, not 10,750 in one.
test('of two from 55 on the catch-up of each stands in their own account', () => {
  const parts = (spouseAge: number) =>
    lumpSumInvest
      .draft({ ...couple, age: 58, spouseAge, hsaEligible: true, hsaFamilyCoverage: true }, context)
      .allocations.filter(({ label }) => /HSA/.test(plainText(label)))
      .map(({ amount }) => amount)
  expect([parts(54), parts(57)]).toEqual([[9_750], [9_750, 1_000]])
})

test('where the state taxes an HSA the plan does not call it deductible there', () => {
  const partIn = (state: 'NJ' | 'CA' | 'OH') => {
    const { allocations } = nextDollar.draft(
      {
        age: 36,
        maritalStatus: 'single',
        filingStatus: 'single',
        state,
        employment: 'employed',
        income: 90_000,
        monthlyExpenses: 4_000,
        savings: 40_000,
        monthlySurplus: 900,
        hsaEligible: true,
        hsaFamilyCoverage: false,
        getsWholeMatch: true,
        contributionRate: 0.06,
        debts: [],
      },
      context,
    )
    const part = allocations.find(({ label }) => plainText(label).includes('HSA'))
    return part === undefined ? '' : plainText(part.description)
  }
  for (const state of ['NJ', 'CA'] as const)
    expect(partIn(state)).toContain('your state taxes what goes in and what it earns')
  expect(partIn('OH')).toContain('Deductible now')
})

test('Roth vs Traditional says of New Jersey, too, that it taxes an HSA', () => {
  const draft = (state: 'NJ' | 'CA' | 'OH') =>
    rothVsTraditional.draft(
      {
        age: 40,
        filingStatus: 'single',
        maritalStatus: 'single',
        state,
        income: 95_000,
        hasWorkplacePlan: true,
      },
      context,
    )
  const said = (state: 'NJ' | 'CA' | 'OH') => {
    const check = draft(state).checks.find(({ id }) => id === 'state')
    return check === undefined ? '' : plainText(check.detail)
  }
  for (const state of ['NJ', 'CA'] as const)
    expect(said(state)).toContain('It does tax what goes into an HSA.')
  expect(said('OH')).not.toContain('HSA')
})

test('whoever has no HSA yet is told to open it before the bills that are known to come', () => {
  const detail = (household: Household) =>
    plainText(nextDollar.draft(household, context).checks.find(({ id }) => id === 'hsa')?.detail ?? '')
  expect(detail({ ...couple, hsaEligible: true })).toContain('Only bills from after it was opened count')
  expect(detail({ ...couple, hsaEligible: true, hsaMonthly: 200 })).not.toContain('Only bills from after')
})
