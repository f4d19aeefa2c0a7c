import type { Dollars, Months, Share, Years } from '#engine/units.ts'
import { type ByStatus, type Cited, type Law, LawUnknown, unknown } from './tax-year.ts'

/** Monthly surcharges from an income on. */
export interface MedicareTier {
  readonly from: Dollars
  /** Whether the income of `from` itself is in the tier; most tiers begin above it. */
  readonly reachedAtFrom: boolean
  readonly partB: Dollars
  readonly partD: Dollars
}

export interface MedicareYear {
  readonly year: number
  readonly partBStandardMonthly: Law<Dollars>
  /** By the modified adjusted gross income of two years before. */
  readonly incomeRelatedSurcharges: Law<ByStatus<readonly MedicareTier[]>>
  readonly costs: Law<{
    readonly partADeductible: Dollars
    readonly partBDeductible: Dollars
    readonly partAFullPremiumMonthly: Dollars
    readonly partAReducedPremiumMonthly: Dollars
    readonly partDBasePremiumMonthly: Dollars
    readonly partDOutOfPocketCap: Dollars
  }>
}

export const medicareEligibilityAge: Cited<Years> = { value: 65, source: '42 USC 426(a)' }

/** The income that a year's surcharges look at lies this many years back. */
export const medicareLookBackYears: Cited<Years> = { value: 2, source: '42 USC 1395r(i)(4)' }

/** Part A reaches back this far from the day of signing up after the age at which it begins, and never before that age. */
export const medicareReachesBack: Cited<Months> = {
  value: 6,
  source: '42 USC 426(a), 42 CFR 406.6(d)',
  approximated: 'From general knowledge, not checked against its source.',
}

/** How long Part B can be asked for once the work, or the cover that came with it, is over. */
export const medicareAfterWork: Cited<Months> = { value: 8, source: '42 CFR 406.24, 42 CFR 407.20' }

/** What enrolling late adds for good. */
export const medicareLateEnrollment: Cited<{
  readonly partBPerTwelveMonths: Share
  readonly partDPerMonthShareOfBase: Share
}> = {
  value: { partBPerTwelveMonths: 0.1, partDPerMonthShareOfBase: 0.01 },
  source: '42 USC 1395r(b); 42 USC 1395w-113(b)',
}

const medicare2024 = {
  year: 2024,
  partBStandardMonthly: { value: 174.7, source: 'CMS fact sheet of 2024' },
  incomeRelatedSurcharges: {
    value: {
      single: [
        { from: 0, reachedAtFrom: true, partB: 0, partD: 0 },
        { from: 103_000, reachedAtFrom: false, partB: 69.9, partD: 12.9 },
        { from: 129_000, reachedAtFrom: false, partB: 174.7, partD: 33.3 },
        { from: 161_000, reachedAtFrom: false, partB: 279.5, partD: 53.8 },
        { from: 193_000, reachedAtFrom: false, partB: 384.3, partD: 74.2 },
        { from: 500_000, reachedAtFrom: true, partB: 419.3, partD: 81 },
      ],
      married_joint: [
        { from: 0, reachedAtFrom: true, partB: 0, partD: 0 },
        { from: 206_000, reachedAtFrom: false, partB: 69.9, partD: 12.9 },
        { from: 258_000, reachedAtFrom: false, partB: 174.7, partD: 33.3 },
        { from: 322_000, reachedAtFrom: false, partB: 279.5, partD: 53.8 },
        { from: 386_000, reachedAtFrom: false, partB: 384.3, partD: 74.2 },
        { from: 750_000, reachedAtFrom: true, partB: 419.3, partD: 81 },
      ],
      married_separate: [
        { from: 0, reachedAtFrom: true, partB: 0, partD: 0 },
        { from: 103_000, reachedAtFrom: false, partB: 384.3, partD: 74.2 },
        { from: 397_000, reachedAtFrom: true, partB: 419.3, partD: 81 },
      ],
      head_of_household: [
        { from: 0, reachedAtFrom: true, partB: 0, partD: 0 },
        { from: 103_000, reachedAtFrom: false, partB: 69.9, partD: 12.9 },
        { from: 129_000, reachedAtFrom: false, partB: 174.7, partD: 33.3 },
        { from: 161_000, reachedAtFrom: false, partB: 279.5, partD: 53.8 },
        { from: 193_000, reachedAtFrom: false, partB: 384.3, partD: 74.2 },
        { from: 500_000, reachedAtFrom: true, partB: 419.3, partD: 81 },
      ],
      surviving_spouse: [
        { from: 0, reachedAtFrom: true, partB: 0, partD: 0 },
        { from: 103_000, reachedAtFrom: false, partB: 69.9, partD: 12.9 },
        { from: 129_000, reachedAtFrom: false, partB: 174.7, partD: 33.3 },
        { from: 161_000, reachedAtFrom: false, partB: 279.5, partD: 53.8 },
        { from: 193_000, reachedAtFrom: false, partB: 384.3, partD: 74.2 },
        { from: 500_000, reachedAtFrom: true, partB: 419.3, partD: 81 },
      ],
    },
    source: 'CMS fact sheet of 2024',
  },
  costs: unknown('The deductibles and premiums of Medicare in 2024 have not been read.'),
} satisfies MedicareYear

