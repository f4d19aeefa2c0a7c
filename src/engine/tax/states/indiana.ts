import type { StateLaw } from '../state-law.ts'

export const indiana: StateLaw = {
  code: 'IN',
  name: 'Indiana',
  years: [
    {
      year: 2025,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/in/tax/income/agi_rate.yaml',
      approximated:
        'County income taxes are left out, which understates tax by about 1 to 3% of income. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/in/tax/income/exemptions/base/amount.yaml (as of a single person)',
      },
      brackets: { single: [{ from: 0, rate: 0.03 }], joint: [{ from: 0, rate: 0.03 }] },
      exemption: {
        household: { single: 1_000, joint: 2_000 },
        perDependent: { single: 2_500, joint: 2_500 },
        aged: {
          fromAge: 65,
          each: {
            single: {
              steps: [
                [0, 1_500],
                [40_001, 1_000],
              ],
            },
            joint: {
              steps: [
                [0, 1_500],
                [40_001, 1_000],
              ],
            },
          },
        },
      },
      earnedIncomeCreditShare: 0.1,
    },
    {
      year: 2026,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/in/tax/income/agi_rate.yaml',
      approximated:
        'County income taxes are left out, which understates tax by about 1 to 3% of income. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/in/tax/income/exemptions/base/amount.yaml (as of a single person)',
      },
      brackets: { single: [{ from: 0, rate: 0.0295 }], joint: [{ from: 0, rate: 0.0295 }] },
      exemption: {
        household: { single: 1_000, joint: 2_000 },
        perDependent: { single: 2_500, joint: 2_500 },
        aged: {
          fromAge: 65,
          each: {
            single: {
              steps: [
                [0, 1_500],
                [40_001, 1_000],
              ],
            },
            joint: {
              steps: [
                [0, 1_500],
                [40_001, 1_000],
              ],
            },
          },
        },
      },
      earnedIncomeCreditShare: 0.1,
    },
  ],
}
