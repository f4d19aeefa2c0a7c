/** Official pages that plans point to: the agency's own page, never a shop. */
import { type Text, words } from './say.ts'

interface OfficialLink {
  readonly label: Text
  readonly url: string
}

const official = (label: string, url: string): OfficialLink => ({ label: words(label), url })

export const links = {
  consumerBureau: official('Consumer Financial Protection Bureau', 'https://www.consumerfinance.gov'),
  depositInsurance: official('FDIC: is my money insured?', 'https://www.fdic.gov'),
  treasuryDirect: official('TreasuryDirect', 'https://www.treasurydirect.gov'),
  unemployment: official('CareerOneStop: find your unemployment office', 'https://www.careeronestop.org'),
  healthCoverage: official('HealthCare.gov', 'https://www.healthcare.gov'),
  veteransCare: official('VA health care', 'https://www.va.gov/health-care'),
  laborDepartment: official('U.S. Department of Labor', 'https://www.dol.gov'),
  equalEmployment: official('U.S. Equal Employment Opportunity Commission', 'https://www.eeoc.gov'),
  housingCounselors: official(
    'U.S. Department of Housing and Urban Development: housing counselors',
    'https://www.hud.gov',
  ),
  irs: official('Internal Revenue Service', 'https://www.irs.gov'),
  irsPayments: official('IRS: ways to pay', 'https://www.irs.gov/payments'),
  retirementPlans: official('IRS: retirement plans', 'https://www.irs.gov/retirement-plans'),
  investor: official('Investor.gov', 'https://www.investor.gov'),
  socialSecurity: official('Social Security Administration', 'https://www.ssa.gov'),
  creditReports: official('AnnualCreditReport.com', 'https://www.annualcreditreport.com'),
  counseling: official('National Foundation for Credit Counseling', 'https://www.nfcc.org'),
  studentAid: official('Federal Student Aid', 'https://studentaid.gov'),
  debtCollection: official(
    'Consumer Financial Protection Bureau: debt collection',
    'https://www.consumerfinance.gov/debt-collection',
  ),
  federalCourts: official('United States Courts: bankruptcy basics', 'https://www.uscourts.gov'),
  insuranceRegulators: official(
    'National Association of Insurance Commissioners: your state’s insurance department',
    'https://www.naic.org',
  ),
  policyLocator: official(
    'National Association of Insurance Commissioners: life insurance policy locator',
    'https://www.naic.org',
  ),
  survivorBenefits: official('Social Security: benefits for survivors', 'https://www.ssa.gov/survivors'),
  rollovers: official(
    'IRS Topic 413: rollovers from retirement plans',
    'https://www.irs.gov/taxtopics/tc413',
  ),
  lumpSums: official('IRS Topic 412: lump-sum distributions', 'https://www.irs.gov/taxtopics/tc412'),
  rolloverChart: official(
    'IRS: which account may be rolled into which',
    'https://www.irs.gov/pub/irs-tege/rollover_chart.pdf',
  ),
  rolloverNotice: official(
    'FINRA Regulatory Notice on rollovers to IRAs',
    'https://www.finra.org/industry/notices/13-45',
  ),
  collegeScorecard: official(
    'U.S. Department of Education: College Scorecard',
    'https://collegescorecard.ed.gov',
  ),
  government: official('USA.gov: government benefits', 'https://www.usa.gov'),
  usaGov: official('USA.gov', 'https://www.usa.gov'),
  thriftSavings: official('Thrift Savings Plan', 'https://www.tsp.gov'),
  trumpAccounts: official('Trump accounts: official site', 'https://trumpaccounts.gov'),
} as const satisfies Record<string, OfficialLink>
