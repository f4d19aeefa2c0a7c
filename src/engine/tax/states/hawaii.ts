import type { PersonalAmounts, StateLaw } from '../state-law.ts'

/** The food and excise tax credit for each of the household, by income: HRS §235-55.85; Form N-311. */
const foodCredit: PersonalAmounts = {
  household: {
    single: {
      steps: [
        [0, 220],
        [15_000, 200],
        [20_000, 170],
        [25_000, 140],
        [30_000, 110],
        [40_000, 0],
      ],
    },
    joint: {
      steps: [
        [0, 440],
        [15_000, 400],
        [20_000, 340],
        [25_000, 280],
        [30_000, 220],
        [40_000, 180],
        [50_000, 140],
        [60_000, 0],
      ],
    },
  },
  perDependent: {
    single: {
      steps: [
        [0, 220],
        [15_000, 200],
        [20_000, 170],
        [25_000, 140],
        [30_000, 110],
        [40_000, 0],
      ],
    },
    joint: {
      steps: [
        [0, 220],
        [15_000, 200],
        [20_000, 170],
        [25_000, 140],
        [30_000, 110],
        [40_000, 90],
        [50_000, 70],
        [60_000, 0],
      ],
    },
  },
}

export const hawaii: StateLaw = {
  code: 'HI',
  name: 'Hawaii',
  years: [
    {
      year: 2025,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/hi/tax/income/rates/single.yaml; parameters/gov/states/hi/tax/income/rates/joint.yaml',
      approximated:
        'The renters credit is left out, which overstates tax at low income. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0.0062,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/hi/tax/income/deductions/standard/amount.yaml; Act 46 of 2024 (taxcuthawaii.org, New Hawaii Tax Brackets)',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.014 },
          { from: 9_600, rate: 0.032 },
          { from: 14_400, rate: 0.055 },
          { from: 19_200, rate: 0.064 },
          { from: 24_000, rate: 0.068 },
          { from: 36_000, rate: 0.072 },
          { from: 48_000, rate: 0.076 },
          { from: 125_000, rate: 0.079 },
          { from: 175_000, rate: 0.0825 },
          { from: 225_000, rate: 0.09 },
          { from: 275_000, rate: 0.1 },
          { from: 325_000, rate: 0.11 },
        ],
        joint: [
          { from: 0, rate: 0.014 },
          { from: 19_200, rate: 0.032 },
          { from: 28_800, rate: 0.055 },
          { from: 38_400, rate: 0.064 },
          { from: 48_000, rate: 0.068 },
          { from: 72_000, rate: 0.072 },
          { from: 96_000, rate: 0.076 },
          { from: 250_000, rate: 0.079 },
          { from: 350_000, rate: 0.0825 },
          { from: 450_000, rate: 0.09 },
          { from: 550_000, rate: 0.1 },
          { from: 650_000, rate: 0.11 },
        ],
        headOfHousehold: [
          { from: 0, rate: 0.014 },
          { from: 14_400, rate: 0.032 },
          { from: 21_600, rate: 0.055 },
          { from: 28_800, rate: 0.064 },
          { from: 36_000, rate: 0.068 },
          { from: 54_000, rate: 0.072 },
          { from: 72_000, rate: 0.076 },
          { from: 187_500, rate: 0.079 },
          { from: 262_500, rate: 0.0825 },
          { from: 337_500, rate: 0.09 },
          { from: 412_500, rate: 0.1 },
          { from: 487_500, rate: 0.11 },
        ],
      },
      standardDeduction: { household: { single: 4_400, joint: 8_800, headOfHousehold: 6_424 } },
      exemption: {
        household: { single: 1_144, joint: 2_288 },
        perDependent: { single: 1_144, joint: 1_144 },
        aged: { fromAge: 65, each: { single: 1_144, joint: 1_144 } },
      },
      exclusions: [{ of: ['pension'], fromAge: 0 }],
      gainRateMaximum: 0.0725,
      refundableCredit: foodCredit,
    },
    {
      year: 2026,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/hi/tax/income/rates/single.yaml; parameters/gov/states/hi/tax/income/rates/joint.yaml',
      approximated:
        'The renters credit is left out, which overstates tax at low income. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0.0051,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/hi/tax/income/deductions/standard/amount.yaml; Act 46 of 2024 (taxcuthawaii.org, New Hawaii Tax Brackets)',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.014 },
          { from: 9_600, rate: 0.032 },
          { from: 14_400, rate: 0.055 },
          { from: 19_200, rate: 0.064 },
          { from: 24_000, rate: 0.068 },
          { from: 36_000, rate: 0.072 },
          { from: 48_000, rate: 0.076 },
          { from: 125_000, rate: 0.079 },
          { from: 175_000, rate: 0.0825 },
          { from: 225_000, rate: 0.09 },
          { from: 275_000, rate: 0.1 },
          { from: 325_000, rate: 0.11 },
        ],
        joint: [
          { from: 0, rate: 0.014 },
          { from: 19_200, rate: 0.032 },
          { from: 28_800, rate: 0.055 },
          { from: 38_400, rate: 0.064 },
          { from: 48_000, rate: 0.068 },
          { from: 72_000, rate: 0.072 },
          { from: 96_000, rate: 0.076 },
          { from: 250_000, rate: 0.079 },
          { from: 350_000, rate: 0.0825 },
          { from: 450_000, rate: 0.09 },
          { from: 550_000, rate: 0.1 },
          { from: 650_000, rate: 0.11 },
        ],
        headOfHousehold: [
          { from: 0, rate: 0.014 },
          { from: 14_400, rate: 0.032 },
          { from: 21_600, rate: 0.055 },
          { from: 28_800, rate: 0.064 },
          { from: 36_000, rate: 0.068 },
          { from: 54_000, rate: 0.072 },
          { from: 72_000, rate: 0.076 },
          { from: 187_500, rate: 0.079 },
          { from: 262_500, rate: 0.0825 },
          { from: 337_500, rate: 0.09 },
          { from: 412_500, rate: 0.1 },
          { from: 487_500, rate: 0.11 },
        ],
      },
      standardDeduction: { household: { single: 8_000, joint: 16_000, headOfHousehold: 12_000 } },
      exemption: {
        household: { single: 1_144, joint: 2_288 },
        perDependent: { single: 1_144, joint: 1_144 },
        aged: { fromAge: 65, each: { single: 1_144, joint: 1_144 } },
      },
      exclusions: [{ of: ['pension'], fromAge: 0 }],
      gainRateMaximum: 0.0725,
      refundableCredit: foodCredit,
    },
  ],
}
