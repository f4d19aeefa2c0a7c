import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Debt } from '../../facts/debts.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-28'))
const home: Debt = { kind: 'mortgage', name: 'Home', balance: 200_000, rate: 0.06, minPayment: 1_433 }
const cabin: Debt = { kind: 'mortgage', name: 'Cabin', balance: 180_000, rate: 0.065, minPayment: 1_342 }
const afterTax = (debts: Debt[]) =>
  wholePlan(
    lumpSumInvest,
    {
      ...{ age: 40, maritalStatus: 'single', filingStatus: 'single', state: 'TX', income: 150_000 },
      ...{ employment: 'employed', monthlyExpenses: 5_500, savings: 60_000, amount: 50_000 },
      ...{ horizonYears: 20, considersPayoff: true, retirementOnTrack: true, getsWholeMatch: true },
      debts,
    },
    context,
  ).figures.find(({ id }) => id.endsWith('.after-tax'))?.value

/*
 * Some 12,000 and 11,700 of interest a year: each alone is less than the 16,100 of the standard deduction, and both together
 * are 7,600 more. At most the bracket of 24% of it comes back, 6.5% less 1.56%, and less of it as the loans are repaid.
 */
test('of two mortgages the interest of both is held against the standard deduction', () => {
  expect(afterTax([cabin])).toBeUndefined()
  const both = Number(afterTax([home, cabin]))
  expect(both).toBeGreaterThan(0.065 * (1 - 0.24))
  expect(both).toBeLessThan(0.0645)
})
