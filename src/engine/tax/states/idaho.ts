import type { StateLaw } from '../state-law.ts'

export const idaho: StateLaw = {
  code: 'ID',
  name: 'Idaho',
  years: [
    {
      year: 2025,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/id/tax/income/main/single.yaml; parameters/gov/states/id/tax/income/main/joint.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/id/tax/income/main/head_of_household.yaml; Idaho Code §63-3024(2)(b)',
      },
      brackets: {
        single: [
          { from: 0, rate: 0 },
          { from: 4_811, rate: 0.053 },
        ],
        joint: [
          { from: 0, rate: 0 },
          { from: 9_622, rate: 0.053 },
        ],
        headOfHousehold: 'as joint',
      },
      federalStandardDeduction: { withAged: true },
      federalSeniorDeduction: true,
      refundableCredit: { household: { single: 155, joint: 310 }, perDependent: { single: 155, joint: 155 } },
      credit: { perDependent: { single: 205, joint: 205 }, dependentUnderAge: 17 },
    },
    {
      year: 2026,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/id/tax/income/main/single.yaml; parameters/gov/states/id/tax/income/main/joint.yaml',
      approximated:
        'The figures of 2026 are those of 2025 indexed by 2.3%, the state having published none that we read; tax may be off by about 1% either way. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/id/tax/income/main/head_of_household.yaml; Idaho Code §63-3024(2)(b)',
      },
      brackets: {
        single: [
          { from: 0, rate: 0 },
          { from: 4_922, rate: 0.053 },
        ],
        joint: [
          { from: 0, rate: 0 },
          { from: 9_843, rate: 0.053 },
        ],
        headOfHousehold: 'as joint',
      },
      federalStandardDeduction: { withAged: true },
      federalSeniorDeduction: true,
      refundableCredit: { household: { single: 155, joint: 310 }, perDependent: { single: 155, joint: 155 } },
    },
  ],
}
