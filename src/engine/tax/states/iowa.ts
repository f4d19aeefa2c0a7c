import type { StateLaw } from '../state-law.ts'

export const iowa: StateLaw = {
  code: 'IA',
  name: 'Iowa',
  years: [
    {
      year: 2025,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/ia/tax/income/rates/by_filing_status/other.yaml; parameters/gov/states/ia/tax/income/rates/by_filing_status/joint.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source: 'Iowa Admin. Code r. 701-304.3(4); Iowa Department of Revenue, Exemption Credits',
      },
      brackets: { single: [{ from: 0, rate: 0.038 }], joint: [{ from: 0, rate: 0.038 }] },
      credit: {
        household: { single: 40, joint: 80, headOfHousehold: 'as joint' },
        perDependent: { single: 40, joint: 40 },
        aged: { fromAge: 65, each: { single: 20, joint: 20 } },
      },
      federalStandardDeduction: { withAged: true },
      federalSeniorDeduction: true,
      exclusions: [{ of: ['pension', 'ira'], fromAge: 55 }],
      earnedIncomeCreditShare: 0.15,
    },
    {
      year: 2026,
      source:
        'policyengine-us 8914f89da054, parameters/gov/states/ia/tax/income/rates/by_filing_status/other.yaml; parameters/gov/states/ia/tax/income/rates/by_filing_status/joint.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source: 'Iowa Admin. Code r. 701-304.3(4); Iowa Department of Revenue, Exemption Credits',
      },
      brackets: { single: [{ from: 0, rate: 0.038 }], joint: [{ from: 0, rate: 0.038 }] },
      credit: {
        household: { single: 40, joint: 80, headOfHousehold: 'as joint' },
        perDependent: { single: 40, joint: 40 },
        aged: { fromAge: 65, each: { single: 20, joint: 20 } },
      },
      federalStandardDeduction: { withAged: true },
      federalSeniorDeduction: true,
      exclusions: [{ of: ['pension', 'ira'], fromAge: 55 }],
      earnedIncomeCreditShare: 0.15,
    },
  ],
}
