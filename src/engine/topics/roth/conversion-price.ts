/** What converting so many dollars this year costs: one price, wherever a plan speaks of it. */
import { householdTax } from '../../tax/household-tax.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars } from '../../units.ts'
import { medicareSurcharge } from '../medicare-surcharge.ts'
import type { RothBasis } from './basis.ts'
import type { ConversionCosts } from './conversion-figures.ts'
import { type CreditEdge, creditEdge, type Run } from './credit-edge.ts'
import type { DecidedWork } from './decided-work.ts'
import { reachableStep } from './savers-reach.ts'
import { yearAsItEnds } from './year-as-it-ends.ts'
import { returnWith } from './year-return.ts'

/** What Medicare adds in the year that looks back at this income, for each who has it then. */
const surcharges = ({ context, status, age, spouseAge }: RothBasis, agi: Dollars): Dollars =>
  medicareSurcharge({ year: context.law.year, status, ages: [age.value, spouseAge?.value], agi })

/** The tax of the year with so much paid out of pre-tax savings, and so much of them converted beside it. */
type RunOn = (paidOut: Dollars, of?: TaxReturn, rothConversion?: Dollars) => Run

/** One income of the year for all that the plan says: with what goes in before tax until it ends. */
export function runsOfYear(basis: DecidedWork): RunOn {
  const { context, state, now } = basis
  const goesIn = basis.contributes ? yearAsItEnds(basis).places : now.least.places
  const before = returnWith(basis, now.before, goesIn)
  return (paidOut, of = before, rothConversion = 0) => {
    const taxReturn = { ...of, iraDistributions: paidOut + rothConversion, rothConversion }
    return { taxReturn, tax: householdTax({ law: context.law, state, taxReturn }) }
  }
}

interface ConversionPrice {
  /** The year without a conversion. */
  readonly start: Run
  readonly edge: CreditEdge
  readonly with: (dollars: Dollars) => Run
  readonly between: (from: Run, to: Run) => Dollars
  readonly of: (dollars: Dollars) => Dollars
  /** The same by its parts. */
  readonly partsOf: (dollars: Dollars) => ConversionCosts
}

/** `drawn`: what comes out of pre-tax savings in this year whatever is converted. */
export function conversionPrice(basis: DecidedWork, runOn: RunOn, drawn: Dollars = 0): ConversionPrice {
  const { now } = basis
  const start = runOn(drawn)
  const edge = creditEdge(basis, start)
  const after = (dollars: Dollars) => runOn(drawn, undefined, dollars)
  const costOf = ({ tax, taxReturn }: Run) =>
    tax.total + now.healthOn(tax, taxReturn) + surcharges(basis, tax.federal.agi)
  const between = (from: Run, to: Run) => costOf(to) - costOf(from) + edge.lostBetween(from, to)
  // Beside a conversion a step of the saver's credit is out of reach that a few dollars more before tax would bring.
  const stepGiven = reachableStep(basis)?.credit ?? 0
  const of = (dollars: Dollars) => between(start, after(dollars)) + (dollars > 0 ? stepGiven : 0)
  const healthAt = ({ tax, taxReturn }: Run) => now.healthOn(tax, taxReturn)
  const partsOf = (dollars: Dollars): ConversionCosts => {
    const run = after(dollars)
    const credit = Math.round(healthAt(run) - healthAt(start) + edge.lostBetween(start, run))
    const savers = Math.round(
      Math.max(0, start.tax.federal.saversCredit - run.tax.federal.saversCredit) + stepGiven,
    )
    return {
      tax: Math.round(of(dollars)) - credit - savers,
      credit,
      savers,
      surcharges: Math.round(
        surcharges(basis, run.tax.federal.agi) - surcharges(basis, start.tax.federal.agi),
      ),
    }
  }
  return { start, edge, with: after, between, of, partsOf }
}
