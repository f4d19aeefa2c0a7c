import type { Dollars, Share } from '#engine/units.ts'
import { type Cited, type FilingStatus, type IncomeTaxYear, known } from './tax-year.ts'

/** At full time in some part of so many months of a year, a student has neither the credit nor the match of it. */
export const fullTimeStudentMonths: Cited<number> = {
  value: 5,
  source: 'IRC §25B(c)(2)(B) with §152(f)(2)',
  note: 'The months need not follow one another; what full time is, the school says.',
}

/** The rate of the saver's credit at an adjusted gross income: IRC §25B(b). */
export function saversCreditRate(p: { law: IncomeTaxYear; status: FilingStatus; agi: Dollars }): Share {
  for (const tier of known(p.law.saversCredit).tiers[p.status]) if (p.agi <= tier.agiUpTo) return tier.rate
  return 0
}

/**
 * The saver's credit of one eligible person (adult, no full-time student, nobody's dependent), before the limit
 * to tax. `contributions` are net of distributions in the testing period.
 * @example saversCredit({ law: us2026, status: 'single', agi: 24_250, contributions: 2_000 }) // 1_000
 */
export function saversCredit(p: {
  law: IncomeTaxYear
  status: FilingStatus
  agi: Dollars
  contributions: Dollars
}): Dollars {
  const counted = Math.min(
    Math.max(0, p.contributions),
    known(p.law.saversCredit).maximumContributionPerPerson,
  )
  return counted === 0 ? 0 : counted * saversCreditRate(p)
}
