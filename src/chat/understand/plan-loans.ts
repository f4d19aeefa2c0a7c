/** A loan from an old plan: what is still owed of one that was taken, and why and when the plan closed it. */
import { mayBeMoney } from './cues.ts'
import { datesIn } from './dates.ts'
import { amountOf, type Mention } from './numbers.ts'
import { isHere, phraseReader } from './phrases.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const topics = ['rollover_401k'] as const
const loan = '(?:(?:my |the |a |an )?(?:outstanding )?(?:(?:401 ?\\(?k\\)?|403 ?\\(?b\\)?|tsp|plan) )?loan)'
const closed = '(?:off-?set|foreclosed|closed(?: out)?|called(?: in)?|cancell?ed)'
const left =
  '(?:when|because|since|after|as) (?:i|he|she) (?:left|quit|was (?:laid off|let go|fired)|got (?:laid off|fired)|retired|resigned)'

const readWhy = phraseReader('plan-loans', [
  {
    key: 'planLoanClosed',
    value: 'taxed',
    says: new RegExp(
      `\\bdeemed (?:a )?distribut(?:ed|ion)\\b|\\bcode l\\b(?! ?\\d)|\\bdefaulted on ${loan}\\b|\\b${loan} (?:went into|is in|was in|has gone into) default\\b`,
    ),
    unless: /\bwhat(?:'s| is| does| do)\b[^.?!\n]{0,30}\bcode\b/,
    topics,
    confidence: 0.8,
  },
  {
    key: 'planLoanClosed',
    value: 'left_job',
    says: new RegExp(
      `\\bcode m\\b(?! ?\\d)|\\b${closed} ${loan} (?:\\w+ ){0,4}?${left}\\b|\\b${loan} (?:was|got|has been) ${closed} (?:\\w+ ){0,4}?${left}\\b`,
    ),
    topics,
    confidence: 0.8,
  },
  {
    key: 'planLoanClosed',
    value: 'other',
    says: new RegExp(
      `\\b(?:i'm|i am|i) still (?:work|working|employed|there)\\b[^.!?\\n]{0,60}\\b(?:${loan} (?:was|got|has been) ${closed}\\b|${closed} ${loan}\\b)|\\b(?:${closed} ${loan}|${loan} (?:was|got|has been) ${closed})\\b[^.!?\\n]{0,60}\\b(?:missed (?:a |some |\\d+ |two |three )?payments?|still work|still employed)`,
    ),
    topics,
    confidence: 0.8,
  },
])

const closedThen = new RegExp(
  `\\b(?:${closed} ${loan}|${loan} (?:was|got|has been) ${closed})(?: [\\w$,.]+){0,8}? ?$`,
)

/** "They offset my loan on October 1". */
function days(reading: Reading): Find[] {
  for (const { date, span } of datesIn(reading.text, reading.today, 'past')) {
    const before = reading.text.slice(Math.max(0, span[0] - 90), span[0])
    if (date > reading.today || !closedThen.test(before) || !isHere(reading, span[0], span[1])) continue
    return [find('planLoanClosedDate', date, span, 'plan-loans', 0.85)]
  }
  return []
}

const plan = '(?:401 ?\\(?k\\)?|403 ?\\(?b\\)?|457 ?\\(?b?\\)?|tsp|(?:retirement )?plan)(?!\\w)'
const sum = '\\$?\\d[\\d,.]{0,14}k?'
const fromPlan = `(?:from|against|out of|on) (?:my|the|that|his|her|our) (?:old |former |work )?${plan}`
const taken = new RegExp(
  `\\b(?:took|taken|had|have|has|got)(?: out)? an? (?:${sum} )?loan (?:(?:of|for) ${sum} )?${fromPlan}|\\bborrowed (?:${sum} )?${fromPlan}`,
)
/** Another loan or a card, of which a sum that is owed may be. */
const otherDebt =
  /\b(?:cards?|visa|mastercard|mortgage|house|car|auto|truck|student|medical|hospital|personal|irs|parents?|tax(?:es)?)\b/
const owed = /\b(?:still )?owe(?:s)?(?: (?:about|around|roughly|like|maybe|only))*$/
const rest = /^ (?:(?:is |are )?(?:still )?(?:left|owed|outstanding|remaining|to (?:go|pay back|repay)))\b/
const atFirst = /\b(?:loan (?:of|for)|borrowed|(?:took|taken|had|got)(?: out)? an?)(?: about| around)?$/
const ofBalance =
  /(?:[.,;!?(] ?|^ ?|\b(?:my|the|account|plan|total) )balance(?: (?:there|in it))?(?: (?:is|of|was|about|around|now|at))*:?$/

/** "I took a loan of 12,000 from my 401(k). I still owe 9,000. Balance is 88,000." */
function ofTaken(reading: Reading): Find[] {
  if (!taken.test(reading.text)) return []
  const told = (mention: Mention) =>
    mayBeMoney(mention) &&
    mention.per === undefined &&
    !otherDebt.test(reading.text.slice(...mention.sentence))
  const sums = reading.mentions.filter(told)
  const isOwed = ({ left: before, right: after }: Mention) => owed.test(before) || rest.test(after)
  return sums.flatMap((mention): Find[] => {
    const { left: before, span, index } = mention
    // What was taken at first is the loan too, and no sum of its own beside what is still owed.
    const isFirst = atFirst.test(before) && sums.some(isOwed)
    if (unreal(mention) !== undefined && !isFirst) return []
    const asLoan = (sure: number) => [
      find('planLoanBalance', amountOf(mention), span, 'plan-loans', sure, index),
    ]
    if (isOwed(mention)) return asLoan(0.95)
    if (isFirst) return asLoan(0.5)
    return ofBalance.test(before)
      ? [find('planBalance', amountOf(mention), span, 'plan-loans', 0.9, index)]
      : []
  })
}

export const readPlanLoans: Reader = (reading) =>
  reading.topic === 'rollover_401k' || reading.talkingAbout === 'rollover_401k'
    ? [...readWhy(reading), ...days(reading), ...ofTaken(reading)]
    : []
