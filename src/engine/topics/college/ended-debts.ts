/** The payment of a debt that ends is free from then on: when, how much, and how far what goes in rises with it. */
import { addMonths } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { monthsToPayOff } from '../../math/loan.ts'
import { listed, nothing, say, type Text, words } from '../../say.ts'
import type { Dollars, Months } from '../../units.ts'
import type { DebtFigures } from '../debts.ts'
import { forgivenInMonths, mayFollowIncome } from '../income-driven-loans.ts'
import type { StepDraft } from '../steps.ts'
import type { CollegeBasis } from './basis.ts'
import { alsoGoesIn, type Contribution, handedOn, type Missing, type Stream } from './contribution.ts'

/** Less of a payment than this is only what rounding leaves open. */
const leastTurn: Dollars = 10

/** A debt, and the months of its own payment that are left. */
export interface Ending {
  readonly debt: DebtFigures
  readonly at: Months
  /** The plan that its payment follows forgives what is left then. */
  readonly isForgiven: boolean
  /** What of its payment is missing in the month by then, and fills that first. */
  readonly missing?: Dollars
}

/** What of a payment is free when it ends. */
const freeOf = ({ debt, missing = 0 }: Ending): Dollars => debt.minimum.value - missing

/** The same where a month is short: the first payments that end fill what is missing. */
export function afterMissing(endings: readonly Ending[], missing: Dollars): readonly Ending[] {
  let left = missing
  return endings.flatMap((ending) => {
    const taken = Math.min(left, ending.debt.minimum.value)
    left -= taken
    const rest = taken > 0 ? { ...ending, missing: taken } : ending
    return freeOf(rest) > 0 ? [rest] : []
  })
}

/** Debts that their own payments end, or a plan that forgives what is left of them, the first one first. */
export function endingsOf(
  { reader, context }: Pick<CollegeBasis, 'reader' | 'context'>,
  debts: readonly DebtFigures[],
): Ending[] {
  const forgivenIn = forgivenInMonths(reader, context)
  return debts
    .flatMap((debt) => {
      const paid = monthsToPayOff({
        principal: debt.balance.value,
        rate: debt.rate.value,
        payment: debt.minimum.value,
      })
      const forgiven = mayFollowIncome(debt.told) ? forgivenIn : undefined
      const at = Math.min(paid ?? Number.POSITIVE_INFINITY, forgiven ?? Number.POSITIVE_INFINITY)
      return at === Number.POSITIVE_INFINITY || debt.minimum.value <= 0
        ? []
        : [{ debt, at, isForgiven: at === forgiven && at !== paid }]
    })
    .sort((a, b) => a.at - b.at)
}

/** What goes in each month once the payments that end on the way go there as well. */
export interface Rise {
  readonly to: Figure
  readonly by: DateFigure
  /** With what of each payment the target still takes, and when. */
  readonly turns: readonly (Pick<Ending, 'debt' | 'isForgiven'> & {
    readonly adds: Figure
    readonly on: DateFigure
  })[]
}

export interface Risen {
  readonly contributions: readonly Contribution[]
  /** Undefined where no payment ends in time, or the target needs none. */
  readonly rise: Rise | undefined
}

/**
 * The same contributions, with each payment that ends, as much of it as the target still misses then; and handed on as
 * each child is done. `before` is what goes in until then, a part of a sum or all of it; `id` begins the ids of the figures.
 */
