/** Where money is kept: cash, emergency fund, retirement accounts, brokerage; and which accounts are named. */
import { type CueRow, cueReader, mayBeMoney } from './cues.ts'
import type { Mention } from './numbers.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { heldInIt, listedPlans, partOfIt } from './several-plans.ts'

/** "12k (sitting) in my …", with a few words between. */
const inMy =
  "^[ ,)]*(?:\\(?(?:or so|total|usd|dollars|cash|saved|saved up|currently|sitting|right now|invested|stashed|parked|already|put away|built up|held|left|now|worth|stored|kept|just|all|more|extra|is|are|money|balance|\\+|liquid|set aside|tied up|spread|accumulated|(?:that )?(?:i|we) (?:have|keep|saved)|(?:i|we)'ve (?:got|saved))\\)? )*(?:in|into|inside|within|across|between|on)(?: [\\w&.'+-]+){0,4}? "
const retirementNames =
  "(?:roth|401\\(?k\\)?'?s?|401 ?k|403 ?\\(?b\\)?|457 ?\\(?b?\\)?|tsp|thrift savings(?: plan)?|(?:sep|simple|rollover|traditional|trad|roth)? ?iras?|retirement(?: accounts?| savings| funds?| plans?)?|pension fund|nest egg)"
const cashNames =
  '(?:checking|savings?(?! plan)|bank|hysa|high[- ]yield|money market|cash|chequing|cds?\\b|credit union|ally|marcus)'
const brokerageNames =
  '(?:brokerage|taxable|stocks?\\b|index funds?|mutual funds?|etfs?|robinhood|individual account|investments?|vtsax|voo|vti|shares|e\\*?trade|betterment|wealthfront|the market|stock market|(?:i|savings|treasury|municipal)[- ]?bonds?|treasur(?:y|ies)|t-?bills?)'
const tail =
  '(?: (?:accounts?|balance|savings|account balance|funds?|has|have|holds?|with|contains|sitting|currently|total|worth|value|sits|sitting|stands|standing|plan|combined|through work|there|money|at|which has|that has|so far|saved|amount|will be|w\\/?|which|(?:from|at|with) (?:my |an? |the |our )?(?:old|previous|last|former|prior)[- ](?:job|employer|company|work|place)))*(?: ?\\([^)]{0,30}\\))?$'

