/** How long a policy runs: the term that is wanted, and the years that are left of one that there is. */
import { yearOf } from '#engine/calendar.ts'
import { readPeople } from './people.ts'
import { find, type Reader } from './reading.ts'

const otherTerm =
  /\b(?:10|15|20|25|30|35|40|ten|fifteen|twenty|thirty)(?:[- ]?(?:years?|yrs?))?(?:[- ]term)?,? (?:or|vs\.?|versus|and|to)(?: an?)? $/
const orOther = /^,? ?(?:or|vs\.?|versus)(?: an?)? (?:10|15|20|25|30|35|40|ten|fifteen|twenty|thirty)\b/

const spelledTerms: Record<string, number> = { ten: 10, fifteen: 15, twenty: 20, thirty: 30 }

const readTerm: Reader = (reading) => {
  const match =
    /\b(10|15|20|25|30|35|40|ten|fifteen|twenty|thirty)[- ]?(?:year|yr)s?[- ](?:level )?(?:term|policy|life)\b/.exec(
      reading.text,
    ) ??
    /\b(10|15|20|25|30|35|40|ten|fifteen|twenty|thirty) (?:years|yrs) of (?:level )?term\b(?! (?:papers?|limits?))/.exec(
      reading.text,
    ) ??
    /\bterm (?:life )?(?:policy|insurance)?[^.!?]{0,30} for (10|15|20|25|30|35|40|ten|fifteen|twenty|thirty) (?:years|yrs)\b/.exec(
      reading.text,
    )
  if (!match || !/\b(?:term|life|policy)/.test(match[0])) return []
  // "Between a 20 and a 30 year term": what is asked, not what is wanted.
  const to = match.index + match[0].length
  if (
    otherTerm.test(reading.text.slice(Math.max(0, match.index - 40), match.index)) ||
    orOther.test(reading.text.slice(to, to + 24))
  )
    return []
  const years = spelledTerms[match[1] ?? ''] ?? Number(match[1])
  return [find('termYears', years, [match.index, match.index + match[0].length], 'policy-years', 0.9)]
}

/** "A 300k term ending next year". */
const endsNextYear =
  /\b(?:term(?! papers?\b)|policy|life insurance|coverage)\b[^.;,]{0,24}\b(?:ends?|ending|expires?|expiring|runs out|is up|lapses) next (?:year|summer|spring|fall|month)\b/

/** "A term policy that ends in 4 years". */
const endsIn =
  /\b(?:term|policy|insurance|coverage)\b(?:(?:[^.;,]|,(?=\d)){0,40}|[^.;]{0,60}\bit) ?\b(?:ends?|ending|expires?|expiring|runs out|is up|lapses) in(?: (?:about|another|like|around))* $/

/** "My own policy runs for another nine years". */
const runsFor =
  /\b(?:term|policy|insurance|coverage)\b[^.;!?]{0,50}\b(?:runs?|lasts?|stays in force|is good|good|in force|continues?|has)(?: on)?(?: for)?(?: (?:another|about|still|some))+ $/

/** "A policy of my own that runs for 20 more years" */
const runsOn =
  /\b(?:term|policy|insurance|coverage)\b[^.;!?]{0,50}\b(?:runs?|lasts?|stays in force|is good|good|in force|continues?|has)(?: on)?(?: for)? $/
const moreYears = /^[- ]?(?:more|additional|further) (?:years?|yrs?)\b/

const thePolicy =
  '(?:(?:an?|my|our|the|this|that) )?(?:(?:existing|old|current) )?(?:\\$?\\d[\\d,.]{0,14}(?:k|m)? )?(?:(?:level|private|own|\\d\\d[- ]year) ){0,2}(?:term|policy|life insurance)\\b'
/** "8 years on a 500k term policy", "12 years left on my term": the years are told before the policy. */
const leftOnPolicy = new RegExp(
  `^[- ]?(?:more )?(?:years?|yrs?)(?: left| remaining| to go)? (?:on|of|in) ${thePolicy}`,
)
/** "I want 20 years on a new term": wished for, or gone by. */
const notYetHeld =
  /\b(?:want|need|get|buy|looking|consider\w*|quote[ds]?|thinking|apply\w*|should|would|for|paid|wife|husband|spouse|partner|he|she|his|her)\b[^.;!?\n]{0,24}$/

/** "A 500k term policy with 8 years left". */
const readYearsLeft: Reader = ({ text, mentions }) => {
  if (!/\b(?:term|policy|policies|life insurance)\b/.test(text)) return []
  const left = mentions.find(
    (mention) =>
      mention.time === 'year' &&
      mention.low <= 40 &&
      /^[- ]?(?:years?|yrs?) (?:left|remaining|to go)(?! (?:on|of|in) (?:the |my |our )?(?:mortgage|loan|house|car|home|school|college))/.test(
        mention.right,
      ) &&
      /\b(?:term|policy|insurance|coverage)\b[^.;]{0,40}$/.test(mention.before),
  )
  const end =
    left ??
    mentions.find(
      ({ time, low, before, right }) =>
        time === 'year' &&
        low <= 40 &&
        (((endsIn.test(before) || runsFor.test(before)) && /^[- ]?(?:more )?(?:years?|yrs?)\b/.test(right)) ||
          (runsOn.test(before) && moreYears.test(right))),
    )
  const ahead = mentions.find(
    ({ time, low, before, after }) =>
      time === 'year' && low <= 40 && leftOnPolicy.test(after) && !notYetHeld.test(before),
  )
  if (ahead !== undefined)
    return [find('coverageYearsLeft', ahead.low, ahead.span, 'policy-years', 0.86, ahead.index)]
  const next = endsNextYear.exec(text)
  if (end === undefined && next !== null)
    return [find('coverageYearsLeft', 1, [next.index, next.index + next[0].length], 'policy-years', 0.8)]
  return end === undefined
    ? []
    : [find('coverageYearsLeft', end.low, end.span, 'policy-years', 0.85, end.index)]
}

