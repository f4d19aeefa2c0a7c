import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { plainText } from '../say.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-20'))
const teacher: Household = {
  age: 30,
  income: 64_000,
  amount: 20_000,
  savings: 5_000,
  monthlyExpenses: 3_000,
  monthlySurplus: 900,
  publicServiceJob: true,
  debts: [{ kind: 'student_loan', name: 'Grad PLUS', balance: 92_000, rate: 0.0805, minPayment: 340 }],
}

test('a dear loan on the way to forgiveness is named as left out, and not said to be cheap', () => {
  for (const topic of [lumpSumInvest, nextDollar]) {
    const detail = (more: Household) =>
      plainText(
        topic.draft({ ...teacher, ...more }, context).checks.find(({ id }) => id === 'debts')?.detail ?? '',
      )
    expect(detail({})).toContain('8.05%')
    expect(detail({})).toContain('left out')
    expect(detail({ debts: [] })).toBe('Nothing you owe costs 8% or more.')
  }
})
