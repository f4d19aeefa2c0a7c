import type { Dollars, Share } from '#engine/units.ts'
import { percents } from './counting.ts'
import { saversCreditRate } from './savers-credit.ts'
import {
  type ByStatus,
  type Cited,
  type FilingStatus,
  type IncomeTaxYear,
  known,
  type PhaseOut,
} from './tax-year.ts'

/** The federal match that replaces the saver's credit: claimed on the return of the year, paid into an account. */
export const saversMatchLaw: Cited<{
  readonly fromYear: number
  readonly rate: Share
  readonly maximumContribution: Dollars
  readonly phaseOut: ByStatus<PhaseOut>
}> = {
  value: {
    fromYear: 2027,
    rate: 0.5,
    maximumContribution: 2_000,
    phaseOut: {
      single: { from: 20_500, to: 35_500 },
      married_joint: { from: 41_000, to: 71_000 },
      married_separate: { from: 20_500, to: 35_500 },
      head_of_household: { from: 30_750, to: 53_250 },
      surviving_spouse: { from: 41_000, to: 71_000 },
    },
  },
  source: 'SECURE 2.0 §103 (IRC §6433)',
  note: 'The thresholds are those of 2027 and indexed after it. A surviving spouse has those of a joint return (subsection (b)(3)(A)).',
  approximated:
    'Whether the match may go into a Roth account is not settled between our sources; withdrawals in the look-back period, which cut it, are left out.',
}

/** Whether contributions of a year are matched; before that they count for the saver's credit. */
export const hasSaversMatch = (year: number): boolean => year >= saversMatchLaw.value.fromYear

/**
 * The saver's match of one eligible person (adult, no full-time student, nobody's dependent): a share of the
 * contributions to IRAs and plans, Roth included, that shrinks evenly over the phase-out. What it shrinks by is
 * rounded down to a whole percentage point.
 * @example saversMatch({ status: 'single', magi: 28_000, contributions: 3_000 }) // 500
 */
export function saversMatch(p: { status: FilingStatus; magi: Dollars; contributions: Dollars }): Dollars {
  const law = saversMatchLaw.value
  const { from, to } = law.phaseOut[p.status]
  const points = law.rate * percents
  const lost = Math.floor((Math.max(0, p.magi - from) * points) / (to - from))
  return (
    (Math.max(0, points - lost) / percents) * Math.min(Math.max(0, p.contributions), law.maximumContribution)
  )
}

/**
 * How much of what each person puts in counts for the saver's credit or the match; undefined at an income that has neither.
 * @example countedOfEach({ law: us2026, status: 'married_joint', agi: 60_000 }) // 2_000
 */
export function countedOfEach(p: {
  law: IncomeTaxYear
  status: FilingStatus
  agi: Dollars
}): Dollars | undefined {
  const { maximumContribution: matched } = saversMatchLaw.value
  const isCredited = !hasSaversMatch(p.law.year) && saversCreditRate(p) > 0
  if (isCredited) return known(p.law.saversCredit).maximumContributionPerPerson
  return saversMatch({ status: p.status, magi: p.agi, contributions: matched }) > 0 ? matched : undefined
}

/** What the owner of an ABLE account puts into it keeps a credit when the match begins: more of it counts then. */
export const ableSaversCredit: Cited<{ readonly fromYear: number; readonly counted: Dollars }> = {
  value: { fromYear: 2027, counted: 2_100 },
  source: 'P.L. 119-21 §70116 (IRC §25B)',
  approximated:
    'Read at second hand; what counts may be indexed to prices after the first year, so it can be a little low.',
}
