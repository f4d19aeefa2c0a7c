/** What people earn: by the year, month, fortnight, week, hour, before tax or as it arrives in the bank. */
import { isSpouseEarning } from './at-home.ts'
import { alsoInThousands, isBareThousands } from './bare-thousands.ts'
import { mayBeMoney, over } from './cues.ts'
import { readEmployment } from './employment.ts'
import {
  earnedTogether,
  followsAge,
  followsFamily,
  followsPlace,
  followsWork,
  isBesidePartner,
  isEach,
  isItem,
  isOnePay,
  isPayLeft,
  isPayOfPartner,
  isPossessed,
  isTogether,
  isWorkOfPartner,
  livesOn,
} from './listed-pay.ts'
import { inOneSum } from './monthly-total.ts'
import type { Mention } from './numbers.ts'
import { type Owner, ownerBefore } from './owners.ts'
import { isHourly, ofPartOfYear, periodOf, yearly } from './pay-periods.ts'
import {
  comesTo,
  doesForSum,
  earns,
  grossWord,
  hiredAt,
  isNoPay,
  isPay,
  isPayThisYear,
  isWhatPayComesTo,
  netAfter,
  netWord,
  onlyOffered,
  payWord,
  raisedTo,
  replacesPay,
  startsAt,
  unevenPayThenSum,
  worksThenSum,
  workThenSum,
} from './pay-words.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { isRetirementIncome } from './retirement-income.ts'
import { earnsBeside, isOfCouple, secondPay, takeHomeBeside, togetherTakenHome } from './take-home.ts'
import { unreal } from './tenses.ts'
import { twoKindsOfWork } from './two-kinds-of-work.ts'
import { besideEachOther, eachDoes, partOfBoth, twoIncomes, twoJobs } from './two-pays.ts'

type PayKey = 'income' | 'spouseIncome' | 'householdIncome' | 'takeHomeMonthly' | 'hourlyWage' | 'paycheck'

/** "Work at a hospital, 58k in savings" */
const isKept =
  /^ ?(?:in (?!base|salary|pay)|saved|of|cash|debts?|owed|left|to (?:invest|put|pay|save)|on (?:a|my|the)|at \d|for (?:a|my|the))/

/** "Travel nurse, 2,400 a week": what a contract pays. */
const isByWeek = ({ per, low, high, right }: Mention): boolean =>
  per === 'week' && low >= 300 && high <= 12_000 && !isKept.test(right)
/** Where an item of a list ends. */
const isItemEnd = /^ ?(?:$|[,.;!?)]|and\b|but\b|with\b|w\/|till?\b|until\b|a year\b)/

