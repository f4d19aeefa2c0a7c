/** What somebody thinks of putting in for college: a sum that no account holds yet, or so much a month or a year. */
import { mayBeMoney, over } from './cues.ts'
import type { Mention } from './numbers.ts'
import { type Find, find, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const puts = '(?:put|save|contribute|invest|deposit|add|set aside|be putting|be saving|start with)'
const putting = '(?:putting|saving|contributing|investing|depositing|adding|setting aside)'
const howMuch = '(?: (?:in|away|aside|about|around|up to|like|another|an extra|at least))*'
/** "Should we put", "want to save", "thinking of putting": nothing goes in yet. */
const thinksOf = new RegExp(
  `\\b(?:(?:should|shall|would|could|can) (?:we|i)(?: \\w+)? ${puts}|(?:want|wants|like|plan|hope|hoping|planning) to ${puts}|(?:thinking|think) (?:of|about) ${putting}|(?:thinking|considering)(?: (?:of|about|maybe|like|around))*|(?:can|could|able to)(?: \\w+)? (?:${puts}|do|swing|manage|afford|spare)|max(?:ing)? out (?:an? |the |our |his |her )?529 with)${howMuch}$`,
)
const isSum = (mention: Mention): boolean =>
  mayBeMoney(mention) && mention.low === mention.high && mention.low > 0

/** Somewhere else than college: the plan at work, a debt. */
const elsewhere =
  /^[^.;!?]{0,24}\b(?:in|into|to|toward|towards|on) (?:\w+ ){0,2}(?:401|403|ira\b|roth|retirement|mortgage|hsa|savings|emergency|brokerage|loans?|cards?|debts?)/

/** "What if I put 300 a month in a 529?", where no plan is there yet that it could be tried on. */
const triesOut = new RegExp(`\\b(?:if|say|suppose) (?:we|i)(?: only| just)? ${puts}${howMuch}$`)

/** "Should we put 24,500 a year in a 529?": what could go in, and not what does. */
export const wouldPut = ({ mentions, talkingAbout }: Reading): Find[] =>
  mentions.flatMap((mention): Find[] => {
    const isRegular = mention.per === 'month' || mention.per === 'year'
    const isThought =
      thinksOf.test(mention.left) || (talkingAbout === undefined && triesOut.test(mention.left))
    if (!isRegular || !isSum(mention) || !isThought || elsewhere.test(mention.right)) return []
    return [find('amountMonthly', over(mention, 'month'), mention.span, 'college', 0.95, mention.index)]
  })

const into529 = /^ ?(?:\w+ ){0,3}(?:in|into|to|toward|towards) (?:[\w']+ ){0,3}(?:529|my529)s?\b/
/** A clause that begins so tells what to do: "put 190,000 into a 529 for our newborn?" */
const orders = new RegExp(
  `(?:^|[.!?\\n,;:] ?|\\b(?:to|and|or|just|why not|we|i) )(?:${puts}|${putting}|move|moving|drop|dropping)${howMuch}$`,
)
/** "We put 5,000 into his 529 last year" is done. */
const isDone =
  /\b(?:we|i)(?: (?:already|have|just))* (?:put|added|invested|contributed|deposited)(?: in| about| around)*$/
const another = new RegExp(`${puts} (?:in )?(?:another|an extra|an additional|\\w+ more)(?: about| around)*$`)
const wantsTo =
  /\b(?:want|wants|like|plan|planning|hope|hoping|going|ready|thinking|could|can|should|would|able)\b[^.;!?]{0,30}$/
/** "8k saved up to start a 529" */
const toStart =
  /^ (?:saved |put away |set aside )?(?:up )?to (?:start|open|begin|fund|put in|put into) (?:\w+ ){0,3}529\b/

/** "Opened a 529. Can put in 50k now": into what was spoken of. */
const putsIn =
  /(?:^ ?|[.!?,;] ?|\b(?:i|we|and|but) )(?:(?:can|could|would like to|want to|plan to|am able to|will|'d like to) )+(?:put|add|contribute|deposit|start(?: it)?(?: off)?(?: with)?)(?: in)?(?: (?:about|around|up to))*$/
/** "My mom gave us 25,000. Is a 529 the right place?": "us $25,000" is written like US dollars. */
const isGivenNow =
  /\b(?:gave|gifted|handed|sent|left)(?: (?:me|us))?(?: (?:a gift of|a check for|about|around|over|some))*$/
const asksOfPlace = /\b(?:529|college)\b[^.!?]{0,40}\?/
const inNow =
  /^ ?(?:in |into it |to it )?(?:now|today|right now|right away|up ?front|to start|at once|all at once|as a lump sum|this year)\b|^ in(?: it| there)?(?= ?(?:[.,;!?]|$))/

/** "Put 190,000 into a 529", "want to put another 20k in": a sum that is still to go in. */
export function toBePlaced({ text, mentions }: Reading): Find[] {
  const placed = mentions.find((mention) => {
    if (!isSum(mention) || mention.per !== undefined || unreal(mention) !== undefined) return false
    const { left, right } = mention
    if (isDone.test(left)) return false
    return (
      (into529.test(right) && orders.test(left)) ||
      toStart.test(right) ||
      (isGivenNow.test(left) && asksOfPlace.test(text)) ||
      (putsIn.test(left) && inNow.test(right) && !elsewhere.test(right)) ||
      (another.test(left) && wantsTo.test(left) && !elsewhere.test(right))
    )
  })
  return placed === undefined
    ? []
    : [
        find('collegeSumToPlace', true, placed.span, 'college', 0.85),
        find('amount', placed.low, placed.span, 'college', 0.88, placed.index),
      ]
}

/** "22k in savings, 529?": cash of the household, in no college account. */
export const inSavings = ({ mentions }: Reading): Find[] =>
  mentions
    .filter(
      (mention) =>
        isSum(mention) &&
        mention.per === undefined &&
        unreal(mention) === undefined &&
        /^ in (?:our |my |a |the )?savings(?: accounts?)?(?=[,.;!?]|$| and\b)/.test(mention.right),
    )
    .map((mention) => find('savings', mention.low, mention.span, 'college', 0.7, mention.index))
