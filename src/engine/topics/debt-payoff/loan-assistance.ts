/** What the Repayment Assistance Plan makes of a loan: its cost after waivers and matches, and the next step of income. */
import type { Figure } from '../../figure.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import { repaymentAssistanceMonth, repaymentAssistancePayment } from '../../tax/student-loan-payment.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { DebtTerms } from '../debt-terms.ts'

/** Where the next step of the payment lies, and what is asked beyond it; undefined above the last. */
export function nextStepOf(
  sheet: Worksheet,
  agi: Figure,
  dependents: Figure,
): { readonly income: Figure; readonly payment: Figure } | undefined {
  const { value, source, note } = studentLoanLaw.repaymentAssistance
  const band = value.bands.find(({ above }) => above >= agi.value)
  if (band === undefined) return undefined
  const income = sheet.law('assistance.step', 'Income at which the payment steps up', 'usd-per-year', {
    value: band.above,
    source,
    note,
  })
  return {
    income,
    payment: sheet.computed(
      'assistance.step.payment',
      'Payment a dollar above that income',
      'usd-per-month',
      'the plan’s formula at that income and a dollar',
      [income, dependents],
      repaymentAssistancePayment({ agi: income.value + 1, dependents: dependents.value }),
    ),
  }
}

export function assistedRate(sheet: Worksheet, { balance, rate, minimum }: DebtTerms): Figure {
  const interest = (balance.value * rate.value) / monthsPerYear
  const { principalMatch } = repaymentAssistanceMonth({
    balance: balance.value,
    rate: rate.value,
    payment: minimum.value,
  })
  const cost = Math.min(interest, minimum.value) - principalMatch
  return sheet.computed(
    'loans.effective-rate',
    'What the loan costs a year after waived interest and matched principal',
    'rate',
    'a year of (interest that the payment covers − principal matched) ÷ balance, never below nothing',
    [balance, rate, minimum],
    Math.max(0, (cost * monthsPerYear) / balance.value),
  )
}
