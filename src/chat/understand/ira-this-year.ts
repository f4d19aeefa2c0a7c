/** What went into an IRA this year. */
import { cueReader } from './cues.ts'

const into =
  '(?:in|into|to|toward|towards)(?: (?:my|a|an|our|the|her|his))?(?: \\w+)? (?:roth(?: ira)?|ira)s?\\b'
export const readIraThisYear = cueReader('ira-this-year', [
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
