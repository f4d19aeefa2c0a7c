/** Life insurance and premiums; what an employer covers; Social Security benefits and credit scores stand in money.ts. */
import { isSpouseEarning } from './at-home.ts'
import { type CueRow, cueReader, mayBeMoney } from './cues.ts'
import { isOfSpouse, partsOf } from './employer-match.ts'
import { amountOf, type Mention, tidy } from './numbers.ts'
import { ownerBefore } from './owners.ts'
import { readPeople } from './people.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'
import type { Span } from './text.ts'

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
  /\b(?:decree|court|judge|divorce|settlement|custody|child support)\b[^.;!?\n]{0,60}\b(?:requires?|says?|orders?|ordered|demands?|stipulates?|must|have to|has to|need to|obligat\w+)\b[^.;!?\n]{0,40}$|\b(?:required|ordered|obligated|have|must) (?:by (?:the |my )?(?:court|decree|judge)|to (?:keep|carry|maintain|have))\b[^.;!?\n]{0,30}$/
const byOrder =
  /^ (?:\w+ ){0,3}?(?:by|under|per|because of) (?:an? |the |our |my )?(?:court|decree|divorce|judge)\b/
const byCourt = /\b(?:decree|court|judge|divorce settlement|divorce agreement)\b/
const readDecree: Reader = ({ text, mentions }) =>
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

const throughWork =
  /\b(?:thru|through|from|at|by|via|provided by|paid by) (?:my |our |her |his |the )?(?:work|job|employer|company|work policy)|\b(?:through|thru|via) (?:mine|hers|his)\b|\bemployer|\bcompany (?:has|provides|offers|gives|pays)|\b(?:dept|department|union|district|hospital) (?:gives|pays|provides|offers|covers)\b|\bcompany insurance|\b(?:my|his|her|our) (?:work|job) (?:gives|has|offers|provides|pays|covers)|\b\dx (?:salary|pay|income) life (?:insurance|cover)|\bwork (?:policy|gives|covers|provides|offers|life insurance)|\bgroup (?:life|policy|term)/
const rightThroughWork = /^ (?:thru|through|from|at|via) (?:my )?(?:work|job|employer)\b/
const multiple =
  /\b(\d(?:\.5)?) ?(?:x|times|×) (?:my |your |his |her |their |the |annual |yearly |base )*(?:\$?\d[\d,.]{1,6}k? )?(?:salary|income|pay|earnings)\b|\b(one|two|three|four|five) (?:times|x) (?:my |your |his |her |their |annual |yearly |base )*(?:salary|income|pay)\b|\b(twice) (?:my |his |her |their |the )(?:annual |yearly |base )*(?:salary|income|pay)\b|\b(?:a|one) year(?:'s|s)? (?:of )?(?:salary|pay|income)\b/
/** "2x through his job", "his work gives him 2x": a multiple of pay where cover through work is spoken of. */
const bareMultiple =
  /\b(\d(?:\.5)?) ?x(?= ?(?:[.,;!?)]|$|(?:and|through|thru|at|from|via|in|of) |life|cover|group))/
const countWords: Record<string, string> = {
  one: '1',
  two: '2',
  twice: '2',
  three: '3',
  four: '4',
  five: '5',
}

/** "A $500,000 term policy that ends in 4 years": bought outside work, unless it says otherwise at once. */
const ownPolicy =
  /^ ?(?:\d\d[- ]?(?:years?|yrs?)[- ])?(?:level )?(?:term|whole life|universal life)\b(?!(?:(?! and\b)[^,.;]){0,40}\b(?:through|thru|from|at|via|by) (?:my |his |her |our |the )?(?:work|job|employer))/

/** A loan, savings or pay that stands in the same list. */
const noCover =
  /^ ?(?:(?:left|owed|still)\b|(?:in |on |of )?(?:(?:the|my|our|a) )?(?:(?:car|auto|truck|student|home|personal|federal|credit|savings?|emergency|retirement) )?(?:loans?|debts?|cards?|mortgage|savings?|saved|cash|fund|401\S*|403\S*|iras?|roth|house|salary|income|pay)\b)/

