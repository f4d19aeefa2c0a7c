import { linearAt, type PiecewiseLinear, piecewiseLinear } from '../math/piecewise-linear.ts'
import { adjustedGrossIncome } from '../tax/adjusted-gross-income.ts'
import { alternativeMinimumTax } from '../tax/alternative-minimum-tax.ts'
import { preferentialTax } from '../tax/capital-gain-stacking.ts'
import { netInvestmentIncomeTax } from '../tax/net-investment-income-tax.ts'
import { ordinaryTax } from '../tax/ordinary-tax.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import { type FilingStatus, type IncomeTaxYear, known } from '../tax/tax-year.ts'
import { taxableIncome } from '../tax/taxable-income.ts'
import type { Dollars } from '../units.ts'

/**
 * Federal income tax of one household and year as a function of what a portfolio adds to its return, before
 * credits: exact, and quick enough for every year of every simulated future. Everything else on the return
 * is fixed, so adjusted gross and taxable income depend on the sum of what is added alone, in straight pieces.
 */
export interface TaxTable {
  readonly law: IncomeTaxYear
  readonly status: FilingStatus
  /** By the sum of added ordinary income and gains. */
  readonly agi: PiecewiseLinear
  readonly taxableIncome: PiecewiseLinear
  readonly minimumTaxAddback: PiecewiseLinear
  /** Tax on taxable income, all of it ordinary; all of it gains. */
  readonly ordinary: PiecewiseLinear
  readonly gains: PiecewiseLinear
  readonly netInvestmentIncomeFrom: Dollars
  readonly minimumTaxFrom: Dollars
}

/** Above this a table goes on as a straight line, which the law does too. */
const HIGHEST: Dollars = 5_000_000

/** What `fixed` leaves open is added later: it holds wages, pensions and benefits, and no gains. */
export function taxTable(law: IncomeTaxYear, fixed: TaxReturn): TaxTable {
  const status = fixed.status
  const withAdded = (added: Dollars) => {
    const r: TaxReturn = { ...fixed, iraDistributions: (fixed.iraDistributions ?? 0) + added }
    const income = adjustedGrossIncome(law, r)
    return { income, taxable: taxableIncome(law, r, income) }
  }
  const table = (fn: (x: Dollars) => Dollars) => piecewiseLinear({ fn, from: 0, to: HIGHEST })
  return {
    law,
    status,
    agi: table((added) => withAdded(added).income.agi),
    taxableIncome: table((added) => withAdded(added).taxable.taxableIncome),
    minimumTaxAddback: table((added) => {
      const { taxable } = withAdded(added)
      return taxable.minimumTaxAddback + taxable.seniorDeduction
    }),
    ordinary: table((income) => ordinaryTax({ law, status, taxableIncome: income })),
    gains: table((income) => preferentialTax({ law, status, ordinary: 0, preferential: income })),
    netInvestmentIncomeFrom: known(law.netInvestmentIncomeTax).threshold[status],
    // It is measured on no more than adjusted gross income, and nobody owes it below the phase-out of its exemption.
    minimumTaxFrom: known(law.alternativeMinimumTax).phaseOutStart[status],
  }
}

/**
 * The tax when a portfolio adds ordinary income (of which some is interest) and long-term gains or qualified
 * dividends: regular tax, alternative minimum tax and net investment income tax.
 */
export function taxWith(
  table: TaxTable,
  added: { readonly ordinary: Dollars; readonly interest: Dollars; readonly gains: Dollars },
): Dollars {
  return taxOn(table, added.ordinary, added.interest, added.gains)
}

/** `taxWith` without an object a call, for the loop over all futures. */
export function taxOn(table: TaxTable, ordinary: Dollars, interest: Dollars, gains: Dollars): Dollars {
  const added = ordinary + gains
  const taxable = linearAt(table.taxableIncome, added)
  const preferential = Math.min(gains, taxable)
  const below = taxable - preferential
  let tax = linearAt(table.ordinary, taxable)
  if (preferential > 0) {
    const stacked =
      linearAt(table.ordinary, below) + linearAt(table.gains, taxable) - linearAt(table.gains, below)
    if (stacked < tax) tax = stacked
  }
  const agi = linearAt(table.agi, added)
  if (agi > table.minimumTaxFrom) tax += minimumTax(table, added, gains, taxable, tax)
  if (agi > table.netInvestmentIncomeFrom) {
    const { law, status } = table
    tax += netInvestmentIncomeTax({ law, status, magi: agi, netInvestmentIncome: interest + gains })
  }
  return tax
}

function minimumTax(
  table: TaxTable,
  added: Dollars,
  preferential: Dollars,
  taxable: Dollars,
  regularTax: Dollars,
): Dollars {
  const { law, status } = table
  const ordinary = Math.max(0, taxable - preferential)
  const minimumTaxableIncome = taxable + linearAt(table.minimumTaxAddback, added)
  return alternativeMinimumTax({ law, status, minimumTaxableIncome, ordinary, preferential, regularTax })
}
