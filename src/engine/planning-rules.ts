/**
 * The rules of thumb that plans are built on: judgements, not law. Each is shown as an assumption in the plans
 * that use it. Published guidance is named where there is some.
 */
export interface PlanningRule {
  readonly value: number
  readonly why: string
  readonly source?: { readonly title: string; readonly url?: string }
}

const rule = (value: number, why: string, source?: PlanningRule['source']): PlanningRule =>
  source === undefined ? { value, why } : { value, why, source }

const consumerBureau = {
  title: 'Consumer Financial Protection Bureau, guide to building an emergency fund',
  url: 'https://www.consumerfinance.gov',
}

export const planningRules = {
  starterFloor: rule(1_000, 'Enough for a common car or dental repair.', consumerBureau),
  starterMonths: rule(1, 'A first cushion is at most one month of essentials.'),
  highRate: rule(
    0.08,
    'Above this rate, paying a debt beats what stocks can be expected to earn, without the risk.',
  ),
  lowRate: rule(0.04, 'Below this rate, safe savings earn about as much as paying early saves.'),
  cushionStart: rule(3, 'The score starts here and moves with what could go wrong.', consumerBureau),
  cushionLeast: rule(2, 'Steady pay checks and nobody else to support need the least.'),
  cushionMost: rule(9, 'More cash than this loses too much to inflation.'),
  cushionForOnePayCheck: rule(1, 'If it stops, nothing else comes in.'),
  cushionForVariablePay: rule(1, 'Lean months come without warning.'),
  cushionForSelfEmployment: rule(2, 'There is no unemployment insurance, and orders come and go.'),
  cushionForDependents: rule(1, 'Their costs go on.'),
  cushionForRareJob: rule(1, 'The search takes longer.'),
  cushionForIllness: rule(1, 'Bills come in bad months too.'),
  cushionForTwoSteady: rule(-1, 'Losing one pay check leaves the other.'),
  retiredMonths: rule(12, 'A year of spending keeps you from selling in a bad market.'),
  cashMostMonths: rule(12, 'Cash beyond a year of costs is idle.'),
  lossCut: rule(0.1, 'Households cut about this much of their essentials after losing a job.'),
  shortHorizon: rule(3, 'Money needed within these years does not belong in stocks.'),
  middleHorizon: rule(7, 'Money needed within these years is split between cash, bonds and stocks.'),
  indexFundFee: rule(0.001, 'What broad index funds cost a year, fees included.'),
  dividendYield: rule(
    0.018,
    'What a global stock index pays out in a year, taxed even when nothing is sold.',
  ),
  averagingMonths: rule(3, 'A short schedule costs little; longer ones usually cost more.'),
  depositInsurance: rule(250_000, 'Insured for each owner, at each bank, in each ownership category.', {
    title: 'FDIC, deposit insurance',
    url: 'https://www.fdic.gov',
  }),
  unemploymentClaimDays: rule(7, 'Benefits usually start from the week of the claim, not of the job loss.'),
  mostFutures: rule(0.9, 'A cautious outcome is one that most futures reach.'),
  fewFutures: rule(0.1, 'A lucky outcome is one that only a few futures reach.'),
  growthShare: rule(0.85, 'With more than this in stocks, the dips are deep.'),
  payoffYears: rule(5, 'A debt that takes longer than this to pay off needs more than a better order.'),
  promotionMonths: rule(12, 'A common length. Look up the last day of yours today.'),
  heavyDebtShare: rule(
    0.5,
    'Cards, loans and bills above this share of a year’s pay seldom end without a better rate or a fresh start.',
  ),
  paymentShareHigh: rule(
    0.43,
    'Above this share of pay before tax, debt payments crowd out everything else.',
  ),
  paymentShareWarn: rule(0.36, 'Lenders call a household stretched above this share of pay before tax.'),
  longestPayoffMonths: rule(
    60,
    'Costly debt that lasts longer needs a better rate, not only a better order.',
  ),
  counsellorRate: rule(
    0.08,
    'About what card companies grant through a nonprofit agency’s plan. The agency tells you what yours grant.',
  ),
  consolidationRate: rule(0.12, 'A middle figure for a personal loan. Only an offer in writing counts.'),
  consolidationFee: rule(0.04, 'Balance transfers and many personal loans cost a few percent at the start.'),
  mostOtherWays: rule(3, 'More choices than this are not read.'),
  yearsShown: rule(8, 'More rows than this are not read.'),
  debtReviewMonths: rule(6, 'Rates, promotions and balances move within a year.'),
  rateStep: rule(0.0001, 'Rates are quoted to this step.'),
  aLittleMore: rule(50, 'A small step, to see what it does.'),
  moreMonthly: rule(100, 'A larger step, to see what it does.'),
  supportUntilAge: rule(22, 'Children have usually finished their education by then.'),
  realDiscount: rule(0.02, 'What careful investments earn above inflation, on the low side.'),
  finalExpenses: rule(15_000, 'A funeral, last medical bills and the cost of settling the estate.'),
  survivorShare: rule(0.8, 'One adult fewer saves food, travel and clothes; the home costs the same.'),
  guardianShare: rule(0.7, 'What the children go on costing in the home of a guardian, on the high side.'),
  aloneShare: rule(0.6, 'One person in a smaller household still needs more than a part for one.'),
  spentShareOfTakeHome: rule(0.9, 'Most families spend nearly all of what they take home.'),
  coverStep: rule(50_000, 'Cover is sold in round sums, so it is rounded up.'),
  smallestPolicy: rule(100_000, 'Few insurers sell a term policy for less.'),
  smallestNeed: rule(25_000, 'A sum this small is better saved than insured.'),
  careUntilAge: rule(13, 'By then a child can be alone after school.'),
  schoolEndAge: rule(18, 'College starts about then.'),
  adultSupportYears: rule(10, 'How long another adult who depends on you is planned for.'),
  ladderSaving: rule(0.15, 'Several policies are more to look after; they have to save at least this much.'),
  ladderLeastCover: rule(500_000, 'Below this, the fees of several policies eat up what they save.'),
  mostPolicies: rule(3, 'More policies than this save little and are easily lost track of.'),
  oldestAtTermEnd: rule(80, 'Insurers rarely sell a term that runs beyond this age.'),
  disabilityShare: rule(0.6, 'What long-term disability cover usually pays of your pay.'),
  quotes: rule(3, 'Prices differ widely for the same person.'),
  contestableYears: rule(2, 'In these years an insurer may look again at what you answered.'),
  groupConversionDays: rule(31, 'The usual time to turn cover through work into a policy of your own.'),
  groupCoverMonths: rule(12, 'Cover through work can end with the job, so it is not counted for longer.'),
  guessedChildAge: rule(5, 'You did not say how old.'),
  concentrationMost: rule(0.1, 'More than this in one company ties your savings to its luck.'),
  driftMost: rule(0.05, 'Rebalancing more often costs tax and attention.'),
  fundCostMost: rule(
    0.0025,
    'Broad index funds cost less than this a year; what costs more has to earn it first.',
  ),
  aidShareOfParents: rule(
    0.0564,
    'The most that federal student aid counts of what parents have, each year.',
    { title: 'U.S. Department of Education, Student Aid Index formula' },
  ),
  collegeNearFrom: rule(14, 'From about this age on, what parents own may count for federal student aid.'),
  collegeNearTo: rule(18, 'Most start college about then.'),
  withdrawalsNearFrom: rule(70, 'Close enough to required withdrawals to plan for them.'),
  benefitMonths: rule(6, 'Most states pay for about this long. Your letter says how long yours does.'),
  refundShare: rule(0.5, 'Enough to move the fund, and something is left to enjoy.'),
  surplusMore: rule(100, 'A little more each month, to see what it does.'),
  windfall: rule(1_000, 'A tax refund, a bonus or a sale, to see what it does.'),
} as const satisfies Record<string, PlanningRule>
