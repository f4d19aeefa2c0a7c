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

/** A limit of income below which the credit has a higher rate. */
export interface SaversStep {
  readonly limit: Dollars
  readonly rate: Share
  /** How far income stands above it. */
  readonly over: Dollars
}

/**
 * The steps that less income would reach, the nearest last.
 * @example saversSteps({ law: us2026, status: 'single', agi: 40_420 }).at(-1) // { limit: 40_250, rate: 0.1, over: 170 }
 */
export function saversSteps(p: { law: IncomeTaxYear; status: FilingStatus; agi: Dollars }): SaversStep[] {
  return known(p.law.saversCredit).tiers[p.status].flatMap(({ agiUpTo: limit, rate }) =>
    p.agi > limit ? [{ limit, rate, over: p.agi - limit }] : [],
  )
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
