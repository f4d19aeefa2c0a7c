/**
 * What a family would need after a death, as people say it: the funeral, how long and how much they would live on, care
 * that would have to be paid, money for college, and a child who needs care for life.
 */
import { hasChild } from './childcare.ts'
import { readChildren } from './children.ts'
import { collegePatterns } from './college-words.ts'
import { mayBeMoney, over } from './cues.ts'
import { isExpecting } from './expecting.ts'
import type { Mention } from './numbers.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'

const afterDeath =
  /\b(?:if|when|in case|should) (?:i|she|he|my (?:wife|husband|spouse|partner)|something happens|anything happens|one of us)(?:\b[^.;!?\n]{0,20}\b(?:die[sd]?|pass(?:es|ed)?(?: away)?|gone|weren't|wasn't|to me|to her|to him))\b|\bwithout (?:me|her|him)\b(?! (?:knowing|asking))|\bwithout my (?:income|pay|paychecks?|salary|wages|earnings)\b|\bafter i(?:'m| am) gone\b|\bto replace (?:her|him|what (?:she|he|my (?:wife|husband|spouse|partner)) does)\b/

const sentenceOf = ({ text }: Reading, { sentence }: Mention): string => text.slice(...sentence)
const isSum = (mention: Mention, least: number, most: number): boolean =>
  mayBeMoney(mention) && mention.per === undefined && mention.low >= least && mention.high <= most
const isMonthlySum = (mention: Mention, least: number, most: number): boolean =>
  mayBeMoney(mention) && mention.per === 'month' && mention.low >= least && mention.high <= most

const isWeeklySum = (mention: Mention): boolean =>
  mayBeMoney(mention) && mention.per === 'week' && mention.low >= 30 && mention.high <= 2_000

const funeral = '(?:funeral|burial|cremation|final expenses?|final costs|last bills|end[- ]of[- ]life costs)'
const funeralBefore = new RegExp(
  `\\b${funeral}(?: (?:costs?|expenses?|bills|fund|of|for|is|are|about|around|would|will|could|should|might|be|cost|run|come|to|me|us|them|my family|probably|maybe|at|and last bills))*:? ?\\$?$`,
)
const funeralAfter = new RegExp(`^ ?(?:for|in|of|toward) (?:the |a |my |our )?${funeral}\\b`)

function funeralSum({ mentions }: Reading): Find[] {
  const sum = mentions.find(
    (one) => isSum(one, 1_000, 100_000) && (funeralBefore.test(one.left) || funeralAfter.test(one.right)),
  )
  return sum === undefined ? [] : [find('finalExpenses', sum.low, sum.span, 'life-needs', 0.95, sum.index)]
}

const untilGrown =
  /\b(?:until|till|til|'til) (?:(?:the |my |our )?(?:youngest(?: one| child| kid)?|kids|children|both|they|all (?:of them|three|four))(?:'s|'re)?) ?(?:is|are|turns?|reach(?:es)?|hits?|get to)? ?(?:age )?(\d\d)\b/
const yearsOf =
  /^[- ]?(?:years?|yrs?) (?:of|worth of) (?:my |our )?(?:income|support|salary|pay|expenses|living)\b/
/** "The money should last for 20 years". */
const moneyLasts =
  /\b(?:money|insurance|payout|benefit|cover(?:age)?|it|that) (?:should|must|has to|have to|needs to|would (?:have|need) to|to) (?:last|carry|support|keep|see)(?: (?:them|us|her|him|everyone|(?:my|the|our) (?:family|kids|wife|husband|children)))?(?: going)?(?: for)?(?: (?:about|around|another|at least|the next))*$/
const supportFor =
  /\b(?:support|provide for|take care of|protect|cover|replace)(?: (?:them|us|her|him|everyone|(?:my|the|our) (?:family|kids|wife|husband|children|income|salary|pay)(?: of \$?\d[\d,.]{0,9}k?)?))? for(?: (?:about|around|another|at least|the next))*$/

/** "Until the youngest is 18", "20 years of income": how long the family is to be supported. */
function supportYears(reading: Reading): Find[] {
  const match = untilGrown.exec(reading.text)
  const ages = [...readChildren(reading)].flatMap((one) => (one.key === 'dependents' ? one.value : []))
  const known = ages.length > 0 ? ages : (reading.household?.dependents ?? [])
  if (match !== null && known.length > 0) {
    const years = Number(match[1]) - Math.floor(Math.min(...known))
    return years > 0 && years <= 30
      ? [find('yearsOfSupport', years, [match.index, match.index + match[0].length], 'life-needs', 0.9)]
      : []
  }
  const told = reading.mentions.find(
    ({ time, low, high, before, right }) =>
      time === 'year' &&
      low === high &&
      low <= 40 &&
      (yearsOf.test(right) ||
        ((supportFor.test(before.trimEnd()) || moneyLasts.test(before.trimEnd())) &&
          /^[- ]?(?:years?|yrs?)\b/.test(right))),
  )
  return told === undefined
    ? []
    : [find('yearsOfSupport', told.low, told.span, 'life-needs', 0.9, told.index)]
}

const forLife =
  /\b(?:for life|lifelong|for the rest of (?:his|her|their) li(?:fe|ves)|all (?:his|her) life)\b/
const careBefore =
  /\b(?:care|therapy|therapies|needs|aides?|support)\b[^.;!?\n]{0,24}\b(?:costs?|is|are|runs?|about|around|would be|of)(?: (?:us|about|around))*$|\bcare (?:for life|all (?:his|her) life|for the rest of (?:his|her|their) li(?:fe|ves)),?$/

function lifelongCare(reading: Reading): Find[] {
  const pattern = collegePatterns.find(({ key }) => key === 'specialNeedsChild')?.pattern
  const child = pattern?.exec(reading.text) ?? null
  const isFor = (one: Mention) => forLife.test(sentenceOf(reading, one)) || child !== null
  const sum = reading.mentions.find(
    (one) =>
      isMonthlySum(one, 100, 30_000) &&
      careBefore.test(one.left) &&
      isFor(one) &&
      !/\bday ?care|child ?care/.test(one.left),
  )
  return [
    ...(child === null
      ? []
      : [find('specialNeedsChild', true, [child.index, child.index + child[0].length], 'life-needs', 0.8)]),
    ...(sum === undefined || (child === null && reading.household?.specialNeedsChild !== true)
      ? []
      : [find('specialNeedsMonthly', sum.low, sum.span, 'life-needs', 0.95, sum.index)]),
  ]
}

const paidCare =
  /\b(?:child ?care|day ?care|nanny|babysitter|help at home|housekeeper)\b[^.;!?\n]{0,30}\b(?:would|will|'d)(?: (?:be|cost|run|come to))?(?: (?:us|me|about|around))*$/

/** "It would cost 2,200 a month to pay someone for the care that my wife gives". */
const wouldCost = /\bwould (?:cost|run|take|be)(?: (?:us|me|them|about|around|roughly|at least))*$/
const toReplace =
  /^ to (?:pay (?:someone|somebody|for)|hire|replace)\b[^.;!?\n]{0,50}\b(?:care|kids|children|child|house|home|does|nanny|sitter|work)\b/
/** "Replacing what she does at home would cost 2,500 a month". */
const replacing =
  /\b(?:replacing|to replace|paying (?:someone |somebody )?for) (?:all )?(?:what|the (?:care|work|help)|everything|her|his|my) ?[^.;!?\n]{0,50}\bwould (?:cost|run|take|be|come to)(?: (?:us|me|them|about|around|roughly|at least))*$/
const isOfHome = /\b(?:care|kids|children|child|house|home|does|nanny|sitter)\b/

/** "Childcare would be 2,500/mo if she died". */
function careInstead(reading: Reading): Find[] {
  const sum = reading.mentions.find(
    (one) =>
      isMonthlySum(one, 100, 15_000) &&
      ((paidCare.test(one.before.replace(/ ?\$?$/, '')) && afterDeath.test(sentenceOf(reading, one))) ||
        (wouldCost.test(one.left) && toReplace.test(one.after)) ||
        (replacing.test(one.left) && isOfHome.test(one.left))),
  )
  return sum === undefined
    ? []
    : [find('stayAtHomeServicesMonthly', sum.low, sum.span, 'life-needs', 0.95, sum.index)]
}

/** "Daycare here is 1,600 a month", of those who have no child yet. */
const careCosts =
  /\b(?:child ?care|day ?care|a nanny|infant care)\b[^.;!?\n]{0,24}\b(?:is|are|(?:is|was|been) quoted at|runs?|costs?|averages?|goes for|starts at|quoted(?: at)?|wants?|charges?)(?: (?:us|me|about|around|roughly|like|at least|maybe))*$/
/** "They want 250 a week for daycare". */
const forCare =
  /^ ?(?:(?:a|per|each|every) (?:week|month)|weekly|monthly)?,? ?for (?:(?:full[- ]time|infant) )?(?:child ?care|day ?care|infant care|a nanny|a spot)\b/
const newChildCost =
  /\b(?:child ?care|day ?care|nanny|(?:the|our|a|new) (?:new )?(?:baby|child|newborn))\b[^.;!?\n]{0,20}\b(?:will|is going to|'ll|should|would|to)(?: probably| likely)?(?: (?:be|cost|run|come to|add))(?: (?:us|about|around|roughly|maybe|another))*$/

/** "Daycare will be 1,500 a month" of those who expect a child. */
function costOfNewChild(reading: Reading): Find[] {
  if (!isExpecting(reading)) return []
  const isFirst = !hasChild(reading)
  const isOfCare = (words: string) => newChildCost.test(words) || (isFirst && careCosts.test(words))
  const sum = reading.mentions.find(
    (one) =>
      (isMonthlySum(one, 100, 10_000) || isWeeklySum(one)) &&
      (isOfCare(one.before.replace(/ ?\$?$/, '')) || (isFirst && forCare.test(one.right))) &&
      !afterDeath.test(sentenceOf(reading, one)),
  )
  return sum === undefined
    ? []
    : [find('newChildMonthly', over(sum, 'month'), sum.span, 'life-needs', 0.94, sum.index)]
}

const family = '(?:family|they|wife|husband|hubby|spouse|partner|she|he|kids)'
const wouldLiveOn = new RegExp(
  `\\b${family}(?: (?:and the kids|and kids))? (?:could|can|would|will|'d)(?: \\w+)? (?:live|get by|manage|need|spend|survive)(?: (?:on|about|around|at least|roughly))*$`,
)
const ofSpending =
  /^ ?of (?:what we (?:now )?spend|(?:our|the|today's|current)(?: current| monthly| present)? (?:spending|expenses|costs|budget|bills))\b/

/** "They could live on 4,500 a month without me", "70% of what we spend". */
function spendingWithout(reading: Reading): Find[] {
  const isThen = (one: Mention) => afterDeath.test(sentenceOf(reading, one)) && wouldLiveOn.test(one.left)
  const sum = reading.mentions.find((one) => isMonthlySum(one, 300, 40_000) && isThen(one))
  const share = reading.mentions.find(
    (one) =>
      one.kind === 'percent' &&
      one.low >= 20 &&
      one.high <= 120 &&
      ofSpending.test(one.right) &&
      wouldLiveOn.test(one.left),
  )
  return [
    ...(sum === undefined
      ? []
      : [find('survivorSpendingMonthly', over(sum, 'month'), sum.span, 'life-needs', 0.95, sum.index)]),
    ...(share === undefined
      ? []
      : [find('survivorSpendingShare', share.low / 100, share.span, 'life-needs', 0.95, share.index)]),
  ]
}

const college = /\b(?:college|university|tuition)\b/
const wish = /\b(?:want|like|leave|leaving|cover|fund|pay(?:ing)? for|include|add|plus|need|help|set aside)\b/
const isThere = /\b(?:529s?|saved|already|so far|in savings|loans?|debt|owe)\b/
const each =
  /^ ?(?:each|apiece|(?:per|for each) (?:kid|child|of them))\b|\b(?:for each|per) (?:kid|child|of them)\b|\beach\b/

/** "College for both, 100k each", "leave 50k for college for each kid". */
function collegeMoney(reading: Reading): Find[] {
  const sum = reading.mentions.find((one) => {
    const around = reading.text.slice(Math.max(one.sentence[0], one.span[0] - 45), one.span[1] + 30)
    return (
      isSum(one, 3_000, 500_000) &&
      college.test(around) &&
      wish.test(reading.text.slice(one.sentence[0], one.span[0])) &&
      !isThere.test(around) &&
      (/^ ?(?:each|apiece|per (?:kid|child)|for each|for (?:\w+ ){0,2}(?:college|university|tuition))/.test(
        one.right,
      ) ||
        /\b(?:college|university|tuition)\b[^.;!?\n]{0,20}$/.test(one.left))
    )
  })
  if (sum === undefined) return []
  const children = [...readChildren(reading)].flatMap((one) => (one.key === 'dependents' ? one.value : []))
  const isEach = each.test(reading.text.slice(sum.span[1], sum.span[1] + 40))
  const count = isEach ? 1 : Math.max(1, children.length)
  return [find('collegeWish', Math.round(sum.low / count), sum.span, 'life-needs', 0.94, sum.index)]
}

/** "Assume the insurance money earns 2% above inflation". */
const moneyReturn = ({ mentions }: Reading): Find[] =>
  mentions
    .filter(
      (one) =>
        one.kind === 'percent' &&
        one.low === one.high &&
        one.low <= 8 &&
        ((/\b(?:earn|grow|return|make|yield)\w*\b[^.;!?]{0,20}$/.test(one.before) &&
          /^ (?:a year |per year |annually )?(?:above|over|more than|after|beyond|on top of) inflation\b/.test(
            one.right,
          )) ||
          /\breal return(?: (?:of|is|at|about|around))* $/.test(one.before)),
    )
    .slice(0, 1)
    .map((one) => find('insuranceMoneyReturn', one.low / 100, one.span, 'life-needs', 0.95, one.index))

export const readLifeNeeds: Reader = (reading) =>
  reading.topic !== 'term_life'
    ? costOfNewChild(reading)
    : [
        ...funeralSum(reading),
        ...supportYears(reading),
        ...lifelongCare(reading),
        ...careInstead(reading),
        ...costOfNewChild(reading),
        ...spendingWithout(reading),
        ...collegeMoney(reading),
        ...moneyReturn(reading),
      ]
