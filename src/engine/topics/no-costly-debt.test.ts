import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { plainText } from '../say.ts'
import { collegeSavings } from './college/college-savings.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
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

test('before a last day a dear loan waits, and none is said to be cheap', () => {
  const leaving: Household = {
    ...teacher,
    publicServiceJob: false,
    separationDate: '2027-02-12',
    dependents: [3],
    collegeMonthly: 200,
    debts: [
      { kind: 'student_loan', loanType: 'private', balance: 12_400, rate: 0.089, minPayment: 171 },
      { kind: 'auto', balance: 6_000, rate: 0.06, minPayment: 200 },
    ],
  }
  for (const topic of [lumpSumInvest, nextDollar, emergencyFund, collegeSavings]) {
    const { checks } = topic.draft(leaving, context)
    expect(checks.map(({ title }) => title).join()).not.toContain('No debt at a high rate')
    const said = checks.filter(({ detail }) =>
      plainText(detail).includes('at 8.9% gets its payment and no more until then'),
    )
    expect(said).toHaveLength(1)
  }
})
