/** Which sum a question is about, once the topic is known and every other number has its name. */

import type { TopicSlug } from '#engine/topic-slugs.ts'
import { asks, isToldInTalk, toChild } from './amounts.ts'
import type { Settled } from './arbiter.ts'
import { mayBeMoney } from './cues.ts'
import { amountOf, type Mention } from './numbers.ts'
import { ownerBefore } from './owners.ts'
import { paysHome } from './pay-home.ts'
import { type Find, find, type Reading } from './reading.ts'
import { oldPlansOf, plansAfter } from './several-plans.ts'
import { unreal } from './tenses.ts'
import { isWished } from './wished-sums.ts'

/** Topics that decide about one sum. */
const decides: ReadonlySet<TopicSlug> = new Set([
  'lump_sum_invest',
  'windfall',
  'rollover_401k',
  'college_529',
  'investing_basics',
  'out_of_scope',
])
/** Money that came in may go against the mortgage. */
const cameIn = /\b(?:inherit\w*|windfall|settlement|bonus|life insurance|sold)\b/
const aboutIt =
  /\b(?:what (?:should|can|do|would|could) (?:i|we|you) do with (?:it|this|that|them)|what to do with (?:it|this|that|\$?\d)|(?:use|uses) (?:for|of) (?:it|this|the \$?\d)|best use of|invest (?:it|this|that)|put (?:it|this|that)|do with (?:it|this|(?:the|our|my|all this|this) (?:savings|cash|money))|start earning|make more money|grow (?:it|this)|should be putting it|where should (?:it|this|that|they) go|invest (?:(?:it|this|that|everything) )?all at once|all at once or|where (?:do|should|can|could|would) (?:i|we) (?:put|keep|park|stash|invest) (?:it|this|that|(?:the|our|my|this) (?:money|cash|savings)))\b/

/** "300 left each month. Where should it go? … 2k saved": what was told before the question, and of a month. */
function pointsTo({ text }: Reading, found: readonly Find[], held: Find | undefined): boolean {
  const asking = aboutIt.exec(text)
  if (asking === null) return false
  const isOfMonth = found.some(({ key, span }) => key === 'monthlySurplus' && span[0] < asking.index)
  return !(isOfMonth && held !== undefined && held.span[0] > asking.index)
}

/** "House fund: we have 55k, want to buy in 2028. HYSA or stocks?" asks about the money, not about the house. */
const aboutPlace =
  /\b(?:hysa|high[- ]yield|stocks?|invest(?:ed|ing)?|cds?|t-?bills?|treasur(?:y|ies)|money market|index funds?|s&p)\b[^.!\n]*\?/

/** "What is the best use of the 40k?": the sum that is held, named again in the question. */
const namesSum =
  /\b(?:use (?:of|for)|do with|invest|place|put) (?:(?:the|my|our|this|that|these|those|all) )*\$?$/
const asksForHeld = ({ mentions, text }: Reading, held: Find | undefined): boolean =>
  held !== undefined &&
  mentions.some(
    ({ index, low, before, sentence }) =>
      index !== held.mention &&
      low === held.value &&
      namesSum.test(before) &&
      text
        .slice(...sentence)
        .trimEnd()
        .endsWith('?'),
  )

const otherMoney: ReadonlySet<Find['key']> = new Set([
  'debts',
  'emergencyFund',
  'monthlySurplus',
  'monthlyContribution',
  'taxableInvestments',
])
const asksAtAll = /\?|\bwhat (?:now|next|to do|do (?:i|we)|should|would|can)\b/
const seeksAdvice = /\b(?:advice|ideas?|suggestions?|help|not sure|no idea|best way|recommend\w*)\b/
const liesIdle = /\b(?:sitting|lying around|sits|idle|doing nothing)\b/
/** "…and I'm scared of the market": whoever says so has thought of investing it. */
const dreads =
  /\b(?:scared|afraid|nervous|worried|terrified|wary|unsure) (?:of|about|to) (?:the )?(?:stock )?(?:market|invest\w*|stocks|losing)|\bnever invested\b/
/** Who says so asks for something better, in whatever words. */
const earnsNothing =
  /\b(?:earning|making|doing|pay(?:s|ing)|earns|makes|gets) (?:me |us )?(?:nothing|next to nothing|no interest|almost nothing)\b/
const isNoOtherMoney = ({ key, value }: Find): boolean =>
  !otherMoney.has(key) || (Array.isArray(value) && value.length === 0)

