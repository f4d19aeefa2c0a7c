/** Payments under Section 72(t): what an account can pay a year as a series of even ones, by the amortization method. */
import type { Figure } from '../../figure.ts'
import { presentValueOfPayments } from '../../math/annuity.ts'
import { singleLife } from '../../tax/life-tables.ts'
import { singleLifeExpectancy } from '../../tax/required-minimum-distribution.ts'
import { rolloverLaw } from '../../tax/rollover-law.ts'
import type { Dollars } from '../../units.ts'
import type { RolloverWork } from './work.ts'

export interface EvenPayments {
  readonly rate: Figure
  readonly period: Figure
  /** What an account has to hold for a dollar a year. */
  readonly perDollar: Dollars
  /** What all of the pre-tax money could pay a year. */
  readonly most: Figure
}

export function evenPayments({
  sheet,
  ownerAge,
  sources,
}: Pick<RolloverWork, 'sheet' | 'ownerAge' | 'sources'>): EvenPayments {
  const rate = sheet.law(
    'series.rate',
    'Highest interest rate for a series of even payments',
    'rate',
    rolloverLaw.evenPaymentsRate,
  )
  const period = sheet.law(
    'series.period',
    'Life expectancy by which even payments are worked out',
    'years',
    {
      value: singleLifeExpectancy(Math.floor(ownerAge.value)),
      source: singleLife.source,
      ...(singleLife.approximated === undefined ? {} : { approximated: singleLife.approximated }),
    },
  )
  const perDollar = presentValueOfPayments({ payment: 1, rate: rate.value, years: period.value })
  return {
    rate,
    period,
    perDollar,
    most: sheet.computed(
      'series.most',
      'What all of it could pay a year as a series of even payments',
      'usd-per-year',
      'the level yearly payment over the life expectancy at that rate',
      [sources.pretax, rate, period],
      Math.floor(sources.pretax.value / perDollar),
    ),
  }
}

/** Years for which a series binds at the least. */
export const boundYearsOf = ({ sheet }: Pick<RolloverWork, 'sheet'>): Figure =>
  sheet.law(
    'series.years',
    'Years for which even payments bind at the least',
    'years',
    rolloverLaw.evenPaymentsYears,
  )
