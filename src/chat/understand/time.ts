/** When: the horizon of the money and the age of retirement. */
import { yearOf } from '#engine/calendar.ts'
import type { Mention } from './numbers.ts'
import { ownerBefore } from './owners.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'

const inYears: Record<string, number> = { year: 1, month: 12, week: 52, day: 365 }
const small =
  '(?: (?:the next|the|next|about|around|approx(?:imately)?\\.?|roughly|like|at least|another|a|maybe|the following|less than|under|up to|as little as|say|only))*'
const lead = new RegExp(`\\b(?:in|within|for|over|least|next|after)${small} ?$`)
const bareLead = new RegExp(`^\\W*(?:not )?(?:in|within|over|for|until|till?)${small} ?$`)
/** What one does with money at a time. */
const uses =
  /\b(?:need(?:s|ed)?|us(?:e|ing)|spend|touch(?:ing)?|access|withdraw|buy(?:ing)?|purchas(?:e|ing)|retir(?:e|es|ed|ing|ement)|mov(?:e|ing)|sell(?:ing)?|wedding|marry|college|upgrade|upgrading|stay(?:ing)?|down ?payment|invest(?:ing|ed)? (?:it|this|for)|hold(?:ing)?|grow|save|saving|park|liv(?:e|ing) (?:here|there)|start (?:a |my |our )?(?:business|college|school)|for (?:an?|my|our|the|his|her) (?:(?:first|new|next|second|bigger|rental) )?(?:house|home|condo|place|car|truck|van|boat|cabin|renovation|remodel|honeymoon|sabbatical|trip)|goal|want (?:to have|(?:an? |our |my )?(?:first |new |bigger )?(?:house|home|condo|car|baby))|plan(?:ning)? (?:to|on))\b[^.!?\n]{0,60}$/
const horizonWord =
  /\b(?:horizon|time ?(?:frame|line|scale))(?: (?:is|of|about|around|for|this|money|would be|be|roughly|approximately))*[: ]*$/
/** "It must last 29 years". */
const mustLast =
  /\b(?:it|this|that|the money|this money) (?:all )?(?:must|has to|have to|needs to|should|will have to) last(?: me| us)?(?: for)?(?: at least| about| another| around)* ?$/
const horizonAfter =
  /^(?:[- ](?:year|month|yr|mo)s?)?[- ](?:time )?(?:horizon|time ?(?:frame|line)|investing (?:stint|horizon)|stint|investment horizon|goal|plan)\b|^ ?(?:years?|months?|yrs?|mos?),? (?:and )?then (?:we(?:'ll)? |i(?:'ll)? )?(?:buy|buying|purchase)\b|^ ?(?:years?|months?|yrs?|mos?) (?:from (?:now|retirement|retiring)|away(?=[.,]|$)|until (?:i|we) (?:need|retire|buy|use)|until retirement|out from retirement|to (?:retirement|invest)|(?:before|until) (?:i|we)(?:'ll|'re)? (?:will |would |going to )?(?:use|need|spend|buy|start|retire|move))/
const notBefore =
  /\b(?:paid off|pay(?:ing)? (?:it |this |them |that )?off|forgiven|forgiveness|graduat\w+|matur\w+|finish\w*|vest\w*|loan|loans|mortgages?|(?<!\bdown[ -]?)payments?|interest|term|policy|the (?:last|past)|been|since|worked|(?:have|had) (?:had|lived|worked|been|owned)|lived|ago|old|owned|married|rented|divorced?|lease|apr|salary|income|expenses|cover(?:s|ing|ed)?|every|raise|warranty|employed|experience|collecting|shares|spread|gift|more than|penalty|tax(?:es|ed)?|wait until after|until after|after|(?:take|takes|taking|took)(?: me| us)?)\b[^.]{0,22}$/
const notAfter =
  /^[ -]?(?:years?|yrs?|months?|mos?|weeks?|days?)?[ -]?(?:of (?:expenses|living|salary|savings|service|work|experience|payments|cover|bills|rent|income)|ago|old|mortgage|loan|fixed|term|treasur|arm|into|behind|late|worth|living expenses|expenses|emergency|cd\b|zero|no interest|interest|0%|apr|left on|of payments|treasury|warranty|lease|younger|older|remaining on|(?:away )?from college|pregnant)/

const share = (value: number, unit: number) => Math.round((value / unit) * 100) / 100

