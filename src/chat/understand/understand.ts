/** A message becomes topic and facts, deterministically: prepared once, read by small readers, settled by one arbiter. */
import type { FactDefinition } from '#engine/fact.ts'
import { type FactKey, facts, type Household, householdSchema } from '#engine/household.ts'
import { type Concern, concernsIn } from '../safety.ts'
import { readAccountKinds } from './account-kinds.ts'
import { readBalances } from './accounts.ts'
import { added, mayAdd, withAdditions } from './additions.ts'
import { readAdjustedIncome } from './adjusted-income.ts'
import { readAfterTaxContributions } from './after-tax-contributions.ts'
import {
  type Amended,
  amended,
  type Earlier,
  leftNow,
  mayAmend,
  namedDebt,
  withoutStrayNo,
} from './after-words.ts'
import { readAmounts } from './amounts.ts'
import { readAnswer } from './answer.ts'
import { settle } from './arbiter.ts'
import { readAtHome } from './at-home.ts'
import { readBackdoor } from './backdoor.ts'
import { readBenefitStarts } from './benefit-starts.ts'
import { readBenefitsOfBoth } from './benefits-of-both.ts'
import { readBills, withPaymentsOnDebts } from './bills.ts'
import { readBothWork } from './both-work.ts'
import { readBusinessEmployees } from './business-employees.ts'
import { readCashLeft } from './cash-left.ts'
import { readChildcare } from './childcare.ts'
import { readChildren } from './children.ts'
import { readCircumstances } from './circumstances.ts'
import { readCourtDay, readDunned } from './collectors.ts'
import { readCollege } from './college.ts'
import { readCollegePrices } from './college-prices.ts'
import { readComingLeave } from './coming-leave.ts'
import { readContributionKind } from './contribution-kind.ts'
import { readContributionsOfEach } from './contributions-of-each.ts'
import { forgotten, repaired, swapped } from './corrections.ts'
import { readCoverEnds } from './cover-ends.ts'
import { readCoverThroughWork } from './cover-through-work.ts'
import { readCreditScore } from './credit.ts'
import { readCushions } from './cushions.ts'
import { readDeathBenefit } from './death-benefit.ts'
import { readDebtBudget } from './debt-budget.ts'
import { readDebtOffers } from './debt-offers.ts'
import { readDebtOrder } from './debt-order.ts'
import { readDebts } from './debts.ts'
import { readDecadeAges } from './decade-ages.ts'
import { readDisability } from './disability.ts'
import {
  readEarners,
  readEmployment,
  readOwnEmployer,
  readPaySteadiness,
  readWorkplacePlan,
} from './employment.ts'
import { readExpectedPay } from './expected-pay.ts'
import { readExpecting } from './expecting.ts'
import { readFamilySize } from './family-size.ts'
import { readFederalLoans } from './federal-loans.ts'
import { readFeelings } from './feelings.ts'
import { readFirstYears } from './first-years.ts'
import { readFormerPay } from './former-pay.ts'
import { readFromSavings } from './from-savings.ts'
import { readFullFund } from './full-fund.ts'
import { readGrownDependents } from './grown-dependents.ts'
import { readHealthPlan } from './health-plan.ts'
import { readHealthPremium } from './health-premium.ts'
import { readHousing } from './housing.ts'
import { readInTalk } from './in-a-talk.ts'
import { readInSchool } from './in-school.ts'
import { readInherited } from './inherited.ts'
import { readInsurance } from './insurance.ts'
import { type Intent, intentOf, isCorrection } from './intent.ts'
import { readIraParts } from './ira-parts.ts'
import { readIraThisYear } from './ira-this-year.ts'
import { readGarnishment, readLate } from './late.ts'
import { readLeftOver } from './left-over.ts'
import { readLifeNeeds } from './life-needs.ts'
import { readMarriage, withImpliedMarriage, withoutSpouse } from './marriage.ts'
import { readMatchByTheDollar } from './match-by-the-dollar.ts'
import { readMatchOfEach } from './match-of-each.ts'
import { readMoneyTax } from './money-tax.ts'
import { readMonthlyPlaces } from './monthly-places.ts'
import { readMortgageInSum } from './mortgage-in-sum.ts'
import { readNearPart } from './near-part.ts'
import { readNewPlan } from './new-plan.ts'
import { mayMoveTotal, totalledAnew, withBillMoved, withoutTotalled } from './new-totals.ts'
import type { Mention } from './numbers.ts'
import { readOffWork, withPayThatStops } from './off-work.ts'
import { readOwnBusiness } from './own-business.ts'
import { readPaidOnEach } from './paid-on-each.ts'
import { readPaidOnce } from './paid-once.ts'
import { readPartnerAt } from './partner-at.ts'
import { readPay } from './pay.ts'
import { readPayHome } from './pay-home.ts'
import { readPayInTalk } from './pay-in-a-talk.ts'
import { readPensionOffer } from './pension-offer.ts'
import { readPensionShare } from './pension-share.ts'
import { readPeople } from './people.ts'
import { readPermanentCover } from './permanent-cover.ts'
import { readPlaces } from './places.ts'
import { readPlanDetails } from './plan-details.ts'
import { readPlanDraw } from './plan-draw.ts'
import { readPlanFees } from './plan-fees.ts'
import { readPlanFeesInWords } from './plan-fees-in-words.ts'
import { readPlanLoans } from './plan-loans.ts'
import { readPolicyYears } from './policy-years.ts'
import { readPromisedSums } from './promised-sums.ts'
import { readProspects } from './prospects.ts'
import { readPublicSafety } from './public-safety.ts'
import { readPublicService } from './public-service.ts'
import { withQuestionSum } from './question-sum.ts'
import { readRates } from './rates.ts'
import { type Find, prepare, type Reader, type Reading, type UnderstandContext } from './reading.ts'
import { readRefinance } from './refinance.ts'
import { readRollover } from './rollover.ts'
import { readRothDetails } from './roth-details.ts'
import { readSCorporation } from './s-corporation.ts'
import { readSaleGain } from './sale-gain.ts'
import { readScholarships } from './scholarships.ts'
import { lastingConcerns, scopeOf } from './scope.ts'
import { topicsWithSetApart, withSetApart } from './set-apart.ts'
import { readSeverance } from './severance.ts'
import { readSideBusiness } from './side-business.ts'
import { readSocialSecurityCover } from './social-security-cover.ts'
import { readSpending } from './spending.ts'
import { readSpouseDeath } from './spouse-death.ts'
import { readSpousePlan } from './spouse-plan.ts'
import { readSpouseWork } from './spouse-work.ts'
import { readSumInShares } from './sum-in-shares.ts'
import { readSumThatCame } from './sum-that-came.ts'
import { topicsWithSum, withSumAsCash } from './sum-to-place.ts'
import { readSupport } from './support.ts'
import { readTaxKinds } from './tax-kinds.ts'
import { readTime, withRetirementAge } from './time.ts'
import { topicsOf, wordScores } from './topic.ts'
import { topicsWithFacts } from './topic-by-facts.ts'
import { readInTopicLight } from './topic-light.ts'
import type { TopicScore } from './topic-score.ts'
import { doubted } from './unclear-number.ts'
import { readUnevenPay } from './uneven-pay.ts'
import { type UnplacedSum, unplacedSums } from './unplaced-sums.ts'
import { withoutWishes } from './wished-sums.ts'
import { readWork } from './work.ts'
import { readWorkAfter } from './work-after.ts'

