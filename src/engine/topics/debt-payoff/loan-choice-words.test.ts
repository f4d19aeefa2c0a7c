import { expect, test } from 'vitest'
import { plainText } from '../../say.ts'
import { planOf } from './plan-for-tests.ts'

// 4 % of 32,000 over 12 less 50 a child is below the 10 dollars that are asked for at least.
test('a plan of the government that is named first begins its sentence', () => {
  const { summary } = planOf({
    ...{
      age: 33,
      birthYear: 1993,
      maritalStatus: 'divorced',
      filingStatus: 'head_of_household',
      state: 'NC',
    },
    ...{ income: 32_000, dependents: [6, 8], incomeDrivenPlan: 'none', publicServiceJob: false },
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 70_000, rate: 0.045, minPayment: 735 }],
    ...{ monthlySurplus: 300, emergencyFund: 20_000, monthlyExpenses: 2_000 },
  })
  expect(plainText(summary)).toContain(
    'The Repayment Assistance Plan costs the least for the student loan: $10 a month',
  )
})
