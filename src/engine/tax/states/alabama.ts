import type { StateLaw } from '../state-law.ts'

export const alabama: StateLaw = {
  code: 'AL',
  name: 'Alabama',
  years: [
    {
      year: 2025,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/al/tax/income/rates/single.yaml; parameters/gov/states/al/tax/income/rates/joint.yaml',
      approximated:
        'Employer pensions of defined benefit are fully exempt but counted like an IRA here, which overstates their tax. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0.0001,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/al/tax/income/rates/head_of_household.yaml, deductions/standard/amount/max.yaml, amount/min.yaml, phase_out/threshold.yaml, phase_out/rate.yaml, exemptions/personal.yaml',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.02 },
          { from: 500, rate: 0.04 },
          { from: 3_000, rate: 0.05 },
        ],
        joint: [
          { from: 0, rate: 0.02 },
          { from: 1_000, rate: 0.04 },
          { from: 6_000, rate: 0.05 },
        ],
      },
      standardDeduction: {
        household: {
          single: {
            line: [
              [25_999, 3_000],
              [35_500, 2_500],
            ],
          },
          joint: {
            line: [
              [25_999, 8_500],
              [35_500, 5_000],
            ],
          },
          headOfHousehold: {
            line: [
              [25_999, 5_200],
              [35_500, 2_500],
            ],
          },
        },
      },
      exemption: {
        household: { single: 1_500, joint: 3_000, headOfHousehold: 3_000 },
        perDependent: {
          single: {
            steps: [
              [0, 1_000],
              [50_001, 500],
              [100_001, 300],
            ],
          },
          joint: {
            steps: [
              [0, 1_000],
              [50_001, 500],
              [100_001, 300],
            ],
          },
        },
      },
      standardDeductionAtLeastPayrollTax: true,
      federalTaxDeduction: { share: { single: 1, joint: 1 } },
      exclusions: [{ of: ['pension', 'ira'], fromAge: 65, perPerson: { single: 6_000, joint: 6_000 } }],
    },
    {
      year: 2026,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/al/tax/income/rates/single.yaml; parameters/gov/states/al/tax/income/rates/joint.yaml',
      approximated:
        'Employer pensions of defined benefit are fully exempt but counted like an IRA here, which overstates their tax. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0.0001,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/al/tax/income/rates/head_of_household.yaml, deductions/standard/amount/max.yaml, amount/min.yaml, phase_out/threshold.yaml, phase_out/rate.yaml, exemptions/personal.yaml',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.02 },
          { from: 500, rate: 0.04 },
          { from: 3_000, rate: 0.05 },
        ],
        joint: [
          { from: 0, rate: 0.02 },
          { from: 1_000, rate: 0.04 },
          { from: 6_000, rate: 0.05 },
        ],
      },
      standardDeduction: {
        household: {
          single: {
            line: [
              [25_999, 3_000],
              [35_500, 2_500],
            ],
          },
          joint: {
            line: [
              [25_999, 8_500],
              [35_500, 5_000],
            ],
          },
          headOfHousehold: {
            line: [
              [25_999, 5_200],
              [35_500, 2_500],
            ],
          },
        },
      },
      exemption: {
        household: { single: 1_500, joint: 3_000, headOfHousehold: 3_000 },
        perDependent: {
          single: {
            steps: [
              [0, 1_000],
              [50_001, 500],
              [100_001, 300],
            ],
          },
          joint: {
            steps: [
              [0, 1_000],
              [50_001, 500],
              [100_001, 300],
            ],
          },
        },
      },
      standardDeductionAtLeastPayrollTax: true,
      federalTaxDeduction: { share: { single: 1, joint: 1 } },
      exclusions: [{ of: ['pension', 'ira'], fromAge: 65, perPerson: { single: 6_000, joint: 6_000 } }],
    },
  ],
}
