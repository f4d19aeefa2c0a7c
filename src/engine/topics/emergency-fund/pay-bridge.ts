/**
 * The months between the last pay check and the pay for life that begins later. They are no emergency: what they cost
 * is known, so it is counted beside the fund, and whoever stops within a year or two is not told that all is there.
 */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { Cushion } from '../cushion.ts'
import { laterPay, lifelongPayAt } from '../lifelong-pay.ts'

export interface PayBridge {
  /** Ages of the speaker: the last pay, and the last of the pay for life to begin. */
  readonly from: Figure
  readonly until: Figure
  readonly months: Figure
  /** What a month then costs beyond what has begun, added up. */
  readonly cost: Figure
  /** Cash beyond the fund, and what is put aside until then. */
  readonly there: Figure
  readonly missing: Figure
  /** Whether nothing at all comes in at first. */
  readonly isBare: boolean
}

/** Somebody else's pay goes on, and nobody said for how long. */
const hasSecondPay = (reader: FactReader): boolean =>
  reader.number('earners').value > 1 || (reader.some('spouseIncome')?.value ?? 0) > 0

/** Undefined where work does not end soon, where all begins with its end, and where a second pay goes on. */
export function payBridge(
  sheet: Worksheet,
  reader: FactReader,
  { cushion: { essentials, target }, kept }: { cushion: Cushion; kept: Figure },
): PayBridge | undefined {
  if (reader.told('age') === undefined || reader.told('retirementAge') === undefined) return undefined
  const [age, from] = [reader.number('age'), reader.number('retirementAge')]
  const years = Math.max(0, from.value - age.value)
  if (years > rules.bridgeAheadYears.value || hasSecondPay(reader)) return undefined
  const begins = laterPay(reader, Math.max(age.value, from.value))
  const until = begins.reduce<Figure | undefined>(
    (last, one) => (last === undefined || one.from.value > last.value ? one.from : last),
    undefined,
  )
  if (until === undefined) return undefined
  const isCouple = ['married', 'partnered'].includes(reader.value('maritalStatus'))
  const start = Math.max(age.value, from.value)
  const uncoveredAt = (at: number) =>
    Math.max(
      0,
      lifelongPayAt(reader, at, isCouple).reduce((left, { value }) => left - value, essentials.value),
    )
  let uncovered = 0
  for (let at = start; at < until.value; at += 1)
    uncovered += uncoveredAt(at) * monthsPerYear * Math.min(1, until.value - at)
  if (Math.round(uncovered) === 0) return undefined
  const months = sheet.computed(
    'bridge.months',
    'Months from the last pay to the pay for life that begins later',
    'months',
    '(age at which it begins − age at which you stop, or your age where that is later) × months in a year',
    [until, from, age],
    Math.round((until.value - start) * monthsPerYear),
  )
  const paid = lifelongPayAt(reader, start, isCouple)
  const cost = sheet.computed(
    'bridge.cost',
    'What those months cost beyond what comes in',
    'usd',
    'what a month costs − pension, Social Security and disability pay that have begun by then, added up over the months',
    [essentials, months, ...paid],
    Math.round(uncovered),
  )
  const saved = reader.known('monthlySurplus') === undefined ? [] : [reader.number('monthlySurplus')]
  const there = sheet.computed(
    'bridge.there',
    'Cash beyond the fund by the last pay check',
    'usd',
    `cash that stays − emergency fund target, never below nothing${saved.length > 0 ? ', + what you can put aside × months until then, less what is missing in the fund' : ''}`,
    [kept, target, from, age, ...saved],
    Math.max(
      0,
      Math.round(
        kept.value -
          target.value +
          saved.reduce((sum, { value }) => sum + Math.max(0, value) * years * monthsPerYear, 0),
      ),
    ),
  )
  return {
    from,
    until,
    months,
    cost,
    there,
    missing: sheet.computed(
      'bridge.missing',
      'What those months still need',
      'usd',
      'what they cost − cash beyond the fund by then, never below nothing',
      [cost, there],
      Math.max(0, cost.value - there.value),
    ),
    isBare: paid.every(({ value }) => value === 0),
  }
}
