import type { StateLaw } from '../state-law.ts'

export const kentucky: StateLaw = {
  code: 'KY',
  name: 'Kentucky',
  years: [
    {
      year: 2025,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/ky/tax/income/rate.yaml',
      approximated:
        'The family size credit stands for one person, or two on a joint return, and ends at the poverty line instead of fading out above it; this overstates tax just above it and of larger families. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0,
      headOfHousehold: {
        source: 'policyengine-us gov/states/ky/tax/income/credits/family_size/rate.yaml; KRS 141.066(1)(e)',
        approximated:
          'They count as a family of two, as with one child: tax on little income is overstated with more children, and understated where whom they support is no child.',
      },
      brackets: { single: [{ from: 0, rate: 0.04 }], joint: [{ from: 0, rate: 0.04 }] },
      standardDeduction: { household: { single: 3_270, joint: 3_270 } },
      credit: { aged: { fromAge: 65, each: { single: 40, joint: 40 } } },
      exclusions: [{ of: ['pension', 'ira'], fromAge: 0, perPerson: { single: 31_110, joint: 31_110 } }],
      noTaxThrough: { single: 15_650, joint: 21_150, headOfHousehold: 'as joint' },
    },
    {
      year: 2026,
      source: 'policyengine-us 8914f89da054, parameters/gov/states/ky/tax/income/rate.yaml',
      approximated:
        'The family size credit stands for one person, or two on a joint return, and ends at the poverty line instead of fading out above it; this overstates tax just above it and of larger families. Brackets, deductions and exemptions were read; exclusions and credits beside them follow the rules of the state as generally known and were not read again.',
      wageTaxError: 0.0002,
      headOfHousehold: {
        source: 'policyengine-us gov/states/ky/tax/income/credits/family_size/rate.yaml; KRS 141.066(1)(e)',
        approximated:
          'They count as a family of two, as with one child: tax on little income is overstated with more children, and understated where whom they support is no child.',
      },
      brackets: { single: [{ from: 0, rate: 0.035 }], joint: [{ from: 0, rate: 0.035 }] },
      standardDeduction: { household: { single: 3_270, joint: 3_270 } },
      credit: { aged: { fromAge: 65, each: { single: 40, joint: 40 } } },
      exclusions: [{ of: ['pension', 'ira'], fromAge: 0, perPerson: { single: 31_110, joint: 31_110 } }],
      noTaxThrough: { single: 15_960, joint: 21_640, headOfHousehold: 'as joint' },
    },
  ],
}
