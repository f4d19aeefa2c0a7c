/**
 * The rules of thumb that plans are built on: judgments, not law. Each is shown as an assumption in the plans
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
  starterKept: rule(
    0.5,
    'As much of the first cushion stays when the rest of it keeps deferred interest from coming back; it is filled again at once.',
  ),
  rolloverKept: rule(
    250,
    'A payday or title loan is renewed at a fee that soon eats a larger cushion. Families with this much are less often evicted or late with a bill than those with nothing.',
    { title: 'Urban Institute, Thriving Residents, Thriving Cities (2016)' },
  ),
  rolloverEndKept: rule(
    100,
    'Food until the next payday. A loan that cash can end is due again by then, and takes what was kept of it with a fee.',
  ),
  homeReserve: rule(
    5_000,
    'A home of one’s own needs a furnace, a part of a roof or the deductible of a storm at any time, whatever comes in each month. About what one of them costs: a judgment.',
  ),
  offerWeeks: rule(2, 'As long as quotes of a few lenders take.'),
  starterMonths: rule(1, 'A first cushion is at most one month of essentials.'),
  highRate: rule(
    0.08,
    'Above this rate, paying a debt beats what stocks can be expected to earn, without the risk.',
  ),
  lowRate: rule(0.04, 'Below this rate, safe savings earn about as much as paying early saves.'),
  cushionStart: rule(3, 'The score starts here and moves with what could go wrong.', consumerBureau),
  cushionOnBenefits: rule(
    3,
    'A benefit that is held up for a review or a mistake usually comes back within some months.',
  ),
  readyBesideBenefit: rule(
    0.5,
    'The benefit of the month stands beside it, and counts once the month is over.',
  ),
  cushionLeast: rule(2, 'Steady pay checks and nobody else to support need the least.'),
  cushionMost: rule(9, 'More cash than this loses too much to inflation.'),
  cushionForOnePayCheck: rule(1, 'If it stops, nothing else comes in.'),
  cushionForVariablePay: rule(1, 'Lean months come without warning.'),
  cushionForSelfEmployment: rule(2, 'There is no unemployment insurance, and orders come and go.'),
  cushionForDependents: rule(1, 'Their costs go on.'),
  cushionForRareJob: rule(1, 'The search takes longer.'),
  cushionForJobAtRisk: rule(2, 'Pay may stop before a smaller fund could be filled.'),
  cushionForIllness: rule(1, 'Bills come in bad months too.'),
  cushionForTwoSteady: rule(-1, 'Losing one pay check leaves the other.'),
  shortRunwayMonths: rule(
    2,
    'With less than this, rent and food are at risk before benefits arrive: help is asked for first.',
  ),
  matchWithoutPayFunds: rule(
    2,
    'While a pay is gone a match is taken where the cash lasts this many times the months of a full fund: a search may take longer than planned, and what goes into the plan cannot be had back.',
  ),
  endedBeforeFundMonths: rule(
    60,
    'A fund is for the years that come: a payment that goes on for longer than these months stays among its costs.',
  ),
  keptOfCheckMargin: rule(
    0.25,
    'Money that is kept is sure to be there, and what is drawn next year can end a credit, so a somewhat higher tax this year is worth it.',
  ),
  soonestBill: rule(12, 'A bill of school within this many months is due, and not saved for.'),
  moveDepositRents: rule(1, 'Landlords often ask for the rent of a month. Ask yours, as states allow more.'),
  moveSetUp: rule(500, 'A bed, pots, a first shop and a truck for the day. Put in your own sum.'),
  moveMostMonths: rule(
    3,
    'A larger sum than this many months of costs is for buying a home, not for moving into one.',
  ),
  downShare: rule(0.2, 'From this down payment on, lenders ask for no mortgage insurance.'),
  closingLeast: rule(0.02, 'The low end of what buyers pay at closing.'),
  closingMost: rule(0.05, 'The high end of what buyers pay at closing.'),
  retiredMonths: rule(12, 'A year of spending keeps you from selling in a bad market.'),
  homeLoanShareMost: rule(
    0.5,
    'What is paid on a home cannot be had back when it is needed, so a part of a sum stays out of it unless that is asked about.',
  ),
  homeLoanTailMonths: rule(
    12,
    'Where less than these months of payments would be left of a home loan, it is paid off: the payment is what a household feels.',
  ),
  lossCut: rule(0.1, 'Households cut about this much of their essentials after losing a job.'),
  shortHorizon: rule(3, 'Money needed within these years does not belong in stocks.'),
  middleHorizon: rule(7, 'Money needed within these years is split between cash, bonds and stocks.'),
  retirementLeastYears: rule(10, 'Retirement money has to last long after the day on which work stops.'),
  indexFundFee: rule(0.001, 'What broad index funds cost a year, fees included.'),
  dividendYield: rule(
    0.018,
    'What a global stock index pays out in a year, taxed even when nothing is sold.',
  ),
  mourningMonths: rule(
    6,
    'Large decisions about money can wait at least this long after a death, and little is lost in a safe place meanwhile.',
  ),
  mourningYears: rule(
    1,
    'Money of a death of this year or the last is new; money of an earlier one has been lived with.',
  ),
  averagingMonths: rule(3, 'A short schedule costs little; longer ones usually cost more.'),
  unemploymentClaimDays: rule(7, 'Benefits usually start from the week of the claim, not of the job loss.'),
  mostFutures: rule(0.9, 'A cautious outcome is one that most futures reach.'),
  fewFutures: rule(0.1, 'A lucky outcome is one that only a few futures reach.'),
  growthShare: rule(0.85, 'With more than this in stocks, the dips are deep.'),
  calmShare: rule(0.5, 'With less than this in stocks, the dips are shallower.'),
  payoffYears: rule(5, 'A debt that takes longer than this to pay off needs more than a better order.'),
  payGapMonths: rule(12, 'A year is time to raise pay or lower costs before anything invested is sold.'),
  promotionMonths: rule(12, 'A common length. Look up the last day of yours today.'),
  lastingCardRate: rule(
    0.06,
    'Cards lend below this for a time only: as an offer, or by an agreement when money is short.',
  ),
  heavyDebtShare: rule(
    0.5,
    'Cards, loans and bills above this share of a year’s pay seldom end without a better rate or a fresh start.',
  ),
  paymentShareHigh: rule(
    0.43,
    'Above this share of pay before tax, debt payments crowd out everything else.',
  ),
  paymentShareWarn: rule(0.36, 'Lenders call a household stretched above this share of pay before tax.'),
  openBillShare: rule(
    0.5,
    'A hospital bill without interest leaves the rest for a first cushion and for what costs interest.',
  ),
  longestPayoffMonths: rule(
    60,
    'Costly debt that lasts longer needs a better rate, not only a better order.',
  ),
  counselorRate: rule(
    0.08,
    'About what card companies grant through a nonprofit agency’s plan. The agency tells you what yours grant.',
  ),
  latePatienceMonths: rule(3, 'A landlord, a utility or a car lender seldom waits longer for what is late.'),
  suedAfterMissed: rule(
    3,
    'A card that is a payment or two late is called about; lenders write a debt off, and sue, after several months.',
  ),
  extendedPlanPayments: rule(
    4,
    'What an extended payment plan of a payday lender usually asks for, one on each payday, with no further fee.',
  ),
  paydaysPerMonth: rule(2, 'Most people who are paid by the hour are paid every other week.'),
  bridgeAheadYears: rule(
    2,
    'What is needed within a year or two belongs into cash-like savings, so it is counted beside the fund.',
  ),
  bridgeKeptYears: rule(
    5,
    'Money needed within some years is kept out of stocks; a longer gap is filled again year by year.',
  ),
  briefGapMonths: rule(3, 'Many lenders take a smaller payment for a few months, and few for longer.'),
  carriedGapMonths: rule(
    3,
    'A debt management plan begins a month or two after the first talk, and not every lender agrees at once.',
  ),
  bridgedGapMonths: rule(
    12,
    'Cash can carry a payment for months; what lasts longer than a year needs another plan.',
  ),
  renewalWeeks: rule(2, 'A payday loan usually runs until the next payday.'),
  smallLoanMonths: rule(
    6,
    'Long enough for a payment that can be kept up, and within what every credit union may grant.',
  ),
  consolidationRate: rule(0.12, 'A middle figure for a personal loan. Only an offer in writing counts.'),
  roundedMonth: rule(
    50,
    'Pay, costs and payments are told in round numbers: less than this a month is no contradiction.',
  ),
  /**
   * What was told is rounded by up to half of a thousand of pay a year and by 50 of costs a month. And of the 6,850 a year that
   * workers pay on average for a family’s health cover neither income tax, 12% for most, nor 7.65% of payroll tax is taken
   * (IRC §§106, 125, 3121(a)(5)(G)), of which the estimate knows nothing: 42 + 50 + 112 = 204 a month, in a round sum.
   */
  estimatedMonth: rule(
    200,
    'What the law leaves of pay is an estimate: pay and costs are told in round sums, and the health cover that payroll takes before tax saves a tax that is not counted, as nobody is asked for it. For a family that is about this much a month, together: less than it is no contradiction. A judgment.',
    {
      title: 'KFF, Employer Health Benefits Survey 2025: what workers pay for family coverage',
      url: 'https://www.kff.org',
    },
  ),
  offerWorth: rule(50, 'Less than this is not worth an application and another account.'),
  consolidationFee: rule(0.04, 'Balance transfers and many personal loans cost a few percent at the start.'),
  careAccountLead: rule(
    0.1,
    'An account for child care is chosen a year ahead and lost where it is not spent: less of a lead over the credit is none.',
  ),
  mostOtherWays: rule(3, 'More choices than this are not read.'),
  yearsShown: rule(8, 'More rows than this are not read.'),
  debtReviewMonths: rule(6, 'Rates, promotions and balances move within a year.'),
  monthsSpoken: rule(36, 'Longer times are said in years.'),
  rateStep: rule(0.0001, 'Rates are quoted to this step.'),
  nearStep: rule(
    2_500,
    'So much more can go into a retirement plan before tax within a year for most who are paid.',
  ),
  leastFromSeparating: rule(
    1_000,
    'State tax, a second return and what else separate returns close can cost some hundreds a year.',
  ),
  commonRaise: rule(0.1, 'Pay often rises by this much within a few years.'),
  planMoveLeast: rule(
    10,
    'A few dollars a month are rounding of the bill, and no reason to leave the plan that one is on.',
  ),
  planCheaperShare: rule(
    0.1,
    'Income usually rises, and a plan by income with it: a smaller difference in all may not come true.',
  ),
  planChangeMonths: rule(
    2,
    'A servicer takes weeks to confirm another plan, and the payment of today is asked for until then.',
  ),
  loanPaymentHeavy: rule(
    0.1,
    'A student-loan payment above about a tenth of pay before tax crowds out the rest of a budget.',
  ),
  incomeStep: rule(1_000, 'Income is told in round sums.'),
  incomeTried: rule(3, 'Beyond a pay of this many times today’s the plans are looked at anew.'),
  preTaxStep: rule(1_000, 'A round sum, to see what it does.'),
  aLittleMore: rule(50, 'A small step, to see what it does.'),
  moreMonthly: rule(100, 'A larger step, to see what it does.'),
  supportUntilAge: rule(22, 'Children have usually finished their education by then.'),
  leastSupportAge: rule(
    18,
    'Children are of age then in nearly every state; somebody has to pay for them until then.',
  ),
  realDiscount: rule(0.02, 'What careful investments earn above inflation, on the low side.'),
  thriftyShare: rule(0.8, 'To see what the cover is worth to a family that needs less than is taken.'),
  finalExpenses: rule(15_000, 'A funeral, last medical bills and the cost of settling the estate.'),
  survivorShare: rule(0.8, 'One adult fewer saves food, travel and clothes; the home costs the same.'),
  guardianShare: rule(0.7, 'What the children go on costing in the home of a guardian, on the high side.'),
  supportedAdultShare: rule(
    0.3,
    'What a grown person whom you support usually takes of what you spend. Put in what you really give.',
  ),
  newChildAtHomeMonthly: rule(
    500,
    'Food, health cover and room; a parent is at home, so no care is paid for. Put in what it will be.',
  ),
  newChildMonthly: rule(
    1_200,
    'Today’s spending has no child in it yet. Care is most of it at first, food, health cover and room later. Put in what it will be.',
  ),
  aloneShare: rule(0.6, 'One person in a smaller household still needs more than a part for one.'),
  spentShareOfTakeHome: rule(0.9, 'Most families spend nearly all of what they take home.'),
  spentShareOfTwoPays: rule(0.8, 'A couple that raises nobody saves more of what both take home.'),
  coverStep: rule(50_000, 'Cover is sold in round sums, so it is rounded up.'),
  smallestPolicy: rule(100_000, 'Few insurers sell a term policy for less.'),
  smallPolicyYears: rule(20, 'The length that is sold most.'),
  smallestNeed: rule(25_000, 'A sum this small is better saved than insured.'),
  schoolMonthsLeft: rule(12, 'A school year more is counted, as nobody said when school ends.'),
  monthsToBirth: rule(9, 'No birth is further away, so that what is saved until then is at most that.'),
  carriedRoom: rule(0.1, 'One pay that bears a home alone needs room for the years that go worse.'),
  careAloneMonthly: rule(
    600,
    'Care before and after school, in the holidays and on sick days, which both of you share and one alone has to pay for. Put in what it would be.',
  ),
  careUntilAge: rule(13, 'By then a child can be alone after school.'),
  schoolAge: rule(5, 'Most children begin kindergarten at about this age.'),
  schoolMonth: rule(9, 'School years begin in August or September.'),
  careAfterSchool: rule(
    0.33,
    'Care after school and in the holidays goes on. Nobody told what it will cost, so this part of full care is a guess. Ask a school near you.',
  ),
  schoolEndAge: rule(18, 'College starts about then.'),
  adultSupportYears: rule(10, 'How long another adult who depends on you is planned for.'),
  orderYears: rule(
    10,
    'You did not say until when the order asks for the cover. Look it up and put in the years that are left.',
  ),
  supportPaidYears: rule(10, 'The order says until when. Put in the years that are left.'),
  ladderSaving: rule(0.15, 'Several policies are more to look after; they have to save at least this much.'),
  ladderLeastSaving: rule(1_000, 'Less than this in all is not worth several policies and their fees.'),
  mostPolicies: rule(3, 'More policies than this save little and are easily lost track of.'),
  oldestAtTermEnd: rule(80, 'Insurers rarely sell a term that runs beyond this age.'),
  disabilityPaidUntil: rule(
    67,
    'Group policies usually pay until Social Security’s full retirement age. Yours names the day.',
  ),
  disabilityLeastYears: rule(
    2,
    'A policy pays only after months of waiting, and only until work would have ended: for less time there is next to nothing to insure.',
  ),
  disabilityShare: rule(0.6, 'What long-term disability cover usually pays of your pay.'),
  homeSaleCost: rule(0.1, 'What a sale may cost and a quick one may bring less, on the high side.'),
  quotes: rule(3, 'Prices differ widely for the same person.'),
  groupCoverMonths: rule(12, 'Cover through work can end with the job, so it is not counted for longer.'),
  guessedChildAge: rule(5, 'Found no word on how old.'),
  oldestParent: rule(50, 'Few have a child when the younger of them is older.'),
  youngestParent: rule(16, 'Few have a child when the older of them is younger.'),
  parentAgeAtBirth: rule(30, 'About how old parents are when a child is born.'),
  concentrationMost: rule(0.1, 'More than this in one company ties your savings to its luck.'),
  driftMost: rule(0.05, 'Rebalancing more often costs tax and attention.'),
  fundCostMost: rule(
    0.0025,
    'Broad index funds cost less than this a year; what costs more has to earn it first.',
  ),
  collegeNearFrom: rule(14, 'From about this age on, what parents own may count for federal student aid.'),
  collegeNearTo: rule(18, 'Most start college about then.'),
  withdrawalsNearFrom: rule(70, 'Close enough to required withdrawals to plan for them.'),
  refundShare: rule(0.5, 'Enough to move the fund, and something is left to enjoy.'),
  surplusMore: rule(100, 'A little more each month, to see what it does.'),
  windfall: rule(1_000, 'A tax refund, a bonus or a sale, to see what it does.'),
  smallFeeGap: rule(25, 'Less than this a year is not worth another account to look after.'),
  sameFee: rule(0.0005, 'Costs this close are as good as equal, so the simpler place wins.'),
  feeWorthWithdrawals: rule(
    0.005,
    'Costs this far apart outweigh withdrawals that an IRA asks for sooner; closer ones do not.',
  ),
  adviserFee: rule(0.01, 'A common yearly charge of an adviser, on top of the funds.'),
  stockSaleYears: rule(3, 'Longer than this, a lower tax does not pay for the risk of one company.'),
  stockYearWorth: rule(
    0.01,
    'Of the stock’s value: what another year with one company, or a part in another place, has to save in tax.',
  ),
  stockWorth: rule(
    0.02,
    'Of the stock’s value: what a payout as shares has to save, because it cannot be undone and ties all of the plan to one year.',
  ),
  stockPayoutDays: rule(60, 'A plan can take about this long to pay everything out.'),
  longestBreakEven: rule(60, 'Beyond a lifetime it does not matter.'),
  payoutYears: rule(
    10,
    'A middle way: spread enough to stay in lower brackets, not left with the employer for too long.',
  ),
  redepositMargin: rule(5, 'Days kept free for the mail and the bank.'),
  contributionShareOfPay: rule(0.1, 'A common share of pay to put away for retirement.'),
  payGrowthRate: rule(0.01, 'Over a working life, pay has risen about this much a year faster than prices.', {
    title: 'Social Security Trustees, long-range assumption for real wages',
  }),
  rateBand: rule(0.02, 'Nobody knows a later tax rate better than this, so closer rates count as equal.'),
  kindsAlike: rule(
    0.02,
    'Ways that end this close count as alike, as rates this close do; beyond it a lean does not outweigh the sum.',
  ),
  lawRisk: rule(0.03, 'To see what happens if Congress raises tax rates.'),
  nearlyFull: rule(
    0.9,
    'Whoever puts in this share of the limit finds no room left in that account for the tax that Traditional saves.',
  ),
  lowBracket: rule(0.12, 'At this bracket or a lower one, tax today is about as low as it gets.'),
  highBracket: rule(0.32, 'From this bracket on, few people pay more later.'),
  youngUntil: rule(35, 'Before this age most of the pay of a working life is still ahead.'),
  highStateRate: rule(0.05, 'A state that takes this share or more of the next dollar.'),
  evenSplit: rule(0.5, 'When nothing speaks for one kind, having both keeps the choice open.'),
  conversionYears: rule(
    5,
    'A conversion spread over some years falls into lower brackets than one in a single year.',
  ),
  creditMargin: rule(
    1_000,
    'Interest and what funds pay out are known only once the year is over, and a dollar over the limit costs the Marketplace credit of all of it.',
  ),
  incomeThatWaits: rule(
    10_000,
    'Income of this size shows in which year a payout or a conversion is taxed less, steps of the law among it.',
  ),
  conversionAheadYears: rule(
    5,
    'What savings and costs will be further ahead is too unsure for a sum to convert in a year that is named.',
  ),
  leastConversion: rule(1_000, 'A smaller conversion is not worth the forms.'),
  worthSplitting: rule(
    0.01,
    'A split that gains less a year than this share of the dollars that it moves is not worth the trouble.',
  ),
  mostlyInvested: rule(0.5, 'A plan that invests less of a sum than this is not called investing.'),
  leastPayment: rule(100, 'Less than this is not worth a payment of its own.'),
  clearingTaxShare: rule(
    0.5,
    'A tax of up to this share of what a year converts is worth paying once: it opens the conversion of every year after.',
  ),
  leastPart: rule(50, 'A smaller rest is not worth an account or a form of its own.'),
  costlyPlan: rule(
    0.005,
    'Costs of a plan that are this much a year above an index IRA outweigh the convenience of payroll over the years.',
  ),
  leastRaise: rule(500, 'A smaller part of a year’s raise is not worth a second kind of contribution.'),
  deferredShareMost: rule(
    0.5,
    'Many plans take no larger share of pay, and what is left of a pay check has to carry payroll tax, income tax and insurance: a larger one is asked about first.',
  ),
  leastPartShare: rule(0.01, 'Nor is a smaller share of what goes in.'),
  triedPension: rule(
    2_500,
    'A sum to show how much hangs on a pension that was told of without one; yours may be another.',
  ),
  pensionSurvivorShare: rule(0.5, 'A common election. Look up what yours leaves to a surviving spouse.'),
  helpWithinYears: rule(
    10,
    'Help for those with little looks at income and mostly at savings: what lasts longer is over its limits.',
  ),
  savingsUntilAge: rule(95, 'Savings are spread so that they last into very old age.'),
  careerFrom: rule(22, 'Most careers begin about then.'),
  longestCareer: rule(60, 'Nobody plans for a longer working life.'),
  collegeShareOfPay: rule(
    0.08,
    'Few families can put more than this of their pay aside for college beside retirement and all else.',
  ),
  collegeGrowth: rule(
    0.04,
    'College has risen a little faster than other prices; lately a few percent a year.',
    { title: 'College Board, Trends in College Pricing and Student Aid 2025' },
  ),
  collegeGrowthHigh: rule(0.05, 'The cautious end of what college may rise a year.'),
  graduateYears: rule(2, 'A master’s program; law, medicine and a doctorate take longer.'),
  collegeChoiceYears: rule(2, 'From about here on a family chooses a college and can ask for its price.'),
  collegeYears: rule(4, 'A bachelor’s degree, on time.'),
  springPart: rule(0.5, 'Colleges bill by the term, and two of them make a school year.'),
  springBilledBy: rule(5, 'The second term is billed around New Year: by February it is paid.'),
  cheapestPlanFee: rule(
    0.0015,
    'What the cheapest age-based 529 portfolios that are sold directly cost a year.',
  ),
  sameRate: rule(0.003, 'Two rates this close are told as one.'),
  mostCarriedYears: rule(20, 'Beyond it nobody can say what a state still counts of what was put in today.'),
  leastInstalmentGain: rule(
    50,
    'A part of a sum for college that gains less than this by waiting for the next tax year goes in at once.',
  ),
  mostInstalmentYears: rule(
    5,
    'States change what they give, and a transfer of a January farther away than this is easily forgotten.',
  ),
  stopSavingYears: rule(5, 'Close to college a scholarship or another choice can still leave too much.'),
  stopSavingShare: rule(0.85, 'The last part can be paid from pay at the time.'),
  parentLoanYears: rule(10, 'A common time to repay.'),
  oldAccountEarnings: rule(
    0.4,
    'About what an account that grew for many years has earned. The plan tells you yours.',
  ),
  collegeAnswerDay: rule(1, 'Of May: the custom of many colleges; others take answers later.', {
    title: 'National Association for College Admission Counseling, College Decision Day (2017-04-05)',
    url: 'https://www.nacacnet.org/news--publications/newsroom/collegedecisionday/',
  }),
  oddsShownFrom: rule(0.95, 'Below this, odds of reaching all of it say little.'),
  leastRetirementShare: rule(0.1, 'Planners aim higher; below this, retirement is behind.'),
  overfundWarn: rule(0.25, 'From these odds on, too much is worth a thought.'),
  lumpMonths: rule(24, 'A sum below this many monthly contributions is counted as saved, not as a windfall.'),
  needsShare: rule(0.5, 'A well-known rule of thumb: at most this part of take-home pay for needs.'),
  wantsShare: rule(0.3, 'The same rule of thumb: about this part for wants.'),
  savedShare: rule(0.2, 'The same rule of thumb: about this part for savings and debts.'),
  housingShareMost: rule(
    0.3,
    'Above this share of pay before tax, a home crowds out the rest of the budget.',
    { title: 'U.S. Department of Housing and Urban Development, definition of a cost burden' },
  ),
  pictureLeastYears: rule(10, 'Long enough to see a difference.'),
  pictureMostYears: rule(45, 'Nobody can say more about later years.'),
  noiseOfDollar: rule(0.005, 'Less than this of a dollar is noise of the arithmetic.'),
  sameInTheEnd: rule(0.005, 'Closer than this, two ways are as good as each other.'),
  stepWeight: rule(0.05, 'A step more or less says less about a plan than a tenth of its money.'),
  saidAbout: rule(0.25, 'How far from what was told a number is tried: people round, and life changes.'),
  resultWeight: rule(
    0.001,
    'What changes only what a plan comes to is worth saying last, and asking never: it is below any step.',
  ),
  leastMoved: rule(0.05, 'A result that moves by less is the same for all that it says.'),
  mostSensitivities: rule(3, 'More than this is not read.'),
  leastSensitivities: rule(3, 'Fewer say too little of what a plan hangs on.'),
  yearsSupposed: rule(5, 'Another age that is tried: by fewer years hardly anything moves.'),
  leastJump: rule(0.5, 'A threshold says something where at least this share of the change comes at once.'),
  foundMonthly: rule(200, 'A larger sum to find, to see what it does.'),
  rothEarningsShare: rule(
    0.3,
    'About what steady contributions have earned after a long time in one job. The plan’s statement tells you yours.',
  ),
} as const satisfies Record<string, PlanningRule>
