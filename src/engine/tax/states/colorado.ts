import type { StateLaw } from '../state-law.ts'

export const colorado: StateLaw = {
  code: 'CO',
  name: 'Colorado',
  years: [
    {
      year: 2025,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/co/tax/income/rate.yaml',
      approximated:
        'The refund of sales tax is that of 2025 and changes each year. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: -0.0002,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/co/tax/income/additions/federal_deductions/exemption.yaml (as of a single person)',
      },
      brackets: { single: [{ from: 0, rate: 0.044 }], joint: [{ from: 0, rate: 0.044 }] },
      federalStandardDeduction: {
        withAged: true,
        // C.R.S. §39-22-104(3)(p.5), Proposition FF.
        limit: { fromIncome: 300_000, most: { single: 12_000, joint: 16_000 } },
      },
      federalSeniorDeduction: true,
      // C.R.S. §39-22-104(3)(o) adds it back above; read for 2024, later years as generally known.
      federalBusinessDeduction: { throughIncome: { single: 500_000, joint: 1_000_000 } },
      refundableCredit: {
        household: {
          single: {
            steps: [
              [0, 19],
              [52_001, 25],
              [105_001, 29],
              [168_001, 35],
              [233_001, 37],
              [299_001, 59],
            ],
          },
          joint: {
            steps: [
              [0, 38],
              [52_001, 50],
              [105_001, 58],
              [168_001, 70],
              [233_001, 74],
              [299_001, 118],
            ],
          },
        },
      },
      socialSecurityTaxedShare: { single: 1, joint: 1 },
      socialSecurityFreeFromAge: 65,
      exclusions: [
        {
          of: ['pension', 'ira'],
          fromAge: 65,
          perPerson: { single: 24_000, joint: 24_000 },
          lessSocialSecurity: 'taxable',
        },
        {
          of: ['pension', 'ira', 'socialSecurity'],
          fromAge: 55,
          untilAge: 65,
          perPerson: { single: 20_000, joint: 20_000 },
        },
      ],
    },
    {
      year: 2026,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/co/tax/income/rate.yaml',
      approximated:
        'The refund of sales tax is that of 2025 and changes each year. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: -0.0001,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/co/tax/income/additions/federal_deductions/exemption.yaml (as of a single person)',
      },
      brackets: { single: [{ from: 0, rate: 0.044 }], joint: [{ from: 0, rate: 0.044 }] },
      federalStandardDeduction: {
        withAged: true,
        // C.R.S. §39-22-104(3)(p.5), Proposition MM.
        limit: { fromIncome: 300_000, most: { single: 1_000, joint: 2_000 } },
      },
      federalSeniorDeduction: true,
      // C.R.S. §39-22-104(3)(o) adds it back above; read for 2024, later years as generally known.
      federalBusinessDeduction: { throughIncome: { single: 500_000, joint: 1_000_000 } },
      refundableCredit: {
        household: {
          single: {
            steps: [
              [0, 19],
              [52_001, 25],
              [105_001, 29],
              [168_001, 35],
              [233_001, 37],
              [299_001, 59],
            ],
          },
          joint: {
            steps: [
              [0, 38],
              [52_001, 50],
              [105_001, 58],
              [168_001, 70],
              [233_001, 74],
              [299_001, 118],
            ],
          },
        },
      },
      socialSecurityTaxedShare: { single: 1, joint: 1 },
      socialSecurityFreeFromAge: 65,
      exclusions: [
        {
          of: ['pension', 'ira'],
          fromAge: 65,
          perPerson: { single: 24_000, joint: 24_000 },
          lessSocialSecurity: 'taxable',
        },
        {
          of: ['pension', 'ira', 'socialSecurity'],
          fromAge: 55,
          untilAge: 65,
          perPerson: { single: 20_000, joint: 20_000 },
        },
      ],
    },
  ],
}
