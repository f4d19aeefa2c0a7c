/** Ages that stand without a verb: what opens a message, follows a trade, or is alone between the commas of a list. */
import { notAge, retireBefore, spouseBefore } from './age-words.ts'
import type { Mention } from './numbers.ts'
import type { Reading } from './reading.ts'

export const endsItem = /^ ?(?:[.,;!?)]|$)/
/** "I'm a nurse 29 with 45k". */
export const workThenAge = /\b(?:i'm|i am|im) an? (?:(?!than\b|of\b|in\b|at\b|for\b|with\b)[a-z-]+ ){1,3}$/

const trade =
  '(?:farmer|rancher|teacher|nurse|firefighter|fireman|cop|officer|driver|trucker|worker|carrier|plumber|electrician|carpenter|mechanic|welder|bartender|waiter|waitress|server|cook|chef|barber|hairdresser|hygienist|dentist|doctor|engineer|lawyer|accountant|pastor|contractor|roofer|painter|librarian|paralegal|secretary|vet|veteran|grandma|grandmother|grandpa|grandfather|widow|widower)'
const tradeBefore = new RegExp(
  `(?:^\\s*|[.!?\\n;] ?|\\b(?:i'm|im|i am) (?:an? )?)(?:(?!and\\b|or\\b|my\\b|our\\b|her\\b|his\\b)[a-z-]+ ){0,2}${trade},? $`,
)
/** "Retired postal worker 68, pension …", "farmer 63": opens a message with who one is. */
export const followsTrade = ({ low, before, after }: Mention): boolean =>
  low >= 18 &&
  low <= 90 &&
  Number.isInteger(low) &&
  tradeBefore.test(before) &&
  /^(?:[,.;!?)](?!\d)|$| (?!years?|yrs?|hours?|hrs?|k\b|days?|weeks?|months?|miles?|grand|thousand|people|kids|of\b|at\b|x\b|an?\b)[a-z])/.test(
    after,
  )

/** "I am a widow of 68": what somebody is, then the age; "a mother of 3" is below every age that is read. */
export const isSomeoneOf = ({ low, before, after }: Mention): boolean =>
  low >= 18 &&
  low <= 95 &&
  Number.isInteger(low) &&
  /\b(?:i'm|i am|im|as) an? (?:(?!company|firm|team|staff|crew|class|school|group)[a-z-]+ ){1,4}of $/.test(
    before,
  ) &&
  /^(?:[,;]|[.?!](?!\d)|$| (?:and|with|who|living|in|raising|caring|on|from)\b)/.test(after)

const greeting = /^(?:hi|hey|hello|ok(?:ay)?|so)(?: (?:all|everyone|there|folks|guys))?,$/

