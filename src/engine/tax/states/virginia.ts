import type { StateLaw } from '../state-law.ts'

export const virginia: StateLaw = {
  code: 'VA',
  name: 'Virginia',
  years: [
    {
      year: 2025,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/va/tax/income/rates.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again. Of two on a joint return, what is nobody’s by name counts as the head’s for the spouse tax adjustment, so tax may be up to $259 lower where most of it is such income.',
      wageTaxError: -0.0013,
      headOfHousehold: {
        source: 'policyengine-us gov/states/va/tax/income/deductions/standard.yaml (as of a single person)',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.02 },
          { from: 3_000, rate: 0.03 },
          { from: 5_000, rate: 0.05 },
          { from: 17_000, rate: 0.0575 },
        ],
        joint: [
          { from: 0, rate: 0.02 },
          { from: 3_000, rate: 0.03 },
          { from: 5_000, rate: 0.05 },
          { from: 17_000, rate: 0.0575 },
        ],
      },
      standardDeduction: {
        household: { single: 8_750, joint: 17_500 },
        aged: {
          fromAge: 65,
          each: {
            single: {
              line: [
                [50_000, 12_000],
                [62_000, 0],
              ],
            },
            joint: {
              line: [
                [75_000, 12_000],
                [99_000, 0],
              ],
            },
          },
        },
      },
      exemption: {
        household: { single: 930, joint: 1_860 },
        perDependent: { single: 930, joint: 930 },
        aged: { fromAge: 65, each: { single: 800, joint: 800 } },
      },
      schedulesByStateIncome: true,
      earnedIncomeCreditShare: 0.2,
      spouseCredit: { most: 259, source: 'Va. Code §58.1-324; Form 760, spouse tax adjustment worksheet' },
    },
    {
      year: 2026,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/va/tax/income/rates.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again. Of two on a joint return, what is nobody’s by name counts as the head’s for the spouse tax adjustment, so tax may be up to $259 lower where most of it is such income.',
      wageTaxError: -0.0013,
      headOfHousehold: {
        source: 'policyengine-us gov/states/va/tax/income/deductions/standard.yaml (as of a single person)',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.02 },
          { from: 3_000, rate: 0.03 },
          { from: 5_000, rate: 0.05 },
          { from: 17_000, rate: 0.0575 },
        ],
        joint: [
          { from: 0, rate: 0.02 },
          { from: 3_000, rate: 0.03 },
          { from: 5_000, rate: 0.05 },
          { from: 17_000, rate: 0.0575 },
        ],
      },
      standardDeduction: {
        household: { single: 8_750, joint: 17_500 },
        aged: {
          fromAge: 65,
          each: {
            single: {
              line: [
                [50_000, 12_000],
                [62_000, 0],
              ],
            },
            joint: {
              line: [
                [75_000, 12_000],
                [99_000, 0],
              ],
            },
          },
        },
      },
      exemption: {
        household: { single: 930, joint: 1_860 },
        perDependent: { single: 930, joint: 930 },
        aged: { fromAge: 65, each: { single: 800, joint: 800 } },
      },
      schedulesByStateIncome: true,
      earnedIncomeCreditShare: 0.2,
      spouseCredit: { most: 259, source: 'Va. Code §58.1-324; Form 760, spouse tax adjustment worksheet' },
    },
  ],
}