const fund = '(?:emergency|rainy[- ]day)'
const rows: readonly CueRow[] = [
  {
    key: 'emergencyFund',
    left: new RegExp(`\\b${fund} (?:fund|savings?|money|account|cash|reserve)s?${tail}`),
    confidence: 0.9,
  },
  { key: 'emergencyFund', left: /\b(?:ef|e-? ?fund)(?: (?:is|of|has))*$/, confidence: 0.85 },
  {
    key: 'emergencyFund',
    right: /^ ?(?:in (?:an? |my |our |the )?)?(?:ef|e-? ?fund)\b/,
    per: 'none',
    confidence: 0.95,
  },
  {
    key: 'emergencyFund',
    right: new RegExp(
      `^ ?(?:liquid |cash |in (?:an? |my |our |the )?)?${fund}(?: (?:fund|savings?|money|account|cash)| ?/| ?\\))`,
    ),
    confidence: 0.95,
  },
  {
    key: 'emergencyFund',
    right: new RegExp(
      `^[^.,;\\d]{0,60}(?:\\(|\\b(?:as|for|is) )(?:an? |my |our |the )?${fund} (?:fund|savings)\\b`,
    ),
    per: 'none',
    confidence: 0.97,
  },
  {
    key: 'emergencyFund',
    right: /^ (?:\w+ ){0,4}for (?:an )?emergenc(?:y|ies)\b/,
    per: 'none',
    confidence: 0.9,
  },
  {
    key: 'retirementSavings',
    left: new RegExp(`\\b${retirementNames}${tail}`),
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
    // "two old 401ks, 14k and 33k"
    key: 'retirementSavings',
    left: /\b(?:old|other|different|previous|former) (?:401 ?\(?k\)?'?s|403 ?\(?b\)?'?s|iras)(?: (?:just |still )?(?:(?:laying|lying|sitting|floating|kicking) around|out there|left behind|scattered))?,$/,
    per: 'none',
    min: 500,
    confidence: 0.76,
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
  {
    key: 'savings',
    left: /(?:\b(?:have|got|saved|with|only|just|and)|[,;.]|^)$/,
    right: /^ (?:so far|to my name|to our name|to (?:his|her) name)\b/,
    per: 'none',
    min: 100,
    confidence: 0.72,
  },
  {
    key: 'savings',
    right: /^ ?(?:hysa|in hysa|(?:in )?savings account|emergency cash)\b/,
    per: 'none',
    confidence: 0.82,
  },
  {
    // "use my 9k savings to pay the card"
    key: 'savings',
    left: /^(?!.*\b(?:needs?|want|wants|goal|target|build|building|reach|require|month|monthly|in)(?: \w+)?$)/,
    right: /^ ?(?:in )?savings\b(?! account| rate| goal| plan| bonds?)/,
    per: 'none',
    confidence: 0.82,
  },
  { key: 'savings', right: new RegExp(`${inMy}${cashNames}\\b`), per: 'none', confidence: 0.82 },
  // "40k in a HYSA plus 15k checking"
  {
    key: 'savings',
    right: /^ (?:in )?checking(?=$|[,.;!?)]| (?:and|plus|account|but)\b)/,
    per: 'none',
    confidence: 0.8,
  },
  {
    key: 'savings',
    right:
      /^ (?:\w+ )?(?:saved(?: up)?|in the bank|in cash|cash|of cash|on hand|liquid|set aside|put away|put aside|stashed away|tucked away)(?=[ .,;)!?]|$)(?! (?:for|back|flow|value|out))/,
    per: 'none',
    confidence: 0.78,
  },
  { key: 'savings', left: new RegExp(`\\b${cashNames}(?! value)${tail}`), per: 'none', confidence: 0.8 },
  {
    key: 'savings',
    left: /\b(?:have|has|had|we've|i've|got)(?: already| only| just| now)? (?:saved|saved up|set aside|put (?:away|aside|by)|stashed(?: away)?|tucked away)(?: (?:about|around|up))*$/,
    per: 'none',
    min: 300,
    confidence: 0.74,
  },
  {
    key: 'taxableInvestments',
    right: new RegExp(`${inMy}${brokerageNames}\\b`),
    per: 'none',
    confidence: 0.8,
  },
  {
    // "60k cash, 150k brokerage": an item of a list; "a 150k brokerage account".
    key: 'taxableInvestments',
    right:
      /^ ?(?:taxable )?(?:brokerage|taxable)(?:(?: account| investments?| money)?(?= ?(?:$|[.,;!?)]|and\b|plus\b|but\b|with\b)))/,
    per: 'none',
    min: 500,
    confidence: 0.8,
  },
  {
    key: 'taxableInvestments',
    left: new RegExp(`\\b${brokerageNames}${tail}`),
    per: 'none',
    min: 100,
    confidence: 0.78,
  },
]

/** Money that is kept for something else and is none of these. */
const otherwise =
  /\b(?:loans?|debt|mortgage|bill|limit|salary|income|payment|equity|fee|fees|penalty|rent|worth of|crypto|bitcoin|owe|owed|tuition|529|hsa|contribut\w*|match\w*|max\w*|deposit\w*|invest(?:ing)?|put(?:ting)?|add(?:ing)?)$/

const goesIn =
  /\b(?:contribut\w*|maxing|max out|max|limit|match\w*|putting|put(?! (?:away|aside|by)\b)|add|deposit\w*|defer\w*|allocat\w*)\b[^.]{0,25}$/
