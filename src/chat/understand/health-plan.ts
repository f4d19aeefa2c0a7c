/** The health plan: whether it allows an HSA, whom it covers, and the most that it leaves one to pay in a year. */
import { cueReader, mayBeMoney } from './cues.ts'
import { readMarriage } from './marriage.ts'
import { amountOf, type Mention } from './numbers.ts'
import { phraseReader } from './phrases.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const account = '(?:hsa|health savings account)'
const highDeductible = '(?:hdhp|high[- ]deductible(?: health)?(?: plan)?)'
const asked =
  /\b(?:should (?:i|we) (?:get|open|switch|pick|choose)|worth it|vs\.?|versus|or (?:a )?(?:ppo|hmo))\b/
const readAccount = phraseReader('health-plan', [
  {
    key: 'hsaEligible',
    value: false,
    says: new RegExp(
      `\\b(?:no|without an?) ${account}\\b|\\b(?:don't|do not|doesn't|does not|can't|cannot) (?:have|offer|allow|get|qualify for|contribute to)(?: an?| any)? ${account}\\b|\\b(?:not|isn't|aren't) ${account}[- ]eligible\\b`,
    ),
    ofEither: true,
  },
  {
    key: 'hsaEligible',
    value: false,
    // Who no longer has an HSA may still have a plan that allows one.
    says: new RegExp(
      `\\bno longer (?:have|had|offers?|on|in|covered by)(?: an?| the| my| any)? (?:${highDeductible}|${account}[- ]eligible)`,
    ),
    ofEither: true,
  },
  {
    key: 'hsaEligible',
    value: true,
    says: new RegExp(
      `\\b(?:have|has|with|on|get|offers?|through|includes?|comes with)(?: an?| the| my| our)?(?: \\w+)? (?:hdhp|${account}(?: (?:plan|eligible))?)\\b(?! (?:balance|limit))|\\b${highDeductible}(?: (?:plan|with|and|\\+|w\\/|that has|has|an?))* ${account}\\b|\\bhdhp\\b(?! (?:or|vs))|(?<!\\b(?:not|n't|am i|are we|is it|if it's|become|becoming|be) )\\b${account}[- ]eligible\\b(?! ?\\?)|\\b(?:contribut\\w+|putting|put) (?:to|into|in) (?:my|our|an?|the) ${account}\\b|(?:^|[,;.] ?)(?:family )?${account} (?:family )?(?:health )?(?:plan|coverage)\\b`,
    ),
    unless:
      /\b(?:old|former|previous|last) (?:job|employer)\b|\bno (?:hsa|health savings account)\b|\b(?:don't|doesn't|can't) (?:have|offer|get) an? hsa\b|\bon medicare\b|\b(?:had|was (?:covered by|on|in)|were (?:covered by|on|in)) (?:an? |the )?(?:family )?(?:hdhp|high[- ]deductible)\b(?=[^.;!?]{0,40}\b(?:last year|until|till|but|from \w+ (?:to|until|through)|in 20\d\d|then|before)\b)/,
    ofEither: true,
    confidence: 0.8,
  },
  {
    key: 'hsaFamilyCoverage',
    value: true,
    says: new RegExp(
      `\\bfamily (?:hdhp|${account}|high[- ]deductible)\\b|\\b${account}[^.;\\n]{0,20}\\bfamily (?:coverage|plan)\\b|\\bfamily (?:coverage|plan)\\b[^.;\\n]{0,30}\\b${account}\\b`,
    ),
    ofEither: true,
  },
  {
    key: 'hsaFamilyCoverage',
    value: false,
    says: new RegExp(
      `\\b(?:self[- ]only|single|individual) (?:hdhp|coverage|plan)\\b[^.;\\n]{0,30}\\b${account}\\b|\\b${account}[^.;\\n]{0,20}\\b(?:self[- ]only|single|individual) (?:coverage|plan)\\b`,
    ),
    ofEither: true,
  },
])

const mostNamed = '(?:out[- ]of[- ]pocket (?:max(?:imum)?|limit)|oop ?max(?:imum)?)'
const readMost = cueReader('health-plan', [
  {
    key: 'outOfPocketMaximum',
    left: new RegExp(
      `\\b${mostNamed}(?: (?:on|of|for|in|with) (?:our|my|the|this) (?:\\w+ ){0,2}(?:plan|insurance|policy|coverage))?(?: (?:is|of|at|about|around))*[:=]?$`,
    ),
    min: 500,
    max: 30_000,
    per: 'none',
    confidence: 0.95,
    evenSupposed: true,
  },
  {
    key: 'outOfPocketMaximum',
    right: new RegExp(`^ (?:family |individual |annual )?${mostNamed}\\b`),
    min: 500,
    max: 30_000,
    per: 'none',
    confidence: 0.95,
    evenSupposed: true,
  },
  {
    // "The most I can pay in a year is 6,000", said of the plan.
    key: 'outOfPocketMaximum',
    left: /\bthe most (?:that )?(?:i|we|i'd|we'd|i'll|we'll)(?: can| could| would| will| might)?(?: ever| have to| need to)* (?:pay|owe|spend)(?: out of (?:my |our )?pocket)?(?: (?:in|for|per|over) (?:a|the|any|one) (?:\w+ )?year| a year| yearly| annually)?(?: (?:is|would be|comes to|for|are|about|around))*$/,
    min: 500,
    max: 30_000,
    per: 'none',
    confidence: 0.93,
    evenSupposed: true,
  },
])

/** "My insurance won't pay anything until I've spent 3,500". */
const paysNothingUntil =
  /\b(?:insurance|plan|policy|coverage|insurer|it)\b[^.;!?\n]{0,30}\b(?:pay|cover|kick in|start)\w*\b[^.;!?\n]{0,24}\b(?:until|till|before|after) (?:i|we)(?:'ve|'d| have)? (?:spent|paid|spend|pay|met|meet|covered)(?: (?:the first|about|around|out|at least|over))* ?\$?$/

const beforeDeductible =
  /\b(?<!(?:tax|non|high)[- ])deductibles?(?: (?:is|are|of|was|on (?:my|our|the) (?:\w+ ){0,2}\w+|for (?:the |my |our |an? )?\w+(?: person)?|at|about|around))*:? ?$/
const afterDeductible =
  /^ ?(?:(?:health|medical|car|auto|home|house|insurance|annual|family|individual|single) ){0,2}deductible\b/

/** "Deductible 3,400 individual / 6,800 family": what the family as a whole meets. */
const ofFamily = ({ before, right }: Mention): boolean =>
  /\bdeductible\b[^.;!?]{0,40}$/.test(before) && /^ ?\(?(?:for (?:the |a )?)?family\b(?! of)/.test(right)

const children = /\b(?:kids?|child(?:ren)?|sons?|daughters?|baby|toddler|twins)\b(?<!\bno (?:kids|children))/
/** Whoever lives alone never meets a family's deductible. */
const isAlone = (reading: Reading): boolean => {
  const { text, household = {} } = reading
  const hasChildren = (household.dependents?.length ?? 0) > 0 || children.test(text)
  const isSingle =
    household.maritalStatus === 'single' || readMarriage(reading).some(({ value }) => value === 'single')
  return isSingle && !hasChildren
}

/** "My deductible is 3,000, 500 on the car": of several the largest, which a fund has to meet. */
const readDeductible = (reading: Reading): Find[] => {
  const told = reading.mentions.filter(
    (mention) =>
      mayBeMoney(mention) &&
      mention.per !== 'month' &&
      mention.low >= 100 &&
      mention.high <= 20_000 &&
      unreal(mention) === undefined &&
      (beforeDeductible.test(mention.left) ||
        afterDeductible.test(mention.right) ||
        ofFamily(mention) ||
        paysNothingUntil.test(mention.before)),
  )
  const met = isAlone(reading) ? told.filter((mention) => !ofFamily(mention)) : told
  const [largest] = met.toSorted((a, b) => b.low - a.low)
  if (largest === undefined) return []
  const otherParts = told.flatMap(({ index }) => (index === largest.index ? [] : [index]))
  return [
    {
      ...find('deductible', amountOf(largest), largest.span, 'health-plan', 0.95, largest.index),
      otherParts,
    },
    // Beside one for each person it says what the plan offers, and not whom it covers.
    ...(told.length === 1 && ofFamily(largest)
      ? [find('hsaFamilyCoverage', true, largest.span, 'health-plan', 0.8)]
      : []),
  ]
}

export const readHealthPlan: Reader = (reading) => [
  ...(asked.test(reading.text) ? [] : readAccount(reading)),
  ...readDeductible(reading),
  ...readMost(reading),
]
