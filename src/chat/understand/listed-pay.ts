/** Pay that no verb tells, but its place: in a list of circumstances, beside a partner, after "one income". */
import type { Mention } from './numbers.ts'
import type { Owner } from './owners.ts'
import { inStateNext, stateAtStart, stateNext } from './places.ts'
import type { Reading } from './reading.ts'

/** "mine 64k, hers 58k", "(him 55k, me 48k)". */
const possessor = (mention: Mention): Owner | undefined => {
  const word = /\b(mine|hers|his|(?<=[(,] ?|and )(?:me|him|her|hubby|wife|husband))(?:'s)?:?(?: is)?$/.exec(
    mention.left,
  )?.[1]
  return word === undefined ? undefined : word === 'mine' || word === 'me' ? 'self' : 'spouse'
}
export const isPossessed = ({ text }: Reading, mention: Mention) =>
  possessor(mention) !== undefined &&
  mention.low >= 8_000 &&
  /\b(?:incomes?|salar|earn|makes?|pay|both work)/.test(text.slice(...mention.sentence))

/** "So we're down to my 82k", "we live on his 61k": the pay of whoever is named, and no debt that fell. */
export const isPayLeft = (mention: Mention): boolean =>
  isYearsPay(mention) &&
  mention.low >= 15_000 &&
  /\b(?:down to|living on|live on|live off|just have|only have|getting by on)(?: (?:just|only))? (?:my|his|her|one) \$?$/.test(
    mention.before,
  ) &&
  /^ ?(?:$|[.,;!?)]|(?:salary|income|pay|a year|and|now|until|while|but|so)\b)/.test(mention.right)

