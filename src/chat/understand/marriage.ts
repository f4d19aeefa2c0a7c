/** Marital and filing status. */
import type { FactValue } from '#engine/household.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { withoutTiers } from './sum-tiers.ts'

type Status = FactValue<'maritalStatus'>
type Filing = FactValue<'filingStatus'>

const saysUnmarried = /^(?:not married|unmarried|never married)$/
const partnered =
  /\b(?:my|long[- ]term|live-?in|with|and) (?:\w+ )?(?:partner|boyfriend|girlfriend|bf|gf|significant other|s\.o|(?<=\bmy )so)\b(?!tware|cial|ber|me|up)|\b(?:boyfriend|girlfriend|partner|gf|bf|s\.o) and (?:i|me)\b|^(?:girlfriend|boyfriend)\b|(?:^|[.;,\n] ?)partner (?:makes|earns|is|has|and i)\b/

/** What somebody leaves behind by dying; who "left me with debts" may just have walked out. */
const account =
  "(?:\\w+['’]?s? ){0,3}(?:ira|401 ?\\(?k\\)?|403 ?\\(?b\\)?|457 ?\\(?b\\)?|tsp|roth|pension|life insurance|annuity|brokerage)\\b"
const sum = '\\$?\\d[\\d,.]*(?: ?k| thousand| grand| million)?'
const ownSpouse = 'my (?:husband|wife|spouse|hubby)'
/** "My husband left me $210,000 in an IRA", "I inherited my wife's 401k". */
const bequest = new RegExp(
  `\\b${ownSpouse} (?:has )?left (?:me|us) (?:(?:about|around|roughly|some|almost|nearly|over) )*(?:${sum} (?:in|of|from|through) )?${account}|\\b${ownSpouse} left (?:me|us) (?:(?:about|around|roughly|some|almost|nearly|over) )*${sum}(?= ?(?:[.;!?\\n]|$|when (?:he|she) (?:died|passed)|in (?:his|her) will))|\\binherit(?:ed|ing) (?:[^.;!?\\n]{0,40}\\bfrom )?${ownSpouse}(?:'s ${account}|(?!'s)\\b)`,
)

