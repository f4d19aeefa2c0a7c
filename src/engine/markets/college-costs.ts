/** What a year of college costs, and what a parent pays to borrow for it. */
import type { CitedValue } from '../worksheet.ts'

export type CollegeTarget = 'public_in_state' | 'public_out_of_state' | 'private'

const source = 'College Board, Trends in College Pricing and Student Aid 2025'
const everything = 'Tuition, fees, housing, food, books and travel, as published, before any aid; 2025-26.'

/** All that a full-time student pays in a year, before aid. */
export const costOfAttendance: Readonly<Record<CollegeTarget, CitedValue>> = {
  public_in_state: { value: 30_990, source, note: everything },
  public_out_of_state: { value: 50_920, source, note: everything },
  private: {
    value: 65_000,
    source,
    note: `${everything} The source says over $65,000, so this is a little low.`,
  },
}

/** The tuition and fees in it. */
export const publishedTuition: Readonly<Record<CollegeTarget, CitedValue>> = {
  public_in_state: { value: 11_950, source },
  public_out_of_state: { value: 31_880, source },
  private: { value: 45_000, source },
}

/** What families of full-time students pay for tuition, housing and food after grants; books and travel come on top. */
export const averageNetPrice: Readonly<Partial<Record<CollegeTarget, CitedValue>>> = {
  public_in_state: {
    value: 16_200,
    source: 'National College Attainment Network, on the College Board’s 2025 report',
    note: 'Tuition, housing and food after grants, first-time full-time students.',
  },
  private: {
    value: 32_830,
    source: 'National College Attainment Network, on the College Board’s 2025 report',
    note: 'Tuition, housing and food after grants, first-time full-time students.',
  },
}

const onCommunityColleges = 'American Association of Community Colleges, on the College Board’s 2025 report'

/** What a full-time student at a community college pays in a year, before aid, and the part of it that living at home saves. */
export const communityCollege = {
  budget: {
    value: 21_320,
    source: onCommunityColleges,
    note: 'Tuition, fees, housing, food, books and travel, before any aid; 2025-26.',
  },
  housing: { value: 10_850, source: onCommunityColleges, note: 'Housing and food; 2025-26.' },
} as const satisfies Record<string, CitedValue>

export const parentLoanRate: CitedValue = {
  value: 0.0894,
  source: 'U.S. Department of Education, Direct PLUS loans of 2025-26',
  note: 'The rate of later years is set each spring.',
}

export const studentLoanRate: CitedValue = {
  value: 0.0639,
  source: 'U.S. Department of Education, Direct loans to undergraduates of 2025-26',
  note: 'The rate of later years is set each spring.',
}
