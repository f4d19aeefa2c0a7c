/** How long the money of a household without pay lasts at what it spends beyond what is paid for life. */
import type { Figure } from '../../figure.ts'
import { say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { check } from '../check.ts'
import { overInYear } from '../debt-ends.ts'
import { laterPay } from '../lifelong-pay.ts'
import { costsBeyondPay, yearsThatLast } from '../money-lasts.ts'
import { hasRetired } from '../retired.ts'
import { endingLeft } from './ending-left.ts'
import type { LumpSumWork } from './work.ts'

interface Lasting {
  readonly gap: Figure
  readonly years: Figure
  /** What the gap is beyond, in words. */
  readonly beyond: string
}

/** Only where it runs out before the end of the plan, and only from spending that was told. */
export function lastingOf(work: LumpSumWork): Lasting | undefined {
  const { sheet, reader, cushion, amount, horizon, taxes, isLivedOn, monthGap } = work
  const isRetired = hasRetired(reader)
  // Who still has pay, or looks for it, does not live on the money alone.
  const isLasting = isRetired || (isLivedOn && reader.told('cannotWork') === true)
  if (!isLasting || monthGap === undefined || reader.told('monthlyExpenses') === undefined) return undefined
  const gap = sheet.computed(
    'lasting.gap',
    isRetired
      ? 'What a year costs beyond pension and Social Security'
      : 'What a year costs beyond what comes in',
    'usd-per-year',
    'what a month costs beyond what comes in × the months of a year',
    [monthGap.lasting],
    Math.round(monthGap.lasting.value * monthsPerYear),
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
  const ending = endingLeft(work)
  const lasts = yearsThatLast(
    assets.value,
    costsBeyondPay(reader, taxes, cushion.essentials.value, horizon.value, (year) =>
      overInYear(ending, year),
    ),
  )
  if (lasts >= horizon.value) return undefined
  const years = sheet.computed(
    'lasting.years',
    'How long it lasts',
    'years',
    'all you have, less what each year costs beyond the pension and Social Security that have begun, and without the payments of debts that are over by then; growth and inflation are taken to cancel out',
    [
      assets,
      gap,
      ...later.flatMap(({ pay, from }) => [pay, from]),
      ...ending.map(({ debt }) => debt.minimum),
    ],
    Math.round(lasts * 10) / 10,
  )
  return { gap, years, beyond: isRetired ? 'pension and Social Security bring' : 'comes in' }
}

export const lastingInWords = ({ gap, years, beyond }: Lasting): Text =>
  say`First of all: you spend ${gap} more than ${words(beyond)}, and at that pace all that you told me of lasts about ${years} if it only keeps up with prices. What follows places the money; it cannot close that gap.`

const helpWithoutWork =
  'Look at what can be spent less, at the home, and at help that you may not know of: Medicaid and the Medicare Savings Programs, food help (SNAP), help with rent and energy bills. Dial the number on your award letter, or a legal aid office, and ask whether all that is due to you is paid; if no disability benefit is, apply.'

export const lastingCheck = (lasting: Lasting, { reader }: Pick<LumpSumWork, 'reader'>) =>
  check(
    'lasting',
    'act',
    'The money may run out before the plan ends',
    say`At ${lasting.gap} beyond what comes in it lasts about ${lasting.years} if what it earns only keeps up with prices; more is likely, and less is possible. ${words(reader.told('cannotWork') === true ? helpWithoutWork : 'Look at what can be spent less, at a later claim or a spouse’s benefit, at part-time work, at the home, and at help that you may not know of. Your Area Agency on Aging helps without charge.')}`,
  )