export type { Intent } from './intent.ts'
export type { Find, UnderstandContext } from './reading.ts'
export type { TopicScore } from './topic-score.ts'

export interface Understanding {
  /** What it is about, the primary topic first; never empty. */
  readonly topics: TopicScore[]
  /** The facts that the message states, lists merged with what the household told before. */
  readonly facts: Household
  /** Each fact with the place in the message it was read from and who read it. */
  readonly found: Find[]
  /** Facts of the household that this message puts right. */
  readonly corrections: FactKey[]
  /** Facts of the household that this message takes back. */
  readonly forget: FactKey[]
  readonly intent: Intent
  /** What calls for care before any planning, the most urgent first. */
  readonly concerns: Concern[]
  /** In a talk: a number that nobody said what it is of, or that only a guess would give a meaning. */
  readonly unclear: Mention | undefined
  /** Sums that no fact took. */
  readonly unplaced: readonly UnplacedSum[]
}

const readers: readonly Reader[] = [
  readAnswer,
  swapped,
  readDebts,
  readCashLeft,
  readDunned,
  readCourtDay,
  readLate,
  readGarnishment,
  readPay,
  readUnevenPay,
  readPartnerAt,
  readFormerPay,
  readExpectedPay,
  readAdjustedIncome,
  readAtHome,
  readOffWork,
  readOwnBusiness,
  readSCorporation,
  readSideBusiness,
  readBalances,
  readAccountKinds,
  readSpending,
  readDebtBudget,
  readPaidOnEach,
  readLeftOver,
  readBills,
  readHousing,
  readInsurance,
  readCoverThroughWork,
  readPolicyYears,
  readFamilySize,
  readPeople,
  readDecadeAges,
  readChildcare,
  readChildren,
  readExpecting,
  readCollege,
  readCollegePrices,
  readGrownDependents,
  readMarriage,
  readSpouseDeath,
  readSocialSecurityCover,
  readWorkAfter,
  readLifeNeeds,
  readPayHome,
  readPlaces,
  readTime,
  readNearPart,
  readWork,
  readContributionsOfEach,
  readMatchOfEach,
  readMatchByTheDollar,
  readSupport,
  readMonthlyPlaces,
  readEmployment,
  readPaySteadiness,
  readOwnEmployer,
  readBusinessEmployees,
  readEarners,
  readBothWork,
  readWorkplacePlan,
  readRollover,
  readNewPlan,
  readBackdoor,
  readPlanDetails,
  readPlanLoans,
  readContributionKind,
  readRothDetails,
  readTaxKinds,
  readIraParts,
  readIraThisYear,
  readFirstYears,
  readHealthPlan,
  readHealthPremium,
  readCoverEnds,
  readComingLeave,
  readPermanentCover,
  readDebtOrder,
  readMortgageInSum,
  readPaidOnce,
  readCircumstances,
  readPublicSafety,
  readFederalLoans,
  readRefinance,
  readDebtOffers,
  readFromSavings,
  readInSchool,
  readPublicService,
  readInherited,
  readDeathBenefit,
  readPromisedSums,
  readProspects,
  readPlanDraw,
  readPlanFees,
  readPlanFeesInWords,
  readRates,
  readBenefitsOfBoth,
  readCreditScore,
  readDisability,
  readAfterTaxContributions,
  readSpousePlan,
  readSpouseWork,
  readFeelings,
  readCushions,
  readFullFund,
  readInTalk,
  readPayInTalk,
  readPensionOffer,
  readPensionShare,
  readSeverance,
  readMoneyTax,
  readSaleGain,
  readScholarships,
  readBenefitStarts,
  readAmounts,
  readSumInShares,
  readSumThatCame,
  readInTopicLight,
]