/** "50k plus two bonuses". */
const bonusAfter =
  /^ ?\(?(?:plus|\+|not including|excluding|before) (?:\w+ ){0,2}(?:bonus|commission|tips|overtime)/

/** "He makes 25/hr full time", "wife earns 31/hr, 36 hours a week": a year of it; of part-time work only with its hours. */
function hourlyOfSpouse(mention: Mention): Find | undefined {
  const told = /^[^.;\d]{0,20}\b([1-6]\d) ?(?:hours|hrs)\b/.exec(mention.after)?.[1]
  if (told === undefined && /\bpart[- ]time\b/.test(mention.before + mention.after)) return undefined
  const hours = told === undefined ? 1 : Number(told)
  const paid: Mention = {
    ...mention,
    low: mention.low * hours,
    high: mention.high * hours,
    per: told === undefined ? 'hour' : 'week',
  }
  return find('spouseIncome', over(paid, 'year'), mention.span, 'pay', 0.85, mention.index)
}

/** "A raise of 800 a month", "earn 60,000 less": what comes on top or off, and no pay. */
const isRaise = ({ before, right }: Mention): boolean =>
  /\braise of (?:(?:about|around|roughly|some) )?\$?$/.test(before) ||
  /^ (?:raise\b|(?:a year )?(?:less|more)\b(?! than))/.test(right)

function readOne(mention: Mention, owner: Owner | undefined, monthlyTalk: boolean): Find | undefined {
  if (isRaise(mention) || ofPartOfYear.test(mention.right)) return undefined
  const make = (key: PayKey, value: number | [number, number], confidence: number) =>
    find(key, value, mention.span, 'pay', confidence, mention.index)
  const asSaid = () => over({ ...mention, per: 'once' }, 'year')
  if (mention.per === 'hour' || isHourly(mention))
    return owner === 'spouse' ? hourlyOfSpouse(mention) : make('hourlyWage', asSaid(), 0.9)
  if (mention.per === 'paycheck') return owner === 'spouse' ? undefined : make('paycheck', asSaid(), 0.85)
  const around = mention.before.slice(-45) + mention.after.slice(0, 28)
  // "We bring in 5,050": of a month, as nobody lives on so little a year.
  const bringsIn =
    mention.per === undefined &&
    /\b(?:brings?|bringing) in$/.test(mention.left) &&
    mention.low >= 1_500 &&
    mention.high < 12_000
  const net = bringsIn || netWord.test(mention.left.slice(-60)) || netAfter.test(mention.right)
  const period = periodOf(mention)
  const dated: Mention = period === undefined ? mention : { ...mention, per: period }
  const gross = grossWord.test(around) && !/after[- ]?tax|take[- ]?home/.test(around)
  const inHand = period === 'month' || period === 'two_weeks' || period === 'half_month'
  // What is paid in place of wages says nothing of a year's pay.
  if (replacesPay.test(mention.left))
    return period === undefined || owner === 'spouse'
      ? undefined
      : make('takeHomeMonthly', over(dated, 'month'), 0.85)
  // "My wife brings home about 60k a year": said of a year, it is what her work pays.
  const isYearOfTheirs =
    owner === 'spouse' && period === 'year' && !/after[- ]?tax|\bnets?\b|take[- ]?home/.test(around)
  if (owner === 'spouse' && (!net || isYearOfTheirs)) {
    const value = yearly(dated)
    return value === undefined ? undefined : make('spouseIncome', value, 0.85)
  }
  if (net || (inHand && !gross)) {
    const perMonth = mention.low < 12_000
    const afterTax = /\b(?:after[- ]?tax|take[- ]?home)/.test(mention.left + mention.right.slice(0, 24))
    const takeHome =
      bringsIn ||
      ((/\b(?:take[- ]?home(?: pay| income)?(?: is)?|net (?:pay|income)(?: is)?|(?:i|we|he|she|husband|wife|hubby|spouse|partner) (?:nets?|clears?|brings? home|takes? home))$|(?:^ ?|[.,;!?] ?|\b(?:and|both|together|also|then|now|only|still) )(?:bring|bringing|take|taking) home$/.test(
        mention.left,
      ) ||
        /^ ?take[- ]?home\b/.test(mention.right) ||
        // "We bring in 5,200 after taxes": nobody earns so little a year.
        (earns.test(mention.left) && /^ ?after (?:all )?tax(?:es)?\b/.test(mention.right))) &&
        mention.low >= 1_500)
    if (period === undefined && perMonth && !(monthlyTalk && mention.low >= 800) && !takeHome)
      return undefined
    // "I have 100,000 after taxes": a sum, which no word of earning makes pay.
    const isPaid =
      earns.test(mention.left) ||
      payWord.test(mention.left) ||
      comesTo.test(mention.before.replace(/ ?\$?$/, '')) ||
      isWhatPayComesTo(mention) ||
      /\btake[- ]?home\b/.test(around) ||
      /\b(?:get|see|have left)$/.test(mention.left) ||
      /\b(?:comes?|works|amounts) (?:out )?to (?:about |around |roughly )?\$?$/.test(mention.before)
    if (period === undefined && !perMonth && !(afterTax && isPaid)) return undefined
    const said: Mention = period === undefined ? { ...mention, per: perMonth ? 'month' : 'year' } : dated
    return make('takeHomeMonthly', over(said, 'month'), 0.85)
  }
  const value = yearly(dated)
  return value === undefined ? undefined : make(owner === 'both' ? 'householdIncome' : 'income', value, 0.85)
}

/** "I get 2400 every 2 weeks" */
const iGet =
  /^\W*(?:(?:and|well|so|ok|yeah),? )?i (?:get|see)(?: (?:paid|about|around|like|roughly|maybe))* \$?$/
const asPaid = /^,? ?(?:after tax(?:es)?|take ?home|net|from (?:my )?(?:work|job))?\W*$/

/** A sum for a week or a year, and nothing else in the message, is pay. */
function standsAlone({ text }: Reading, mention: Mention): boolean {
  const isPeriod = mention.per === 'week' || mention.per === 'two_weeks' || mention.per === 'year'
  const large = mention.per !== 'year' || mention.low >= 10_000
  if (mention.per === 'two_weeks' && iGet.test(text.slice(0, mention.span[0])))
    return asPaid.test(text.slice(mention.span[1]))
  return isPeriod && large && mention.span[0] <= 1 && text.length - mention.span[1] <= 12
}

interface Spoken {
  /** The number before, when it was pay, past or present. */
  readonly previous: Mention | undefined
}

/** Pay that goes on from pay: "($616 net)", "comes out to 2k a month", "used to make 45k, now 83k". */
function goesOn({ text }: Reading, mention: Mention, { previous }: Spoken): Mention | undefined {
  if (!previous) return undefined
  const between = text.slice(previous.span[1], mention.span[0])
  if (
    comesTo.test(mention.left) ||
    /\bmine(?:'s| is)?$|\b(?:and|while|,) ?(?:she's|he's|she is|he is|i'm|she|he)$/.test(mention.left)
  )
    return mention
  // "I make 120k, wife 70k"
  if (
    /^(?: a year)?(?: as an? [\w-]+(?: [\w-]+)?)?[.,;]? ?(?:and |& |\+ )?(?:my |the )?(?:wife|husband|spouse|partner)(?:'s|:)? \$?$/.test(
      between,
    ) &&
    mention.low >= 10_000 &&
    /^ ?(?:$|[,.;!?]|and\b)/.test(mention.right)
  )
    return mention
  if (/^ ?\((?:about |around |~)?$/.test(between) && netAfter.test(mention.right))
    return mention.per === undefined && previous.per !== undefined
      ? { ...mention, per: previous.per }
      : mention
  if (
    unreal(previous) === 'past' &&
    mention.low >= 10_000 &&
    /^[^.;\d]{0,40}(?:, ?(?:and |but )?| and | but )(?:i |i'm |i am )?now (?:at|on|making|earning|down to|up to|i make|i'm at|it's|its) (?:(?:about|around|like|only|more like) )?\$?$/.test(
      between,
    )
  )
    return mention
  return /^(?: a year)?(?:,? ?(?:and |but )?(?:i |i'm )?now(?: (?:it's|at|on|down to|making|i make|i'm at|about|up to))?| to| up to|\/)(?: (?:about|around))? $/.test(
    between,
  ) && mention.low >= 10_000
    ? mention
    : undefined
}

/** "For someone with one income (mine, 105k)": one's own, whatever is asked in general. */
const saysMine = /\bmine,?$/

function ownerOf({ people }: Reading, mention: Mention): Owner | undefined {
  if (/\bmine's$/.test(mention.left) || saysMine.test(mention.left)) return 'self'
  if (isPayLeft(mention) && !/\bone \$?$/.test(mention.before))
    return /\bmy \$?$/.test(mention.before) ? 'self' : 'spouse'
  if (earnedTogether.test(mention.right) || isTogether(mention) || ofHousehold.test(mention.right))
    return 'both'
  if (isBesidePartner(mention) || isWorkOfPartner(mention) || isPayOfPartner(mention)) return 'spouse'
  const nearest = ownerBefore(people, mention.span[0], 70, mention.sentence[0])
  return nearest === 'child' && sharesSubject.test(mention.before) ? subjectOf(people, mention) : nearest
}

/** "210k household income" */
const ofHousehold =
  /^ ?(?:a year |per year )?(?:(?:gross|total|annual|yearly) )*(?:household|family|joint|combined|hh) income\b|^ ?hhi\b/
/** "My husband and I have two kids and make 130k": the verb has the subject of the sentence. */
const sharesSubject =
  /(?:,| and| but)(?: (?:we|together|both|jointly))* (?:make|earn|gross|bring (?:home|in)|take home|clear|net)(?: (?:about|around|roughly|a combined|some))* ?\$?$/

function subjectOf(people: Reading['people'], { sentence, span }: Mention): Owner | undefined {
  const [first, second] = people.filter(
    ({ at, owner }) => at >= sentence[0] && at < span[0] && owner !== 'child',
  )
  return second?.owner === 'both' ? 'both' : first?.owner
}

const earnsStill = /\bi (?:still |also |only )?(?:bring|take|make|earn|clear|net|get paid|work|drive)\b/
/** "Laid off. Wife brings home 2,900": what arrives is hers alone. */
function noOwnPay(reading: Reading, own: readonly Find[], taken: readonly Find[]): Find[] {
  const [theirs] = taken
  if (theirs === undefined || own.length > 0 || earnsStill.test(reading.text)) return []
  const isOutOfWork = readEmployment(reading).some(({ value }) => value === 'unemployed')
  return isOutOfWork ? [find('income', 0, theirs.span, 'pay', 0.7)] : []
}

export const readPay: Reader = (reading) => {
  const finds: Find[] = []
  const theirs: Find[] = []
  const monthlyTalk = /\bmonth(?:ly)?\b|\/mo\b/.test(reading.text)
  const isSpouseAlone = isSpouseEarning(reading)
  let previous: Mention | undefined
  for (const mention of reading.mentions) {
    const other = alsoInThousands(reading, mention, previous)
    const isMoney = mayBeMoney(mention) || isBareThousands(mention) || other !== undefined
    const none =
      mention.kind === 'plain' &&
      mention.low === 0 &&
      (payWord.test(mention.left) ||
        (isBesidePartner(mention) &&
          /^ (?:income|pay)\b(?! (?:but|except|besides|other))/.test(mention.right)))
    if ((!isMoney && !none) || isRetirementIncome(mention)) continue
    const spoken = other ?? goesOn(reading, mention, { previous })
    const hourly = (mention.per === 'hour' && mention.low < 1_000) || isHourly(mention)
    const job =
      (isByWeek(mention) && workThenSum.test(mention.before)) ||
      (mention.low >= 12_000 &&
        (mention.per === undefined || mention.per === 'year') &&
        ((workThenSum.test(mention.before) && !isKept.test(mention.right)) ||
          (mention.sure && worksThenSum.test(mention.before) && isItemEnd.test(mention.right)) ||
          unevenPayThenSum.test(mention.before) ||
          raisedTo.test(mention.before) ||
          (mention.sure && doesForSum.test(mention.before)) ||
          isItem(mention) ||
          startsAt.test(mention.before) ||
          isPayThisYear(mention) ||
          (hiredAt.test(mention.before) && !onlyOffered.test(mention.before))))
    const said =
      spoken !== undefined ||
      isPay(mention) ||
      bonusAfter.test(mention.after) ||
      standsAlone(reading, mention) ||
      job ||
      isPossessed(reading, mention) ||
      followsAge(reading, mention) ||
      followsFamily(mention) ||
      followsPlace(reading, mention) ||
      isBesidePartner(mention) ||
      isWorkOfPartner(mention) ||
      isPayOfPartner(mention) ||
      isOnePay(mention) ||
      followsWork(mention) ||
      isEach(mention) ||
      isTogether(mention) ||
      isPayLeft(mention) ||
      isWhatPayComesTo(mention) ||
      livesOn(mention)
    const isNone = isNoPay(mention) && !isPayLeft(mention) && !raisedTo.test(mention.before)
    if (!(hourly || said) || isNone) {
      previous = undefined
      continue
    }
    previous = mention
    const reason = unreal(mention)
    // "from 45k to 83k": the second number is what holds now.
    if (reason !== undefined && !(reason === 'past' && spoken !== undefined) && !saysMine.test(mention.left))
      continue
    const named = ownerOf(reading, mention)
    // "We live on one income, 74k, I'm home with the baby": whoever earns, it is not the one at home.
    const owner = isSpouseAlone && (named === undefined || named === 'both') ? 'spouse' : named
    // "2 kids 6 & 9, net 3,900 a month": a new part of the list is not the children's.
    if (owner === 'child' && !/,(?!\d)(?:[^,]|,(?=\d))*$/.test(mention.before)) continue
    // "…my parents' insurance, make 44k": a clause that begins with the verb is the speaker's again.
    if (
      owner === 'other' &&
      !/[,;] (?:i )?(?:make|making|earn|earning|gross|net) (?:about |around )?\$?$/.test(mention.before)
    )
      continue
    if (isEach(mention)) {
      const each = yearly(mention)
      if (each === undefined) continue
      finds.push(
        find('income', each, mention.span, 'pay', 0.86, mention.index),
        // Without the number, which one fact takes for itself.
        find('spouseIncome', each, mention.span, 'pay', 0.86),
      )
      continue
    }
    const found = readOne(spoken ?? mention, owner, monthlyTalk)
    if (found?.key === 'takeHomeMonthly' && owner === 'spouse' && !isSpouseAlone) theirs.push(found)
    else if (found) finds.push(found)
  }
  const isPartner = isOfCouple(reading)
  const isBesideOwn = isPartner && earnsBeside(reading, readEmployment(reading))
  const isTakenHome = ({ key }: Find) => key === 'takeHomeMonthly'
  const own = [...finds.filter(isTakenHome), ...takeHomeBeside(reading, theirs, 'own')]
  const taken = togetherTakenHome(
    own,
    [...theirs, ...takeHomeBeside(reading, own, 'theirs')],
    isBesideOwn || !isPartner || finds.some(({ key }) => key === 'income' || key === 'householdIncome'),
  )
  return [
    ...finds.filter((one) => !isTakenHome(one)),
    ...inOneSum(reading, taken),
    ...(own.length === 0 && isBesideOwn ? secondPay(theirs) : []),
    ...noOwnPay(reading, own, taken),
    ...twoIncomes(reading),
    ...partOfBoth(reading),
    ...twoJobs(reading),
    ...twoKindsOfWork(reading),
    ...besideEachOther(reading),
    ...eachDoes(reading),
  ]
}
