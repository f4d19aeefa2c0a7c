import type { StateLaw, StateTaxYear } from '../state-law.ts'

const nothing = { single: [], joint: [] }
const source = 'policyengine-us 8914f89da054 and TAXSIM 35: no income tax'
/** No tax on wages, interest, dividends, gains or retirement income. */
const years: readonly StateTaxYear[] = [
  { year: 2025, source, brackets: nothing },
  { year: 2026, source, brackets: nothing },
]

export const statesWithoutIncomeTax: readonly StateLaw[] = [
  { code: 'AK', name: 'Alaska', years },
  { code: 'FL', name: 'Florida', years },
  { code: 'NV', name: 'Nevada', years },
  { code: 'NH', name: 'New Hampshire', years },
  { code: 'SD', name: 'South Dakota', years },
  { code: 'TN', name: 'Tennessee', years },
  { code: 'TX', name: 'Texas', years },
  { code: 'WY', name: 'Wyoming', years },
]

/** Long-term gain alone is taxed; real estate and retirement accounts are exempt. */
export const washington: StateLaw = {
  code: 'WA',
  name: 'Washington',
  years: [
    {
      year: 2025,
      source: 'RCW 82.87.040, 82.87.060; ESSB 5813 (ch. 421, Laws of 2025)',
      brackets: nothing,
      gainTax: {
        deduction: 278_000,
        brackets: [
          { from: 0, rate: 0.07 },
          { from: 1_000_000, rate: 0.099 },
        ],
      },
    },
    {
      year: 2026,
      source: 'RCW 82.87.040, 82.87.060; ESSB 5813 (ch. 421, Laws of 2025)',
      approximated:
        'The deduction is indexed; the figure of 2025 is kept for 2026, which overstates the tax a little.',
      brackets: nothing,
      gainTax: {
        deduction: 278_000,
        brackets: [
          { from: 0, rate: 0.07 },
          { from: 1_000_000, rate: 0.099 },
        ],
      },
    },
  ],
}
