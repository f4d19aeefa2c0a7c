/** When somebody left the job whose plan is spoken of: at what age, and on which day. */
import { datesIn } from './dates.ts'
import type { Mention } from './numbers.ts'
import { isHere } from './phrases.ts'
import { type Find, find, isOfOthers, type Reading } from './reading.ts'

const planWord =
  /\b(?:401 ?\(?k\)?|403 ?\(?b\)?|457 ?\(?b?\)?|tsp|thrift savings|roll(?:ing|ed)? ?over|retirement plan|old plan|former plan|pension plan|distribution)/
export const isInRollover = ({ topic, talkingAbout }: Reading) =>
  topic === 'rollover_401k' || talkingAbout === 'rollover_401k'
export const isAboutPlan = (reading: Reading) => isInRollover(reading) || planWord.test(reading.text)

export const departed =
  '(?:left|leaving|quit|retired(?: from)?|separated(?: from)?|resigned(?: from)?|departed|was laid off|got laid off|laid off|was let go|got let go|lost my job|let me go|laid me off)'
const thatMonth =
  '(?: (?:in|on|this|last) [a-z]{3,9}\\.?(?: \\d{1,2}(?:st|nd|rd|th)?)?,?(?: (?:of )?20\\d\\d,?)?| (?:in )?20\\d\\d,?| (?:\\w+ )?(?:years?|months?|weeks?) ago,?)?'
const leftAt = new RegExp(
  `\\b${departed}(?: (?:my|the|that|a|this|old|last|previous|job|work|employer|company|position|service|from|there|it|police|fire|department|federal|government|hospital|nursing|teaching|school|office|corporate|tech|bank|factory|union|state|city|county|university|college|next|month|year)){0,5}${thatMonth} (?:at|at age|at the age of|when i was|aged) (?:about )?$`,
)
/** "Retired as a police sergeant at 51", "retired from the post office this summer at 62": whatever was left. */
const leftAnything = new RegExp(
  `\\b${departed}(?! (?:smoking|drinking|vaping|alcohol|school|college|home|church|weed|him|her|them|it)\\b)(?: (?!(?:and|but|so|or|because|who|which|when|after|while|then)\\b)[a-z][\\w'-]*){1,8} at (?:age |the age of )?$`,
)
/** "Quit Amazon at 31": whoever was worked for may have any name; other things are given up too. */
const leftCompany =
  /\b(?:left|leaving|quit|separated from|resigned from|departed|retired from|laid off from|let go from) (?!(?:smoking|drinking|vaping|school|college|home|church|alcohol|weed|it|them|him|her|cold)\b)[a-z][\w'&.-]+ at (?:age )?$/
const whenLeft = new RegExp(`^(?: years old)? when i ${departed}`)
const exit =
  '(?:early[- ]?(?:out|retirement)|buy-?out|(?:severance |exit |retirement )?package|voluntary separation)'
/** "At 55 I took the buyout", "took the buyout at 55". */
const tookExit = new RegExp(`\\b(?:took|accepted) (?:the|an?|my|their) (?:\\w+ )?${exit}`)
const atAge = /\bat (?:age )?$/
const exitBefore = new RegExp(`${tookExit.source}(?: \\w+)? at (?:age )?$`)
const exitAfter = new RegExp(`^,? i (?:just |then )?${tookExit.source}`)
const tookExitAt = ({ before, after }: Mention): boolean =>
  exitBefore.test(before) || (atAge.test(before) && exitAfter.test(after))
const ofJob = /\b(?:job|work|employer|company|position|department|service|there)\b/

/** "left my job at 56", "I was 54 when I left". */
export function separationAges(reading: Reading): Find[] {
  const finds: Find[] = []
  for (const mention of reading.mentions) {
    if (mention.kind !== 'plain' || mention.scaled || mention.per !== undefined) continue
    if (mention.low !== mention.high || mention.low < 30 || mention.low > 85) continue
    if (/^(?:k|%| ?(?:percent|months?|weeks?|days?))\b/.test(mention.right)) continue
    const said = leftAt.exec(mention.before) ?? whenLeft.exec(mention.after)
    const isNamed =
      (leftCompany.test(mention.before) || leftAnything.test(mention.before)) && isAboutPlan(reading)
    const isOfJob = said !== null && (isAboutPlan(reading) || ofJob.test(said[0]))
    if (!isOfJob && !isNamed && !tookExitAt(mention)) continue
    if (!isHere(reading, mention.span[0], mention.span[1]) || isOfOthers(reading, mention)) continue
    finds.push(find('separationAge', mention.low, mention.span, 'rollover', 0.93, mention.index))
  }
  return finds
}

/** What else is left or given up: a habit, a home, a person, money in a plan. */
const notWork =
  '(?:smoking|drinking|vaping|alcohol|school|college|church|home|town|him|her|them|me|us|it|(?:my|our|the) (?:husband|wife|spouse|partner|ex|kids?|family|house|home|apartment|money|balance|funds?|account)|\\$?\\d)'
const wordsOfJob = `(?! ${notWork}\\b)(?: (?!and\\b|but\\b|so\\b|or\\b|because\\b|who\\b|which\\b|when\\b|after\\b)(?:[\\w'&$-]|[.,](?=\\d))+){0,7}`
const ofTheirs =
  '(?: (?:my|the|that|a|this|old|last|previous|job|work|employer|company|position|from|there|on|back|their|\\$?[\\d,.]+k?)){0,6}'
const changed = '(?:changed|switched) (?:jobs|employers|companies)'
/** "I left the hospital in March": whatever was worked for, what stands before the day is the leaving of it. */
export const leftThen = new RegExp(
  `(?:\\b(?:i|i've|they|company|employer|boss|just|and)|,|[.!?;(]|^) ?(?:just |recently |actually )?(?:${departed}(?:${ofTheirs}|${wordsOfJob})|${changed}) ?$`,
)

/** "out of work since June" */
const withoutWorkSince =
  /\b(?:out of work|unemployed|jobless|between jobs|without (?:a job|work)|laid off) ?$/

/** "left my job last month". */
export function separationDates(reading: Reading): Find[] {
  for (const { date, span } of datesIn(reading.text, reading.today, 'past')) {
    const before = reading.text.slice(Math.max(0, span[0] - 70), span[0])
    // "Leaving on Dec 12" is ahead, whatever year a past day would be of.
    if (
      /\bleaving\b[^.;]*$/.test(before) ||
      date > reading.today ||
      !(
        leftThen.test(before) ||
        (withoutWorkSince.test(before) && reading.text.startsWith('since', span[0]))
      ) ||
      !isHere(reading, span[0], span[1])
    )
      continue
    return [find('separationDate', date, span, 'rollover', 0.8)]
  }
  return []
}