/** "Runs til 67", "ends when I'm 52": years from one's own age. */
const untilAge =
  /\b(?:ends?|runs?|expires?|lasts?|good|goes|up)(?: out)? (?:(?:until|til|till|through|to|at|when)(?: (?:i'm|i am|im|i turn|age|i hit))*) (\d\d)\b(?! ?(?:years?|yrs?|k\b|%|more))/
/** "I've a 300,000 term policy until I'm 58"; one that is wished for runs nowhere yet. */
const heldUntilAge =
  /\b(?:have|has|i've|got|carry|with|my)\b(?:(?!\b(?:want|need|should|would)\b)[^.;!?\n]){0,40}\b(?:term|policy|coverage|cover|insurance)(?: that(?: is| lasts)?| good| lasting)? (?:until|till|through|to) (?:i'm|i am|age|i turn|i hit) (\d\d)\b/
/** What else runs until an age: a loan, a lease, support. */
const ofOtherEnd =
  /\b(?:mortgage|loans?|lease|pension|job|contract|support|benefits?|retirement|severance|529)\b[^.;,]{0,20}$/
/** "400k of term till 2041": years from today. */
const untilYear =
  /\b(?:term|policy|coverage|cover|life insurance|life)\b(?:(?!\b(?:want|need|should|would|mortgage|loan|lease)\b)[^.;!?\n]){0,30}\b(?:until|till|through|thru|to|ends in|expires in|runs out in|good to) (20\d\d)\b/
/** What a court asks for may not be there yet. */
const isOrdered = /\b(?:court|decree|judge)\b(?:(?!\b(?:my|have|and)\b)[^.;!?\n])*$/
const readUntilYear: Reader = ({ text, today }) => {
  const match = untilYear.exec(text)
  if (match !== null && isOrdered.test(text.slice(0, match.index + match[0].length))) return []
  const years = Number(match?.[1]) - yearOf(today)
  return match !== null && years > 0 && years <= 40
    ? [find('coverageYearsLeft', years, [match.index, match.index + match[0].length], 'policy-years', 0.86)]
    : []
}

const readUntilAge: Reader = (reading) => {
  const match = untilAge.exec(reading.text) ?? heldUntilAge.exec(reading.text)
  if (match === null || ofOtherEnd.test(reading.text.slice(Math.max(0, match.index - 30), match.index)))
    return []
  if (!/\b(?:term|policy|insurance|coverage)\b/.test(reading.text)) return []
  const age =
    readPeople(reading).find((one) => one.key === 'age' && typeof one.value === 'number')?.value ??
    reading.household?.age
  const years = typeof age === 'number' ? Number(match[1]) - age : 0
  return years > 0 && years <= 40
    ? [find('coverageYearsLeft', years, [match.index, match.index + match[0].length], 'policy-years', 0.8)]
    : []
}

/** "A 20 year 500k policy I got when I was 30", "a 30 year term we bought in 2019": one that runs already. */
const bought =
  /\b(10|15|20|25|30|35|40|ten|fifteen|twenty|thirty)[- ]?(?:year|yr)s?\b[^.;!?\n]{0,40}?\b(?:term|policy|life|insurance|coverage)\b[^.;!?\n]{0,20}?\b(?:i|we|he|she)(?:'ve| have| had)? (?:got|bought|took out|taken out|purchased|started|opened|signed up for)\b[^.;!?\n]{0,20}?(?:\bwhen (?:i|he|she) was (\d\d)\b|\bat (?:age )?(\d\d)\b|\b(\d{1,2}) (?:years|yrs) ago\b|\bin ((?:19|20)\d\d)\b)/
/** The years that such a policy still has. */
const readBought: Reader = (reading) => {
  const match = bought.exec(reading.text)
  if (match === null) return []
  const [whole, term = '', whenAged, atAge, ago, inYear] = match
  const age =
    readPeople(reading).find((one) => one.key === 'age' && typeof one.value === 'number')?.value ??
    reading.household?.age
  const then = whenAged ?? atAge
  const held =
    ago !== undefined
      ? Number(ago)
      : inYear !== undefined
        ? yearOf(reading.today) - Number(inYear)
        : typeof age === 'number' && then !== undefined
          ? age - Number(then)
          : undefined
  if (held === undefined || held < 0) return []
  const years = (spelledTerms[term] ?? Number(term)) - held
  const span = [match.index, match.index + whole.length] as const
  return years > 0 ? [find('coverageYearsLeft', years, span, 'policy-years', 0.88)] : []
}

export const readPolicyYears: Reader = (reading) => {
  const held = readBought(reading)
  return [
    ...held,
    ...readYearsLeft(reading),
    ...readUntilYear(reading),
    ...readUntilAge(reading),
    // A policy that runs already is not the term that is wanted.
    ...(held.length > 0 ? [] : readTerm(reading)),
  ]
}