const medicare2025 = {
  year: 2025,
  partBStandardMonthly: { value: 185, source: 'CMS fact sheet of 2025' },
  incomeRelatedSurcharges: {
    value: {
      single: [
        { from: 0, reachedAtFrom: true, partB: 0, partD: 0 },
        { from: 106_000, reachedAtFrom: false, partB: 74, partD: 13.7 },
        { from: 133_000, reachedAtFrom: false, partB: 185, partD: 35.3 },
        { from: 167_000, reachedAtFrom: false, partB: 295.9, partD: 57 },
        { from: 200_000, reachedAtFrom: false, partB: 406.9, partD: 78.6 },
        { from: 500_000, reachedAtFrom: true, partB: 443.9, partD: 85.8 },
      ],
      married_joint: [
        { from: 0, reachedAtFrom: true, partB: 0, partD: 0 },
        { from: 212_000, reachedAtFrom: false, partB: 74, partD: 13.7 },
        { from: 266_000, reachedAtFrom: false, partB: 185, partD: 35.3 },
        { from: 334_000, reachedAtFrom: false, partB: 295.9, partD: 57 },
        { from: 400_000, reachedAtFrom: false, partB: 406.9, partD: 78.6 },
        { from: 750_000, reachedAtFrom: true, partB: 443.9, partD: 85.8 },
      ],
      married_separate: [
        { from: 0, reachedAtFrom: true, partB: 0, partD: 0 },
        { from: 106_000, reachedAtFrom: false, partB: 406.9, partD: 78.6 },
        { from: 394_000, reachedAtFrom: true, partB: 443.9, partD: 85.8 },
      ],
      head_of_household: [
        { from: 0, reachedAtFrom: true, partB: 0, partD: 0 },
        { from: 106_000, reachedAtFrom: false, partB: 74, partD: 13.7 },
        { from: 133_000, reachedAtFrom: false, partB: 185, partD: 35.3 },
        { from: 167_000, reachedAtFrom: false, partB: 295.9, partD: 57 },
        { from: 200_000, reachedAtFrom: false, partB: 406.9, partD: 78.6 },
        { from: 500_000, reachedAtFrom: true, partB: 443.9, partD: 85.8 },
      ],
      surviving_spouse: [
        { from: 0, reachedAtFrom: true, partB: 0, partD: 0 },
        { from: 106_000, reachedAtFrom: false, partB: 74, partD: 13.7 },
        { from: 133_000, reachedAtFrom: false, partB: 185, partD: 35.3 },
        { from: 167_000, reachedAtFrom: false, partB: 295.9, partD: 57 },
        { from: 200_000, reachedAtFrom: false, partB: 406.9, partD: 78.6 },
        { from: 500_000, reachedAtFrom: true, partB: 443.9, partD: 85.8 },
      ],
    },
    source: 'CMS fact sheet of 2025',
  },
  costs: {
    value: {
      partADeductible: 1_676,
      partBDeductible: 257,
      partAFullPremiumMonthly: 518,
      partAReducedPremiumMonthly: 285,
      partDBasePremiumMonthly: 36.78,
      partDOutOfPocketCap: 2_000,
    },
    source: 'CMS fact sheet of 2025',
  },
} satisfies MedicareYear

