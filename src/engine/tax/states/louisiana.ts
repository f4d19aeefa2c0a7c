import type { StateLaw } from '../state-law.ts'

export const louisiana: StateLaw = {
  code: 'LA',
  name: 'Louisiana',
  years: [
    {
      year: 2025,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/la/tax/income/main/flat/rate.yaml',
      approximated:
        'IRA withdrawals are not counted as retirement income, which may overstate their tax. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: { source: 'policyengine-us gov/states/la/tax/income/deductions/standard/amount.yaml' },
      brackets: { single: [{ from: 0, rate: 0.03 }], joint: [{ from: 0, rate: 0.03 }] },
      standardDeduction: { household: { single: 12_500, joint: 25_000, headOfHousehold: 'as joint' } },
      exclusions: [{ of: ['pension'], fromAge: 65, perPerson: { single: 12_000, joint: 12_000 } }],
      earnedIncomeCreditShare: 0.05,
    },
    {
      year: 2026,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/la/tax/income/main/flat/rate.yaml',
      approximated:
        'IRA withdrawals are not counted as retirement income, which may overstate their tax. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: { source: 'policyengine-us gov/states/la/tax/income/deductions/standard/amount.yaml' },
      brackets: { single: [{ from: 0, rate: 0.03 }], joint: [{ from: 0, rate: 0.03 }] },
      standardDeduction: { household: { single: 12_835, joint: 25_670, headOfHousehold: 'as joint' } },
      exclusions: [{ of: ['pension'], fromAge: 65, perPerson: { single: 12_000, joint: 12_000 } }],
      earnedIncomeCreditShare: 0.05,
    },
  ],
}
