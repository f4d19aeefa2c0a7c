/** How people say what a plan for retirement holds. */
import { inMy, retirementNames, standsBefore } from './balance-words.ts'
import type { CueRow } from './cues.ts'

/** A day so near that what an account will hold then is what it holds. */
const soon =
  "(?:by|at|before|come) (?:the )?(?:end of (?:the|this) (?:year|month|quarter)|years?'?s? ?end|year[- ]end|eoy|(?:end of )?(?:this|next) month|new year(?:'?s)?|christmas)\\b"
const willHold = '(?: (?:probably|likely|hopefully|have|hit|reach|worth))*'

export const retirementBalances: readonly CueRow[] = [
  {
    // "My 401k will be at about 12k by the end of the year"
    key: 'retirementSavings',
    left: new RegExp(`\\b${retirementNames}(?: (?:balance|account|plan))? (?:will|'ll)${willHold}$`),
    right: new RegExp(`^ ?(?:in it )?${soon}`),
    per: 'none',
    min: 500,
    confidence: 0.86,
  },
  {
    key: 'retirementSavings',
    left: new RegExp(
      `\\b${soon},? (?:my|our|the) (?:\\w+ )?${retirementNames}(?: (?:balance|account|plan))? (?:will|'ll)${willHold}$`,
    ),
    per: 'none',
    min: 500,
    confidence: 0.86,
  },
  {
    key: 'retirementSavings',
    left: new RegExp(`\\b${retirementNames}${standsBefore}`),
    per: 'none',
    min: 50,
    confidence: 0.84,
  },
  {
    key: 'retirementSavings',
    right: new RegExp(`${inMy}${retirementNames}\\b`),
    per: 'none',
    confidence: 0.86,
  },
  {
    key: 'retirementSavings',
    right:
      /^ (?:saved|put away|set aside|put aside|saved up|invested|total)? ?(?:for|toward) (?:our |my )?retirement\b/,
    per: 'none',
    confidence: 0.85,
  },
  {
    key: 'retirementSavings',
    right:
      /^ ?(?:roth|401\(?k\)?|ira|403b|tsp|nest egg|retirement (?:account|savings|fund|portfolio))\b(?! (?:limit|contribution|match|max|loan|withdraw))/,
    per: 'none',
    min: 500,
    confidence: 0.83,
  },
  {
    // "convert some of our $900,000 traditional IRA": what it holds, being more than may go into one.
    key: 'retirementSavings',
    right:
      /^ ?(?:traditional|trad|rollover|pre-?tax|sep|simple) (?:ira|401 ?\(?k\)?|403 ?\(?b\)?|tsp)s?\b(?! (?:limit|contribution|match|max|loan|withdraw))/,
    per: 'none',
    min: 20_000,
    confidence: 0.86,
  },
  {
    key: 'retirementSavings',
    left: /\b(?:401 ?\(?k\)?|403 ?\(?b\)?|401|403|ira|tsp|retirement|pension|roth)(?![\w])[^.;\n\d]{0,50}$/,
    right: /^ (?:\w+ )?in (?:it|there|that account|them)\b/,
    per: 'none',
    confidence: 0.84,
  },
  {
    key: 'retirementSavings',
    right: /^ in (?:the |my )?(?:traditional|pre-?tax|roth)(?: one| side| portion)?(?=[ .,;)]|$)/,
    per: 'none',
    confidence: 0.84,
  },
  {
    // "My 110,000 dollar old 401k"
    key: 'retirementSavings',
    right:
      /^ ?(?:dollars? )?(?:old|former|previous) (?:401 ?\(?k\)?|403 ?\(?b\)?|457|tsp)(?! (?:loan|limit|match|contribution))/,
    per: 'none',
    min: 500,
    confidence: 0.86,
  },
  {
    // "All our 401(k) savings so far, 410,000 dollars, are pre-tax"
    key: 'retirementSavings',
    left: new RegExp(
      `\\b(?:${retirementNames}|retirement)(?: (?:savings|money|accounts?|balances?|so far|now|today))*,?$`,
    ),
    right: /^,? (?:is|are) (?:all |entirely |mostly )?(?:in )?(?:pre-?tax|traditional|roth)\b/,
    per: 'none',
    min: 500,
    confidence: 0.9,
  },
  {
    // "My bank plan has 92,000 in it": the plan of a bank one worked for.
    key: 'retirementSavings',
    left: /\b(?:my|his|her) (?:old )?[a-z]+ (?:401 ?\(?k\)? )?plan(?: (?:has|holds|is worth|with|of|about|around))+$/,
    right: /^(?: (?:in (?:it|there))\b| ?[.,;!?]|$)/,
    per: 'none',
    min: 500,
    confidence: 0.86,
  },
  {
    // "We have 180k saved in traditional": no cash is that.
    key: 'retirementSavings',
    right:
      /^ (?:is |already )?(?:saved|put away|built up|sitting|set aside)(?: up)? (?:in|into) (?:our |my |the )?(?:traditional|trad|pre-?tax)(?= ?(?:[.,;!?]|$|accounts?\b|money\b|and\b|but\b|401|403|ira))/,
    per: 'none',
    min: 500,
    confidence: 0.9,
  },
  {
    // "600,000 saved, all of it pre-tax": no cash is that.
    key: 'retirementSavings',
    right:
      /^ (?:is )?(?:saved|put away|saved up|invested|total)?,? ?(?:and )?(?:all|most|nearly all|almost all|half)(?: of (?:it|that|which))?(?: is)?(?: in)? (?:pre-?tax|traditional|roth|401 ?\(?k)/,
    per: 'none',
    min: 1_000,
    confidence: 0.88,
  },
  {
    // "212k in the savings plan": what an employer keeps, and no cash.
    key: 'retirementSavings',
    right:
      /^ (?:is |still )?in (?:the|their|its|my|a|our|the company's|my old|my former) (?:company |employee |employees |retirement |old )?savings plan\b/,
    left: /^(?!.*\b(?:529|college|health)\b)/,
    per: 'none',
    min: 500,
    confidence: 0.9,
  },
  {
    // "512,000 in my company's plan"
    key: 'retirementSavings',
    right:
      /^ (?:is |still )?in (?:my|the|their|our|his|her) (?:(?:old|former|last|current|new) )?(?:company|employer|work|job)(?:'s)? (?:retirement )?plan\b/,
    per: 'none',
    min: 500,
    confidence: 0.9,
  },
  {
    // "401k at my old company 34,500, current one 71k"
    key: 'retirementSavings',
    left: /\b(?:current|new|present) one(?: (?:is|has|at|with|holds))*$/,
    right: /^ ?(?:$|[.,;!?)]|and\b|in it\b)/,
    per: 'none',
    min: 500,
    confidence: 0.84,
  },
  {
    // "400k in my current 401k and 250k in an old one"
    key: 'retirementSavings',
    left: new RegExp(
      `\\b${retirementNames}(?: (?:plan|account))?,?(?: (?:and|plus|&|about|around|another))*$`,
    ),
    right: /^ (?:is |still )?in (?:an?|my|the) (?:old|older|previous|former|other|second) one\b/,
    per: 'none',
    min: 500,
    confidence: 0.85,
  },
  {
    key: 'retirementSavings',
    left: /\bretire(?: (?:early|now|comfortably|at|by|in|age|\d{2}))* with$/,
    per: 'none',
    min: 20_000,
    confidence: 0.76,
  },
  {
    // "401k #1 14k, #2 31k"
    key: 'retirementSavings',
    left: /\b(?:401 ?\(?k\)?|403 ?\(?b\)?|iras?)'?s?:? #1:?$/,
    per: 'none',
    min: 500,
    confidence: 0.84,
  },
  {
    // "two old 401ks, 14k and 33k", "two little 401ks, 9k and 5,400"
    key: 'retirementSavings',
    left: /\b(?:old|other|different|previous|former|little|small|tiny|two|three|four|both|several|2|3|4) (?:401 ?\(?k\)?'?s|403 ?\(?b\)?'?s|iras)(?: (?:just |still )?(?:(?:laying|lying|sitting|floating|kicking) around|out there|left behind|scattered))?,$/,
    per: 'none',
    min: 500,
    confidence: 0.76,
  },
  {
    // "Her former employer sent a letter: her $4,800 account will be forced out"
    key: 'retirementSavings',
    left: /\b(?:former|old|previous|last) (?:employer|company|job|work|workplace)\b[^?]{0,160}\b(?:my|his|her|our|their|the)$/,
    right:
      /^ (?:account|balance|plan)\b[^.?!]{0,60}\b(?:forced? out|pushed out|kicked out|moved|rolled|cashed|transferred|closed|distributed|paid out)\b/,
    per: 'none',
    min: 100,
    confidence: 0.86,
  },
  {
    // "a 457b from a city job with 90k"
    key: 'retirementSavings',
    left: new RegExp(
      `\\b${retirementNames} (?:from|at|with|through) (?:an? |my |the )?(?:[\\w-]+ ){1,3}(?:with|worth|of|has|at|about)(?: (?:about|around|roughly))?$`,
    ),
    per: 'none',
    min: 500,
    confidence: 0.8,
  },
  {
    // "401k at Fidelity 61k"
    key: 'retirementSavings',
    left: new RegExp(
      `\\b${retirementNames} (?:is |still )*(?:at|with|through) (?:fidelity|vanguard|schwab|empower|principal|t\\.? ?rowe(?: price)?|tiaa|voya|merrill|adp|john hancock|transamerica|nationwide|prudential|alight|guideline)(?: (?:has|with|is|of|about|around))*[,:]?$`,
    ),
    right: /^(?! ?(?:a|per|each|every) (?:month|year|paycheck)| (?:loan|match))/,
    per: 'none',
    min: 500,
    confidence: 0.83,
  },
  {
    // "210k in his 401k, 85k in mine"
    key: 'retirementSavings',
    left: new RegExp(`\\b${retirementNames}(?: (?:plan|account))?,?(?: (?:and|plus|&|about|around))*$`),
    right: /^ (?:is )?in (?:mine|his|hers)\b/,
    per: 'none',
    min: 500,
    confidence: 0.85,
  },
]
