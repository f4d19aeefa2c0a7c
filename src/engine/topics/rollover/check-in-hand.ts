/** A check from the plan that is already in hand: by when it has to be back, how much, and what it costs not to. */
import { addDays, daysBetween, yearOf } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { filingDay } from '../../tax/deadlines.ts'
import { isWorkday, workdayUntil } from '../../tax/legal-holidays.ts'
import { rolloverLaw } from '../../tax/rollover-law.ts'
import { taxOnMore } from '../tax-on-more.ts'
import type { RolloverBasis } from './basis.ts'
import { paidOut } from './paid-out.ts'
import type { InCheck, RequiredWithdrawal } from './required.ts'

export interface CheckInHand {
  readonly gross: Figure
  /** What of it is a required withdrawal and stays out. */
  readonly inCheck: InCheck | undefined
  /** What may go back: all but a required withdrawal. */
  readonly eligible: Figure
  /** Made out to the new custodian: nothing withheld, no deadline. */
  readonly isDirect: boolean
  readonly withheld: Figure
  /** What goes back beyond the check itself, out of other cash. */
  readonly gap: Figure
  readonly received: Figure
  readonly days: Figure
  readonly deadline: DateFigure
  /** The last one before, where the last day falls on a weekend or a federal holiday. */
  readonly lastWorkday: DateFigure | undefined
  readonly daysLeft: Figure
  readonly isLate: boolean
  /** What is lost when only the check itself is put back. */
  readonly gapTax: Figure
  readonly gapPenalty: Figure
  readonly gapCost: Figure
  readonly refund: Figure
  /** What is lost when nothing is put back. */
  readonly allTax: Figure
  readonly allPenalty: Figure
  /** What is due then beyond what was withheld, and by when. */
  readonly stillDue: Figure
  readonly filing: DateFigure
}

/** Undefined without a check, and of one that is a required withdrawal whole. */
export function checkInHand(
  basis: RolloverBasis,
  isPenaltyFree: boolean,
  required: RequiredWithdrawal | undefined,
): CheckInHand | undefined {
  const { sheet, reader, context, taxes } = basis
  const paid = paidOut(basis)
  if (paid === undefined) return undefined
  const { gross, isDirect, came } = paid
  const inCheck = required?.inCheck
  const eligible =
    inCheck === undefined
      ? gross
      : sheet.computed(
          'check.eligible',
          'What of it may go back',
          'usd',
          'what was paid out − what of it is a required withdrawal',
          [gross, inCheck.amount],
          gross.value - inCheck.amount.value,
        )
  if (eligible.value <= 0) return undefined
  const penaltyRate = isPenaltyFree ? 0 : basis.penaltyRate.value
  const tax = (amount: number) => taxOnMore(taxes, context, 'iraDistributions', amount)
  const dollars = (id: string, label: string, how: string, inputs: readonly Figure[], value: number) =>
    sheet.computed(`check.${id}`, label, 'usd', how, inputs, Math.round(value))
  const received =
    reader.told('checkAmount') === undefined
      ? dollars(
          'received',
          'What the check itself holds',
          'what was paid out × (one − the share that is withheld)',
          [gross, basis.withheldRate],
          gross.value * (1 - basis.withheldRate.value),
        )
      : dollars(
          'received',
          'What the check itself holds',
          'as you said',
          [reader.number('checkAmount')],
          reader.number('checkAmount').value,
        )
  const withheld = dollars(
    'withheld',
    'Withheld from the payout',
    'what was paid out − the check',
    [gross, received],
    gross.value - received.value,
  )
  const gap =
    inCheck === undefined
      ? withheld
      : dollars(
          'gap',
          'What goes back beyond the check',
          'what may go back − the check, never below nothing',
          [eligible, received],
          Math.max(0, eligible.value - received.value),
        )
  const gapTax = dollars(
    'gap-tax',
    'Federal tax if what was withheld is not replaced',
    'your federal tax with what is not replaced as income − your federal tax without it',
    [gap, taxes.agi],
    tax(gap.value),
  )
  const gapPenalty = dollars(
    'gap-penalty',
    'Penalty if what was withheld is not replaced',
    isPenaltyFree ? 'an exception holds, so there is none' : 'what is not replaced × the penalty',
    isPenaltyFree ? [gap] : [gap, basis.penaltyRate],
    gap.value * penaltyRate,
  )
  const days = sheet.law('check.days', 'Days to put it back', 'days', rolloverLaw.redepositDays)
  const arrival = sheet.date(
    'check.came',
    'Day on which the check came',
    'as you said, today at the latest',
    [],
    came,
  )
  const deadline = sheet.date(
    'check.deadline',
    'Last day to put it back',
    'the day on which it came + the days that the law gives',
    [arrival, days],
    addDays(came, days.value),
  )
  const left = daysBetween(context.today, deadline.value)
  const allTax = dollars(
    'all-tax',
    'Federal tax if nothing is put back',
    'your federal tax with all that may go back as income − your federal tax without it',
    [eligible, taxes.agi],
    tax(eligible.value),
  )
  const allPenalty = dollars(
    'all-penalty',
    'Penalty if nothing is put back',
    isPenaltyFree ? 'an exception holds, so there is none' : 'what may go back × the penalty',
    isPenaltyFree ? [eligible] : [eligible, basis.penaltyRate],
    eligible.value * penaltyRate,
  )
  const requiredTax = inCheck === undefined ? [] : [inCheck.tax]
  const taxOnRequired = inCheck?.tax.value ?? 0
  return {
    gross,
    inCheck,
    eligible,
    isDirect,
    withheld,
    gap,
    received,
    days,
    deadline,
    lastWorkday: isWorkday(deadline.value)
      ? undefined
      : sheet.date(
          'check.last-workday',
          'Last working day before it',
          'the last day before it that is no weekend and no federal holiday',
          [deadline],
          workdayUntil(deadline.value),
        ),
    daysLeft: sheet.computed(
      'check.days-left',
      'Days left',
      'days',
      'the last day − today, nothing when it has passed',
      [deadline],
      Math.max(0, left),
    ),
    isLate: left < 0,
    gapTax,
    gapPenalty,
    gapCost: dollars(
      'gap-cost',
      'Lost for good if what was withheld is not replaced',
      'tax + penalty on it',
      [gapTax, gapPenalty],
      gapTax.value + gapPenalty.value,
    ),
    refund: dollars(
      'refund',
      'What comes back at filing if it is not replaced',
      `what was withheld − tax and penalty on what is not replaced${inCheck === undefined ? '' : ' − tax on the required withdrawal'}, never below nothing`,
      [withheld, gapTax, gapPenalty, ...requiredTax],
      Math.max(0, withheld.value - gapTax.value - gapPenalty.value - taxOnRequired),
    ),
    allTax,
    allPenalty,
    stillDue: dollars(
      'still-due',
      'Federal tax and penalty beyond what was withheld, if nothing is put back',
      `tax + penalty${inCheck === undefined ? '' : ' + tax on the required withdrawal'} − what was withheld, never below nothing`,
      [allTax, allPenalty, ...requiredTax, withheld],
      Math.max(0, allTax.value + allPenalty.value + taxOnRequired - withheld.value),
    ),
    filing: sheet.date(
      'check.filing',
      'Day on which the return of the year of the check is due',
      'the filing day of the year in which the check came',
      [arrival],
      filingDay(yearOf(came)),
    ),
  }
}
