/** How long the money carries withdrawals that have begun, at the rate at which they are needed. */
import type { Figure } from '../../figure.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { stateLawOf } from '../../tax/states/all.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import { nextExclusionAge } from '../../tax/yearly-exclusion.ts'
import type { Dollars, Years } from '../../units.ts'
import { laterPay, latestClaimAge } from '../lifelong-pay.ts'
import { stateTaxOnMore } from '../tax-on-more.ts'
import type { KeptOfCheck } from './check-kept.ts'
import { costsInWords } from './costs-words.ts'
import { drawnAfterPay } from './drawn-after-pay.ts'
import type { EarlyNeed } from './early-need.ts'
import { growthFactor } from './growth.ts'
import { countedTo, settledAge } from './need-ends.ts'
import { paidForLifeThen } from './paid-for-life-then.ts'
import type { Destination } from './places.ts'
import { plannedRothFirst } from './roth-first.ts'
import type { Placement } from './routes.ts'
import { paidInFirst } from './state.ts'
import { largest, type RolloverWork } from './work.ts'
import { type Pot, type Pots, type YearOfDraws, yearsOfDraws, yearsPaid } from './years-of-draws.ts'

const thousand = 1_000

/** A year of it, the penalty included as long as every place charges it. */
const grossOf = (
  { draws, penalized, drawn, years }: EarlyNeed,
  year: Years,
  kept: KeptOfCheck | undefined,
): Dollars =>
  year === 0 && kept !== undefined
    ? kept.amount.value
    : year < years.value && penalized !== undefined && drawn.value > 0
      ? (draws.grossIn(year) / drawn.value) * penalized.value
      : draws.grossIn(year)

/** Of the place to which a part of it goes; whatever is paid out, or waits for it, lies in the old plan until then. */
function costsAt({ fees }: Pick<RolloverWork, 'fees'>, destination: Destination | undefined): Figure {
  switch (destination) {
    case 'inheritedIra':
    case 'inheritedRothIra':
      return fees.inheritedIra
    case 'ira':
    case 'rothIra':
    case 'redeposit':
      return fees.ira
    case 'newPlan':
      return fees.newPlan
    default:
      return fees.leave
  }
}

/** Of the place to which most of it goes. */
const costsOf = (work: RolloverWork): Figure => costsAt(work, work.main?.destination)

/** What was never taxed, what stays in the old plan first: it is kept there to be drawn. */
function untaxedPots(work: RolloverWork): readonly [Pot, Pot] {
  const untaxed = work.placements.filter(({ source }) => source === 'pretax' || source === 'stock')
  const isKept = ({ destination }: Placement) => costsAt(work, destination) === work.fees.leave
  const pot = (parts: readonly Placement[], costs: Figure): Pot => ({
    amount: parts.reduce((sum, { amount }) => sum + amount.value, 0),
    costs,
  })
  const moved = untaxed.filter((part) => !isKept(part))
  return [
    pot(untaxed.filter(isKept), work.fees.leave),
    pot(moved, costsAt(work, largest(moved)?.destination)),
  ]
}

/** What was taxed before, where most of it goes. */
const taxedPot = (work: RolloverWork): Pot => {
  const taxed = work.placements.filter(({ source }) => source === 'roth' || source === 'afterTax')
  const { roth, afterTax } = work.sources
  return { amount: roth.value + afterTax.value, costs: costsAt(work, largest(taxed)?.destination) }
}

/** Of all places in which some of it lies. */
const allCosts = (work: RolloverWork): Figure[] => [
  ...new Set(
    [...untaxedPots(work), taxedPot(work)].flatMap(({ amount, costs }) => (amount > 0 ? [costs] : [])),
  ),
]

const potsOf = (work: RolloverWork): Pots => {
  const [stays, moves] = untaxedPots(work)
  return { stays, moves, taxed: taxedPot(work) }
}

interface Lasting {
  readonly need: EarlyNeed
  /** In the middle case. */
  readonly draws: readonly YearOfDraws[]
  /** Undefined where it lasts beyond the years that are counted. */
  readonly middle: Figure | undefined
  readonly low: Figure | undefined
  /** The ages at which it is used up, in the middle case and with the lowest forecasts. */
  readonly middleAge: Figure | undefined
  readonly lowAge: Figure | undefined
  /** The age up to which it is counted. */
  readonly countedTo: Figure
}

