/** Money before the penalty ends that no place pays without it: at the price of the penalty, or as a series of even payments. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { type StepDraft, within } from '../steps.ts'
import { boundYearsOf, evenPayments } from './even-payments.ts'
import { tooEarly } from './leaving.ts'
import { plannedRothFirst, type RothFirst, rothPaysFirst } from './roth-first.ts'
import { statePenaltyOn } from './state.ts'
import type { RolloverWork } from './work.ts'

export interface EarlyPrice {
  /** What has to be left of it in a year. */
  readonly left: Figure
  /** What comes out for that in a year, tax and penalty included, and the penalty in it. */
  readonly drawn: Figure
  readonly penaltyYearly: Figure
  /** The penalty until it ends. */
  readonly penalty: Figure
  /** A penalty of the state on a year of it, where there is one. */
  readonly ofState: Figure | undefined
  /** A year of the same as a series of even payments, without the penalty. */
  readonly payment: Figure
  /** What an IRA of its own has to hold for it, and what all of the money could pay a year. */
  readonly account: Figure
  readonly most: Figure
  readonly isEnough: boolean
  /** The years for which the series binds at the least, and the age until which it does. */
  readonly boundYears: Figure
  readonly until: Figure
  /** Pays the first months without either. */
  readonly roth: RothFirst | undefined
}

const thousand = 1_000

export function earlyPriceOf(work: RolloverWork): EarlyPrice | undefined {
  const { sheet, gates, ownerAge, penaltyEnds, penaltyRate, sources } = work
  const need = gates.earlyNeed
  if (need?.penalized === undefined || need.penalty === undefined) return undefined
  const { penalized: drawn, left, penalty, drawn: payment } = need
  const { rate, period, perDollar, most } = evenPayments(work)
  const boundYears = boundYearsOf(work)
  const needed = payment.value * perDollar
  const roth = plannedRothFirst(work)
  // A series that begins once Roth contributions are used binds as much longer.
  const startsAt = ownerAge.value + (roth === undefined ? 0 : roth.months.value / monthsPerYear)
  return {
    roth,
    left,
    drawn,
    penalty,
    payment,
    boundYears,
    penaltyYearly: sheet.computed(
      'locked.penalty-yearly',
      'Penalty on a year of what you need early',
      'usd-per-year',
      'what a year takes out × the penalty',
      [drawn, penaltyRate],
      Math.round(drawn.value * penaltyRate.value),
    ),
    ofState: statePenaltyOn(work, drawn, 'locked.state-penalty', 'California’s penalty on a year of it'),
    account: sheet.computed(
      'series.account',
      'IRA that pays it as a series of even payments, about',
      'usd',
      'what level yearly payments of that sum over the life expectancy are worth at that rate (the amortization method), rounded up',
      [payment, rate, period],
      Math.ceil(needed / thousand) * thousand,
    ),
    most,
    isEnough: Math.ceil(needed / thousand) * thousand <= sources.pretax.value,
    until: sheet.computed(
      'series.until',
      'Age until which even payments bind',
      'age',
      `your age${roth === undefined ? '' : ' once Roth contributions have paid their months'} + those years, or the age at which the penalty ends, whichever is later`,
      [ownerAge, boundYears, penaltyEnds, ...(roth === undefined ? [] : [roth.months])],
      Math.max(Math.ceil(startsAt + boundYears.value), penaltyEnds.value),
    ),
  }
}

const asSeries = ({ isEnough, account, payment, most }: EarlyPrice): Text =>
  isEnough
    ? say`: an IRA of its own of about ${account} can pay the ${payment} that this takes, and the rest stays free in another. But they bind`
    : say`, but the whole balance pays at most ${most} that way, and what you need beyond it keeps the penalty. They bind`

