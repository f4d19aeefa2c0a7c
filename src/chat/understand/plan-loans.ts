/** A loan from an old plan that the plan has closed: why, and on which day. */
import { datesIn } from './dates.ts'
import { isHere, phraseReader } from './phrases.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'

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

export const readPlanLoans: Reader = (reading) =>
  reading.topic === 'rollover_401k' || reading.talkingAbout === 'rollover_401k'
    ? [...readWhy(reading), ...days(reading)]
    : []
