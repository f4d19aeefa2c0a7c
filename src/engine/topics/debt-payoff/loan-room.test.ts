import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { roomFor } from './loan-room.ts'
import { workOf } from './plan-for-tests.ts'

// 1,500 − 200 would be 1,300 for the loan, and 4,000 − 3,700 leave 300 beside the 300 that stand among the costs.
test('a loan has no more room than pay and costs leave beside its own payment', () => {
  const room = (told: Household) => {
    const { reader, debts } = workOf({
      ...{ takeHomeMonthly: 4_000, behindOnDebts: false, savings: 1_000 },
      debts: [
        { kind: 'student_loan', loanType: 'private', balance: 20_000, rate: 0.06, minPayment: 300 },
        { kind: 'credit_card', balance: 5_000, rate: 0.22, minPayment: 200 },
      ],
      ...told,
    })
    const isLoan = ({ kind }: { readonly kind: string }) => kind === 'student_loan'
    return roomFor(
      reader,
      debts.filter(isLoan),
      debts.filter((debt) => !isLoan(debt)),
    )
  }
  expect(room({ debtPaymentMonthly: 1_500, monthlyExpenses: 3_700 })).toBe(600)
  expect(room({ debtPaymentMonthly: 1_500 })).toBe(1_300)
  expect(room({ debtPaymentMonthly: 700, monthlyExpenses: 3_700 })).toBe(500)
})
