/** What health cover costs once no employer pays for it: COBRA, or a Marketplace plan. */
import { cueReader } from './cues.ts'

const afterJob =
  '(?:cobra|(?:a |the |my |our )?(?:marketplace|aca|obamacare) (?:plan|coverage|cover|insurance))'
const costs =
  "(?:'s| (?:coverage|cover|insurance|premiums?|quote|costs?|runs?|is|are|be|would|will|to|continue|for (?:me|us|the family|all of us)|another|at|about|around|like|me|us|comes|out))"

const range = {
  min: 20,
  max: 5_000,
  per: 'some',
  over: 'month',
  confidence: 0.95,
  evenSupposed: true,
} as const

/** "My COBRA election is due January 10 and costs 780 a month": the cost is told later in the sentence. */
const toldLater = new RegExp(
  `\\b${afterJob}\\b[^.!?;\\n$]{0,50}?\\b(?:and|which|it)(?: (?:would|will))? (?:costs?|runs?|is)(?: (?:me|us|about|around))* ?\\$?$`,
)

export const readHealthPremium = cueReader('health-premium', [
  {
    ...range,
    key: 'coverPremiumMonthly',
    left: new RegExp(`\\b${afterJob}${costs}*(?:[:=]| \\(|,)? ?\\$?$`),
  },
  { ...range, key: 'coverPremiumMonthly', left: toldLater },
  {
    // "Health insurance through healthcare.gov will be about 260": it is paid by the month.
    ...range,
    key: 'coverPremiumMonthly',
    left: new RegExp(
      `\\bhealth (?:insurance|cover(?:age)?|plan) (?:through|from|on|off) (?:healthcare\\.?gov|the (?:marketplace|exchange)|obamacare|cobra)${costs}*$`,
    ),
    per: 'none',
    min: 20,
    max: 4_000,
  },
  {
    // "COBRA costs me another 640": it is paid by the month.
    ...range,
    key: 'coverPremiumMonthly',
    left: /\bcobra(?:'s)?(?: (?:costs?|runs?|is|would be|would cost|will cost|comes to|at))?(?: (?:me|us|about|around|another|an extra|only|like))*:?$/,
    right: /^ ?(?:$|[.,;!?)]|and\b|but\b|so\b)/,
    per: 'none',
    min: 150,
    max: 4_000,
  },
  {
    ...range,
    key: 'coverPremiumMonthly',
    right: new RegExp(`^,? (?:for|on|in|to keep|to pay for) (?:my |our )?${afterJob}\\b`),
  },
])
