/** What the earnings test holds back of Social Security that is drawn beside pay before full retirement age. */

import { yearOf } from '../calendar.ts'
import type { Figure } from '../figure.ts'
import { fullRetirementAgeMonths } from '../tax/claiming-age.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { withheldForEarnings } from '../tax/earnings-test.ts'
import { socialSecurity } from '../tax/social-security-law.ts'
import type { Years } from '../units.ts'
import { wholePay } from './own-business.ts'
import type { Drafting } from './topic.ts'

export interface HeldBack {
  /** Pay of a year that takes nothing away. */
  readonly free: Figure
  /** What is held back in a year of pay above that. */
  readonly withheld: Figure
}

/**
 * Of a benefit that is drawn at this age, in a whole year before full retirement age: in the year in which that is reached
 * another limit holds. Undefined where nothing is held back.
 */
export function heldBackForPay(
  { sheet, reader, context: { law, today } }: Drafting,
  { benefit, age }: { readonly benefit: Figure; readonly age: Years },
): HeldBack | undefined {
  const born =
    reader.told('birthYear') === undefined
      ? yearOf(today) - Math.floor(reader.number('age').value)
      : reader.number('birthYear').value
  if (age + 1 > fullRetirementAgeMonths(born) / monthsPerYear) return undefined
  const pay = wholePay(sheet, reader)
  const { exempt } = socialSecurity.earningsTest.value
  const limit = Object.entries(exempt).find(([year]) => Number(year) === law.year)?.[1].untilYear
  if (limit === undefined || pay.value <= limit) return undefined
  const free = sheet.law(
    'earnings-test.limit',
    'Pay of a year that Social Security leaves alone',
    'usd-per-year',
    { value: limit, source: socialSecurity.earningsTest.source },
  )
  const withheld = sheet.computed(
    'earnings-test.withheld',
    'Social Security held back for your pay in a year',
    'usd-per-year',
    'pay above the limit × the share that is held back, no more than the benefit',
    [pay, benefit, free],
    Math.round(
      withheldForEarnings({
        year: law.year,
        earnings: pay.value,
        annualBenefit: benefit.value * monthsPerYear,
        phase: 'before',
      }),
    ),
  )
  return { free, withheld }
}
