/** Where words name no topic of ours clearly, what was told decides: two debts and what can be paid on them are a plan. */
import type { TopicSlug } from '#engine/topic-slugs.ts'
import type { Find, Reading } from './reading.ts'
import { aboutSums } from './sum-to-place.ts'
import type { TopicScore } from './topic-score.ts'

/** Topics that are answered and not planned, and take over what is only told beside a question. */
const answered: ReadonlySet<TopicSlug> = new Set<TopicSlug>([
  'taxes',
  'insurance_other',
  'credit_score',
  'home_buying',
  'mortgage',
  'estate_basics',
  'social_security',
  'investing_basics',
])
/** Bills name insurance and a mortgage without asking about them. */
const listed = 4
/** Words that score less may be a circumstance. */
const weak = 3
/** So little speaks for no topic at all. */
const nextToNothing = 1.2
/** Less than this pays for no car that breaks down. */
const leastCash = 1_500

/** A question that names no subject: "What should we buy?", "Is that enough?" */
const asksForCover =
  /\b(?:what (?:should|do|must) (?:i|we) (?:buy|get|need|have|add)|how much(?: more)? (?:should|do) (?:i|we) (?:buy|need|get|carry)|(?:is|are) (?:that|it|this|those|we|i) (?:enough|covered|ok(?:ay)?)|do (?:i|we) need (?:more|anything|another))(?: (?:for|if)\b[^.?!]{0,40})?\s*\?/

/** "70,000 in savings. How much should we invest?" */
const asksHowMuchToInvest =
  /\bhow much (?:of (?:it|this|that) )?(?:should|can|could) (?:i|we) (?:safely )?invest\b/

/** Topics that a lawsuit over a debt comes before. */
const notAboutDebts: ReadonlySet<TopicSlug> = new Set<TopicSlug>([
  'emergency_fund',
  'budgeting',
  'credit_score',
  'lump_sum_invest',
  'estate_basics',
  'insurance_other',
])

type Told = <Key extends Find['key']>(key: Key) => unknown

const owedSums = (debts: unknown): number =>
  Array.isArray(debts) ? debts.filter(({ balance }) => balance !== undefined).length : 0

const isNone = (debts: unknown): boolean => Array.isArray(debts) && debts.length === 0

const kinds = (debts: unknown): unknown[] => (Array.isArray(debts) ? debts.map(({ kind }) => kind) : [])

/** The plan that the facts of a message are told for. */
function planOf({ text }: Reading, first: TopicSlug, told: Told): TopicSlug | undefined {
  const owed = owedSums(told('debts'))
  const hasBudget = told('debtPaymentMonthly') !== undefined || told('monthlySurplus') !== undefined
  if (told('amount') !== undefined && first === 'investing_basics') return 'lump_sum_invest'
  if (owed > 2 || (owed > 0 && hasBudget)) return 'debt_payoff'
  if (first === 'investing_basics' && told('savings') !== undefined && asksHowMuchToInvest.test(text))
    return 'lump_sum_invest'
  const hasFund = told('emergencyFund') !== undefined || told('emergencyFundMonths') !== undefined
  const hasCash =
    told('monthlyExpenses') !== undefined && (told('savings') !== undefined || told('amount') !== undefined)
  const isLittle = Number(told('amount') ?? told('savings') ?? leastCash) < leastCash
  if (isLittle && asksToSave.test(text)) return 'emergency_fund'
  if (
    hasFund ||
    (hasCash && asksIfEnough.test(text)) ||
    (hasCash && /\b(?:cushion|emergenc\w+|rainy[- ]day|safety net)\b/.test(text))
  )
    return 'emergency_fund'
  const hasPay = (['takeHomeMonthly', 'hourlyWage', 'paycheck'] as const).some(
    (key) => told(key) !== undefined,
  )
  if (told('savings') !== undefined && lostWork.test(text)) return 'emergency_fund'
  const hasCosts =
    paysForHome(told) || told('monthlyRent') !== undefined || told('monthlyExpenses') !== undefined
  return hasPay && hasCosts ? 'budgeting' : undefined
}

