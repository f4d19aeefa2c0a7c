/**
 * Federal loans on a fixed payment for which a plan that follows income costs less in all: nothing is paid ahead on them
 * before that plan is chosen or declined.
 */

import { factReader } from '../fact-reader.ts'
import { isFederalLoan } from '../facts/debts.ts'
import type { Figure } from '../figure.ts'
import type { Household } from '../household.ts'
import { links } from '../links.ts'
import type { Check } from '../plan.ts'
import { say, type Text, words } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import type { DebtFigures } from './debts.ts'
import { choiceOfDebtPlan } from './loans-of-debt-plan.ts'
import { isPayGone } from './out-of-work.ts'
import { type StepDraft, within } from './steps.ts'
import type { Drafting } from './topic.ts'

interface Asked extends Drafting {
  readonly household: Household
}

/** The plan that costs the least as it asks, beside the fixed payment. */
interface Compared {
  readonly named: Text
  readonly payment: Figure
  readonly fixed: Figure
}

export interface PlanToCompare extends Compared {
  readonly freed: Figure
  /** Whether nobody told who the employer is: with a public or nonprofit one the loans may be forgiven. */
  readonly isEmployerUntold: boolean
  /** The loans that it is about. */
  readonly loans: readonly DebtFigures[]
}

/**
 * By the debt plan, whose answer it is; undefined where the fixed payment is the one to keep. On a reader of its own, for
 * what was taken of the loans then decides nothing here.
 */
export function planToCompare(
  { sheet, reader, context, household }: Asked,
  debts: readonly DebtFigures[],
): PlanToCompare | undefined {
  // While a pay is gone the payment is asked for by the income of that time.
  if (!debts.some(({ told }) => isFederalLoan(told)) || isPayGone(reader)) return undefined
  const apart = factReader(worksheet(context.fromSample), household, context.today)
  const choice = choiceOfDebtPlan({ reader: apart, context })
  if (choice?.best === undefined) return undefined
  reader.value('incomeDrivenPlan')
  reader.value('publicServiceJob')
  const { best, loans } = choice
  const inputs = [reader.number('agi'), reader.number('familySize')]
  const payment = sheet.computed(
    'compare.payment',
    'Payment of the federal loans under the plan that costs the least',
    'usd-per-month',
    'the plan’s formula at this income, balance and family',
    inputs,
    best.payment.value,
  )
  const fixed = sheet.computed(
    'compare.fixed',
    'Fixed payment of the federal loans',
    'usd-per-month',
    'what they ask for today, or the Standard plan where that was not told',
    debts.filter(({ id }) => loans.some((loan) => loan.id === id)).map(({ minimum }) => minimum),
    choice.fixed.payment.value,
  )
  return {
    named: best.named,
    payment,
    fixed,
    freed: sheet.computed(
      'compare.freed',
      'What that plan would free in a month',
      'usd-per-month',
      'the fixed payment − the payment under that plan',
      [fixed, payment],
      fixed.value - payment.value,
    ),
    isEmployerUntold: reader.told('publicServiceJob') === undefined,
    loans: debts.filter(({ id }) => loans.some((loan) => loan.id === id)),
  }
}

/** Whether a debt may be paid ahead: a loan whose plan is still to be chosen gets its payment alone. */
export const mayBePaidAhead =
  (compared: PlanToCompare | undefined) =>
  ({ id }: Pick<DebtFigures, 'id'>): boolean =>
    compared?.loans.some((loan) => loan.id === id) !== true

export const comparePlanStep = ({ named, payment, fixed }: Compared): StepDraft => ({
  id: 'choose-plan',
  title: say`Compare ${named} with your fixed payment before you pay more`,
  why: say`It would ask for ${payment} instead of ${fixed}, and at today’s income it costs the least in all, tax on what is forgiven included. Income that rises makes it dearer.`,
  how: words(
    'Run the Loan Simulator with the pay that you expect in some years. If it still costs less, apply in your account, tell the plan, and then pay what is asked and no more. Do not consolidate for it.',
  ),
  due: within.fortnight,
  dueWhy: 'within a fortnight, because each payment at the higher amount is gone',
  minutes: 45,
  link: links.loanSimulator,
  keep: words('The comparison, with its day.'),
})

export function comparePlanCheck(compared: PlanToCompare | undefined): Check[] {
  if (compared === undefined) return []
  const { named, payment, fixed, freed, isEmployerUntold, loans } = compared
  return [
    check(
      'choose-plan',
      'warn',
      'Choose the plan of the federal student loans before you pay them ahead',
      say`At today’s income ${named} costs the least in all, tax on what is forgiven included: it would ask for ${payment} instead of ${fixed}, which leaves ${freed} more. Until you have compared them, ${words(loans.length > 1 ? 'the loans get their' : 'the loan gets its')} payment and no more, for under such a plan more could be wasted. Income that rises makes it dearer.${words(isEmployerUntold ? ' With a public or nonprofit employer, as many hospitals are, such a plan can end in forgiveness without tax: look that up first.' : '')}`,
    ),
  ]
}
