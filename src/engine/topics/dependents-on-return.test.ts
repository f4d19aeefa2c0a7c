import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { worksheet } from '../worksheet.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { agesOnReturn, countOnReturn } from './dependents-on-return.ts'
import { incomeDrivenLoans } from './income-driven-loans.ts'
import { taxPicture } from './tax-picture.ts'

const context = sketchContext(draftContext('2026-11-26'))
const father: Household = {
  ...{ age: 43, dependents: [8], maritalStatus: 'divorced', state: 'NV', income: 60_000, agi: 53_641 },
  ...{ supportPaidMonthly: 510, monthlyExpenses: 3_500, monthlySurplus: 200, savings: 3_000 },
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 31_600, rate: 0.062, minPayment: 392 }],
  ...{ incomeDrivenPlan: 'ibr', newStudentBorrower: false },
}
const atHome: Household = { ...father, filingStatus: 'head_of_household' }

function read(household: Household) {
  const sheet = worksheet()
  return { sheet, reader: factReader(sheet, household, context.today) }
}

test('children of whoever pays support and files alone are on no return of theirs, told or taken', () => {
  for (const household of [father, { ...father, filingStatus: 'single' as const }])
    expect([agesOnReturn(read(household).reader), countOnReturn(read(household).reader)]).toEqual([[], 0])
  expect(agesOnReturn(read(atHome).reader)).toEqual([8])
  expect(countOnReturn(read({ ...father, numDependents: 1 }).reader)).toBe(1)
  expect(agesOnReturn(read({ ...father, supportPaidMonthly: 0 }).reader)).toEqual([8])
})

// 5% of 53,641 ÷ 12 is 223.50, 50 less with the child. 15% × (53,641 − 23,940) ÷ 12 is 371.26; of two, 32,460 stay: 264.76.
test('a loan payment by income takes nothing off for them, in every topic', () => {
  const payments = (household: Household) => {
    const loans = incomeDrivenLoans(read(household).reader, context)
    return (['repayment_assistance', 'income_based'] as const).map(
      (plan) => (loans?.yearlyUnder(plan)(53_641) ?? 0) / 12,
    )
  }
  const [assisted, based] = payments(father)
  expect(assisted).toBeCloseTo(223.5, 2)
  expect(based).toBeCloseTo(371.26, 2)
  const [with1, of2] = payments(atHome)
  expect(with1).toBeCloseTo(173.5, 2)
  expect(of2).toBeCloseTo(264.76, 2)
  const { figures } = wholePlan(debtPayoffTopic, father, context)
  expect(figures.find(({ id }) => id === 'loans.repayment_assistance.payment')?.value).toBe(223.5)
})

test('no credit for a child is taken off the tax of whoever pays support', () => {
  const agesOf = (household: Household) => {
    const { sheet, reader } = read(household)
    return taxPicture(sheet, reader, context).taxReturn.dependentAges
  }
  expect(agesOf(father)).toEqual([])
  expect(agesOf(atHome)).toEqual([8])
})
