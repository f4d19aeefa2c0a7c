/** A check from the plan that is already in hand: by when it has to be back, how much, and what it costs not to. */
import { addDays, daysBetween, yearOf } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { filingDay } from '../../tax/deadlines.ts'
import { indirectRollover } from '../../tax/indirect-rollover.ts'
import { isWorkday, workdayUntil } from '../../tax/legal-holidays.ts'
import { rolloverLaw } from '../../tax/rollover-law.ts'
import { taxOnMore } from '../tax-on-more.ts'
import { grossCheck, type RolloverBasis } from './basis.ts'

export interface CheckInHand {
  readonly gross: Figure
  /** Made out to the new custodian: nothing withheld, no deadline. */
  readonly isDirect: boolean
  readonly withheld: Figure
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

export function checkInHand(basis: RolloverBasis, isPenaltyFree: boolean): CheckInHand | undefined {
  const { sheet, reader, context, sources, taxes } = basis
  const isNamed = reader.told('checkReceivedDate') !== undefined || reader.told('checkAmount') !== undefined
  if (!isNamed || reader.told('checkAmount') === 0) return undefined
  // What a nonprofit's 457(b) pays is pay: there is nothing to put back.
  if (basis.planType === 'nonprofit_457b') return undefined
  const gross =
    grossCheck(sheet, reader) ??
    sheet.computed(
      'check.gross',
      'Paid out, before tax was withheld',
      'usd',
      'you named no sum, so it is taken to be all pre-tax money of the plan',
      [sources.pretax],
      sources.pretax.value,
    )
  if (gross.value <= 0) return undefined
  const penaltyRate = isPenaltyFree ? 0 : basis.penaltyRate.value
  const tax = (amount: number) => taxOnMore(taxes, context, 'iraDistributions', amount)
  const withheldDollars = gross.value * basis.withheldRate.value
  const found = indirectRollover({
    gross: gross.value,
    redeposited: gross.value - withheldDollars,
    rate: withheldDollars > 0 ? tax(withheldDollars) / withheldDollars : 0,
    penaltyRate,
  })
  const dollars = (id: string, label: string, how: string, inputs: readonly Figure[], value: number) =>
    sheet.computed(`check.${id}`, label, 'usd', how, inputs, Math.round(value))
  const withheld = dollars(
    'withheld',
    'Withheld by the plan',
    'what was paid out × the share withheld',
    [gross, basis.withheldRate],
    found.withheld,
  )
  const received = dollars(
    'received',
    'What the check itself holds',
    'what was paid out − what was withheld',
    [gross, withheld],
    gross.value - withheld.value,
  )
  const gapTax = dollars(
    'gap-tax',
    'Federal tax if what was withheld is not replaced',
    'your federal tax with what was withheld as income − your federal tax without it',
    [withheld, taxes.agi],
    found.tax,
  )
  const gapPenalty = dollars(
    'gap-penalty',
    'Penalty if what was withheld is not replaced',
    isPenaltyFree ? 'an exception holds, so there is none' : 'what was withheld × the penalty',
    isPenaltyFree ? [withheld] : [withheld, basis.penaltyRate],
    found.penalty,
  )
  const days = sheet.law('check.days', 'Days to put it back', 'days', rolloverLaw.redepositDays)
  const told = reader.value('checkReceivedDate')
  const came = told > context.today ? context.today : told
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
    'your federal tax with all of it as income − your federal tax without it',
    [gross, taxes.agi],
    tax(gross.value),
  )
  const allPenalty = dollars(
    'all-penalty',
    'Penalty if nothing is put back',
    isPenaltyFree ? 'an exception holds, so there is none' : 'what was paid out × the penalty',
    isPenaltyFree ? [gross] : [gross, basis.penaltyRate],
    gross.value * penaltyRate,
  )
  return {
    gross,
    isDirect: reader.value('checkToCustodian'),
    withheld,
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
      'what was withheld − tax − penalty on it, never below nothing',
      [withheld, gapTax, gapPenalty],
      Math.max(0, withheld.value - gapTax.value - gapPenalty.value),
    ),
    allTax,
    allPenalty,
    stillDue: dollars(
      'still-due',
      'Federal tax and penalty beyond what was withheld, if nothing is put back',
      'tax + penalty − what was withheld, never below nothing',
      [allTax, allPenalty, withheld],
      Math.max(0, allTax.value + allPenalty.value - withheld.value),
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
