import type { StateLaw } from '../state-law.ts'

export const districtOfColumbia: StateLaw = {
  code: 'DC',
  name: 'District of Columbia',
  years: [
    {
      year: 2025,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/dc/tax/income/rates.yaml',
      approximated:
        'The wider earned income credit of workers without children is left out, which overstates tax at low income. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0.0202,
      headOfHousehold: {
        source:
          'policyengine-us (hua7450 a96d0681b1af) gov/states/dc/tax/income/deductions/standard/amount.yaml',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.04 },
          { from: 10_000, rate: 0.06 },
          { from: 40_000, rate: 0.065 },
          { from: 60_000, rate: 0.085 },
          { from: 250_000, rate: 0.0925 },
          { from: 500_000, rate: 0.0975 },
          { from: 1_000_000, rate: 0.1075 },
        ],
        joint: [
          { from: 0, rate: 0.04 },
          { from: 10_000, rate: 0.06 },
          { from: 40_000, rate: 0.065 },
          { from: 60_000, rate: 0.085 },
          { from: 250_000, rate: 0.0925 },
          { from: 500_000, rate: 0.0975 },
          { from: 1_000_000, rate: 0.1075 },
        ],
      },
      standardDeduction: {
        household: { single: 15_000, joint: 30_000, headOfHousehold: 22_500 },
        aged: { fromAge: 65, each: { single: 2_000, joint: 1_600 } },
      },
      earnedIncomeCreditShare: 0.85,
    },
    {
      year: 2026,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/dc/tax/income/rates.yaml',
      approximated:
        'The wider earned income credit of workers without children is left out, which overstates tax at low income. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0.0226,
      headOfHousehold: {
        source:
          'policyengine-us (hua7450 a96d0681b1af) gov/states/dc/tax/income/deductions/standard/amount.yaml',
        approximated: 'Their standard deduction is that of 2025, which overstates tax a little.',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.04 },
          { from: 10_000, rate: 0.06 },
          { from: 40_000, rate: 0.065 },
          { from: 60_000, rate: 0.085 },
          { from: 250_000, rate: 0.0925 },
          { from: 500_000, rate: 0.0975 },
          { from: 1_000_000, rate: 0.1075 },
        ],
        joint: [
          { from: 0, rate: 0.04 },
          { from: 10_000, rate: 0.06 },
          { from: 40_000, rate: 0.065 },
          { from: 60_000, rate: 0.085 },
          { from: 250_000, rate: 0.0925 },
          { from: 500_000, rate: 0.0975 },
          { from: 1_000_000, rate: 0.1075 },
        ],
      },
      standardDeduction: {
        household: { single: 15_300, joint: 30_650, headOfHousehold: 22_500 },
        aged: { fromAge: 65, each: { single: 2_050, joint: 1_650 } },
      },
      earnedIncomeCreditShare: 1,
    },
  ],
}
