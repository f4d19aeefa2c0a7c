import { maximumWithdrawalRates } from '#engine/markets/backtest.ts'
import { historicalRealReturns } from '#engine/markets/historical-returns.ts'
import { incomeTax } from '#engine/tax/income-tax.ts'
import type { TaxReturn } from '#engine/tax/tax-return.ts'
import { us2026 } from '#engine/tax/us-2026.ts'
import type { Row } from '../row.ts'

/** Wages, dividends, gains and children, so that brackets, stacking and credits all have work to do. */
const taxReturn: TaxReturn = {
  status: 'married_joint',
  age: 40,
  spouseAge: 38,
  dependentAges: [4, 9],
  wages: 95_000,
  spouseWages: 42_000,
  interest: 600,
  qualifiedDividends: 1_800,
  longTermGain: 5_000,
}

/** One return is too short to time; this many are one sample, and the goal grows with them. */
const returns = 1_000

export const lawAndHistoryRows: readonly Row[] = [
  {
    name: `federal income tax with credits, ${returns} returns`,
    goal: returns / 5_000,
    run: () => {
      let tax = 0
      for (let at = 0; at < returns; at += 1)
        tax += incomeTax(us2026, { ...taxReturn, wages: 95_000 + at }).incomeTax
      return tax
    },
  },
  {
    name: 'backtest: every retirement of 30 years since 1928',
    goal: 0.1,
    run: () =>
      maximumWithdrawalRates({ history: historicalRealReturns, stockShare: 0.6, years: 30, when: 'start' }),
  },
]
