/** Of the limits of the saver's credit below an income, and of the ways to put in what reaches them, the one that is worth most. */
import { planningRules as rules } from '../planning-rules.ts'
import { type SaversStep, saversSteps } from '../tax/savers-credit.ts'
import type { FilingStatus, IncomeTaxYear } from '../tax/tax-year.ts'
import type { Dollars, Share } from '../units.ts'

const roundTo: Dollars = 10

export interface ToStep extends SaversStep {
  /** Before tax that brings income down to it. */
  readonly dollars: Dollars
}

/** A way to put those dollars in before tax. */
export interface Way {
  /** What it takes off the tax of the year, and what of that is the credit. */
  readonly saved: Dollars
  readonly credit: Dollars
  /** The rate that the same dollars save, or later cost, in any case. */
  readonly otherwise: Share
}

/** The way that brings most beyond what its dollars do in any case; undefined where none brings enough for a form of its own. */
export function bestSaversStep<Found extends Way>(
  year: { readonly law: IncomeTaxYear; readonly status: FilingStatus; readonly agi: Dollars },
  waysTo: (step: ToStep) => readonly Found[],
): (ToStep & Found) | undefined {
  const found = saversSteps(year).flatMap((step) => {
    const to = { ...step, dollars: Math.ceil(step.over / roundTo) * roundTo }
    return waysTo(to).map((way) => ({ ...to, ...way, credit: Math.min(way.saved, way.credit) }))
  })
  const worth = ({ saved, dollars, otherwise }: ToStep & Found) => saved - dollars * otherwise
  return found
    .filter((one) => Math.min(worth(one), one.credit) >= rules.leastPart.value)
    .sort((one, other) => worth(other) - worth(one))[0]
}
