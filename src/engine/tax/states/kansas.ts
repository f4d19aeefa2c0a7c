import type { StateLaw } from '../state-law.ts'

export const kansas: StateLaw = {
  code: 'KS',
  name: 'Kansas',
  years: [
    {
      year: 2025,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/ks/tax/income/rates/other.yaml; parameters/gov/states/ks/tax/income/rates/joint.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/ks/tax/income/exemptions/by_filing_status; K.S.A. 79-32,119(c)(2)',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.052 },
          { from: 23_001, rate: 0.0558 },
        ],
        joint: [
          { from: 0, rate: 0.052 },
          { from: 46_001, rate: 0.0558 },
        ],
      },
      standardDeduction: {
        household: { single: 3_605, joint: 8_240, headOfHousehold: 6_180 },
        aged: { fromAge: 65, each: { single: 850, joint: 700 } },
      },
      exemption: {
        household: { single: 9_160, joint: 18_320, headOfHousehold: 11_480 },
        perDependent: { single: 2_320, joint: 2_320 },
      },
      earnedIncomeCreditShare: 0.17,
    },
    {
      year: 2026,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/ks/tax/income/rates/other.yaml; parameters/gov/states/ks/tax/income/rates/joint.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/ks/tax/income/exemptions/by_filing_status; K.S.A. 79-32,119(c)(2)',
      },
      brackets: {
        single: [
          { from: 0, rate: 0.052 },
          { from: 23_001, rate: 0.0558 },
        ],
        joint: [
          { from: 0, rate: 0.052 },
          { from: 46_001, rate: 0.0558 },
        ],
      },
      standardDeduction: {
        household: { single: 3_605, joint: 8_240, headOfHousehold: 6_180 },
        aged: { fromAge: 65, each: { single: 850, joint: 700 } },
      },
      exemption: {
        household: { single: 9_160, joint: 18_320, headOfHousehold: 11_480 },
        perDependent: { single: 2_320, joint: 2_320 },
      },
      earnedIncomeCreditShare: 0.17,
    },
  ],
}