/** "I max my Roth and have 62k in it": what is in it, not what goes in. */
/** "We make too much for a Roth IRA now, 265k": what is earned, not what is in it. */
const cashValue = /\bcash (?:surrender )?value\b[^.;\d]{0,20}$/
/** "Inherited dad's IRA 140k": to be emptied, and no saving of one's own. */
const inherited = /\binherit\w*\b[^.;,\d]{0,30}\biras?\b[^.;,\d]{0,12}$/
const ownPlace = /^ (?:in )?(?:a |my )?(?:cash|savings?|checking|hysa|brokerage|saved|roth|401|403|ira)\b/
/** "400k ira 60k cash": the account behind one sum does not name the next. */
function isOfPrevious({ mentions, text }: Reading, { index, span, right }: Mention, { key }: Find): boolean {
  const previous = mentions[index - 1]
  if (key !== 'retirementSavings' || previous === undefined || !ownPlace.test(right)) return false
  return (
    mayBeMoney(previous) &&
    new RegExp(`^ (?:in )?(?:an? |my )?${retirementNames},? ?(?:and |plus )?\\$?$`).test(
      text.slice(previous.span[1], span[0]),
    ) &&
    !new RegExp(`^ (?:in )?(?:a |my )?${retirementNames}\\b`).test(right)
  )
}
/** What is cashed out is not cash yet. */
const cashesOut = /\bcash(?:ing|ed)? out (?:about |around |the |my )*\$?$/
const tooMuch = /\b(?:too much|over the limit|above the limit|income limits?|phased? out)\b[^.;?!]{0,40}$/
const isInIt = /^ (?:\w+ )?in (?:it|there|them)\b/
const maxes = /\bmax(?:ing|ed|es)?\b[^.]{0,60}$/
const buys = /\b(?:buy|bought|buying|purchase|pay|cost|costs)\b[^.]{0,20}$/
const otherAfter = /\b(?:529|college|hsa|crypto|bitcoin)\b/
const loanAfter = /^ ?(?:credit|loan|debt|mortgage)/
const readRows = cueReader('accounts', rows)

const eachHas =
  /\b(?:we|both of us) (?:each|both) (?:have|has|got)(?: (?:about|around|only|like))*$|\beach (?:have|has|got)(?: (?:about|around|only|like))*$/
/** "We each have about 4k saved": of both together. */
const ofBoth = ({ mentions }: Reading, one: Find): Find => {
  const mention = mentions[one.mention ?? -1]
  const isEach =
    one.key === 'savings' &&
    mention !== undefined &&
    typeof one.value === 'number' &&
    /\bwe\b/.test(mention.before) &&
    eachHas.test(mention.left)
  return isEach
    ? find('savings', 2 * Number(one.value), one.span, one.reader, one.confidence, one.mention)
    : one
}

export const readBalances: Reader = (reading) => {
  const finds = readOwnBalances(reading).map((one) => ofBoth(reading, one))
  return [...finds, ...listedPlans(reading, finds), ...heldInIt(reading)]
}

const readOwnBalances: Reader = (reading) =>
  readRows(reading).filter((one) => {
    const mention = reading.mentions[one.mention ?? -1]
    if (!mention || partOfIt.test(mention.before)) return false
    const { right } = mention
    // "Maxing my 401k, 40k in HYSA": cash behind a comma is an item of its own, and does not go into the plan.
    const isOwnItem =
      (one.key === 'savings' && /[,;] ?$/.test(mention.left)) ||
      (one.key === 'emergencyFund' && /[,;] ?(?:(?:and )?(?:i |we )?(?:have|got|with))?$/.test(mention.left))
    const [left, before] = isOwnItem ? ['', ''] : [mention.left, mention.before]
    if (
      otherwise.test(left) ||
      goesIn.test(left) ||
      (maxes.test(before) && !isInIt.test(right)) ||
      buys.test(left) ||
      tooMuch.test(before) ||
      cashValue.test(before) ||
      cashesOut.test(mention.before) ||
      isOfPrevious(reading, mention, one) ||
      (one.key === 'retirementSavings' && inherited.test(mention.before))
    )
      return false
    return !otherAfter.test(right.slice(0, 30)) && !loanAfter.test(right)
  })

