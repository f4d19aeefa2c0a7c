import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { emergencyFund } from './emergency-fund.ts'

const checkOf = (household: Household, id: string) => {
  const { checks } = emergencyFund.draft(household, sketchContext(draftContext('2026-11-26')))
  return plainText(checks.find((check) => check.id === id)?.detail ?? '')
}

const borrower = (minPayment?: number): Household => ({
  ...{ age: 34, maritalStatus: 'single', state: 'MN', income: 58_000, employment: 'employed' },
  ...{ monthlyExpenses: 3_600, monthlySurplus: 700, savings: 6_000, incomeDrivenPlan: 'save' },
  debts: [
    {
      ...{ kind: 'student_loan', loanType: 'federal', balance: 24_000, rate: 0.065 },
      ...(minPayment !== undefined && { minPayment }),
    },
  ],
})

test('a student-loan payment that SAVE held up is said to be missing in the month, and one that is paid is not', () => {
  expect(checkOf(borrower(), 'payment-returns')).toContain('is in neither the month nor the sum')
  expect(checkOf(borrower(0), 'payment-returns')).toContain('is in neither the month nor the sum')
  expect(checkOf(borrower(250), 'payment-returns')).toBe('')
  expect(checkOf({ ...borrower(), incomeDrivenPlan: 'none' }, 'payment-returns')).toBe('')
})
