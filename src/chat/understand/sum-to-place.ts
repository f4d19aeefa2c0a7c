/** A plan that places a sum needs a sum to place: without one, need and lost work come first. */
import type { TopicSlug } from '#engine/topic-slugs.ts'
import type { Concern } from '../safety.ts'
import { paysHome, paysOrInvests } from './pay-home.ts'
import { type Find, find, type Reading } from './reading.ts'
import type { TopicScore } from './topic-score.ts'

const wishesToInvest = /\binvest|\bstocks?\b|\betfs?\b|\bindex funds?\b|\bbrokerage\b/

/** A sum that no word but "have" speaks for. */
const barelySaid = 0.4

/** "I bring home 3,400, bills eat 2,600 … the extra 800": what each month leaves, and no sum that came once. */
function asSurplus(found: Find[]): Find[] {
  const told = (key: Find['key']) => found.find((one) => one.key === key)?.value
  const [takeHome, costs] = [told('takeHomeMonthly'), told('monthlyExpenses')]
  if (typeof takeHome !== 'number' || typeof costs !== 'number' || told('monthlySurplus') !== undefined)
    return found
  const rest = takeHome - costs
  return found.map((one) =>
    one.key === 'amount' && typeof one.value === 'number' && Math.abs(one.value - rest) <= roundOff * rest
      ? find('monthlySurplus', one.value, one.span, one.reader, one.confidence, one.mention)
      : one,
  )
}
const roundOff = 0.05

/** "We put 1,300 a month in savings and have 40k there. Where should the 1300 go?": the money of each month is asked about. */
const asksWhere =
  /\bwhere (?:should|do|does|would|can|could) (?:the|that|our|my|this)(?: extra| other)? \$?(\d[\d,.]{0,9})(k?) (?:a month |each month |per month |every month )?(?:go|be going)\b/
function asksAboutMonth({ text }: Reading, found: readonly Find[]): boolean {
  const match = asksWhere.exec(text)
  const asked = Number(match?.[1]?.replaceAll(',', '')) * (match?.[2] === 'k' ? 1_000 : 1)
  return found.some(({ key, value }) => key === 'monthlySurplus' && value === asked)
}

/** "I have $0", and "I lost my job and have 12,000": cash that there is, not a sum that came in to be placed. */
export function withSumAsCash(reading: Reading, topics: readonly TopicScore[], all: Find[]): Find[] {
  const found = asksAboutMonth(reading, all) ? asCash(asSurplus(all)) : asSurplus(all)
  if (topics[0]?.slug !== 'lump_sum_invest' || wishesToInvest.test(reading.text)) return found
  const isOutOfWork = found.some(({ key, value }) => key === 'employment' && value === 'unemployed')
  const knowsCash = found.some(({ key }) => key === 'savings')
  return found.flatMap((one): Find[] => {
    if (one.key !== 'amount' || one.confidence > barelySaid) return [one]
    if (one.value !== 0 && !isOutOfWork) return [one]
    return knowsCash ? [] : [find('savings', one.value, one.span, one.reader, one.confidence, one.mention)]
  })
}

/** What lies in savings beside the month that is asked about. */
const asCash = (found: Find[]): Find[] =>
  found.some(({ key }) => key === 'savings' || key === 'moneySource')
    ? found
    : found.map((one) =>
        one.key === 'amount'
          ? find('savings', one.value, one.span, one.reader, one.confidence, one.mention)
          : one,
      )

/** The planner that starts from what such a household has, instead of a round sum made up for it. */
function withoutSum(
  reading: Reading,
  found: readonly Find[],
  concerns: readonly Concern[],
): TopicSlug | undefined {
  const known = reading.household ?? {}
  const told = (key: Find['key']) => found.some((one) => one.key === key)
  const work = found.find(({ key }) => key === 'employment')?.value
  if (work === 'unemployed') return 'emergency_fund'
  if (concerns.some(({ kind }) => kind === 'distress') || told('behindOnDebts'))
    return told('debts') || (known.debts?.length ?? 0) > 0 ? 'debt_payoff' : 'budgeting'
  // "I can put 900 a month aside": the money of each month is what is to be placed.
  if (told('monthlySurplus') || told('monthlyContribution') || told('amountMonthly')) return 'budgeting'
  if (wishesToInvest.test(reading.text)) return undefined
  if (work === undefined && known.employment === 'unemployed') return 'emergency_fund'
  return found.some(({ key, value }) => key === 'savings' && value === 0) ? 'budgeting' : undefined
}

