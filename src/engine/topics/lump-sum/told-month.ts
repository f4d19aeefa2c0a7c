/** What is told to be left or saved each month, beside a sum that is needed on a day: what it brings until then. */
import type { Figure } from '../../figure.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Months } from '../../units.ts'
import { isPaidOff } from './middle-debts.ts'
import type { LumpSumWork } from './work.ts'

export interface ToldMonth {
  readonly fact: 'monthlySurplus' | 'monthlyContribution'
  readonly month: Figure
  /** All of it until then, without interest. */
  readonly brings: Figure
}

/** How it was told, to stand after "that you". */
export const toldAs = { monthlySurplus: 'can put aside', monthlyContribution: 'save already' } as const

export const monthsUntil = ({ horizon }: Pick<LumpSumWork, 'horizon'>): Months =>
  Math.max(1, Math.round(horizon.value * monthsPerYear))

export function toldMonth(work: LumpSumWork): ToldMonth | undefined {
  const { sheet, reader, horizon } = work
  const months = monthsUntil(work)
  const fact = (['monthlySurplus', 'monthlyContribution'] as const).find(
    (one) => reader.told(one) !== undefined,
  )
  if (fact === undefined || months <= 1) return undefined
  const month = reader.number(fact)
  return {
    fact,
    month,
    brings: sheet.computed(
      'month.brings',
      'What is told of a month brings by then, without interest',
      'usd',
      'the dollars of a month × the months until it is needed',
      [month, horizon],
      Math.round(month.value * months),
    ),
  }
}

/** Beside money for a goal some years away, once nothing else of the plan waits for what a month leaves. */
export function toldMonthInWords(work: LumpSumWork): Text {
  const { reach, cushion, placements, costlyDebts, way, neededBy, unsettled, payGap } = work
  if (reach !== 'middle' || unsettled !== undefined || payGap !== undefined) return nothing
  const isFundThere =
    cushion.cash.value >= cushion.target.value ||
    placements.some(({ step, isFull }) => step === 'cushion' && isFull)
  if (!isFundThere || costlyDebts.some((debt) => !isPaidOff(way, debt))) return nothing
  const told = toldMonth(work)
  return told === undefined || told.month.value <= 0
    ? nothing
    : say`The ${told.month} that you ${words(toldAs[told.fact])} would bring ${told.brings} more by ${neededBy}, without interest.`
}
