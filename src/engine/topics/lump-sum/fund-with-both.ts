/** What the emergency fund takes once a pay that was gone is back beside another one. */
import type { Figure } from '../../figure.ts'
import { middle } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { freedBy } from '../cushion-dates.ts'
import { isOfHome, isPaidOff } from './middle-debts.ts'
import type { LumpSumWork } from './work.ts'

/**
 * Without the month for living on one pay check and the payments of the loans that are paid then. Undefined where that month is none of it, or something else sets its size.
 */
export function fundWithBoth({
  sheet,
  reader,
  cushion,
  out,
  way,
  middleDebts,
}: LumpSumWork): Figure | undefined {
  const { months, reasons, toCover, sizedBy } = cushion
  const onePayCheck = reasons.find(({ id }) => id === 'cushion.one-pay-check')
  const goesOn = middle(reader.told(out === 'partner' ? 'income' : 'spouseIncome') ?? 0)
  if (onePayCheck === undefined || goesOn <= 0 || sizedBy !== 'months') return undefined
  // What stands above the most months is cut off, and nobody sees which of the reasons it was.
  if (months.value >= rules.cushionMost.value) return undefined
  const ended = middleDebts.filter((debt) => !isOfHome(debt) && isPaidOff(way, debt))
  const value = Math.round(
    Math.max(rules.cushionLeast.value, months.value - onePayCheck.value) *
      Math.max(0, toCover.value - freedBy(ended)),
  )
  return value < (reader.some('outOfPocketMaximum')?.value ?? 0)
    ? undefined
    : sheet.computed(
        'fund.both-paid',
        'Emergency fund once both are paid',
        'usd',
        '(months of cover − the month for living on one pay check) × (what a month of the fund pays − the payments of the loans that are paid then)',
        [months, onePayCheck, toCover, ...ended.map(({ minimum }) => minimum)],
        value,
      )
}
