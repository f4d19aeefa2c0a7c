import type { Dollars, Years } from '#engine/units.ts'
import { type ContributionLimits, type FilingStatus, known, type PhaseOut } from './tax-year.ts'

export interface IraRoom {
  /** What may go into all of this person's IRAs together, before phase-outs. */
  readonly limit: Dollars
  /** What is left of it, in whichever kind of IRA. */
  readonly room: Dollars
  /** What may still go into a Roth IRA directly. */
  readonly rothRoom: Dollars
  /** What may still go into a traditional IRA and be deducted. */
  readonly deductibleRoom: Dollars
}

/**
 * How much one person may still put into an IRA for the year: IRC §§219, 408A; Pub. 590-A, worksheets 1-2 and 2-2.
 * A joint filer may use the spouse's compensation that the spouse has not contributed (IRC §219(c)).
 * `age` is the age at the end of the year; `magi` the modified AGI of the household.
 * @example iraRoom({ limits: limits2026, status: 'single', age: 40, magi: 160_000, compensation: 160_000 }).rothRoom // 4_000
 */
export function iraRoom(p: {
  limits: ContributionLimits
  status: FilingStatus
  age: Years
  magi: Dollars
  compensation: Dollars
  spouseCompensation?: Dollars
  spouseContributions?: Dollars
  contributedTraditional?: Dollars
  contributedRoth?: Dollars
  coveredAtWork?: boolean
  spouseCoveredAtWork?: boolean
  /** Filing separately, and apart from the spouse all year: ranged as single. */
  livedApartAllYear?: boolean
}): IraRoom {
  const law = known(p.limits.ira)
  const status = p.status === 'married_separate' && p.livedApartAllYear ? 'single' : p.status
  const statutory = law.limit + (p.age >= law.catchUpFromAge ? law.catchUp : 0)
  const spouseUnused =
    status === 'married_joint' ? Math.max(0, (p.spouseCompensation ?? 0) - (p.spouseContributions ?? 0)) : 0
  const limit = Math.min(statutory, Math.max(0, p.compensation) + spouseUnused)

  const traditional = p.contributedTraditional ?? 0
  const roth = p.contributedRoth ?? 0
  const room = Math.max(0, limit - traditional - roth)

  const partial = (full: Dollars, range: PhaseOut | null) =>
    range === null ? full : phasedOut(full, range, p.magi, law.partialRounding, law.partialMinimum)
  const rothAllowed = partial(limit, law.rothPhaseOut[status])
  const deductionRange = p.coveredAtWork
    ? law.deductionPhaseOutCovered[status]
    : p.spouseCoveredAtWork
      ? law.deductionPhaseOutSpouseCovered[status]
      : null
  const deductible = Math.min(limit, partial(statutory, deductionRange))

  return {
    limit,
    room,
    rothRoom: Math.min(room, Math.max(0, rothAllowed - roth)),
    deductibleRoom: Math.min(room, Math.max(0, deductible - traditional)),
  }
}

/** IRC §219(g)(2): proportional inside the range, rounded up to a step, not below the minimum until the range ends. */
function phasedOut(full: Dollars, range: PhaseOut, magi: Dollars, step: Dollars, minimum: Dollars): Dollars {
  if (magi <= range.from) return full
  if (magi >= range.to) return 0
  const left = (full * (range.to - magi)) / (range.to - range.from)
  return Math.min(full, Math.max(minimum, Math.ceil(left / step) * step))
}
