/** How long the old plan carries withdrawals that have begun, at the rate at which they are needed. */
import type { Figure } from '../../figure.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import type { AnnualRate, Dollars, Years } from '../../units.ts'
import { laterPay } from '../lifelong-pay.ts'
import { stateTaxOnMore } from '../tax-on-more.ts'
import type { EarlyNeed } from './early-need.ts'
import { growthFactor } from './growth.ts'
import type { RolloverWork } from './work.ts'

const thousand = 1_000

/** A year of it, the penalty included as long as every place charges it. */
const grossOf = ({ draws, penalized, drawn, years }: EarlyNeed, year: Years): Dollars =>
  year < years.value && penalized !== undefined && drawn.value > 0
    ? (draws.grossIn(year) / drawn.value) * penalized.value
    : draws.grossIn(year)

/** What is left before each year's draw, until it is used up or as far as it is counted. */
function balances(
  work: RolloverWork,
  need: EarlyNeed,
  {
    years,
    rate,
    inflation,
  }: { readonly years: Years; readonly rate: AnnualRate; readonly inflation: AnnualRate },
): Dollars[] {
  const growth = growthFactor(rate, work.fees.leave.value, inflation, 1)
  const found: Dollars[] = []
  let left = work.sources.pretax.value
  for (let year = 0; year < years && left > 0; year += 1) {
    found.push(left)
    left = (left - grossOf(need, year)) * growth
  }
  return found
}

/** A year that the money does not pay in full is not counted. Undefined where it lasts beyond the years that are counted. */
function wholeYears(found: readonly Dollars[], need: EarlyNeed, years: Years): Years | undefined {
  const last = found.length - 1
  if (found.length === 0) return 0
  const pays = (found[last] ?? 0) >= grossOf(need, last)
  if (pays && found.length >= years) return undefined
  return pays ? found.length : last
}

interface Lasting {
  readonly need: EarlyNeed
  /** Before each year's draw, in the middle case. */
  readonly balances: readonly Dollars[]
  /** Undefined where it lasts beyond the years that are counted. */
  readonly middle: Figure | undefined
  readonly low: Figure | undefined
  /** The age at which it is used up with the lowest forecasts. */
  readonly lowAge: Figure | undefined
  /** The age up to which it is counted. */
  readonly countedTo: Figure
}

/** Undefined without a told sum that the plan has to pay. */
function lastingOf(work: RolloverWork): Lasting | undefined {
  const { sheet, reader, growth, fees, sources, ownerAge, gates } = work
  const need = gates.earlyNeed
  const isTold = (['planDrawMonthly', 'monthlyExpenses'] as const).some(
    (key) => reader.told(key) !== undefined,
  )
  if (need === undefined || !isTold) return undefined
  const years = need.plannedFor
  const middle = balances(work, need, {
    years,
    rate: growth.rate.value,
    inflation: growth.inflation.value,
  })
  const low = balances(work, need, {
    years,
    rate: growth.lowRate.value,
    inflation: growth.lowInflation.value,
  })
  const figure = (id: string, label: string, found: readonly Dollars[], inputs: readonly Figure[]) => {
    const whole = wholeYears(found, need, years)
    return whole === undefined
      ? undefined
      : sheet.computed(
          id,
          label,
          'years',
          'the whole years for which the money pays what has to come out, in today’s dollars, at the start of each year: less once a benefit that was named begins; the rest grows after the costs of the old plan',
          [sources.pretax, need.drawn, ...inputs, fees.leave],
          whole,
        )
  }
  const shorter = figure('lasts.low', 'How long it lasts with the lowest forecasts', low, [
    growth.lowRate,
    growth.lowInflation,
  ])
  return {
    need,
    balances: middle,
    middle: figure('lasts', 'How long it lasts at that rate', middle, [growth.rate, growth.inflation]),
    low: shorter,
    lowAge:
      shorter === undefined
        ? undefined
        : sheet.computed(
            'lasts.age',
            'Age at which it is used up with the lowest forecasts',
            'age',
            'your age + the years for which it lasts',
            [ownerAge, shorter],
            Math.floor(ownerAge.value + shorter.value),
          ),
    countedTo: sheet.computed(
      'lasts.counted-to',
      'Age up to which it is counted',
      'age',
      'your age + the years that are counted',
      [ownerAge],
      Math.floor(ownerAge.value + years),
    ),
  }
}

/** "Until my pension starts at 60": what the years until then take, where the money lasts that long. */
function untilPension({ sheet, reader, ownerAge, sources }: RolloverWork, lasts: Lasting): Text | undefined {
  if (reader.told('pensionFromAge') === undefined) return undefined
  const from = reader.number('pensionFromAge')
  const years = from.value - ownerAge.value
  if (years <= 0 || (lasts.low !== undefined && years > lasts.low.value)) return undefined
  const { drawn } = lasts.need
  const takes = sheet.computed(
    'lasts.until-pension',
    'What the years until your pension take',
    'usd',
    'a year of it with its tax × the years until the pension begins; growth is left out',
    [drawn, from, ownerAge],
    Math.round(drawn.value * years),
    3,
  )
  return say`Until your pension begins at ${from}, what you need takes about ${takes} of the ${sources.pretax}, federal tax included.`
}