const saidAgain = /\((?:so|that's|that is|which is|i\.?e\.?,?)(?: (?:about|around|like|only))* ?\$?$/
/** The same number under a new name. */
const renamed = (one: Find): Find => ({
  ...find('amount', one.value as number, one.span, 'question-sum', 0.6, one.mention),
  ...(one.otherParts === undefined ? {} : { otherParts: one.otherParts }),
})

const besidePlan = /\b(?:401 ?\(?k|403 ?\(?b|457|tsp\b|thrift savings|old plan)/

/** "A traditional IRA with 45,000 in it". */
const iraHolds = /\bira(?: (?:that|which|account|already|now|has|have|holds|with|of|is|at|about|around))*$/
const inAnIra = /^ ?(?:in )?(?:an? |my |his |her |the )?(?:\w+ )?ira\b/

const plan = '(?:401 ?\\(?k\\)?|403 ?\\(?b\\)?|457 ?\\(?b?\\)?|tsp|plan|retirement account)s?'
const earlier = '(?:old|former|previous|last|prior|ex)'
/** "240k in my old 403b", "60k in a 401k from my last job". */
const inOldPlan = new RegExp(
  `^ ?(?:is |sitting |left |still )?(?:in )?(?:an? |another |my |his |her |the |our )?(?:${earlier}(?: [\\w']+){0,2} (?:${plan}|one\\b)|(?:\\w+ )?${plan} (?:\\w+ )?(?:from|at|with|through) (?:an? |my |his |her |the )?(?:${earlier}[- ](?:job|employer|company|work)|(?:job|employer|company|place) (?:i|he|she) left))`,
)
const oldPlanBefore = new RegExp(
  `\\b(?:${earlier}(?: \\w+)? ${plan}|${plan} (?:at|from|with) (?:an? |my |the )?${earlier} (?:company|job|employer|work))(?: ?\\([^)\\d]{0,20}\\))?(?: (?:has|with|of|is|holds|at|about|around))*[:,]?$`,
)

/** "…, current one 71k": the plan of a job that goes on. */
const currentOne = /\b(?:current|new|present) one(?: (?:is|has|at|with|holds))*$/

/**
 * Of savings in several accounts that were added up, what the plan holds that the question is about: neither an IRA
 * beside it nor the plan of a job that goes on is part of the move.
 */
function ofPlan(reading: Reading, held: Find): Find {
  const { mentions } = reading
  const first = held.mention === undefined ? undefined : mentions[held.mention]
  const isAdded = first !== undefined && held.value !== amountOf(first)
  const isOfIra = ({ sure, scaled, left, right }: Mention) =>
    (sure || scaled) && (inAnIra.test(right) || iraHolds.test(left))
  // "640k in a 401(k) and 210k in an IRA": the plan before it is no word of the second sum.
  const plans = mentions.filter((mention) => {
    const { sure, scaled, per, left, right } = mention
    return (
      (sure || scaled) &&
      per === undefined &&
      !isOfIra(mention) &&
      (besidePlan.test(right.slice(0, 24)) ||
        besidePlan.test(left.slice(-24)) ||
        inOldPlan.test(right) ||
        currentOne.test(left))
    )
  })
  const old = plans
    .filter(({ left, right }) => inOldPlan.test(right) || oldPlanBefore.test(left))
    .flatMap((one) => [one, ...plansAfter(reading, one)])
  const [oldest] = old
  if (isAdded && oldest !== undefined && plans.some((one) => !old.includes(one))) {
    const sum = old.reduce((total, { low }) => total + low, 0)
    const value = old.length === 1 ? amountOf(oldest) : sum
    const otherParts = old.slice(1).map(({ index }) => index)
    return { ...find('amount', value, oldest.span, 'question-sum', 0.6, oldest.index), otherParts }
  }
  if (!isAdded || !mentions.some(isOfIra)) return renamed(held)
  const [only] = plans
  return only === undefined || plans.length > 1
    ? renamed(held)
    : find('amount', amountOf(only), only.span, 'question-sum', 0.6, only.index)
}

const spent =
  /\b(?:owe[sd]?|owing|pay(?:ing|s)?|paid|(?<!dollar[- ])costs?|spen[dt]|spending|charged?|bill|fees?|rent|salary|income|make|(?:i|we) made|earn|limit|price|worth|lost|debt|basis|save|saving|need|max|expenses?|cost basis|job|hired at|put|offered|offer|salary of|deposit\w*)(?: \w+){0,2}$/

/** Severance that is spoken of beside the plan that is left behind. */
const isSeverance = ({ mentions }: Reading, { mention }: Find): boolean =>
  /^ ?(?:in |of )?severance\b/.test(mentions[mention ?? -1]?.right ?? '')
const asSeverance = (one: Find): Find =>
  find('severance', one.value as number, one.span, 'question-sum', one.confidence, one.mention)

/** "My IRA is all in one stock, 240k": what an account holds is no cash to be placed. */
const insideAccount =
  /\b(?:my|our|his|her) (?:\w+ )?(?:ira|401 ?\(?k\)?|403 ?\(?b\)?|tsp)(?!\w)[^.;!?\n]{0,60}$/

/** "My mom gave us 25,000": whoever gave it, it is here now. */
const givenToUs =
  /\b(?:gave|gifted|handed|sent|left) (?:me|us)(?: (?:a gift of|a check for|about|around|over|some))* ?\$?$/

/** "Us $25,000" is written like US dollars. */
const isGiven = ({ text }: Reading, { before, span }: Mention): boolean =>
  givenToUs.test(text.startsWith('us ', span[0]) ? `${before}us` : before)

/** "For somebody with 300k it pays": nobody's own. */
const ofAnyone =
  /\b(?:someone|somebody|anyone|people|those) (?:with|who (?:has|have)|that (?:has|have)|having) (?:about |around |over |like )?\$?$/

function freeSums(
  reading: Reading,
  topic: TopicSlug,
  taken: ReadonlySet<number>,
  inherits: boolean,
): Mention[] {
  const people = reading.people
  return reading.mentions.filter((mention) => {
    // "5k a year for the two of them (so 2,500 each)" is told already.
    if (saidAgain.test(mention.before) || ofAnyone.test(mention.before)) return false
    const reason = unreal(mention)
    if (
      !(mention.sure || mention.scaled) ||
      !mayBeMoney(mention) ||
      mention.per !== undefined ||
      taken.has(mention.index)
    )
      return false
    if (reason !== undefined && reason !== 'supposed') return false
    if (
      spent.test(mention.left) ||
      /^ ?(?:left\b|of it in\b|(?:to|for) each\b|in (?:debt|taxes|fees)|a year|fee|limit|cost|taken out|withheld|net worth|salary|income|for (?:an? )?(?:car|truck))/.test(
        mention.right,
      )
    )
      return false
    if (toChild.test(mention.before) || isWished(reading, { key: 'amount', span: mention.span })) return false
    if (topic !== 'rollover_401k' && !inherits && insideAccount.test(mention.before)) return false
    // What the dead left is one's own now.
    return inherits || isGiven(reading, mention) || ownerBefore(people, mention.span[0], 60) !== 'other'
  })
}

/** "95,000 in savings, and we need no more than 30,000 of it for emergencies. What about the rest?" */
function restOfCash({ text, mentions }: Reading, found: readonly Find[]): Find | undefined {
  const held = found.find(({ key }) => key === 'savings')
  const kept = found.find(({ key }) => key === 'emergencyFund')
  if (typeof held?.value !== 'number' || typeof kept?.value !== 'number') return undefined
  const isPart = /^ of (?:it|this|that|them)\b/.test(mentions[kept.mention ?? -1]?.right ?? '')
  const asksForRest = /\b(?:the|what about the) (?:rest|remainder|remaining|other part)\b[^.!?]{0,40}\?/.test(
    text,
  )
  return isPart && asksForRest && kept.value < held.value
    ? find('amount', held.value - kept.value, held.span, 'question-sum', 0.6, held.mention)
    : undefined
}

const asksWhere =
  /\b(?:where|what|how)\b[^.!?\n]{0,40}\b(?:keep|put|park|stash|hold|store|invest|do with)\b[^.!?\n]{0,12}\b(?:it|this|that|them|the money)\b/

const isNewMoneyNamed = ({ key, value }: Find): boolean => key === 'moneySource' && value !== 'savings'

export function withQuestionSum(reading: Reading, topic: TopicSlug, { found, taken }: Settled): Find[] {
  const amount = found.find((one) => one.key === 'amount')
  // "418k in their plan, and they'll pay me 62k severance": what is moved is what the plan holds.
  const ofThePlan = found.find((one) => one.key === 'retirementSavings')
  if (
    topic === 'rollover_401k' &&
    amount !== undefined &&
    ofThePlan !== undefined &&
    isSeverance(reading, amount)
  )
    return found.flatMap((one) =>
      one === amount ? [asSeverance(one)] : one === ofThePlan ? [renamed(one)] : [one],
    )
  if (amount) {
    // Money that is being decided on is not also the cash that stays.
    return found.filter(
      (one) => one.key !== 'savings' || JSON.stringify(one.value) !== JSON.stringify(amount.value),
    )
  }
  // "40k for a down payment, where should we keep it?" asks about the money, not about the house.
  const down = found.find((one) => one.key === 'downPayment')
  if (down !== undefined && asksWhere.test(reading.text)) return [...found, { ...down, key: 'amount' }]
  const isNewMoney = topic === 'mortgage' && cameIn.test(reading.text)
  const isForMortgage =
    topic === 'mortgage' &&
    paysHome.test(reading.text) &&
    reading.text.includes('?') &&
    reading.household?.amount === undefined
  const isForHome = topic === 'home_buying' && aboutPlace.test(reading.text)
  if (!decides.has(topic) && !isNewMoney && !isForHome && !isForMortgage) return [...found]
  // What an inherited IRA holds is no saving of one's own: it is what has to be decided about.
  const inherits = found.some((one) => one.key === 'moneySource' && one.value === 'inherited_ira')
  const key = topic === 'rollover_401k' || inherits ? 'retirementSavings' : 'savings'
  const held = found.find((one) => one.key === key)
  // Cash that lies idle, or that a question is beside, is what is asked about, where no other money is told.
  const isIdle =
    topic === 'lump_sum_invest' &&
    reading.household?.amount === undefined &&
    (asksAtAll.test(reading.text) ||
      earnsNothing.test(reading.text) ||
      (liesIdle.test(reading.text) &&
        (seeksAdvice.test(reading.text) || dreads.test(reading.text) || found.length > 1))) &&
    found.every(isNoOtherMoney) &&
    // Who is out of work lives on it.
    !found.some(({ key, value }) => key === 'employment' && value === 'unemployed')
  const rest = topic === 'lump_sum_invest' ? restOfCash(reading, found) : undefined
  if (rest !== undefined) return found.map((one) => (one === held ? rest : one))
  const isAbout =
    topic === 'rollover_401k' ||
    inherits ||
    isIdle ||
    isForHome ||
    isForMortgage ||
    asksForHeld(reading, held) ||
    (!found.some(({ key }) => key === 'monthlySurplus') && pointsTo(reading, found, held))
  const placed = topic === 'rollover_401k' ? (one: Find) => ofPlan(reading, one) : renamed
  // "Sold mom's house, 212k after fees, have 6k in savings": what came in is asked about, not the cash there was.
  const cameInBeside =
    held !== undefined && isAbout && !inherits && topic !== 'rollover_401k' && found.some(isNewMoneyNamed)
      ? freeSums(reading, topic, taken, inherits).filter(({ low }) => low > Number(held.value))
      : []
  const [whatCame, ...more] = cameInBeside
  if (whatCame !== undefined && more.length === 0)
    return [...found, find('amount', amountOf(whatCame), whatCame.span, 'question-sum', 0.6, whatCame.index)]
  if (held && isAbout && held.value !== 0) {
    const whole = placed(held)
    const plans = topic === 'rollover_401k' ? oldPlansOf(reading, whole) : []
    return found.flatMap((one) => (one !== held ? [one] : plans.length > 0 ? plans : [whole]))
  }
  if (held) return [...found]
  // Who only tells of many things, asks about no sum.
  const isTold =
    reading.text.length > 40 &&
    !reading.text.includes('?') &&
    !asks.test(reading.text) &&
    !found.some(isNewMoneyNamed)
  if (isTold && (topic === 'out_of_scope' || topic === 'lump_sum_invest')) return [...found]
  if (isToldInTalk(reading) && !/\?/.test(reading.text) && !asks.test(reading.text)) return [...found]
  // What the plan holds was told: no other sum is it.
  if (topic === 'rollover_401k' && found.some(({ key }) => key === 'planBalance')) return [...found]
  const sums = freeSums(reading, topic, taken, inherits)
  const [first] = sums
  const same = first !== undefined && sums.every((sum) => sum.low === first.low && sum.high === first.high)
  if (!first || !same || first.low < 100) return [...found]
  return [...found, find('amount', amountOf(first), first.span, 'question-sum', 0.4, first.index)]
}