/** Cover through work: a multiple of pay, or a sum, of each of two. */
const readEmployerCoverage: Reader = (reading) => {
  const lifeTalk =
    reading.topic === 'term_life' ||
    /\b(?:insur|polic|coverage|cover\b|covered|term\b|death benefit|life)/.test(reading.text)
  if (!lifeTalk) return []
  return reading.sentences.flatMap((sentence) => {
    const work = throughWork.exec(reading.text.slice(...sentence))
    if (work === null) return []
    return partsOf(reading, sentence).flatMap((part) => groupCoverIn(reading, sentence, part.span))
  })
}

function groupCoverIn(reading: Reading, sentence: Span, [start, end]: Span): Find[] {
  const text = reading.text.slice(start, end)
  const work = throughWork.exec(text)
  // Of two of whom one is at home, the cover comes through the work of the other.
  const key = (place: number) =>
    isSpouseEarning(reading) || isOfSpouse(reading, place, 120)
      ? 'spouseEmployerCoverage'
      : 'employerCoverage'
  const saysCover = /\b(?:insur|polic|coverage|covered|life|benefit|term)/.test(
    reading.text.slice(...sentence),
  )
  // A sum that stands away from the work it comes through may be anything; a multiple of pay may not.
  const sums =
    work === null
      ? []
      : reading.mentions.filter(
          (mention) =>
            mention.span[0] >= start &&
            mention.span[1] <= end &&
            mayBeMoney(mention) &&
            mention.low >= 5_000 &&
            mention.per === undefined &&
            unreal(mention) === undefined &&
            !ownPolicy.test(mention.after) &&
            !noCover.test(mention.right) &&
            (saysCover || (reading.topic === 'term_life' && rightThroughWork.test(mention.right))) &&
            !/\b(?:makes?|earns?|salary(?: of)?|income|making|earning|mortgage|owe)\b[^.]{0,6}$/.test(
              mention.left,
            ),
        )
  // The one that is told beside the work it comes through.
  const away = ({ span }: Mention) => Math.abs(span[0] - start - (work?.index ?? 0))
  const sum = [...sums].sort((a, b) => away(a) - away(b))[0]
  const isOthers = (place: number) => ownerBefore(reading.people, place, 120, sentence[0]) === 'other'
  if (sum !== undefined)
    // "My brother is beneficiary on my 300k work policy": the policy is one's own.
    return isOthers(sum.span[0]) && !/\b(?:my|our) \$?$/.test(sum.before)
      ? []
      : [find(key(sum.span[0]), String(tidy(sum.low)), sum.span, 'insurance', 0.92, sum.index)]
  const times = multiple.exec(text) ?? bareMultiple.exec(text)
  if (times === null) return []
  const at = start + times.index
  if (isOthers(at)) return []
  const count = times[1] ?? countWords[times[2] ?? times[3] ?? ''] ?? '1'
  return [find(key(at), `${count}x salary`, [at, at + times[0].length], 'insurance', 0.9)]
}

const otherTerm =
  /\b(?:10|15|20|25|30|35|40|ten|fifteen|twenty|thirty)(?:[- ]?(?:years?|yrs?))?(?:[- ]term)?,? (?:or|vs\.?|versus|and|to)(?: an?)? $/
const orOther = /^,? ?(?:or|vs\.?|versus)(?: an?)? (?:10|15|20|25|30|35|40|ten|fifteen|twenty|thirty)\b/

const readTerm: Reader = (reading) => {
  const match =
    /\b(10|15|20|25|30|35|40|ten|fifteen|twenty|thirty)[- ]?(?:year|yr)s?[- ](?:level )?(?:term|policy|life)\b/.exec(
      reading.text,
    ) ??
    /\bterm (?:life )?(?:policy|insurance)?[^.!?]{0,30} for (10|15|20|25|30|35|40|ten|fifteen|twenty|thirty) (?:years|yrs)\b/.exec(
      reading.text,
    )
  if (!match || !/\b(?:term|life|policy)/.test(match[0])) return []
  // "Between a 20 and a 30 year term": what is asked, not what is wanted.
  const to = match.index + match[0].length
  if (
    otherTerm.test(reading.text.slice(Math.max(0, match.index - 40), match.index)) ||
    orOther.test(reading.text.slice(to, to + 24))
  )
    return []
  const spelled: Record<string, number> = { ten: 10, fifteen: 15, twenty: 20, thirty: 30 }
  const years = spelled[match[1] ?? ''] ?? Number(match[1])
  return [find('termYears', years, [match.index, match.index + match[0].length], 'insurance', 0.9)]
}