const lostWork = /\b(?:laid off|let go|lost (?:his|her|my|their) job|out of work)\b/
const paysForHome = (told: Told): boolean => {
  const debts = told('debts')
  return (
    Array.isArray(debts) &&
    debts.some(
      ({ kind, minPayment, rate }) => kind === 'mortgage' && minPayment !== undefined && rate === undefined,
    )
  )
}
/** A mortgage that is a bill, and no question of its own. */
const asksOfMortgage =
  /\b(?:refi\w*|pay(?:ing)? (?:it |the |my |our |down |off )|prepay\w*|extra|principal|rates?|points|escrow|pmi|early|behind|foreclos\w*|afford|buy\w*|recast|forbearance)\b/

/** "Going back to school" speaks of no loan, where none was told. */
const isOfLoans = (told: Told): boolean => kinds(told('debts')).includes('student_loan')

const aboutSaving: ReadonlySet<TopicSlug> = new Set<TopicSlug>(['retirement_saving', 'retirement_readiness'])
const namesPlan = /\b(?:401 ?\(?k|403 ?\(?b|457|tsp\b)/
const usesPlan =
  /\b(?:need|withdraw\w*|pull|take out|live (?:on|off)|loan|penalty|roll|touch|draw|options)\b|\b(?:do with|move|leave) (?:it|that|them)\b/
/** "My wife is retiring": the plan that she leaves is asked about. */
const leavesSoon =
  /\bretir(?:es?|ed|ing)\b|\b(?:left|quit|leaves|leaving|quitting) (?:his|her|my|the|their|a)(?: [\w']+){0,3} (?:job|position|school|company|firm|district|employer|hospital)\b/

/** "How do I make the cash last?", of one without pay: the months, whatever else there is. */
const makesItLast =
  /\b(?:make|stretch) (?:it|this|the (?:cash|money|savings)|my (?:cash|money|savings)) last\b/

/** "Laid off at 55 with 520k in my 401k, need 3k a month": what becomes of the plan that was left. */
function hasLeftPlan({ text }: Reading, told: Told): boolean {
  const hasLeft =
    told('employment') === 'unemployed' ||
    told('separationDate') !== undefined ||
    told('separationAge') !== undefined
  const asksOfIt = usesPlan.test(text) || (hasLeft && text.includes('?'))
  return (
    namesPlan.test(text) &&
    asksOfIt &&
    !makesItLast.test(text) &&
    (hasLeft || (leavesSoon.test(text) && /\b(?:do with|move|leave) (?:it|that|them)\b/.test(text))) &&
    (told('retirementSavings') ?? 0) !== 0
  )
}

/** "What should I do with the $412,000 in my 401(k)?" */
const asksWhereItGoes =
  /\b(?:do with|roll(?: over)?|move|leave) (?:the |my |our )?(?:\$?[\d,.]+k? (?:that (?:is|'s) )?in )?(?:my |the |our )?(?:old )?(?:401 ?\(?k|403 ?\(?b|457|tsp\b)/

/** Words of another topic that only tell how the plan that was left is taxed, or why there is no pay. */
function isOvershadowed({ text }: Reading, first: TopicSlug): boolean {
  if (first === 'roth_vs_traditional') return !/\broth\b|\bconver/.test(text)
  if (first === 'emergency_fund' || first === 'lump_sum_invest') return asksWhereItGoes.test(text)
  return aboutSaving.has(first)
}

/** "Laid off, 61k in the 401k, and 9k owed on a loan from it": what becomes of both is the plan of the old account. */
const hasLeftPlanWithLoan = (told: Told): boolean =>
  told('planLoanBalance') !== undefined &&
  told('debts') === undefined &&
  (told('retirementSavings') ?? 0) !== 0 &&
  (told('employment') === 'unemployed' || told('separationDate') !== undefined)

/** "20k for my 2 yr old. Where should we put it for college?": whom the sum is for and what, in what is asked. */
const placesForCollege =
  /\b(?:where|how|what|best|should|account)\b[^.?!]*\b(?:put|invest|save|saving|keep|hold|place|account|do with)\b[^.?!]*\bfor (?:(?:her|his|their|the|my|our) )?(?:future )?(?:kids?'? |child'?s? |children'?s? |son'?s |daughter'?s )?(?:college|education|school|tuition)\b[^.!]*\?/

/** "I have 600 in the bank. How do I save?" */
const asksToSave =
  /\bhow (?:do|can|should|could) (?:i|we) (?:ever |even |start |begin )*(?:save|saving)\b(?! (?:for|on|money on))/

/** Where else than to debts a month's money could go. */
const otherPlaces =
  /\b(?:401 ?\(?k|403 ?\(?b|457|tsp|iras?|roth|hsa|match\w*|retire\w*|invest\w*|sav(?:e|ing|ings)|emergency|cushion|college|529|house|home|forgive\w*|pslf)\b/

/** "6k in savings. Too low?" */
const asksIfEnough =
  /\b(?:enough|too (?:low|little|much|high)|ok(?:ay)?|how (?:much|many months))\b[^.!]{0,40}\?/
const placesIt =
  /\b(?:where|invest\w*|put it|do with|place|stocks?|grow|funds?|bonds?|cds?|hysa|windfall|inherit\w*)\b/

/** What is left each month beside a plan at work and savings: told without a question, they ask where it goes. */
const asksWhereItIsLeft = ({ text }: Reading, told: Told): boolean =>
  !text.includes('?') &&
  told('monthlySurplus') !== undefined &&
  told('savings') !== undefined &&
  (told('employerMatch') !== undefined || told('contributionRate') !== undefined) &&
  owedSums(told('debts')) < 2

/** "We live paycheck to paycheck. Best order to pay them down?", under a list of debts: how one lives is the reason. */
const asksToPayDown =
  /\bpay(?:ing)? (?:(?:this|it|them|these|those|that|all|everything|my|our|the|of|debts?|cards?|credit) ){0,4}(?:down|off)\b/
const asksForBudget = /\bbudget/

const ofOnePlace: ReadonlySet<TopicSlug> = new Set<TopicSlug>(['student_loans', 'retirement_saving'])

const ownMoney = ['income', 'householdIncome', 'takeHomeMonthly', 'savings', 'retirementSavings', 'debts']
const tellsOwnMoney = (found: readonly Find[]): boolean => found.some(({ key }) => ownMoney.includes(key))

/** The topics with the one that the facts are told for before one that only few words spoke for. */
export function topicsWithFacts(
  reading: Reading,
  topics: TopicScore[],
  found: readonly Find[],
): TopicScore[] {
  const [first, ...rest] = topics
  if (first === undefined || reading.talkingAbout !== undefined) return topics
  // Whoever tells their money asks about it, unless words say that something else is meant.
  if (first.slug === 'out_of_scope' && first.score < weak && tellsOwnMoney(found))
    return rest.length > 0
      ? topicsWithFacts(reading, rest, found)
      : [{ slug: 'budgeting', score: first.score, why: ['what was told of their money'] }]
  const told: Told = (key) => found.find((one) => one.key === key)?.value
  if (
    (isOvershadowed(reading, first.slug) && hasLeftPlan(reading, told)) ||
    (first.slug === 'debt_payoff' && hasLeftPlanWithLoan(told))
  )
    return [
      { slug: 'rollover_401k', score: first.score, why: ['a plan that was left', ...first.why] },
      ...topics.filter((other) => other.slug !== 'rollover_401k'),
    ]
  if (
    first.slug === 'lump_sum_invest' &&
    told('dependents') !== undefined &&
    told('goal') === 'education' &&
    placesForCollege.test(reading.text)
  )
    return [
      { slug: 'college_529', score: first.score, why: ['a sum for college', ...first.why] },
      ...topics.filter((other) => other.slug !== 'college_529'),
    ]
  // The check of a plan has a day by which it must be back, whatever is asked about the tax that was kept.
  if (
    told('checkAmount') !== undefined &&
    told('planBalance') !== undefined &&
    first.slug !== 'rollover_401k'
  )
    return [
      { slug: 'rollover_401k', score: first.score, why: ['a check of a plan', ...first.why] },
      ...topics.filter((other) => other.slug !== 'rollover_401k'),
    ]
  // "Only he earns. Three kids. 500k through his work": cover that is told beside a family asks if it is enough.
  const hasCover = (['coverageAmount', 'employerCoverage', 'spouseEmployerCoverage'] as const).some(
    (key) => told(key) !== undefined,
  )
  if (
    hasCover &&
    told('dependents') !== undefined &&
    answered.has(first.slug) &&
    (asksForCover.test(reading.text)
      ? first.score < 2 * listed
      : first.score < listed && !reading.text.includes('?'))
  )
    return [
      { slug: 'term_life', score: first.score, why: ['cover and a family', ...first.why] },
      ...topics.filter((other) => other.slug !== 'term_life'),
    ]
  if (ofOnePlace.has(first.slug) && asksWhereItIsLeft(reading, told))
    return [
      { slug: 'budgeting', score: first.score, why: ['what is left each month', ...first.why] },
      ...topics.filter((other) => other.slug !== 'budgeting'),
    ]
  // A lawsuit has a day by which it must be answered: whatever else is told beside it, it comes first.
  if (told('suedForDebt') === true && owedSums(told('debts')) > 0 && notAboutDebts.has(first.slug))
    return [
      { slug: 'debt_payoff', score: first.score, why: ['a lawsuit over a debt', ...first.why] },
      ...topics.filter((other) => other.slug !== 'debt_payoff'),
    ]
  // "A Visa, a car loan, loans from school, and 900 a month toward them. What first?": which debt, and no other place.
  if (
    (first.slug === 'budgeting' || first.slug === 'student_loans') &&
    told('debtPaymentMonthly') !== undefined &&
    owedSums(told('debts')) > 1 &&
    !otherPlaces.test(reading.text)
  )
    return [
      { slug: 'debt_payoff', score: first.score, why: ['a sum for several debts', ...first.why] },
      ...rest.filter((other) => other.slug !== 'debt_payoff'),
    ]
  if (
    first.slug === 'budgeting' &&
    owedSums(told('debts')) > 1 &&
    asksToPayDown.test(reading.text) &&
    !asksForBudget.test(reading.text)
  )
    return [
      { slug: 'debt_payoff', score: first.score, why: ['debts to be paid down', ...first.why] },
      ...rest.filter((other) => other.slug !== 'debt_payoff'),
    ]
  // "Got 22k, no debts, what should I do with it": who owes nothing asks about the sum.
  const [, second] = topics
  const isOfSum = second !== undefined && aboutSums.has(second.slug)
  if (first.slug === 'debt_payoff' && first.score < weak && isNone(told('debts')) && isOfSum)
    return topics.filter(({ slug }) => slug !== 'debt_payoff')
  const isBarelySum =
    first.slug === 'lump_sum_invest' &&
    first.score < weak &&
    told('moneySource') === undefined &&
    !placesIt.test(reading.text)
  const isWeak =
    isBarelySum ||
    (makesItLast.test(reading.text) && first.score < weak) ||
    first.score < nextToNothing ||
    (first.slug === 'mortgage' &&
      first.score < 2 * weak &&
      paysForHome(told) &&
      !asksOfMortgage.test(reading.text)) ||
    (answered.has(first.slug) &&
      first.score <
        (told('monthlyExpenses') === undefined && told('monthlyRent') === undefined ? weak : listed)) ||
    (first.slug === 'student_loans' && first.score < 2 * weak && !isOfLoans(told))
  const isOfCash = first.slug === 'investing_basics' && asksHowMuchToInvest.test(reading.text)
  if (!isWeak && !isOfCash) return topics
  const slug = planOf(reading, first.slug, told)
  if (slug === undefined || slug === first.slug) return topics
  return [
    { slug, score: first.score, why: ['what was told', ...first.why] },
    ...topics.filter((other) => other.slug !== slug),
  ]
}
