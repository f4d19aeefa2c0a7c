/** What is assumed about a home that is to be bought. */
import { planningRules as rules } from '../planning-rules.ts'
import type { Fallbacks } from './fallback.ts'

export const homeFallbacks = {
  downPaymentRate: () => ({
    value: rules.downShare.value,
    why: 'Found no share of the price. From this one on, lenders ask for no mortgage insurance; some lend with much less down.',
  }),
} satisfies Fallbacks