/** Undefined without a told sum that the plan has to pay. */
function lastingOf(work: RolloverWork): Lasting | undefined {
  const { sheet, reader, growth, sources, ownerAge, gates } = work
  const need = gates.earlyNeed
  const isTold = (['planDrawMonthly', 'monthlyExpenses'] as const).some(
    (key) => reader.told(key) !== undefined,
  )
  if (need === undefined || !isTold) return undefined
  const years = need.plannedFor
  const pots = potsOf(work)
  const drawn = {
    grossIn: (year: Years) => grossOf(need, year, work.keptOfCheck),
    untaxedIn: need.draws.untaxedIn,
    opensIn: need.years.value,
  }
  const middle = yearsOfDraws(pots, drawn, {
    years,
    rate: growth.rate.value,
    inflation: growth.inflation.value,
  })
  const low = yearsOfDraws(pots, drawn, {
    years,
    rate: growth.lowRate.value,
    inflation: growth.lowInflation.value,
  })
  const figure = (id: string, label: string, found: readonly YearOfDraws[], inputs: readonly Figure[]) => {
    const paid = yearsPaid(found, years)
    return paid === undefined
      ? undefined
      : sheet.computed(
          id,
          label,
          'years',
          'the years for which the money pays what has to come out, in today’s dollars, month by month (counted in the middle of each year): less once a benefit that was named begins; the rest grows after costs. Roth and after-tax money pays last, and not before the penalty ends. In whole years, or in months where it is short',
          [...Object.values(sources), need.drawn, ...inputs, ...allCosts(work)],
          paid,
        )
  }
  const ageOf = (id: string, label: string, lasts: Figure | undefined) =>
    lasts === undefined
      ? undefined
      : sheet.computed(
          id,
          label,
          'age',
          'your age + the years for which it lasts',
          [ownerAge, lasts],
          Math.floor(ownerAge.value + lasts.value),
        )
  const longer = figure('lasts', 'How long it lasts at that rate', middle, [growth.rate, growth.inflation])
  const shorter = figure('lasts.low', 'How long it lasts with the lowest forecasts', low, [
    growth.lowRate,
    growth.lowInflation,
  ])
  return {
    need,
    draws: middle,
    middle: longer,
    low: shorter,
    middleAge: ageOf('lasts.age-middle', 'Age at which it is used up', longer),
    lowAge: ageOf('lasts.age', 'Age at which it is used up with the lowest forecasts', shorter),
    countedTo: countedTo(work, need),
  }
}

