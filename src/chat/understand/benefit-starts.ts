/** From which age a pension or Social Security is paid: "pension of 2,400 at 65, social security 2,200 at 67". */
import type { Mention } from './numbers.ts'
import { type Find, find, type Reader } from './reading.ts'

const named = /\b(pension|social security|ss)\b/g
const startsBefore =
  /\b(?:at|from|until|(?:when|once) i(?:'m| am| turn| hit| reach)?|(?:starts?|begins?|kicks? in)(?: in)?)(?: age)? ?$/
const isAge = (mention: Mention): boolean =>
  mention.low === mention.high &&
  mention.low >= 50 &&
  mention.low <= 75 &&
  (mention.kind === 'plain' || mention.time === 'year') &&
  !mention.scaled

/** What its clause speaks of last before the age. */
function payNamedBefore(mention: Mention): 'ssFromAge' | 'pensionFromAge' | undefined {
  const last = [...mention.before.matchAll(named)].at(-1)
  if (last === undefined || mention.before.length - last.index > 60) return undefined
  return last[1] === 'pension' ? 'pensionFromAge' : 'ssFromAge'
}

/** "Retire at 65 with a pension" tells of work; "claim at 62 or 67?" asks. */
const speaksOfWork = /\b(?:retir\w+|quit|stop working|work(?:ing)? (?:until|till))\b[^,.;]{0,20} ?$/

function readOne(mention: Mention): Find[] {
  if (!isAge(mention) || !startsBefore.test(mention.before) || speaksOfWork.test(mention.before)) return []
  if (/^ ?(?:or|vs|versus|instead)\b/.test(mention.right)) return []
  const key = payNamedBefore(mention)
  return key === undefined ? [] : [find(key, mention.low, mention.span, 'benefit-starts', 0.8, mention.index)]
}

/** An age asked about is no age decided on. */
const asks =
  /\b(?:should|when|what age|whether|best|better|worth|if i)\b[^.!?]{0,60}\b(?:claim|take|collect|start|file|draw)\b/

export const readBenefitStarts: Reader = (reading) =>
  asks.test(reading.text) ? [] : reading.mentions.flatMap(readOne)