function horizons(reading: Reading): Find[] {
  const finds: Find[] = []
  for (const mention of reading.mentions) {
    const unit = mention.time ? inYears[mention.time] : undefined
    if (unit === undefined || mention.high / unit > 60) continue
    const sentence = reading.text.slice(mention.sentence[0], mention.span[0]).replace('approx.', 'approx')
    const named =
      horizonWord.test(mention.before) || mustLast.test(mention.before) || horizonAfter.test(mention.right)
    const alone = reading.text.length <= 30 && bareLead.test(mention.before)
    if (!named) {
      if (!lead.test(mention.before) || !(alone || uses.test(sentence))) continue
      if (notBefore.test(mention.before) || notAfter.test(mention.right)) continue
    }
    const value: number | [number, number] =
      mention.low === mention.high
        ? share(mention.low, unit)
        : [share(mention.low, unit), share(mention.high, unit)]
    finds.push(find('horizonYears', value, mention.span, 'time', named ? 0.88 : 0.76, mention.index))
  }
  return finds
}

const calendarYear =
  /\b(?:by|in|until|around|before|summer|spring|fall|winter|end of|sometime in|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*)(?: (?:the|year|of|about|early|late|mid))* (20[2-7]\d)\b/g
const wordYears: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:next year|in (?:a|one|about a|1) year|within (?:a|the|one|the next) year|a year from now|in the next year)\b/,
    1,
  ],
  [/\b(?:in|within) (?:a |the next )?couple (?:of )?(?:years|yrs)\b/, 2],
  [/\bin (?:about )?a decade\b/, 10],
]
/** "I need the money next year": said of the money itself, or of buying with it. */
const wordUse =
  /\b(?:need (?:it|the|this)|use (?:it|the|this)|buy(?:ing)? (?:an? |our |my )|spend (?:it|this)|down ?payment|retire|wedding)\b[^.!?\n]{0,50}$/

/** "Our twins start college in 2029" is a day of theirs: beside a sum that is not for college it says nothing of the sum. */
const dayOfChild =
  /\b(?:sons?|daughters?|kids?|child|children|twins|boys?|girls?|oldest|eldest|youngest|she|he|they)(?: \w+)? (?:starts?|goes? to|going to|heads? to|enters?|begins?|leaves? for|graduates?|will be|is|are)\b[^.!?\n]*$/

function calendarHorizons(reading: Reading): Find[] {
  const year = yearOf(reading.today)
  const sentenceTo = (place: number) => {
    const sentence = reading.sentences.find(([from, to]) => place >= from && place < to)
    return reading.text.slice(sentence?.[0] ?? 0, place)
  }
  for (const match of reading.text.matchAll(calendarYear)) {
    const until = Number(match[1]) - year
    if (until < 1 || !uses.test(sentenceTo(match.index))) continue
    if (reading.topic !== 'college_529' && dayOfChild.test(sentenceTo(match.index))) continue
    return [find('horizonYears', until, [match.index, match.index + match[0].length], 'time', 0.75)]
  }
  for (const [pattern, years] of wordYears) {
    const match = pattern.exec(reading.text)
    if (match && wordUse.test(sentenceTo(match.index)))
      return [find('horizonYears', years, [match.index, match.index + match[0].length], 'time', 0.6)]
  }
  return []
}

