/** Income that is no pay: child support and alimony, which way they go, and disability pay apart from Social Security. */
import { mayBeMoney, over } from './cues.ts'
import type { Mention } from './numbers.ts'
import { ownerBefore } from './owners.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const support = '(?:child support|alimony|spousal support|spousal maintenance|maintenance payments)'
const before = new RegExp(
  `\\b${support}(?: (?:payments?|income|check|is|of|at|about|around|comes to|i get|i receive|i pay|that i (?:get|pay)))*:? ?\\$?$`,
)
const after = new RegExp(`^ ?(?:(?:in|of|for|as) )?(?:\\w+ )?${support}\\b`)
const late = /\b(?:arrears?|arrearage|back|behind|past[- ]due|owe|owes|owed|unpaid|overdue|debt)\b/

/** What comes in: "I get", "my ex pays"; and what goes out: "I pay". The nearest before the sum tells which. */
const comesIn =
  /\b(?:i|we)(?:'m| am|'re| are)?(?: also| only| currently| still)? (?:get|getting|receive|receiving|collect|collecting)\b|\bex(?:[- ]?(?:husband|wife))? (?:also |still |currently )?(?:pays?|gives?|sends?|paying)\b|\bpays me\b|(?:\band|\bplus|\balso|\bi|,|^) (?:get|getting|receive|receiving)\b|^(?:get|getting|receive|receiving)\b|\bsupport (?:income|i get|i receive|that i get)\b|\balimony (?:income|i get|i receive|that i get)\b/g
const goesOut =
  /\bi(?:'m| am)?(?: also| still| currently| have to| must| already)* (?:pay|paying|send|sending|give)\b|(?:\band|\balso|,) (?:pay|paying)\b|\b(?:pay|paying) (?:to )?my ex\b|\bi pay\b|\bthat i pay\b/g

const lastOf = (text: string, words: RegExp): number => [...text.matchAll(words)].at(-1)?.index ?? -1

const isMonthly = (mention: Mention): boolean =>
  mayBeMoney(mention) && mention.low >= 20 && mention.low < 60_000

/** What an ex pays is said of somebody else, and comes in all the same. */
const isTold = (mention: Mention): boolean => [undefined, 'someone_else'].includes(unreal(mention))

type SupportFact = 'supportReceivedMonthly' | 'supportPaidMonthly'

function directionOf(reading: Reading, mention: Mention): SupportFact | undefined {
  const said = reading.text.slice(mention.sentence[0], mention.span[0])
  const [received, paid] = [lastOf(said, comesIn), lastOf(said, goesOut)]
  if (received < 0 && paid < 0) return undefined
  return received > paid ? 'supportReceivedMonthly' : 'supportPaidMonthly'
}

/** "My ex pays me 900 in alimony and 600 child support": both are one sum of the month. */
function readSupports(reading: Reading): Find[] {
  const told = reading.mentions.flatMap((mention) => {
    const around = reading.text.slice(Math.max(0, mention.span[0] - 30), mention.span[1] + 40)
    if (!isMonthly(mention) || !isTold(mention) || mention.low !== mention.high || late.test(around))
      return []
    if (!before.test(mention.left) && !after.test(mention.right)) return []
    const key = directionOf(reading, mention)
    return key === undefined ? [] : [{ key, mention, monthly: over(mention, 'month') as number }]
  })
  return told.map(({ key, mention }) => {
    const all = told.filter((one) => one.key === key)
    const sum = all.reduce((total, { monthly }) => total + monthly, 0)
    return find(key, sum, mention.span, 'support', 0.9, mention.index)
  })
}

const disability = '(?:long[- ]term disability|ltd|private disability|group disability|disability)'
const disabilityBefore = new RegExp(
  `\\b(?:on|my|gets?|receive|from|the|,|and) ?${disability}(?: (?:pay|benefits?|income|check|checks|payments?|policy|insurance|pays|paying|is|me|of|at|about|around|gives me))*:? ?\\$?$|\\bltd(?: (?:pays|is|of|about))*:? ?\\$?$`,
)
const disabilityAfter = new RegExp(
  `^ ?(?:(?:in|of|from|on|for) )?(?:my |the )?${disability}(?: (?:pay|benefits?|income|check|payments?))?\\b(?! (?:insurance )?(?:premiums?|costs?|quote|coverage|cover|policy for))`,
)
/** Social Security has facts of its own, a veteran's pension other rules; and cover to be bought pays nothing yet. */
const otherKind =
  /\b(?:ssdi|ssi|social security|va|veterans?|v\.a\.|short[- ]term|premiums?|costs?|quote|quoted|worth of|would pay|covers?|coverage of|buy|apply|applied|applying|deduct\w*|taken out|policy for)\b/

function readDisabilityPay(reading: Reading): Find[] {
  const found = reading.mentions.find(
    (mention) =>
      isMonthly(mention) &&
      unreal(mention) === undefined &&
      mention.per !== undefined &&
      mention.per !== 'once' &&
      (disabilityBefore.test(mention.left) || disabilityAfter.test(mention.right)) &&
      !otherKind.test(reading.text.slice(...mention.sentence)) &&
      !/\b(?:i pay|pays? for|paying)\b/.test(mention.left) &&
      ['self', 'both', undefined].includes(
        ownerBefore(reading.people, mention.span[0], 90, mention.sentence[0]),
      ),
  )
  return found === undefined
    ? []
    : [find('disabilityMonthly', over(found, 'month'), found.span, 'support', 0.9, found.index)]
}

export const readSupport: Reader = (reading) => [...readSupports(reading), ...readDisabilityPay(reading)]
