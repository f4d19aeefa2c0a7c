import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { plainText } from '../say.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

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