/** What it costs either way, as a check. */
export function earlyPriceInFull(work: RolloverWork, price: EarlyPrice): Text {
  const { left, drawn, penaltyYearly, ofState, until, roth } = price
  const state = ofState === undefined ? nothing : say`, and California’s own of ${ofState}`
  const why = say`${tooEarly(work, work.sheet)}, so every place charges the penalty until ${work.penaltyEnds}.`
  if (roth?.paysAll === true)
    return say`${why} ${rothPaysFirst(roth)} That is all that you need until then, so no penalty has to be paid, and a rollover to a Roth IRA comes before the first payment. Ask the plan for the sum of your Roth contributions in writing.`
  const first = roth === undefined ? nothing : say` ${rothPaysFirst(roth)} After that, for`
  const penalty = roth?.penalty ?? price.penalty
  return say`${why}${roth === undefined ? words(' For') : first} ${left} to be left about ${drawn} has to come out: the federal tax, and in it a penalty of ${penaltyYearly}${state}. Until then the federal penalty comes to about ${penalty}. Even yearly payments under Section 72(t) carry none${asSeries(price)} you until ${until}: one payment too many, too few or of another sum brings the penalty back for all of them, with interest. So they fit whoever needs that sum until then in any case. Whoever needs it for some months, or not every month, does better to pay the penalty on just those. Cash and other savings come before both.`
}

export function earlyPriceInShort({ penaltyEnds, keptOfCheck }: RolloverWork, price: EarlyPrice): Text {
  const { left, roth, penaltyYearly, until } = price
  if (roth?.paysAll === true)
    return say`The ${left} that you need before ${penaltyEnds} comes from what you put into the Roth money, about ${roth.contributed}: out of a Roth IRA it is free of tax and penalty.`
  const series = say`unless it comes as a series of even payments, which binds you until ${until}: decide that first.`
  return roth === undefined
    ? say`${words(keptOfCheck === undefined ? 'The' : 'From the second year on the')} ${left} that you need before ${penaltyEnds} costs a penalty of about ${penaltyYearly} wherever the money lies, ${series}`
    : say`Of the ${left} that you need before ${penaltyEnds} what you put into the Roth money pays the first ${roth.months}, free of tax and penalty out of a Roth IRA. After that it costs a penalty of about ${penaltyYearly}, ${series}`
}

/** How the step begins where Roth contributions pay the first months. */
const rothInStep = (roth: RothFirst | undefined): Text =>
  roth === undefined
    ? nothing
    : say`${rothPaysFirst(roth)} Ask the plan for the sum of your Roth contributions in writing. `

export function earlyPriceStep({ penaltyEnds }: RolloverWork, price: EarlyPrice): StepDraft {
  const { roth, penaltyYearly, until, account } = price
  const paysAll = roth?.paysAll === true
  return {
    id: 'early-need',
    title: say`Decide how you are paid before ${penaltyEnds}`,
    why: paysAll
      ? words('What you put into the Roth money costs no penalty out of a Roth IRA; all other money does.')
      : say`Taken as you need it, it costs a penalty of about ${penaltyYearly}${words(roth === undefined ? '' : ' once Roth contributions are used')}; as a series of even payments it costs none and binds you until ${until}.`,
    how: paysAll
      ? say`${rothInStep(roth)}Keep your own record of each payment: Form 8606 reports it.`
      : price.isEnough
        ? say`${rothInStep(roth)}${words(roth === undefined ? 'First' : 'Then')} see which exception fits: Form 5329 lists them. For a series, open an IRA for it and another for the rest: about ${account} in the first, which nothing else may touch; have a tax professional put the sum and its method in writing. Without a series a single IRA does: take no more than each month needs, and set the tax and the penalty aside.`
        : say`${rothInStep(roth)}${words(roth === undefined ? 'First' : 'Then')} see which exception fits: Form 5329 lists them. A series does not pay all that you need: have a tax professional say whether a part of it helps. Take no more than each month needs, and set the tax and the penalty aside.`,
    due: within.days,
    dueWhy: 'before anything is requested',
    minutes: 60,
    link: links.penaltyForm,
    keep: words('What you decided, and for a series the sum, its method and the day of the first payment.'),
  }
}
