import type { StateLaw } from '../state-law.ts'

export const maryland: StateLaw = {
  code: 'MD',
  name: 'Maryland',
  years: [
    {
      year: 2025,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/md/tax/income/rates/single.yaml; parameters/gov/states/md/tax/income/rates/joint.yaml',
      approximated:
        'County income taxes of 2.25 to 3.3% are left out, which understates tax; the exemption does not shrink above 100,000. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: -0.0308,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/md/tax/income/rates/head_of_household.yaml, deductions/standard/flat_deduction/amount.yaml, exemptions/personal/head.yaml',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.02 },
          { from: 1_000, rate: 0.03 },
          { from: 2_000, rate: 0.04 },
          { from: 3_000, rate: 0.0475 },
          { from: 100_000, rate: 0.05 },
          { from: 125_000, rate: 0.0525 },
          { from: 150_000, rate: 0.055 },
          { from: 250_000, rate: 0.0575 },
          { from: 500_000, rate: 0.0625 },
          { from: 1_000_000, rate: 0.065 },
        ],
        joint: [
          { from: 0, rate: 0.02 },
          { from: 1_000, rate: 0.03 },
          { from: 2_000, rate: 0.04 },
          { from: 3_000, rate: 0.0475 },
          { from: 150_000, rate: 0.05 },
          { from: 175_000, rate: 0.0525 },
          { from: 225_000, rate: 0.055 },
          { from: 300_000, rate: 0.0575 },
          { from: 600_000, rate: 0.0625 },
          { from: 1_200_000, rate: 0.065 },
        ],
        headOfHousehold: 'as joint',
      },
      standardDeduction: { household: { single: 3_350, joint: 6_700, headOfHousehold: 'as joint' } },
      exemption: {
        household: { single: 3_200, joint: 6_400 },
        perDependent: {
          single: {
            steps: [
              [0, 3_200],
              [100_001, 1_600],
              [125_001, 800],
              [150_001, 0],
            ],
          },
          joint: {
            steps: [
              [0, 3_200],
              [100_001, 1_600],
              [125_001, 800],
              [150_001, 0],
            ],
          },
          headOfHousehold: {
            steps: [
              [0, 3_200],
              [150_001, 1_600],
              [175_001, 800],
              [200_001, 0],
            ],
          },
        },
        aged: { fromAge: 65, each: { single: 1_000, joint: 1_000 } },
      },
      exclusions: [
        {
          of: ['pension'],
          fromAge: 65,
          perPerson: { single: 41_200, joint: 41_200 },
          lessSocialSecurity: 'gross',
        },
      ],
      earnedIncomeCreditShare: 0.45,
    },
    {
      year: 2026,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/md/tax/income/rates/single.yaml; parameters/gov/states/md/tax/income/rates/joint.yaml',
      approximated:
        'County income taxes of 2.25 to 3.3% are left out, which understates tax; the exemption does not shrink above 100,000. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: -0.0308,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/md/tax/income/rates/head_of_household.yaml, deductions/standard/flat_deduction/amount.yaml, exemptions/personal/head.yaml',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.02 },
          { from: 1_000, rate: 0.03 },
          { from: 2_000, rate: 0.04 },
          { from: 3_000, rate: 0.0475 },
          { from: 100_000, rate: 0.05 },
          { from: 125_000, rate: 0.0525 },
          { from: 150_000, rate: 0.055 },
          { from: 250_000, rate: 0.0575 },
          { from: 500_000, rate: 0.0625 },
          { from: 1_000_000, rate: 0.065 },
        ],
        joint: [
          { from: 0, rate: 0.02 },
          { from: 1_000, rate: 0.03 },
          { from: 2_000, rate: 0.04 },
          { from: 3_000, rate: 0.0475 },
          { from: 150_000, rate: 0.05 },
          { from: 175_000, rate: 0.0525 },
          { from: 225_000, rate: 0.055 },
          { from: 300_000, rate: 0.0575 },
          { from: 600_000, rate: 0.0625 },
          { from: 1_200_000, rate: 0.065 },
        ],
        headOfHousehold: 'as joint',
      },
      standardDeduction: { household: { single: 3_350, joint: 6_700, headOfHousehold: 'as joint' } },
      exemption: {
        household: { single: 3_200, joint: 6_400 },
        perDependent: {
          single: {
            steps: [
              [0, 3_200],
              [100_001, 1_600],
              [125_001, 800],
              [150_001, 0],
            ],
          },
          joint: {
            steps: [
              [0, 3_200],
              [100_001, 1_600],
              [125_001, 800],
              [150_001, 0],
            ],
          },
          headOfHousehold: {
            steps: [
              [0, 3_200],
              [150_001, 1_600],
              [175_001, 800],
              [200_001, 0],
            ],
          },
        },
        aged: { fromAge: 65, each: { single: 1_000, joint: 1_000 } },
      },
      exclusions: [
        {
          of: ['pension'],
          fromAge: 65,
          perPerson: { single: 41_200, joint: 41_200 },
          lessSocialSecurity: 'gross',
        },
      ],
      earnedIncomeCreditShare: 0.45,
    },
  ],
}
