/** What is left in hand: "I have $300 left" is cash, unless it is what is left of a debt. */
import { isDunned, isSued } from './collectors.ts'
import { mayBeMoney } from './cues.ts'
import { debtNamesIn } from './debt-names.ts'
import type { Mention } from './numbers.ts'
import { isNoCash } from './placed-after.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const haveBefore =
  /\b(?:have|has|got|'ve|with|down to|there's|there is)(?: (?:only|just|about|like|maybe|around|got|my last))*$/
/** "Savings are basically gone, like 2k left" */
const goneBefore =
  /\b(?:savings?|cash|emergency fund)(?: account)?(?: (?:is|are|has|have|been|basically|almost|mostly|nearly|pretty much|all|about|just)|'s)* (?:gone|drained|depleted|used up|spent|wiped out)\b,?(?: (?:but|and|there's|there is|with|maybe|only|just|like|about|around|i have|we have))*$/
const leftAfter =
  /^ (?:left|remaining)(?: over)?(?=$|[.,;!?)]| (?:and|but|so|or|until|till|with|right now|now|for (?:food|rent|bills|the (?:rest|month)))\b)|^ to (?:my|our) name\b|^ (?:left )?to live on\b/
/** Said of a place where cash is kept, no debt is meant. */
const leftInPlace =
  /^ (?:is |still )?(?:left|remaining) (?:over )?in (?:my |our |the |a )?(?:checking|savings?|bank|cash|credit union|emergency fund)\b/
const ratedAfter =
  /^ (?:left|remaining)[ ,(]*(?:and |with |@ ?|at )?(?:an? |my )?(?:\d{1,2}(?:\.\d+)? ?(?:%|percent|apr|months?|years?|yrs?|payments?)|interest|rate)/
/** What was paid down, so that the rest is still owed. */
const paidDown =
  /\b(?:paid|paying|pay(?:ed)? (?:it |them )?(?:off|down)|started|originally|borrowed|took out|used to owe|owed|refinanc\w+|bought)\b/
const owing = /\b(?:debts?|loans?|owe[sd]?|balances?|mortgages?|payments?|notes?|paid|paying)\b/
/** What is left of each month's pay is no cash that is there. */
const ofMonth =
  /\bafter (?:all )?(?:my |our |the )?(?:bills|expenses|everything|rent|taxes)\b|\b(?:each|every|a|per) (?:month|week|paycheck)\b|\bmonthly\b/
/** Where a rest is spoken of as a matter of course. */
const ofLoans: ReadonlySet<string> = new Set(['mortgage', 'student_loans'])

/** Whether "left" is said of a debt: of one that its sentence names, or of one whose sum was not told yet. */
function isRestOfDebt(reading: Reading, mention: Mention): boolean {
  const before = reading.text.slice(0, mention.span[0])
  const sentence = reading.text.slice(...mention.sentence)
  const clause = mention.before.replace(/^.*(?:,| and| but| so)(?= )/s, '')
  const toldSum = reading.mentions.some(
    (other) => other.index < mention.index && other.kind === 'money' && other.per === undefined,
  )
  if (ofLoans.has(reading.topic ?? '') || paidDown.test(before)) return true
  if (toldSum) return owing.test(clause) || debtNamesIn(clause).length > 0
  return owing.test(before) || owing.test(sentence) || debtNamesIn(reading.text).length > 0
}

/** "After bills there's maybe 450 left": what a month leaves, no rest of a debt. */
const afterBills =
  /\bafter (?:all )?(?:of )?(?:my |our |the )?(?:bills|expenses|everything|rent|taxes|necessities)\b[^.;\n\d]{0,30}$/
/** "I take home 3,000 and have 350 left" */
const ofTakeHome =
  /\b(?:take[- ]?home|bring(?:ing)? home)\b[^.;]{0,40}\b(?:have|got|with)(?: (?:about|only|maybe|around))* ?$/
export const isLeftOfPay = (mention: Mention): boolean =>
  (afterBills.test(mention.before) || ofTakeHome.test(mention.before)) &&
  /^ ?(?:is |are )?(?:left|remaining)\b/.test(mention.right)

/** "Bills are 3,900 a month and we have 11,000 left": no month leaves more than it moves. */
function isRestOfMonth({ text, mentions }: Reading, { sentence, low }: Mention): boolean {
  if (!ofMonth.test(text.slice(...sentence))) return false
  const moved = mentions.filter(
    ({ per, span }) => per !== undefined && span[0] >= sentence[0] && span[1] <= sentence[1],
  )
  return moved.length === 0 || moved.some((one) => one.high >= low)
}

export function isCashLeft(reading: Reading, mention: Mention): boolean {
  if (mention.per !== undefined || unreal(mention) !== undefined || isLeftOfPay(mention)) return false
  if (isNoCash(reading, mention)) return false
  if (leftInPlace.test(mention.right)) return true
  const isRestOfCash = goneBefore.test(mention.left)
  if (!haveBefore.test(mention.left) && !isRestOfCash) return false
  // "Sued for 3,800, i have 600 bucks": all that is there.
  if (
    (isDunned(reading) || isSued(reading)) &&
    /^(?: (?:in cash|cash|total))?(?=$|[.,;!?])/.test(mention.right) &&
    mention.low < 20_000
  )
    return true
  if (!leftAfter.test(mention.right)) return false
  if (ratedAfter.test(mention.right) || isRestOfMonth(reading, mention)) return false
  return (
    isRestOfCash ||
    isDunned(reading) ||
    /^ (?:left )?to /.test(mention.right) ||
    !isRestOfDebt(reading, mention)
  )
}

export const readCashLeft: Reader = (reading) =>
  reading.mentions.flatMap((mention): Find[] =>
    mention.low === mention.high && mayBeMoney(mention) && isCashLeft(reading, mention)
      ? [find('savings', mention.low, mention.span, 'cash-left', 0.88, mention.index)]
      : [],
  )
