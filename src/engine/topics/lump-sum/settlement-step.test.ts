import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const household: Household = {
  ...{ amount: 24_700, goal: 'general', horizonYears: 8, age: 31, income: 36_000, maritalStatus: 'single' },
  ...{ monthlyExpenses: 2_240, monthlySurplus: 100, savings: 3_000, hasWorkplacePlan: false },
  debts: [{ kind: 'credit_card', balance: 3_410, rate: 0.2599, minPayment: 104 }],
}

test('nothing is paid from a settlement before the lawyer has said what of it is one’s own', () => {
  const dueIn = (moneySource: Household['moneySource']) => {
    const plan = wholePlan(
      lumpSumInvest,
      { ...household, moneySource },
      sketchContext(draftContext('2026-11-26')),
    )
    const due = (id: string) => plan.nextSteps.find((step) => step.id.startsWith(id))?.dueDate ?? ''
    return { asked: due('settlement'), card: due('pay.') }
  }
  const { asked, card } = dueIn('settlement')
  expect(asked).toBe('2026-11-30')
  // A week from Thanksgiving is Dec 3; a fortnight more.
  expect(card).toBe('2026-12-17')
  expect(dueIn('gift')).toEqual({ asked: '', card: '2026-12-03' })
})
