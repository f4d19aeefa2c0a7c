/** What the income-driven plans would ask of this income. */
import { middle } from '#engine/household.ts'
import { say, type Text } from '#engine/say.ts'
import { povertyGuideline, povertyGuidelines } from '#engine/tax/poverty-guidelines.ts'
import { incomeBasedPayment, repaymentAssistancePayment } from '#engine/tax/student-loan-payment.ts'
import type { ComputationContext } from './computation.ts'

export function incomeDrivenPayment({
  household,
  reader,
  sheet,
  inForce,
}: ComputationContext): Text | undefined {
  const loan = household.debts?.find(
    ({ kind, loanType }) => kind === 'student_loan' && (loanType ?? 'federal') === 'federal',
  )
  if (loan?.balance === undefined || household.income === undefined) return undefined
  const pay = reader.number('income')
  const balance = sheet.told('debts', 'student-loan', 'Student loans', 'usd', middle(loan.balance))
  const dependents = reader.told('dependents')?.length ?? middle(reader.told('numDependents') ?? 0)
  const people = sheet.told(
    'dependents',
    'family',
    'Dependents',
    'count',
    dependents,
    'as far as you mentioned them',
  )
  const newest = Math.max(
    ...Object.keys(povertyGuidelines)
      .map(Number)
      .filter((year) => year <= inForce.law.year),
  )
  const guideline = sheet.law('guideline', 'Poverty guideline for the family', 'usd-per-year', {
    value: povertyGuideline({ year: newest, people: dependents + 1 }),
    source: povertyGuidelines[newest]?.source ?? '',
    note: 'For the contiguous states.',
  })
  const assisted = sheet.computed(
    'rap',
    'Repayment Assistance Plan',
    'usd-per-month',
    'a share of all pay, higher by bands, less a sum for each dependent',
    [pay, people],
    repaymentAssistancePayment({ agi: pay.value, dependents }),
  )
  const based = sheet.computed(
    'ibr',
    'Income-Based Repayment, earlier borrowers',
    'usd-per-month',
    'a share of the pay above the protected part of it; the Standard payment, which is not counted here, caps it',
    [pay, guideline],
    incomeBasedPayment({ agi: pay.value, guideline: guideline.value, newBorrower: false }),
  )
  return say`For ${balance} of federal loans and ${pay}, RAP would ask about ${assisted} and IBR at most ${based}.`
}
