/** Money before the penalty ends that no place pays without it: at the price of the penalty, or as a series of even payments. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { type StepDraft, within } from '../steps.ts'
import { boundYearsOf, evenPayments } from './even-payments.ts'
import { tooEarly } from './leaving.ts'
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
  return {
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
      'your age + those years, or the age at which the penalty ends, whichever is later',
      [ownerAge, boundYears, penaltyEnds],
      Math.max(ownerAge.value + boundYears.value, penaltyEnds.value),
    ),
  }
}

const asSeries = ({ isEnough, account, payment, most }: EarlyPrice): Text =>
  isEnough
    ? say`: an IRA of its own of about ${account} can pay the ${payment} that this takes, and the rest stays free in another. But they bind`
    : say`, but the whole balance pays at most ${most} that way, and what you need beyond it keeps the penalty. They bind`

/** What it costs either way, as a check. */
export function earlyPriceInFull(work: RolloverWork, price: EarlyPrice): Text {
  const { left, drawn, penaltyYearly, penalty, ofState, until } = price
  const state = ofState === undefined ? nothing : say`, and California’s own of ${ofState}`
  return say`${tooEarly(work, work.sheet)}, so every place charges the penalty until ${work.penaltyEnds}. For ${left} to be left about ${drawn} has to come out: the federal tax, and in it a penalty of ${penaltyYearly}${state}. Until then the federal penalty comes to about ${penalty}. Even yearly payments under Section 72(t) carry none${asSeries(price)} you until ${until}: one payment too many, too few or of another sum brings the penalty back for all of them, with interest. So they fit whoever needs that sum until then in any case. Whoever needs it for some months, or not every month, does better to pay the penalty on just those. Cash and other savings come before both.`
}

export const earlyPriceInShort = ({ penaltyEnds, keptOfCheck }: RolloverWork, price: EarlyPrice): Text =>
  say`${words(keptOfCheck === undefined ? 'The' : 'From the second year on the')} ${price.left} that you need before ${penaltyEnds} costs a penalty of about ${price.penaltyYearly} wherever the money lies, unless it comes as a series of even payments, which binds you until ${price.until}: decide that first.`

export const earlyPriceStep = ({ penaltyEnds }: RolloverWork, price: EarlyPrice): StepDraft => ({
  id: 'early-need',
  title: say`Decide how you are paid before ${penaltyEnds}`,
  why: say`Taken as you need it, it costs a penalty of about ${price.penaltyYearly}; as a series of even payments it costs none and binds you until ${price.until}.`,
  how: price.isEnough
    ? say`First see which exception fits: Form 5329 lists them. For a series, open an IRA for it and another for the rest: about ${price.account} in the first, which nothing else may touch; have a tax professional put the sum and its method in writing. Without a series a single IRA does: take no more than each month needs, and set the tax and the penalty aside.`
    : words(
        'First see which exception fits: Form 5329 lists them. A series does not pay all that you need: have a tax professional say whether a part of it helps. Take no more than each month needs, and set the tax and the penalty aside.',
      ),
  due: within.days,
  dueWhy: 'before anything is requested',
  minutes: 60,
  link: links.penaltyForm,
  keep: words('What you decided, and for a series the sum, its method and the day of the first payment.'),
})
