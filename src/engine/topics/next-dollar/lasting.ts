/**
 * A month of a household in which somebody is out of work: how long its cash lasts, by the reckoning of the emergency fund,
 * and what is left of a month while benefits are paid.
 */
import type { FactReader } from '../../fact-reader.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import type { Dollars } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { CashWithoutPay } from '../cash-without-pay.ts'
import { lossInputs, needBeside } from '../job-loss.ts'
import { monthsOfCash } from '../months-of-cash.ts'

/** What a month costs now, with the price of health cover where it was told. */
export function costsWithoutPay(
  sheet: Worksheet,
  reader: FactReader,
  { cushion: { essentials } }: CashWithoutPay,
): Figure {
  const premium = reader.some('coverPremiumMonthly')
  if (premium === undefined) return essentials
  return sheet.computed(
    'month.without-pay',
    'What a month costs now, with health cover',
    'usd-per-month',
    'what a month costs + the price of health cover after the job',
    [essentials, premium],
    Math.round(essentials.value + premium.value),
  )
}

/** What a month leaves while benefits are paid, and what is missing after them. */
export interface LeftWithBenefits {
  readonly left: Figure
  readonly missing: Figure
  /** The same once a child on the way is there, whose cost was told. */
  readonly missingFromBirth: Figure | undefined
  readonly months: Figure
}

/** Undefined where the other pay alone covers the month, and where it does not even with benefits. */
export function leftWithBenefits(
  sheet: Worksheet,
  reader: FactReader,
  without: CashWithoutPay,
): LeftWithBenefits | undefined {
  const [{ goesOn, benefit, fromBirth }] = without.jobLoss.cases
  if (benefit === undefined || !benefit.schedule.haveBegun) return undefined
  const costs = costsWithoutPay(sheet, reader, without)
  const other = goesOn === undefined ? [] : [goesOn]
  const missing = Math.ceil(costs.value - (goesOn?.value ?? 0))
  const left = Math.floor(benefit.net.value - missing)
  if (missing <= 0 || left <= 0) return undefined
  const afterBenefits = sheet.computed(
    'missing.after-benefits',
    'What is missing in a month once benefits end',
    'usd-per-month',
    'what a month costs − what goes on coming in',
    [costs, ...other],
    missing,
  )
  return {
    left: sheet.computed(
      'left.with-benefits',
      'What a month leaves while benefits are paid',
      'usd-per-month',
      'what goes on coming in + benefits after tax − what a month costs',
      [...other, benefit.net, costs],
      left,
    ),
    missing: afterBenefits,
    missingFromBirth:
      fromBirth &&
      sheet.computed(
        'missing.from-birth',
        'What is missing in a month once benefits end and the child is there',
        'usd-per-month',
        'what is missing once benefits end + what the child costs',
        [afterBenefits, fromBirth.child],
        missing + fromBirth.child.value,
      ),
    months: benefit.months,
  }
}

/** Months until the cash is spent, when so much of the costs is found elsewhere. */
export function lasts(
  {
    sheet,
    reader,
    without,
  }: { readonly sheet: Worksheet; readonly reader: FactReader; readonly without: CashWithoutPay },
  { id, found }: { readonly id: string; readonly found?: Figure | undefined },
): Figure {
  const [loss] = without.jobLoss.cases
  const { goesOn, severance } = loss
  const { cash } = without.cushion
  const costs = costsWithoutPay(sheet, reader, without)
  const { fromBirth } = loss
  return sheet.computed(
    `way.${id}.lasts`,
    'How long the cash lasts without the pay that is missing',
    'months',
    `month by month: cash that stays${severance === undefined ? '' : ' and severance after tax'}, less what a month costs beyond what is found and what goes on coming in${loss.benefit === undefined ? '; benefits are not counted' : ', and beyond the benefits while they are paid'}${fromBirth === undefined ? '' : '; from the birth on with what the child costs'}`,
    [
      cash,
      costs,
      ...(found === undefined ? [] : [found]),
      ...(goesOn === undefined ? [] : [goesOn]),
      ...lossInputs(loss).filter((input) => input !== loss.shortfall && input !== fromBirth?.shortfall),
      ...(fromBirth === undefined ? [] : [fromBirth.child]),
    ],
    monthsOfCash(
      cash.value + (severance?.net.value ?? 0),
      needBeside(loss, costs.value, (month, paid) => Math.max(0, month - (found?.value ?? 0) - paid)),
    ),
  )
}

/** A monthly sum that is there only while benefits are paid, or does not last until they end. */
export interface SumOfBenefits {
  /** Months from today in which it is there. */
  readonly months: Figure
  /** The day on which benefits end. */
  readonly until: DateFigure
  /** What a month has less after them; what ended payments leave is taken as well where the month is short then. */
  readonly less: Dollars
  /** The month from which on what goes on pays for a whole month, pay or not. */
  readonly shortUntil: DateFigure | undefined
}

/** Undefined where no benefits are paid, and where the other pay alone leaves the sum. */
export function sumOfBenefits(
  sheet: Worksheet,
  reader: FactReader,
  without: CashWithoutPay,
  monthly: Figure,
): SumOfBenefits | undefined {
  const [{ goesOn, match, benefit, payChanges }] = without.jobLoss.cases
  if (benefit === undefined || monthly.value <= 0 || reader.told('monthlyExpenses') === undefined)
    return undefined
  const costs = costsWithoutPay(sheet, reader, without)
  const left = (goesOn?.value ?? 0) + (match?.value ?? 0) - costs.value
  if (left >= monthly.value) return undefined
  return {
    months: sheet.computed(
      'benefits.end-in',
      'Months until the benefits end',
      'months',
      'the months until benefits are counted + those for which they are paid, to the nearest whole month',
      [benefit.wait, benefit.months],
      Math.max(1, Math.round(benefit.wait.value + benefit.months.value)),
    ),
    until: benefit.schedule.until,
    less: monthly.value - left,
    shortUntil: (payChanges?.goesOn.value ?? 0) >= costs.value ? payChanges?.day : undefined,
  }
}
