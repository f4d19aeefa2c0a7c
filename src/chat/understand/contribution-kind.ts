/** Which kind one contributes now, Roth or Traditional, and the wages of last year that a catch-up is held to. */
import { cueReader, mayBeMoney } from './cues.ts'
import { amountOf } from './numbers.ts'
import { type PhraseRow, phraseReader } from './phrases.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'

const kinds = { roth: 'roth', traditional: '(?:traditional|trad|pre-?tax)' } as const
const plan = '(?:401 ?\\(?k\\)?|403 ?\\(?b\\)?|457(?: ?\\(?b\\)?)?|tsp|plan)(?!\\w)'
const fillers =
  '(?: (?:all|entirely|only|just|currently|now|today|100%|completely|mostly|going|made|set up|to|in|into|as|the|my|a|being|so far|done))*'
const whose = '(?:all |all of )?(?:my|our)(?: own)?'
/** "My 401(k) contributions", "the money that goes into my plan". */
const contributions = `${whose} (?:${plan} )?(?:contributions?|deferrals?|savings|${plan}|money|payroll contributions)`
const putsIn =
  "\\b(?:i|we)(?: am|'m|'ve been| have been| have always| are|'re)? (?:currently |now |always |just |already |only )*(?:contribut(?:e|ed|ing)|put(?:ting)?|sav(?:e|ing)|defer(?:ring)?|do|doing|use|using|invest(?:ing)?|go(?:ing)? with)"
/** A part of a sentence that names no other place. */
const inBetween = '(?:(?!\\b(?:ira|iras|should|or|if|convert\\w*|but)\\b)[^.;!?\\n])'

const ofKind = (value: keyof typeof kinds): PhraseRow => {
  const kind = kinds[value]
  const other = kinds[value === 'roth' ? 'traditional' : 'roth']
  // "Roth or traditional" is what is asked.
  const alone = `(?! ?(?:ira|or|vs|versus|and|/|option|money|balance)\\b)(?! (?:and|or) ${other})`
  return {
    key: 'contributionKind',
    value,
    says: new RegExp(
      [
        `\\b${contributions}(?: (?:is|are|goes?|has been|have been))${fillers} ${kind}\\b${alone}`,
        `${putsIn}${inBetween}{0,50}?\\b(?:to|into|in|as|of|it) (?:an? |my |the |our )?${kind}(?: ${plan}| (?:side|contributions?|basis|dollars)\\b|(?= ?(?:[.,;!?]|$| (?:now|today|right now|at the moment|so far|and|but)\\b)))`,
        `${putsIn}${inBetween}{0,50}?, (?:and )?(?:it's |it is |which is |is )?all (?:of it |of that )?(?:in |as |to |into )?(?:the )?${kind}\\b${alone}`,
        `${putsIn} (?:only |all )?${kind}(?: (?:now|right now|today|at the moment|${plan}|contributions)|(?= ?[.,;!]))`,
        `\\b(?:currently|right now|at the moment|now|so far|today|always)(?: it's| it is)? (?:all )?(?:in |into |to |doing |done |choosing )?(?:the )?${kind} ${plan}? ?(?=[.,;!])`,
      ].join('|'),
    ),
    topics: ['roth_vs_traditional', 'retirement_saving'],
    confidence: 0.7,
  }
}

/** "Should I switch from traditional to Roth?": what is left behind is what goes in today. */
const leaves = (value: keyof typeof kinds): PhraseRow => ({
  key: 'contributionKind',
  value,
  says: new RegExp(
    `\\b(?:switch|chang|mov)(?:e|ing)? (?:over )?(?:from|out of) (?:an? |my |the )?${kinds[value]}\\b`,
  ),
  topics: ['roth_vs_traditional'],
  evenPlanned: true,
  confidence: 0.7,
})

