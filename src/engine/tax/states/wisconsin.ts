import type { StateLaw } from '../state-law.ts'

export const wisconsin: StateLaw = {
  code: 'WI',
  name: 'Wisconsin',
  years: [
    {
      year: 2025,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/wi/tax/income/rates/single.yaml; parameters/gov/states/wi/tax/income/rates/joint.yaml',
      approximated:
        'The married couple and school property tax credits are left out, which overstates tax. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us (MaxGhenis 9d247513a164) gov/states/wi/tax/income/rates/head_of_household.yaml; policyengine-us gov/states/wi/tax/income/deductions/standard/phase_out/head_of_household.yaml, standard/max.yaml; Wis. Stat. §71.05(22): the most of 2025 follows from 57,210, where it meets that of a single person',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.035 },
          { from: 14_680, rate: 0.044 },
          { from: 51_130, rate: 0.053 },
          { from: 323_290, rate: 0.0765 },
        ],
        joint: [
          { from: 0, rate: 0.035 },
          { from: 19_580, rate: 0.044 },
          { from: 68_170, rate: 0.053 },
          { from: 431_060, rate: 0.0765 },
        ],
      },
      standardDeduction: {
        household: {
          single: {
            line: [
              [19_550, 13_560],
              [132_550, 0],
            ],
          },
          joint: {
            line: [
              [28_210, 25_110],
              [155_169, 0],
            ],
          },
          headOfHousehold: {
            line: [
              [19_550, 17_520],
              [57_210, 9_041],
              [132_550, 0],
            ],
          },
        },
      },
      exemption: {
        household: { single: 700, joint: 1_400 },
        perDependent: { single: 700, joint: 700 },
        aged: { fromAge: 65, each: { single: 250, joint: 250 } },
      },
      schedulesByStateIncome: true,
      exclusions: [
        {
          of: ['pension', 'ira'],
          fromAge: 67,
          perPerson: { single: 24_000, joint: 24_000 },
          sharedBySpouses: true,
        },
      ],
      gainExclusion: { share: 0.3 },
    },
    {
      year: 2026,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/wi/tax/income/rates/single.yaml; parameters/gov/states/wi/tax/income/rates/joint.yaml',
      approximated:
        'The figures of 2026 are those of 2025 indexed by 2.3%, the state having published none that we read; tax may be off by about 1% either way. The married couple and school property tax credits are left out, which overstates tax. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: -0.0001,
      headOfHousehold: {
        source:
          'policyengine-us (MaxGhenis 9d247513a164) gov/states/wi/tax/income/rates/head_of_household.yaml; policyengine-us gov/states/wi/tax/income/deductions/standard/phase_out/head_of_household.yaml, standard/max.yaml; Wis. Stat. §71.05(22): the most of 2025 follows from 57,210, where it meets that of a single person',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.035 },
          { from: 15_020, rate: 0.044 },
          { from: 52_310, rate: 0.053 },
          { from: 330_730, rate: 0.0765 },
        ],
        joint: [
          { from: 0, rate: 0.035 },
          { from: 20_030, rate: 0.044 },
          { from: 69_740, rate: 0.053 },
          { from: 440_970, rate: 0.0765 },
        ],
      },
      standardDeduction: {
        household: {
          single: {
            line: [
              [20_000, 13_870],
              [135_583, 0],
            ],
          },
          joint: {
            line: [
              [28_860, 25_690],
              [158_752, 0],
            ],
          },
          headOfHousehold: {
            line: [
              [20_000, 17_920],
              [58_526, 9_247],
              [135_583, 0],
            ],
          },
        },
      },
      exemption: {
        household: { single: 700, joint: 1_400 },
        perDependent: { single: 700, joint: 700 },
        aged: { fromAge: 65, each: { single: 250, joint: 250 } },
      },
      schedulesByStateIncome: true,
      exclusions: [
        {
          of: ['pension', 'ira'],
          fromAge: 67,
          perPerson: { single: 24_000, joint: 24_000 },
          sharedBySpouses: true,
        },
      ],
      gainExclusion: { share: 0.3 },
    },
  ],
}
