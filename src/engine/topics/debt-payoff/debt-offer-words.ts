/** What a plan says of a loan or a transfer that would take over cards: take it, leave it, and on what terms. */
import type { Alternative, Check } from '../../plan.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { type DebtOffer, debtOfferOf, isMetFromCash, isNoTimeToBorrow } from './debt-offer.ts'
import { monthlyBudget, payoffLedger } from './ledger.ts'
import { offerFeeShare } from './offer-terms.ts'
import { isWorthTaking } from './offer-trial.ts'
import { payoffFigures } from './results.ts'
import type { DebtWork } from './work.ts'

export const names = { personal: 'new loan', home: 'loan on the house', transfer: 'transfer' }

export const isWorthNothing = ({ saved }: DebtOffer): boolean =>
  saved !== undefined && !isWorthTaking(saved.value)

/** The answer, and for whoever told a credit score what the offer does to it. */
export function debtOfferWords(work: DebtWork): Text {
  const offer = debtOfferOf(work)
  if (offer === undefined) return nothing
  const asksOfScore = work.reader.told('creditScore') !== undefined && !isNoTimeToBorrow(work)
  return join([answer(work, offer), asksOfScore ? scoreWords : nothing])
}

/** Whatever the offer costs. */
const scoreWords = words(
  'Your score falls a little at first with a new loan or card, for the inquiry and the new account, and rises as the cards report smaller balances. Paying them down does that month by month, without a loan.',
)

/** In two or three sentences. */
function answer(work: DebtWork, offer: DebtOffer): Text {
  const { kind, rate, saved } = offer
  if (isNoTimeToBorrow(work))
    return kind === 'home'
      ? words(
          'Do not put the house behind these debts now: a card company cannot take your home, and the lender of such a loan can. It is no way out of a month that is short or late.',
        )
      : words('A new loan is no way out of a month that is short or late: it adds a payment.')
  if (saved !== undefined && isWorthNothing(offer))
    return say`Leave the ${words(names[kind])}${atRate(offer)}: with ${feeWords(offer)} it saves ${saved.value > 0 ? say`no more than ${saved}` : words('nothing')} at the same payments.`
  const saves =
    saved === undefined
      ? saysNoRate(offer)
      : say`The ${words(names[kind])}${atRate(offer)} saves about ${saved} of interest at the same payments, ${feeWords(offer)} taken off.`
  if (kind === 'home')
    return join([
      saves,
      onlyWords(offer),
      words(
        'But a card company cannot take your home, and this lender could. Ask first for a loan without the house, or for a nonprofit counselor’s lower rates.',
      ),
      say`Use the house only with steady pay, the cards put away, and ${rate === undefined ? words('the same payment each month') : say`${offer.room}`} until it is gone.`,
    ])
  if (work.stage === 'counsel')
    return join([
      saves,
      onlyWords(offer),
      words('Hear the counselor first: their lower rates need no new loan and no good score.'),
    ])
  return join([
    saves,
    onlyWords(offer),
    kind === 'transfer'
      ? transferWords(offer)
      : rate === undefined
        ? nothing
        : join([words('Take it if nothing new goes on the cards.'), termWords(work, offer)]),
    work.unproven.length > 0
      ? words(
          'The lender sees a debt that is with a collector: take the offer only if its rate and fee stay as told.',
        )
      : nothing,
  ])
}

const named = (debts: readonly DebtTerms[]): Text => listed(debts.map(({ label }) => say`the ${label}`))

/** "Let it take over the credit card only, $11,000" */
export const onlyWords = ({ only, balance }: DebtOffer): Text =>
  only === undefined
    ? nothing
    : say`Let it take over ${named(only.debts)} only, ${balance}: for ${named(only.without)} it would cost more than it saves.`

export const atRate = ({ rate, transfer }: DebtOffer): Text =>
  rate === undefined
    ? nothing
    : transfer === undefined
      ? say` at ${rate}`
      : say` at ${rate} for ${transfer.months}`

export const feeWords = ({ fee, kind }: DebtOffer): Text =>
  fee === undefined
    ? words(kind === 'home' ? 'closing costs not' : 'no fee')
    : fee.share.value === 0
      ? words('no fee')
      : say`its fee of ${fee.dollars}`