/** Abroad, a sum without a dollar sign is in another currency. */
function isOtherMoney(reading: Reading, { key, mention, span }: Find): boolean {
  const { unit }: FactDefinition = facts[key]
  const isMoney = unit?.startsWith('usd') ?? key === 'debts'
  return isMoney && mention !== undefined && !reading.text.slice(...span).includes('$')
}

/** Everything that happened between the message and its facts, for those who want to see how it was read. */
export interface Read {
  readonly reading: Reading
  readonly topics: TopicScore[]
  readonly concerns: Concern[]
  /** What every reader saw, before the arbiter. */
  readonly seen: Find[]
  /** What holds. */
  readonly found: Find[]
  readonly unclear: Mention | undefined
  /** Facts of the household that the message takes back. */
  readonly forget: FactKey[]
}

/** What a short message changes in the one before it, which is read again for that. */
function changesIn(reading: Reading): Amended {
  const { said, today, householdBefore, text } = reading
  const total = totalledAnew(reading)
  if (total.length > 0) return { finds: total, forget: [] }
  const movesTotal = mayMoveTotal(reading)
  if (said === undefined || !(mayAmend(text) || mayAdd(text) || movesTotal))
    return { finds: [...namedDebt(reading), ...leftNow(reading)], forget: [] }
  const light = {
    today,
    openQuestion: said.openQuestion,
    topic: reading.talkingAbout,
    household: householdBefore,
  }
  const earlier: Earlier = {
    ...readMessage(said.text, light),
    readAs: (wording) => readMessage(wording, light).found,
  }
  const moved = movesTotal ? withBillMoved(reading, earlier) : []
  if (moved.length > 0) return { finds: moved, forget: [] }
  return mayAmend(text) ? amended(reading, earlier) : { finds: added(reading, earlier), forget: [] }
}

