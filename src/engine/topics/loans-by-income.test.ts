import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { plainText, words } from '../say.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import type { Topic } from './topic.ts'

const context = sketchContext(draftContext('2026-11-26'))
const laidOff: Household = {
  age: 34,
  state: 'TX',
  maritalStatus: 'single',
  dependents: [],
  employment: 'unemployed',
  income: 0,
  formerPay: 62_000,
  separationDate: '2026-11-13',
  unemploymentMonthly: 0,
  monthlyExpenses: 3_000,
  savings: 10_000,
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 30_000, rate: 0.055, minPayment: 326 }],
}
const lasting = (household: Household, { draft }: Pick<Topic, 'draft'>) =>
  plainText(draft(household, context).checks.find(({ id }) => id === 'runway')?.detail ?? words(''))

// 10,000 ÷ 2,700 is 3.7 months; by an income of nothing Income-Based Repayment asks for nothing: 10,000 ÷ 2,374 is 4.2.
test('how long cash lasts is told with the payment that the income of today would bring, in every topic alike', () => {
  for (const topic of [emergencyFund, nextDollar, debtPayoffTopic]) {
    expect(lasting(laidOff, topic)).toContain('it lasts 3.7 months')
    expect(lasting(laidOff, topic)).toContain(
      'holds the $326 a month that your federal loans ask for now. By your income of today Income-Based Repayment asks for $0 a month: with that alone the cash lasts 4.2 months.',
    )
  }
})

test('a private loan, and a federal one that asks for nothing now, lengthen nothing', () => {
  const [loan] = laidOff.debts!
  for (const other of [{ loanType: 'private' as const }, { minPayment: 0 }])
    expect(lasting({ ...laidOff, debts: [{ ...loan!, ...other }] }, emergencyFund)).not.toContain(
      'with that alone',
    )
})

// SAVE asked for nothing. The Repayment Assistance Plan takes 5% of an income of 57,600: 240 a month. 10,000 ÷ 2,940 is 3.4.
test('a payment that begins after SAVE shortens the months that cash lasts', () => {
  const [loan] = laidOff.debts!
  const saved: Household = {
    ...laidOff,
    incomeDrivenPlan: 'save',
    newStudentBorrower: true,
    agi: 57_600,
    debts: [{ ...loan!, minPayment: 0 }],
  }
  expect(lasting(saved, emergencyFund)).toContain(
    'holds nothing for your federal loans, and the Repayment Assistance Plan asks for $240 a month once it begins: with that the cash lasts 3.4 months.',
  )
})
