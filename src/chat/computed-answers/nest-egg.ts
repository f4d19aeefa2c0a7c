/** What savings have to reach, by the rule of a first year's withdrawal. */

import type { Figure } from '#engine/figure.ts'
import { middle } from '#engine/household.ts'
import { nothing, say, type Text, words } from '#engine/say.ts'
import { monthsPerYear } from '#engine/tax/counting.ts'
import type { Worksheet } from '#engine/worksheet.ts'
import { rulesOfThumb } from '../rules-of-thumb.ts'
import type { ComputationContext } from './computation.ts'

const lifelongFacts = ['ssMonthly', 'spouseSsMonthly', 'pensionMonthly', 'spousePensionMonthly'] as const

export function nestEgg({ household, reader, sheet }: ComputationContext): Text | undefined {
  const spending = yearlySpending({ household, reader, sheet })
  if (spending === undefined) return undefined
  const sure = lifelongFacts.flatMap((key) => (household[key] === undefined ? [] : [reader.number(key)]))
  const gap = sheet.computed(
    'gap',
    'Left for savings to pay',
    'usd-per-year',
    'yearly spending − Social Security and pension of a year',
    [spending, ...sure],
    Math.max(0, spending.value - sure.reduce((sum, { value }) => sum + value * monthsPerYear, 0)),
  )
  const share = firstWithdrawal(sheet)
  const bridge = bridgeOf({ household, reader, sheet }, { spending, gap, sure })
  const target = sheet.computed(
    'nest-egg',
    'Savings that would pay it',
    'usd',
    bridge === undefined
      ? 'what is left ÷ first year’s withdrawal'
      : 'what is left ÷ first year’s withdrawal + the years until pension and Social Security begin',
    bridge === undefined ? [gap, share] : [gap, share, bridge],
    gap.value / share.value + (bridge?.value ?? 0),
    3,
  )
  const have = savedForLater({ household, reader })
  const beside =
    have === undefined ? nothing : say` Your ${have} would pay about ${monthlyFrom(sheet, have, share)}.`
  const without =
    household.ssMonthly === undefined
      ? words(' Social Security is not counted in, and lowers that.')
      : nothing
  const later =
    bridge === undefined
      ? nothing
      : say` once all of it is paid, and ${bridge} in the years before pension and Social Security begin`
  return say`With ${spending} of spending, savings have to pay ${gap}${later}, which takes about ${target}.${without}${beside}`
}

const beginnings = [
  ['ssMonthly', 'ssFromAge'],
  ['pensionMonthly', 'pensionFromAge'],
] as const

/** What savings pay in the years between the end of work and the day from which a pension or Social Security is paid. */
function bridgeOf(
  { household, reader, sheet }: Pick<ComputationContext, 'household' | 'reader' | 'sheet'>,
  { spending, gap, sure }: { spending: Figure; gap: Figure; sure: readonly Figure[] },
): Figure | undefined {
  const stops = Math.max(middle(household.age ?? 0), middle(household.retirementAge ?? 0))
  if (stops === 0) return undefined
  const later = beginnings.filter(
    ([pay, from]) => household[pay] !== undefined && middle(household[from] ?? 0) > stops,
  )
  if (later.length === 0) return undefined
  const inputs = later.flatMap(([pay, from]) => [reader.number(pay), reader.number(from)])
  const last = Math.ceil(Math.max(...later.map(([, from]) => middle(household[from] ?? 0))))
  let bridge = 0
  for (let age = stops; age < last; age += 1) {
    const missing = later
      .filter(([, from]) => middle(household[from] ?? 0) > age)
      .reduce((sum, [pay]) => sum + reader.number(pay).value * monthsPerYear, 0)
    const paid = sure.reduce((sum, { value }) => sum + value * monthsPerYear, 0) - missing
    bridge += Math.max(0, spending.value - paid) - gap.value
  }
  return sheet.computed(
    'nest-egg.bridge',
    'Needed before pension and Social Security begin',
    'usd',
    'yearly spending − what is paid already − what savings pay later, year by year from the end of work until all of it has begun; growth and inflation are taken to cancel out',
    [spending, gap, ...inputs],
    bridge,
    3,
  )
}

/** Savings for retirement, or the sum that one asks about. */
function savedForLater({
  household,
  reader,
}: Pick<ComputationContext, 'household' | 'reader'>): Figure | undefined {
  if (household.retirementSavings !== undefined) return reader.number('retirementSavings')
  return household.amount === undefined ? undefined : reader.number('amount')
}

export function firstWithdrawal(sheet: Worksheet): Figure {
  const { value, why } = rulesOfThumb.withdrawal
  return sheet.assumed('withdrawal', 'First year’s withdrawal', 'share', value, why)
}

/** What a first year's withdrawal comes to in a month. */
export const monthlyFrom = (sheet: Worksheet, savings: Figure, share: Figure): Figure =>
  sheet.computed(
    `${savings.id}.monthly`,
    'What these savings pay a month',
    'usd-per-month',
    'savings × first year’s withdrawal ÷ months of a year',
    [savings, share],
    (savings.value * share.value) / monthsPerYear,
    3,
  )

function yearlySpending({
  household,
  reader,
  sheet,
}: Pick<ComputationContext, 'household' | 'reader' | 'sheet'>) {
  if (household.retirementExpensesAnnual !== undefined) return reader.number('retirementExpensesAnnual')
  if (household.monthlyExpenses === undefined) return undefined
  const month = reader.number('monthlyExpenses')
  return sheet.computed(
    'yearly-spending',
    'Yearly spending',
    'usd-per-year',
    'what a month costs × months of a year',
    [month],
    month.value * monthsPerYear,
  )
}
