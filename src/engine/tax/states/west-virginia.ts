import type { StateLaw } from '../state-law.ts'

export const westVirginia: StateLaw = {
  code: 'WV',
  name: 'West Virginia',
  years: [
    {
      year: 2025,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/wv/tax/income/rates/single.yaml; parameters/gov/states/wv/tax/income/rates/joint.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source: 'policyengine-us gov/states/wv/tax/income/rates/head.yaml (as of a single person)',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.0222 },
          { from: 10_000, rate: 0.0296 },
          { from: 25_000, rate: 0.0333 },
          { from: 40_000, rate: 0.0444 },
          { from: 60_000, rate: 0.0482 },
        ],
        joint: [
          { from: 0, rate: 0.0222 },
          { from: 10_000, rate: 0.0296 },
          { from: 25_000, rate: 0.0333 },
          { from: 40_000, rate: 0.0444 },
          { from: 60_000, rate: 0.0482 },
        ],
      },
      exemption: {
        household: { single: 2_000, joint: 4_000 },
        perDependent: { single: 2_000, joint: 2_000 },
      },
      socialSecurityTaxedShare: {
        single: {
          steps: [
            [0, 0],
            [50_001, 0.35],
          ],
        },
        joint: {
          steps: [
            [0, 0],
            [100_001, 0.35],
          ],
        },
      },
      exclusions: [
        {
          of: ['pension', 'ira', 'interest', 'dividends', 'gains', 'socialSecurity'],
          fromAge: 65,
          perPerson: { single: 8_000, joint: 8_000 },
          lessSocialSecurity: 'taxable',
        },
      ],
    },
    {
      year: 2026,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/wv/tax/income/rates/single.yaml; parameters/gov/states/wv/tax/income/rates/joint.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source: 'policyengine-us gov/states/wv/tax/income/rates/head.yaml (as of a single person)',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.0211 },
          { from: 10_000, rate: 0.0281 },
          { from: 25_000, rate: 0.0316 },
          { from: 40_000, rate: 0.0422 },
          { from: 60_000, rate: 0.0458 },
        ],
        joint: [
          { from: 0, rate: 0.0211 },
          { from: 10_000, rate: 0.0281 },
          { from: 25_000, rate: 0.0316 },
          { from: 40_000, rate: 0.0422 },
          { from: 60_000, rate: 0.0458 },
        ],
      },
      exemption: {
        household: { single: 2_000, joint: 4_000 },
        perDependent: { single: 2_000, joint: 2_000 },
      },
      exclusions: [
        {
          of: ['pension', 'ira', 'interest', 'dividends', 'gains', 'socialSecurity'],
          fromAge: 65,
          perPerson: { single: 8_000, joint: 8_000 },
          lessSocialSecurity: 'taxable',
        },
      ],
    },
  ],
}
