/** How people say what they put in each month, and what they convert in a year. */
import type { CueRow } from './cues.ts'

export const putIn: readonly CueRow[] = [
  {
    key: 'monthlyContribution',
    left: /\b(?:contribut(?:e|es|ing)|sav(?:e|es|ing)|put(?:ting|s)?(?! me| us)(?: in| away| aside)?|invest(?:ing|s)?|set(?:ting)? aside|add(?:ing)?|depositing|stash(?:ing)?|auto-?invest(?:ing)?|dca(?:ing)?)(?: \w+){0,2}$/,
    right:
      /^(?! (?:in|into|to|on|at|toward|towards|against) (?:my |our |the |each |that |both |all )?(?:\w+ )?(?:cards?|ccs?|visa|amex|mastercard|loans?|debts?|mortgage|principal|balances?|car|truck)\b)/,
    per: 'within-year',
    over: 'month',
    max: 50_000,
    confidence: 0.78,
  },
  {
    key: 'monthlyContribution',
    right:
      /^ ?(?:\w+ )?(?:into|to|toward|towards|in) (?:my|our|the|a|an|his|her)? ?(?:\w+ ){0,2}(?:401|ira|roth|529|hsa|brokerage|savings|retirement|index|fund|tsp|403|college)|^ ?(?:for|towards?) (?:my |our |her |his |their |the |a )?(?:\w+ )?(?:education|college|kids?|child|son|daughter|529|retirement)\b/,
    per: 'within-year',
    over: 'month',
    max: 50_000,
    confidence: 0.82,
  },
  {
    // "I'm only saving 2,000 a year"
    key: 'monthlyContribution',
    left: /(?<!\b(?:do|can|could|should|would|did|will|if) )\b(?:i|we|i'm|im|we're|i am|we are)(?: (?:only|just|currently|now|already|also|still))* sav(?:e|ing)$/,
    right: /^(?! ?(?:on|by|if|with|from|compared|versus|vs|in (?:tax|interest|fees|rent|gas|premiums))\b)/,
    per: 'some',
    over: 'month',
    max: 100_000,
    confidence: 0.76,
  },
  {
    key: 'conversionAnnual',
    left: /\b(?:convert(?:ing)?|conversions?(?: of)?|roth conversions?(?: of)?)$/,
    per: 'some',
    over: 'year',
    min: 1_000,
    confidence: 0.9,
  },
  {
    // "Convert 50k of my IRA to Roth this year?": what goes over, and no sum to place.
    key: 'conversionAnnual',
    left: /\bconvert(?:ing)?$/,
    right:
      /^ ?(?:of|from|out of|in|to|into|over|this|each|every)\b[^.?!]{0,60}\b(?:roth|ira|401|403|tsp|pre-?tax)|^ (?:of|from|out of)\b[^.?!\d]*$/,
    per: 'none',
    min: 1_000,
    confidence: 0.9,
    evenSupposed: true,
  },
]