/** What a message states in the light of a topic, and the topics that what it states speaks for. */
function readIn(first: Reading, topics: TopicScore[], concerns: readonly Concern[]) {
  // The numbers are read in the light of the topic: "210k left at 3.1" is a mortgage when one speaks of it.
  const reading = { ...first, topic: topics[0]?.slug ?? first.topic }
  const changes = changesIn(reading)
  const read = withoutWishes(
    reading,
    readers.flatMap((reader) => reader(reading)),
  )
  const seen = withImpliedMarriage(
    reading,
    withoutSpouse(repaired(reading, [...changes.finds, ...withoutTotalled(reading, changes.finds, read)])),
  )
  const settled = settle(reading, seen)
  const summed = withPayThatStops(
    withSetApart(reading, withQuestionSum(reading, reading.topic ?? 'out_of_scope', settled)),
  )
  const isAbroad = concerns.some(({ kind }) => kind === 'non_us')
  const all = withSumAsCash(
    reading,
    topics,
    withRetirementAge(
      reading,
      withPaymentsOnDebts(reading, withAdditions(reading, withoutStrayNo(reading, summed))),
    ),
  ).filter(
    (one) => facts[one.key].schema.safeParse(one.value).success && !(isAbroad && isOtherMoney(reading, one)),
  )
  return { reading, topics, seen, changes, ...doubted(reading, all) }
}

export function readMessage(message: string, context: UnderstandContext): Read {
  const first = prepare(message, context)
  const scores = wordScores(first)
  const concerns = lastingConcerns(concernsIn(message), scores[0]?.score ?? 0, message.length)
  const scope = scopeOf(first, concerns)
  const byWords = topicsOf(first, scores, scope)
  const read = readIn(first, byWords, concerns)
  const byFacts = scope === undefined ? topicsWithFacts(read.reading, byWords, read.found) : byWords
  const { reading, topics, seen, found, unclear, changes } =
    byFacts[0]?.slug === byWords[0]?.slug ? read : readIn(first, byFacts, concerns)
  return {
    reading,
    topics: topicsWithSetApart(reading, topicsWithSum(reading, topics, found, concerns), found),
    concerns,
    seen,
    found,
    unclear,
    forget: [...forgotten(reading), ...changes.forget].filter((key) => !found.some((one) => one.key === key)),
  }
}

/** Pay by the hour or in the hand answers what is earned in a year. */
const otherPay: readonly FactKey[] = ['hourlyWage', 'paycheck', 'takeHomeMonthly', 'householdIncome']
const isPayFor = (question: FactKey | undefined, key: FactKey): boolean =>
  question === 'income' && otherPay.includes(key)

export function understand(message: string, context: UnderstandContext): Understanding {
  const { reading, topics, concerns, found, forget, unclear } = readMessage(message, context)
  const told = householdSchema.parse(Object.fromEntries(found.map(({ key, value }) => [key, value])))
  const known = context.household ?? {}
  const keys = found.map(({ key }) => key)
  const answered = keys.some((key) => key === context.openQuestion || isPayFor(context.openQuestion, key))
  return {
    topics,
    facts: told,
    found,
    corrections: isCorrection(reading.text)
      ? keys.filter(
          (key) => known[key] !== undefined && JSON.stringify(known[key]) !== JSON.stringify(told[key]),
        )
      : [],
    forget,
    intent: intentOf(reading, keys.length > 0, answered),
    concerns,
    unclear,
    unplaced: unplacedSums(reading, found),
  }
}
