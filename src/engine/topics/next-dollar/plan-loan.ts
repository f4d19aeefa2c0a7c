/**
 * A loan that an old plan closed because its owner left: the same sum put into an IRA in time is a rollover, which saves the
 * tax and the penalty on it and takes no room. It comes before new money in an account.
 */
import { yearOf } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { say, words } from '../../say.ts'
import { extendedFilingDay, filingDay } from '../../tax/deadlines.ts'
import type { StepDraft } from '../steps.ts'
import type { DollarBasis } from './basis.ts'
import type { MonthlyNeed } from './need.ts'

interface ClosedLoan {
  readonly balance: Figure
  /** The filing day of the year in which it was closed, and that day with an extension (IRC §402(c)(3)(C)). */
  readonly filing: DateFigure
  readonly extended: DateFigure
}

/** Undefined where the day has passed, or nobody told when and why it was closed. */
function closedLoan({ sheet, reader, context, stage }: DollarBasis): ClosedLoan | undefined {
  const balance = reader.some('planLoanBalance')
  const day = reader.told('planLoanClosedDate')
  if (balance === undefined || day === undefined || stage !== 'working') return undefined
  // Pre-tax money in an IRA would make a backdoor into a Roth IRA taxable: the question on moving an old plan looks into that.
  if (reader.told('backdoorRoth') === true) return undefined
  if (reader.told('planLoanClosed') !== 'left_job' || filingDay(yearOf(day)) < context.today) return undefined
  const dated = (id: string, label: string, how: string, value: DateFigure['value']) =>
    sheet.date(`plan-loan.${id}`, label, how, [], value)
  return {
    balance,
    filing: dated(
      'filing',
      'Day by which a closed plan loan can be replaced',
      'the filing day of the year in which the plan closed it',
      filingDay(yearOf(day)),
    ),
    extended: dated(
      'extended',
      'The same day with an extension',
      'the filing day with the extension that the law gives',
      extendedFilingDay(yearOf(day)),
    ),
  }
}

export function planLoanNeed(basis: DollarBasis): MonthlyNeed[] {
  const loan = closedLoan(basis)
  if (loan === undefined) return []
  const { balance, filing, extended } = loan
  return [
    {
      step: 'goal',
      id: 'plan-loan',
      label: words('IRA, in place of the loan from the old plan'),
      act: (amount) => say`${amount} to an IRA in place of the old plan’s loan`,
      description: say`As a rollover, in parts, by ${filing}, or ${extended} with an extension: then the ${balance} is not taxed, nor charged a penalty.`,
      wanted: balance,
      stream: { kind: 'pile', total: balance.value },
      bucket: 'sheltered',
      perDollar: 1,
    },
  ]
}

export function planLoanStep(basis: DollarBasis): StepDraft | undefined {
  const loan = closedLoan(basis)
  if (loan === undefined) return undefined
  const { balance, filing, extended } = loan
  return {
    id: 'plan-loan',
    title: say`Replace the ${balance} of the loan that the old plan closed`,
    why: words(
      'What is put into an IRA in its place is not taxed as income, and no penalty is charged on it. A new contribution of the same dollars saves only the tax, and takes room.',
    ),
    how: say`Tell the IRA that it is a rollover of a plan loan offset, not a contribution. If the months bring less by then, ask for an extension of the return: then it can go in until ${extended}. Every dollar helps. The question on moving an old plan has what it saves.`,
    due: filing.value,
    dueWhy: 'the day on which the return of the year is due in which the plan closed the loan',
    dueInputs: [filing],
    minutes: 45,
    link: links.rollovers,
    keep: words('Form 1099-R with its code, and the deposit slips.'),
  }
}
