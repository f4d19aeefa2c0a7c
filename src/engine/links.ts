/**
 * Official pages that plans point to: the page of the agency itself that a step is about, never a shop.
 *
 * An address stands here only if somebody read it: as the agency's own page, with what the step needs on it, or printed
 * in a paper of the agency (Form 8606 says “Go to www.irs.gov/Form8606”). Where nothing could be read it is the front
 * page. One entry a page, and its label says what the reader finds there.
 */
import { type Text, words } from './say.ts'

interface OfficialLink {
  readonly label: Text
  readonly url: string
}

const official = (label: string, url: string): OfficialLink => ({ label: words(label), url })

const bureau = 'Consumer Financial Protection Bureau'
const commissioners = 'National Association of Insurance Commissioners'

const frontPages = {
  consumerBureau: official(bureau, 'https://www.consumerfinance.gov'),
  treasuryDirect: official('TreasuryDirect', 'https://www.treasurydirect.gov'),
  healthCoverage: official('HealthCare.gov', 'https://www.healthcare.gov'),
  laborDepartment: official('U.S. Department of Labor', 'https://www.dol.gov'),
  equalEmployment: official('U.S. Equal Employment Opportunity Commission', 'https://www.eeoc.gov'),
  irs: official('Internal Revenue Service', 'https://www.irs.gov'),
  investor: official('Investor.gov', 'https://www.investor.gov'),
  socialSecurity: official('Social Security Administration', 'https://www.ssa.gov'),
  creditReports: official('AnnualCreditReport.com', 'https://www.annualcreditreport.com'),
  counseling: official('National Foundation for Credit Counseling', 'https://www.nfcc.org'),
  studentAid: official('Federal Student Aid', 'https://studentaid.gov'),
  federalCourts: official('United States Courts: bankruptcy basics', 'https://www.uscourts.gov'),
  insuranceRegulators: official(
    `${commissioners}: your state’s insurance department`,
    'https://www.naic.org',
  ),
  collegeScorecard: official(
    'U.S. Department of Education: College Scorecard',
    'https://collegescorecard.ed.gov',
  ),
  government: official('USA.gov: government benefits and offices of your state', 'https://www.usa.gov'),
  thriftSavings: official('Thrift Savings Plan', 'https://www.tsp.gov'),
  trumpAccounts: official('Trump accounts: official site', 'https://trumpaccounts.gov'),
} as const satisfies Record<string, OfficialLink>

const taxPages = {
  irsPayments: official('IRS: ways to pay', 'https://www.irs.gov/payments'),
  paymentPlans: official('IRS: apply for a payment plan', 'https://www.irs.gov/paymentplans'),
  withholdingEstimator: official('IRS: withholding estimator', 'https://www.irs.gov/w4app'),
  freeTaxHelp: official('IRS: free help with the tax return', 'https://www.irs.gov/vita'),
  amendedReturn: official(
    'IRS: Form 1040-X, which corrects a return, and its instructions',
    'https://www.irs.gov/form1040x',
  ),
  giftReturn: official('IRS: Form 709 and its instructions', 'https://www.irs.gov/form709'),
  penaltyForm: official('IRS: Form 5329 and its instructions', 'https://www.irs.gov/form5329'),
  iraForm: official('IRS: Form 8606 and its instructions', 'https://www.irs.gov/form8606'),
  saversCredit: official('IRS: Form 8880 and its instructions', 'https://www.irs.gov/form8880'),
  healthSavings: official('IRS: Form 8889 and its instructions', 'https://www.irs.gov/form8889'),
  premiumCredit: official('IRS: Form 8962 and its instructions', 'https://www.irs.gov/form8962'),
  retirementPlans: official('IRS: retirement plans', 'https://www.irs.gov/retirement-plans'),
  requiredWithdrawals: official(
    'IRS: questions about required withdrawals',
    'https://www.irs.gov/retirement-plans/retirement-plans-faqs-regarding-required-minimum-distributions',
  ),
  equalPayments: official(
    'IRS: questions about a series of equal payments',
    'https://www.irs.gov/retirement-plans/retirement-plans-faqs-regarding-substantially-equal-periodic-payments',
  ),
  afterTaxMoney: official(
    'IRS: moving after-tax money of a plan to Roth',
    'https://www.irs.gov/retirement-plans/rollovers-of-after-tax-contributions-in-retirement-plans',
  ),
  lateRollovers: official(
    'IRS: putting money back after the deadline',
    'https://www.irs.gov/retirement-plans/retirement-plans-faqs-relating-to-waivers-of-the-60-day-rollover-requirement',
  ),
  rollovers: official(
    'IRS Topic 413: rollovers from retirement plans',
    'https://www.irs.gov/taxtopics/tc413',
  ),
  lumpSums: official('IRS Topic 412: lump-sum distributions', 'https://www.irs.gov/taxtopics/tc412'),
  rolloverChart: official(
    'IRS: which account may be rolled into which',
    'https://www.irs.gov/pub/irs-tege/rollover_chart.pdf',
  ),
} as const satisfies Record<string, OfficialLink>

