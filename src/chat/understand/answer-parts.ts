/** What a month costs, answered with a part of it: "about 2,500, rent is 1,400 of it", "2,500 plus 1,400 rent". */
import { isBare } from './answer-clause.ts'
import { mayBeMoney } from './cues.ts'
import { type Mention, tidy } from './numbers.ts'
import { type Find, find, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

/** "1,400 of it is rent", "that includes 1,400 for rent". */
const areOfIt = /\b(?:of|in) (?:it|that|which|this|there)\b|\bincl(?:\.|uding|udes?|uded)?\b/
const areNotOfIt = /\b(?:not|isn't|aren't|doesn't|don't|without|excluding)\b/
const home = '(?:rent|mortgage|house payment|housing)'
/** "Plus rent of", "not including the". */
const comesOnTop = new RegExp(
  `^,? ?\\(?(?:plus|\\+|(?:but )?(?:that's |that is )?(?:not|without) (?:including|counting)|(?:but )?(?:that )?(?:doesn't|does not) (?:include|count)|excluding|without|on top of|and (?:another|also|then)|then)(?: (?:the|my|our|another|a|for))*(?: (${home})(?: (?:of|is|which is|that's|payment))*)?,? ?(?:(?:about|around|at) )?\\$?$`,
)
const ofHome = new RegExp(`^ ?(?:a month )?(?:in |for |on |of )?(?:the |my |our )?${home}\\b`)

const isOfMonth = (mention: Mention): boolean =>
  mayBeMoney(mention) &&
  (mention.per ?? 'month') === 'month' &&
  mention.low === mention.high &&
  unreal(mention) !== 'past'

/** The whole of a month's costs where the reply names a part of them, too, or what comes on top. */
export function costsWithParts(reading: Reading): Find | undefined {
  const { text, mentions } = reading
  const [whole, ...parts] = mentions.filter(isOfMonth)
  const [part] = parts
  if (whole === undefined || part === undefined || whole.index !== 0) return undefined
  const said = { ...reading, text: text.slice(0, whole.span[1]), mentions: [whole] }
  if (!isBare(said, whole)) return undefined
  const costs = (value: number, confidence: number): Find => ({
    ...find('monthlyExpenses', tidy(value), whole.span, 'answer', confidence, whole.index),
    otherParts: parts.map(({ index }) => index),
  })
  const onTop = comesOnTop.exec(text.slice(whole.span[1], part.span[0]))
  if (onTop !== null && parts.length === 1 && (onTop[1] !== undefined || ofHome.test(part.right)))
    return costs(whole.low + part.low, 0.86)
  const rest = text.slice(whole.span[1])
  const sum = tidy(parts.reduce((total, { low }) => total + low, 0))
  const isOfIt = areOfIt.test(rest) && !areNotOfIt.test(rest) && sum <= whole.low
  return isOfIt || (parts.length > 1 && sum === whole.low) ? costs(whole.low, 0.9) : undefined
}