const medicare2026 = {
  year: 2026,
  partBStandardMonthly: { value: 202.9, source: 'CMS fact sheet of 14 November 2025' },
  incomeRelatedSurcharges: {
    value: {
      single: [
        { from: 0, reachedAtFrom: true, partB: 0, partD: 0 },
        { from: 109_000, reachedAtFrom: false, partB: 81.2, partD: 14.5 },
        { from: 137_000, reachedAtFrom: false, partB: 202.9, partD: 37.5 },
        { from: 171_000, reachedAtFrom: false, partB: 324.6, partD: 60.4 },
        { from: 205_000, reachedAtFrom: false, partB: 446.3, partD: 83.3 },
        { from: 500_000, reachedAtFrom: true, partB: 487, partD: 91 },
      ],
      married_joint: [
        { from: 0, reachedAtFrom: true, partB: 0, partD: 0 },
        { from: 218_000, reachedAtFrom: false, partB: 81.2, partD: 14.5 },
        { from: 274_000, reachedAtFrom: false, partB: 202.9, partD: 37.5 },
        { from: 342_000, reachedAtFrom: false, partB: 324.6, partD: 60.4 },
        { from: 410_000, reachedAtFrom: false, partB: 446.3, partD: 83.3 },
        { from: 750_000, reachedAtFrom: true, partB: 487, partD: 91 },
      ],
      married_separate: [
        { from: 0, reachedAtFrom: true, partB: 0, partD: 0 },
        { from: 109_000, reachedAtFrom: false, partB: 446.3, partD: 83.3 },
        { from: 391_000, reachedAtFrom: true, partB: 487, partD: 91 },
      ],
      head_of_household: [
        { from: 0, reachedAtFrom: true, partB: 0, partD: 0 },
        { from: 109_000, reachedAtFrom: false, partB: 81.2, partD: 14.5 },
        { from: 137_000, reachedAtFrom: false, partB: 202.9, partD: 37.5 },
        { from: 171_000, reachedAtFrom: false, partB: 324.6, partD: 60.4 },
        { from: 205_000, reachedAtFrom: false, partB: 446.3, partD: 83.3 },
        { from: 500_000, reachedAtFrom: true, partB: 487, partD: 91 },
      ],
      surviving_spouse: [
        { from: 0, reachedAtFrom: true, partB: 0, partD: 0 },
        { from: 109_000, reachedAtFrom: false, partB: 81.2, partD: 14.5 },
        { from: 137_000, reachedAtFrom: false, partB: 202.9, partD: 37.5 },
        { from: 171_000, reachedAtFrom: false, partB: 324.6, partD: 60.4 },
        { from: 205_000, reachedAtFrom: false, partB: 446.3, partD: 83.3 },
        { from: 500_000, reachedAtFrom: true, partB: 487, partD: 91 },
      ],
    },
    source: 'CMS fact sheet of 14 November 2025',
    note: 'Some programs print other Part D amounts for 2026; these match the CMS sheet.',
  },
  costs: {
    value: {
      partADeductible: 1_736,
      partBDeductible: 283,
      partAFullPremiumMonthly: 565,
      partAReducedPremiumMonthly: 311,
      partDBasePremiumMonthly: 38.99,
      partDOutOfPocketCap: 2_100,
    },
    source: 'CMS fact sheet of 14 November 2025',
  },
} satisfies MedicareYear

/** A spouse who files separately and lived apart all year counts as single. */
export const medicareYears: readonly MedicareYear[] = [medicare2024, medicare2025, medicare2026]

/** Medicare of a year; throws LawUnknown where it is not written down. */
export function medicareOf(year: number): MedicareYear {
  const law = medicareYears.find((candidate) => candidate.year === year)
  if (!law) throw new LawUnknown(`The Medicare premiums of ${year} are not written down.`)
  return law
}
