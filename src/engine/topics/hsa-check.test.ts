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