const wasPaidOut = ({ text }: Reading, { span: [from] }: Find): boolean =>
  aDeath.test(text) && receives.test(text.slice(Math.max(0, from - 40), from).replace(/[\s$]+$/, ''))

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

/** "SGLI 500k": the group cover of the armed forces. */
const readServiceCover: Reader = (reading) => {
  const { text, mentions } = reading
  const match = /\bsgli\b/.exec(text)
  if (match === null) return []
  const sum = mentions.find(
    (mention) =>
      mayBeMoney(mention) &&
      mention.low >= 50_000 &&
      mention.per === undefined &&
      (/\bsgli(?: (?:of|for|is|at|max|coverage|policy))*(?: of)?:? ?\$?$/.test(mention.left) ||
        /^ ?(?:in |of )?sgli\b/.test(mention.right)),
  )
  const key = isOfSpouse(reading, sum?.span[0] ?? match.index) ? 'spouseEmployerCoverage' : 'employerCoverage'
  return sum === undefined
    ? [find(key, 'SGLI', [match.index, match.index + 4], 'insurance', 0.85)]
    : [find(key, `SGLI ${tidy(sum.low)}`, sum.span, 'insurance', 0.95, sum.index)]
}

/** "A 300k term ending next year". */
const endsNextYear =
  /\b(?:term(?! papers?\b)|policy|life insurance|coverage)\b[^.;,]{0,24}\b(?:ends?|ending|expires?|expiring|runs out|is up|lapses) next (?:year|summer|spring|fall|month)\b/

/** "A term policy that ends in 4 years". */
const endsIn =
  /\b(?:term|policy|insurance|coverage)\b(?:[^.;,]{0,24}|[^.;]{0,60}\bit) ?\b(?:ends?|ending|expires?|expiring|runs out|is up|lapses) in(?: (?:about|another|like|around))* $/

/** "A 500k term policy with 8 years left". */
const readYearsLeft: Reader = ({ text, mentions }) => {
  if (!/\b(?:term|policy|policies|life insurance)\b/.test(text)) return []
  const left = mentions.find(
    (mention) =>
      mention.time === 'year' &&
      mention.low <= 40 &&
      /^[- ]?(?:years?|yrs?) (?:left|remaining|to go)(?! (?:on|of|in) (?:the |my |our )?(?:mortgage|loan|house|car|home|school|college))/.test(
        mention.right,
      ) &&
      /\b(?:term|policy|insurance|coverage)\b[^.;]{0,40}$/.test(mention.before),
  )
  const end =
    left ??
    mentions.find(
      ({ time, low, before, right }) =>
        time === 'year' &&
        low <= 40 &&
        endsIn.test(before) &&
        /^[- ]?(?:more )?(?:years?|yrs?)\b/.test(right),
    )
  const next = endsNextYear.exec(text)
  if (end === undefined && next !== null)
    return [find('coverageYearsLeft', 1, [next.index, next.index + next[0].length], 'insurance', 0.8)]
  return end === undefined ? [] : [find('coverageYearsLeft', end.low, end.span, 'insurance', 0.85, end.index)]
}

