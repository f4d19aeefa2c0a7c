/** Money that is given for college: once and to come, or every year. Never what is saved already. */
import { mayBeMoney, perYear } from './cues.ts'
import type { Mention } from './numbers.ts'
import { type Find, find, type Reading } from './reading.ts'

const giver =
  '(?:grand(?:ma|pa|mother|father|parents?)|nana|opa|oma|my (?:mom|dad|mother|father|parents)|his parents|her parents|(?:my |our |his |her )?in-laws|aunts?|uncles?|godparents?|godmother|godfather|relatives|family)'
const gives =
  '(?:gives?|giving|gift(?:s|ing)?|(?:will|would|wants? to|plans? to|could|can|might|are going to|is going to|offered to|promised(?: to)?) (?:give|gift|put(?: in)?|contribute|add|chip in)|contributes?|puts? in|sends?|adds?|chips? in)'
/** "Grandparents give 10k each", "my parents want to give 5,000". */
const givenBefore = new RegExp(
  `\\b${giver}\\b[^.;!?\\n]{0,30}?\\b${gives}(?: (?:us|him|her|them|each of (?:our|the|my) (?:\\d |two |three |four |five )?(?:kids|children|grandkids|boys|girls)|about|around|an?|another|a gift of))*$`,
)
/** "We could give 10k to our grandson's 529". */
const wish =
  /\b(?:could|would like to|want to|plan to|plans to|going to|like to|thinking of|able to|can) (?:give|giving|gift|gifting)(?: (?:each of )?(?:our|the|my)? ?(?:\d |two |three |four )?(?:grandkids|grandchildren|kids|children|him|her|them|each)| each| about| around)*(?: (?:\w+ )?grand(?:kids|children|son|daughter|child))?(?: ?\([^)]{0,24}\))?$/
/** "Want to put 100k into 529s for our 3 grandkids". */
const wishToPut =
  /\b(?:could|would like to|want(?:s|ed)? to|plan(?:ning)? to|plans to|going to|like to|thinking (?:of|about)|able to|can|hope to|should (?:i|we)|ready to)(?: \w+)? (?:put|putting|move|moving|deposit|contribute|add|start|invest)(?: (?:in|about|around|another))*$/
