/** When: the horizon of the money and the age of retirement. */
import { yearOf } from '#engine/calendar.ts'
import type { Mention } from './numbers.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'

const inYears: Record<string, number> = { year: 1, month: 12, week: 52, day: 365 }
const leads =
  /\b(?:in|within|for|over|after|about|next|least|horizon|timeline|time ?frame|until|away|maybe|the next|of|to|is)(?: (?:is|of|the next|the|next|about|around|approx(?:imately)?\.?|approx|roughly|like|at least|another|a|only|maybe|the following|less than|under|up to|as little as|say|at|least))* ?$/
const actions =
  /\b(?:buy|buying|need|needs|retire|retiring|retirement|move|moving|house|home|wedding|business|use|goals?|horizon|college|withdraw|spend|time ?frame|timeline|sell|selling|upgrade|planning|plan|stay|staying|invest|investing|investment|down ?payment|access|touch|grow|lump|save|saving|park|car|school|tuition|away|kids? (?:start|go)|stint|hold)\b/
const notHorizon =
  /\b(?:paid off|pay(?:ing)? (?:it |this |them |that )?off|forgiven|forgiveness|graduat\w+|matur\w+|finish\w*|vest\w*|loan|loans|mortgage|mortgages|payments?|interest|term|policy|for the (?:last|past)|the (?:last|past)|been|since|worked|have (?:had|lived|worked|been)|lived|ago|old|owned|married|rent(?:ed|ing)?|divorce[d]?|lease|apr|zero|salary|income|expenses|emergency fund|fund|cushion|cover(?:s|ing|ed)?|average|every|raise|warranty|employed|employment|experience|collecting|credit history|free|(?:take|takes|taking|took)(?: me| us)?)\b[^.]{0,26}$/
const afterNot =
  /^[ -]?(?:years?|yrs?|months?|mos?|weeks?|days?)?[ -]?(?:of (?:expenses|living|salary|savings|service|work|experience|payments|cover|bills|rent|income)|ago|old|mortgage|loan|fixed|term|treasur|arm|into|behind|late|worth|living expenses|expenses|emergency|cd\b|zero|no interest|interest|0%|apr|left on|of payments|treasury|warranty|lease|younger|older|remaining on)/

function horizons(reading: Reading): Find[] {
  const finds: Find[] = []
  for (const mention of reading.mentions) {
    const unit = mention.time ? inYears[mention.time] : undefined
    if (unit === undefined || mention.high / unit > 60) continue
    const sentence = reading.text.slice(...mention.sentence)
    const left = mention.before
    if (
      !leads.test(left) &&
      !/\bhorizon\b[^.]{0,20}$/.test(left) &&
      !/^[- ]?(?:year|month|yr)s?[- ](?:horizon|time ?(?:frame|line|horizon)|investing|investment|plan|goal|stint)|^ (?:years?|months?|yrs?) (?:from (?:now|retirement|retiring)|away|until (?:i|we|retirement)|out\b|to (?:go|retirement))/.test(
        mention.right,
      )
    )
      continue
    if (notHorizon.test(left) || afterNot.test(mention.right)) continue
    if (!actions.test(sentence) && !/\b(?:need|use|buy|retire)\b/.test(left)) continue
    const tidy = (value: number) => Math.round((value / unit) * 100) / 100
    const value: number | [number, number] =
      mention.low === mention.high ? tidy(mention.low) : [tidy(mention.low), tidy(mention.high)]
    const strong =
      /\b(?:horizon|time ?(?:frame|line)|need (?:it|the money|this|to use)|use (?:it|this|the)|retire)\b/.test(
        sentence,
      )
        ? 0.85
        : 0.72
    finds.push(find('horizonYears', value, mention.span, 'time', strong, mention.index))
  }
  return finds
}

const calendarYear =
  /\b(?:by|in|until|around|before|summer|spring|fall|winter|end of|sometime in|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*)(?: (?:the|year|of|about|early|late|mid))* (20[2-7]\d)\b/g
const wordYears: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:need|use|buy\w*|move|moving|spend|want|retir\w+|sell\w*|close|closing|wedding|plan\w*)\b[^.\n]{0,60}\b(?:next year|in (?:a|one|about a|1) year|within (?:a|the|one|the next) year|a year from now|in the next year)\b/,
    1,
  ],
  [/\bin (?:a )?couple (?:of )?(?:years|yrs)\b/, 2],
  [/\b(?:in|for) (?:a )?decade\b/, 10],
]

function calendarHorizons(reading: Reading): Find[] {
  const year = yearOf(reading.today)
  for (const match of reading.text.matchAll(calendarYear)) {
    const until = Number(match[1]) - year
    const sentence = reading.sentences.find(([from, to]) => match.index >= from && match.index < to) ?? [0, 0]
    if (until < 1 || !actions.test(reading.text.slice(...sentence))) continue
    return [find('horizonYears', until, [match.index, match.index + match[0].length], 'time', 0.75)]
  }
  for (const [pattern, years] of wordYears) {
    const match = pattern.exec(reading.text)
    if (match && actions.test(match[0] + reading.text))
      return [find('horizonYears', years, [match.index, match.index + match[0].length], 'time', 0.6)]
  }
  return []
}

const retireAt =
  /\b(?:retire[sd]?|retiring|retirement(?: age)?|stop working|quit working|done working|fire|work(?:ing)? (?:until|till|to)|out of the workforce)(?: (?:early|comfortably|completely|fully|from work|is|as early as|age|at|at age|by|by age|around|when (?:i'm|i am|we're|we are|i turn|i hit|i reach|we turn)|until|till|the age of|of|goal|target|date|before|right|my|i'm|the|at the|someday|hopefully|together|both|to))*[ :]{0,2}$/
const yearsWork =
  /\b(?:work(?:ing)?|keep working|plan to work) (?:until|till|to|through) (?:i'm |i am |age |i turn |we're |about |i hit )?$/

function retirementAges(reading: Reading): Find[] {
  const finds: Find[] = []
  for (const mention of reading.mentions) {
    if (!isRetirementAge(mention)) continue
    if (!retireAt.test(mention.before) && !yearsWork.test(mention.before)) continue
    if (
      !/\b(?:at|by|age|until|till|to|when|around|before|of|i'm|as early as|through|is|:)[ a-z']{0,24}:? ?$/.test(
        mention.before.slice(-30),
      )
    )
      continue
    if (/\b(?:my|his|her) (?:dad|mom|father|mother|brother|friend|boss)\b/.test(mention.before)) continue
    if (/\b(?:retired|was|were) (?:at|at age|when) ?$/.test(mention.before)) continue
    const value: number | [number, number] =
      mention.low === mention.high ? Math.floor(mention.low) : [mention.low, mention.high]
    finds.push(find('retirementAge', value, mention.span, 'time', 0.88, mention.index))
  }
  return finds
}

const isRetirementAge = (mention: Mention) =>
  mention.kind === 'plain' &&
  mention.time === undefined &&
  mention.per === undefined &&
  mention.low >= 30 &&
  mention.high <= 80 &&
  !/^(?:%|k\b| ?(?:percent|years?|%))/.test(mention.right)

export const readTime: Reader = (reading) => [
  ...horizons(reading),
  ...calendarHorizons(reading),
  ...retirementAges(reading),
]