export const aboutSums: ReadonlySet<TopicSlug> = new Set<TopicSlug>(['windfall', 'lump_sum_invest'])
const isSeverance: ReadonlySet<Find['key']> = new Set<Find['key']>(['severance', 'severanceWeeks'])

/** Severance that is told, or only named by one who is out of work. */
const isLiving = ({ text }: Reading, found: readonly Find[]): boolean =>
  found.some(({ key }) => isSeverance.has(key)) ||
  (/\bseverance\b/.test(text) &&
    found.some(({ key, value }) => key === 'employment' && value === 'unemployed'))

const asksForSize = /\bhow (?:much|big|large|many)\b|\bemergency fund\b[^.?!\n]{0,40}\?/

/** "Got a 25k bonus, 30k emergency fund. Where should it go?": the fund is there, and the bonus is what is asked about. */
const hasFundAndSum = ({ text }: Reading, found: readonly Find[]): boolean => {
  const told = (key: Find['key']) => found.some((one) => one.key === key && one.value !== 0)
  return (
    told('amount') &&
    told('moneySource') &&
    (told('emergencyFund') || told('emergencyFundMonths')) &&
    !asksForSize.test(text)
  )
}

/** What a message tells beside a sum that came in: a debt that it could pay, a home that was sold. */
const isBesideTheSum: ReadonlySet<TopicSlug> = new Set<TopicSlug>([
  'debt_payoff',
  'home_buying',
  'student_loans',
  'mortgage',
  'taxes',
  'equity_comp',
  'retirement_saving',
  'retirement_readiness',
  'social_security',
  'investing_basics',
  'estate_basics',
  'term_life',
])
const asksWhatToDo =
  /\bhow (?:should|do|would|can|could) (?:i|we) (?:best )?invest (?:it|this|that|the (?:money|cash|rest))\b|\bwhat (?:should|can|do|would|could) (?:i|we|you) (?:even )?do w(?:ith|\/) (?:it|this|that|the (?:money|cash|\d)|\$?\d)|\bwhere to (?:put|park|invest|keep|stash) (?:it|this|the (?:money|cash|proceeds))|\b(?:invest|save|keep|park) it or (?:kill|pay|put|use|throw|clear|wipe|save|invest)\b|\bneed (?:it|this|the money) to last\b|\bwhat (?:to|should (?:i|we)(?: even)?|do (?:i|we)(?: even)?) do first\b|\bwhat(?:'?s| is) (?:the )?(?:smart|smartest|best)(?: (?:move|thing(?: to do)?|way))?\s*\??\s*$|\bput (?:it|this|that) (?:on|toward|towards|in|into) [^.?!]{0,30}\bor (?:invest|save|keep)\b|\bwhat should (?:i|we) (?:use|spend|put) (?:it|this|that|the money)\b|\bsplit it\b|\b(?:thing|way|idea|clue|move|plan)(?: to do| for what to do)? w(?:ith|\/) (?:it|this|that|all (?:of )?(?:it|this|that)|the (?:money|cash|refund|bonus|inheritance|settlement|payout|check))\b|\bbest (?:place|use|spot|home) for (?:it|this|that|the (?:money|cash))|\bwhat(?:'s| is)? (?:now|next|the (?:play|move))\s*\??\s*$|\bsitting in (?:my |our )?(?:checking|savings)\b|\bwhat to do with (?:it|this|the (?:money|cash|proceeds)|\$?\d)|\bwhere (?:should|do|would|could) (?:i|we) (?:put|invest|place|keep|park|stash|hold) (?:it|this|the (?:money|cash|\$?\d|proceeds))/
const pastSources: ReadonlySet<unknown> = new Set([
  'bonus',
  'business_sale',
  'gift',
  'inheritance',
  'home_sale',
  'land_sale',
  'settlement',
  'life_insurance',
  'lottery',
  'stock_sale',
  'vested_shares',
])

/**
 * "100k from an inheritance and 30k on cards. What do I do with it?" asks where the whole of it goes, as does "I got
 * 50k. Pay down the mortgage or invest?".
 */
const asksAboutSum = ({ text }: Reading, found: readonly Find[]): boolean =>
  found.some(({ key }) => key === 'amount') &&
  (paysOrInvests.test(text) ||
    (paysHome.test(text) && text.includes('?') && owesOnHome(found)) ||
    ((asksWhatToDo.test(text) || !text.includes('?')) && isOfNewMoney(text, found)))