/** "12 years (11 years with the lowest forecasts, to about age 67)". */
function lastsInWords({ middle, low, lowAge, countedTo }: Lasting): Text {
  const rough =
    low === undefined || lowAge === undefined || low.value === middle?.value
      ? nothing
      : say` (${low} with the lowest forecasts, to about age ${lowAge})`
  return middle === undefined ? say`past age ${countedTo}${rough}` : say`about ${middle}${rough}`
}

/** A year of it today, with what the state takes beside it. */
function drawnInWords({ sheet, reader, context, taxes, penaltyEnds }: RolloverWork, { need }: Lasting): Text {
  const { drawn, penalized, besides } = need
  const taken = penalized ?? drawn
  const ofState = stateTaxOnMore(sheet, { taxReturn: besides, agi: taxes.later.agi }, context, reader, {
    kind: 'iraDistributions',
    amount: taken,
    id: 'lasts.state-tax',
    label: 'State tax on a year of it',
    how: 'your state’s income tax of such a year with it − without it',
  })
  const state =
    ofState === undefined || ofState.value === 0
      ? nothing
      : say`; your state takes about ${ofState} of that as well`
  const penalty = penalized === undefined ? nothing : say` and, until ${penaltyEnds}, the penalty`
  return say`about ${taken}, federal tax${penalty} included${state}`
}

/** What is named and begins later pays a part of it from then on, or all of it. */
function laterInWords(work: RolloverWork, lasts: Lasting): Text | undefined {
  const { sheet, reader, taxes } = work
  const { draws, drawn } = lasts.need
  const from = draws.settledFrom
  const left = from === undefined ? undefined : lasts.balances[from]
  if (from === undefined || left === undefined) return undefined
  const age = sheet.computed(
    'lasts.settled-age',
    'Your age once all that you named is paid',
    'age',
    'the age at which the last of it begins',
    [taxes.age],
    Math.floor(taxes.age.value + from),
  )
  const ahead = laterPay(reader, taxes.age.value)
  const [only] = ahead
  const what =
    ahead.length === 1 &&
    only?.pay.id === 'ssMonthly' &&
    Math.ceil(only.from.value - taxes.age.value) === from
      ? say`your Social Security of ${only.pay}`
      : words('all the Social Security and pension that you named')
  const gross = draws.grossIn(from)
  if (gross <= 0) {
    const rest = sheet.computed(
      'lasts.rest',
      'What is left of it by then, in today’s dollars',
      'usd',
      'the money after each year’s draw, with its growth after the costs of the old plan',
      [work.sources.pretax, drawn, work.growth.rate, work.growth.inflation, work.fees.leave],
      Math.round(left),
      3,
    )
    return say`You draw ${drawnInWords(work, lasts)}. From ${age} on ${what} is taken to pay all of what you need from the plan; about ${rest} is left then.`
  }
  const then = sheet.computed(
    'lasts.drawn-later',
    'What a year takes out of it once all that you named is paid',
    'usd-per-year',
    'what has to be left of it − what is paid by then, and the federal tax of such a year',
    [drawn, age, ...ahead.map(({ pay }) => pay)],
    Math.round(gross),
    3,
  )
  return say`You draw ${drawnInWords(work, lasts)}. From ${age} on it is about ${then}, as ${what} is then taken to pay the rest of what you need. So the money lasts ${lastsInWords(lasts)}.`
}

export const lastingInShort = (work: RolloverWork): Text => {
  const { sheet, reader, growth, fees } = work
  const lasts = lastingOf(work)
  if (lasts === undefined) return nothing
  const bridged = untilPension(work, lasts)
  if (bridged !== undefined) return bridged
  const grows = sheet.computed(
    'lasts.growth',
    'Growth a year above prices, after costs',
    'rate',
    '(one + the return of the mix − the costs of the old plan) ÷ (one + inflation) − one',
    [growth.rate, fees.leave, growth.inflation],
    Math.round(
      (growthFactor(growth.rate.value, fees.leave.value, growth.inflation.value, 1) - 1) * thousand,
    ) / thousand,
  )
  const grown = say`What stays is taken to grow about ${grows} a year above prices, after costs.`
  const later = laterInWords(work, lasts)
  if (later !== undefined) return join([later, grown])
  const tooLate = laterPay(reader, work.taxes.age.value).find(
    ({ pay }) => pay.id === 'ssMonthly' && pay.value > 0,
  )
  const longer =
    reader.told('ssMonthly') === undefined
      ? words(
          'No Social Security is counted in that, as you named none: it makes it last longer, and so does new pay.',
        )
      : tooLate === undefined
        ? words('New pay makes it last longer.')
        : say`It is used up before your Social Security begins at ${tooLate.from}: new pay, or less a month, makes it last longer.`
  return join([
    say`At this rate the money lasts ${lastsInWords(lasts)}: you draw ${drawnInWords(work, lasts)}.`,
    grown,
    longer,
  ])
}
