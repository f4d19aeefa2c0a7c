import type { Share } from '../units.ts'
import type { StateTaxYear } from './state-law.ts'

const percent = (share: Share): string => `${Number((share * 100).toFixed(2))}%`

/**
 * What is simplified in a state's rules, and by how much they were off at worst where they could be measured: on
 * wages from 25,000 to 400,000, single and joint, against the model of PolicyEngine. Undefined where nothing is
 * simplified.
 */
export function stateApproximation({ approximated, wageTaxError }: StateTaxYear): string | undefined {
  if (approximated === undefined) return undefined
  if (wageTaxError === undefined) return approximated
  const measured =
    wageTaxError === 0
      ? 'On wages from 25,000 to 400,000 the tax agrees with an independent model (PolicyEngine).'
      : `On wages from 25,000 to 400,000 the tax is at worst ${percent(Math.abs(wageTaxError))} of pay too ${wageTaxError > 0 ? 'high' : 'low'} against an independent model (PolicyEngine).`
  return `${measured} ${approximated}`
}
