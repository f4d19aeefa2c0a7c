/** Pay that begins in a later year: "I'll make 300,000 in two years", "attending at 280k in 2028". */
import { civilDate, yearOf } from '#engine/calendar.ts'
import type { CalendarDate } from '#engine/units.ts'
import { isBareThousands } from './bare-thousands.ts'
import { mayBeMoney, over } from './cues.ts'
import type { Mention } from './numbers.ts'
import { ownerBefore } from './owners.ts'
import { type Find, find, isOfOthers, type Reader, type Reading } from './reading.ts'
import { numberWords } from './spelled-numbers.ts'
import { unreal } from './tenses.ts'

const about =
  '(?: (?:about|around|roughly|over|up|maybe|more|like|closer|close|at|least|approximately|probably|only|to|a|an))* ?\\$?$'
const future = "(?:i'll|will|should|going to|expect to|expecting to|about to|set to)"
const earning = '(?:make|earn|be making|be earning|be paid|be getting|be at|bring in)'
const change =
  '(?:be|become|go(?:es)? (?:up|down)|rises?|increases?|jumps?|grows?|drops?|falls?|decreases?|doubles?)'
/** Whoever says one of these speaks of pay. */
const ofPay = [
  new RegExp(`\\b${future} ${earning}${about}`),
  new RegExp(`\\bi(?:'ll| will) [^.;!?,\\d]{3,30} and (?:make|earn)${about}`),
  new RegExp(
    `\\bmy (?:base )?(?:pay|salary|income) (?:will|should|is going to|is about to|is set to)(?: then)? ${change}${about}`,
  ),
  new RegExp(
    `\\battending(?: physician)?(?: (?:salary|pay|job|position|income))?(?: (?:of|for|making|is|at|will be|would be|should be|'ll be|to be|starts? at))*${about}`,
  ),
  // "Income goes from 70k to 290k in July"
  new RegExp(
    `\\b(?:pay|income|salary) (?:(?:then|will|should|is going to|is about to|is set to) )*(?:goes?|jumps?|rises?|increases?|moves?|climbs?|drops?|falls?|changes?)(?: up| down)? from [^.;!?]{1,20} to${about}`,
  ),
  // "Getting a raise in January to 71k"
  new RegExp(
    `\\b(?:get|getting|gets|expect|expecting|have|due|with|for) (?:an? |my |another )?(?:pay )?(?:raise|promotion|bump)\\b[^.;,!?\\d]{0,30}\\bto${about}|^\\W*raise\\b[^.;,!?\\d]{0,30}\\bto${about}`,
  ),
  new RegExp(`\\bpart[- ]time\\b[^.;!?\\d]{0,20}\\b(?:at|for|making|earning)${about}`),
]
/** A pay of whoever has none today: beside a job it is the pay that is told. */
const ofNewJob = [
  // "I start a new job in January at 97k", "my new job begins in January and pays 97k"
  new RegExp(
    `\\b(?:start|begin)(?:s|ing)? (?:an?|my|the|at my|at a) (?:(?:new |next |other |another )?(?:job|position|role)|new one)\\b[^.;!?\\d]{0,30}\\b(?:at|for|pays|paying|making)${about}`,
  ),
  new RegExp(
    `\\b(?:new|next) (?:job|position|role|one)\\b[^.;!?\\d]{0,40}\\b(?:at|for|pays|paying|will pay)${about}`,
  ),
]
const lostJob = /\b(?:laid off|let go|lost my job|out of work|unemployed)\b/
/** These may be of anything: they are of pay where the sentence has spoken of it before. */
const ofAnything = new RegExp(
  `\\b(?:it|that)(?:'ll| will| should|'s going to| is going to) ${change}${about}|\\b(?:jump|ris|go|dropp|fall|cutt|increas|grow)ing(?: up| down| back)*${about}|\\b(?:i )?expect(?:ing)?${about}`,
)
const spokeOfPay = /\b(?:income|salary|stipend|pay|paid|make|makes|making|made|earn(?:s|ing|ed)?)\b/
const otherSums =
  /\b(?:rent|tuition|premiums?|payments?|costs?|expenses|price|inherit\w*|bonus|gift|sale|profit)\b/