const owesOnHome = (found: readonly Find[]): boolean =>
  found.some(
    ({ key, value }) =>
      key === 'debts' &&
      Array.isArray(value) &&
      value.some(
        (debt) => typeof debt === 'object' && debt.kind === 'mortgage' && debt.balance !== undefined,
      ),
  )

const isOfNewMoney = (text: string, found: readonly Find[]): boolean =>
  found.some(
    ({ key, value }) =>
      key === 'saleGain' ||
      key === 'sumNotHere' ||
      key === 'sumYears' ||
      (key === 'moneySource' && pastSources.has(value)),
  ) ||
  /\btax refund\b|\bon (?:my|our) tax(?:es| return)\b[\s\S]*\brefund\b|\b(?:cds?|certificates?|bonds?|t-?bills?)\b[^.;!?\n]{0,24}\bmatur(?:ed|ing)\b/.test(
    text,
  )

/** "Maxing my 401k, 60k in cash. Now what?": no question of one account. */
const asksWhatNext =
  /\b(?:now what|what now|what(?:'s| is)? next|what else|what should (?:i|we) (?:focus on|prioriti[sz]e|do first)|where (?:to|next))(?: (?:should|can|do) (?:i|we)(?: do)?)?\s*\??\s*$/

/** "No idea what to do first", of debts, a match and cash alike: where each month's money goes, in its order. */
const asksForOrder =
  /\bwhat (?:to|should (?:i|we)|do (?:i|we))(?: even)? do first\b|\b(?:smartest|best|right) order\b|\b(?:in )?what order\b|\bwhere (?:do|should) (?:i|we)(?: even)? (?:start|begin)\b/
/** "What order should I pay them in?", of debts alone. */
const asksToPayInOrder =
  /\border (?:should|do|would|can|could|must) (?:i|we) (?:pay|tackle|attack|clear|kill|knock)\b|\border (?:to|for) (?:pay|paying|tackle)\b|\bwhich (?:one )?(?:should|do) (?:i|we) pay (?:off )?first\b/
const partsOfMonth: readonly Find['key'][] = [
  'debts',
  'employerMatch',
  'contributionRate',
  'monthlySurplus',
  'savings',
  'emergencyFund',
]
const fewestParts = 2

/** "Pay extra on the mortgage, or put 800 more a month in my 401(k)?" */
const extraOrInvest =
  /\bextra\b[^.?!\n]{0,40}\b(?:mortgage|house|loan)\b[^?!\n]{0,60}\bor\b[^?!\n]{0,60}\b(?:401|403|457|ira|roth|invest\w*|hsa)|\b(?:401|403|457|ira|roth|invest\w*|hsa)\b[^?!\n]{0,60}\bor\b[^?!\n]{0,60}\b(?:extra|down|off)\b[^.?!\n]{0,30}\b(?:mortgage|house)\b/

/** "Should I do a Roth IRA or pay loans or what", "pay extra on my student loans or invest?" */
const loansOrAccounts =
  /\b(?:roth|ira|401 ?\(?k\)?|403 ?\(?b\)?|hsa|invest(?:ing)?|retirement|match)\b[^.?!\n]{0,40}\bor\b[^.?!\n]{0,40}\b(?:pay|loans?|debts?|car)\b|\b(?:pay|loans?|debts?)\b[^.?!\n]{0,50}\bor\b[^.?!\n]{0,40}\b(?:roth|ira|401 ?\(?k\)?|403 ?\(?b\)?|hsa|invest(?:ing)?|retirement)\b/

/** "How should I split the money?", of a sum that was told. */
const splitsSum =
  /\bhow (?:should|would|do|can|could) (?:i|we|you) (?:split|divide) (?:up )?(?:it|this|that|the (?:money|sum|cash)|\$?\d)/

/** Readers that find a sum by the event that brought it. */
const tellsOfEvent: ReadonlySet<string> = new Set(['sum-that-came', 'promised-sums'])

const hasMore = (found: readonly Find[]): boolean =>
  found.some(({ key, value }) => (key === 'savings' && value !== 0) || key === 'filledAccounts')

/** From one topic to another, when the facts say so. */
interface Step {
  readonly from: (slug: TopicSlug, reading: Reading) => boolean
  readonly to: TopicSlug | ((told: Told) => TopicSlug | undefined)
  readonly when: (told: Told) => boolean
  readonly why: string
  /** The first topic was taken for it by mistake, and is not spoken of beside it. */
  readonly isInstead?: true
}
interface Told {
  readonly reading: Reading
  readonly found: readonly Find[]
  readonly concerns: readonly Concern[]
}

const hasNoSum = ({ reading, found }: Told): boolean =>
  (reading.household?.amount ?? 0) === 0 && !found.some(({ key }) => key === 'amount')

/** The first row that fits decides. */
const steps: readonly Step[] = [
  {
    from: (slug) => aboutSums.has(slug),
    to: 'emergency_fund',
    when: ({ reading, found }) => isLiving(reading, found),
    why: 'severance to live on',
    isInstead: true,
  },
  {
    from: (slug) => slug === 'emergency_fund',
    to: 'lump_sum_invest',
    when: ({ reading, found }) => hasFundAndSum(reading, found),
    why: 'a sum to place, beside the fund',
    isInstead: true,
  },
  {
    from: (slug, { text }) =>
      isBesideTheSum.has(slug) || (slug === 'emergency_fund' && !asksForSize.test(text)),
    to: 'lump_sum_invest',
    when: ({ reading, found }) => asksAboutSum(reading, found),
    why: 'a sum that came in is asked about',
  },
  {
    from: (slug) => slug === 'retirement_saving',
    to: 'budgeting',
    when: ({ reading, found }) => asksWhatNext.test(reading.text) && hasMore(found),
    why: 'what comes next is asked',
  },
  {
    from: (slug) => slug === 'student_loans' || slug === 'retirement_saving' || slug === 'debt_payoff',
    to: 'budgeting',
    when: ({ reading, found }) =>
      asksForOrder.test(reading.text) &&
      !(asksToPayInOrder.test(reading.text) && found.some(({ key }) => key === 'debts')) &&
      found.some(({ key }) => key === 'employerMatch' || key === 'monthlySurplus') &&
      partsOfMonth.filter((part) => found.some(({ key }) => key === part)).length >= fewestParts,
    why: 'the order of several things is asked',
  },
  {
    from: (slug) => slug === 'student_loans' || slug === 'debt_payoff' || slug === 'retirement_saving',
    to: 'budgeting',
    when: ({ reading, found }) =>
      loansOrAccounts.test(reading.text) && found.some(({ key }) => key === 'monthlySurplus'),
    why: 'loans or accounts are asked about, with a sum each month',
  },
  {
    from: (slug) => slug === 'retirement_saving',
    to: 'budgeting',
    when: ({ reading, found }) =>
      /\bthe (?:extra|leftover|rest|difference)\b[^.!\n]{0,12}\?/.test(reading.text) &&
      ['takeHomeMonthly', 'monthlyExpenses'].every((key) => found.some((one) => one.key === key)),
    why: 'what a month leaves is asked about',
  },
  {
    from: (slug) => slug === 'mortgage',
    to: 'budgeting',
    when: ({ reading, found }) =>
      extraOrInvest.test(reading.text) && found.some(({ key }) => key === 'monthlySurplus'),
    why: 'what each month should go to is asked',
  },
  {
    from: (slug) => slug === 'lump_sum_invest',
    to: 'budgeting',
    when: ({ reading, found }) => asksAboutMonth(reading, found),
    why: 'where the money of each month goes is asked',
    isInstead: true,
  },
  {
    from: (slug) => slug === 'budgeting',
    to: 'lump_sum_invest',
    when: ({ reading, found }) =>
      found.some(
        ({ key, reader }) => key === 'amount' && (tellsOfEvent.has(reader) || splitsSum.test(reading.text)),
      ) && !found.some(({ key }) => key === 'monthlySurplus' || key === 'amountMonthly'),
    why: 'a sum that came in, and none of each month',
  },
  {
    from: (slug) => slug === 'lump_sum_invest',
    to: ({ reading, found, concerns }) => withoutSum(reading, found, concerns),
    when: hasNoSum,
    why: 'no sum to place',
    isInstead: true,
  },
]

/** The topics with the one that places a sum taken out where there is none and something else is more urgent. */
export function topicsWithSum(
  reading: Reading,
  topics: TopicScore[],
  found: readonly Find[],
  concerns: readonly Concern[],
): TopicScore[] {
  const [first, ...others] = topics
  if (first === undefined) return topics
  const told = { reading, found, concerns }
  const step = steps.find(({ from, when }) => from(first.slug, reading) && when(told))
  const slug = typeof step?.to === 'function' ? step.to(told) : step?.to
  if (step === undefined || slug === undefined) return topics
  return [
    { slug, score: first.score, why: [step.why, ...first.why] },
    ...(step.isInstead ? others : topics).filter((other) => other.slug !== slug),
  ]
}