const readKind = phraseReader('contribution-kind', [
  {
    key: 'contributionKind',
    value: 'both',
    says: /\b(?:split(?:ting)?|contribut(?:e|ing)|putting|put|half)(?: [\w()]+){0,5}? (?:(?:between|to both|in both|into both) )?(?:(?:half|50%?) )?(?:(?:in |into |to )?(?:the )?)(?:(?:roth(?: 401k)? and (?:half |50% )?(?:in |into |to )?(?:the )?(?:traditional|pre-?tax))|(?:(?:traditional|pre-?tax)(?: 401k)? and (?:half |50% )?(?:in |into |to )?(?:the )?roth))\b/,
    topics: ['roth_vs_traditional', 'retirement_saving'],
  },
  leaves('roth'),
  leaves('traditional'),
  ofKind('roth'),
  ofKind('traditional'),
])

const here =
  '(?:at|from|in|with) (?:this|my|the same|the current|my current|my present) (?:job|employer|company|work|place)|here\\b'
const earned = '(?:made|earned|was paid|were paid|got paid|grossed)'
/** What a W-2 of last year shows, or was earned then where one still works. */
const readWages = cueReader('contribution-kind', [
  {
    key: 'priorYearWages',
    left: /\b(?:social security wages|box (?:3|three)|ss wages|fica wages)(?: (?:on|of|my|last|year's|the|w-?2|were|was|is|are|in|box|shows?|says?|from|at|about))*$/,
    min: 1_000,
    evenPast: true,
    confidence: 0.95,
  },
  {
    key: 'priorYearWages',
    right:
      /^ (?:(?:in|of|as|for) )?(?:my )?(?:social security wages|ss wages|fica wages|box (?:3|three)\b|wages in box)/,
    min: 1_000,
    evenPast: true,
    confidence: 0.95,
  },
  {
    key: 'priorYearWages',
    // "My W-2 of last year showed": a bare "W-2 of 160k" is pay.
    left: /\b(?:w-?2(?: (?:from|for|of|this|employer|job|wages|my|the|in))* (?:last year|year's|showed|shows|was|says|said|had)|last year's w-?2)(?: (?:from|for|of|last|year|this|employer|year's|job|showed|shows|was|says|said|had|wages|my|the|in|at|about))*$/,
    min: 15_000,
    evenPast: true,
    confidence: 0.94,
  },
  {
    key: 'priorYearWages',
    left: new RegExp(`\\b${earned}(?: (?:about|around|over|just|nearly))*$`),
    right: new RegExp(`^ (?:(?:${here}) (?:in )?last year\\b|last year (?:${here}))`),
    min: 15_000,
    evenPast: true,
    confidence: 0.94,
  },
])

const wagesBefore =
  /\b(?:wages|pay|salary|earnings|income)(?: (?:at|from|in|with) (?:my |this |the |our )?(?:current )?(?:job|work|employer|company|school|hospital))?(?: (?:were|was|came to|totaled|ran))?(?: (?:about|around|just|over|under|nearly|roughly))*$|(?:\bi |\band |, ?)(?:made|earned|was paid|got paid|grossed)(?: (?:about|around|just|over|under|nearly|roughly))*$/
const thatYear = /^ ?(?:in wages )?(?:at (?:my|this) job )?(?:in )?last year\b/
const sameNow =
  /\b(?:about |around |roughly |pretty much |basically )?the same (?:again )?(?:for )?(?:this year|now)\b|\bthis year (?:(?:is|will be|should be|looks) (?:about |around |roughly |pretty much )?the same|too|as well)\b/

/** "My wages were 190,000 last year, about the same this year": what a catch-up is held to, and the pay of today. */
function sameAsLastYear({ text, mentions }: Reading): Find[] {
  const wages = mentions.find(
    (mention) =>
      mayBeMoney(mention) &&
      mention.low >= leastWages &&
      wagesBefore.test(mention.left) &&
      thatYear.test(mention.right),
  )
  if (wages === undefined) return []
  const same = sameNow.exec(text.slice(wages.span[1]))
  if (same === null) return []
  const at = wages.span[1] + same.index
  return [
    find('priorYearWages', amountOf(wages), wages.span, 'contribution-kind', 0.94, wages.index),
    find('income', amountOf(wages), [at, at + same[0].length], 'contribution-kind', 0.85),
  ]
}
const leastWages = 15_000

export const readContributionKind: Reader = (reading) => [
  ...readKind(reading),
  ...readWages(reading),
  ...sameAsLastYear(reading),
]
