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
  laborDepartment: official('U.S. Department of Labor', 'https://www.dol.gov'),
  irs: official('Internal Revenue Service', 'https://www.irs.gov'),
  irsPayments: official('IRS: ways to pay', 'https://www.irs.gov/payments'),
  retirementPlans: official('IRS: retirement plans', 'https://www.irs.gov/retirement-plans'),
  investor: official('Investor.gov', 'https://www.investor.gov'),
  socialSecurity: official('Social Security Administration', 'https://www.ssa.gov'),
  creditReports: official('AnnualCreditReport.com', 'https://www.annualcreditreport.com'),
  counselling: official('National Foundation for Credit Counseling', 'https://www.nfcc.org'),
} as const satisfies Record<string, OfficialLink>