export function withEndings(
  { sheet, context }: Pick<CollegeBasis, 'sheet' | 'context'>,
  id: string,
  needs: readonly Missing[],
  contributions: readonly Contribution[],
  endings: readonly Ending[],
  before: { readonly monthly: Dollars; readonly of: Figure },
): Risen {
  const streams = endings.map((ending): Stream => ({ monthly: freeOf(ending), from: ending.at }))
  const { contributions: risen, taken } = alsoGoesIn(needs, contributions, streams)
  const turns = endings.flatMap(({ debt, at, isForgiven }, index) => {
    const adds: Dollars = Math.round(taken[index] ?? 0)
    if (adds < Math.min(leastTurn, debt.minimum.value)) return []
    const on = sheet.date(
      `${id}.${debt.id}.ends`,
      isForgiven ? 'When what is left of this debt is forgiven' : 'When this debt is paid',
      isForgiven
        ? 'today + the payments of its plan that are left until the rest is forgiven'
        : 'today + the months that its own payment takes',
      [debt.balance, debt.rate, debt.minimum],
      addMonths(context.today, at),
      'month-of-year',
    )
    const part =
      adds === debt.minimum.value
        ? debt.minimum
        : sheet.computed(
            `${id}.${debt.id}.adds`,
            'What of its payment the target still takes',
            'usd-per-month',
            'the payment less what is missing in the month, or what still reaches the target from then on when that is less',
            [debt.minimum],
            adds,
          )
    return [{ debt, isForgiven, adds: part, on }]
  })
  const last = turns.at(-1)
  return {
    contributions: handedOn(needs, risen),
    rise:
      last === undefined
        ? undefined
        : {
            turns,
            by: last.on,
            to: sheet.computed(
              `${id}.rises-to`,
              'Goes in each month once the debts that end on the way are paid',
              'usd-per-month',
              'what goes in each month, and what was paid on the debts that have ended',
              [before.of, ...turns.map(({ adds }) => adds)],
              Math.round(before.monthly) + turns.reduce((sum, { adds }) => sum + adds.value, 0),
            ),
          },
  }
}

/** A sum a month and how it rises, at the start of a sentence or after a colon. */
export const withRise = (monthly: Figure, rise: Rise | undefined): Text =>
  rise !== undefined && monthly.value === 0
    ? say`Nothing yet, and ${rise.to} by ${rise.by} as ${words(rise.turns.length === 1 ? 'a debt ends' : 'debts end')}`
    : say`${monthly}${rising(rise)}`

/** What is counted of a card among them: nobody is asked for as much to the end. */
export const cardsKeptLevel = (rise: Rise | undefined): Text =>
  rise?.turns.some(({ debt }) => debt.kind === 'credit_card') === true
    ? words(
        ' The minimum of a card falls with its balance: this counts on the payment of today until it is paid.',
      )
    : nothing

/** After a sum a month. */
export const rising = (rise: Rise | undefined): Text =>
  rise === undefined
    ? nothing
    : say`, rising to ${rise.to} by ${rise.by} as ${words(rise.turns.length === 1 ? 'a debt ends' : 'debts end')}`

/** Before what goes on in the same sentence. */
export const aside = (text: Text, rise: Rise | undefined): Text => (rise === undefined ? text : say`${text},`)

/** Which payments are in it. */
export const turnedLater = (rise: Rise | undefined): Text =>
  rise === undefined
    ? nothing
    : say` In it ${words(rise.turns.length === 1 ? 'is' : 'are')} ${listed(rise.turns.map(({ debt, adds, on }) => say`the ${adds} that the ${debt.label} takes until ${on}`))}.${cardsKeptLevel(rise)}`

/** The step of the first of them, which needs doing on its day. */
export function turnStep({ rise }: { readonly rise?: Rise | undefined }): StepDraft | undefined {
  const [turn, ...later] = rise?.turns ?? []
  if (turn === undefined) return undefined
  return {
    id: 'freed',
    title: say`Turn the ${turn.adds} of the ${turn.debt.label} to college as well`,
    why: words('Its last payment is made by then, and what this plan reaches counts on that money.'),
    how: say`Raise the transfer by it on the day of the first payment that is no longer due. Look at the lender’s statement first: the balance has to be zero.${words(
      turn.isForgiven
        ? ' What is left of the loan is forgiven by its plan then, and can be taxed as income of that year: set the tax aside first.'
        : '',
    )}${later.length === 0 ? nothing : words(' Do the same with each debt that ends later.')}`,
    due: turn.on.value,
    dueWhy: 'when its last payment is made',
    dueInputs: [turn.on],
    minutes: 15,
    link: links.collegePlans,
    keep: words('The letter that the debt is paid.'),
  }
}
