/** What a month leaves for the fund or is short by, with what comes home while only what is matched goes in. */
import type { Figure } from '../../figure.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Worksheet } from '../../worksheet.ts'
import { type LoweredToMatch, withLowered } from '../lowered-to-match.ts'
import type { AfterSave } from '../save-ends.ts'
import { missingMonthly } from '../short-month.ts'
import type { Drafting } from '../topic.ts'

interface MonthOfFund {
  readonly surplus: Figure
  readonly missing: Figure | undefined
}

/**
 * `aside`: what can be put aside by what was told. Whoever has retired beside the pay of the other one may draw on savings
 * for what the month costs beyond it.
 */
export function monthOfFund(
  { sheet, reader }: Drafting,
  aside: Figure,
  {
    lowered,
    loanAhead,
  }: { readonly lowered: LoweredToMatch | undefined; readonly loanAhead: AfterSave | undefined },
): MonthOfFund {
  if (aside.value > 0 || reader.told('employment') === 'retired')
    return { surplus: withLowered(sheet, aside, lowered), missing: undefined }
  const begins = loanAhead?.begins === undefined ? [] : [loanAhead.begins]
  const told = missingMonthly({ sheet, reader }, { begins })
  return {
    surplus: withLowered(sheet, aside, lowered, told),
    missing:
      told === undefined || lowered === undefined
        ? told
        : missingMonthly({ sheet, reader }, { id: 'month.missing.lowered', begins, home: [lowered.brings] }),
  }
}

/** Cash that pays for what months are short by does not lie idle. */
export const yearOfMissing = (sheet: Worksheet, missing: Figure | undefined): Figure | undefined =>
  missing &&
  sheet.computed(
    'month.missing.year',
    'What a year of short months takes',
    'usd',
    'what is missing each month × the months of a year',
    [missing],
    missing.value * monthsPerYear,
  )
