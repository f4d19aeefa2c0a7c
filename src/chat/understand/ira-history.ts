/** What went into IRAs: this year's contribution, and the year of the first Roth IRA. */
import { cueReader } from './cues.ts'
import { type Find, find, isOfOthers, type Reader, type Reading } from './reading.ts'

const into =
  '(?:in|into|to|toward|towards)(?: (?:my|a|an|our|the|her|his))?(?: \\w+)? (?:roth(?: ira)?|ira)s?\\b'
const readThisYear = cueReader('ira-history', [
  {
    key: 'iraContributedThisYear',
    left: /(?<!\bto |\b(?:can|should|could|will|would|may|must|i'll|we'll) (?:i |we )?)\b(?:put|contributed|added|deposited)(?: (?:in|about|around))*$/,
    right: new RegExp(`^ ${into}[^.;?\\n]{0,12}\\b(?:this year|so far|already)\\b`),
    per: 'none',
    max: 20_000,
    confidence: 0.93,
  },
  {
    key: 'iraContributedThisYear',
    left: /\b(?:already|so far)(?: this year)?,? (?:i |we |i've |we've )?(?:have )?(?:put|contributed|added)(?: (?:in|about|around))*$|\bthis year,? (?:i|we)(?:'ve| have)? (?:already )?(?:put|contributed|added)$/,
    right: new RegExp(`^ ${into}(?! (?:last|for last|for 20))`),
    per: 'none',
    max: 20_000,
    confidence: 0.93,
  },
])

const opened =
  /\b(?:opened|started|began|set up|first contributed to|had)(?: (?:my|a|the|our))?(?: (?:first|own))? roth(?: ira)?(?: \w+)? (?:in|since|back in) ((?:19|20)\d\d)\b/

/** "I opened my Roth in 2015": its first year of contributions starts the five years that gains have to wait. */
function firstYear(reading: Reading): Find[] {
  const match = opened.exec(reading.text)
  if (match === null) return []
  const year = Number(match[1])
  const span = [match.index, match.index + match[0].length] as const
  const mention = reading.mentions.find((one) => one.span[0] >= span[0] && one.span[1] <= span[1])
  if (mention !== undefined && isOfOthers(reading, mention)) return []
  return year > Number(reading.today.slice(0, 4))
    ? []
    : [find('rothIraFirstYear', year, span, 'ira-history', 0.85)]
}

export const readIraHistory: Reader = (reading) => [...readThisYear(reading), ...firstYear(reading)]
