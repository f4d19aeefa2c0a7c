import type { Dollars, Share } from '#engine/units.ts'
import type { Bracket, Cited } from '../tax-year.ts'

/** Who left the money, as the laws of the states tell heirs apart. A husband or wife pays nothing in any of the five. */
export type Relation = 'parent' | 'sibling' | 'aunt_uncle' | 'other'

/** What one class of heirs owes on all that one of them gets. */
export interface HeirTax {
  /** The first one, at 0, is what is free. No bracket: nothing is owed. */
  readonly brackets: readonly Bracket[]
  readonly source: string
  readonly approximated?: string
}

/** A tax on what an heir gets, of the state in which the one who died lived or left land. */
export interface InheritanceTax {
  readonly heirs: Readonly<Record<Relation, HeirTax>>
  /** From the death until it is due; absent where an office sets the day. */
  readonly months?: Cited<number>
  /** Share of the tax that is let off for what is paid within so many months of the death. */
  readonly early?: { readonly discount: Cited<Share>; readonly months: Cited<number> }
  /** An IRA counts where its owner was older. Absent: not read whether one counts. */
  readonly accountsAge?: Cited<number>
  /** The state’s own page about it, or the home page of the office that collects it. */
  readonly page: string
}

const above = (free: Dollars, rate: Share): Bracket[] => [
  ...(free > 0 ? [{ from: 0, rate: 0 }] : []),
  { from: free, rate },
]
const costsOff =
  'What the heir pays of the estate’s debts and costs comes off first, so it can be too high, never too low.'
const kentucky = 'KRS 140.070 (rates), 140.080 (exemptions)'
const kentuckyRead =
  'The rates were read in the statute; the exemptions of $1,000 and $500 in summaries of it. Costs come off first, so it can be too high.'
const maryland = 'Md. Code, Tax-General §7-203(b)'
const newJersey = 'N.J.S.A. 54:34-2'
const newJerseyRead =
  'Read in the summary of the Surrogate of Morris County and not in the statute itself. Costs come off first, so it can be too high.'
const newJerseyOthers: HeirTax = {
  brackets: [
    { from: 0, rate: 0.15 },
    { from: 700_000, rate: 0.16 },
  ],
  source: newJersey,
  approximated: newJerseyRead,
}
const pennsylvania = 'Pennsylvania Department of Revenue, inheritance tax: 72 P.S.'

/** The five states that tax heirs, by postal code. */
export const inheritanceTaxes = {
  KY: {
    heirs: {
      parent: { brackets: [], source: kentucky },
      sibling: { brackets: [], source: kentucky },
      aunt_uncle: {
        brackets: [
          { from: 0, rate: 0 },
          { from: 1_000, rate: 0.04 },
          { from: 10_000, rate: 0.05 },
          { from: 20_000, rate: 0.06 },
          { from: 30_000, rate: 0.08 },
          { from: 45_000, rate: 0.1 },
          { from: 60_000, rate: 0.12 },
          { from: 100_000, rate: 0.14 },
          { from: 200_000, rate: 0.16 },
        ],
        source: kentucky,
        approximated: kentuckyRead,
      },
      other: {
        brackets: [
          { from: 0, rate: 0 },
          { from: 500, rate: 0.06 },
          { from: 10_000, rate: 0.08 },
          { from: 20_000, rate: 0.1 },
          { from: 30_000, rate: 0.12 },
          { from: 45_000, rate: 0.14 },
          { from: 60_000, rate: 0.16 },
        ],
        source: kentucky,
        approximated: kentuckyRead,
      },
    },
    months: { value: 18, source: 'KRS 140.210(1)' },
    early: {
      discount: { value: 0.05, source: 'KRS 140.210(1)' },
      months: { value: 9, source: 'KRS 140.210(1)' },
    },
    page: 'https://revenue.ky.gov/Individual/Inheritance-Estate-Tax/Pages/default.aspx',
  },
  MD: {
    heirs: {
      parent: { brackets: [], source: maryland },
      sibling: { brackets: [], source: maryland },
      aunt_uncle: { brackets: above(0, 0.1), source: 'Md. Code, Tax-General §7-204', approximated: costsOff },
      other: { brackets: above(0, 0.1), source: 'Md. Code, Tax-General §7-204', approximated: costsOff },
    },
    page: 'https://registers.maryland.gov',
  },
  NE: {
    heirs: {
      parent: {
        brackets: above(100_000, 0.01),
        source: 'Neb. Rev. Stat. §77-2004 (deaths since 2023)',
        approximated: costsOff,
      },
      sibling: {
        brackets: above(100_000, 0.01),
        source: 'Neb. Rev. Stat. §77-2004 (deaths since 2023)',
        approximated: costsOff,
      },
      aunt_uncle: {
        brackets: above(40_000, 0.11),
        source: 'Neb. Rev. Stat. §77-2005 (deaths since 2023)',
        approximated: costsOff,
      },
      other: {
        brackets: above(25_000, 0.15),
        source: 'Neb. Rev. Stat. §77-2006 (deaths since 2023)',
        approximated: costsOff,
      },
    },
    months: { value: 12, source: 'Neb. Rev. Stat. §77-2010' },
    page: 'https://nebraskalegislature.gov/laws/statutes.php?statute=77-2010',
  },
  NJ: {
    heirs: {
      parent: { brackets: [], source: newJersey, approximated: newJerseyRead },
      sibling: {
        brackets: [
          { from: 0, rate: 0 },
          { from: 25_000, rate: 0.11 },
          { from: 1_100_000, rate: 0.13 },
          { from: 1_400_000, rate: 0.14 },
          { from: 1_700_000, rate: 0.16 },
        ],
        source: newJersey,
        approximated: newJerseyRead,
      },
      aunt_uncle: newJerseyOthers,
      other: newJerseyOthers,
    },
    months: {
      value: 8,
      source: 'N.J.S.A. 54:35-3',
      approximated: 'Read in law firms’ summaries of the statute and not in the statute itself.',
    },
    page: 'https://www.nj.gov/treasury/taxation',
  },
  PA: {
    heirs: {
      parent: { brackets: above(0, 0.045), source: `${pennsylvania} §9116(a)(1)`, approximated: costsOff },
      sibling: { brackets: above(0, 0.12), source: `${pennsylvania} §9116(a)(1.3)`, approximated: costsOff },
      aunt_uncle: { brackets: above(0, 0.15), source: `${pennsylvania} §9116(a)(2)`, approximated: costsOff },
      other: { brackets: above(0, 0.15), source: `${pennsylvania} §9116(a)(2)`, approximated: costsOff },
    },
    months: { value: 9, source: `${pennsylvania} §9142` },
    early: {
      discount: { value: 0.05, source: `${pennsylvania} §9142` },
      months: { value: 3, source: `${pennsylvania} §9142` },
    },
    accountsAge: {
      value: 59.5,
      source: 'Pennsylvania Department of Revenue, inheritance tax: 61 Pa. Code §93.131',
      approximated:
        'From general knowledge, not checked against its source, so a recent change could be missing. A plan at work counts only where its owner could have closed it, and the account of a disabled owner counts earlier, so it can be too low or too high.',
    },
    page: 'https://www.revenue.pa.gov',
  },
} as const satisfies Readonly<Record<string, InheritanceTax>>

/** The tax on heirs of the state with that postal code; undefined where it has none. */
export const inheritanceTaxOf = (code: string | undefined): InheritanceTax | undefined =>
  code === undefined
    ? undefined
    : (inheritanceTaxes as Readonly<Record<string, InheritanceTax | undefined>>)[code]