const retireAt =
  /\b(?:retire[sd]?|retiring|retirement(?: age)?|stop working|quit working|done working|call it quits|hang it up|(?:hoping|plan|planning|want|wanting|love|like) (?:to )?(?:be )?(?:done|out|go)|fire|work(?:ing)? (?:until|till|to)|out of the workforce)(?: (?:early|comfortably|completely|fully|from work|(?:to|in) (?:florida|texas|arizona|tennessee|nevada|(?:north|south) carolina|georgia|delaware|[a-z]{4,12})(?= (?:at|around|by|when|in)\b)|is|as early as|age|at|at age|by|by age|around|when (?:i'm|i am|we're|we are|i turn|i hit|i reach|we turn)|until|till|the age of|of|goal|target|date|before|right|my|i'm|the|at the|someday|in \d{1,2} (?:years|yrs)|hopefully|together|both|to|between|somewhere|soon|(?:next|this|in the) (?:year|month|week|spring|summer|fall|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)))*[ :]{0,2}$/
const worksUntil =
  /\b(?:work(?:ing)?|keep working|plan to work)(?: there| here| full[- ]time| part[- ]time)?(?:, \$?\d[\d,.]{0,8}k?(?: a year)?,)? (?:until|till|to|through) (?:i'm |i am |age |i turn |we're |about |i hit )?$/
const atAge =
  /\b(?:between|at|by|age|until|till|to|when|around|before|of|i'm|as early as|through|is)[ a-z']{0,24}:? ?$/

const isRetirementAge = (mention: Mention) =>
  mention.kind === 'plain' &&
  mention.time === undefined &&
  mention.per === undefined &&
  mention.low >= 30 &&
  mention.high <= 80 &&
  !/^(?:%|k\b| ?(?:percent|years?|%))/.test(mention.right)

/** "Retiring next year at 66": whoever names the age of a day so near is a year younger, and no age is told beside it. */
const withinAYear =
  /\b(?:(?:next|this) (?:year|month|spring|summer|fall|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)|soon|in (?:january|february|march|april|may|june|july|august|september|october|november|december)) (?:at|when i'm|when i turn|age) (?:age )?$/

/** "I can't go on until our target retirement at 65": an age that is given up. */
const givenUp =
  /(?:\b(?:not|cannot|unable)|n't)(?: be)?(?: able)?(?: to)? (?:continue|work|go on|keep (?:going|working)|last|make it|hold out|stay)\b[^.;!?]{0,70}\b(?:until|till|to)\b[^.;!?]{0,40}$/

function retirementAges(reading: Reading): Find[] {
  const finds: Find[] = []
  const people = reading.people
  for (const mention of reading.mentions) {
    if (!isRetirementAge(mention)) continue
    if (!retireAt.test(mention.before) && !worksUntil.test(mention.before)) continue
    if (!atAge.test(mention.before.slice(-30)) && !/:\s*$/.test(mention.before)) continue
    const owner = ownerBefore(people, mention.span[0], 60)
    if (owner === 'other' || owner === 'child' || owner === 'spouse') continue
    if (/\b(?:retired|was|were) (?:at|at age|when) ?$/.test(mention.before)) continue
    if (givenUp.test(mention.before)) continue
    const value: number | [number, number] =
      mention.low === mention.high ? Math.floor(mention.low) : [mention.low, mention.high]
    finds.push(find('retirementAge', value, mention.span, 'time', 0.88, mention.index))
    if (typeof value === 'number' && withinAYear.test(mention.before) && !/\bretired\b/.test(mention.before))
      finds.push(find('age', value - 1, mention.span, 'time', 0.55))
  }
  return finds
}

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'
/** "We're retiring next year": a year from now, whichever month it is. */
const retiresNextYear =
  /\b(?:(?:i|we)(?:'m| am|'re| are|'ll be| will be) retiring|(?:^|[,;.] ?|\band )retiring) next year\b(?! (?:at|when)\b)/

/** "Retiring in March", "I retire at the end of the year": so soon that the age of today is the age of it. */
const retiresSoon = new RegExp(
  `\\b(?:i(?:'m| am|'ll| will|'ll be| will be)? (?:retiring|retire)|(?:^|[,;.] ?|\\band )(?:retiring|retire)|my last day(?: of work)? is|stopping work|(?:^|[,;.] ?|\\bi(?:'m| am|'ll be) )(?:done|finished)(?: working| teaching)?)(?: \\w+)?? (?!next year\\b)(?:(?:in|this|next|early|late|by|at the end of|the end of) (?:early |late |mid-? ?|this |next |the )?(?:${months}|spring|summer|fall|winter|month|year|year's end)|soon)\\b(?! (?:at|when)\\b)`,
)
function retiringSoon({ text, household, people }: Reading, found: readonly Find[]): Find[] {
  const nextYear = retiresNextYear.exec(text)
  const said = nextYear ?? retiresSoon.exec(text)
  const age = found.find(({ key }) => key === 'age')?.value ?? household?.age
  if (said === null || typeof age !== 'number' || age < leastRetiringAge) return []
  if (ownerBefore(people, said.index + 1, 40) === 'spouse') return []
  const at = Math.floor(age) + (nextYear === null ? 0 : 1)
  return [find('retirementAge', at, [said.index, said.index + said[0].length], 'time', 0.6)]
}
const leastRetiringAge = 50

const toRetirement = /\b(?:retir(?:e|es|ing|ement)|stop(?:ping)? work(?:ing)?)\b[^.!?\n]{0,30}$/

/** "We plan to retire in four years", of somebody whose age is known, names the age at which work stops too. */
export function withRetirementAge(reading: Reading, found: Find[]): Find[] {
  if (found.some(({ key }) => key === 'retirementAge')) return found
  const soon = retiringSoon(reading, found)
  if (soon.length > 0) return [...found, ...soon]
  const until = found.find(({ key, reader }) => key === 'horizonYears' && reader === 'time')
  const age = found.find(({ key }) => key === 'age')?.value ?? reading.household?.age
  if (until === undefined || typeof until.value !== 'number' || typeof age !== 'number') return found
  const sentence = reading.sentences.find(([from, to]) => until.span[0] >= from && until.span[0] < to)
  if (!toRetirement.test(reading.text.slice(sentence?.[0] ?? 0, until.span[0]))) return found
  return [
    ...found,
    find('retirementAge', Math.round(age + until.value), until.span, 'time', until.confidence),
  ]
}

export const readTime: Reader = (reading) => [
  ...horizons(reading),
  ...calendarHorizons(reading),
  ...retirementAges(reading),
]
