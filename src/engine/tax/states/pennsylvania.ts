import type { StateLaw } from '../state-law.ts'

export const pennsylvania: StateLaw = {
  code: 'PA',
  name: 'Pennsylvania',
  years: [
    {
      year: 2025,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/pa/tax/income/rate.yaml',
      approximated:
        'Local earned income taxes and the larger tax forgiveness of families are left out. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again. A payout before 59½ is counted as if all of it were taxed, though what was paid in from pay comes out first and untaxed, which overstates tax.',
      wageTaxError: 0,
      brackets: { single: [{ from: 0, rate: 0.0307 }], joint: [{ from: 0, rate: 0.0307 }] },
      taxesStudentLoanInterest: true,
      exclusions: [{ of: ['pension', 'ira'], fromAge: 59.5 }],
      // "A distribution due to death is not taxable for PA purposes" (code 4 of Form 1099-R): PA Department of Revenue, answer 1470.
      paidToHeirsFree: true,
      // "The conversion of a traditional IRA to a Roth IRA is generally not taxable": the same, answer 274.
      conversionsFree: true,
      // "Pennsylvania will not tax your distributions until you have received (recovered) an amount equal to your previously taxed contributions": answer 1470.
      paidInComesFirst: true,
      schedulesByStateIncome: true,
      creditedShare: {
        single: {
          steps: [
            [0, 1],
            [6_501, 0.9],
            [6_751, 0.8],
            [7_001, 0.7],
            [7_251, 0.6],
            [7_501, 0.5],
            [7_751, 0.4],
            [8_001, 0.3],
            [8_251, 0.2],
            [8_501, 0.1],
            [8_751, 0],
          ],
        },
        joint: {
          steps: [
            [0, 1],
            [13_001, 0.9],
            [13_251, 0.8],
            [13_501, 0.7],
            [13_751, 0.6],
            [14_001, 0.5],
            [14_251, 0.4],
            [14_501, 0.3],
            [14_751, 0.2],
            [15_001, 0.1],
            [15_251, 0],
          ],
        },
      },
    },
    {
      year: 2026,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/pa/tax/income/rate.yaml',
      approximated:
        'Local earned income taxes and the larger tax forgiveness of families are left out. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again. A payout before 59½ is counted as if all of it were taxed, though what was paid in from pay comes out first and untaxed, which overstates tax.',
      wageTaxError: 0,
      brackets: { single: [{ from: 0, rate: 0.0307 }], joint: [{ from: 0, rate: 0.0307 }] },
      taxesStudentLoanInterest: true,
      exclusions: [{ of: ['pension', 'ira'], fromAge: 59.5 }],
      // "A distribution due to death is not taxable for PA purposes" (code 4 of Form 1099-R): PA Department of Revenue, answer 1470.
      paidToHeirsFree: true,
      // "The conversion of a traditional IRA to a Roth IRA is generally not taxable": the same, answer 274.
      conversionsFree: true,
      // "Pennsylvania will not tax your distributions until you have received (recovered) an amount equal to your previously taxed contributions": answer 1470.
      paidInComesFirst: true,
      schedulesByStateIncome: true,
      creditedShare: {
        single: {
          steps: [
            [0, 1],
            [6_501, 0.9],
            [6_751, 0.8],
            [7_001, 0.7],
            [7_251, 0.6],
            [7_501, 0.5],
            [7_751, 0.4],
            [8_001, 0.3],
            [8_251, 0.2],
            [8_501, 0.1],
            [8_751, 0],
          ],
        },
        joint: {
          steps: [
            [0, 1],
            [13_001, 0.9],
            [13_251, 0.8],
            [13_501, 0.7],
            [13_751, 0.6],
            [14_001, 0.5],
            [14_251, 0.4],
            [14_501, 0.3],
            [14_751, 0.2],
            [15_001, 0.1],
            [15_251, 0],
          ],
        },
      },
    },
  ],
}
