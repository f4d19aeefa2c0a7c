import type { StateLaw } from '../state-law.ts'

export const montana: StateLaw = {
  code: 'MT',
  name: 'Montana',
  years: [
    {
      year: 2025,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/mt/tax/income/main/single.yaml; parameters/gov/states/mt/tax/income/main/joint.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/mt/tax/income/main/head_of_household.yaml; Mont. Code Ann. §15-30-2103',
        approximated: 'Their table is that of 2024, which overstates tax by less than 15.',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.047 },
          { from: 21_100, rate: 0.059 },
        ],
        joint: [
          { from: 0, rate: 0.047 },
          { from: 42_200, rate: 0.059 },
        ],
        headOfHousehold: [
          { from: 0, rate: 0.047 },
          { from: 30_750, rate: 0.059 },
        ],
      },
      exemption: { aged: { fromAge: 65, each: { single: 5_500, joint: 5_500 } } },
      federalStandardDeduction: { withAged: true },
      federalSeniorDeduction: true,
      gainBrackets: {
        single: [
          { from: 0, rate: 0.03 },
          { from: 21_100, rate: 0.041 },
        ],
        joint: [
          { from: 0, rate: 0.03 },
          { from: 42_200, rate: 0.041 },
        ],
        headOfHousehold: [
          { from: 0, rate: 0.03 },
          { from: 30_750, rate: 0.041 },
        ],
      },
      socialSecurityTaxedShare: { single: 1, joint: 1 },
      earnedIncomeCreditShare: 0.1,
    },
    {
      year: 2026,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/mt/tax/income/main/single.yaml; parameters/gov/states/mt/tax/income/main/joint.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/mt/tax/income/main/head_of_household.yaml; Mont. Code Ann. §15-30-2103',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.047 },
          { from: 47_500, rate: 0.0565 },
        ],
        joint: [
          { from: 0, rate: 0.047 },
          { from: 95_000, rate: 0.0565 },
        ],
        headOfHousehold: [
          { from: 0, rate: 0.047 },
          { from: 71_250, rate: 0.0565 },
        ],
      },
      exemption: { aged: { fromAge: 65, each: { single: 5_500, joint: 5_500 } } },
      federalStandardDeduction: { withAged: true },
      federalSeniorDeduction: true,
      gainBrackets: {
        single: [
          { from: 0, rate: 0.03 },
          { from: 47_500, rate: 0.041 },
        ],
        joint: [
          { from: 0, rate: 0.03 },
          { from: 95_000, rate: 0.041 },
        ],
        headOfHousehold: [
          { from: 0, rate: 0.03 },
          { from: 71_250, rate: 0.041 },
        ],
      },
      socialSecurityTaxedShare: { single: 1, joint: 1 },
      earnedIncomeCreditShare: 0.2,
    },
  ],
}
