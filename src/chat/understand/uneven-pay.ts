/** Pay of good and of bad months, and of a part of the year: what a year or a month of it brings, and that it varies. */
import { mayBeMoney } from './cues.ts'
import { amountOf, type Mention } from './numbers.ts'
import { ownerBefore } from './owners.ts'
import { type Find, find, isOfOthers, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const good = '(?:good|great|best|busy|high|strong)'
const bad = '(?:bad|slow|lean|worst|low|slim|poor|off|rough)'
const inMonth = (kind: string) =>
  new RegExp(`^,? (?:in|on|during) (?:an? |my |the )?(?:really )?${kind} (?:months?|ones?|times?)\\b`)
const monthOf = (kind: string) =>
  new RegExp(
    `\\b${kind} months?(?: (?:is|are|it's|i (?:make|clear|get|bring home)|about|around|bring|brings))*:? ?\\$?$`,
  )
const [inGood, inBad] = [inMonth(good), inMonth(bad)]
const [goodIs, badIs] = [monthOf(good), monthOf(bad)]
const notPay = /\b(?:spend|spent|cost|costs|bills?|expenses|save|rent|pay out|owe)\b[^.;!?]{0,30}$/

const isGood = ({ after, before }: Mention) => inGood.test(after) || goodIs.test(before)
const isBad = ({ after, before }: Mention) => inBad.test(after) || badIs.test(before)

const isSpouses = ({ people }: Reading, { span, sentence }: Mention): boolean =>
  ownerBefore(people, span[0], 70, sentence[0]) === 'spouse'

const isPaid = (reading: Reading, mention: Mention): boolean =>
  mayBeMoney(mention) &&
  unreal(mention) === undefined &&
  !isOfOthers(reading, mention) &&
  !notPay.test(mention.before)

/** "3,400 in a good month and 2,100 in a bad one": a month brings what lies between them. */
function goodAndBad(reading: Reading): Find[] {
  const sums = reading.mentions.filter(
    (one) =>
      (one.per ?? 'month') === 'month' &&
      one.low >= 300 &&
      one.high < 40_000 &&
      isPaid(reading, one) &&
      !isSpouses(reading, one),
  )
  const best = sums.find(isGood)
  const worst = sums.find((one) => one !== best && isBad(one))
  if (best === undefined || worst === undefined || worst.low >= best.high) return []
  const span = [Math.min(best.span[0], worst.span[0]), Math.max(best.span[1], worst.span[1])] as const
  const both: [number, number] = [worst.low, best.high]
  return [
    find('takeHomeMonthly', both, best.span, 'uneven-pay', 0.9, best.index),
    // The same again, so that the other number has its meaning too.
    find('takeHomeMonthly', both, worst.span, 'uneven-pay', 0.89, worst.index),
    find('incomeStability', 'variable', span, 'uneven-pay', 0.85),
  ]
}

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const fromTo = `${month} ?(?:to|through|thru|until|till|and|-) ?${month}`
const nothing =
  '(?:nothing|no (?:work|pay|income|money)|zero|zip|almost nothing|next to nothing|not a dime|off)'
/** "… but nothing Jan to March", "between April and October and nothing the rest". */
const emptyMonths = new RegExp(
  `^[^.;!?\\n]{0,50}\\b${nothing}(?: (?:comes in|at all|from|in|during|between|for|of))* (?:(?:the )?(?:rest|winter|summer|off[- ]season|other months|remaining months)|${fromTo})\\b`,
)
const leastYear = 8_000

/** "48k a year but nothing Jan to March", "38k between April and October and nothing the rest": pay of the whole year. */
const ofSeason = (reading: Reading): Find[] =>
  reading.mentions.flatMap((mention): Find[] => {
    const isYear =
      (mention.per === undefined || mention.per === 'year') &&
      mention.low >= leastYear &&
      mention.high < 500_000
    if (!isYear || !isPaid(reading, mention) || !emptyMonths.test(mention.after)) return []
    const key = isSpouses(reading, mention) ? 'spouseIncome' : 'income'
    return [
      find(key, amountOf(mention), mention.span, 'uneven-pay', 0.88, mention.index),
      find('incomeStability', 'variable', mention.span, 'uneven-pay', 0.85),
    ]
  })

export const readUnevenPay: Reader = (reading) => [...goodAndBad(reading), ...ofSeason(reading)]
