/** "Invest it or pay the house down?": whether the home loan is asked about, beside other uses of the money. */
import { phraseReader } from './phrases.ts'
import type { Reader } from './reading.ts'

const home = '(?:my |our |the )?(?:house|home|mortgage|home loan|principal)'

/** "Should I pay off my house? I have 150k in savings": whether the cash should go there. */
export const paysHome =
  /\bpay(?:ing)? (?:off|down) (?:my|our|the) (?:house|home|mortgage)\b|\bpay(?:ing)? (?:my|our|the) (?:house|home|mortgage) (?:off|down)\b/

export const paysOrInvests = new RegExp(
  `\\bpay (?:it|that|the (?:house|home|loan)|(?:my|our) (?:house|home)) (?:down|off),? or invest\\b|\\b(?:pay(?:ing)? (?:down|off)|prepay(?:ing)?) (?:the |my |our )?(?:\\d[\\d.]{0,5} ?% )?mortgage(?: with (?:it|that|this))?,? or (?:invest|save|keep)|\\b(?:invest|save)(?: it| that| this)?,? or (?:pay(?:ing)? (?:down|off)|prepay(?:ing)?) (?:the |my |our )?mortgage|\\b(?:invest|save|keep)(?:ing)?(?: it| that| this| the money)?,? or (?:should (?:i|we) )?(?:(?:just )?(?:pay|put|throw|knock|use)\\b[^.;!?]{0,24} )${home}\\b`,
)

const readWish = phraseReader('pay-home', [
  {
    key: 'considersPayoff',
    value: true,
    says: new RegExp(
      `${paysHome.source}|${paysOrInvests.source}|\\b(?:pay|put|throw|send)(?:ing)? (?:extra|it|this|that|all|some|more|a chunk|part)(?: of it)? (?:on|at|to|toward|towards|into|down on|off) ${home}\\b|\\bprepay(?:ing)? ${home}\\b|\\bextra (?:(?:mortgage|house|principal) )?(?:payments?|principal)(?: (?:on|to|toward|towards) ${home})?\\b(?=[^.;!?]{0,60}\\bor\\b|[^.;!?]{0,60}\\b(?:vs|versus)\\b)`,
    ),
    evenPlanned: true,
    ofEither: true,
    unless: /\b(?:already|have|we've|i've|finally) paid off (?:my|our|the) (?:house|home|mortgage)\b/,
  },
])

/** Beside a use of the money: "pay off the house? 96k left" asks how to end a debt. */
const hasOtherUse =
  /\b(?:invest\w*|savings?|cash|sitting|inherit\w*|bonus|windfall|got|settlement|sold|payout|life insurance|roth|ira|401 ?\(?k\)?|403b|hsa|529|retirement|next dollar)\b/

export const readPayHome: Reader = (reading) => (hasOtherUse.test(reading.text) ? readWish(reading) : [])
