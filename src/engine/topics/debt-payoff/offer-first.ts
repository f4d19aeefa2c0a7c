/** Cash meant for a private loan that an offer would make cheap waits until the offer is decided: it cannot be had back. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, type Text, words } from '../../say.ts'
import { weeksPerYear } from '../../tax/counting.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { inTurn } from '../debts.ts'
import { cashShares } from './promotions.ts'
import { offeredFor, offerOf } from './refinance.ts'
import { sentNow } from './sent-now.ts'
import type { DebtWork } from './work.ts'

export interface OfferFirst {
  readonly rate: Figure
  /** The loans that the offer is for and the cash was meant for. */
  readonly loans: readonly DebtTerms[]
  /** The cash that waits. */
  readonly waits: Figure
  /** The cash that goes to other debts now. */
  readonly now: { readonly sum: Figure; readonly to: readonly DebtTerms[] } | undefined
  /** Interest of the days in which it waits. */
  readonly cost: Figure
  /** Where the money does more once the loan is cheap. */
  readonly instead: Text
}

/** Undefined unless the offer is worth taking and makes a costly loan one that does not come before the emergency fund. */
export function offerFirst(work: DebtWork): OfferFirst | undefined {
  const { sheet, reader, sent, highRate, paid, plan, costly, goneToday, clearsAtOnce, stage } = work
  const offer = offerOf(work)
  if (offer === undefined || sent === undefined || clearsAtOnce || stage === 'shortfall') return undefined
  if (cashShares(work).length > 0) return undefined
  if (offer.isFederal || (offer.saved?.value ?? 0) <= 0 || offer.rate.value >= highRate.value)
    return undefined
  const offered = offeredFor(work)
  const isOffered = ({ id }: DebtTerms) => offered.some((debt) => debt.id === id)
  const to = sentNow(work)
  const loans = to.filter(isOffered)
  const getsNow = (debt: DebtTerms) => plan.lumpSums[paid.findIndex(({ id }) => id === debt.id)] ?? 0
  const waiting = Math.round(loans.reduce((sum, debt) => sum + getsNow(debt), 0))
  if (waiting <= 0) return undefined
  const balances = loans.map(({ balance }) => balance)
  const waits = sheet.computed(
    'offer.waits',
    'Cash that waits until the offer is decided',
    'usd',
    'what of the cash sent to debts would go to the loans that the offer is for',
    [sent.sum, ...balances],
    waiting,
  )
  const left = Math.round(sent.sum.value) - waiting
  const weeks = reader.rule('offer.weeks', 'Weeks until the offer is decided', 'weeks', rules.offerWeeks)
  const next = costly.find((debt) => !isOffered(debt) && !goneToday.some(({ id }) => id === debt.id))
  return {
    rate: offer.rate,
    loans,
    waits,
    now:
      left <= 0
        ? undefined
        : {
            to: to.filter((debt) => !isOffered(debt)),
            sum: sheet.computed(
              'offer.now',
              'Cash that goes to other debts now',
              'usd',
              'what is sent to debts − what waits until the offer is decided',
              [sent.sum, waits],
              left,
            ),
          },
    cost: sheet.computed(
      'offer.wait-cost',
      'Interest of the weeks until the offer is decided',
      'usd',
      'what waits × rate × weeks ÷ weeks of a year',
      [waits, ...loans.map(({ rate }) => rate), weeks],
      (loans.reduce((sum, debt) => sum + getsNow(debt) * debt.rate.value, 0) * weeks.value) / weeksPerYear,
    ),
    instead: next === undefined ? words('your emergency fund') : say`the ${next.label}`,
  }
}

/** "Keep $5,000 of your cash until the offer at 6.9% is decided" */
export function offerFirstWords(
  work: DebtWork,
  { rate, loans, waits, now, cost, instead }: OfferFirst,
): Text {
  const { of } = work.sent ?? { of: words('of your cash') }
  const keep = say`Keep ${waits} ${of} until the offer at ${rate} is decided. If you take it, that money and what goes beyond the payments each month do more in ${instead}; if not, they go to ${inTurn(loans)}, as the dates here have it. Waiting for the quotes costs about ${cost} of interest.`
  return now === undefined ? keep : say`Send ${now.sum} ${of} to ${inTurn(now.to)} now. ${keep}`
}