/** The first row that matches holds: the rarer and more certain word before the commoner one. */
const statuses: readonly (readonly [Status, RegExp])[] = [
  ['widowed', bequest],
  [
    'widowed',
    /\b(?:widow(?:ed|er)?(?!'s? (?:benefit|pension))|my (?:late|deceased) (?:husband|wife|spouse)|(?:my (?:husband|wife|spouse|hubby)|(?<=(?:^|[.;!?,] ?))(?:husband|wife|hubby)) (?:just |recently |suddenly )?(?:passed(?: away)?(?! (?:the|his|her|on|up|out))|died|was killed)|my (?:husband|wife|spouse) was \d\d when (?:he|she) (?:died|passed)|lost my (?:husband|wife|spouse)|(?<=^|[.;!?\n] ?)(?:husband|wife|spouse) (?:just |recently |suddenly )?(?:passed(?: away)?|died))\b(?! elderly| parent| mother(?! of)| father(?! of))/,
  ],
  // An ex of before does not undo the marriage of today.
  [
    'married',
    /(?<!\b(?:if|when|before|until|unless|once|in case) )\b(?:i'm|i am|im|we're) (?:now |since |happily )?remarried\b/,
  ],
  [
    'divorced',
    /\b(?:i'm|i am|i was|im|recently|newly|amicable|my|got|am a|now|after (?:a|my|our)|finalized|went through a|since (?:my|the|our)|prior to an? (?:\w+ )?) ?(?:divorced?|divorcee)\b(?! lawyer| attorney)|\b(?:divorced)(?=[ ,.])(?! lawyer| spouse)|(?<!\b(?:once|when|until|till|before|if|as soon as|unless) (?:my |the |our )?)\bdivorce(?:'s| is| was| has been| just)?(?: (?:now|just|finally|all|been|became|got|went))*(?: (?:final|finalized|done|over|complete|completed|settled|signed|through))\b|\bmy ex-?(?:wife|husband)\b|\b(?:my|the|our) (?:divorce|custody) (?:decree|settlement|agreement) (?:says|requires|states|orders|has|is)\b/,
  ],
  [
    'single',
    // "Me and my girlfriend (not married)" tells of two.
    /(?<!\b(?:partner|boyfriend|girlfriend|gf|bf|fianc\S{1,2})(?:,| and i(?:'m| are)?| is| \()? ?(?:are )?)\b(?:not married|unmarried|never married)\b|\b(?:single (?:mom|mother|dad|father|parent|guy|girl|woman|man|male|female|person|earner household of one|filer|new hire|and)|i'm single|i am single|im single|am single|currently single|single,|and single(?=[,.;!?\n]|$)|single (?:no kids|with no)|^single\b(?![- ](?:income|earner|pay ?check))|(?<=[,.;] )single(?=[,.;\n]|$))/,
  ],
  [
    'engaged',
    /\b(?:fianc(?:e|ee|é|ée)|engaged(?! in| with)|getting married|about to (?:get married|marry)|marrying (?:my|in|next)|our wedding|my wedding)\b/,
  ],
  [
    'married',
    /\b(?<!not )(?:i'm|i am|im|we're|we are|am|are|been|happily|newly|just got|recently|recently got|got|both|:) ?(?:happily |newly |legally )?married\b|\bmarried(?=[ ,.;/(]|$)(?! filing sep\w* or| people| couples?\b(?! (?:here|w|,))| for \d+ years (?:prior|before))(?<!\b(?:get|getting|not|never|was|were|he|she|they|re|if|when|aren't|arent|isn't|weren't|wasn't) married)|\bnewlyweds?\b|\b(?:my|the) (?:\w+ )?(?:wife|husband|hubby|spouse|wifey)\b|(?:^|[.?!\n,;] ?|\b(?:with|and) )(?:wife|husband|hubby|spouse)\b|\b(?:wife|husband|spouse)(?:'s)? (?:and (?:i|me|myself)|is|makes?|earns?|works?|has|stays?|\d|\(|age|who|takes|doesn't|just)|\bstay[- ]at[- ]home (?:wife|husband)|\b(?:wife|husband) stays home|\bmfj\b|\bmarried filing/,
  ],
  ['partnered', partnered],
]

const filings: readonly (readonly [Filing, RegExp])[] = [
  [
    'surviving_spouse',
    /\b(?:qualifying|eligible) (?:surviving spouse|widow)|\bqss\b|\bfil(?:e|ed|ing) (?:my taxes )?as (?:a )?surviving spouse\b/,
  ],
  [
    'married_separate',
    /\bmarried filing separate(?:ly)?\b|\bmfs\b|\bfile (?:our taxes |taxes )?separately\b|\bfiling (?:our taxes )?separately\b|\bfiled separately\b/,
  ],
  [
    'married_joint',
    /\bmarried,? filing joint(?:ly)?\b|\bmfj\b|\bfile (?:our taxes |taxes |married )?jointly\b|\bfiling (?:our taxes )?jointly\b|\bfiled jointly\b|\bfile (?:a )?joint return\b|\bfiling status:? ?married\b|\bmarried joint\b/,
  ],
  ['head_of_household', /\bhead of (?:the )?household\b|\bhoh\b/],
  [
    'single',
    /\b(?:filing|file|filed|files|tax(?:es)?|claim)(?: my taxes| status| taxes)?(?: as|:)? ?(?:a )?single\b|\bsingle filer\b|\bas a single new hire\b|\bi am not married\b/,
  ],
]

export const readMarriage: Reader = (reading) => {
  const finds: Find[] = []
  const text = withoutTiers(reading.text)
  for (const [status, pattern] of statuses) {
    const match = pattern.exec(text)
    if (!match) continue
    // "My bf and I (not married)": a couple all the same.
    if (status === 'single' && saysUnmarried.test(match[0]) && partnered.test(text)) continue
    finds.push(find('maritalStatus', status, [match.index, match.index + match[0].length], 'marriage', 0.8))
    break
  }
  for (const [status, pattern] of filings) {
    const match = pattern.exec(text)
    if (!match) continue
    const around = text.slice(Math.max(0, match.index - 24), match.index + match[0].length + 24)
    // "jointly or separately?" is the question, not the answer.
    if (
      /(?:^|[.,;!?\n] ?)(?:file|filing) (?:\w+ )?separately ?\?|\bjoint\w* (?:or|vs\.?|versus) |\bseparate\w* (?:or|vs\.?|versus) |\b(?:do|should|can|could|would|must) (?:we|i) (?:be |\w+ )?fil(?:e|ing)|(?:can|could) (?:i|we) (?:file|claim)/.test(
        around,
      )
    )
      break
    finds.push(find('filingStatus', status, [match.index, match.index + match[0].length], 'marriage', 0.85))
    break
  }
  return finds
}

/** Two who run a household together; which two they are is not told. */
const saysWe =
  /\bwe(?:'ve got|'ve| both)? (?:have|got|are raising|make|earn|owe|bring home|take home|bring in|gross|spend|rent|own)\b|\bwe've (?:got )?(?:\d|a|an|two|three|four|five|six)\b|\bour (?:own )?(?:\w+ )?(?:kids?|children|sons?|daughters?|baby|toddler|twins|triplets|household|family)\b|(?:^|[.!?\n] ?|\bwe(?:'re| are) )grandparents\b/
/** Two who earn together. */
const earnTogether =
  /\bwe(?: both)? (?:make|earn|bring home|take home|bring in|gross)\b|\bboth of us\b|\b(?:together|combined|between us)\b/
const bothWork =
  /\b(?:both of us|we both) (?:still |also )?(?:work|earn|have (?:\w+ ){0,2}(?:jobs|pay ?checks|incomes))\b/
/** "We" can be a parent and a child, friends, or those who are no couple any more. */
const otherWe =
  /\b(?:mom|mum|mother|dad|father|parents?|sisters?|brothers?|siblings?|friends?|roommates?|ex|divorc\w*|separated|grandma|grandmother|widow\w*|single|boyfriend|girlfriend|bf|gf|partner|fianc\w*|company|business)\b/

/** A child's brother, and whoever gives or leaves something: named in passing, and no part of "we". */
const inPassing =
  /(?<=(?:^|[.;,!?] ?|\b(?:and|his|her|the) ))(?:(?:younger|little|older|big|baby) )?(?:brother|sister)(?= (?:is|just)\b|'s\b)|\bgrand(?:ma|mother|pa|father)(?= (?:wants|gives|gave|will|would|offered|plans|is giving|has a|open|opens|put|puts|keep|use|own)\b)|\b(?:parents|in-laws|mom|mum|mother|dad|father|sister|brother)(?= (?:just |recently )?(?:gave|gifted|left|helped|sent|are giving|is giving|want to give|wants to give) us\b)/g
/** Of whom "she" and "he" may be said instead. */
const ofOneChild =
  /\b(?:son|daughter|baby|child|kid|toddler|newborn|mom|mother|dad|father|sister|brother|friend|boss|parents?)\b/

/** Someone who speaks of "her pay" or "him 33" beside their own speaks of a spouse, unless they say otherwise. */
export function withImpliedMarriage(reading: Reading, finds: readonly Find[]): Find[] {
  const told =
    reading.household?.maritalStatus !== undefined || finds.some((one) => one.key === 'maritalStatus')
  const spouse = finds.find(
    (one) => (one.key === 'spouseAge' || one.key === 'spouseIncome') && one.confidence > 0.6,
  )
  const unmarried = /\b(?:boyfriend|girlfriend|partner|bf|gf|fianc)/.test(reading.text)
  // "We make 190k together … she has nothing", "I take home 3,100, he 5,200": the other one of "we".
  const other = /\b(?:she|he)\b/.test(reading.text) && !ofOneChild.test(reading.text)
  const together = other
    ? finds.find(({ key, reader }) => key === 'householdIncome' || (key === 'earners' && reader === 'pay'))
    : undefined
  const shown = spouse ?? together
  if (told || unmarried) return [...finds]
  return [
    ...finds,
    ...(shown ? [find('maritalStatus', 'married', shown.span, 'marriage', 0.5)] : twoAdults(reading, finds)),
  ]
}

/** "Buy her a car … agi 61k single mom": a single parent's "her" is no spouse, and the pay is the parent's. */
export function withoutSpouse(finds: readonly Find[]): Find[] {
  const isSingle = finds.some(({ key, value }) => key === 'maritalStatus' && value === 'single')
  const hasPay = finds.some(({ key }) => key === 'income')
  return finds.flatMap((one): Find[] => {
    if (!isSingle || one.key !== 'spouseIncome') return [one]
    return hasPay || one.value === 0 ? [] : [{ ...one, key: 'income' }]
  })
}

const children: ReadonlySet<Find['key']> = new Set<Find['key']>(['dependents', 'numDependents', 'expecting'])
const joint: ReadonlySet<Find['key']> = new Set<Find['key']>(['householdIncome'])

/** "We have three kids", "we make 150k together": two adults, whose plan is a couple's until they say that it is not. */
function twoAdults({ text }: Reading, finds: readonly Find[]): Find[] {
  const tells = (keys: ReadonlySet<Find['key']>) =>
    finds.some(({ key, value }) => keys.has(key) && value !== 0)
  const said =
    (tells(children) ? saysWe.exec(text) : null) ??
    (tells(joint) ? earnTogether.exec(text) : bothWork.exec(text))
  if (!said || otherWe.test(text.replace(inPassing, ''))) return []
  return [find('twoAdults', true, [said.index, said.index + said[0].length], 'marriage', 0.6)]
}
