import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))

const laidOff: Household = {
  ...{ age: 67, maritalStatus: 'single', state: 'OH', employment: 'unemployed', income: 0 },
  ...{ monthlyExpenses: 3_000, savings: 6_000, onMedicare: true },
  debts: [{ kind: 'credit_card', balance: 2_400, rate: 0.24, minPayment: 80 }],
}
// A bare month is 90% of 3,000, and 2,700 go on.
const covered: Household = { ...laidOff, ssMonthly: 1_700, pensionMonthly: 1_000 }

test('where what goes on covers a bare month, no lender is asked for hardship terms', () => {
  for (const topic of [emergencyFund, nextDollar]) {
    const said = (household: Household) => {
      const { checks, nextSteps } = wholePlan(topic, household, context)
      return [...checks.map(({ detail }) => detail), ...nextSteps.flatMap(({ title, how }) => [title, how])]
        .map(plainText)
        .join(' ')
    }
    expect(said(covered)).toContain('What goes on covers a bare month with')
    expect(said(covered)).not.toContain('hardship')
    expect(said(laidOff)).toContain('Pay minimums only, and ask for hardship terms')
  }
})
