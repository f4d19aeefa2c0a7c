/** The step for an offer that would take over cards: take it on the terms that were told, or hold it against others. */
import { links } from '../../links.ts'
import { join, listed, say, type Text, words } from '../../say.ts'
import { type StepDraft, within } from '../steps.ts'
import { type DebtOffer, debtOfferOf, isNoTimeToBorrow } from './debt-offer.ts'
import { asksTooMuch, atRate, feeWords, isWorthNothing, names, onlyWords } from './debt-offer-words.ts'
import type { DebtWork } from './work.ts'

export function debtOfferSteps(work: DebtWork): StepDraft[] {
  const offer = debtOfferOf(work)
  if (offer === undefined || isWorthNothing(offer) || isNoTimeToBorrow(work) || work.stage === 'counsel')
    return []
  if (offer.kind === 'personal' && offer.rate === undefined)
    // Of a loan that does not pay at a usual rate the opening says all there is to do.
    return offer.usual === undefined || offer.usual.saves ? [askStep(work, offer)] : []
  return [isRecommended(offer) ? takeStep(work, offer) : holdStep(offer)]
}

/** The opening says to take it: never of the house, and of a transfer only where it is gone in time. */
const isRecommended = ({ kind, transfer }: DebtOffer): boolean =>
  kind === 'personal' || (transfer !== undefined && transfer.left.value <= 0)

const commonOf = ({ kind }: DebtOffer) => ({
  id: 'debt-offer',
  due: within.fortnight,
  dueWhy: 'a fortnight from today; asking with a soft check costs no points',
  minutes: 60,
  link: kind === 'transfer' ? links.zeroInterest : links.consumerBureau,
  keep: words('The offer in writing: rate, fee, term, and what is paid in all.'),
})

/** A rate that nobody said is asked for before anything is applied for. */
function askStep(work: DebtWork, offer: DebtOffer): StepDraft {
  const { breakEven } = offer
  return {
    ...commonOf(offer),
    title:
      breakEven === undefined
        ? words('Ask for the rate of the new loan, and do not apply before you know it')
        : say`Do not apply for the new loan unless it is offered below ${breakEven}`,
    why:
      breakEven === undefined
        ? words('At a lower rate more of each payment goes to the debt itself.')
        : words('Above that it costs more than it saves, and each application costs points of your score.'),
    how: join([
      words(
        'Ask a credit union and a bank which rate you would get, with a soft check, which costs no points.',
      ),
      paysOff(work, offer),
      say`Sign only if ${listed(terms(work, offer))}.`,
      onceSigned(offer),
    ]),
  }
}

/** What the opening says to do does not give way to other steps. */
function takeStep(work: DebtWork, offer: DebtOffer): StepDraft {
  const { kind, saved } = offer
  return {
    ...commonOf(offer),
    title: say`Apply for the ${words(names[kind])}${atRate(offer)}, and sign only if its terms are as told`,
    why:
      saved !== undefined
        ? say`It saves about ${saved} of interest at the same payments, ${feeWords(offer)} taken off.`
        : words('At a lower rate more of each payment goes to the debt itself.'),
    how: join([
      paysOff(work, offer),
      words('Ask a credit union for its offer too.'),
      say`Sign only if ${listed(terms(work, offer))}.`,
      onceSigned(offer),
    ]),
  }
}

const onceSigned = ({ kind }: DebtOffer): Text =>
  say`Let the lender pay the old debts directly, and keep paying them until their statements show it. Then put the cards away, with no new charges, and send the new one all that this plan sends to the debts that it paid off. The dates and payments of this plan are those without the ${words(names[kind])}: once you have it, tell it here in place of what it paid off, and they follow.`

/** Which balances it pays off: "$8,000 of the credit card" */
function paysOff({ paid, sheet }: DebtWork, offer: DebtOffer): Text {
  if (offer.only !== undefined) return onlyWords(offer)
  const parts = paid.flatMap((debt, place) => {
    const part = offer.parts[place] ?? 0
    if (part <= 0) return []
    const figure = sheet.computed(
      `offer.part.${debt.id}`,
      `What the offer pays of the ${debt.label}`,
      'usd',
      'its part of what the offer takes over, what cash pays of it today left out',
      [offer.balance, debt.balance],
      part,
    )
    return [say`${figure} of the ${debt.label}`]
  })
  return say`Have it pay ${listed(parts)}, and no more than that.`
}

/** The terms on which it was weighed. */
function terms(work: DebtWork, offer: DebtOffer): Text[] {
  const { rate, breakEven, fee, room, transfer } = offer
  return [
    rate !== undefined
      ? transfer === undefined
        ? say`its rate is fixed and no higher than ${rate}`
        : say`its rate is no higher than ${rate} for ${transfer.months}`
      : breakEven !== undefined
        ? say`its rate is fixed and below ${breakEven}`
        : words('its rate is fixed'),
    fee === undefined || fee.share.value === 0
      ? words('it has no fee')
      : say`its fee is no more than ${fee.share}`,
    ...(asksTooMuch(work, offer) ? [say`it asks for no more than ${room}`] : []),
    words('you may pay early without a charge'),
  ]
}

function holdStep(offer: DebtOffer): StepDraft {
  const isHome = offer.kind === 'home'
  return {
    ...commonOf(offer),
    rank: 1,
    title: isHome
      ? words('Ask for a loan without the house before you use the house')
      : words('Hold the offer against others, in writing'),
    why: isHome
      ? words('A loan that costs a little more and cannot take your home is often the better one.')
      : words('Offers differ by more than most people think. A credit union is worth a call.'),
    how: join([
      onlyWords(offer),
      words(
        'Ask whether the rate is fixed, what the fee is and whether it comes out of the sum, and whether you may pay early without a charge. Let the lender pay the cards directly, keep them open and put them away.',
      ),
    ]),
  }
}
