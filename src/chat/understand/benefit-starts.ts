/** From which age a pension or Social Security is paid, "pension of 2,400 at 65, social security 2,200 at 67", or that none will be. */
import type { Mention } from './numbers.ts'
import { ownerBefore } from './owners.ts'
import { phraseReader } from './phrases.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'

const named = /\b(pension|social security|ss)\b/g
const startsBefore =
  /\b(?:at|from|since(?: i was)?|until|(?:when|once) i(?:'m| am| turn| hit| reach)?|(?:starts?|begins?|kicks? in)(?: in)?)(?: age)? ?$/
const isAge = (mention: Mention): boolean =>
  mention.low === mention.high &&
  mention.low >= 50 &&
  mention.low <= 75 &&
  (mention.kind === 'plain' || mention.time === 'year') &&
  !mention.scaled

const ofSpouse = { ssFromAge: 'spouseSsFromAge', pensionFromAge: 'spousePensionFromAge' } as const

/** What its clause speaks of last before the age. */
function payNamedBefore(mention: Mention): 'ssFromAge' | 'pensionFromAge' | undefined {
  const last = [...mention.before.matchAll(named)].at(-1)
  if (last === undefined || mention.before.length - last.index > 60) return undefined
  return last[1] === 'pension' ? 'pensionFromAge' : 'ssFromAge'
}

/** "Retire at 65 with a pension" tells of work; "claim at 62 or 67?" asks. */
const speaksOfWork = /\b(?:retir\w+|quit|stop working|work(?:ing)? (?:until|till))\b[^,.;]{0,20} ?$/

/** "…, hers 1,600 at 67": whose benefit stands last before the age. */
const ofTheOther =
  /\b(?:hers|(?:my |the )?(?:wife|husband|spouse|partner)(?:'?s)?|she|he)\b[^.;?!\d]{0,24}\$?[\d,.]{1,15}k?(?: a month)?,? (?:at|from)(?: age)? ?$/
/** "2,900 and 1,400 at 70", "both from 67". */
const ofBoth = /\bboth\b[^.;?!\d]{0,16}$|\d,? (?:and|&) \$?[\d,.]{1,15}k?,? (?:at|from)(?: age)? ?$/

function readOne(reading: Reading, mention: Mention): Find[] {
  if (!isAge(mention) || !startsBefore.test(mention.before) || speaksOfWork.test(mention.before)) return []
  if (/^ ?(?:or|vs|versus|instead)\b/.test(mention.right)) return []
  const isOthers =
    (ofTheOther.test(mention.before) && /\b(?:social security|ss|pensions?)\b/.test(mention.before)) ||
    // "He gets SS at 67": when the other one begins says nothing of one's own.
    ownerBefore(reading.people, mention.span[0], 90, mention.sentence[0]) === 'spouse'
  const isBoth = ofBoth.test(mention.before)
  const named = payNamedBefore(mention)
  const key = named ?? (isOthers && ofTheOther.test(mention.before) ? 'ssFromAge' : undefined)
  if (key === undefined) return []
  const at = (start: keyof typeof ofSpouse | (typeof ofSpouse)[keyof typeof ofSpouse], index?: number) =>
    find(start, mention.low, mention.span, 'benefit-starts', 0.8, index)
  if (isOthers && !isBoth) return [at(ofSpouse[key], mention.index)]
  return isBoth ? [at(key, mention.index), at(ofSpouse[key])] : [at(key, mention.index)]
}

/** An age asked about is no age decided on. */
const asks =
  /\b(?:should|when|what age|whether|best|better|worth|if i)\b(?:(?!\bbefore\b)[^.!?]){0,60}\b(?:claim|take|collect|start|file|draw)\b/

/** Jobs that paid into a pension of their own instead. Without one, "no social security" is a fear about the future. */
const otherSystem =
  /\b(?:pension|teachers?|trs|strs|calstrs|calpers|pers|opers|csrs|civil service|railroad|firefighter|police officer|state employee|public employee)\b/
const readNone = phraseReader('benefit-starts', [
  {
    key: 'ssMonthly',
    value: 0,
    says: /\b(?:no|without(?: any)?|not (?:eligible|entitled|covered) (?:for|to|by)(?: any)?|(?:don't|do not|didn't|won't|will not|never) (?:be )?(?:get(?:ting)?|have|receiv(?:e|ing)|draw(?:ing)?|collect(?:ing)?|qualify for|paid into|pay into)(?: any)?) social security\b/,
    unlessNext:
      /^ (?:yet|until|till|before|now|number|card|tax|statement|office|left|by the time|cuts?|increase|when|withh)/,
    confidence: 0.85,
  },
])

export const readBenefitStarts: Reader = (reading) => [
  ...(asks.test(reading.text) ? [] : reading.mentions.flatMap((mention) => readOne(reading, mention))),
  ...(otherSystem.test(reading.text) ? readNone(reading) : []),
]
