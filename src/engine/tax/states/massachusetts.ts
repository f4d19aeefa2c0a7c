import type { StateLaw } from '../state-law.ts'

export const massachusetts: StateLaw = {
  code: 'MA',
  name: 'Massachusetts',
  years: [
    {
      year: 2025,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/ma/tax/income/rates/part_b.yaml',
      approximated:
        'Short-term gains at 8.5% and collectibles at 12% are not modelled, which understates tax. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/ma/tax/income/exemptions/personal.yaml, exempt_status/limit/base.yaml',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.05 },
          { from: 1_083_150, rate: 0.09 },
        ],
        joint: [
          { from: 0, rate: 0.05 },
          { from: 1_083_150, rate: 0.09 },
        ],
      },
      exemption: {
        household: { single: 4_400, joint: 8_800, headOfHousehold: 6_800 },
        perDependent: { single: 1_000, joint: 1_000 },
        aged: { fromAge: 65, each: { single: 700, joint: 700 } },
      },
      payrollTaxDeduction: 2_000,
      refundableCredit: { perDependent: { single: 440, joint: 440 }, dependentUnderAge: 13 },
      noTaxThrough: { single: 8_000, joint: 16_400, headOfHousehold: 14_400 },
      earnedIncomeCreditShare: 0.4,
    },
    {
      year: 2026,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/ma/tax/income/rates/part_b.yaml',
      approximated:
        'Short-term gains at 8.5% and collectibles at 12% are not modelled, which understates tax. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/ma/tax/income/exemptions/personal.yaml, exempt_status/limit/base.yaml',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.05 },
          { from: 1_083_150, rate: 0.09 },
        ],
        joint: [
          { from: 0, rate: 0.05 },
          { from: 1_083_150, rate: 0.09 },
        ],
      },
      exemption: {
        household: { single: 4_400, joint: 8_800, headOfHousehold: 6_800 },
        perDependent: { single: 1_000, joint: 1_000 },
        aged: { fromAge: 65, each: { single: 700, joint: 700 } },
      },
      payrollTaxDeduction: 2_000,
      refundableCredit: { perDependent: { single: 440, joint: 440 }, dependentUnderAge: 13 },
      noTaxThrough: { single: 8_000, joint: 16_400, headOfHousehold: 14_400 },
      earnedIncomeCreditShare: 0.4,
    },
  ],
}
