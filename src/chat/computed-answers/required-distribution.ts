/** When required withdrawals begin, and about how much this year's is. */
import { yearOf } from '#engine/calendar.ts'
import { say, type Text } from '#engine/say.ts'
import { distributionRules, uniformLifetime } from '#engine/tax/life-tables.ts'
import {
  distributionPeriod,
  distributionStartAge,
  requiredMinimumDistribution,
} from '#engine/tax/required-minimum-distribution.ts'
import type { ComputationContext } from './computation.ts'

export function requiredDistribution({
  household,
  today,
  reader,
  sheet,
}: ComputationContext): Text | undefined {
  const thisYear = yearOf(today)
  const { birthYear, age: toldAge } = household
  if (birthYear === undefined && toldAge === undefined) return undefined
  const told = birthYear === undefined ? reader.number('age') : reader.number('birthYear')
  const born = birthYear === undefined ? thisYear - told.value : told.value
  const startAge = distributionStartAge(born)
  const start = sheet.law('rmd-age', 'Age of required withdrawals', 'age', {
    value: startAge,
    source: distributionRules.startAges.source,
    note: distributionRules.startAges.note,
  })
  const age = thisYear - born
  if (age < startAge) {
    const year = sheet.computed(
      'rmd-year',
      'First year',
      'year',
      'year of birth + that age',
      [told, start],
      born + startAge,
    )
    return say`Yours begin at age ${start}, about ${year}.`
  }
  if (household.retirementSavings === undefined) return undefined
  const savings = reader.number('retirementSavings')
  const period = sheet.law('rmd-period', 'Life expectancy in the table', 'count', {
    value: distributionPeriod({ age }),
    source: uniformLifetime.source,
  })
  const amount = sheet.computed(
    'rmd',
    'Required withdrawal',
    'usd',
    'balance at the end of last year ÷ life expectancy; all of it taken as traditional',
    [savings, period],
    requiredMinimumDistribution({ birthYear: born, year: thisYear, priorYearEndBalance: savings.value }),
  )
  return say`On ${savings} at the end of last year, this year’s is about ${amount}.`
}
