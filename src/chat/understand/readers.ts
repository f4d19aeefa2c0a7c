/** Every reader of a message, in the order in which they are asked. */
import { readAccountKinds } from './account-kinds.ts'
import { readBalances } from './accounts.ts'
import { readAdjustedIncome } from './adjusted-income.ts'
import { readAfterTaxContributions } from './after-tax-contributions.ts'
import { readAmounts } from './amounts.ts'
import { readAnswer } from './answer.ts'
import { readAtHome } from './at-home.ts'
import { readBackdoor } from './backdoor.ts'
import { readBenefitStarts } from './benefit-starts.ts'
import { readBenefitsOfBoth } from './benefits-of-both.ts'
import { readBills } from './bills.ts'
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
import { swapped } from './corrections.ts'
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
import { readIraParts } from './ira-parts.ts'
import { readIraThisYear } from './ira-this-year.ts'
import { readGarnishment, readLate } from './late.ts'
import { readLeftOver } from './left-over.ts'
import { readLifeNeeds } from './life-needs.ts'
import { readMarriage } from './marriage.ts'
import { readMatchByTheDollar } from './match-by-the-dollar.ts'
import { readMatchOfEach } from './match-of-each.ts'
import { readMoneyTax } from './money-tax.ts'
import { readMonthlyPlaces } from './monthly-places.ts'
import { readMortgageInSum } from './mortgage-in-sum.ts'
import { readNearPart } from './near-part.ts'
import { readNewPlan } from './new-plan.ts'
import { readOffWork } from './off-work.ts'
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
import { readPlacedAfter } from './placed-after.ts'
import { readPlaces } from './places.ts'
import { readPlanDetails } from './plan-details.ts'
import { readPlanDraw } from './plan-draw.ts'
import { readPlanFees } from './plan-fees.ts'
import { readPlanFeesInWords } from './plan-fees-in-words.ts'
import { readPlanLoans } from './plan-loans.ts'
import { readPlanRates } from './plan-rates.ts'
import { readPolicyYears } from './policy-years.ts'
import { readPromisedSums } from './promised-sums.ts'
import { readProspects } from './prospects.ts'
import { readPublicSafety } from './public-safety.ts'
import { readPublicService } from './public-service.ts'
import { readRates } from './rates.ts'
import type { Reader } from './reading.ts'
import { readRefinance } from './refinance.ts'
import { readRentalProperty } from './rental-property.ts'
import { readRollover } from './rollover.ts'
import { readRothDetails } from './roth-details.ts'
import { readSCorporation } from './s-corporation.ts'
import { readSaleGain } from './sale-gain.ts'
import { readScholarships } from './scholarships.ts'
import { readSeverance } from './severance.ts'
import { readSideBusiness } from './side-business.ts'
import { readSocialSecurityCover } from './social-security-cover.ts'
import { readSpending } from './spending.ts'
import { readSpouseDeath } from './spouse-death.ts'
import { readSpousePlan } from './spouse-plan.ts'
import { readSpouseWork } from './spouse-work.ts'
import { readSumInShares } from './sum-in-shares.ts'
import { readSumThatCame } from './sum-that-came.ts'
import { readSupport } from './support.ts'
import { readTaxKinds } from './tax-kinds.ts'
import { readTime } from './time.ts'
import { readInTopicLight } from './topic-light.ts'
import { readUnevenPay } from './uneven-pay.ts'
import { readWork } from './work.ts'
import { readWorkAfter } from './work-after.ts'

export const readers: readonly Reader[] = [
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
  readPlacedAfter,
  readAccountKinds,
  readSpending,
  readDebtBudget,
  readPaidOnEach,
  readLeftOver,
  readBills,
  readHousing,
  readInsurance,
  readPlanRates,
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
  readRentalProperty,
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