/** "Left Lockheed. 56 this year": the age that is reached in this year. */
export const isAgeOfYear = ({ low, before, after }: Mention): boolean =>
  low >= 18 &&
  low <= 90 &&
  Number.isInteger(low) &&
  /(?:^\s*|[.?!,;] ?|\b(?:i'm|im|i am) )$/.test(before) &&
  /^ (?:this year\b|now(?=[,.;]))/.test(after)

/** "…, 31 making 96", "…, 42 married": an item that goes on with pay or a marriage. */
const itemOfWhoEarns =
  /^ (?:(?:and )?(?:i )?(?:make|making|earn|earning) \$?\d|(?:and )?(?:single|married|divorced|widowed)(?=[,.;]|$| with\b| no\b))/

/** "27 and 56k in student loans", "24 make 47k", "Married, 55, grown kids". */
export function opensWithAge(reading: Reading, mention: Mention): boolean {
  if (mention.low < 18 || mention.low > 85 || !Number.isInteger(mention.low)) return false
  if (/[,;] $/.test(mention.before) && itemOfWhoEarns.test(mention.after)) return true
  const first = reading.text.slice(0, mention.span[0]).trim()
  const atStart =
    (first === '' || /[\n:.?!-]$/.test(first) || greeting.test(first)) &&
    /^(?:,| and | ?[/&] ?\d\d\b| with | single| married| living| working|\.? ?(?:m|f)\b| (?:i )?(?:make|making|earn|earning) \$?\d)/.test(
      mention.after,
    )
  if (atStart)
    return (
      mention.span[1] < reading.text.length - 12 ||
      /^,? (?:(?:single|married|divorced|widowed?|male|female|no kids|man|woman)\b|(?:i )?(?:make|making|earn|earning) \$?\d)/.test(
        mention.after,
      )
    )
  return (
    /\b(?:married|single|divorced|widowed|male|female|m|f)(?:,? no (?:kids|children))?(?: (?:dad|mom|guy|man|woman|mother|father|parent|male|female|lady))?,? (?:and )?$/.test(
      mention.before,
    ) &&
    /^(?:[,. ;]|$)/.test(mention.after) &&
    !notAge.test(mention.right)
  )
}

/** "…, now 47 with 180k", "currently 57,", "am 38 with": an age after the past or a goal was told. */
export const isAgeNow = ({ low, before, after }: Mention): boolean =>
  low >= 18 &&
  low <= 90 &&
  Number.isInteger(low) &&
  /(?:^\s*|[,.;(?!] ?|\b(?:but|and|i'm|i am|i) )(?:now|currently|am|am now) $|\bretired at \d\d[^.;!?]{0,20} so $/.test(
    before,
  ) &&
  /^(?:,|\.(?!\d)|;|$| (?:with|w\/?|and|yrs?|years? old|yo|wife|husband|married|single|years young)\b)/.test(
    after,
  )

/** "I'm retiring in March at 66": within a year, so it is about the age of today. */
export const retiringSoon =
  /(?:\b(?:i|i'm|im|i am|i'll)(?: be)? retir(?:e|ing)|(?:^\s*|[.;!?,] ?)retiring) (?:in|this|next) (?:january|february|march|april|may|june|july|august|september|october|november|december|month|spring|summer|fall|winter|year)(?: \d{4})? at(?: age)? ?$/

/** "At 34 I earn 98k": who opens a sentence so tells the age of today. */
export const isAgeAtStart = ({ low, before, after }: Mention): boolean =>
  low >= 18 &&
  low <= 90 &&
  Number.isInteger(low) &&
  /(?:^|[.!?] ) ?at (?:age )?$/.test(before) &&
  /^,? (?:i'm|i am|i've|i (?:make|earn|have|still|only|own|owe|work|get|bring|take home|don't|can|max|save|put|rent))\b/.test(
    after,
  )

/** "am I behind at 45?", "is that ok for 31". */
const asksAtAge =
  /\b(?:am i|are we|is (?:it|this|that))(?: (?:\w+|\w+'\w+)){0,3}? (?:behind|on track|ok|okay|good|enough|too late|screwed|doing ok|doing okay)(?: (?:for|in|with|on) (?:retirement|savings|saving))? (?:at|for|being)(?: age)?(?: an?)? ?$/
/** "Roth or traditional at 45, I make 90k": whatever is to be chosen. */
const choosesAtAge =
  /\b(?:roth|traditional|trad|pre-?tax|after-?tax|ira|401 ?\(?k\)?|403 ?\(?b\)?|tsp)(?:,? (?:right|better|best|for me|now))*,? (?:at|being)(?: age)?(?: an?)? ?$/
export const isAskedAt = ({ low, before, after }: Mention): boolean =>
  low >= 18 &&
  low <= 75 &&
  Number.isInteger(low) &&
  (asksAtAge.test(before) || (choosesAtAge.test(before) && !opens.test(before))) &&
  /^(?:[,.;?!)]|$)/.test(after)
/** "Opened a Roth IRA at 25, now 40": told of then; "can I use a 401k at 45?" asks for a rule. */
const opens =
  /\b(?:can (?:i|we) (?:cash|use|touch|get|roll|move)|open(?:ed|ing)?|start(?:ed|ing)?|began|begin|had|got|retir\w+|withdr\w+|take|tap|convert\w*|access|draw\w*|left|leave|quit|rmds?|max\w*|fund\w*|inherit\w*)\b[^.;!?]*$/

const listed = /^(?:[,;]|\.(?!\d)|$)/
/** Words after which a bare number in a list is something else. */
const otherItem =
  /\b(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|cards?|loans?|quotes?|offers?|prices?|bills?|payments?|fees?|rates?|apr|score|match|shares?|ages?|hours?|(?<!\b(?:next|last|this|an?|per|each) )weeks?|(?<!% )bracket|retire|at|by|in|of|and|to|is|are|was|on|for)$/

/** "nurse in Ohio, 34, divorced", "retired teacher, 72": alone between the commas of a list of circumstances. */
export function isAgeItem(reading: Reading, { low, before, after, span, time, kind }: Mention): boolean {
  if (kind !== 'plain' || time !== undefined || low < 19 || low > 90 || !Number.isInteger(low)) return false
  if (!listed.test(after)) return false
  // "…what happens? 26": the last word of a message.
  const isLastWord = /[.?!]\s+$/.test(reading.text.slice(0, span[0])) && /^[.!]?\s*$/.test(after)
  if (!isLastWord && !/[,;] ?$/.test(before)) return false
  const item = before
    .replace(/[,;] ?$/, '')
    .replace(/^.*[,;.]/s, '')
    .trim()
  // "52k, 27, single": what follows says that a person is described.
  const isDescribed = /^, ?(?:single|married|divorced|widowed|no kids|male|female|woman|man)\b/.test(after)
  const isNoChild = /^(?:\w+ )?no (?:kids|children)$/.test(item)
  if (item === '' && !isLastWord) return false
  if (/^[$\d.,k% ]+$/.test(item) ? !isDescribed : otherItem.test(item) && !isNoChild) return false
  // Another number of its kind in the list would leave it open which one is the age.
  return !reading.mentions.some(
    (other) =>
      other.span[0] !== span[0] &&
      other.kind === 'plain' &&
      other.time === undefined &&
      other.per === undefined &&
      other.low >= 19 &&
      other.low <= 90 &&
      // "husband 63", "before 73": whose number it is, or what it is for, was said.
      !spouseBefore.test(other.before) &&
      !retireBefore.test(other.before),
  )
}

/** Two who speak of themselves. */
export const isOfTwo = /\b(?:we|we're|our|us|married|couple|my (?:wife|husband|spouse|partner))\b/
/** Two of a household are seldom further apart; two scores or two prices may be. */
const mostApart = 15
/** Circumstances, after which two numbers can only be ages. */
const circumstance =
  /\b(?:rent(?:ing)?|retired|married|working|together|couple|teachers|nurses|homeowners|engaged|both|we're|we are|no (?:debts?|kids|mortgage))\b/

/** "We make 140k together in Illinois, 36 and 34, two kids": the first of two ages between the commas of a couple's list. */
export function isPairItem({ text }: Reading, { kind, time, low, before, after }: Mention): boolean {
  if (kind !== 'plain' || time !== undefined || low < 19 || low > 90 || !Number.isInteger(low)) return false
  const next = /^ (?:and|&) ([2-8]\d)(?:(?:[,;]|\.(?!\d)|$)|( with\b))/.exec(after)
  if (next === null || !/, ?$/.test(before) || !isOfTwo.test(text)) return false
  const item = before
    .replace(/, ?$/, '')
    .replace(/^.*[,;.]/s, '')
    .trim()
  if (otherItem.test(item)) return false
  const isListed = next[2] === undefined && Math.abs(Number(next[1]) - low) <= mostApart
  return isListed ? !/(?:^|[^\d,.])\d{1,2}%?$/.test(item) : circumstance.test(item) && !/\d/.test(item)
}

/** "I earn 140k at 45": pay, and the age it is paid at. */
const paidAt =
  /\b(?:and|i(?:'m)?) (?:currently |now |only )?(?:make|earn|making|earning) (?:about |around )?\$?\d[\d,.]{0,14}k?(?: dollars)?(?: a year)? at (?:age )?$|\bi(?:'m| am) (?:single|married|divorced|widowed) at (?:age )?$/

/** "I have two kids 9 and 12, age 44": no child is that old, so it is of whoever else was spoken of last. */
export function isAgeByWord(
  { people, text }: Reading,
  { low, before, after, span, sentence }: Mention,
): boolean {
  if (low < 25 || low > 90 || !Number.isInteger(low) || !listed.test(after)) return false
  if (paidAt.test(before)) return true
  if (!/[,;(] ?(?:my )?age:? ?$/.test(before)) return false
  const last = people.findLast(({ at, owner }) => at >= sentence[0] && at < span[0] && owner !== 'child')
  return (
    (last?.owner === 'self' || last?.owner === 'both') &&
    // "I lost my husband, age 44": it may be his.
    !/\b(?:wife|husband|spouse|partner|mom|dad|mother|father|brother|sister)\b[^,;.]*, ?(?:my )?age:? ?$/.test(
      text.slice(sentence[0], span[0]),
    )
  )
}
