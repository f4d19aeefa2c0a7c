/** A home beside the fund, in words: how much has to be there, in which order and by when. */
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { usualShareInWords, wantsHome } from '../down-payment.ts'
import { whereItWaits } from '../near-part.ts'
import { type StepDraft, within } from '../steps.ts'
import type { HomeAhead } from './home-ahead.ts'
import type { FundWork } from './work.ts'

const dateOf = ({ dates }: FundWork, id: 'home' | 'full') => dates.milestones.find((one) => one.id === id)

/** What it is made of, as a part of a sentence. */
const madeOf = ({ parts, sum }: HomeAhead): Text =>
  parts === undefined
    ? say`the ${sum} that you named for it`
    : say`${sum} for the first rent of ${parts.rent}, a deposit of ${parts.deposit} and ${parts.setUp} for what a first home needs`

/** Beside a told day: whether it is met, and what would meet it. */
function againstDay(work: FundWork, { by, sum, fromCash, beforeMove, isRented }: HomeAhead): Text {
  const there = dateOf(work, 'home')
  if (by === undefined || there === undefined) return nothing
  if (there.months <= by.months) return say`That is in time for ${by.day}.`
  const { costlyDebts, match, late, kept, cushion, sheet } = work
  const isPlain = costlyDebts.length === 0 && match === undefined && (late?.left.value ?? 0) === 0
  if (!isPlain) return say`You named ${by.day}: a later day, a smaller sum or more each month closes the gap.`
  const wanted = isRented ? beforeMove : sum
  const has = isRented ? kept : fromCash
  const open = isRented ? 0 : Math.max(0, cushion.target.value - kept.value)
  const monthly = sheet.computed(
    'home.monthly',
    'What a month takes until that day',
    'usd-per-month',
    isRented
      ? '(what has to be there − cash that stays) ÷ the months until then, rounded up'
      : '(what is missing of the fund + of the home) ÷ the months until then, rounded up',
    [wanted, has, by.day, ...(isRented ? [] : [cushion.target, kept])],
    Math.ceil((open + wanted.value - has.value) / by.months),
  )
  return say`You named ${by.day}: that takes ${monthly}, or a later day.`
}

/** Where it is rented the cushion comes first, then the move, then the rest of the fund. */
function beforeMoving(work: FundWork, home: HomeAhead): Text {
  const { cushion, surplus } = work
  const [there, full] = [dateOf(work, 'home'), dateOf(work, 'full')]
  return join([
    say`Before you move out have ${home.beforeMove}: a starter cushion of ${cushion.starter}, which stays, and ${madeOf(home)}.`,
    home.fromCash.value >= home.sum.value
      ? words('Your cash holds it today.')
      : there === undefined
        ? words('At what the month leaves now that is not in sight.')
        : say`At ${surplus} it is there in ${there.date}${words(work.costlyDebts.length > 0 ? ', once the debts at a high rate are gone' : '')}.`,
    home.fromCash.value >= home.sum.value ? nothing : againstDay(work, home),
    full === undefined || full.months === 0
      ? nothing
      : words('The rest of the fund can come after the move.'),
    home.parts === undefined
      ? nothing
      : words(
          'Deposit and furnishing are assumed: ask the landlord, and name the sum once you know it. If you mean to buy, name the down payment.',
        ),
  ])
}

/** A home that is bought waits for the full fund. */
function afterFund(work: FundWork, home: HomeAhead): Text {
  const there = dateOf(work, 'home')
  const { sum, fromCash } = home
  if (fromCash.value >= sum.value)
    return say`The ${sum} for the home is there beside the fund: keep it apart, and safe.`
  const found =
    fromCash.value > 0 ? say`Of the ${sum} for the home, ${fromCash} is there beside the fund.` : nothing
  const when =
    there === undefined
      ? words('at what the month leaves now its day is not in sight.')
      : say`at ${work.surplus} ${words(fromCash.value > 0 ? 'all of it' : 'it')} is there in ${there.date}.`
  return join([
    found,
    work.gap.value > 0
      ? say`The ${sum} for the home comes after the full fund, as whoever buys needs the fund more, not less: ${when}`
      : fromCash.value > 0
        ? say`What you save from now on is for the rest: ${when}`
        : say`What you save from now on is for the ${sum} that the home takes: ${when}`,
    againstDay(work, home),
    usualShareInWords(home.share, work),
  ])
}

export const moveInWords = (work: FundWork): Text =>
  work.home?.isRented === true ? beforeMoving(work, work.home) : nothing

export const boughtHomeInWords = (work: FundWork): Text =>
  work.home?.isRented === false ? afterFund(work, work.home) : nothing

export function homeStep(work: FundWork): StepDraft | undefined {
  const { home, cushion } = work
  if (home === undefined) return undefined
  const { sum, by, isRented } = home
  return {
    id: 'home',
    title: say`Give the ${sum} for the home an account of its own`,
    why: words('In one account with the fund it is either spent on a repair or the repair is paid from it.'),
    how: isRented
      ? join([
          home.fromCash.value >= sum.value
            ? words('Move it there now.')
            : say`Fill it once ${cushion.starter} is in the fund.`,
          words(
            'Before you sign, ask for the deposit in writing: how much, what of it comes back, and by when. Take pictures on the first day.',
          ),
          words('Put the new rent into what a month costs as soon as you know it: the fund follows.'),
        ])
      : join([
          work.gap.value > 0
            ? say`Fill it once ${cushion.target} is in the fund.`
            : say`Leave ${cushion.target} in the fund.`,
          by === undefined ? words('Insured savings, certificates or Treasury bills.') : whereItWaits(by),
        ]),
    due: within.month,
    dueWhy: 'a month from today',
    minutes: 20,
    link: links.consumerBureau,
    keep: words(
      isRented ? 'The lease, and the receipt for the deposit.' : 'The name of the bank that holds the money.',
    ),
    rank: 2,
  }
}

/** A home that is in no number of the plan, and why. */
export function homeChecks(work: FundWork): Check[] {
  const { home, stage, ending, missing, fromFund, reader } = work
  if (home !== undefined || fromFund !== undefined || !wantsHome(work) || stage === 'benefits') return []
  if (stage === 'unemployed' || ending !== undefined || missing !== undefined)
    return [
      check(
        'home',
        'warn',
        'The home waits',
        words(
          missing === undefined
            ? 'Until pay is safe again nothing goes to it, and the cash that was meant for it stays in reach.'
            : 'While more goes out each month than comes in, nothing goes to it: close that gap first.',
        ),
      ),
    ]
  return stage === 'retired' || reader.some('amount') !== undefined
    ? []
    : [
        check(
          'home',
          'warn',
          'The home is in none of these numbers',
          words(
            'Name the down payment, or the rent if you will rent: then the plan says how much has to be there beside the fund, and by when.',
          ),
        ),
      ]
}