/** "I'm an attending at 280k": that is the pay of today. */
const isNow = /\b(?:i'm|i am|im|as|now|currently)(?: now| currently)? (?:an? )?attending\b/

const aNumber = `(\\d{1,2}|${Object.keys(numberWords).join('|')}|a|an)`
const inYears = new RegExp(
  `\\b(?:in|within|after)(?: about| around| the next| another)? ${aNumber}(?: more)? (?:years?|yrs?)\\b|\\b${aNumber} (?:years?|yrs?) from now\\b`,
)
const nextYear = /\bnext year\b/
const late =
  'mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:mid|late|the middle of|the end of|spring|summer|fall|autumn)[- ]?'
const inYear = new RegExp(
  `\\b(?:in|by|from|as of|starting|beginning|until|come)(?: in)?(?: (?:(${late})|jan(?:uary)?|feb(?:ruary)?|early|the beginning of))?(?: of)? ?(20\\d\\d)\\b`,
)
/** "In January": of the year that begins then. */
const inJanuary =
  /\b(?:in|from|on|this|come|start(?:s|ing)|begin(?:s|ning)|effective|as of)(?: in| on)? jan(?:uary)?\b(?! (?:of )?20\d\d)/
const months = ['feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const inMonth = new RegExp(
  `\\b(?:in|from|this|next|come|starting|beginning|effective|as of)(?: in| next| this)? (${months.join('|')})[a-z]*\\b(?! (?:of )?20\\d\\d)`,
)
/** Pay that begins in the course of a year is that of the next one as a whole. */
function yearAfterMonth(clause: string, today: CalendarDate): number | undefined {
  const named = months.indexOf(inMonth.exec(clause)?.[1] ?? '')
  if (named < 0) return undefined
  const { year, month } = civilDate(today)
  const february = 2
  return year + (named + february > month ? 1 : 2)
}
/** "New job pays 97k, starts January 5": told behind the comma. */
const startsAfter = /^,? (?:and |which |it |i )*(?:starts?|begins?|starting|beginning)\b[^.;!?]{0,30}/
/** "My 401k will be at 12k in 2040": what an account holds or a house is worth is no pay. */
const isOfAThing =
  /\b(?:401 ?\(?k\)?|403 ?\(?b\)?|457|tsp|iras?|roth|hsa|529|accounts?|balances?|savings?|funds?|net worth|portfolio|investments?|debts?|loans?|mortgage|house|home|nest egg)(?:'s)? (?:(?:balance|account|value|plan) )?(?:will|should|is going to|'ll)(?: \w+){0,3} \$?$/
/** A change without a day. */
const someDay =
  /^ ?(?:a year )?(?:after|once|when|out of)(?: i(?:'m| am)?| my| the)? (?:finish|graduat|done|complet|residen|fellowship|training|school|pass|becom|go part[- ]time|an attending)/

const namesYear = /^,? ?in 20\d\d/

const soonest = 1
const farthest = 15

const payNow =
  /\b(?:make|making|earn|earning|pays?|income|salary|stipend|resident|fellow|at|from|on)(?: (?:is|of|now|about|around|at|from|goes|jumps|rises|moves|a|an))* ?\$?$/
/** Pay of today beside the one to come: without it, pay that begins in some month is the pay. */
const isPayNowTold = ({ household, mentions }: Reading, then: Mention): boolean =>
  household?.income !== undefined ||
  mentions.some(
    (one) => one.index < then.index && (mayBeMoney(one) || isBareThousands(one)) && payNow.test(one.before),
  )

/** The first whole year: of a pay that begins in spring or later, the next one. */
function yearIn(clause: string, today: CalendarDate, hasPayNow: boolean): number | undefined {
  const years = inYears.exec(clause)
  const counted = years?.[1] ?? years?.[2]
  const year = inYear.exec(clause)
  const from =
    year !== null
      ? Number(year[2]) + (year[1] === undefined ? 0 : 1)
      : counted !== undefined
        ? yearOf(today) + (/^an?$/.test(counted) ? 1 : (numberWords[counted] ?? Number(counted)))
        : nextYear.test(clause) || inJanuary.test(clause)
          ? yearOf(today) + 1
          : hasPayNow
            ? yearAfterMonth(clause, today)
            : undefined
  if (from === undefined) return undefined
  const ahead = from - yearOf(today)
  return ahead >= soonest && ahead <= farthest ? from : undefined
}

/** The words around a number, up to the next comma on either side; what bounds it ("up to") stands before it. */
function wordsAround({ text }: Reading, { span, sentence }: Mention) {
  const digits = text.slice(...span).search(/\d/)
  const at = span[0] + Math.max(0, digits)
  const before = text.slice(Math.max(sentence[0], at - 120), at)
  const spoken = text.slice(Math.max(0, at - 160), at)
  const clause = Math.max(before.lastIndexOf(', '), before.lastIndexOf('; '))
  const after = text.slice(span[1], Math.min(sentence[1], span[1] + 60))
  return { spoken, before, clause: before.slice(clause + 1), after: (/^[^,;!?]*/.exec(after) ?? [''])[0] }
}

type Around = ReturnType<typeof wordsAround>

const isExpected = ({ text }: Reading, { spoken, before, clause }: Around): boolean =>
  !isNow.test(clause) &&
  (ofPay.some((words) => words.test(before)) ||
    (lostJob.test(text) && ofNewJob.some((words) => words.test(before))) ||
    (ofAnything.test(before) && spokeOfPay.test(spoken) && !otherSums.test(clause)))

/** "160k in savings", "300,000 from my dad": a sum, and no pay. */
const isOfOtherThings =
  /^ ?(?:in|from|of) (?!\d|an? |one|two|three|four|five|about|around|early|late|mid|the |(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|[a-z]+ 20\d\d)/

/** "$60,000 less", of pay that was told before; without that pay it says no sum. */
const isDifference = /^ ?(?:a year )?(less|more)\b(?! than)/
function differs({ household }: Reading, pay: number | [number, number], after: string) {
  const said = isDifference.exec(after)?.[1]
  if (said === undefined) return pay
  const today = household?.income
  if (typeof today !== 'number' || typeof pay !== 'number') return undefined
  const then = said === 'less' ? today - pay : today + pay
  return then > 0 ? then : undefined
}

const mostOfRaise = 2
/** "Raise in jan to 71", of 65k a year. */
const raiseInThousands = ({ household }: Reading, mention: Mention): boolean => {
  const today = household?.income
  if (typeof today !== 'number' || mention.kind !== 'plain' || mention.scaled) return false
  if (mention.per !== undefined || mention.time !== undefined) return false
  const times = (mention.low * 1e3) / today
  return times >= 1 / mostOfRaise && times <= mostOfRaise
}

const yearly = (reading: Reading, mention: Mention): number | [number, number] | undefined => {
  if (isBareThousands(mention) || raiseInThousands(reading, mention)) return mention.low * 1e3
  const year = over(mention, 'year')
  const least = 10_000
  return (typeof year === 'number' ? year : year[0]) >= least ? year : undefined
}

export const readExpectedPay: Reader = (reading) =>
  reading.mentions.flatMap((mention): Find[] => {
    if (!mayBeMoney(mention) && !isBareThousands(mention) && !raiseInThousands(reading, mention)) return []
    const around = wordsAround(reading, mention)
    const { before, clause, after } = around
    if (!isExpected(reading, around) || isOfOthers(reading, mention)) return []
    if (isOfAThing.test(before)) return []
    if (isOfOtherThings.test(after) || /\b(?:retire\w*|hop(?:e|ing))\b/.test(clause + after)) return []
    // What two will earn together is nobody's own pay.
    if (/\bwe\b/.test(clause + after) && !/^ ?(?:each|apiece)\b/.test(after)) return []
    if (ownerBefore(reading.people, mention.span[0], 120, mention.sentence[0]) === 'spouse') return []
    const said = [
      after,
      ...(startsAfter.exec(mention.after) ?? []),
      clause,
      ...(/\bthen\b/.test(clause) ? [before] : []),
    ]
    const hasPayNow = isPayNowTold(reading, mention)
    const from = said
      .map((words) => yearIn(words, reading.today, hasPayNow))
      .find((year) => year !== undefined)
    const why = unreal(mention)
    // A year that is named after a number is behind us but for those that are ahead.
    if (why !== undefined && !(why === 'past' && from !== undefined && namesYear.test(after))) return []
    const told = yearly(reading, mention)
    const pay = told === undefined ? undefined : differs(reading, told, after)
    if (pay === undefined || (from === undefined && !someDay.test(after))) return []
    return [
      find('expectedPay', pay, mention.span, 'expected-pay', 0.94, mention.index),
      ...(from === undefined ? [] : [find('expectedPayFrom', from, mention.span, 'expected-pay', 0.94)]),
    ]
  })
