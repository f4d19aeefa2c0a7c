/** What is sent to debts today, in words: to which, out of what, what waits, and what a one-time sum saves. */
import type { Figure } from '../../figure.ts'
import { join, listed, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { inTurn } from '../debts.ts'
import { namedShares } from './named-shares.ts'
import { offerFirst, offerFirstWords } from './offer-first.ts'
import { payoffFigures } from './results.ts'
import { sentNow } from './sent-now.ts'
import type { DebtWork } from './work.ts'

export function sentWords(work: DebtWork): Text {
  const { sent, once, ended } = work
  const shares = namedShares(work)
  if (sent === undefined || (shares.length === 0 && ended.length > 0)) return nothing
  const saved = savedByOnce(work)
  const waits = offerFirst(work)
  return join([
    waits !== undefined
      ? offerFirstWords(work, waits)
      : shares.length === 0
        ? sentNow(work).some(({ promotion }) => promotion?.isDeferred)
          ? say`Send ${sent.sum} ${sent.of} to ${inTurn(sentNow(work))} now, so that no deferred interest comes back.`
          : say`Send ${sent.sum} ${sent.of} to ${inTurn(sentNow(work))} now.`
        : say`${sentenceStart(sent.of)}, send ${listed(shares.map(({ debt, amount }) => say`${amount} to the ${debt.label}`))} now${words(shares.some(({ debt }) => debt.promotion?.isDeferred) ? ', so that no deferred interest comes back' : '')}.`,
    // From savings it is there; a refund may still be on its way.
    once === undefined || once.isFromSavings === true
      ? nothing
      : words('If it comes later, the dates move with it.'),
    saved === undefined ? nothing : say`${words(nameOf(work))} saves ${saved} of interest.`,
  ])
}

/** The sum that is paid once, beside what of the cash goes to costly debts in any case. */
const nameOf = ({ once, spare }: DebtWork): string =>
  once?.fund !== undefined && spare !== undefined
    ? 'What goes beyond the costly debts'
    : once?.isFromSavings === true
      ? 'That'
      : 'The one-time sum'

/** The interest of the same plan without the one-time sum, less that of this one. */
function savedByOnce(work: DebtWork): Figure | undefined {
  const { once, spare, order, plan, numbers, sheet } = work
  if (once === undefined || order === 'promotion-first') return undefined
  const without = work.tried({
    lumpSum: spare?.value ?? 0,
    debts: numbers.map((debt) => ({ ...debt, lumpFirst: 0 })),
  })
  if (plan.months === undefined || without.months === undefined) return undefined
  const figures = payoffFigures(work, 'plan', 'This plan', plan)
  const other = payoffFigures(work, 'without-once', 'Without the one-time sum', without)
  return sheet.computed(
    'once.saved',
    'Interest that the one-time sum saves',
    'usd',
    'interest without it − interest of this plan',
    [other.interest, figures.interest],
    without.totalInterest - plan.totalInterest,
  )
}

/** "Pay off the card now: this does it" */
export const doesIt = (sum: Figure, of: Text, kept: Figure | undefined): Text =>
  say`${sum} ${of} does it${kept === undefined ? nothing : say`, and ${kept} stays in savings`}`