const kinds: readonly (readonly [string, RegExp])[] = [
  [
    'roth_401k',
    /\broth (?:401 ?\(?k\)?|403 ?\(?b\)?|tsp)|\b401 ?\(?k\)? roth\b|\broth (?:option|version|side|portion) (?:of|in|at) (?:my|the|our) 401/,
  ],
  [
    '401k',
    /(?<!\$ ?)\b401 ?\(?ks?\)?(?:'?s)?(?!\w)(?! a year)|\b401s\b|\b(?:four|4)[ -](?:oh|o|zero|0)[ -](?:one|1)[ -]?\(?k\)?/,
  ],
  ['403b', /\b403 ?\(?b\)?(?!\w)|\bfour[ -]?oh[ -]?three[ -]?b\b/],
  ['457b', /(?<!\$ ?)\b457 ?\(?b?\)?(?![\w,]| thousand| grand|k)/],
  ['tsp', /\btsp\b|\bthrift savings\b/],
  ['529', /(?<!\$ ?)\b(?:my)?529s?\b(?!,?\d|k| thousand| grand)|\bfive[ -]twenty[ -]nine\b/],
  ['hsa', /\bhsas?\b|\bhealth savings? accounts?\b/],
  ['hra', /\bhra\b/],
  ['fsa', /\bfsa\b|\bflexible spending\b/],
  ['inherited_ira', /\binherit(?:ed|ance|ing)\b[^.\n]{0,36}\biras?\b|\bbeneficiary ira\b/],
  ['sep_ira', /\bsep[- ]?iras?\b/],
  ['simple_ira', /\bsimple iras?\b/],
  ['roth_ira', /\b(?<!(?:401 ?\(?k\)?|403b) )roth[- ]iras?\b|\bira roth\b|\brothira\b/],
  [
    'traditional_ira',
    /\b(?:traditional|trad|regular|deductible)[- ]iras?\b|\btira\b|\bconvert(?:ing)? (?:my|our|an?|the) ira\b|\biras? to (?:a )?roth\b/,
  ],
  [
    'ira',
    /\b(?<!(?:roth|traditional|trad|regular|deductible|inherited|sep|simple|beneficiary)[- ])iras?\b(?! (?:roth|to (?:a )?roth))(?<!convert(?:ing)? (?:my|our|an|a|the) iras?)/,
  ],
  ['brokerage', /\bbrokerage(?! (?:firm|fees?))\b|\btaxable (?:account|brokerage)\b/],
]

/** The kinds of account that the text names, whoever's they are. */
export const readAccountKinds: Reader = (reading) => {
  const named: string[] = []
  let span: readonly [number, number] | undefined
  let text = reading.text
  for (const [kind, pattern] of kinds) {
    const match = pattern.exec(text)
    if (!match) continue
    named.push(kind)
    span ??= [match.index, match.index + match[0].length]
    // "Roth 401(k)" names no plain 401(k).
    if (kind === 'roth_401k')
      text = text.replaceAll(new RegExp(pattern.source, 'g'), (whole) => ' '.repeat(whole.length))
  }
  if (named.length === 0 || span === undefined) return []
  // "Can I open two IRAs?" after a Roth IRA names no other kind.
  const isSpecific = ['roth_ira', 'traditional_ira', 'inherited_ira'].some((kind) => named.includes(kind))
  if (isSpecific && named.includes('ira')) named.splice(named.indexOf('ira'), 1)
  const known = reading.household?.accountType ?? []
  const all = [...new Set([...known, ...named])].sort()
  const found: Find = find('accountType', all.slice(0, 12), span, 'accounts', 0.9)
  return [found]
}
