/** A student-loan payment that follows income, and what money that is income of one year does to it. */

import { isFederalLoan } from '../../facts/debts.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import { repaymentAssistancePayment } from '../../tax/student-loan-payment.ts'
import type { RepaymentPlan } from '../../tax/student-loan-plans.ts'
import { check } from '../check.ts'
import { countOnReturn } from '../dependents-on-return.ts'
import { incomeDrivenLoans } from '../income-driven-loans.ts'
import { namedPlan } from '../repayment-plan-names.ts'
import { type StepDraft, within } from '../steps.ts'
import { taxedPart } from './money-tax.ts'
import type { LumpSumWork } from './work.ts'

interface RaisedPayment {
  readonly plan: RepaymentPlan
  readonly now: Figure
  readonly then: Figure
  /** What a year of the higher payment costs more. */
  readonly extra: Figure
}

/** Undefined where no payment follows income, and where this money raises none. */
function raisedPayment(work: LumpSumWork, income: Figure): RaisedPayment | undefined {
  const { sheet, reader, context, taxes, amount } = work
  const once = taxedPart({ sheet, reader, context, taxes, amount })
  const driven = incomeDrivenLoans(reader, context)
  const isOwed = reader.value('debts').some((debt) => isFederalLoan(debt) && debt.loanType !== 'parent_plus')
  if (once === undefined || driven === undefined || !isOwed) return undefined
  const { plan, yearlyUnder, rulesOf } = driven
  const payment = (id: string, label: string, agi: Figure) =>
    sheet.computed(
      `loan-payment.${id}`,
      label,
      'usd-per-month',
      'what the plan asks of a year of that income ÷ the months of a year',
      [agi, ...rulesOf(sheet, plan, agi.value)],
      Math.round(yearlyUnder(plan)(agi.value) / monthsPerYear),
    )
  const now = payment('now', 'Loan payment at your income without this money', taxes.agi)
  const then = payment('then', 'Loan payment at the income of this year', income)
  if ((then.value - now.value) * monthsPerYear < rules.leastPart.value) return undefined
  return {
    plan,
    now,
    then,
    extra: sheet.computed(
      'loan-payment.extra',
      'More for the loan in the year that follows that income',
      'usd',
      '(the payment then − the payment now) × the months of a year',
      [now, then],
      (then.value - now.value) * monthsPerYear,
    ),
  }
}

/** How a year of much income is kept out of the payment. */
const waysAround =
  'If you are asked to recertify before the return of this year is filed, the return before it counts. After that, ask the servicer to go by your pay of that time, with pay slips, because this income does not come again; ask first whether your plan takes that.'

export function loanPaymentCheck(work: LumpSumWork, income: Figure): Check | undefined {
  const raised = raisedPayment(work, income)
  if (raised === undefined) return stepsCheck(work, income)
  const { plan, now, then, extra } = raised
  return check(
    'repayment',
    'act',
    'This income raises a loan payment that follows income',
    join([
      say`On ${namedPlan(plan)} the payment goes from about ${now} to about ${then} for a year, once it is worked out from the return with this money: ${extra} more in all. ${words(waysAround)} Keep ${extra} in cash until you know.`,
      plan === 'repayment_assistance' ? edgeWords(work, income) : nothing,
    ]),
  )
}

export function loanPaymentStep(work: LumpSumWork, income: Figure): StepDraft | undefined {
  const raised = raisedPayment(work, income)
  return raised === undefined
    ? undefined
    : {
        id: 'loan-payment',
        title: words('Ask when your student-loan payment is worked out next'),
        why: say`From a return with this money it would be about ${raised.then} instead of ${raised.now}.`,
        how: words(waysAround),
        due: within.fortnight,
        dueWhy: 'a fortnight from today, while there is time before the next tax return',
        minutes: 30,
        link: links.incomeDriven,
        keep: words('The date of the next recertification, and what the servicer answers in writing.'),
      }
}

/** The next edge of the Repayment Assistance Plan, which takes its share of the whole income: an edge costs a step. */
function edgeWords({ sheet, reader }: LumpSumWork, income: Figure): Text {
  const { bands } = studentLoanLaw.repaymentAssistance.value
  const edge = bands.find(({ above }) => above >= income.value)
  if (edge === undefined) return nothing
  const dependents = countOnReturn(reader)
  const source = studentLoanLaw.repaymentAssistance.source
  const payment = (id: string, label: string, agi: number) =>
    sheet.law(`repayment.${id}`, label, 'usd-per-month', {
      value: repaymentAssistancePayment({ agi, dependents }),
      source,
    })
  const above = sheet.law('repayment.edge', 'Income at which the payment takes a step', 'usd', {
    value: edge.above,
    source,
  })
  return say`On the Repayment Assistance Plan the payment goes from ${payment('below', 'Payment at the edge', edge.above)} to ${payment('beyond', 'Payment just above the edge', edge.above + 1)} when income passes ${above}.`
}

/** Where nothing raises the payment now: the steps of the plan that takes them, for whoever is on it or named none. */
function stepsCheck(work: LumpSumWork, income: Figure): Check | undefined {
  const { reader, context } = work
  const plan = reader.told('incomeDrivenPlan')
  const hasLoan = reader.value('debts').some((debt) => isFederalLoan(debt) && debt.loanType !== 'parent_plus')
  if (!hasLoan || plan === 'none') return undefined
  const driven = incomeDrivenLoans(reader, context)
  if (driven !== undefined && driven.plan !== 'repayment_assistance') return undefined
  const edge = edgeWords(work, income)
  if (edge === nothing) return undefined
  return check(
    'repayment',
    'warn',
    'A loan payment that follows income takes steps',
    say`${edge} ${words(plan === undefined ? 'If your loans are federal and you' : 'If you')} work for a public or nonprofit employer, do not pay them ahead: ask about forgiveness first.`,
  )
}
