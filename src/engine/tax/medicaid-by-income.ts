import type { Dollars } from '#engine/units.ts'
import { latestGuidelineYear, type PovertyRegion, povertyGuideline } from './poverty-guidelines.ts'
import type { Cited } from './tax-year.ts'

/**
 * States that have not opened Medicaid to all adults of low income, as 42 USC 1396a(a)(10)(A)(i)(VIII) lets them. Of the
 * list of those whom the rule below reaches, published with 91 FR 33348, seven are missing; Georgia and Tennessee are on
 * it by demonstrations of their own. Wisconsin covers adults up to the poverty line by one, and is open up to there.
 */
const statesWithoutAdultMedicaid: readonly string[] = ['AL', 'FL', 'GA', 'KS', 'MS', 'SC', 'TN', 'TX', 'WY']

/** @example opensMedicaidByIncome('TX') // false */
export const opensMedicaidByIncome = (state: string): boolean => !statesWithoutAdultMedicaid.includes(state)

/** The income up to which Medicaid takes adults where it is open to all of them, as a share of the poverty guideline. */
const adultMedicaidShareOfPovertyLine = {
  value: 1.38,
  source: '42 USC 1396a(a)(10)(A)(i)(VIII), (e)(14)(I)(i)',
  note: 'Of the guideline of the year itself, with the five points of it that are left out of the count.',
  approximated: 'Some states take adults with more income: there the edge is higher.',
} as const satisfies Cited<number>

const wisconsinsShareOfPovertyLine = {
  value: 1,
  source: 'Wis. Stat. 49.471(4)(a)4.b; BadgerCare Plus, by a demonstration of the state’s own',
  note: 'Of the guideline of the year itself. From there on the Marketplace credit begins.',
} as const satisfies Cited<number>

/**
 * That share where the state was named, else the one of most states.
 * @example adultMedicaidShare('WI').value // 1
 */
export const adultMedicaidShare = (state: string | undefined): Cited<number> =>
  state === 'WI' ? wisconsinsShareOfPovertyLine : adultMedicaidShareOfPovertyLine

/**
 * That income in dollars; of a year whose guideline is not out yet, by the last one that is.
 * @example adultMedicaidLimit({ state: 'OH', year: 2026, people: 2 }) // 29_863.2
 */
export const adultMedicaidLimit = (p: {
  state: string | undefined
  year: number
  people: number
  region?: PovertyRegion
}): Dollars =>
  adultMedicaidShare(p.state).value * povertyGuideline({ ...p, year: Math.min(p.year, latestGuidelineYear) })

/** The income up to which every state takes a pregnant woman, and what follows for her and the child. */
export const pregnancyMedicaidLaw = {
  shareOfPovertyLine: {
    value: 1.38,
    source: '42 CFR 435.116(c), 435.603(b), (d)(4)',
    note: 'The least that a state may set, with the five points of the guideline that are left out of the count. She counts with the child that she expects.',
    approximated: 'Most states take more income; their own edges are not counted.',
  },
  daysAfterBirth: {
    value: 60,
    source: '42 CFR 435.170; 42 USC 1396a(e)(5), (16)',
    note: 'To the end of the month in which they are over, whatever the income is then. A state may give a year instead.',
  },
} as const satisfies Record<string, Cited<number>>

/**
 * That income in dollars, of a household counted without the child on the way.
 * @example pregnancyMedicaidLimit({ year: 2026, people: 2 }) // 37_701.6
 */
export const pregnancyMedicaidLimit = (p: {
  year: number
  people: number
  region?: PovertyRegion
}): Dollars =>
  pregnancyMedicaidLaw.shareOfPovertyLine.value *
  povertyGuideline({ ...p, people: p.people + 1, year: Math.min(p.year, latestGuidelineYear) })

const ruleOfHours = '91 FR 33348 (P.L. 119-21 §71119)'

/** What adults have to show each month for Medicaid by income: hours of work, school or service, or an income. */
export const medicaidActivityLaw = {
  fromYear: {
    value: 2027,
    source: `${ruleOfHours}; 42 CFR 435.550`,
    note: 'From the first day of it.',
    approximated:
      'States may begin earlier, and some may be let off until the end of 2028, so it can be too early or too late.',
  },
  monthlyHours: {
    value: 80,
    source: `${ruleOfHours}; 42 CFR 435.552(a)`,
    note: 'Of work, community service, a work program, or these and school together. Half-time school alone is enough.',
  },
  monthlyIncome: {
    value: 580,
    source: `${ruleOfHours}; 42 CFR 435.552(f)`,
    note: 'The hours at the federal minimum wage. Income of the household, as Medicaid counts it: unemployment benefits are in it.',
  },
  fromAge: { value: 19, source: `${ruleOfHours}; 42 CFR 435.551` },
  throughAge: { value: 64, source: `${ruleOfHours}; 42 CFR 435.551` },
  freeWithChildThrough: {
    value: 13,
    source: `${ruleOfHours}; 42 CFR 435.554(a), (c)(3)`,
    note: 'A parent or whoever else looks after such a child is free of it, each grown person of the home.',
  },
} as const satisfies Record<string, Cited<number>>
