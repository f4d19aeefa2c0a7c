/** Social Security that is drawn beside pay before full retirement age: the earnings test holds a part of it back. */
import { yearOf } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Check } from '../plan.ts'
import { say } from '../say.ts'
import { fullRetirementAgeMonths } from '../tax/claiming-age.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { withheldForEarnings } from '../tax/earnings-test.ts'
import { socialSecurity } from '../tax/social-security-law.ts'
import type { Worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import { wholePay } from './own-business.ts'
import type { DraftContext } from './topic.ts'

interface Work {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: DraftContext
}

const earliest = socialSecurity.claiming.value.earliestMonths / monthsPerYear

/** Of a whole year before that age; in the year in which it is reached another limit holds. Disability pay is not meant. */
export function earningsTestCheck({ sheet, reader, context: { law, today } }: Work): Check[] {
  const [benefit, age] = [reader.some('ssMonthly'), reader.number('age')]
  const isBegun = reader.told('ssFromAge') === undefined || reader.number('ssFromAge').value <= age.value
  if (benefit === undefined || !isBegun || age.value < earliest || reader.told('cannotWork') === true)
    return []
  const born =
    reader.told('birthYear') === undefined
      ? yearOf(today) - Math.floor(age.value)
      : reader.number('birthYear').value
  if (age.value + 1 > fullRetirementAgeMonths(born) / monthsPerYear) return []
  const pay = wholePay(sheet, reader)
  const { exempt } = socialSecurity.earningsTest.value
  const limit = Object.entries(exempt).find(([year]) => Number(year) === law.year)?.[1].untilYear
  if (limit === undefined || pay.value <= limit) return []
  const free = sheet.law(
    'earnings-test.limit',
    'Pay of a year that Social Security leaves alone',
    'usd-per-year',
    {
      value: limit,
      source: socialSecurity.earningsTest.source,
    },
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
  return [
    check(
      'earnings-test',
      'warn',
      'Pay holds back Social Security',
      say`Before full retirement age, pay above ${free} holds a part of it back: about ${withheld} of yours. It is not lost, for the benefit is counted anew at that age; but plan the months without it. Tell Social Security what you expect to earn, so that nothing is asked back.`,
    ),
  ]
}
