/** How old the person and the spouse are. */
import { notAge, retireBefore, spouseBefore } from './age-words.ts'
import { isAgeOfAct } from './ages-of-acts.ts'
import { isStudent } from './child-ages.ts'
import {
  endsItem,
  followsTrade,
  isAgeAtStart,
  isAgeByWord,
  isAgeItem,
  isAgeNow,
  isAgeOfYear,
  isAskedAt,
  isOfTwo,
  isPairItem,
  isSomeoneOf,
  opensWithAge,
  retiringSoon,
  workThenAge,
} from './listed-ages.ts'
import type { Mention } from './numbers.ts'
import { type Owner, ownerBefore } from './owners.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'

const yearsOld = /^[- ]?(?:years?|yrs?|y\.?)?[- ]?(?:\/|\.)?(?:o\b|o\.|old\b|yo\b|y\/o\b)/
const sexAfter = /^ ?\/?[mf]\b/
const selfBefore =
  /\b(?:i'm|i am|im|i'm a|i am a|me|myself|i|as an?|being|^(?:just |recently )?(?:turned|turning|hit))(?: (?:a|an|am|just turned|turned|just hit|hit|now|almost|nearly|about|only|currently|still|just|already|approximately|around|roughly|the ripe age of|over|under))*[ ,:([]{0,3}$/
/** Whose age it is, says who was named before. */
const pronounBefore = /\b(?:he|she|hes|shes|him|her)(?:'s)?(?: (?!and\b)\w+){0,3}[ ,:([]{0,3}$/
/** "Me 31, him 33": beside one's own age, the other one of two and no child. */
const besideOwnAge = /\b(?:me|i'm|im|i am|i) \d\d,?(?: and)? (?:he|she|him|her)(?:'s| is)? $/
const bothBefore =
  /\b(?:we're|we are|were|we|us|both|couple|(?:wife|husband|spouse|partner|girlfriend|boyfriend|fiancee?|so) and (?:i|me|myself)|(?:me|i|myself) and my (?:wife|husband|spouse|partner|girlfriend|boyfriend|fiancee?))(?: (?:are|both|each|now|all|currently|in our|about|just|turned|aged|ages|age|is))*(?:(?: (?:already|recently))? retired(?: now)? ?(?=[,(:[]))?[ ,:([]{0,3}$/
/** Two others, however they are named before their ages. */
const elders =
  /\b(?:parents|grandparents|in-laws|folks|aunt and uncle)[ ,:(]{0,3}(?:(?:who )?(?:are|is) )?(?:both |each |now |about |ages? |aged )*[ ,:(]{0,2}$/
const ageWord = /\b(?:ages?|aged)[ :=]{0,3}(?:is |are |of )?$/
/** "The roof is 22 years old", "a 15 year old car": the age of a thing. */
const thing =
  '(?:roof|house|home|condo|building|kitchen|furnace|boiler|hvac|ac|a/c|water heater|car|truck|van|suv|jeep|vehicle|minivan|honda|toyota|ford|subaru|dog|cat|puppy|horse|account|accounts|loan|loans|mortgage|policy|business|company|phone|laptop)'
const thingBefore = new RegExp(
  `\\b${thing}s?(?:'s)?(?: (?:that|which))?(?: (?:is|are|was|already|now|about|around|almost|nearly|over|like|at least|probably|turning|getting|only|just))* ?$`,
)
const thingAfter = new RegExp(
  `^[- ]?(?:years?|yrs?|y)?[- ]?(?:/|\\.)?o(?:ld)? (?:\\w+ )?${thing}s?\\b(?! (?:drivers?|mechanics?|sales\\w+|dealers?|cleaners?|painters?|health|care|groomers?|walkers?|owners?|builders?|inspectors?|keepers?|nurses?|trainers?|technicians?|tech)\\b)`,
)

const isAgeNumber = (mention: Mention) =>
  mention.kind === 'plain' && mention.per === undefined && !mention.scaled && mention.high <= 110

const owned = (owner: Owner | undefined) => (owner === 'spouse' ? 'spouseAge' : 'age')

/** "3 year old son", "22 y/o male": the noun decides whose age it is. */
function nounAfterAge(before: string, right: string): Owner | undefined {
  const noun =
    /^[- ]?(?:years?|yrs?|y)?[- ]?(?:\/|\.)?o(?:ld)?(?:'s)?[ ,]+(?:(?!single|working|solo|stay|new|full)\w+ (?=\w))?(?:(sons?|daughters?|kids?|child|girl|boy|twins|toddler|stepson|stepdaughter|granddaughter|grandson)|(wife|husband|spouse|partner|girlfriend|boyfriend|fiancee?)|(father|mother|(?<!(?:single|working|solo|home|new) )(?:mom|dad|parents?)|grand\w+|brother|sister|friend|uncle|aunt|boss|co-?worker|in-law|mil|fil|nephew|niece|cousin|neighbor|client)|(single (?:mom|dad|mother|father|parent)|male|female|man|woman|guy|non-smoker|nonsmoker|student|single|college|professional|engineer|nurse|teacher|dude|self|who|looking|with|making|working))\b/.exec(
      right,
    )
  if (!noun) return undefined
  // "35 yo dad of 2": who names the children is the one who writes.
  const isParentOf = /^ (?:of|to|w\/) ?(?:\d|an?\b|one|two|three|four|five|twins|toddler)/.test(
    right.slice(noun[0].length),
  )
  if (noun[3] !== undefined && isParentOf && !/\b(?:my|our|his|her|their|'s) $/.test(before)) return 'self'
  // "50 years old, wife 48": the other one's age follows.
  const isNext = noun[2] !== undefined && /^(?:'s| is)?[ ,(]{1,2}\d\d\b/.test(right.slice(noun[0].length))
  if (isNext && noun[0].includes(',')) return undefined
  return noun[1] ? 'child' : noun[2] ? 'spouse' : noun[3] ? 'other' : 'self'
}

/** "in July when I turn 65": within a year. */
const soonTurning =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|this year|next month|later this year)\b[^.]{0,6}\bwhen (?:i|he|she) turns? $/

function turning(mention: Mention): boolean {
  if (soonTurning.test(mention.before)) return true
  return (
    /\b(?:turn|turns|turning|will be|i'll be|about to be|going to be|gonna be|almost|nearly)(?: (?:to|age))* ?$/.test(
      mention.before,
    ) &&
    !/\b(?:when|once|until|till?|before|after|if|by the time|since) (?:i|we|he|she|they) (?:turn|turns|will be) ?$/.test(
      mention.before,
    )
  )
}

const monthAhead =
  /^ (?:in|next|come|this coming) (?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/

/** "turning 40 in March" is still one year younger; "almost 59 1/2" and "under 59½" are 59. */
function ageNow(mention: Mention): number {
  const { low, before, after } = mention
  // "I'm 56 in March": that month is still to come.
  if (monthAhead.test(after)) return low - 1
  if (!Number.isInteger(low) && (turning(mention) || /\b(?:under|not yet|not quite|below) $/.test(before)))
    return Math.floor(low)
  return turning(mention) ? low - 1 : low
}

/** Half a year counts where the law counts it: from 59½ on a penalty ends. */
const inHalfYears = (years: number) => Math.floor(years * 2) / 2

const adult = (years: number) => years >= 14 && years <= 105
/** "He turned 16" is said of no husband. */
const leastSpouseAge = 18

/** "I'm a widow of 42"; whoever is a mother of 42 has that many. */
const isOfYears =
  /\bi(?:'m| am) an? (?:(?!mother|father|mom|mum|dad|parent|owner|member|leader|head|boss|fan|veteran|survivor|graduate)[\w-]+ ){1,4}of $/

function adultAges(reading: Reading): Find[] {
  const finds: Find[] = []
  const people = reading.people
  const give = (key: 'age' | 'spouseAge', mention: Mention, value: number, confidence: number) => {
    if (adult(value) && (key === 'age' || value >= leastSpouseAge))
      finds.push(find(key, inHalfYears(value), mention.span, 'people', confidence, mention.index))
  }
  for (const [place, mention] of reading.mentions.entries()) {
    if (!isAgeNumber(mention) || mention.low !== mention.high) continue
    const { before, after: right } = mention
    const dated = soonTurning.test(before)
    if (
      !dated &&
      /\b(?:when|once|until|till?|by the time|before|after|if|since|at which point) (?:i'm|i am|im|we're|we are|he's|she's|i|he|she|we)(?: \w+)? ?$/.test(
        before,
      )
    )
      continue
    const old = yearsOld.test(right)
    if (thingBefore.test(before) || thingAfter.test(right)) continue
    if (mention.time !== undefined && !(mention.time === 'year' && old)) continue
    // "We're 66/68": two ages and no date.
    const isOfBoth =
      (bothBefore.test(before) && /^\/ ?\d\d(?![\d/])/.test(right)) ||
      (/(?:^|[.?!]) ?$/.test(before) && /^\/ ?\d\d,/.test(right) && !/\b50\/ ?50\b/.test(reading.text))
    if (!old && !isOfBoth && notAge.test(right)) continue
    if (isAgeByWord(reading, mention)) {
      give('age', mention, mention.low, 0.8)
      continue
    }
    const sex = sexAfter.test(right) || /(?:^|[^a-z])[mf]\/? ?$/.test(before)
    const noun = old ? nounAfterAge(before, right) : undefined
    const owner = ownerBefore(people, mention.span[0], 40)
    if (noun === 'other') continue
    // "My 24 yo never used his 529": whoever is one's own is not oneself.
    if (old && noun === undefined && /\b(?:my|our) $/.test(before)) continue
    const isNamedPartner =
      spouseBefore.test(before) && (!pronounBefore.test(before) || besideOwnAge.test(mention.before))
    if (noun === 'child' || (owner === 'child' && !selfBefore.test(before) && !isNamedPartner)) continue
    if (retireBefore.test(before) && !retiringSoon.test(before) && !bothBefore.test(before) && !old && !sex)
      continue
    if (isStudent(reading, mention)) continue
    // "My parents (both 70)"
    if (elders.test(before)) continue
    const pair = secondOfPair(reading, place)
    if (bothBefore.test(before)) {
      give('age', mention, ageNow(mention), 0.85)
      if (!pair) {
        const spouse = ageNow(mention)
        if (adult(spouse)) finds.push(find('spouseAge', spouse, mention.span, 'people', 0.85))
      } else give('spouseAge', pair, pair.low, 0.85)
      continue
    }
    if (noun === 'spouse' || (spouseBefore.test(before) && owner !== 'other')) {
      if (owner !== 'other') give('spouseAge', mention, ageNow(mention), 0.88)
    } else if (selfBefore.test(before) || noun === 'self') give('age', mention, ageNow(mention), 0.9)
    else if (sex) give(owned(sexOwner(reading, place, owner)), mention, mention.low, 0.86)
    else if (
      ageWord.test(before) &&
      !/\b(?:at|by|until|to|from|after|before|retirement|till|kids?|children) (?:the )?ages?[ :=of]{0,6}$|\b(?:at|by|until),? (?:say|like|maybe),? age ?$/.test(
        before,
      )
    ) {
      if (owner === 'other' || owner === 'child') continue
      give(owned(owner), mention, mention.low, 0.8)
      if (pair && owner === undefined && adult(pair.low)) give('spouseAge', pair, pair.low, 0.8)
    } else if (old && owner !== 'other' && (owner !== undefined || mention.low >= 18))
      give(owned(owner === 'child' ? 'self' : owner), mention, ageNow(mention), 0.82)
    else if (turning(mention) && owner !== 'other' && owner !== 'child')
      give(owned(owner), mention, ageNow(mention), 0.75)
    else if (isOfYears.test(before) && !/^ (?:kids|children|years|them|us)\b/.test(right))
      give('age', mention, mention.low, 0.8)
    else if (followsTrade(mention) && owner !== 'spouse' && owner !== 'other')
      give('age', mention, mention.low, 0.66)
    else if (
      opensWithAge(reading, mention) ||
      isAgeNow(mention) ||
      isAgeOfYear(mention) ||
      isAskedAt(mention) ||
      isAgeAtStart(mention) ||
      isSomeoneOf(mention) ||
      isPairItem(reading, mention) ||
      retiringSoon.test(before)
    ) {
      give('age', mention, mention.low, 0.7)
      // "We sold it. 52 and 50. House is paid off": two ages, where two speak.
      if (pair && adult(pair.low) && isOfTwo.test(reading.text) && endsItem.test(pair.right))
        give('spouseAge', pair, pair.low, 0.7)
    } else if (workThenAge.test(before) && owner !== 'other' && owner !== 'child')
      give('age', mention, mention.low, 0.7)
    else if (isAgeItem(reading, mention) && owner !== 'other') give('age', mention, mention.low, 0.62)
    else if (isAgeOfOwnAct(reading, mention)) give('age', mention, mention.low, 0.55)
  }
  return finds
}

const ofOneself = /\b(?:i|i'm|im|i've|ive|my|mine)\b/
/** Said in a message about one's own money that names nobody else whose age it could be. */
const isAgeOfOwnAct = ({ text, people }: Reading, { low, before, after }: Mention): boolean =>
  isAgeOfAct(low, before, after) &&
  ofOneself.test(text) &&
  people.every(({ owner }) => owner !== 'other' && owner !== 'child')

/** "we're 34 and 32": the second number. */
function secondOfPair(reading: Reading, place: number): Mention | undefined {
  const [first, next] = [reading.mentions[place], reading.mentions[place + 1]]
  if (!first || !next || !isAgeNumber(next)) return undefined
  return /^(?:m|f|yo)? ?(?:and|&|\/|,) ?$/.test(reading.text.slice(first.span[1], next.span[0])) &&
    !notAge.test(next.right)
    ? next
    : undefined
}

/** "23M/24F": the first is the writer, the second the partner. */
function sexOwner(reading: Reading, place: number, owner: Owner | undefined): Owner {
  const previous = reading.mentions[place - 1]
  const mention = reading.mentions[place]
  if (
    previous &&
    mention &&
    /^ ?[mf] ?[/&,+] ?(?:and )?$/.test(reading.text.slice(previous.span[1], mention.span[0]))
  )
    return 'spouse'
  return owner === 'spouse' ? 'spouse' : 'self'
}

/** "Retiring in 3 years at 63" tells today's age too: 60. */
function agesBeforeRetiring({ text }: Reading): Find[] {
  const said =
    /(?<!\b(?:he|she|husband|wife|spouse|partner|dad|mom|father|mother|who|if|by)(?:'s| is| will be)? )\bretir(?:e|ing) in (\d{1,2}) (?:years?|yrs?) (?:at|when (?:i'm|im|i am|i turn)) (?:age )?(\d\d)\b/.exec(
      text,
    )
  if (said === null) return []
  return [
    find('age', Number(said[2]) - Number(said[1]), [said.index, said.index + said[0].length], 'people', 0.65),
  ]
}

function birthYears(reading: Reading): Find[] {
  const match =
    /\b(?:i was born|born|dob:?|birth year:?|date of birth:?)(?: (?:in|on|on the))?(?: (?:[a-z]{3,9}\.? )?(?:\d{1,2}(?:st|nd|rd|th)?,? )?(?:of )?|[ :]*\d{1,2}[/-]\d{1,2}[/-])(19\d\d|20[01]\d)\b/.exec(
      reading.text,
    )
  if (!match) return []
  const people = reading.people
  const owner = ownerBefore(people, match.index + 7, 40)
  if (owner === 'spouse' || owner === 'other' || owner === 'child') return []
  const at = match.index + match[0].length
  return [find('birthYear', Number(match[1]), [at - 4, at], 'people', 0.9)]
}

export const readPeople: Reader = (reading) => [
  ...adultAges(reading),
  ...agesBeforeRetiring(reading),
  ...birthYears(reading),
]
