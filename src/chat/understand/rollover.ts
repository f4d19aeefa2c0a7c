/** An old plan at work: when one left, what kind it is, the check that came, its loan and its company stock. */
import { type CueRow, cueReader, mayBeMoney } from './cues.ts'
import { type PhraseRow, phraseReader } from './phrases.ts'
import { checksOfPlan } from './plan-checks.ts'
import { ownBesideTheirs } from './plans-of-each.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { departed, isAboutPlan, isInRollover, separationAges, separationDates } from './separation.ts'
import { partOfIt } from './several-plans.ts'

const isAboutOldPlan = (reading: Reading) =>
  isInRollover(reading) ||
  (isAboutPlan(reading) &&
    /\b(?:old|former|previous|prior|left (?:my|the|that)|quit|laid off|let go)\b/.test(reading.text))

const loanOf = '(?:401 ?\\(?k\\)?|403 ?\\(?b\\)?|457 ?\\(?b?\\)?|tsp|plan|retirement plan)'
const companyStock =
  "(?:(?:company|employer|firm|corporate)(?:'s)?|(?:my|their) (?:old )?(?:company|employer|firm)'s) (?:own )?(?:stock|shares)"
const rows: readonly CueRow[] = [
  {
    key: 'planLoanBalance',
    right: new RegExp(
      `^ ?(?:outstanding |left |still |remaining |owed )*(?:on |in |of )?(?:an? |my |the )?(?:old |outstanding )?(?:${loanOf} loan\\b|loans? (?:outstanding |still open |left )?(?:from|against|on|in) (?:(?:my |the |that |an? )?(?:old |former )?${loanOf}|it\\b)|loan (?:that )?(?:i|we|he|she) (?:took|had|got)(?: out)? (?:from|against) (?:it|that|(?:my |the )(?:old )?${loanOf}))`,
    ),
    per: 'none',
    confidence: 0.95,
  },
  {
    key: 'planLoanBalance',
    left: new RegExp(
      `(?<!\\b(?:took|take|taking|get|getting|borrowed)(?: out)? (?:an? |my |another )?)\\b(?:${loanOf} loan|loan (?:from|against|on) (?:my |the |that )?(?:old |former )?${loanOf})(?: (?:balance|of|for|with|left|outstanding|owed|remaining|on|it))*$`,
    ),
    per: 'none',
    confidence: 0.95,
  },
  {
    // "The old plan has 18,500 with a 2,300 loan outstanding"
    key: 'planLoanBalance',
    left: /\b(?:with|and|less|minus|there's|has)(?: outstanding)?$/,
    right: /^ (?:outstanding )?loan (?:outstanding|still open|on it|against it|from it|left)\b/,
    per: 'none',
    confidence: 0.95,
  },
  {
    // "I borrowed from my 401k and still have 11,000 to pay back"
    key: 'planLoanBalance',
    left: new RegExp(
      `\\bborrowed (?:money |some )?(?:from|against|out of) (?:my|the|that|it|this) ?(?:old |former )?(?:${loanOf})?[^.;!?\\d]{0,40}$`,
    ),
    right:
      /^ (?:(?:still )?(?:to (?:pay back|repay|pay off|go)|left|outstanding|remaining|owed|on it|of it)\b)/,
    per: 'none',
    confidence: 0.99,
  },
  {
    key: 'employerStockValue',
    right: new RegExp(
      `^ ?(?:worth )?(?:of it |of that )?(?:is |are |of |in )?(?:my |the |its )?(?:old )?${companyStock}\\b`,
    ),
    per: 'none',
    confidence: 0.93,
  },
  {
    key: 'employerStockValue',
    left: new RegExp(`\\b${companyStock}(?: (?:worth|valued|which|that|of|in|it|my|the|plan|there))*,?$`),
    per: 'none',
    confidence: 0.9,
  },
  {
    key: 'employerStockBasis',
    left: /\b(?:cost )?basis(?: (?:of|is|was|in it|around|about|only))*$/,
    per: 'none',
    confidence: 0.95,
  },
  {
    key: 'employerStockBasis',
    left: new RegExp(
      `\\b${companyStock}(?: that)?,? (?:with (?:a |an? original )?cost(?: of)?|(?:that |which )?(?:i |we )?(?:paid|cost me|cost|bought for|purchased for|bought at)|(?:it was |they were |originally )?(?:bought|purchased) for|,? i paid)(?: (?:about|around|only|just))*$`,
    ),
    per: 'none',
    evenPast: true,
    confidence: 0.95,
  },
  { key: 'employerStockBasis', right: /^ ?(?:cost )?basis\b/, per: 'none', confidence: 0.95 },
]
const readRows = cueReader('rollover', rows)

/** "…is 410,000, of which 30,000 is Roth": the whole of the plan, and a part of it. */
const readWhole = cueReader('rollover', [
  {
    key: 'planBalance',
    left: new RegExp(
      `\\b${loanOf}(?: (?:is|has|holds|with|of|balance|at|worth|now|about|around|plan|account))*$`,
    ),
    right: /^,? (?:of (?:which|that)|including)\b/,
    per: 'none',
    confidence: 0.95,
  },
  {
    // "410k in a 403b, some of it Roth (about 60k)"
    key: 'rothPlanBalance',
    left: partOfIt,
    per: 'none',
    confidence: 0.96,
  },
  {
    key: 'rothPlanBalance',
    left: /\b(?:of which|of that|of it|including)(?: (?:about|around|only))*$/,
    right: /^ (?:is |are |was |in )*(?:the )?roth\b(?! ira)/,
    per: 'none',
    confidence: 0.96,
  },
  {
    key: 'rothPlanBalance',
    right:
      /^ of (?:it|that|which|(?:it|that|the|my) (?:balance|money|account|total|plan|401 ?\(?k\)?)) (?:is |are )?(?:in )?(?:the )?roth\b(?! ira)/,
    per: 'none',
    confidence: 0.96,
  },
])

/** "My husband's pension offers a lump sum". */
const pensionOfSpouse =
  /\b(?:his|her|(?:husband|wife|spouse|partner)'?s) (?:\w+ )?pension\b(?=[\s\S]*\blump[- ]sum|(?<=\blump[- ]sum[\s\S]*))/
const ofSpouse = new RegExp(
  `\\b(?:his|her|(?:husband|wife|spouse|partner)'?s) (?:old |former |previous |last )?(?:\\w+'s )?${loanOf}|\\b(?:husband|wife|spouse|partner)'?s (?:old|former|previous|last) (?:employer|company|job|work|workplace)\\b[^?]{0,120}\\b(?:his|her) (?:\\$?\\d[\\d,.]{0,14}k? )?(?:account|balance|plan)\\b|\\b(?:husband|wife|spouse|partner) (?:still )?(?:has|had|left behind|kept) (?:(?:about |around )?\\$?\\d[\\d,.]{0,14}k?(?: dollars)? (?:left )?in )?(?:an? |her |his |the )?(?:old |former |previous |leftover )?${loanOf}`,
)
const ofOneself = new RegExp(
  `(?<!\\b(?:into|to|in|with) )\\b(?:my|our|i have an?|i've got an?) (?:old |former |previous |last )?${loanOf}`,
)

const exSpouse = "ex(?:-? ?(?:husband|wife|spouse))?(?:'?s)?"
const byOrder = new RegExp(
  `\\bqdro\\b|\\b(?:judge|court|decree|divorce|settlement)(?: \\w+)? (?:gave|gives|awarded|awards|got|gets) me (?:half|part|some|a (?:share|part|portion|third)|\\d\\d ?%)(?: of)? (?:his|her|my ${exSpouse}) (?:old )?${loanOf}|\\bi (?:get|got|am getting|was awarded|receive|received) (?:half|part|some|a (?:share|part|portion|third)|\\d\\d ?%)(?: of)? my ${exSpouse} (?:old )?${loanOf}|\\bdomestic relations order\\b|\\b(?:getting|get|awarded|receiv(?:e|ing)) (?:half|part|some|a (?:share|part|portion|third)|\\d\\d ?%)(?: of)? (?:his|her) (?:old )?${loanOf}|\\b(?:my|his|her) ${exSpouse} (?:old |former )?${loanOf}`,
)
const byDeath = new RegExp(
  `\\b(?:late|deceased) (?:husband|wife|spouse)(?:'?s| (?:still )?(?:had|has|left(?: me)?|left behind|kept) (?:an?|his|her|the)) (?:old |former )?(?:\\w+'s )?${loanOf}|\\b(?:husband|wife|spouse) (?:(?:just |recently )?(?:died|passed)|has died|has passed)\\b[^?]{0,90}\\b(?:his|her|(?:he|she) had (?:\\$?\\d[\\d,.]{0,14}k? in )?an?|he has an?|left (?:me )?(?:an?|his|her))(?: old| former)? ${loanOf}`,
)

/** A share that leaves: the plan is one's own, and the former spouse gets a part of it. */
const toEx = new RegExp(
  `\\b(?:my )?${exSpouse} (?:gets?|is getting|will get|receives?|will receive|was awarded|is (?:owed|entitled|due))\\b|\\b(?:to|for|with) my ${exSpouse}\\b`,
)

/** Whose plan it was before: a former spouse's, by a court order, or a late one's. */
function origins(reading: Reading): Find[] {
  const gives = toEx.test(reading.text)
  const said = (
    [...(gives ? [] : ([['former_spouse', byOrder]] as const)), ['late_spouse', byDeath]] as const
  ).flatMap(([value, pattern]) => {
    const match = pattern.exec(reading.text)
    return match === null ? [] : [{ value, match }]
  })[0]
  if (said === undefined) return []
  const { value, match } = said
  return [find('planOwner', value, [match.index, match.index + match[0].length], 'rollover', 0.85)]
}

/** "My wife has an old 401k": what is to be moved is hers. */
function owners(reading: Reading): Find[] {
  const said = ofSpouse.exec(reading.text) ?? pensionOfSpouse.exec(reading.text)
  if (said === null || ofOneself.test(reading.text)) return []
  return [find('planOwner', 'spouse', [said.index, said.index + said[0].length], 'rollover', 0.7)]
}

/** "My husband, 58, was laid off … his 401(k)": the plan of a spouse, who left at the age told. */
function spouseLeft(reading: Reading): Find[] {
  const isOfSpouse = new RegExp(
    `\\b(?:his|her|(?:husband|wife|spouse|partner)'?s) (?:old |former )?${loanOf}`,
  )
  if (!isOfSpouse.test(reading.text)) return []
  return reading.mentions.flatMap((mention): Find[] => {
    if (mention.kind !== 'plain' || mention.low < 30 || mention.low > 85 || mention.low !== mention.high)
      return []
    const said =
      /\b(?:husband|wife|spouse|partner)(?:,| is|,? who is| \()? ?$/.test(mention.before) &&
      leftNext.test(mention.after)
    return said ? [find('separationAge', mention.low, mention.span, 'rollover', 0.6)] : []
  })
}
const leftNext = new RegExp(
  `^\\)?,? (?:and |who )?(?:just |recently )?(?:(?:has )?(?:been )?)?${departed}\\b`,
)

/** "It has a value of 8,200. My cost basis is 3,100": the value of what the basis is of. */
const valueBeforeBasis = ({ mentions, text }: Reading): Find[] =>
  mentions.flatMap((mention): Find[] => {
    const next = mentions[mention.index + 1]
    const isValue =
      next !== undefined &&
      mayBeMoney(mention) &&
      mention.per === undefined &&
      /\b(?:value|worth)(?: (?:is|of|at))?$/.test(mention.left) &&
      !/\b(?:plan|account|total|balance|401 ?\(?k\)?|403 ?\(?b\)?)(?:'s)? (?:is |has |value )*(?:an? )?(?:total )?(?:value|worth)(?: (?:is|of|at))?$/.test(
        mention.left,
      ) &&
      /^[^!?]{0,60}\bcost basis(?: (?:is|of|was|at|about|around))* \$?$/.test(
        text.slice(mention.span[1], next.span[0]),
      )
    return isValue
      ? [find('employerStockValue', mention.low, mention.span, 'rollover', 0.93, mention.index)]
      : []
  })

function planParts(reading: Reading): Find[] {
  const hasStock = new RegExp(companyStock).test(reading.text) && isAboutPlan(reading)
  const isOld = isAboutOldPlan(reading)
  return [...readRows(reading), ...valueBeforeBasis(reading)].filter(({ key }) =>
    key === 'planLoanBalance' ? isOld : hasStock && !/\b(?:rsus?|espp|options)\b/.test(reading.text),
  )
}

// "212,000 in the 403b" is where the money is.
const goal =
  "(?<!\\b(?:into|to|(?<!\\dk? )in) (?:my |the |a |an )?(?:new |current )?(?:\\w+'s )?)(?<!\\bnew )(?<!\\b(?:new|current|present) (?:job|employer|work|company|place|school|hospital)(?:'s)? (?:also )?(?:has|have|offers|uses|comes with)(?: an?| the)? )(?<!\\bnew \\w{3,12} (?:has|offers|uses)(?: an?)? )"
const publicEmployer =
  '(?:state|city|county|school district|school|police|fire department|public|governmental|government)'
const nonprofit =
  '(?:hospital|nonprofit|non-profit|charity|non-?governmental|501 ?\\(?c\\)?(?:\\(?3\\)?)?|church)'
const readPlanType = phraseReader('rollover', [
  {
    key: 'planType',
    value: 'gov_457b',
    says: new RegExp(
      `\\b${publicEmployer} 457|\\b457 ?\\(?b?\\)? (?:plan )?(?:from|with|at|through) (?:the |my |a )?(?:old |former )?(?:\\w+ )?${publicEmployer}\\b`,
    ),
    unless: /\bnon-?governmental\b/,
  },
  {
    key: 'planType',
    value: 'nonprofit_457b',
    says: new RegExp(
      `\\b${nonprofit} 457|\\b457 ?\\(?b?\\)? (?:plan )?(?:from|with|at|through) (?:the |my |a )?(?:old |former )?(?:\\w+ )?${nonprofit}\\b|\\b(?:left|quit|worked (?:at|for)|leaving) (?:a|my|the) (?:\\w+ )?(?:nonprofit|non-profit|charity|church)\\b[^.;!?\\n]{0,60}\\b457`,
    ),
  },
  // "I work for a nonprofit hospital. What should I do with the 457?", whatever other plan is named beside it.
  ...(
    [
      ['nonprofit_457b', nonprofit],
      ['gov_457b', publicEmployer],
    ] as const
  ).map(
    ([value, employer]): PhraseRow => ({
      key: 'planType',
      value,
      says: new RegExp(
        `\\b${employer}\\b[\\s\\S]{0,200}?\\b(?:do with|roll(?: over)?|move|leave|touch) (?:the|my|his|her|our) (?:old )?457`,
      ),
      evenPlanned: true,
      confidence: 0.95,
    }),
  ),
])
const oldPlanTypes = [
  phraseReader('rollover', [
    { key: 'planType', value: 'tsp', says: new RegExp(`${goal}\\b(?:tsp|thrift savings plan)\\b`) },
  ]),
  phraseReader('rollover', [
    { key: 'planType', value: 'plan_403b', says: new RegExp(`${goal}\\b403 ?\\(?b\\)?(?!\\w)`) },
  ]),
  phraseReader('rollover', [
    { key: 'planType', value: 'simple_ira', says: new RegExp(`${goal}\\bsimple ira\\b`) },
  ]),
]
/** "2 401ks and a 403b from old jobs": an old 401(k), the kind that is taken where none is told. */
const old401k =
  /\b(?:old|former|previous|last|\d|two|three|four|several|multiple|few) (?:(?:old|former|previous|different) )?401 ?\(?k\)?(?:'?s)?(?!\w)/
/** Of two old plans the one that is named first is the one that is asked about. */
const readOldPlanType: Reader = (reading) => {
  const [first] = oldPlanTypes
    .flatMap((read) => read(reading))
    .sort((one, other) => one.span[0] - other.span[0])
  const before = old401k.exec(reading.text)?.index ?? reading.text.length
  return first === undefined || before < first.span[0] ? [] : [first]
}

const readCircumstances = phraseReader('rollover', [
  {
    key: 'checkToCustodian',
    value: false,
    says: /\b(?:made out|payable|written) to me\b|\bmade the check out to me\b|\bchecks?\b(?:[^.;!?\n]{0,60}|[^;!?\n]{0,90}\. it(?:'s| is| was)(?: made out)?) (?:in|to|under) my (?:own )?name\b/,
  },
  {
    key: 'checkToCustodian',
    value: true,
    says: /\b(?:check|it's|its|it|401 ?\(?k\)?|plan)\b (?:\w+ ){0,2}?(?:made out|payable|written) to (?:fidelity|vanguard|(?:charles )?schwab|e-?trade|merrill|my new|the new|(?!me\b|my name)[a-z ]{2,24}(?:fbo|for (?:the|my) benefit))\b/,
  },
  {
    // "might need 2k a month until 60", "I'll live on it until Social Security"
    key: 'needsMoneyEarly',
    value: true,
    says: /\b(?:may|might|will|i'll|we'll|going to|gonna|probably|could) (?:have to |also |still )?(?:need|use|tap|draw(?: on)?|dip into|live (?:on|off)(?: of)?|pull(?: out)?|take(?: out)?) (?:(?:some|part|a (?:bit|little|part|portion)) of (?:it|that|this|the money)|it|(?:some |the )?(?:money|cash)|(?:(?:about|around|maybe|roughly|like) )?\$?\d[\d,.]{0,9}k?)[^.;!?\n]{0,40}\b(?:until|till|before|right away|soon|now|(?:a|per|each|every) (?:month|year)|to (?:live|bridge))\b|\bi (?:'ll )?need (?:(?:about|around|maybe|roughly|like) )?\$?\d[\d,.]{0,9}k? (?:a|per|each|every) (?:month|year) (?:from|out of) (?:it|that|this|there|the (?:plan|401 ?\(?k\)?))\b|\bneed (?:(?:about|around|maybe|roughly|like) )?\$?\d[\d,.]{0,9}k? (?:of|from|out of) (?:it|that|this|there|the (?:plan|money|401 ?\(?k\)?))|\bneed (?:some|part) of (?:it|the money|this|that)(?= (?:now|soon|early|before|to live|right away|next year|this year))/,
    unless: /\b(?:don't|do not|won't|will not|not going to) (?:need|touch|use)\b/,
    topics: ['rollover_401k'],
  },
  {
    key: 'considersCashOut',
    value: true,
    says: /\bcash(?:ing|ed)? (?:it |this |that |them |everything |all of it |the whole thing |(?:my|the|our) (?:old |whole )?(?:401 ?\(?k\)?|403 ?\(?b\)?|457|tsp|plan|account) ?)?(?:all )?(?:out|in)\b|\btake (?:it|(?:all|some) of it|the (?:money|cash|401 ?\(?k\)?)|everything) (?:all )?(?:out\b|as cash|in cash)|(?<!\bwill (?:i|we) (?:still |then )?be able to )\b(?:just )?(?:withdraw|pull out|drain|empty) (?:it|all of it|everything|(?:my|the) (?:old |whole )?(?:401 ?\(?k\)?|403 ?\(?b\)?|plan))(?! each| every| a month)/,
    unless: /\b(?:don't|do not|not|never|won't) (?:want to |going to |plan to )?(?:cash|withdraw|pull)/,
    evenPlanned: true,
    topics: ['rollover_401k'],
  },
  {
    // "Keep it there in case I need money": whoever says so counts on it.
    key: 'needsMoneyEarly',
    value: true,
    says: /\b(?:in case|if) (?:i|we) (?:need|want) (?:to (?:use|tap|touch|draw|pull|take)|(?:the |some |any )?(?:money|cash|of it)|it\b)/,
    evenPlanned: true,
    topics: ['rollover_401k'],
  },
  {
    // "I plan to start taking withdrawals soon", "want to live on my 401k"
    key: 'needsMoneyEarly',
    value: true,
    says: /\b(?:start|begin) (?:taking|making|drawing|withdrawing|to (?:draw|withdraw|take))\b[^.;!?\n]{0,30}\b(?:soon|now|right away|next (?:year|month)|this year|immediately|before)\b|\b(?:expect|plan|planning|want|hope|need|going|like|intend) to (?:use|take|draw|withdraw|spend|pull)(?: out)? (?:(?:about|around|maybe|roughly|some|part) )?(?:\$?\d[\d,.]{0,9}k?(?: dollars)?(?: (?:a|per|each|every) (?:month|year))? )?(?:of|from|out of) (?:it|this|that|the (?:plan|money|401 ?\(?k\)?))\b|\b(?:want|plan|hope|have|need|going|like|intend) to (?:live|retire|get by) (?:on|off)(?: of)? (?:it\b|this\b|that\b|(?:my|the|this|that) (?:old )?(?:401 ?\(?k|403 ?\(?b|457|tsp|plan|money))/,
    unless: /\b(?:don't|do not|won't|will not|not going to) (?:need|touch|use)\b/,
    evenPlanned: true,
    topics: ['rollover_401k'],
  },
  {
    key: 'needsMoneyEarly',
    value: false,
    says: /\bneed(?:s)? (?:no money|none of it|nothing)(?: (?:from|of|out of) (?:it|this|that|there|(?:the|my) \S+))? (?:until|till|before)\b|\b(?:don't|do not|won't|will not|not going to) (?:(?:plan|expect|intend|want) to )?(?:need|touch|use) (?:it|this|that|the money|any of it|this money) (?:until|till|before|for (?:a long time|years|decades))\b/,
    topics: ['rollover_401k'],
  },
  {
    key: 'employerStockValue',
    value: 0,
    says: new RegExp(
      `(?:^|[.,;!?] ?|\\b(?:nope|no|has|have|holds|and|with|there's|there is|it's) )(?:no|without|not any|don't (?:have|own) any|none of it (?:is )?in) ${companyStock}\\b|\\b(?:there )?(?:isn't|aren't|is not|are not|don't have|don't own|do not have) (?:any )?${companyStock}\\b`,
    ),
    unless: /\b(?:does|do|if|is there|anymore|any more|sold|used to)\b/,
    topics: ['rollover_401k'],
  },
  {
    key: 'stillWorksThere',
    value: false,
    says: /\bi(?:'ve| have)? (?:just |recently )?(?:left|quit) (?:my|the|that|this|a) (?:old |last |previous )?(?:job|employer|company|position|firm)\b|\bi(?:'ve| have)? (?:left|quit)(?: it| there| them)? (?:(?:back )?in (?:[a-z]{3,9} )?(?:19|20)\d\d|last year|(?:\w+ |an? few |a couple (?:of )?|about |over )*(?:years?|months?) (?:ago|back))\b/,
    topics: ['rollover_401k'],
  },
  {
    // Who is about to retire is paid by the employer of the plan until then.
    key: 'stillWorksThere',
    value: true,
    says: /(?:[,;.] ?|\b(?:i'm|i am|i'll be|be) )(?:done|finished|out) (?:in|at the end of|this|next) (?:the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|school year|year|month|spring|summer|fall)\b|\b(?:when|once) i (?:leave|go|quit)\b|\bmy last day (?:is|will be)\b|\b(?:(?:i'm |i am |about to |going to |plan(?:ning)? to |will |i'll )retir(?:e|ing)|i (?:will )?retire (?:in|next|this|soon|at)|retiring (?:next|this|in|soon|at)|when i retire)\b/,
    unless:
      /\b(?:old|former|previous|last|prior|ex|left|quit|retired|years? ago|from (?:a|my) (?:job|employer))\b/,
    topics: ['rollover_401k'],
  },
  {
    key: 'stillWorksThere',
    value: true,
    says: /(?:\bi(?:'m| am)?|[,;.(]|\band|\bbut) still (?:(?:work|employed|working) (?:there|here|for (?:them|that|this|the|my)|at (?:the|that|this|my))|(?:with|at) (?:the same|this|that|the) (?:employer|company|job|firm|place))\b|\bi(?:'m| am) still (?:there|working)\b[^.;!?\n]{0,40}\b(?:roll|move|401)|\band still (?:with|at) (?:the same|this|that|my) (?:employer|company|job|firm)\b|\bwhile i(?:'m| am) still (?:employed|working)\b/,
    topics: ['rollover_401k'],
  },
])

export const readRollover: Reader = (reading) => [
  ...ownBesideTheirs(reading),
  ...separationAges(reading),
  ...separationDates(reading),
  ...checksOfPlan(reading),
  ...planParts(reading),
  ...(isAboutPlan(reading) ? readWhole(reading) : []),
  ...(isAboutPlan(reading) ? origins(reading) : []),
  ...(isAboutOldPlan(reading) ? owners(reading) : []),
  ...spouseLeft(reading),
  ...readPlanType(reading),
  ...(isAboutOldPlan(reading) ? readOldPlanType(reading) : []),
  ...readCircumstances(reading),
]
