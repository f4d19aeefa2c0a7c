import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-26'))

// A child of 16 begins in the autumn of 2028, and that form looks at the income of 2026: this year.
test('a gain beside a child near college is said to count for student aid by the year in which it falls', () => {
  const { checks } = wholePlan(
    lumpSumInvest,
    {
      amount: 60_000,
      goal: 'general',
      horizonYears: 10,
      age: 45,
      filingStatus: 'head_of_household',
      dependents: [16],
      income: 60_000,
      state: 'OH',
      monthlyExpenses: 3_500,
      savings: 20_000,
      debts: [],
      moneySource: 'stock_sale',
      saleGain: 40_000,
    },
    context,
  )
  const aid = checks.find(({ id }) => id === 'aid')
  expect(plainText(aid?.detail ?? '')).toContain('the form looks 2 years back')
  expect(plainText(aid?.detail ?? '')).toContain('ask the aid office to leave it out')
})