/** "Until my pension starts at 60": what the years until then take, where the money lasts that long. */
function untilPension({ sheet, reader, ownerAge, sources }: RolloverWork, lasts: Lasting): Text | undefined {
  if (lasts.need.goesOn || reader.told('pensionFromAge') === undefined) return undefined
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

/** The age at which the money is used up by what has to come out of it; undefined where it lasts, or where nobody told. */
export const usedUpAt = (work: RolloverWork): Figure | undefined => lastingOf(work)?.middleAge

/** "12 years (11 years with the lowest forecasts, to about age 67)". */
function lastsInWords({ middle, low, lowAge, countedTo }: Lasting): Text {
  const rough =
    low === undefined || lowAge === undefined || low.value === middle?.value
      ? nothing
      : say` (${low} with the lowest forecasts, to about age ${lowAge})`
  return middle === undefined ? say`past age ${countedTo}${rough}` : say`about ${middle}${rough}`
}

/** What the state takes of a year of it, and from the age on from which it leaves more of it untaxed. */
function stateInWords(
  { sheet, reader, context, taxes, isOfSpouse }: RolloverWork,
  { besides }: EarlyNeed,
  taken: Figure,
): Text {
  const how = 'your state’s income tax of such a year with it − without it'
  const taxOf = (taxReturn: TaxReturn, id: string, label: string) =>
    stateTaxOnMore(sheet, { taxReturn, agi: taxes.later.agi }, context, reader, {
      kind: 'iraDistributions',
      amount: taken,
      id,
      label,
      how,
    })
  const now = taxOf(besides, 'lasts.state-tax', 'State tax on a year of it')
  if (now === undefined || now.value === 0) return nothing
  const code = reader.told('state')
  const ownerAge = (isOfSpouse ? besides.spouseAge : besides.age) ?? besides.age
  const from = code === undefined ? undefined : nextExclusionAge(code, context.law.year, ownerAge)
  const then =
    from === undefined
      ? undefined
      : taxOf(
          { ...besides, ...(isOfSpouse ? { spouseAge: from } : { age: from }) },
          'lasts.state-tax-then',
          'State tax on a year of it from the age on from which the state leaves more of it untaxed',
        )
  if (code === undefined || from === undefined || then === undefined || then.value >= now.value)
    return say`; your state takes about ${now} of that as well`
  const age = sheet.law('lasts.state-age', 'Age from which the state leaves more of it untaxed', 'age', {
    value: from,
    source: stateLawOf(code).years.find(({ year }) => year === context.law.year)?.source ?? '',
  })
  return say`; your state takes about ${now} of that as well, and from the year in which you turn ${age} on ${then.value === 0 ? words('nothing') : say`about ${then}`}`
}

/** A year of it today, with what the state takes beside it. */
function drawnInWords(work: RolloverWork, { need }: Lasting): Text {
  const { penaltyEnds } = work
  const { drawn, penalized } = need
  const taken = penalized ?? drawn
  const state = paidInFirst(work) === undefined ? stateInWords(work, need, taken) : nothing
  const penalty = penalized === undefined ? nothing : say` and, until ${penaltyEnds}, the penalty`
  const roth = words(plannedRothFirst(work) === undefined ? '' : ' (less while Roth contributions pay it)')
  return say`about ${taken}, federal tax${penalty} included${roth}${state}`
}

/** What is named and begins later pays a part of it from then on, or all of it. */
function laterInWords(work: RolloverWork, lasts: Lasting): Text | undefined {
  const { sheet, reader, taxes } = work
  const { draws, drawn } = lasts.need
  const from = draws.settledFrom
  const left = from === undefined ? undefined : lasts.draws[from]?.before
  const age = settledAge(work, lasts.need)
  if (from === undefined || left === undefined || age === undefined) return undefined
  const ahead = laterPay(reader, taxes.age.value).filter(
    (later) => Math.ceil(later.from.value - taxes.age.value) <= from,
  )
  const [only] = ahead
  const what =
    ahead.length === 1 &&
    only?.pay.id === 'ssMonthly' &&
    Math.ceil(only.from.value - taxes.age.value) === from
      ? say`your Social Security of ${only.pay}`
      : words('all the Social Security and pension that you named')
  const gross = draws.grossIn(from)
  const afterPay = drawnAfterPay(work, lasts.need, from)
  const isPayout = work.gates.freeze === 'nonprofit-457'
  if (gross <= 0) {
    const rest = sheet.computed(
      'lasts.rest',
      'What is left of it by then, in today’s dollars',
      'usd',
      'the money after each year’s draw, with its growth after costs',
      [...Object.values(work.sources), drawn, work.growth.rate, work.growth.inflation, ...allCosts(work)],
      Math.round(left),
      3,
    )
    const covered = paidForLifeThen(work, age)
    const takes =
      covered === undefined
        ? say`${what} is taken to pay all of what you need from the plan; about ${rest} is left then`
        : say`${what} pays ${covered.paid} of the ${covered.costs} that you spend; the other ${covered.missing} comes out of what is left then, about ${rest}`
    return say`You draw ${drawnInWords(work, lasts)}.${afterPay} From ${age} on ${takes}${isPayout ? words(', in the plan or saved out of its payments') : say`, counted as spread over the years to age ${lasts.countedTo}`}.`
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
  return say`You draw ${drawnInWords(work, lasts)}.${afterPay} From ${age} on it is about ${then}, as ${what} is then taken to pay the rest of what you need. So the money lasts ${lastsInWords(lasts)}.`
}

export const lastingInShort = (work: RolloverWork): Text => {
  const { sheet, reader, growth } = work
  const costs = costsOf(work)
  const lasts = lastingOf(work)
  if (lasts === undefined) return nothing
  const bridged = untilPension(work, lasts)
  if (bridged !== undefined) return bridged
  const grows = sheet.computed(
    'lasts.growth',
    'Growth a year above prices, after costs',
    'rate',
    '(one + the return of the mix − costs) ÷ (one + inflation) − one',
    [growth.rate, costs, growth.inflation],
    Math.round((growthFactor(growth.rate.value, costs.value, growth.inflation.value, 1) - 1) * thousand) /
      thousand,
  )
  const grown = say`What stays is taken to grow about ${grows} a year above prices, after costs.`
  const later = laterInWords(work, lasts)
  const { after } = lasts.need
  const costsFirst = costsInWords(work, lasts.need)
  const beside =
    after === undefined
      ? nothing
      : say`What you draw now is beside your benefits, which end on ${after.from}; without new pay you would need ${after.left} from then on instead of ${after.told}, and what there is ends sooner.`
  if (later !== undefined) return join([costsFirst, later, grown, beside])
  const tooLate = laterPay(reader, work.taxes.age.value).find(
    ({ pay }) => pay.id === 'ssMonthly' && pay.value > 0,
  )
  const isRetired = reader.value('employment') === 'retired'
  const longer =
    reader.told('ssMonthly') === undefined
      ? words(
          work.taxes.age.value < latestClaimAge
            ? `No Social Security is counted in that, as you named none: it makes it last longer${isRetired ? '' : ', and so does new pay'}.`
            : 'No Social Security is counted beside it, as you named none: with it more of what you draw is taxed, and the money ends sooner.',
        )
      : tooLate === undefined
        ? words(`${isRetired ? 'Less a month' : 'New pay'} makes it last longer.`)
        : say`It is used up before your Social Security begins at ${tooLate.from}:${isRetired ? nothing : words(' new pay, or')} less a month makes it last longer.`
  return join([
    costsFirst,
    say`At this rate the money lasts ${lastsInWords(lasts)}: you draw ${drawnInWords(work, lasts)}.${drawnAfterPay(work, lasts.need, lasts.draws.length)}`,
    grown,
    beside,
    longer,
  ])
}
