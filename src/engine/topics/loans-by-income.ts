/** How long cash lasts once federal loans ask for a payment by the income of today, in place of what they ask for now. */

import { type Figure, sumOf } from '../figure.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import type { Cushion } from './cushion.ts'
import { type JobLoss, lastsInWords, lossInputs, needBeside } from './job-loss.ts'
import { choiceOfDebtPlan, loansOfDebtPlan } from './loans-of-debt-plan.ts'
import { waitsForIncomePlan } from './loans-without-pay.ts'
import { monthsOfCash } from './months-of-cash.ts'
import type { Drafting } from './topic.ts'

export interface LoansByIncome {
  readonly named: Text
  /** What the loans ask for now, and what they would by the income of today. */
  readonly today: Figure
  readonly payment: Figure
  readonly runway: Figure
}

/** Undefined where no loan's payment is asked for anew, where none was told and none was held up, and where it changes nothing. */
export function loansByIncomeOf(
  { sheet, reader, context }: Drafting,
  { cash }: Cushion,
  { bare, cases: [loss] }: JobLoss,
): LoansByIncome | undefined {
  const told = (reader.told('debts') ?? []).flatMap((debt, index) =>
    waitsForIncomePlan(reader, debt) && typeof debt.minPayment === 'number'
      ? [
          sheet.told(
            'debts',
            `loan.${index}.asked`,
            'What a federal loan asks for now',
            'usd-per-month',
            debt.minPayment,
          ),
        ]
      : [],
  )
  // Under SAVE nothing was asked for; else what is asked by income is asked for because it is less.
  const begins = reader.told('incomeDrivenPlan') === 'save'
  if (!begins && sumOf(told) <= 0) return undefined
  const apart = { reader: reader.onSheet(worksheet(context.fromSample)), context }
  const option = loansOfDebtPlan(apart)?.chosen ?? choiceOfDebtPlan(apart)?.low
  if (option === undefined || (!begins && option.payment.value >= sumOf(told))) return undefined
  const today = sheet.computed(
    'loans.asked',
    'What the federal loans ask for now',
    'usd-per-month',
    'their payments added up',
    told,
    sumOf(told),
  )
  const payment = sheet.computed(
    'loans.by-income',
    'Payment of the federal loans by the income of today',
    'usd-per-month',
    'the plan’s formula at this income, balance and family',
    [reader.number('agi'), reader.number('familySize')],
    option.payment.value,
  )
  const { severance, goesOn, fromBirth, shortfall } = loss
  const less = today.value - payment.value
  const lasts = monthsOfCash(
    cash.value + (severance?.net.value ?? 0),
    needBeside(loss, bare.value, (month, paid) => Math.max(0, month - less - paid)),
  )
  if (lasts === loss.runway.value) return undefined
  return {
    named: option.named,
    today,
    payment,
    runway: sheet.computed(
      'runway.by-income',
      'How long the cash lasts with a loan payment by the income of today',
      'months',
      'the same months with that payment in place of what the loans ask for now',
      [
        cash,
        today,
        payment,
        bare,
        ...(goesOn === undefined ? [] : [goesOn]),
        ...lossInputs(loss).filter((input) => input !== shortfall && input !== fromBirth?.shortfall),
        ...(fromBirth === undefined ? [] : [fromBirth.bare]),
      ],
      lasts,
    ),
  }
}

export function loansByIncomeInWords(loans: LoansByIncome | undefined): Text {
  if (loans === undefined) return nothing
  const { named, today, payment, runway } = loans
  return payment.value > today.value
    ? say` A bare month holds ${today.value === 0 ? words('nothing') : today} for your federal loans, and ${named} asks for ${payment} once it begins: with that the cash lasts ${lastsInWords(runway)}.`
    : say` A bare month holds the ${today} that your federal loans ask for now. By your income of today ${named} asks for ${payment}: with that alone the cash lasts ${lastsInWords(runway)}.`
}