/** "Neither of us has life insurance", "she's got none". */
const noneOfEither =
  /\b(?:neither (?:one )?of us (?:has|have)|we (?:don't|do not) (?:either of us )?have|we both have) (?:any |no )?(?:life insurance|coverage|a policy|policy|term)\b|\bneither of us (?:is|are) (?:insured|covered)\b|\bno (?:life )?(?:insurance|coverage|polic(?:y|ies)) (?:on|for) either (?:one )?of us\b/
const spouseHasNone =
  /\b(?:wife|husband|hubby|spouse|partner|she|he)(?:'s got| has| has got) (?:none|no (?:coverage|policy|life insurance|term))\b(?! (?:saved|of|in))/
const readNone: Reader = ({ text }) => {
  const either = noneOfEither.exec(text)
  const spouse = either ?? spouseHasNone.exec(text)
  const at = (match: RegExpExecArray) => [match.index, match.index + match[0].length] as const
  return [
    ...(either === null ? [] : [find('coverageAmount', 0, at(either), 'insurance', 0.8)]),
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

/** "Runs til 67", "ends when I'm 52": years from one's own age. */
const untilAge =
  /\b(?:ends?|runs?|expires?|lasts?|good|goes|up)(?: out)? (?:(?:until|til|till|through|to|at|when)(?: (?:i'm|i am|im|i turn|age|i hit))*) (\d\d)\b(?! ?(?:years?|yrs?|k\b|%|more))/
/** What else runs until an age: a loan, a lease, support. */
const ofOtherEnd =
  /\b(?:mortgage|loans?|lease|pension|job|contract|support|benefits?|retirement|severance|529)\b[^.;,]{0,20}$/
const readUntilAge: Reader = (reading) => {
  const match = untilAge.exec(reading.text)
  if (match === null || ofOtherEnd.test(reading.text.slice(Math.max(0, match.index - 30), match.index)))
    return []
  if (!/\b(?:term|policy|insurance|coverage)\b/.test(reading.text)) return []
  const age =
    readPeople(reading).find((one) => one.key === 'age' && typeof one.value === 'number')?.value ??
    reading.household?.age
  const years = typeof age === 'number' ? Number(match[1]) - age : 0
  return years > 0 && years <= 40
    ? [find('coverageYearsLeft', years, [match.index, match.index + match[0].length], 'insurance', 0.8)]
    : []
}

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
const readOnEach: Reader = ({ mentions }) =>
  mentions
    .filter(
      (mention) =>
        mayBeMoney(mention) &&
        mention.low >= 10_000 &&
        mention.per === undefined &&
        unreal(mention) === undefined &&
        onEach.test(mention.right) &&
        haveIt.test(mention.before),
    )
    .slice(0, 1)
    .flatMap((mention) => [
      find('coverageAmount', amountOf(mention), mention.span, 'insurance', 0.92, mention.index),
      // Without the number, which one fact takes for itself.
      find('spouseCoverageAmount', amountOf(mention), mention.span, 'insurance', 0.92),
    ])

const timesFrom =
  /\b(\d(?:\.5)?) ?x (?:(?:salary|pay|life|cover|coverage|insurance) ){0,2}(?:from|thru|through|at|via|with) (mine|hers|(?:my|his|her) (?:job|work|employer|company|union))\b/g
/** "3x from my job 1x from hers": each says after it whose it is. */
const readTimesFrom: Reader = ({ text, topic }) =>
  topic !== 'term_life' && !/\b(?:insur|life)/.test(text)
    ? []
    : [...text.matchAll(timesFrom)].map((match) =>
        find(
          match[2]?.startsWith('m') ? 'employerCoverage' : 'spouseEmployerCoverage',
          `${match[1]}x salary`,
          [match.index, match.index + match[0].length],
          'insurance',
          0.94,
        ),
      )

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
        /\bpay(?:ing)?$/.test(mention.left) &&
        forCover.test(mention.after),
    )
    .map((mention) =>
      find('premiumMonthly', amountOf(mention), mention.span, 'insurance', 0.9, mention.index),
    )

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
            (one) => one.key !== 'coverageAmount' || !(wasPaidOut(reading, one) || isPriced(reading, one)),
          )
          .map((one) => ofWhom(reading, one))
          .filter((one) => one.key !== 'spouseCoverageAmount' || !spouseDied.test(reading.text))
      : []),
    ...(about ? readNone(reading) : []),
    ...readEmployerCoverage(reading),
    ...readServiceCover(reading),
    ...readOnEach(reading),
    ...readPaidFor(reading),
    ...readTimesFrom(reading),
    ...(about ? readDecree(reading) : []),
    ...readYearsLeft(reading),
    ...readItsSum(reading),
    ...readUntilAge(reading),
    ...readTerm(reading),
  ]
}
