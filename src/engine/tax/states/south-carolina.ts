import type { StateLaw } from '../state-law.ts'

export const southCarolina: StateLaw = {
  code: 'SC',
  name: 'South Carolina',
  years: [
    {
      year: 2025,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/sc/tax/income/rates.yaml',
      approximated:
        'The two-wage-earner credit and the extra exemption for children under six are left out, which overstates tax. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0.0002,
      headOfHousehold: { source: 'Rev. Proc. 2024-40, the federal deduction of 2025 before P.L. 119-21' },
      brackets: {
        single: [
          { from: 0, rate: 0 },
          { from: 3_560, rate: 0.03 },
          { from: 17_830, rate: 0.06 },
        ],
        joint: [
          { from: 0, rate: 0 },
          { from: 3_560, rate: 0.03 },
          { from: 17_830, rate: 0.06 },
        ],
      },
      standardDeduction: {
        household: { single: 15_000, joint: 30_000, headOfHousehold: 22_500 },
        aged: { fromAge: 65, each: { single: 2_000, joint: 1_600 } },
      },
      exemption: {
        perDependent: { single: 4_930, joint: 4_930 },
        aged: { fromAge: 65, each: { single: 15_000, joint: 15_000 } },
      },
      gainExclusion: { share: 0.44 },
      exclusions: [
        { of: ['pension', 'ira'], fromAge: 0, untilAge: 65, perPerson: { single: 3_000, joint: 3_000 } },
      ],
    },
    {
      year: 2026,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/sc/tax/income/rates.yaml',
      approximated:
        'The two-wage-earner credit and the extra exemption for children under six are left out, which overstates tax. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/sc/tax/income/deductions/sciad/amount.yaml, sciad/phase_out/start.yaml, sciad/phase_out/width.yaml',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.0199 },
          { from: 30_000, rate: 0.0521 },
        ],
        joint: [
          { from: 0, rate: 0.0199 },
          { from: 30_000, rate: 0.0521 },
        ],
      },
      standardDeduction: {
        household: {
          single: {
            line: [
              [40_000, 15_000],
              [95_000, 0],
            ],
          },
          joint: {
            line: [
              [80_000, 30_000],
              [190_000, 0],
            ],
          },
          headOfHousehold: {
            line: [
              [60_000, 22_500],
              [142_500, 0],
            ],
          },
        },
      },
      exemption: {
        perDependent: { single: 4_930, joint: 4_930 },
        aged: { fromAge: 65, each: { single: 15_000, joint: 15_000 } },
      },
      gainExclusion: { share: 0.44 },
      exclusions: [
        { of: ['pension', 'ira'], fromAge: 0, untilAge: 65, perPerson: { single: 3_000, joint: 3_000 } },
      ],
    },
  ],
}
