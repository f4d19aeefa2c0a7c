/** Credit scores, told as a number or as "mid 700s". */
import { type Find, find, type Reader } from './reading.ts'
import { unreal } from './tenses.ts'

const scoreLeft =
  /\b(?:credit|fico|score|scores|vantage ?score|credit karma|experian|equifax|transunion)(?: (?:score|scores|is|are|of|was|at|right|around|says?|currently|rating|history|in|the|sits|not|god|awful|went|to|dropped|now|bad|good|my|both|low|mid|high|to))*[ :(,]*$/

/** "mid 700s", "mid to high 700s". */
function hundredsIn(text: string): Find[] {
  const hundreds =
    /\b(low|mid|middle|high|upper)(?:[- ](?:to[- ])?(mid|high|upper))?[- ]?([5-8])00'?s\b/.exec(text)
  if (!hundreds) return []
  const from = Number(hundreds[3]) * 100
  const start: Record<string, number> = { low: 0, mid: 40, middle: 40, high: 70, upper: 70 }
  const end: Record<string, number> = { low: 30, mid: 60, middle: 60, high: 99, upper: 99 }
  const low = from + (start[hundreds[1] ?? ''] ?? 0)
  const high = Math.min(850, from + (end[hundreds[2] ?? hundreds[1] ?? ''] ?? 99))
  return [
    find('creditScore', [low, high], [hundreds.index, hundreds.index + hundreds[0].length], 'rates', 0.8),
  ]
}

export const readCreditScore: Reader = (reading) => {
  const about = /\b(?:credit|fico|score)/.test(reading.text) || reading.topic === 'credit_score'
  const hundreds = hundredsIn(reading.text)
  if (hundreds.length > 0) return hundreds
  for (const mention of reading.mentions) {
    if (mention.kind !== 'plain' || mention.low < 300 || mention.high > 850 || mention.scaled || mention.per)
      continue
    const after = /^ ?(?:\+ ?)?(?:credit|fico|score|credit score)\b/.test(mention.right)
    const before = reading.mentions[mention.index - 1]
    const isNow =
      before !== undefined &&
      before.low >= 300 &&
      before.high <= 850 &&
      unreal(before) === 'past' &&
      /\bnow(?: at| it's| i'm at)? $/.test(mention.before)
    if (unreal(mention) === 'past' && !isNow) continue
    const said = isNow || scoreLeft.test(mention.left)
    const range =
      mention.low !== mention.high &&
      mention.low >= 450 &&
      mention.high - mention.low <= 60 &&
      mention.low % 5 === 0 &&
      !/[$]/.test(reading.text.slice(...mention.span)) &&
      reading.mentions.length === 1
    if (!(after || said || range)) continue
    if (
      /\b(?:son|daughter|his|her|child|he now|wife|husband)\b[^.]{0,40}$/.test(mention.before) ||
      /\b(?:need|want|get(?:ting)? to|goal|at least|above|minimum|reach)\b[^.]{0,20}$/.test(mention.before)
    )
      continue
    return [
      find(
        'creditScore',
        mention.low === mention.high ? mention.low : [mention.low, mention.high],
        mention.span,
        'rates',
        about ? 0.88 : 0.6,
        mention.index,
      ),
    ]
  }
  return []
}
