import type { StateLaw } from '../state-law.ts'

export const minnesota: StateLaw = {
  code: 'MN',
  name: 'Minnesota',
  years: [
    {
      year: 2025,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/mn/tax/income/rates/single.yaml; parameters/gov/states/mn/tax/income/rates/joint.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/mn/tax/income/deductions/standard/reduction/agi_threshold/low.yaml; Minnesota Department of Revenue, releases of December 16, 2024 and December 16, 2025',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.0535 },
          { from: 32_570, rate: 0.068 },
          { from: 106_990, rate: 0.0785 },
          { from: 198_630, rate: 0.0985 },
        ],
        joint: [
          { from: 0, rate: 0.0535 },
          { from: 47_620, rate: 0.068 },
          { from: 189_180, rate: 0.0785 },
          { from: 330_410, rate: 0.0985 },
        ],
        headOfHousehold: [
          { from: 0, rate: 0.0535 },
          { from: 40_100, rate: 0.068 },
          { from: 161_130, rate: 0.0785 },
          { from: 264_050, rate: 0.0985 },
        ],
      },
      standardDeduction: {
        // Above the first income 3% of the excess is lost, above the second 10%, until a fifth is left: Minn. Stat. §290.0123, subd. 5.
        household: {
          single: {
            line: [
              [238_950, 14_950],
              [330_300, 12_209.5],
              [422_495, 2_990],
            ],
          },
          joint: {
            line: [
              [238_950, 29_900],
              [330_300, 27_159.5],
              [542_095, 5_980],
            ],
          },
          headOfHousehold: {
            line: [
              [238_950, 22_500],
              [330_300, 19759.5],
              [482_895, 4_500],
            ],
          },
        },
        aged: { fromAge: 65, each: { single: 2_000, joint: 1_600 } },
      },
      exemption: { perDependent: { single: 5_200, joint: 5_200 } },
      socialSecurityTaxedShare: {
        single: {
          steps: [
            [0, 0],
            [84_491, 0.1],
            [88_491, 0.2],
            [92_491, 0.3],
            [96_491, 0.4],
            [100_491, 0.5],
            [104_491, 0.6],
            [108_491, 0.7],
            [112_491, 0.8],
            [116_491, 0.9],
            [120_491, 1],
          ],
        },
        joint: {
          steps: [
            [0, 0],
            [108_321, 0.1],
            [112_321, 0.2],
            [116_321, 0.3],
            [120_321, 0.4],
            [124_321, 0.5],
            [128_321, 0.6],
            [132_321, 0.7],
            [136_321, 0.8],
            [140_321, 0.9],
            [144_321, 1],
          ],
        },
      },
      workingFamilyCredit: {
        rate: 0.04,
        maximumEarnings: 9_480,
        perChild: 1_750,
        childUnderAge: 18,
        phaseOutRate: 0.12,
        phaseOutStart: { single: 31_090, joint: 36_880 },
      },
    },
    {
      year: 2026,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/mn/tax/income/rates/single.yaml; parameters/gov/states/mn/tax/income/rates/joint.yaml',
      approximated:
        'The figures of 2026 are those of 2025 indexed by 2.3%, the state having published none that we read; tax may be off by about 1% either way. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: -0.0007,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/mn/tax/income/deductions/standard/reduction/agi_threshold/low.yaml; Minnesota Department of Revenue, releases of December 16, 2024 and December 16, 2025',
        approximated: 'Their table and deduction, unlike the others, are the published ones of 2026.',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.0535 },
          { from: 33_319, rate: 0.068 },
          { from: 109_451, rate: 0.0785 },
          { from: 203_198, rate: 0.0985 },
        ],
        joint: [
          { from: 0, rate: 0.0535 },
          { from: 48_715, rate: 0.068 },
          { from: 193_531, rate: 0.0785 },
          { from: 338_009, rate: 0.0985 },
        ],
        headOfHousehold: [
          { from: 0, rate: 0.0535 },
          { from: 41_010, rate: 0.068 },
          { from: 164_800, rate: 0.0785 },
          { from: 270_060, rate: 0.0985 },
        ],
      },
      standardDeduction: {
        household: {
          single: {
            line: [
              [244_400, 15_294],
              [337_800, 12_492],
              [432_132, 3_058.8],
            ],
          },
          joint: {
            line: [
              [244_400, 30_588],
              [337_800, 27_786],
              [554_484, 6_117.6],
            ],
          },
          headOfHousehold: {
            line: [
              [244_400, 23_000],
              [337_800, 20_198],
              [493_780, 4_600],
            ],
          },
        },
        aged: { fromAge: 65, each: { single: 2_050, joint: 1_650 } },
      },
      exemption: { perDependent: { single: 5_320, joint: 5_320 } },
      socialSecurityTaxedShare: {
        single: {
          steps: [
            [0, 0],
            [86_434, 0.1],
            [90_434, 0.2],
            [94_434, 0.3],
            [98_434, 0.4],
            [102_434, 0.5],
            [106_434, 0.6],
            [110_434, 0.7],
            [114_434, 0.8],
            [118_434, 0.9],
            [122_434, 1],
          ],
        },
        joint: {
          steps: [
            [0, 0],
            [110_812, 0.1],
            [114_812, 0.2],
            [118_812, 0.3],
            [122_812, 0.4],
            [126_812, 0.5],
            [130_812, 0.6],
            [134_812, 0.7],
            [138_812, 0.8],
            [142_812, 0.9],
            [146_812, 1],
          ],
        },
      },
      workingFamilyCredit: {
        rate: 0.04,
        maximumEarnings: 9_698,
        perChild: 1_750,
        childUnderAge: 18,
        phaseOutRate: 0.12,
        phaseOutStart: { single: 31_805, joint: 37_728 },
      },
    },
  ],
}
