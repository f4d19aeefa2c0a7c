import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { planInProse } from '../../plan-in-prose.ts'
import { planOf } from './plan-for-tests.ts'

const retired: Household = {
  ...{ age: 67, spouseAge: 65, maritalStatus: 'married', filingStatus: 'married_joint', state: 'AZ' },
  ...{ employment: 'retired', income: 0, spouseIncome: 0, ssMonthly: 2_300, spouseSsMonthly: 1_100 },
  ...{ pensionMonthly: 900, monthlyExpenses: 3_700, deductible: 1_000, emergencyFund: 38_000 },
  debts: [{ kind: 'credit_card', balance: 5_600, rate: 0.2399, minPayment: 140 }],
  debtPaymentMonthly: 600,
}
const proseOf = (household: Household) => planInProse(planOf(household))
const ofPay = /retirement savings|retirement accounts?|payday|pay check|employer match|for retirement/i

test('who lives on Social Security and a pension reads of no pay and no retirement account, whatever is owed and saved', () => {
  for (const emergencyFund of [500, 3_000, 12_000])
    for (const rate of [0.03, 0.069, 0.2399])
      expect(
        proseOf({
          ...retired,
          emergencyFund,
          debts: [{ kind: 'auto', balance: 14_000, rate, minPayment: 290 }],
        }),
        `${emergencyFund} in cash, ${rate}`,
      ).not.toMatch(ofPay)
})

test('one of a couple who still has pay can have a retirement account for both', () => {
  expect(proseOf({ ...retired, spouseIncome: 30_000 })).toContain('to retirement savings')
})
