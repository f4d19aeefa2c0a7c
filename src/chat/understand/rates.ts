/** Tax brackets and rates that stand alone; benefits and scores. */
import { type CueRow, cueReader, mayBeMoney } from './cues.ts'
import { amountOf, type Mention } from './numbers.ts'
import { ownerBefore } from './owners.ts'
import { type Find, find, isOfOthers, type Reader, type Reading } from './reading.ts'
import { yearsBenefit, yearsPension } from './years-benefits.ts'

const rows: readonly CueRow[] = [
  {
    key: 'marginalRate',
    kind: 'percent',
    right:
      /^ ?(?:\w+ )?(?:marginal|federal|fed\b|tax bracket|bracket|tax rate|income tax bracket|marginal tax)(?!\w* (?:bracket |rate )?(?:while|when|back when|before) (?:i|we|he|she) )/,
    max: 60,
    confidence: 0.9,
  },
  {
    key: 'marginalRate',
    kind: 'percent',
    left: /\b(?:bracket|marginal(?: tax)?(?: rate| bracket)?|tax rate|tax bracket|income tax rate|federal(?: tax)?(?: rate)?)(?: (?:is|of|at|currently|for|the|federal|will|be|currently is))*$/,
    max: 60,
    confidence: 0.86,
  },
  {
    key: 'marginalRate',
    kind: 'percent',
    left: /\bpay$/,
    right: /^ ?(?:in )?(?:income )?tax(?:es)?\b/,
    max: 60,
    confidence: 0.7,
  },
  {
    key: 'marginalRate',
    kind: 'plain',
    left: /\b(?:tax bracket|bracket)(?: (?:is|of))*$/,
    min: 10,
    max: 37,
    confidence: 0.7,
  },
  {
    key: 'ssMonthly',
    left: /\b(?:social security|ss|ssa|ssdi|benefits?)(?: (?:says|statement|i'd|i'll|we'd|get|gets|shows|be|benefits?|check|payments?|income|is|will|be|would|estimated?|estimate|pays?|at|me|for|fra|full|retirement|age|amount|of))*$/,
    max: 8_000,
    min: 200,
    over: 'month',
    confidence: 0.87,
  },
  {
    key: 'ssMonthly',
    right: /^ ?(?:(?:in|from|of|for) (?:\w+ )?)?(?:social security|ss\b|ssdi)/,
    max: 60_000,
    min: 200,
    over: 'month',
    confidence: 0.86,
  },
  {
    key: 'pensionMonthly',
    left: /\bpension(?: coming)?,?(?: (?:of|is|pays?|will|be|about|that|would|around|starting at))*$/,
    per: 'some',
    over: 'month',
    confidence: 0.85,
  },
  {
    // A pension that is told without its period is counted by the month, as it is paid.
    key: 'pensionMonthly',
    left: /\b(?:my|his|her) pension(?: (?:is|of|pays?|me|will|be|would|about|around|only))*$/,
    per: 'none',
    min: 200,
    max: 8_000,
    over: 'month',
    confidence: 0.8,
  },
  {
    // "A pension of 2,400 that starts at 65": nobody says a month, and no lump sum starts.
    key: 'pensionMonthly',
    left: /\bpension(?: (?:of|is|pays?|will|be|about|that|would))*$/,
    right: /^ ?(?:that |which )?(?:starts?|starting|begins?|kicks? in)\b|^ (?:at|from)(?: age)? ?$/,
    per: 'none',
    min: 100,
    max: 20_000,
    over: 'month',
    confidence: 0.8,
  },
  {
    // "Retired, pension 2,400, social security 3,800": an item of a list.
    key: 'pensionMonthly',
    left: /(?:^|[,;.(]|\band|\bwith|\bplus|\bon)(?: an?| the)? ?(?:state |teacher(?:'?s)? |government |military |small |federal )?pension(?: (?:is|of|about|around))*:?$/,
    right: /^ ?(?:$|[,.;!?)+&]|and\b|plus\b|with\b)/,
    per: 'none',
    min: 200,
    max: 8_000,
    over: 'month',
    confidence: 0.78,
  },
  {
    // "2,150 a month from Social Security and 900 from a pension": the month is said once, for both.
    key: 'pensionMonthly',
    left: /\b(?:social security|ss|ssdi)(?:,? (?:and|plus)| &|,)*$/,
    right: /^ ?(?:from|in|of) (?:a |an |my |the |his |her )?(?:\w+ )?pension\b/,
    per: 'none',
    min: 200,
    max: 8_000,
    over: 'month',
    confidence: 0.8,
  },
  {
    // "Live on SS of 2,300 and a 1,500 pension"
    key: 'pensionMonthly',
    left: /\b(?:an?|my|his|her|and|plus|with)$/,
    right:
      /^ (?:state |teacher(?:'?s)? |government |military |small |federal |union |company )?pension\b(?! (?:fund|lump|buyout|payout|balance|plan))/,
    per: 'none',
    min: 200,
    max: 8_000,
    over: 'month',
    confidence: 0.78,
  },
  {
    key: 'pensionMonthly',
    right:
      /^ ?(?:\(?(?:a|from|in|of)? ?(?:a |my |our |his |her |(?:my )?(?:husband|wife|spouse|partner)'s )?)pension\b/,
    per: 'some',
    over: 'month',
    confidence: 0.7,
  },
]
const readRows = cueReader('rates', rows)

type Benefit = 'ssMonthly' | 'pensionMonthly'
const isBenefit = (key: Find['key']): key is Benefit => key === 'ssMonthly' || key === 'pensionMonthly'

/** "my husband draws 2,100 from SS", "her pension is 900": another's benefit. */
/** "28k at 5.5% federal": what a federal loan costs, no bracket. */
const isOfLoan = ({ mentions, text }: Reading, { key, mention }: Find): boolean => {
  const rate = mentions[mention ?? -1]
  return (
    key === 'marginalRate' &&
    rate !== undefined &&
    /^ ?fed(?:eral)?\b(?! (?:marginal|tax|income|bracket))/.test(rate.right) &&
    /\b(?:loans?|owe|save|ibr|paye|icr|rap|pslf)\b/.test(text) &&
    !/\b(?:bracket|tax|marginal)\b/.test(rate.left)
  )
}

/** "survivors benefits 1,780", "VA benefits": no old-age benefit; a survivor's is one from the age of 60 on. */
function isOtherBenefit({ mentions, text }: Reading, { key, mention }: Find): boolean {
  const sum = mentions[mention ?? -1]
  if (key !== 'ssMonthly' || sum === undefined) return false
  const [, kind] = otherBenefit.exec(sum.before) ?? []
  if (kind === undefined) return false
  const isOld = mentions.some(
    ({ kind: of, low, high, time, per, scaled, span }) =>
      of === 'plain' &&
      !scaled &&
      per === undefined &&
      low >= 60 &&
      high < 100 &&
      (time ?? 'year') === 'year' &&
      /(?:^|[,;.(] ?|\b(?:i'm|im|i am|age|aged|widow|widower),? )$/.test(
        text.slice(Math.max(0, span[0] - 12), span[0]),
      ),
  )
  return !(kind.startsWith('survivor') && isOld)
}
const otherBenefit =
  /\b(survivor'?s?'?|death|veterans?'?|va|disability|snap|food|child|family|housing|foster) (?:social security |ss )?benefits?[^,;.\d]{0,24}$/

/** "A pension that ends with me": whoever has it says so. */
const endsWithSpeaker =
  /^ ?(?:a month|\/mo|monthly)?,? ?(?:that|which|and it|it) (?:ends|stops|dies|goes away) (?:with me|when i (?:die|pass|am gone))\b/

/** "Wife 64 has a 95k IRA. Pension 1,900, SS 2,400 for me": the sentence is one's own again. */
const isOwnAgain = ({ people, mentions, text }: Reading, one: Find): boolean => {
  const { sentence } = mentions[one.mention ?? -1] ?? {}
  if (sentence === undefined) return false
  const after = text.slice(one.span[1], sentence[1])
  return (
    endsWithSpeaker.test(after) ||
    (/\bfor me(?=[.,;!?]|$)/.test(after) &&
      !people.some(({ owner, at }) => owner === 'spouse' && at >= sentence[0] && at < sentence[1]))
  )
}

const isSpouses = (reading: Reading, one: Find): boolean =>
  isBenefit(one.key) &&
  (fromTheirs.test(reading.mentions[one.mention ?? -1]?.right ?? '') ||
    (!isOwnAgain(reading, one) && !opensPair(reading, one) && isNearSpouse(reading, one)))
/** "My wife is 64. Social Security 2,900 and 1,700": a sentence of its own with two sums is about both of them. */
const opensPair = ({ mentions, text, people }: Reading, { key, mention }: Find): boolean => {
  const first = mentions[mention ?? -1]
  const second = mentions[(mention ?? -1) + 1]
  return (
    key === 'ssMonthly' &&
    first !== undefined &&
    second !== undefined &&
    besideOwn.test(text.slice(first.span[1], second.span[0])) &&
    mayBeMoney(second) &&
    !people.some(({ at }) => at >= first.sentence[0] && at < second.span[1])
  )
}
/** "70,000 a year from his pension": whose it is stands after the sum. */
const fromTheirs = /^ (?:from|of|in) (?:his|her|(?:my )?(?:husband|wife|spouse|partner)'s) pension\b/

const isNearSpouse = ({ people, mentions }: Reading, one: Find): boolean =>
  ownerBefore(people, one.span[0], 50, 0) === 'spouse' ||
  ownerBefore(people, one.span[0], 90, mentions[one.mention ?? -1]?.sentence[0] ?? 0) === 'spouse'

/** "…, me 1,500", "mine is 1,800 and": one's own beside another's, the benefit named once. */
const ownOfTwo =
  /(?:^|[,;(&/+] ?|\b(?:and|while|but|plus) )(?:me|mine(?: is|'s|'ll| will)?(?: be| get)?|i(?:'ll)?(?: only| will)?(?: get| draw| receive| collect| have)?)(?: about| around| only)?:?$/
/** "social security 2,900 and 1,400 at 70", said of two: the second one's stands beside it. */
const besideOwn = /^(?: (?:a month|monthly|each month))?(?:,? (?:and|&)|\/| ?\+) ?\$?$/
/** "…: mine would be 3,400 and hers 1,600", "and my wife's 1,300". */
const theirsBesideOwn =
  /^(?: (?:a month|monthly))?(?: (?:at|from)(?: age)? \d\d)?,? (?:and|but|while)? ?(?:hers|his|theirs|(?:my |the )?(?:wife|husband|spouse|partner)'?s?)(?: (?:is|will be|would be|gets|will get|would get|about|around|only))* ?\$?$/

/** "Social Security at 70: mine would be 3,400": the benefit was named before the age. */
const mineAfterAge =
  /\b(?:social security|ss) (?:at|from|until)(?: age)? \d\d[:,;] ?mine(?: (?:is|will be|would be))* ?\$?$/
const mineNamedBefore = ({ mentions }: Reading): Find[] =>
  mentions.flatMap((mention) =>
    mineAfterAge.test(mention.before) &&
    mayBeMoney(mention) &&
    mention.low >= leastBenefit &&
    mention.high <= mostBenefit
      ? [find('ssMonthly', amountOf(mention), mention.span, 'rates', 0.86, mention.index)]
      : [],
  )

/** Of two benefits in a row, of which the first is the speaker's: the other one's. */
function anothersBesideOwn({ mentions, text }: Reading, told: readonly Find[]): Find[] {
  return told.flatMap((own): Find[] => {
    if (own.key !== 'ssMonthly' || own.mention === undefined) return []
    const [mention, after] = [mentions[own.mention + 1], mentions[own.mention + 2]]
    return [mention, after].flatMap((other): Find[] => {
      if (other === undefined) return []
      const between = text.slice(own.span[1], other.span[0])
      const isPair = theirsBesideOwn.test(between) || (saysTwo.test(text) && besideOwn.test(between))
      const isMonthly = (other.per ?? 'month') === 'month' && mayBeMoney(other)
      if (!isPair || !isMonthly || other.low < leastBenefit || other.high > mostBenefit) return []
      return [find('spouseSsMonthly', amountOf(other), other.span, 'rates', 0.88, other.index)]
    })
  })
}
const saysTwo = /\b(?:we|we're|our|us|my (?:wife|husband|spouse|partner))\b/

const leastBenefit = 200
const mostBenefit = 8_000

const asSpouses = (one: Find): Find =>
  one.key === 'ssMonthly'
    ? { ...one, key: 'spouseSsMonthly' }
    : one.key === 'pensionMonthly'
      ? { ...one, key: 'spousePensionMonthly' }
      : one

/** Of two benefits that are told side by side and named once, the speaker's. */
function ownBesideAnothers({ mentions, text }: Reading, told: readonly Find[]): Find[] {
  return told.flatMap((other): Find[] => {
    if (!isBenefit(other.key) || other.mention === undefined) return []
    return [mentions[other.mention - 1], mentions[other.mention + 1]].flatMap((mention): Find[] => {
      if (mention === undefined || !ownOfTwo.test(mention.left)) return []
      const [from, to] = [Math.min(mention.span[1], other.span[1]), Math.max(mention.span[0], other.span[0])]
      const isNear = to - from < 45 && !/[.!?]\s/.test(text.slice(from, to))
      const isMonthly = (mention.per ?? 'month') === 'month' && mayBeMoney(mention)
      if (!isNear || !isMonthly || mention.low < leastBenefit || mention.high > mostBenefit) return []
      return [find(other.key, amountOf(mention), mention.span, 'rates', 0.88, mention.index)]
    })
  })
}

/** "He gets SS at 67, 2,650": the age, then what is paid from then on. */
const ssAfterAge = (reading: Reading): Find[] =>
  reading.mentions.flatMap((mention): Find[] => {
    if ((mention.per ?? 'month') !== 'month' || !mayBeMoney(mention)) return []
    if (mention.low < leastBenefit || mention.high > mostBenefit || isOfOthers(reading, mention)) return []
    return /\b(?:ss|social security)(?: \w+){0,2} at (?:age )?\d\d,? (?:is |about |around |of |will be )*\$?$/.test(
      mention.before,
    )
      ? [find('ssMonthly', amountOf(mention), mention.span, 'rates', 0.86, mention.index)]
      : []
  })

/** "SS 4,150 combined": what two get is nobody's own benefit. */
const isOfTwo = ({ mentions }: Reading, { key, mention }: Find): boolean =>
  (key === 'ssMonthly' || key === 'pensionMonthly') &&
  /^ ?(?:a month |\/mo )?(?:combined|together|between (?:us|the two of us))\b/.test(
    mentions[mention ?? -1]?.right ?? '',
  )

/** "4,500 from Social Security and a pension": how much is which, nobody said. */
const ofBenefits = '(?:(?:my|our|his|her|an?|the|small|state|teachers?|military) )*'
const mixedAfter = new RegExp(
  `^(?: ?(?:a|per|each|every) month| ?/ ?mo(?:nth)?| monthly)?(?: together| combined| in total| total)? (?:from|in|of|between|with) ${ofBenefits}(?:(?:social security|ss) (?:and|plus|&) ${ofBenefits}pensions?|pensions? (?:and|plus|&) ${ofBenefits}(?:social security|ss))\\b(?! (?:(?:of|is|pays?|paying|about|will be|at) )*\\$?\\d)`,
)
const mixedBefore = new RegExp(
  `(?<!\\d[^.;!?]{0,24} (?:from|in|of) ${ofBenefits})\\b(?:(?:social security|ss) (?:and|plus|&) ${ofBenefits}pensions?|pensions? (?:and|plus|&) ${ofBenefits}(?:social security|ss))(?: (?:(?:together|combined) )?(?:is|are|pays?|brings?|comes? to|totals?|total|give|gives|bring in|us|me|about|around|together|in))* ?\\$?$`,
)
export const isOfBenefitAndPension = ({ before, after }: Mention): boolean =>
  mixedAfter.test(after) || mixedBefore.test(before)

const isMixed = ({ mentions }: Reading, { key, mention }: Find): boolean => {
  const sum = mentions[mention ?? -1]
  return (key === 'ssMonthly' || key === 'pensionMonthly') && sum !== undefined && isOfBenefitAndPension(sum)
}

const oursBefore =
  /(?<!\b(?:my|his|her) )\b(?:ss|social security)(?: (?:benefits?|checks?|income|payments?))?(?: (?:is|are|of|pays us|for us|will be))*[,:]?$/
const oursAfter = /^(?:,? (?:a|per|each) month)? (?:in|from|of) (?:our )?(?:ss|social security)\b/

/** "We're 66 and 64, SS 2,600 and 1,300", "2,900 and 1,700 from Social Security": one's own, then the other one's. */
const benefitsOfTwo = ({ mentions, text }: Reading): Find[] =>
  mentions.flatMap((first): Find[] => {
    const second = mentions[first.index + 1]
    const isBenefitOf = (mention: Mention) =>
      mayBeMoney(mention) &&
      (mention.per ?? 'month') === 'month' &&
      mention.low >= leastBenefit &&
      mention.high <= mostBenefit
    if (second === undefined || !isBenefitOf(first) || !isBenefitOf(second)) return []
    if (!/^ (?:and|&|\+) \$?$/.test(text.slice(first.span[1], second.span[0]))) return []
    const isNamedAfter = oursAfter.test(second.after)
    if (!isNamedAfter && !oursBefore.test(first.left)) return []
    if (!isNamedAfter && !/^(?:,? (?:(?:a|per|each) month|monthly)|\/mo)? ?(?:$|[,.;!?)])/.test(second.right))
      return []
    return [
      find('ssMonthly', amountOf(first), first.span, 'rates', 0.86, first.index),
      find('spouseSsMonthly', amountOf(second), second.span, 'rates', 0.88, second.index),
    ]
  })

/** Interest that belongs to no debt that is named. */
export const readRates: Reader = (reading) => {
  const told = [
    ...readRows(reading),
    ...mineNamedBefore(reading),
    ...yearsPension(reading),
    ...yearsBenefit(reading),
    ...ssAfterAge(reading),
  ].filter(
    (one) =>
      !isOfLoan(reading, one) &&
      !isOtherBenefit(reading, one) &&
      !isOfTwo(reading, one) &&
      !isMixed(reading, one),
  )
  const spouses = told.filter((one) => isSpouses(reading, one))
  const finds = [
    ...told.filter((one) => !spouses.includes(one)),
    ...spouses.map(asSpouses),
    ...benefitsOfTwo(reading),
    ...ownBesideAnothers(reading, spouses),
    ...(spouses.length > 0 ? [] : anothersBesideOwn(reading, told)),
  ]
  const lone = reading.mentions.length === 1 ? reading.mentions[0] : undefined
  if (lone && reading.text.length < 40) {
    const rate =
      /\b(?:apr|interest|rate)\b/.test(reading.text) &&
      !/\b(?:apy|savings?|hysa|cd|yield|earn\w*)\b/.test(reading.text)
    const alone = lone.span[0] <= 2 && reading.text.length - lone.span[1] <= 3
    const zero = lone.low === 0 && /months?\b/.test(reading.text)
    if (
      (lone.kind === 'percent' && (rate || alone || zero)) ||
      (lone.kind === 'plain' && /^ ?apr\b/.test(lone.right))
    )
      finds.push(find('rate', Number((lone.low / 100).toPrecision(12)), lone.span, 'rates', 0.4, lone.index))
  }
  const zero = reading.mentions[0]
  if (!lone && zero?.kind === 'percent' && zero.low === 0 && reading.text.length < 40)
    finds.push(find('rate', 0, zero.span, 'rates', 0.4, zero.index))
  return finds
}
