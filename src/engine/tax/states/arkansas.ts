import type { StateLaw } from '../state-law.ts'

export const arkansas: StateLaw = {
  code: 'AR',
  name: 'Arkansas',
  years: [
    {
      year: 2025,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/ar/tax/income/rates/main/rate.yaml',
      approximated:
        'The low-income tax tables are left out, which overstates tax below about 25,000; the additional credit of 60 is indexed by us and read at income less the standard deduction; the step between the two schedules is not smoothed. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/ar/tax/income/credits/personal/amount/base.yaml; TaxSlayer, the additional personal credits of an Arkansas return of 2024',
      },
      brackets: {
        single: [
          { from: 0, rate: 0 },
          { from: 5_600, rate: 0.02 },
          { from: 11_200, rate: 0.03 },
          { from: 16_000, rate: 0.034 },
          { from: 26_400, rate: 0.039 },
        ],
        joint: [
          { from: 0, rate: 0 },
          { from: 5_600, rate: 0.02 },
          { from: 11_200, rate: 0.03 },
          { from: 16_000, rate: 0.034 },
          { from: 26_400, rate: 0.039 },
        ],
      },
      standardDeduction: { household: { single: 2_470, joint: 4_940 } },
      credit: {
        household: {
          single: {
            steps: [
              [0, 89],
              [29_470, 84],
              [29_570, 79],
              [29_670, 74],
              [29_770, 69],
              [29_870, 64],
              [29_970, 59],
              [30_070, 54],
              [30_170, 49],
              [30_270, 44],
              [30_370, 39],
              [30_470, 34],
              [30_570, 29],
            ],
          },
          joint: {
            steps: [
              [0, 178],
              [31_940, 168],
              [32_040, 158],
              [32_140, 148],
              [32_240, 138],
              [32_340, 128],
              [32_440, 118],
              [32_540, 108],
              [32_640, 98],
              [32_740, 88],
              [32_840, 78],
              [32_940, 68],
              [33_040, 58],
            ],
          },
          headOfHousehold: {
            steps: [
              [0, 118],
              [29_470, 113],
              [29_570, 108],
              [29_670, 103],
              [29_770, 98],
              [29_870, 93],
              [29_970, 88],
              [30_070, 83],
              [30_170, 78],
              [30_270, 73],
              [30_370, 68],
              [30_470, 63],
              [30_570, 58],
            ],
          },
        },
        perDependent: { single: 29, joint: 29 },
        aged: { fromAge: 65, each: { single: 29, joint: 29 } },
      },
      bracketsAbove: {
        income: 94_700,
        brackets: {
          single: [
            { from: 0, rate: 0.02 },
            { from: 4_700, rate: 0.039 },
          ],
          joint: [
            { from: 0, rate: 0.02 },
            { from: 4_700, rate: 0.039 },
          ],
        },
      },
      exclusions: [{ of: ['pension', 'ira'], fromAge: 59.5, perPerson: { single: 6_000, joint: 6_000 } }],
      gainExclusion: { share: 0.5 },
    },
    {
      year: 2026,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/ar/tax/income/rates/main/rate.yaml',
      approximated:
        'The low-income tax tables are left out, which overstates tax below about 25,000; the additional credit of 60 is indexed by us and read at income less the standard deduction; the step between the two schedules is not smoothed. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0.0001,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/ar/tax/income/credits/personal/amount/base.yaml; TaxSlayer, the additional personal credits of an Arkansas return of 2024',
      },
      brackets: {
        single: [
          { from: 0, rate: 0 },
          { from: 5_600, rate: 0.02 },
          { from: 11_200, rate: 0.03 },
          { from: 16_000, rate: 0.034 },
          { from: 26_400, rate: 0.037 },
        ],
        joint: [
          { from: 0, rate: 0 },
          { from: 5_600, rate: 0.02 },
          { from: 11_200, rate: 0.03 },
          { from: 16_000, rate: 0.034 },
          { from: 26_400, rate: 0.037 },
        ],
      },
      standardDeduction: { household: { single: 2_470, joint: 4_940 } },
      credit: {
        household: {
          single: {
            steps: [
              [0, 89],
              [30_070, 84],
              [30_170, 79],
              [30_270, 74],
              [30_370, 69],
              [30_470, 64],
              [30_570, 59],
              [30_670, 54],
              [30_770, 49],
              [30_870, 44],
              [30_970, 39],
              [31_070, 34],
              [31_170, 29],
            ],
          },
          joint: {
            steps: [
              [0, 178],
              [32_540, 168],
              [32_640, 158],
              [32_740, 148],
              [32_840, 138],
              [32_940, 128],
              [33_040, 118],
              [33_140, 108],
              [33_240, 98],
              [33_340, 88],
              [33_440, 78],
              [33_540, 68],
              [33_640, 58],
            ],
          },
          headOfHousehold: {
            steps: [
              [0, 118],
              [30_070, 113],
              [30_170, 108],
              [30_270, 103],
              [30_370, 98],
              [30_470, 93],
              [30_570, 88],
              [30_670, 83],
              [30_770, 78],
              [30_870, 73],
              [30_970, 68],
              [31_070, 63],
              [31_170, 58],
            ],
          },
        },
        perDependent: { single: 29, joint: 29 },
        aged: { fromAge: 65, each: { single: 29, joint: 29 } },
      },
      bracketsAbove: {
        income: 94_700,
        brackets: {
          single: [
            { from: 0, rate: 0.02 },
            { from: 4_700, rate: 0.037 },
          ],
          joint: [
            { from: 0, rate: 0.02 },
            { from: 4_700, rate: 0.037 },
          ],
        },
      },
      exclusions: [{ of: ['pension', 'ira'], fromAge: 59.5, perPerson: { single: 6_000, joint: 6_000 } }],
      gainExclusion: { share: 0.5 },
    },
  ],
}
