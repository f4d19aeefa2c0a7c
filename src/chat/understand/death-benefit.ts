/** What a life insurance paid after a death: money to place, where it came from, and no cover any more. */
import { mayBeMoney } from './cues.ts'
import { amountOf, type Mention } from './numbers.ts'
import { find, type Reader } from './reading.ts'
import { unreal } from './tenses.ts'

const aDeath =
  /\b(?:died|passed(?: away)?|death|widow(?:ed|er)?|late (?:husband|wife|spouse|father|mother)|lost my (?:husband|wife|spouse|partner|dad|mom|father|mother))\b/
const filler =
  '(?: (?:about|around|roughly|over|almost|nearly|just|me|us|out|a|an|the|my|her|his|check|for|of))*'
const received = new RegExp(
  String.raw`\b(?:got|gets?|getting|received?|receiving|collected|paid|left|have|had|there(?:'s| is| was)?)${filler} ?\$?$`,
)
/** "Her life insurance was 250k", "the policy paid 250k". */
const paidBy = new RegExp(
  String.raw`\b(?:life insurance|(?:his|her|the|life) policy)(?: (?:policy|money|benefit|payout|proceeds|check))?(?: (?:is|was|of|paid|came to|pays|came|comes to|will be))?${filler}:? ?\$?$`,
)
/** What is spoken of without "his" or "from" is bought as often as it is paid out. */
const fromIt =
  /^ ?(?:(?:in|of|from|through|by) )(?:(?:his|her|the|their|my (?:husband|wife|dad|mom|father|mother)'s) )?(?:\w+ )?(?:life )?insurance\b|^ ?(?:(?:his|her) )?life insurance\b(?! (?:polic|cover|through|at work|from work|thru|on (?:me|myself)))|^ ?(?:in )?(?:life insurance )?death benefits?\b/

/** "How do I invest this": a sum that is there. Cover that is there is not asked about so. */
const toPlace =
  /\b(?:invest(?:ing)?|do with|go with|put|park|place|handle|keep) (?:this|it|that|the (?:money|payout|sum|check|proceeds))\b|\b(?:how|where|what) (?:do i|should i|to|would you|can i) (?:do|invest|put|place)\b(?! in\b)/
const cameIn = new RegExp(String.raw`\b(?:got|getting|received|receiving|collected)${filler} ?\$?$`)
/** "Widowed in May. 500k life insurance." */
const standsAlone = /(?:^|[.;,:!\n]) ?\$?$/

const isPaidOut = ({ left, right, before }: Mention): boolean =>
  paidBy.test(before) || (received.test(left) && fromIt.test(right))

export const readDeathBenefit: Reader = ({ text, mentions }) => {
  const [isDeath, isToPlace] = [aDeath.test(text), toPlace.test(text)]
  if (!isDeath && !isToPlace) return []
  const isPaid = (mention: Mention): boolean => {
    const { left, right } = mention
    if (isDeath && isPaidOut(mention)) return true
    return isToPlace && fromIt.test(right) && (isDeath ? standsAlone : cameIn).test(left)
  }
  const paid = mentions.find(
    (mention) =>
      mayBeMoney(mention) &&
      mention.per === undefined &&
      mention.low >= 1_000 &&
      unreal(mention) === undefined &&
      isPaid(mention),
  )
  if (paid === undefined) return []
  return [
    find('amount', amountOf(paid), paid.span, 'death-benefit', 0.93, paid.index),
    find('moneySource', 'life_insurance', paid.span, 'death-benefit', 0.8),
  ]
}
