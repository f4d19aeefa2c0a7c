/** Whether a retired giver's own money lasts: what it misses is never given away first. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Cushion } from '../cushion.ts'
import { tellsLifelongPay } from '../lifelong-pay.ts'
import { costsBeyondPay, yearsThatLast } from '../money-lasts.ts'
import type { CollegeBasis } from './basis.ts'

export interface OwnYears {
  /** Until what age it has to last. */
  readonly until: Figure
  /** What this year costs beyond pension and Social Security. */
  readonly gap: Figure
  readonly assets: Figure
  /** How long all of it lasts; as long as the plan counts where it is enough. */
  readonly years: Figure
  /** What is left beyond the years to come; nothing where the money is short. */
  readonly spare: Figure
  readonly isShort: boolean
}

/** Undefined for whoever works, and where spending, pay for life or all savings were not told. */
export function ownYears(basis: CollegeBasis, cushion: Cushion | undefined): OwnYears | undefined {
  const { sheet, reader, taxes, isRetired, lump } = basis
  if (!isRetired || cushion === undefined || reader.told('monthlyExpenses') === undefined) return undefined
  if (!tellsLifelongPay(reader) || reader.told('retirementSavings') === undefined) return undefined
  const until = reader.rule(
    'later-years.until',
    'Age until which savings have to last',
    'age',
    rules.savingsUntilAge,
  )
  const left = Math.max(1, Math.ceil(until.value - taxes.age.value))
  const costs = costsBeyondPay(reader, taxes, cushion.essentials.value, left)
  const gap = sheet.computed(
    'later-years.gap',
    'What a year costs beyond pension and Social Security',
    'usd-per-year',
    'what a month costs beyond pension and Social Security × the months of a year',
    [cushion.uncovered],
    Math.round(cushion.uncovered.value * monthsPerYear),
  )
  const told = [cushion.cash, reader.number('retirementSavings'), reader.number('taxableInvestments')]
  const all = told.reduce((sum, { value }) => sum + value, 0)
  // A sum that savings could hold is taken to be in them: more was never said to be there.
  const isBeside = lump !== undefined && lump.value > all - told[1]!.value
  const assets = sheet.computed(
    'later-years.assets',
    'All you have',
    'usd',
    isBeside
      ? 'cash + retirement savings + other investments + this sum'
      : 'cash + retirement savings + other investments, this sum among them',
    isBeside ? [...told, lump] : told,
    Math.round(all + (isBeside ? lump.value : 0)),
  )
  const needed = costs.reduce((sum, cost) => sum + cost, 0)
  const how =
    'all you have, less what each year costs beyond the pension and Social Security that have begun; growth and inflation are taken to cancel out'
  return {
    until,
    gap,
    assets,
    years: sheet.computed(
      'later-years.years',
      'How long it lasts',
      'years',
      how,
      [assets, gap],
      Math.round(yearsThatLast(assets.value, costs) * 10) / 10,
    ),
    spare: sheet.computed(
      'later-years.spare',
      'What is left of it beyond your own years',
      'usd',
      `${how}; never below nothing`,
      [assets, gap, until],
      Math.max(0, Math.floor(assets.value - needed)),
    ),
    isShort: assets.value < needed,
  }
}
