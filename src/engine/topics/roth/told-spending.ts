/** What somebody wants to spend in retirement, beside what the later rate counts as drawn. */
import type { Check } from '../../plan.ts'
import { say } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { check } from '../check.ts'
import type { RothWork } from './work.ts'

/** Savings are counted as drawn evenly, so whoever spends less is taxed less later; undefined where they spend more. */
export function spendingCheck({ sheet, reader, later, now, contributes }: RothWork): Check[] {
  if (!contributes || reader.told('retirementExpensesAnnual') === undefined) return []
  const spending = reader.number('retirementExpensesAnnual')
  const { years } = later.taxWith(Math.max(1, now.choice))
  const year = years.find(({ age }) => age >= later.claimAge) ?? years[0]
  if (year === undefined) return []
  const counted = sheet.computed(
    'told-spending.counted',
    'What comes in a year later, as counted',
    'usd-per-year',
    'savings drawn evenly + Social Security + pension in the first year of Social Security, in today’s dollars',
    [later.otherBalance, later.benefits, later.pension],
    year.withdrawal + later.benefits.value + later.pension.value * monthsPerYear,
    2,
  )
  if (counted.value <= spending.value) return []
  return [
    check(
      'told-spending',
      'warn',
      'You want to spend less than is counted',
      say`The later rate counts savings that are drawn evenly, so about ${counted} comes in. You want to spend ${spending}. Whoever draws only what they spend is taxed less later than counted here, and most in the years before Social Security: that speaks for Traditional now, and for conversions in those years.`,
    ),
  ]
}
