/** Life insurance that is bought, of either of two: its sum, what it costs, and what a court asks for. */
import { yearOf } from '#engine/calendar.ts'
import { type CueRow, cueReader, mayBeMoney } from './cues.ts'
import { amountOf, type Mention } from './numbers.ts'
import { ownerBefore } from './owners.ts'
import { phraseReader } from './phrases.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { numberWords } from './spelled-numbers.ts'
import { unreal } from './tenses.ts'

const insurance =
  '(?:insurance|coverage|premiums?|policy|policies|quote|quoted|geico|progressive|state farm|allstate|liability)'
const life =
  '(?:term|whole life|life insurance|life policy|policy|policies|coverage|universal life|death benefit|term life)'
const rows: readonly CueRow[] = [
  {
    key: 'premiumMonthly',
    left: new RegExp(`\\b${insurance}(?: \\w+){0,4}$`),
    per: 'some',
    over: 'month',
    max: 10_000,
    confidence: 0.88,
  },
  {
    key: 'premiumMonthly',
    right: new RegExp(`^ ?(?:for|in|on) (?:\\w+ ){0,3}${insurance}`),
    per: 'some',
    over: 'month',
    max: 10_000,
    confidence: 0.86,
  },
  {
    key: 'premiumMonthly',
    left: /\b(?:term|policy|insurance)\b[^.!?]{0,44} (?:is|costs?|for|runs)$/,
    per: 'some',
    over: 'month',
    max: 1_000,
    confidence: 0.87,
  },
  {
    key: 'premiumMonthly',
    left: /\bi (?:pay|spend)$/,
    right: /^ ?(?:for|on) (?:\w+ )?(?:health|medical) (?:insurance|coverage)/,
    per: 'none',
    min: 50,
    max: 3_000,
    confidence: 0.84,
  },
  { key: 'premiumMonthly', left: /\bpremiums?(?: \w+){0,2}$/, over: 'month', max: 3_000, confidence: 0.84 },
  {
    key: 'premiumMonthly',
    left: /\bcosts?(?: me| us)?$|^[ ,/]*$/,
    per: 'some',
    over: 'month',
    max: 1_000,
    confidence: 0.5,
  },
  {
    key: 'coverageAmount',
    left: /\b(?:policy|policies|coverage|life insurance|term life|death benefit|insured for|face value|term policy|term)(?: (?:that |which )?(?:pays?|of|for|worth|is|at|amount|totaling|through|has|with|a|face|value))*$/,
    per: 'none',
    min: 5_000,
    confidence: 0.85,
  },
  {
    // "She has 100k private"
    key: 'coverageAmount',
    left: /\b(?:has|have|got|i've|he's|she's)$/,
    right: /^ ?(?:private(?:ly)?|individual(?:ly)?|outside (?:of )?work)(?=[.,;!?]|$| (?:and|but)\b)/,
    per: 'none',
    min: 10_000,
    confidence: 0.88,
  },
  {
    key: 'coverageAmount',
    right: new RegExp(
      `^(?! (?:from|and|but|so|or|then|if)\\b) ?(?:\\w+ )?(?:(?:in|of|worth of) )?(?:\\d+[- ]?(?:year|yr)s? )?(?:\\w+ )?${life}\\b`,
    ),
    per: 'none',
    min: 5_000,
    confidence: 0.86,
  },
]

/** What was paid out after a death is money to place, and no cover any more. */
const aDeath = /\b(?:died|passed(?: away)?|death|widow(?:ed|er)?)\b/
/** "My decree says I must keep 400k": cover that a court asks for. */
const decree =
  /\b(?:decree|court|judge|divorce|settlement|custody|child support)\b[^.;!?\n]{0,60}\b(?:requires?|says?|orders?|ordered|demands?|stipulates?|asks? for|asks me to|calls? for|wants?|must|have to|has to|need to|obligat\w+)\b[^.;!?\n]{0,40}$|\b(?:required|ordered|obligated|have|must) (?:by (?:the |my )?(?:court|decree|judge)|to (?:keep|carry|maintain|have))\b[^.;!?\n]{0,30}$/
const byOrder =
  /^ (?:\w+ ){0,3}?(?:by|under|per|because of) (?:an? |the |our |my )?(?:court|decree|divorce|judge)\b/
const byCourt = /\b(?:decree|court|judge|divorce settlement|divorce agreement)\b/
/** "… until 2034", "… for 8 more years", in the sentence of the order after its sum. */
const orderLasts = new RegExp(
  `^(?:(?!\\b(?:my|i|and|have)\\b)[^.;!?\\n]){0,60}?(?:\\b(?:until|till|through|thru) (20\\d\\d)\\b|\\bfor (?:the next |another |at least )?(\\d{1,2}|${Object.keys(numberWords).join('|')}) (?:more |further )?(?:years?|yrs?)\\b)`,
)

function readOrderYears({ text, today }: Reading, from: number): Find[] {
  const match = orderLasts.exec(text.slice(from))
  if (match === null) return []
  const [whole, year, count = ''] = match
  const years = year === undefined ? (numberWords[count] ?? Number(count)) : Number(year) - yearOf(today)
  return years > 0 && years <= 40
    ? [find('decreeYears', years, [from, from + whole.length], 'insurance', 0.95)]
    : []
}

const readDecree: Reader = (reading) =>
  readOrder(reading).flatMap((one) => [one, ...readOrderYears(reading, one.span[1])])

const readOrder: Reader = ({ text, mentions }) =>
  byCourt.test(text)
    ? mentions
        .filter(
          (mention) =>
            mayBeMoney(mention) &&
            mention.low >= 10_000 &&
            mention.per === undefined &&
            (decree.test(mention.before.trimEnd()) || byOrder.test(mention.right)),
        )
        .slice(0, 1)
        .map((mention) =>
          find('decreeCoverage', amountOf(mention), mention.span, 'insurance', 0.95, mention.index),
        )
    : []

const receives =
  /\b(?:got|get|getting|received?|receiving|collected|paid(?: me| us| out)?|left me|check for)(?: (?:a|an|the|about|around))*$/

const wasPaidOut = ({ text }: Reading, { span: [from] }: Find): boolean =>
  aDeath.test(text) && receives.test(text.slice(Math.max(0, from - 40), from).replace(/[\s$]+$/, ''))

/** "An agent offers me a 500k policy": what somebody sells is no cover that there is. */
const isOffered = ({ text }: Reading, { span: [from] }: Find): boolean =>
  /\b(?:offer(?:s|ed|ing)|quote[ds]?|quoting|selling|sell|pitch(?:ed|es|ing)?|pushing|recommend(?:s|ed)?|suggest(?:s|ed)?|wants?|said|says|told|advis(?:es|ed)|should|considering|thinking|looking|shopping|need|talk(?:ed|ing))(?: (?:me|us|to|that|i|we|need|should|get|buy|take|sign up|into|buying|getting|taking|on|of|at|for|about|around|out|an?|the)){0,7} ?\$?$/.test(
    text.slice(Math.max(0, from - 40), from),
  )

/** Whoever has died is insured no more. */
const spouseDied =
  /\b(?:wife|husband|spouse)(?: \w+)? (?:passed|died)\b|\bwidow(?:ed|er)?\b|\blate (?:wife|husband|spouse)\b/

/** "husband has 500k life insurance": the cover is the spouse's. */
function ofWhom(reading: Reading, one: Find): Find {
  if (one.key !== 'coverageAmount') return one
  const isMine = /\b(?:my|i have|i've|i got)(?: an?| the)? \$?$/.test(
    reading.text.slice(Math.max(0, one.span[0] - 16), one.span[0]),
  )
  const sentence = reading.sentences.find(([start, end]) => one.span[0] >= start && one.span[0] < end)
  // "Wife 40k part time. 250k term from 2019": a sentence that begins with the sum names nobody else.
  const opens = reading.text.slice(sentence?.[0] ?? 0, one.span[0]).trim() === ''
  const isOnSpouse =
    /^[^.;,!?\n]{0,30}? (?:on|for|covering) (?:my (?:husband|wife|spouse|partner)|him|her)\b/.test(
      reading.text.slice(one.span[1]),
    )
  if (isOnSpouse) return { ...one, key: 'spouseCoverageAmount' }
  const isSpouses = !isMine && !opens && ownerBefore(reading.people, one.span[0], 50, 0) === 'spouse'
  return isSpouses ? { ...one, key: 'spouseCoverageAmount' } : one
}

/** "A 500k 20yr term": the length stands between the sum and its name. */
const datedTerm = /^ ?\d\d[- ]?(?:years?|yrs?)[- ](?:level )?(?:term|life|policy)\b/
const readDatedTerms: Reader = ({ mentions }) =>
  mentions
    .filter(
      (mention) =>
        mayBeMoney(mention) &&
        mention.low >= 5_000 &&
        mention.per === undefined &&
        unreal(mention) === undefined &&
        datedTerm.test(mention.after),
    )
    .map((mention) =>
      find('coverageAmount', amountOf(mention), mention.span, 'insurance', 0.86, mention.index),
    )

/** "Neither of us has life insurance", "she's got none". */
const noneOfEither =
  /\bneither (?:i nor (?:my )?(?:wife|husband|hubby|spouse|partner|he|she)|(?:my )?(?:wife|husband|hubby|spouse|partner|he|she) nor i|(?:my )?(?:wife|husband|spouse|partner) (?:and|or) (?:i|me)) (?:has|have|carry|carries|own|owns|got)(?: got)? (?:any |a |an )?(?:life insurance|insurance|coverage|policy|cover)\b|\b(?:neither (?:one )?of us (?:has|have)|we (?:don't|do not) (?:either of us )?have|we both have) (?:any |no )?(?:life insurance|coverage|a policy|policy|term)\b|\bneither of us (?:is|are) (?:insured|covered)\b|\bno (?:life )?(?:insurance|coverage|polic(?:y|ies)) (?:on|for) either (?:one )?of us\b/
const spouseHasNone =
  /\b(?:wife|husband|hubby|spouse|partner|she|he)(?:'s got| has| has got) (?:none|no (?:coverage|policy|life insurance|term))\b(?! (?:saved|of|in))/
/** "He has a 500k policy, I've none": told beside cover, it is cover that is meant. */
const spouseCovered =
  /\b(?:wife|husband|hubby|spouse|partner|he|she)(?:'s got| has| carries| got)\b[^.;!?\n]{0,40}\b(?:polic(?:y|ies)|coverage|term|life insurance)\b/
/** "We have no life insurance": none of one's own, whatever work pays for. */
const householdHasNone =
  /\b(?:we|i)(?:'ve got| have|'ve| (?:both |currently |still )?have)(?: currently| still| absolutely)? no life (?:insurance|cover(?:age)?)\b(?! (?:through|thru|at|from|with|on|for|quotes?|agent)\b)|\b(?:we|i) (?:don't|do not|dont) (?:currently |yet )?(?:have|own|carry) (?:any )?life insurance\b(?! (?:through|thru|at|from|with|on|for|quotes?|agent)\b)/
const ownNone = phraseReader('insurance', [
  {
    key: 'coverageAmount',
    value: 0,
    says: /\bi(?:'ve| have)(?: got)? none\b|\bi (?:don't|do not) have (?:any|one)(?= ?[,.;!]| and\b|$)/,
    unlessNext: /^ (?:of|saved|except|besides|other)\b/,
    topics: ['term_life'],
    confidence: 0.7,
  },
])
const readNone: Reader = ({ text }) => {
  const either = noneOfEither.exec(text)
  const spouse = either ?? spouseHasNone.exec(text)
  const at = (match: RegExpExecArray) => [match.index, match.index + match[0].length] as const
  const household = either ?? householdHasNone.exec(text)
  return [
    ...(household === null ? [] : [find('coverageAmount', 0, at(household), 'insurance', 0.8)]),
    ...(spouse === null ? [] : [find('spouseCoverageAmount', 0, at(spouse), 'insurance', 0.8)]),
  ]
}

/** "Can I drop my term at 60? … It's 500k and costs 212 a month": the policy that was named. */
const policyNamed = /\b(?:my|the|our|a) (?:\w+ )?(?:term|policy|life insurance)\b/
const itIs = /\b(?:it's|it is|its)(?: (?:for|a|only|worth))* \$?$/
const readItsSum: Reader = ({ text, mentions, topic }) =>
  topic !== 'term_life'
    ? []
    : mentions
        .filter(
          (mention) =>
            mayBeMoney(mention) &&
            mention.low >= 25_000 &&
            mention.per === undefined &&
            unreal(mention) === undefined &&
            itIs.test(mention.before) &&
            policyNamed.test(text.slice(0, mention.span[0])),
        )
        .map((mention) =>
          find('coverageAmount', amountOf(mention), mention.span, 'insurance', 0.8, mention.index),
        )

/** "A 20 year term for 500k cost?": what is asked about is not had. */
const isPriced = ({ text }: Reading, { span }: Find): boolean =>
  /^ ?(?:policy |term |coverage )?costs? ?(?=$|[?.,])/.test(text.slice(span[1])) ||
  /\b(?:how much (?:is|would|does|for)|what (?:would|does|will)|price (?:of|for)|quote for|cost of)\b[^.;?!]{0,50}$/.test(
    text.slice(0, span[0]),
  )

/** "We have 400k on each of us": cover that is there, of both; what is only thought of is none. */
const onEach = /^ ?(?:term |life |polic(?:y|ies) )?on (?:each|both) of us\b/
const haveIt =
  /\b(?:we|we've|we both|already|currently)(?: (?:have|got|both|already|currently|carry|a))* \$?$/
/** "My wife and I each have 300k term policies". */
const eachHas =
  /\b(?:(?:(?:wife|husband|hubby|spouse|partner|he|she),? and (?:i|me)|i and my (?:wife|husband|spouse|partner)|we|us) (?:both|each)|(?:both|each) of us)(?: (?:currently|already|now))? (?:have|has|carry|carries|own|owns|hold|holds|got)(?: (?:an?|about|around|our own|separate))* \$?$/
const ofPolicy =
  /^ ?(?:dollars? )?(?:(?:of|in) )?(?:\d\d[- ]year )?(?:level |whole |individual )*(?:term|life|polic(?:y|ies)|in (?:life )?(?:coverage|insurance))\b/
const throughWork =
  /^[^.;!?]{0,40}\b(?:through|thru|from|at|via) (?:our |their |my )?(?:work|jobs?|employers?)\b/
const eachIsCovered = ({ before, right, after }: Mention): boolean =>
  eachHas.test(before) && ofPolicy.test(right) && !throughWork.test(after)

const readOnEach: Reader = ({ mentions }) =>
  mentions
    .filter(
      (mention) =>
        mayBeMoney(mention) &&
        mention.low >= 10_000 &&
        mention.per === undefined &&
        unreal(mention) === undefined &&
        ((onEach.test(mention.right) && haveIt.test(mention.before)) || eachIsCovered(mention)),
    )
    .slice(0, 1)
    .flatMap((mention) => [
      find('coverageAmount', amountOf(mention), mention.span, 'insurance', 0.92, mention.index),
      // Without the number, which one fact takes for itself.
      find('spouseCoverageAmount', amountOf(mention), mention.span, 'insurance', 0.92),
    ])

/** "Still pay 180/mo for 500k term": what the cover costs, told before the cover. */
const forCover =
  /^ for (?:an? |my |our |the )?\$?(?:\d[\d,.]{0,14}(?:k|m)? )?(?:\d\d[- ]?(?:year|yr) )?(?:of )?(?:term|whole life|life insurance|life policy|policy)\b/
const readPaidFor: Reader = ({ mentions }) =>
  mentions
    .filter(
      (mention) =>
        mayBeMoney(mention) &&
        mention.per === 'month' &&
        mention.high <= 1_500 &&
        unreal(mention) === undefined &&
        /(?<!\b(?:can|could|would|will|to|should)(?: only)? )\bpay(?:ing)?$/.test(mention.left) &&
        forCover.test(mention.after),
    )
    .map((mention) =>
      find('premiumMonthly', amountOf(mention), mention.span, 'insurance', 0.9, mention.index),
    )

/** "My husband has 15 years left on his 250k": what has years left, where life insurance is spoken of, is a policy. */
const withYearsLeft =
  /\b\d{1,2} (?:more )?(?:years|yrs) (?:left|remaining|to go) (?:on|of) (his|her|my|our|a|the) \$?$/
const otherLeft =
  /^ ?(?:\w+ )?(?:mortgage|loans?|house|home|car|truck|lease|contract|pension|student|debt|note|balance|at \d)/
const readWithYearsLeft: Reader = (reading) =>
  reading.topic !== 'term_life'
    ? []
    : reading.mentions.flatMap((mention): Find[] => {
        const whose = withYearsLeft.exec(mention.before)?.[1]
        if (whose === undefined || !mayBeMoney(mention) || mention.low < 25_000) return []
        if (mention.per !== undefined || unreal(mention) !== undefined || otherLeft.test(mention.after))
          return []
        const isSpouses =
          (whose === 'his' || whose === 'her') &&
          ownerBefore(reading.people, mention.span[0], 60, mention.sentence[0]) === 'spouse'
        if ((whose === 'his' || whose === 'her') && !isSpouses) return []
        const key = isSpouses ? 'spouseCoverageAmount' : 'coverageAmount'
        return [find(key, amountOf(mention), mention.span, 'insurance', 0.93, mention.index)]
      })

const readCovers = cueReader('insurance', rows)
export const readInsurance: Reader = (reading) => {
  const about =
    /\b(?:insur|polic|premium|coverage|geico)/.test(reading.text) ||
    reading.topic === 'term_life' ||
    reading.topic === 'insurance_other'
  return [
    ...(about
      ? [...readCovers(reading), ...readDatedTerms(reading)]
          .filter(
            (one) =>
              one.key !== 'coverageAmount' ||
              !(wasPaidOut(reading, one) || isPriced(reading, one) || isOffered(reading, one)),
          )
          .map((one) => ofWhom(reading, one))
          .filter((one) => one.key !== 'spouseCoverageAmount' || !spouseDied.test(reading.text))
      : []),
    ...(about ? [...readNone(reading), ...(spouseCovered.test(reading.text) ? ownNone(reading) : [])] : []),
    ...readOnEach(reading),
    ...readPaidFor(reading),
    ...(about ? readDecree(reading) : []),
    ...readItsSum(reading),
    ...readWithYearsLeft(reading),
  ]
}
