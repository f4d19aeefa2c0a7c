/** How long a retired household's money lasts at what it spends beyond pension and Social Security. */
import type { Figure } from '../../figure.ts'
import { say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { check } from '../check.ts'
import { laterPay } from '../lifelong-pay.ts'
import { costsBeyondPay, yearsThatLast } from '../money-lasts.ts'
import type { LumpSumWork } from './work.ts'

interface Lasting {
  readonly gap: Figure
  readonly years: Figure
}

/** Only where it runs out before the end of the plan, and only from spending that was told. */
export function lastingOf({
  sheet,
  reader,
  cushion,
  amount,
  horizon,
  taxes,
}: LumpSumWork): Lasting | undefined {
  if (reader.value('employment') !== 'retired' || reader.told('monthlyExpenses') === undefined)
    return undefined
  const gap = sheet.computed(
    'lasting.gap',
    'What a year costs beyond pension and Social Security',
    'usd-per-year',
    'what a month costs beyond pension and Social Security × the months of a year',
    [cushion.uncovered],
    Math.round(cushion.uncovered.value * monthsPerYear),
  )
  if (gap.value === 0) return undefined
  const parts = [
    amount,
    cushion.cash,
    reader.number('retirementSavings'),
    reader.number('taxableInvestments'),
  ]
  const assets = sheet.computed(
    'lasting.assets',
    'All you have',
    'usd',
    'this money + cash + retirement savings + other investments',
    parts,
    parts.reduce((sum, part) => sum + Math.round(part.value), 0),
  )
  const later = laterPay(reader, taxes.age.value)
  const lasts = yearsThatLast(
    assets.value,
    costsBeyondPay(reader, taxes, cushion.essentials.value, horizon.value),
  )
  if (lasts >= horizon.value) return undefined
  const years = sheet.computed(
    'lasting.years',
    'How long it lasts',
    'years',
    'all you have, less what each year costs beyond the pension and Social Security that have begun; growth and inflation are taken to cancel out',
    [assets, gap, ...later.flatMap(({ pay, from }) => [pay, from])],
    Math.round(lasts * 10) / 10,
  )
  return { gap, years }
}

export const lastingInWords = ({ gap, years }: Lasting): Text =>
  say`First of all: you spend ${gap} more than pension and Social Security bring, and at that pace all that you told me of lasts about ${years} if it only keeps up with prices. What follows places the money; it cannot close that gap.`

export const lastingCheck = (lasting: Lasting) =>
  check(
    'lasting',
    'act',
    'The money may run out before the plan ends',
    say`At ${lasting.gap} beyond your benefits it lasts about ${lasting.years} if what it earns only keeps up with prices; more is likely, and less is possible. Look at what can be spent less, at a later claim or a spouse’s benefit, at part-time work, at the home, and at help that you may not know of. ${words('Your Area Agency on Aging helps without charge.')}`,
  )
