/** A period that is said once, for two sums: "900 a month extra. What should we do with the 900?": a sum that is spoken of again is still of a month. */
import type { Mention } from './numbers.ts'

/** What points back at a sum that was told already. */
const pointsBack =
  /\b(?:the|that|this|those)(?: (?:extra|freed(?:[- ]up)?|left ?over|additional|remaining|spare|new))* ?\$?$/

/** "The loan is 316 a month … put that 316 toward the card": what one supposes to do with a payment. */
const isOfPayment = /\b(?:loans?|payments?|minimums?|rent|note|bills?|premiums?)(?: \w+){0,2}$/

/** "600 left each month after bills": the month stands behind the verb. */
const isOfMonth =
  /^ ?(?:dollars )?(?:(?:that )?(?:is|are) )?(?:left(?: over)?|leftover|extra|free|spare|to spare|remaining|unspent)(?: over)?,? (?:(?:each|every|per|a) (?:month|mo)\b|monthly|at the end of (?:the|each|every) month)/

/** The same mentions, each that repeats an earlier sum of some period with that period. */
export const withEchoedPeriods = (mentions: readonly Mention[]): Mention[] =>
  mentions.map((mention) => {
    if (mention.per !== undefined || mention.kind === 'percent' || !pointsBack.test(mention.before))
      return mention
    const earlier = mentions.filter(
      ({ index, low, high }) => index < mention.index && low === mention.low && high === mention.high,
    )
    const [first] = earlier
    const per = first && (first.per ?? (isOfMonth.test(first.right) ? 'month' : undefined))
    return first === undefined || per === undefined || isOfPayment.test(first.left)
      ? mention
      : { ...mention, per }
  })

const severalLoans =
  /\b(?:2|two|both) (?:[\w-]+ ){0,2}(?:loans|payments|cars|notes|leases)(?: (?:at|of|are|for|is))* ?[:,]? ?\$?$/

/** "2 car loans 480 and 390 a month": the month is of both. */
export const withSharedPeriods = (text: string, mentions: readonly Mention[]): Mention[] =>
  mentions.map((mention) => {
    const next = mentions[mention.index + 1]
    const isShared =
      mention.per === undefined &&
      next?.per !== undefined &&
      / (?:and|&) \$?$/.test(text.slice(mention.span[1], next.span[0])) &&
      severalLoans.test(mention.before)
    return isShared ? { ...mention, per: next.per } : mention
  })
