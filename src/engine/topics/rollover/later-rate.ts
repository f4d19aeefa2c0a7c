/** The federal rate at which this money is taxed when it is used. */
import { yearOf } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { futureLaw } from '../../markets/future-law.ts'
import { fullRetirementAgeMonths } from '../../tax/claiming-age.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { ordinaryRate } from '../../tax/ordinary-tax.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars, Years } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { careerPay } from '../ended-pay.ts'
import { averageBenefit, benefitsOf, lifelongPayAt, pensionsOf } from '../lifelong-pay.ts'
import { type TaxPicture, taxOnMore } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'

const label = 'Federal rate on what leaves these accounts later'
const percents = 100

interface Spent {
  readonly taxes: TaxPicture
  readonly total: Figure
  /** Years until the money is needed, or that it lasts. */
  readonly horizon: Figure
}

/**
 * With pay, today's bracket stands for the rate later; looking for work, that of the last pay; without, what an even
 * yearly withdrawal adds in tax to all that is paid beside it in those years.
 */
export function laterRateOf(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  { taxes, total, horizon }: Spent,
): Figure {
  if (taxes.income.value + (taxes.spouseIncome?.value ?? 0) > 0 || total.value === 0)
    return sheet.computed(
      'later-rate',
      label,
      'rate',
      'taken to be your tax bracket of today',
      [taxes.bracket],
      taxes.bracket.value,
    )
  const lastPay = reader.value('employment') === 'unemployed' ? careerPay(reader, 'you') : undefined
  if (lastPay !== undefined && lastPay.value > 0)
    return sheet.computed(
      'later-rate',
      label,
      'rate',
      'taken to be your tax bracket in a year at your last pay',
      [lastPay],
      bracketAt(context, taxes, lastPay.value),
    )
  const years = Math.max(1, Math.round(horizon.value))
  const yearly = total.value / years
  const { returns, average } = yearsOfUse(sheet, reader, context, taxes, years)
  const added = returns.reduce(
    (sum, taxReturn, yearsAhead) =>
      sum +
      taxOnMore(
        { taxReturn },
        {
          ...context,
          law: futureLaw({ law: context.law, yearsAhead, inflation: context.market.inflation.value }),
        },
        'iraDistributions',
        yearly,
      ),
    0,
  )
  return sheet.computed(
    'later-rate',
    label,
    'rate',
    'the federal tax that an even withdrawal adds in each of these years, beside the pension and the Social Security that have begun by then, ÷ the withdrawals, in whole percent',
    [total, horizon, taxes.later.agi, ...(average === undefined ? [] : [average])],
    Math.max(0, Math.round((added / total.value) * percents) / percents),
  )
}

function bracketAt({ law }: DraftContext, { later }: TaxPicture, wages: Dollars): number {
  const taxReturn = { ...later.taxReturn, wages }
  const { taxableIncome } = incomeTax(law, taxReturn)
  return taxableIncome <= 0 ? 0 : ordinaryRate({ law, status: taxReturn.status, taxableIncome })
}

/**
 * The returns of the years in which the money is used, before any of it. A benefit that begins in some years makes every
 * dollar beside it dearer. Whoever has not retired is not known to live on it yet: this year stands for all.
 */
function yearsOfUse(
  sheet: Worksheet,
  reader: FactReader,
  { today }: DraftContext,
  { later, age, isCouple }: TaxPicture,
  years: Years,
): { returns: TaxReturn[]; average: Figure | undefined } {
  const { taxReturn } = later
  if (reader.value('employment') !== 'retired')
    return { returns: Array.from({ length: years }, () => taxReturn), average: undefined }
  const paid = Array.from({ length: years }, (_, year) => lifelongPayAt(reader, age.value + year, isCouple))
  // After what was told is read, so that the assumption listed is this one.
  const average = careerPay(reader, 'you').value === 0 ? averageBenefit(sheet, reader) : undefined
  const fullAge = Math.floor(fullRetirementAgeMonths(yearOf(today) - Math.floor(age.value)) / monthsPerYear)
  const returns = paid.map((begun, year) => {
    const then = age.value + year
    const benefit = benefitsOf(begun) + (average !== undefined && then >= fullAge ? average.value : 0)
    return {
      ...taxReturn,
      age: then,
      ...(taxReturn.spouseAge === undefined ? {} : { spouseAge: taxReturn.spouseAge + year }),
      pensionIncome: pensionsOf(reader, begun) * monthsPerYear,
      socialSecurity: benefit * monthsPerYear,
    }
  })
  return { returns, average }
}
