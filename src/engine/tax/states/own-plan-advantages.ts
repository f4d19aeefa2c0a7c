import type { Dollars, Share } from '#engine/units.ts'
import { bracketRate } from '../bracket-tax.ts'
import type { ByReturn } from '../state-law.ts'
import { inheritanceTaxes } from './inheritance-taxes.ts'

/** What a state pays into an account of its own plan, or toward college from it. */
export interface OwnPlanGrant {
  readonly most: Dollars
  /** once: for a new account. year: beside what goes in. college: when a college in the state is paid from it. */
  readonly kind: 'once' | 'year' | 'college'
  /** Above this income there is none; without it nobody read the limit, and lower incomes are meant. */
  readonly incomeMaximum?: ByReturn<Dollars>
  /** A year with it earns no deduction. */
  readonly replacesDeduction?: true
  readonly source: string
  readonly note?: string
  readonly approximated?: string
}

/** What only the 529 plan of one's own state has, beside the tax on what is contributed. */
export interface OwnPlanAdvantages {
  /** Its accounts owe none of the state’s inheritance tax; those of other plans owe this share to children and grandchildren. */
  readonly inheritanceTax?: {
    readonly rate: Share
    readonly source: string
    readonly approximated?: string
  }
  /** The state’s own student aid leaves the account out: all of it, or at least so much. */
  readonly studentAid?: { readonly atLeast?: Dollars; readonly source: string }
  /** A law of the state keeps creditors from it. */
  readonly creditors?: { readonly source: string }
  readonly grants?: readonly OwnPlanGrant[]
}

/** By postal code; only what was read. A state that is missing may have some as well. */
export const ownPlanAdvantages: Readonly<Record<string, OwnPlanAdvantages>> = {
  CO: {
    grants: [
      {
        most: 500,
        kind: 'year',
        source: 'savingforcollege.com, Compare 529 plans by features, Program match on contributions',
        note: 'For a child under 13 at the first application, at most five years.',
        approximated: 'Pages of other years name 400 and 1,000, so it can be too low or too high.',
      },
    ],
  },
  KY: {
    studentAid: {
      source: 'savingforcollege.com, Compare 529 plans by features, state financial aid',
    },
    creditors: { source: 'KRS 164A.350' },
  },
  MD: {
    grants: [
      {
        most: 500,
        kind: 'year',
        incomeMaximum: { single: 112_500, joint: 175_000 },
        replacesDeduction: true,
        source: 'maryland529.com, Save4College State Contribution Program',
        note: 'Asked for from January to the end of May; paid in by the end of the year.',
      },
    ],
  },
  NJ: {
    studentAid: { atLeast: 25_000, source: 'N.J.S. 18A:71B-43' },
    grants: [
      { most: 750, kind: 'once', source: 'N.J.A.C. 9A:10-7.22' },
      { most: 6_000, kind: 'college', source: 'N.J.A.C. 9A:10-7.15' },
    ],
  },
  NM: {
    studentAid: {
      source: 'savingforcollege.com, Compare 529 plans by features, state financial aid',
    },
  },
  PA: {
    inheritanceTax: {
      rate: bracketRate(inheritanceTaxes.PA.heirs.parent.brackets, 0),
      source: `24 P.S. §6901.316(b) (own plan exempt); ${inheritanceTaxes.PA.heirs.parent.source} (rate)`,
      approximated:
        'A bill to free the plans of every state (HB 256 of 2025) was still pending when this was read; if it has become law, the plan of another state owes nothing either.',
    },
    studentAid: { source: '24 P.S. §6901.309.2(c)' },
    creditors: { source: '24 P.S. §6901.309.2(a)' },
  },
  WI: {
    studentAid: {
      source: 'savingforcollege.com, Compare 529 plans by features, state financial aid',
    },
  },
  WV: { studentAid: { source: 'W. Va. Code §18-30-11' } },
}