/** "29, 95k, no debt", "34F 67k": in a list of circumstances pay follows the age. */
export const followsAge = ({ mentions, text }: Reading, mention: Mention) => {
  if (!isYearsPay(mention)) return false
  const age = mentions[mention.index - 1]
  const isListed =
    age?.kind === 'plain' &&
    // "30yo" is read as a number of years.
    (age.time === undefined || /^ ?y(?:\/?o\b|(?:ea)?rs? old)/.test(age.after)) &&
    age.low >= 18 &&
    age.low <= 69 &&
    /(?:^|[,;:.?!(\n] ?|\b(?:i'm|i am|im|me|single|married|divorced|widowed) )$/.test(
      text.slice(Math.max(0, age.span[0] - 12), age.span[0]),
    ) &&
    /^ ?(?:[mf]|y\/?o|yrs? old|years? old)?(?:,|;| ) ?\(?(?:[a-z]{2}, |[a-z ]{3,20}, )?(?:about |around |roughly |~)?\$?$/.test(
      text.slice(age.span[1], mention.span[0]),
    )
  return (
    isListed ||
    /(?:^|[.?!\n] ?)(?:(?:single(?: (?:mom|dad|mother|father))?|married|divorced|widowed|i'm|i am|me):?,? )?[2-6]\d ?[mf]?, (?:son|daughter|kids?)(?: (?:is|age|aged))? \d{1,2}, \$?$/.test(
      mention.before,
    )
  )
}

/** "wife 33 61k", "husband (41), 88k": a partner, an age and what can be a year's pay. */
export const isBesidePartner = (mention: Mention) =>
  (isYearsPay(mention) || mention.low === 0) &&
  /\b(?:wife|husband|hubby|spouse|partner|girlfriend|boyfriend|gf|bf|him|her)(?:'s| is)?,? \(?[2-6]\d ?[mf]?\)?[,;]? ?\(?\$?$/.test(
    mention.before,
  )

/** "Wife 40k part time", "husband 61k": a partner, and what can be a year's pay. */
export const isPayOfPartner = (mention: Mention) =>
  mention.sure &&
  (mention.per === undefined || mention.per === 'year') &&
  mention.low >= 10_000 &&
  mention.high <= 500_000 &&
  /(?:^ ?|[.,;(] ?)(?:my )?(?:wife|husband|hubby|spouse|partner) \$?$/.test(mention.before) &&
  /^ (?:(?:part|full)[- ]time\b|(?:and )?(?:he |she )?(?:has|carries|gets)(?: (?:an?|no|about|only))*(?: \$?$| (?:[\w-]+ )?(?:pension|policy|coverage|term|life|match|401|403)))/.test(
    mention.right,
  )

/** "My wife is a nurse (75k)", "he's a teacher, 61k": work of the other one, then what it pays. */
export const isWorkOfPartner = (mention: Mention) =>
  isYearsPay(mention) && mention.low > 0 && (followsOtherWork(mention) || marriedTo.test(mention.before))

/** "Married to a teacher making 55k". */
const marriedTo =
  /\bmarried to an? (?:[a-z-]+ ){1,3}(?:making|earning|who (?:makes|earns)|on|at)(?: about| around)? \$?$/

const followsOtherWork = (mention: Mention) =>
  /\b(?:wife|husband|hubby|spouse|partner|girlfriend|boyfriend|he|she)(?:'s| is| works as) an? (?:[a-z-]+ ){0,2}[a-z-]+ ?\( ?\$?$/.test(
    mention.before,
  ) && /^ ?(?:a year|\/yr|per year)? ?\)/.test(mention.right)

/** "i drive truck 72k", "I teach 4th grade, 58k", "gov job, super stable, 71k": work, and a sum that ends its item. */
export const followsWork = (mention: Mention) =>
  isYearsPay(mention) &&
  (/\b(?:i|he|she|husband|wife|hubby|spouse|partner)(?:'m| am| is|'s)? (?:drives? (?:trucks?|otr|(?:an? )?(?:semi|forklift|(?:school |city )?bus|big rig))|teach(?:es)?(?: [\w-]+){1,3}|nurses?|bartends?|welds?),? (?:for |about |around )?\$?$/.test(
    mention.before,
  ) ||
    /\b(?:gov(?:ernment|t)?|federal|state|county|city|union|office|warehouse|teaching|nursing|tech|corporate|retail|factory|desk) job(?:,? (?:super|very|pretty|really|so|stable|steady|secure|safe|full[- ]time|remote)){0,4}, \$?$/.test(
      mention.before,
    ) ||
    /\bwork(?:s|ing)? (?:[\w-]+ ){0,6}as an? (?:[\w-]+ ){0,2}[\w-]+, \$?$/.test(mention.before))

/** "one income, 74k", "single income (74k)", "breadwinner, 118k". */
export const isOnePay = (mention: Mention) =>
  isYearsPay(mention) &&
  /\b(?:(?:one|1|single|sole)[- ](?:income|earner|pay ?check)(?: (?:family|household))?|breadwinner)[:, (]{1,3}(?:(?:mine|his|hers),? )?\$?$/.test(
    mention.before,
  )

/** "we each make 70k", "both of us work, 70k each", "each of us makes about 70": each of the two earns it. */
export const isEach = ({ left, right, before, low, per, kind, scaled }: Mention) =>
  (low >= 10_000 || (kind === 'plain' && !scaled && low >= 20 && low < 500)) &&
  (per === undefined || per === 'year') &&
  (/\b(?:we(?: each| both)(?: each)?|(?:each|both) of us|(?:wife|husband|hubby|spouse|partner) and (?:i|me) (?:each|both)) (?:makes?|earns?|making)(?: \w+)?$/.test(
    left,
  ) ||
    (/^ ?each\b(?! in\b)/.test(right) &&
      !/\b(?:have|has|saved|owe|put|invest\w*)\b[^,]*$/.test(before) &&
      /\bboth\b[^.;!?]*\b(?:work\w*|earn\w*|mak(?:e|ing)|teach\w*|nurses?)\b[^.;!?]*$|\bwe (?:make|earn)\b[^.;!?]*$/.test(
        before,
      )))

/** A sum that may be a year's pay, alone between the commas of a list. */
const isYearsPay = ({ sure, per, low, high, right }: Mention) =>
  sure &&
  (per === undefined || per === 'year') &&
  low >= 18_000 &&
  high <= 500_000 &&
  /^ ?(?:,|;|\.|\)|$|and\b|but\b|kids?\b|at a?\b|(?:right )?now\b|non-?profit)/.test(right)

/** "Ohio, 95k.", "74k, New Jersey": in a list of circumstances pay stands beside the state. */
export const followsPlace = ({ topic }: Reading, mention: Mention) =>
  topic !== undefined &&
  topic !== 'lump_sum_invest' &&
  topic !== 'windfall' &&
  topic !== 'rollover_401k' &&
  mention.sure &&
  mention.per === undefined &&
  mention.low >= 25_000 &&
  mention.high <= 500_000 &&
  ((stateAtStart.test(mention.before) && /^(?: income)?(?:[,.]|$)/.test(mention.right)) ||
    (/, ?\$?$/.test(mention.before) && (stateNext.test(mention.after) || inStateNext.test(mention.after))))

/** "single mom, 2 kids, 38k, …": in a list of circumstances a bare sum after the family is pay. */
export const followsFamily = (mention: Mention) =>
  // "2 kids 8 and 10, divorced, 75k,"
  (isYearsPay(mention) &&
    /(?:^ ?|[,.;?!] ?)(?:single|divorced|widowed|married), \$?$/.test(mention.before) &&
    /^,|^\.|^$/.test(mention.right)) ||
  isAfterFamily(mention)

const isAfterFamily = (mention: Mention) =>
  mention.sure &&
  mention.per === undefined &&
  mention.low >= 15_000 &&
  mention.high <= 300_000 &&
  /(?:^|[.?!\n] ?)(?:i'm |i am )?(?:a )?(?:single|divorced|widowed|married)(?: (?:mom|dad|mother|father|parent))?(?:,| with| of| and)? (?:\d|one|two|three|four|five)(?: (?:kids?|children))?(?: ?\([\d, &and]{1,12}\))?,? \$?$/.test(
    mention.before,
  ) &&
  /^(?:,|\.|$)/.test(mention.right)

/** "…, $81k/yr, …": a sum for a year between commas is pay. */
export const isItem = (mention: Mention) =>
  mention.per === 'year' &&
  mention.sure &&
  mention.low >= 15_000 &&
  /(?:^|, ?)$/.test(mention.left) &&
  /^(?:,|\.|$)/.test(mention.right)

/** "single dad of 3 on 47k": what one lives on. */
export const livesOn = ({ left, right, per, sure, low }: Mention): boolean =>
  sure &&
  (per === undefined || per === 'year') &&
  low >= 12_000 &&
  low <= 400_000 &&
  /\bon$/.test(left) &&
  !/\b(?:owe|owes|spen[dt]|spending|put|puts|save|saved|pay|paid|paying|interest|rate|apr|loan|bid|lost|made|make|tax(?:es)?|loss|gain|down|left|relying|based|depend\w*|later|early|hands|offer|limit|budget|work\w*|money|bet|counting|plan\w*|stock|up|taking|going|sitting|living) on$/.test(
    left,
  ) &&
  /^(?:[,.;!?)]|$| (?:and|with|a year|in)\b)/.test(right)

/** "make 110k together" */
export const earnedTogether =
  /^ ?(?:a year |per year |gross )?(?:together|combined|jointly|joint(?= ?(?:[,.;!?)]|$|in\b|income\b))|between (?:us|the two of us))\b/

/** "wife 55, 240k together, …", "…, together about 200k": an item of its own. */
const bothEarn =
  /\b(?:both (?:of us )?(?:work(?:ing)?|earn|have jobs)|we (?:both )?(?:work|make|earn))(?: full[- ]time)?,? (?:we )?(?:make |earn )?(?:about |around |roughly )?\$?$/
export const isTogether = ({ left, before, right, low, per }: Mention) =>
  (per === undefined || per === 'year') &&
  low >= 20_000 &&
  // "Both work, 118k total".
  ((bothEarn.test(before) && /^ (?:total|in total|all in|altogether)(?= ?(?:[,.;!?)]|$))/.test(right)) ||
    (/(?:^|[,;.(] ?)$/.test(left) &&
      /^ (?:together|combined|jointly|joint|between (?:us|the two of us))(?= ?(?:[,.;!?)]|$))/.test(right)) ||
    // "2 kids, 145k joint in Georgia", "married 145k joint".
    (/(?:^|[,;.(] ?|\b(?:kids?|children|married))$/.test(left) &&
      /^ (?:together|combined|joint(?:ly)?) in [a-z]/.test(right)) ||
    (/(?:^|[,;.(] ?)(?:together|combined|jointly|between us)(?: (?:we (?:make|earn|gross)|about|around|roughly|some))*$/.test(
      left,
    ) &&
      /^ ?(?:[,.;!?)]|$)/.test(right)))
