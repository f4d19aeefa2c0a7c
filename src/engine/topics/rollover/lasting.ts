/** How long the old plan carries withdrawals that have begun, at the rate at which they are needed. */
import type { Figure } from '../../figure.ts'
import { yearsOfPayments } from '../../math/annuity.ts'
import { nothing, say, type Text } from '../../say.ts'
import { growthFactor } from './growth.ts'
import type { RolloverWork } from './work.ts'

interface Lasting {
  readonly drawn: Figure
  readonly middle: Figure
  readonly low: Figure
  /** The age at which it is used up with the lowest forecasts. */
  readonly age: Figure
}

/** Undefined without a told sum that the plan has to pay, and where the money outlasts anyone's years. */
function lastingOf(work: RolloverWork): Lasting | undefined {
  const { sheet, reader, growth, fees, sources, ownerAge, gates } = work
  const need = gates.earlyNeed
  const isTold = (['planDrawMonthly', 'monthlyExpenses'] as const).some(
    (key) => reader.told(key) !== undefined,
  )
  if (need === undefined || !isTold) return undefined
  const yearsAt = (rate: Figure, inflation: Figure) =>
    yearsOfPayments({
      presentValue: sources.pretax.value,
      payment: need.drawn.value,
      rate: growthFactor(rate.value, fees.leave.value, inflation.value, 1) - 1,
      when: 'start',
    })
  const middle = yearsAt(growth.rate, growth.inflation)
  const low = yearsAt(growth.lowRate, growth.lowInflation)
  if (middle === undefined || low === undefined) return undefined
  const figure = (id: string, label: string, rate: Figure, inflation: Figure, years: number) =>
    sheet.computed(
      id,
      label,
      'years',
      'the years for which the money pays that sum, in today’s dollars, at the start of each year, while the rest grows after the costs of the old plan',
      [sources.pretax, need.drawn, rate, inflation, fees.leave],
      Math.floor(years),
    )
  const shorter = figure(
    'lasts.low',
    'How long it lasts with the lowest forecasts',
    growth.lowRate,
    growth.lowInflation,
    low,
  )
  return {
    drawn: need.drawn,
    middle: figure('lasts', 'How long it lasts at that rate', growth.rate, growth.inflation, middle),
    low: shorter,
    age: sheet.computed(
      'lasts.age',
      'Age at which it is used up with the lowest forecasts',
      'age',
      'your age + the years for which it lasts',
      [ownerAge, shorter],
      Math.floor(ownerAge.value + low),
    ),
  }
}

/** "Until my pension starts at 60": what the years until then take, where the money lasts that long. */
function untilPension({ sheet, reader, ownerAge, sources }: RolloverWork, lasts: Lasting): Text | undefined {
  if (reader.told('pensionFromAge') === undefined) return undefined
  const from = reader.number('pensionFromAge')
  const years = from.value - ownerAge.value
  if (years <= 0 || years > lasts.low.value) return undefined
  const takes = sheet.computed(
    'lasts.until-pension',
    'What the years until your pension take',
    'usd',
    'a year of it with its tax × the years until the pension begins; growth is left out',
    [lasts.drawn, from, ownerAge],
    Math.round(lasts.drawn.value * years),
    3,
  )
  return say`Until your pension begins at ${from}, what you need takes about ${takes} of the ${sources.pretax}, federal tax included.`
}

export const lastingInShort = (work: RolloverWork): Text => {
  const lasts = lastingOf(work)
  if (lasts === undefined) return nothing
  const bridged = untilPension(work, lasts)
  if (bridged !== undefined) return bridged
  const { drawn, middle, low, age } = lasts
  const rough =
    low.value === middle.value ? nothing : say` (${low} with the lowest forecasts, to about age ${age})`
  return say`At this rate the money lasts about ${middle}${rough}: you draw about ${drawn}, federal tax included. New pay, or Social Security later, makes it last longer.`
}