export const ownGrandchild =
  /(?:^|[.;!?\n] ?)grand(?:son|daughter|kid)(?= (?:is|just|turned|turns|age)\b|,? \(?\d)|(?:^|[.;!?\n] ?)grand(?:ma|pa|mother|father|parents?) here\b|\b(?:my|our|\d|two|three|four|five) (?:[\w-]+ ){0,3}?grand(?:sons?|daughters?|kids?|child(?:ren)?|bab(?:y|ies))\b/
/** "A gift of 10k for college". */
const giftOf = /\bgifts?(?: (?:of|worth|about|around))*$/
const forCollege = /\b(?:college|529|school|education|university|grand(?:son|daughter|kid|child))/
const yearly =
  /\b(?:every|each|per|a) year\b|\byearly\b|\bannually\b|\/ ?ye?a?r\b|\bevery (?:christmas|birthday)\b|\beach (?:christmas|birthday)\b/
const eachOf =
  /^ ?(?:\w+ ){0,3}?(?:to |for )?each(?: of (?:our|the|my|their))? ?(?:\d |two |three |four )?(?:kids?|child|children|grand\w+)\b|^ (?:per|a) (?:kid|child)\b/
const eachBefore =
  /\beach of (?:them|the (?:\d|two|three|four|five))$|\beach of (?:our|the|my|their) (?:\d |two |three |four )?(?:kids|children|grandkids|grandchildren)$|\bgive each (?:kid|child|grandchild)$/
const bareEach = /^ ?(?:each|apiece)\b(?! (?:year|month|christmas|birthday))/
const couple = /\b(?:grandparents|parents|in-laws|godparents)\b/
const twoNamed =
  /\b(?:grand(?:ma|mother)|nana|oma|mom|mother|aunt|godmother)s? (?:and|&) (?:\w+ )?(?:grand(?:pa|father)|opa|dad|father|uncle|godfather)\b|\b(?:grand(?:pa|father)|opa|dad|father|uncle|godfather) (?:and|&) (?:\w+ )?(?:grand(?:ma|mother)|nana|oma|mom|mother|aunt|godmother)\b/
const oneNamed =
  /\b(?:grand(?:ma|pa|mother|father)|nana|opa|oma|my (?:mom|dad|mother|father)|godmother|godfather|(?:an|my|his|her|our|the) (?:aunt|uncle))\b/
const two = 2

/** Others who give: a couple, or one person; nobody where it cannot be told. */
const giversIn = (left: string): number | undefined =>
  couple.test(left) || twoNamed.test(left) ? two : oneNamed.test(left) ? 1 : undefined

/** "Give each of my 3 kids (8, 5, 1) 5,000": the words before a sum without the ages that stand between. */
const withoutAges = ({ before }: Mention): string =>
  before.replace(/ ?\([^()]{1,24}\)/g, '').replace(/[\s$]+$/, '')

function times(mention: Mention, children: number): number {
  const { left, right } = mention
  if (eachOf.test(right) || eachBefore.test(withoutAges(mention))) return Math.max(1, children)
  if (!bareEach.test(right)) return 1
  // "Grandparents give 10k each" to one child: each of the givers.
  return children > 1 ? children : (giversIn(left) ?? 1)
}

/** "Her grandparents put 1,000 into her 529 every birthday": once it would be saved already. */
const putsEachYear = new RegExp(
  `\\b${giver}\\b[^.;!?\\n]{0,30}?\\b(?:puts?|deposits?|saves?)(?: (?:about|around|away))*$`,
)

const isOfOtherGiver = (mention: Mention): boolean =>
  givenBefore.test(mention.left) || givenBefore.test(withoutAges(mention))

const isGiven = (mention: Mention, text: string): boolean =>
  isOfOtherGiver(mention) || isGivenOtherwise(mention, text)

const isGivenOtherwise = ({ left, before, right, per }: Mention, text: string): boolean =>
  ((per === 'year' || yearly.test(right)) && putsEachYear.test(left)) ||
  wish.test(before.trimEnd()) ||
  giftOf.test(left) ||
  (ownGrandchild.test(text) &&
    wishToPut.test(before.trimEnd()) &&
    /^ ?(?:(?:\w+ ){0,2}(?:in|into|toward|to)\b|(?:away|aside) for\b)/.test(right))

const ofAMonth = ['amountMonthly', 'collegeMonthly', 'monthlyContribution', 'monthlySurplus'] as const
const addsTo =
  /\b(?:add|adds|chips? in|throws? in|puts? in|pitch(?:es)? in|contributes?|match(?:es)?)(?: (?:about|around|another|an? extra|maybe))*$/
const muchLike = 4

/** "My parents will add 100", beside 250 a month: of the same kind and size, so of every month too. */
const isOnTopOfMonth = ({ per, before, low, right }: Mention, household: Reading['household']): boolean =>
  per === undefined &&
  addsTo.test(before.trimEnd()) &&
  !yearly.test(right) &&
  !/\bonce\b|\bone[- ]time\b/.test(right) &&
  ofAMonth.some((key) => {
    const known = household?.[key]
    return typeof known === 'number' && known > 0 && low <= known * muchLike && low * muchLike >= known
  })

/** `children`: how many the message names. */
export function giftsIn({ text, mentions, talkingAbout, household }: Reading, children: number): Find[] {
  if (!forCollege.test(text) && talkingAbout !== 'college_529') return []
  return mentions.flatMap((mention): Find[] => {
    const isSum = mayBeMoney(mention) && mention.low === mention.high
    // Grandparents who write themselves are the household, and no others.
    const areOthers =
      !ownGrandchild.test(text) && (isOfOtherGiver(mention) || putsEachYear.test(mention.left))
    // What oneself puts in by the month is no gift; what others do comes every year.
    const isMonthly = areOthers && (mention.per === 'month' || isOnTopOfMonth(mention, household))
    const isPerTime = mention.per !== undefined && !['once', 'year'].includes(mention.per) && !isMonthly
    if (!isSum || isPerTime || !isGiven(mention, text)) return []
    const isYearly = isMonthly || mention.per === 'year' || yearly.test(mention.right)
    const count = times(mention, children)
    const sum = (isMonthly ? perYear.month : 1) * mention.low * count
    const key = isYearly ? 'collegeGiftYearly' : 'collegeGift'
    const givers = areOthers ? giversIn(mention.before) : undefined
    return [
      find(key, sum, mention.span, 'college', 0.95, mention.index),
      ...(key === 'collegeGift' && count > 1 && count === children
        ? [find('collegeGiftIsEach', true, mention.span, 'college', 0.9)]
        : []),
      ...(givers === undefined ? [] : [find('collegeGivers', givers, mention.span, 'college', 0.9)]),
    ]
  })
}
