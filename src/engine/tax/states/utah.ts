import type { StateLaw } from '../state-law.ts'

export const utah: StateLaw = {
  code: 'UT',
  name: 'Utah',
  years: [
    {
      year: 2025,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/ut/tax/income/rate.yaml',
      approximated:
        'Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/ut/tax/income/credits/taxpayer/phase_out/threshold.yaml, one and a half times that of a single person',
      },
      brackets: { single: [{ from: 0, rate: 0.045 }], joint: [{ from: 0, rate: 0.045 }] },
      socialSecurityTaxedShare: { single: 1, joint: 1 },
      deductionCredit: {
        rate: 0.06,
        perDependent: 2_111,
        phaseOutRate: 0.013,
        phaseOutStart: { single: 18_213, joint: 36_426, headOfHousehold: 27_320 },
      },
      socialSecurityCredit: { phaseOutRate: 0.025, phaseOutStart: { single: 54_000, joint: 90_000 } },
    },
    {
      year: 2026,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/ut/tax/income/rate.yaml',
      approximated:
        'The figures of 2026 are those of 2025 indexed by 2.3%, the state having published none that we read; tax may be off by about 1% either way. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source:
          'policyengine-us gov/states/ut/tax/income/credits/taxpayer/phase_out/threshold.yaml, one and a half times that of a single person',
      },
      brackets: { single: [{ from: 0, rate: 0.0445 }], joint: [{ from: 0, rate: 0.0445 }] },
      socialSecurityTaxedShare: { single: 1, joint: 1 },
      deductionCredit: {
        rate: 0.06,
        perDependent: 2_160,
        phaseOutRate: 0.013,
        phaseOutStart: { single: 18_625, joint: 37_250, headOfHousehold: 27_938 },
      },
      socialSecurityCredit: { phaseOutRate: 0.025, phaseOutStart: { single: 54_000, joint: 90_000 } },
    },
  ],
}