const debtPages = {
  creditScore: official(
    `${bureau}: what builds a good credit score`,
    'https://www.consumerfinance.gov/ask-cfpb/how-do-i-get-and-keep-a-good-credit-score-en-318/',
  ),
  cardBills: official(
    `${bureau}: what to tell the card company when money is short`,
    'https://www.consumerfinance.gov/ask-cfpb/what-should-i-do-if-i-cant-pay-my-credit-card-bills-en-1697/',
  ),
  zeroInterest: official(
    `${bureau}: what zero-interest offers and balance transfers can cost`,
    'https://www.consumerfinance.gov/blog/you-could-still-end-up-paying-interest-on-a-zero-percent-interest-credit-card-offer/',
  ),
  paydayLoans: official(
    `${bureau}: when a payday loan cannot be repaid`,
    'https://www.consumerfinance.gov/ask-cfpb/what-can-i-do-if-i-cant-repay-my-payday-loan-en-1601/',
  ),
  debtCollection: official(`${bureau}: debt collection`, 'https://www.consumerfinance.gov/debt-collection'),
  collectorLetters: official(
    `${bureau}: sample letters to a debt collector`,
    'https://www.consumerfinance.gov/ask-cfpb/what-should-i-do-when-a-debt-collector-contacts-me-en-1695/',
  ),
  courtPapers: official(
    `${bureau}: what to do when you are sued over a debt`,
    'https://www.consumerfinance.gov/ask-cfpb/what-should-i-do-if-a-creditor-or-debt-collector-sues-me-en-334/',
  ),
  garnishment: official(
    `${bureau}: what can be taken from pay and accounts, and what not`,
    'https://www.consumerfinance.gov/ask-cfpb/can-a-debt-collector-garnish-my-bank-account-or-my-wages-en-1439/',
  ),
  hospitalBills: official(
    `${bureau}: how to ask for help with a hospital bill`,
    'https://www.consumerfinance.gov/ask-cfpb/is-there-financial-help-for-my-medical-bills-en-2124/',
  ),
  gapCover: official(
    `${bureau}: what gap cover on a car is`,
    'https://www.consumerfinance.gov/ask-cfpb/what-is-guaranteed-auto-protection-gap-insurance-en-797/',
  ),
  housingCounselors: official(
    `${bureau}: find a housing counselor approved by HUD`,
    'https://www.consumerfinance.gov/mortgagehelp',
  ),
} as const satisfies Record<string, OfficialLink>

const studentLoanPages = {
  incomeDriven: official(
    'Federal Student Aid: plans that follow income, and how to apply',
    'https://studentaid.gov/idr',
  ),
  loanSimulator: official(
    'Federal Student Aid: how to use the Loan Simulator',
    'https://studentaid.gov/articles/try-loan-simulator/',
  ),
  publicService: official(
    'Federal Student Aid: how to use the public-service help tool',
    'https://studentaid.gov/articles/using-the-pslf-help-tool/',
  ),
  refinancing: official(
    `${bureau}: whether to refinance student loans`,
    'https://www.consumerfinance.gov/ask-cfpb/should-i-consolidate-refinance-student-loans-en-561/',
  ),
} as const satisfies Record<string, OfficialLink>

const savingPages = {
  depositInsurance: official(
    'FDIC: how deposits are insured',
    'https://www.fdic.gov/resources/deposit-insurance/understanding-deposit-insurance/',
  ),
  collegePlans: official(
    'Investor.gov: how 529 plans work',
    'https://www.investor.gov/additional-resources/spotlight/directors-take/learn-abcs-529-education-savings-plans',
  ),
  disabilitySavings: official(
    'Social Security: who may have an ABLE account',
    'https://blog.ssa.gov/able-programs-prepare-for-expanded-eligibility/',
  ),
  planPapers: official(
    'U.S. Department of Labor: what a retirement plan has to tell you',
    'https://www.dol.gov/general/topic/retirement/planinformation',
  ),
  rolloverNotice: official(
    'FINRA Regulatory Notice on rollovers to IRAs',
    'https://www.finra.org/industry/notices/13-45',
  ),
} as const satisfies Record<string, OfficialLink>

const benefitPages = {
  unemployment: official(
    'CareerOneStop: find your state’s unemployment office',
    'https://www.careeronestop.org/WorkerReEmployment/UnemploymentBenefits/unemployment-benefits.aspx',
  ),
  coverAfterJob: official(
    'HealthCare.gov: cover after a job, from the Marketplace or COBRA',
    'https://www.healthcare.gov/have-job-based-coverage/if-you-lose-job-based-coverage/',
  ),
  marketplaceChanges: official(
    'HealthCare.gov: which changes to report to the Marketplace',
    'https://www.healthcare.gov/reporting-changes/which-changes-to-report/',
  ),
  veteransCare: official('VA health care', 'https://www.va.gov/health-care'),
  earningsRecord: official(
    'Social Security: your own account and statement',
    'https://www.ssa.gov/myaccount',
  ),
  medicareSignUp: official('Social Security: sign up for Medicare', 'https://www.ssa.gov/medicare/sign-up'),
  disabilityBenefits: official('Social Security: disability benefits', 'https://www.ssa.gov/disability'),
  survivorBenefits: official('Social Security: benefits for survivors', 'https://www.ssa.gov/survivors'),
  childSupport: official(
    'Office of Child Support: pay, or ask your state to change an order',
    'https://www.acf.hhs.gov/css/parents/how-do-you-get-child-support/applying-for-child-support',
  ),
  policyLocator: official(
    `${commissioners}: how to use the life insurance policy locator`,
    'https://content.naic.org/article/learn_how_use_naic_life_insurance_policy_locator.htm',
  ),
} as const satisfies Record<string, OfficialLink>

export const links = {
  ...frontPages,
  ...taxPages,
  ...debtPages,
  ...studentLoanPages,
  ...savingPages,
  ...benefitPages,
} as const
