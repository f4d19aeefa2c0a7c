/** What the plan paid to the owner by a check, before the tax that it withheld. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import type { FactValue } from '../../household.ts'
import { rolloverLaw } from '../../tax/rollover-law.ts'
import type { CalendarDate, Years } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { DraftContext } from '../topic.ts'

export interface PaidOut {
  readonly gross: Figure
  /** Made out to the new custodian: nothing withheld, no deadline. */
  readonly isDirect: boolean
  /** The day on which the check came. */
  readonly came: CalendarDate
}

/** The share that is withheld from a payout to the owner: a SIMPLE IRA is no plan at work. */
export const withheldRateOf = (sheet: Worksheet, planType: FactValue<'planType'>): Figure =>
  sheet.law(
    'withheld.rate',
    'Withheld from a payout to you',
    'rate',
    planType === 'simple_ira' ? rolloverLaw.iraWithholdingRate : rolloverLaw.withholdingRate,
  )

/**
 * Whether payments over so many years are withheld as a pension is: they cannot be rolled over, so the fixed share does not
 * reach them. What an IRA pays is the owner's to stop on any day, and never is.
 */
export const isPeriodic = (
  { planType }: { readonly planType: FactValue<'planType'> },
  years: Years,
): boolean => planType !== 'simple_ira' && years >= rolloverLaw.periodicYears.value

/** The sum by the check that was told; undefined without one. */
export function grossCheck(
  sheet: Worksheet,
  reader: FactReader,
  planType: FactValue<'planType'>,
): Figure | undefined {
  if (reader.told('checkAmount') === undefined) return undefined
  const check = reader.number('checkAmount')
  if (check.value <= 0) return undefined
  if (reader.value('checkToCustodian'))
    return sheet.computed(
      'check.gross',
      'Paid out by the check',
      'usd',
      'the check; nothing is withheld from one that is made out to a custodian',
      [check],
      Math.round(check.value),
    )
  const withheld = withheldRateOf(sheet, planType)
  const byRate = Math.round(check.value / (1 - withheld.value))
  // The owner of an IRA may have chosen that less is withheld, and no account pays more than it held.
  const balance =
    planType === 'simple_ira' && reader.told('planBalance') !== undefined
      ? reader.number('planBalance')
      : undefined
  if (balance !== undefined && balance.value >= check.value && balance.value < byRate)
    return sheet.computed(
      'check.gross',
      'Paid out, before tax was withheld',
      'usd',
      'the balance: the check ÷ (one − the share that is usually withheld) is more than the account held',
      [check, withheld, balance],
      Math.round(balance.value),
    )
  return sheet.computed(
    'check.gross',
    'Paid out, before tax was withheld',
    'usd',
    'the check ÷ (one − the share that is withheld)',
    [check, withheld],
    byRate,
  )
}

/** Undefined where no check came, and of a nonprofit’s 457(b): what that pays is pay, and there is nothing to put back. */
export function paidOut({
  sheet,
  reader,
  context,
  sources,
  planType,
}: {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: Pick<DraftContext, 'today'>
  readonly sources: { readonly pretax: Figure }
  readonly planType: FactValue<'planType'>
}): PaidOut | undefined {
  const isNamed = reader.told('checkReceivedDate') !== undefined || reader.told('checkAmount') !== undefined
  if (!isNamed || reader.told('checkAmount') === 0 || planType === 'nonprofit_457b') return undefined
  const gross =
    grossCheck(sheet, reader, planType) ??
    sheet.computed(
      'check.gross',
      'Paid out, before tax was withheld',
      'usd',
      'you named no sum, so it is taken to be all pre-tax money of the plan',
      [sources.pretax],
      sources.pretax.value,
    )
  if (gross.value <= 0) return undefined
  const told = reader.value('checkReceivedDate')
  return {
    gross,
    isDirect: reader.value('checkToCustodian'),
    came: told > context.today ? context.today : told,
  }
}
