import type { Cited } from './tax-year.ts'

/**
 * A figure that stands here from general knowledge: its section is named, but was not read again. `off` says what may
 * differ for some people, and in which direction.
 */
const notReadAgain = (figure: Cited<number>, off?: string): Cited<number> => ({
  ...figure,
  approximated: `From general knowledge, not checked against its source, so a recent change could be missing.${off === undefined ? '' : ` ${off}`}`,
})

/**
 * Figures of the law that no yearly document changes: deadlines, shares and ages that stand in a statute or a
 * regulation. Explanations quote them; those that a plan computes with stand in tables of their own.
 */
export const lastingLaw = {
  tuitionCreditPaidOutAge: notReadAgain(
    {
      value: 24,
      source: 'IRC §25A(i)(5), §1(g)(2)',
      note: 'For a student at full time with a living parent, not on a joint return, whose own pay covers no more than half of what they live on, nothing beyond tax is paid out before.',
    },
    'It is the age at the end of the year, so that it can be too strict by a year.',
  ),
  mortgageInsuranceRequestShare: {
    value: 0.8,
    source: '12 USC 4901-4902 (Homeowners Protection Act); ncua.gov, PMI Cancellation Act',
    note: 'Of the original value of the home, for a borrower with a good payment record.',
    approximated: 'Loans insured by the government follow other rules, so for them it promises too much.',
  },
  mortgageInsuranceEndShare: {
    value: 0.78,
    source: '12 USC 4901-4902 (Homeowners Protection Act); ncua.gov, PMI Cancellation Act',
    note: 'Of the original value, by the first schedule of payments.',
    approximated: 'Loans insured by the government follow other rules, so for them it promises too much.',
  },
  creditReportYears: {
    value: 7,
    source: '15 USC 1681c(a) (Fair Credit Reporting Act)',
    approximated:
      'Some entries leave sooner; one that was charged off or went to a collector can stay half a year longer, counted from the first missed payment.',
  },
  bankruptcyReportYears: {
    value: 10,
    source: '15 USC 1681c(a)(1) (Fair Credit Reporting Act)',
    approximated: 'Some kinds of bankruptcy leave the report sooner, so it can be too long.',
  },
  latePaymentMonthlyShare: {
    value: 0.0025,
    source: 'IRC §6651(a)(2), (h)',
    note: 'Of unpaid tax, while an agreement to pay it off holds and the return was filed in time; without that it is twice as much.',
    approximated: 'A notice before a levy makes it larger still, so it can be too small.',
  },
  taxPlanMost: {
    value: 50_000,
    source: 'IRC §6159; irs.gov/payments/simple-payment-plans-for-individual-taxpayers',
    note: 'Tax, penalties and interest together, for individuals who have filed and paid what is due since. More is possible, with a statement of what one has.',
  },
  taxPlanYears: {
    value: 10,
    source: 'IRC §6502(a); irs.gov/payments/simple-payment-plans-for-individual-taxpayers',
    note: 'From the day on which the tax was assessed.',
    approximated:
      'The plan ends with the time in which the tax may be collected, so for older tax it is too long.',
  },
  californiaTaxPlanMost: {
    value: 25_000,
    source:
      'Cal. Rev. & Tax. Code §19008; ftb.ca.gov/pay/payment-plans/personal-payment-plan-terms-and-conditions.html',
    note: 'Beyond it the plan is looked at again from time to time, and a financial statement may be asked for.',
  },
  californiaTaxPlanMonths: {
    value: 60,
    source:
      'Cal. Rev. & Tax. Code §19008; ftb.ca.gov/pay/payment-plans/personal-payment-plan-terms-and-conditions.html',
    note: 'Beyond it the plan is looked at again from time to time, and a financial statement may be asked for.',
  },
  hospitalAidDays: {
    value: 240,
    source: 'Treas. Reg. §1.501(r)-1(b)(3), 1.501(r)-6; IRS, billing and collections, section 501(r)(6)',
    note: 'After the first bill, for a hospital that is a charity under the tax law.',
    approximated:
      'From general knowledge; the page of the IRS was read only in part. A hospital of a company or of a state need not keep to it, so for theirs it promises too much.',
  },
  cardAge: notReadAgain({
    value: 21,
    source: '15 USC 1637(c)(8) (Truth in Lending Act)',
    note: 'Younger applicants need income of their own or a co-signer.',
  }),
  continuedCoverElectionDays: { value: 60, source: '29 USC 1165' },
  continuedCoverEmployees: {
    value: 20,
    source: '29 USC 1161(b); U.S. Department of Labor, FAQs on COBRA continuation health coverage',
    note: 'Employers with fewer are left out; many states have a law for theirs.',
  },
  continuedCoverPriceShare: {
    value: 1.02,
    source: '29 USC 1162(3), 1164; U.S. Department of Labor, guide to COBRA for employers',
    note: 'Of what the cover costs in all, the employer’s part included.',
  },
  waiverAge: {
    value: 40,
    source: '29 USC 631(a) (Age Discrimination in Employment Act)',
  },
  waiverConsiderationDays: {
    value: 21,
    source: '29 USC 626(f)(1)(F)',
    approximated: 'When a group is let go it is longer.',
  },
  waiverGroupDays: {
    value: 45,
    source: '29 USC 626(f)(1)(F)(ii)',
    note: 'Where a program lets a group go, which can be two people.',
  },
  waiverRevocationDays: {
    value: 7,
    source: '29 USC 626(f)(1)(G)',
  },
  continuedCoverMonths: notReadAgain(
    { value: 18, source: '29 USC 1162(2)(A)', note: 'After leaving a job.' },
    'Some events allow longer, and some states fill in for small employers, so it can be too short.',
  ),
  courtAnswerLeastDays: notReadAgain(
    { value: 14, source: 'Texas Rules of Civil Procedure 502.5', note: 'Where the time is short.' },
    'Small claims courts can set a shorter one, so it can be too long: the day on the paper counts.',
  ),
  courtAnswerMostDays: notReadAgain(
    { value: 30, source: 'California Code of Civil Procedure §412.20', note: 'Where the time is long.' },
    'The day on the paper counts.',
  ),
  groupLifeConversionDays: notReadAgain(
    {
      value: 31,
      source:
        'NAIC Group Life Insurance Definition and Group Life Insurance Standard Provisions Model Act (MDL-565), as the states enacted it',
      note: 'Cover through work may be converted to a policy of one’s own in these days, without health questions.',
    },
    'A plan may allow more days, so it can be too short.',
  ),
  contestableYears: notReadAgain(
    {
      value: 2,
      source: 'NAIC, standard provisions of life insurance, as in N.Y. Insurance Law §3203(a)(3)',
      note: 'From the day on which a policy is issued.',
    },
    'A few states allow one year for suicide, so for that it can be too long.',
  ),
  coSignerReleasedSince: {
    value: 2018,
    source: '15 USC 1650(g) (P.L. 115-174 §601)',
    note: 'For private student loans made on or after 20 November of it; not for one that consolidates earlier loans, nor for a spouse who signed.',
  },
  servicemembersLifeDays: {
    value: 120,
    source: '38 CFR 9.2; VA, news on life insurance',
    note: 'Free of charge, counted from the end of the service.',
  },
  veteransLifeDays: {
    value: 240,
    source: '38 CFR 9.2; VA, news on life insurance',
    note: 'Counted from the end of the service. After it, for as long again and a little more, health questions are asked.',
  },
  marketplaceEnrollmentDays: {
    value: 60,
    source: '45 CFR 155.420',
    approximated: 'A state’s own marketplace may allow longer, so it can be too short.',
  },
  marketplaceReportDays: notReadAgain({
    value: 30,
    source: '45 CFR 155.330(b)(1)',
    note: 'Counted from the change, for whoever asked for help with the premium.',
  }),
  parentsPlanAge: {
    value: 26,
    source: '42 USC 300gg-14',
    approximated: 'Some states let it run longer, so it can be too low.',
  },
  stockPurchaseDiscount: {
    value: 0.15,
    source: 'IRC §423(b)(6)',
    note: 'The price may not be below 85% of the value.',
  },
  stockGrantYears: notReadAgain({ value: 2, source: 'IRC §§422(a)(1), 423(a)(1)' }),
  stockElectionDays: notReadAgain({ value: 30, source: 'IRC §83(b)(2)' }),
  washSaleDays: {
    value: 30,
    source: 'IRC §1091(a); Rev. Rul. 2008-5',
    note: 'Counted before and after the sale. What a spouse or an IRA buys counts too.',
  },
  longTermMonths: notReadAgain({ value: 12, source: 'IRC §1222', note: 'Held for more than this.' }),
  homeSaleExclusion: {
    value: 250_000,
    source: 'IRC §121(b)(1)',
  },
  homeSaleExclusionJoint: {
    value: 500_000,
    source: 'IRC §121(b)(2)',
  },
  homeSaleExclusionWidowed: {
    value: 500_000,
    source: 'IRC §121(b)(4)',
    note: 'For an unmarried person whose home would have counted for both on the day of the death.',
  },
  homeSaleWidowedYears: {
    value: 2,
    source: 'IRC §121(b)(4)',
    note: 'From the day of the death to the sale.',
  },
  homeSaleYears: {
    value: 2,
    source: 'IRC §121(a)',
  },
  homeSaleWindowYears: {
    value: 5,
    source: 'IRC §121(a)',
  },
  supplementalWithholdingRate: notReadAgain(
    { value: 0.22, source: 'IRS Pub. 15; P.L. 119-21' },
    'Very large bonuses are withheld at a higher rate, so it can be too low.',
  ),
  refundClaimYears: notReadAgain({ value: 3, source: 'IRC §6511(a)' }),
  iraFirstHome: notReadAgain({ value: 10_000, source: 'IRC §72(t)(8)(B)', note: 'Over a lifetime.' }),
  planLoanMaximum: notReadAgain(
    { value: 50_000, source: 'IRC §72(p)(2)(A)' },
    'A loan of the last year counts against it, and disasters raise it for a time.',
  ),
  planLoanShare: notReadAgain(
    { value: 0.5, source: 'IRC §72(p)(2)(A)' },
    'Plans may allow a small loan beyond this share, so it can be too low.',
  ),
  planLoanYears: notReadAgain({
    value: 5,
    source: 'IRC §72(p)(2)(B)',
    note: 'A loan to buy your main home may run longer.',
  }),
  estimatedTaxFloor: { value: 1_000, source: 'IRC §6654(e)(1); IRS Topic 306' },
  estimatedTaxShare: {
    value: 0.9,
    source: 'IRC §6654(d)(1)(B)',
    approximated: 'Farmers and others have shares of their own.',
  },
  estimatedTaxHighIncomeShare: {
    value: 1.1,
    source: 'IRC §6654(d)(1)(C)',
    note: 'Of last year’s tax, when last year’s income was above $150,000.',
  },
  householdCostShare: notReadAgain({ value: 0.5, source: 'IRC §2(b)(1)' }),
  withholdingFormRedesigned: notReadAgain({ value: 2020, source: 'IRS Form W-4' }),
  familyLeaveWeeks: notReadAgain({
    value: 12,
    source: '29 USC 2612(a)(1), 2614(a)(1), (c)(1)',
    note: 'In a year, of employers with 50 employees or more, after a year of work there.',
  }),
  employerPlanEnrollmentDays: {
    value: 30,
    source: '29 CFR 2590.701-6(a)',
    note: 'Counted from the loss of the other cover.',
    approximated: 'A plan may give more days, and after Medicaid or CHIP it is twice as long.',
  },
  benefitWithholdingRate: notReadAgain({
    value: 0.1,
    source: 'IRC §3402(p)(2); Form W-4V',
    note: 'Only when it is asked for. The tax on the return can be less or more.',
  }),
  unemploymentReliefYear: notReadAgain({
    value: 2020,
    source: 'P.L. 117-2 §9042 (IRC §85(c))',
    note: 'Up to $10,200 of that year’s benefits was left out of income; no other year.',
  }),
  foodHelpExpeditedDays: notReadAgain(
    {
      value: 7,
      source: '7 CFR 273.2(i)',
      note: 'For households whose rent and utilities are more than the month’s income and cash, or that have next to none of either.',
    },
    'A state can be late with it.',
  ),
  medicaidLookBackYears: {
    value: 5,
    source: '42 USC 1396p(c)(1)(B)',
    approximated: 'Some states look back less for some services, so it can be too long.',
  },
  supplementalIncomeReportDays: notReadAgain({
    value: 10,
    source: '20 CFR 416.714',
    note: 'After the end of the month in which the change happened.',
  }),
  supplementalIncomeAssets: { value: 2_000, source: '42 USC 1382(a)(3)', note: 'For one person.' },
  supplementalIncomeAssetsOfCouple: {
    value: 3_000,
    source: '42 USC 1382(a)(3)(A)',
    note: 'For a couple that lives together, of whom one or both get SSI.',
  },
  ableDisabilityAge: {
    value: 46,
    source: 'IRC §529A(e)(1); gbq.com',
    note: 'From 2026 on; before, it was 26.',
  },
  divorcedSpouseYears: {
    value: 10,
    source: '42 USC 416(d)',
  },
  retroactiveBenefitMonths: notReadAgain({ value: 6, source: '42 USC 402(j)(1)' }),
  benefitApplicationMonths: notReadAgain(
    { value: 4, source: '20 CFR 404.620; SSA, applying for benefits' },
    'The agency may take applications for other benefits at other times.',
  ),
  medicareWindowMonths: notReadAgain(
    { value: 3, source: '42 USC 1395p(d)' },
    'The window also runs on after the birthday; this is the part before it.',
  ),
  medicareBackdatingMonths: { value: 6, source: '42 USC 426; IRS Pub. 969' },
  savingsBondMaximum: {
    value: 10_000,
    source: '31 CFR 363.52; US Treasury, savingsbonds.gov, cashing Series I savings bonds',
    note: 'For electronic bonds bought for oneself.',
  },
  savingsBondLockedMonths: { value: 12, source: '31 CFR 359.6; savingsbonds.gov' },
  savingsBondFullInterestYears: { value: 5, source: '31 CFR 359.7; savingsbonds.gov' },
  savingsBondLostMonths: { value: 3, source: '31 CFR 359.7; savingsbonds.gov' },
  ableSavingsFreeOfSupport: {
    value: 100_000,
    source: 'P.L. 113-295 §103',
    note: 'Savings in an ABLE account beyond this count for SSI.',
  },
  ableYearly: {
    value: 20_000,
    source: 'IRC §529A(b)(2)(B), for 2026',
    note: 'From everyone together, in a calendar year.',
    approximated: 'It rises with prices; who works may put in some more.',
  },
  ownTrustAge: {
    value: 65,
    source: '42 USC 1396p(d)(4)(A)',
  },
  survivingSpouseYears: notReadAgain({ value: 2, source: 'IRC §2(a)(1)(A)' }),
  studentChildUnderAge: notReadAgain({ value: 24, source: 'IRC §152(c)(3)(A)(ii)' }),
  disclaimerMonths: { value: 9, source: 'IRC §2518(b)', note: 'From the death of who left it.' },
  depositInsurance: {
    value: 250_000,
    source: 'FDIC, deposit insurance; 12 USC 1821(a)(1)(E)',
    note: 'For each owner, at each bank, in each kind of ownership. Credit unions are insured alike.',
  },
  depositInsuranceAfterDeathMonths: {
    value: 6,
    source: 'FDIC, death of an account owner; 12 CFR 330.3(j)',
    note: 'As if the owner lived. It never lowers what is insured.',
  },
  brokerProtection: {
    value: 500_000,
    source: '15 USC 78fff-3(a); sipc.org, what SIPC protects',
    note: 'For each customer and kind of ownership, at a broker that is a member of SIPC.',
  },
  brokerCashProtection: {
    value: 250_000,
    source: '15 USC 78fff-3(a)(1); sipc.org, what SIPC protects',
    note: 'The part of it that may be cash.',
  },
  studentLoanDefaultDays: notReadAgain({ value: 270, source: '34 CFR 685.102' }),
  childAccountUnlockAge: {
    value: 18,
    source: 'IRC §530A (P.L. 119-21 §70204)',
    note: 'It opens on the first day of the year in which the child reaches this age.',
  },
  collegeRefundDays: {
    value: 60,
    source: 'IRC §529(c)(3)(D)',
    note: 'What a school refunds can go back into the plan in this time.',
  },
  educationCreditYears: { value: 4, source: 'IRC §25A' },
} as const satisfies Record<string, Cited<number>>
