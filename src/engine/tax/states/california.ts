import type { StateLaw } from '../state-law.ts'

export const california: StateLaw = {
  code: 'CA',
  name: 'California',
  years: [
    {
      year: 2025,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/ca/tax/income/rates/single.yaml; parameters/gov/states/ca/tax/income/rates/joint.yaml',
      approximated:
        'The state earned income and young child credits and the loss of exemption credits above about 250,000 are left out. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0.0029,
      headOfHousehold: {
        source:
          'policyengine-us (MaxGhenis 9d247513a164) gov/states/ca/tax/income/rates/head_of_household.yaml; policyengine-us gov/states/ca/tax/income/deductions/standard/amount.yaml, exemptions/personal_scale.yaml',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.01 },
          { from: 11_079, rate: 0.02 },
          { from: 26_264, rate: 0.04 },
          { from: 41_452, rate: 0.06 },
          { from: 57_542, rate: 0.08 },
          { from: 72_724, rate: 0.093 },
          { from: 371_479, rate: 0.103 },
          { from: 445_771, rate: 0.113 },
          { from: 742_953, rate: 0.123 },
          { from: 1_000_000, rate: 0.133 },
        ],
        joint: [
          { from: 0, rate: 0.01 },
          { from: 22_158, rate: 0.02 },
          { from: 52_528, rate: 0.04 },
          { from: 82_904, rate: 0.06 },
          { from: 115_084, rate: 0.08 },
          { from: 145_448, rate: 0.093 },
          { from: 742_958, rate: 0.103 },
          { from: 891_542, rate: 0.113 },
          { from: 1_000_000, rate: 0.123 },
          { from: 1_485_906, rate: 0.133 },
        ],
        headOfHousehold: [
          { from: 0, rate: 0.01 },
          { from: 22_173, rate: 0.02 },
          { from: 52_530, rate: 0.04 },
          { from: 67_716, rate: 0.06 },
          { from: 83_805, rate: 0.08 },
          { from: 98_990, rate: 0.093 },
          { from: 505_208, rate: 0.103 },
          { from: 606_251, rate: 0.113 },
          { from: 1_000_000, rate: 0.123 },
          { from: 1_010_417, rate: 0.133 },
        ],
      },
      standardDeduction: { household: { single: 5_706, joint: 11_412, headOfHousehold: 'as joint' } },
      credit: {
        household: { single: 153, joint: 306 },
        perDependent: { single: 475, joint: 475 },
        aged: { fromAge: 65, each: { single: 153, joint: 153 } },
      },
    },
    {
      year: 2026,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/ca/tax/income/rates/single.yaml; parameters/gov/states/ca/tax/income/rates/joint.yaml',
      approximated:
        'The figures of 2026 are those of 2025 indexed by 2.3%, the state having published none that we read; tax may be off by about 1% either way. The state earned income and young child credits and the loss of exemption credits above about 250,000 are left out. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0.003,
      headOfHousehold: {
        source:
          'policyengine-us (MaxGhenis 9d247513a164) gov/states/ca/tax/income/rates/head_of_household.yaml; policyengine-us gov/states/ca/tax/income/deductions/standard/amount.yaml, exemptions/personal_scale.yaml',
        approximated: 'Their table, unlike the others, is the published one of 2026.',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.01 },
          { from: 11_334, rate: 0.02 },
          { from: 26_868, rate: 0.04 },
          { from: 42_405, rate: 0.06 },
          { from: 58_865, rate: 0.08 },
          { from: 74_397, rate: 0.093 },
          { from: 380_023, rate: 0.103 },
          { from: 456_024, rate: 0.113 },
          { from: 760_041, rate: 0.123 },
          { from: 1_000_000, rate: 0.133 },
        ],
        joint: [
          { from: 0, rate: 0.01 },
          { from: 22_668, rate: 0.02 },
          { from: 53_736, rate: 0.04 },
          { from: 84_811, rate: 0.06 },
          { from: 117_731, rate: 0.08 },
          { from: 148_793, rate: 0.093 },
          { from: 760_046, rate: 0.103 },
          { from: 912_047, rate: 0.113 },
          { from: 1_000_000, rate: 0.123 },
          { from: 1_520_082, rate: 0.133 },
        ],
        headOfHousehold: [
          { from: 0, rate: 0.01 },
          { from: 22_927, rate: 0.02 },
          { from: 54_316, rate: 0.04 },
          { from: 70_018, rate: 0.06 },
          { from: 86_654, rate: 0.08 },
          { from: 102_356, rate: 0.093 },
          { from: 522_385, rate: 0.103 },
          { from: 626_864, rate: 0.113 },
          { from: 1_000_000, rate: 0.123 },
          { from: 1_044_771, rate: 0.133 },
        ],
      },
      standardDeduction: { household: { single: 5_837, joint: 11_674, headOfHousehold: 'as joint' } },
      credit: {
        household: { single: 157, joint: 313 },
        perDependent: { single: 486, joint: 486 },
        aged: { fromAge: 65, each: { single: 157, joint: 157 } },
      },
    },
  ],
}
