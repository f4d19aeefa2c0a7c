/** A loan that the old plan gave: by when what is offset has to be replaced, and what it costs not to. */
import { yearOf } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { extendedFilingDay, filingDay } from '../../tax/deadlines.ts'
import { rolloverLaw } from '../../tax/rollover-law.ts'
import { taxOnMore } from '../tax-picture.ts'
import type { RolloverWork } from './work.ts'

export interface PlanLoan {
  readonly balance: Figure
  readonly tax: Figure
  readonly penalty: Figure
  readonly cost: Figure
  /** The day on which the return of the year of the offset is due, and with an extension. */
  readonly filing: DateFigure
  readonly extended: DateFigure
}

export function planLoanOf(work: RolloverWork): PlanLoan | undefined {
  const { sheet, reader, context, taxes, gates } = work
  const balance = reader.number('planLoanBalance')
  if (balance.value <= 0 || work.stillThere) return undefined
  const left = reader.told('separationDate')
  const year = yearOf(left ?? context.today)
  const filing = sheet.date(
    'loan.filing',
    'Tax day of the year of the offset',
    'the tax day after the year in which you left',
    [],
    filingDay(year),
  )
  const months = sheet.law(
    'filing.extension',
    'Months of a filing extension',
    'months',
    rolloverLaw.filingExtensionMonths,
  )
  const tax = sheet.computed(
    'loan.tax',
    'Federal tax if the loan is not replaced',
    'usd',
    'your federal tax with the loan as income − your federal tax without it',
    [balance, taxes.agi],
    Math.max(0, Math.round(taxOnMore(taxes, context, 'iraDistributions', balance.value))),
  )
  const penalty = sheet.computed(
    'loan.penalty',
    'Penalty if the loan is not replaced',
    'usd',
    gates.isPenaltyFree
      ? 'none: the penalty has ended for you or does not reach this plan'
      : 'the loan × the penalty',
    gates.isPenaltyFree ? [balance] : [balance, work.penaltyRate],
    gates.isPenaltyFree ? 0 : Math.round(balance.value * work.penaltyRate.value),
  )
  return {
    balance,
    tax,
    penalty,
    cost: sheet.computed(
      'loan.cost',
      'Lost if the loan is not replaced',
      'usd',
      'tax + penalty',
      [tax, penalty],
      tax.value + penalty.value,
    ),
    filing,
    extended: sheet.date(
      'loan.extended',
      'The same with an extension',
      'tax day + the months of an extension',
      [filing, months],
      extendedFilingDay(year),
    ),
  }
}