/** Nobody said its rate: the rate and the fee under which it pays, and what a usual one comes to. */
function saysNoRate(offer: DebtOffer): Text {
  const { breakEven, kind, fee, usual } = offer
  if (breakEven === undefined) return nothing
  const unsaid = say`You did not say the rate of the ${words(names[kind])}:`
  const withFee =
    fee === undefined
      ? nothing
      : fee.share.value === 0
        ? words(' without a fee')
        : say` with a fee of ${fee.share}`
  if (breakEven.value <= 0)
    return say`${unsaid}${withFee} it costs more than it saves, however low that is. Do not apply for it.`
  const pays = say`${unsaid}${withFee} it saves money only below ${breakEven}, at the same payments.`
  if (kind !== 'personal') return pays
  return join([
    pays,
    words('Do not apply unless an offer in writing is below that.'),
    usual === undefined
      ? nothing
      : usual.saves
        ? say`At about ${usual.rate}, a middle one, it would save about ${usual.difference}, if nothing new goes on the cards; whoever has no good score is asked for more, and saves less.`
        : say`At about ${usual.rate}, a middle one, it would ${words(usual.isDearer ? 'cost' : 'save')} ${usual.difference}${words(usual.isDearer ? ' more than this plan' : ', too little for another account')}.`,
  ])
}

function transferWords({ transfer }: DebtOffer): Text {
  if (transfer === undefined) return nothing
  const { pace, left, after, months } = transfer
  return left.value <= 0
    ? say`At your pace it is gone before the ${months} are over. Take it, and put nothing new on either card.`
    : say`${pace} would clear it in time; at your pace ${left} is left, and that then costs about ${after}.`
}

/** Its own payment is more than the month has for these debts. */
export const asksTooMuch = ({ extra }: DebtWork, { asks, room }: DebtOffer): boolean =>
  asks !== undefined && extra.origin !== 'assumed' && Math.round(asks.payment.value) > Math.round(room.value)

/** The payment that it asks for, held against what there is and against what the plan pays. */
function termWords(work: DebtWork, offer: DebtOffer): Text {
  const { asks, room } = offer
  if (asks === undefined) return nothing
  const { payment, years, dearer } = asks
  const isTooMuch = asksTooMuch(work, offer)
  return join([
    say`It asks for ${payment} over ${years}${isTooMuch ? say`, and you have ${room} for these debts: ask for more years` : nothing}.`,
    dearer.value > 0 && !isTooMuch
      ? say`Pay more than that: at its own payment it costs ${dearer} more than this plan.`
      : nothing,
  ])
}

export function debtOfferChecks(work: DebtWork): Check[] {
  const offer = debtOfferOf(work)
  if (offer === undefined) return isMetFromCash(work) ? [notNeeded(work)] : []
  const { kind, fee, asks } = offer
  const isBad = isWorthNothing(offer) || isNoTimeToBorrow(work)
  return [
    check(
      'debt-offer',
      isBad || kind === 'home' ? 'act' : 'warn',
      isBad
        ? 'Leave the offer'
        : kind === 'home'
          ? 'The house would stand behind the cards'
          : 'What the offer is worth',
      join([
        answer(work, offer),
        scoreWords,
        kind === 'home'
          ? words(
              'The rate of a line moves with the market, closing costs come on top, and its interest is deducted only for work on the home. If money runs out, card debt can be lowered or ended in court; a loan on the house cannot, without the house.',
            )
          : fee !== undefined && fee.share.origin !== 'told'
            ? say`The fee of ${fee.share} is a usual one: look at the offer.`
            : nothing,
        asks === undefined || kind !== 'home'
          ? nothing
          : say`It asks for ${asks.payment} over ${asks.years}.`,
        words(
          'It helps only while the cards stay put away: a second balance beside the loan is how most of it goes wrong.',
        ),
      ]),
    ),
  ]
}

/** What could be taken over is paid today: a fee would buy nothing, and the new credit would ask for its payments. */
function notNeeded(work: DebtWork): Check {
  const kind = work.reader.told('debtOfferKind') ?? 'personal'
  const share = offerFeeShare(work, kind)
  return check(
    'debt-offer',
    'pass',
    `You do not need the ${names[kind]}`,
    share === undefined || share.value === 0
      ? words('Your cash pays today what it would take over, so nothing is left for it.')
      : say`Your cash pays today what it would take over, so nothing is left for it, and its fee of ${share} would buy nothing.`,
  )
}

/** The plan with that offer taken. */
export function takeDebtOffer(work: DebtWork): Alternative | undefined {
  const offer = debtOfferOf(work)
  if (offer?.payoff === undefined || offer.saved === undefined || isNoTimeToBorrow(work)) return undefined
  const { kind, payoff, fee, saved } = offer
  const cost = fee?.dollars.value ?? 0
  const figures = payoffFigures(work, 'debt-offer', 'With the offer', {
    ...payoff,
    totalInterest: payoff.totalInterest + cost,
  })
  return {
    id: 'debt-offer',
    kind: 'other',
    title: say`Take the ${words(names[kind])}${atRate(offer)}`,
    detail: say`The same money each month, ${fee === undefined ? words('closing costs not counted') : say`the fee of ${fee.dollars} counted as interest`}, and nothing new on the cards.`,
    ledger: payoffLedger(work, figures, monthlyBudget(work)),
    difference: saved.value > 0 ? say`Saves about ${saved}.` : words('Saves nothing.'),
  }
}
