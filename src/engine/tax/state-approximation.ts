import type { Share } from '../units.ts'
import type { StateTaxYear } from './state-law.ts'
import type { FilingStatus } from './tax-year.ts'

const percent = (share: Share): string => `${Number((share * 100).toFixed(2))}%`

/**
 * What is simplified in a state's rules, and by how much they were off at worst where they could be measured: on
 * wages from 25,000 to 400,000, single and joint, against the model of PolicyEngine; and what that leaves open for a
 * household of `status`. Undefined where nothing is simplified.
 */
export function stateApproximation(rules: StateTaxYear, status?: FilingStatus): string | undefined {
  return joined([measured(rules), rules.approximated, ofStatus(rules, status)])
}

function measured({ approximated, wageTaxError }: StateTaxYear): string | undefined {
  if (approximated === undefined || wageTaxError === undefined) return undefined
  return wageTaxError === 0
    ? 'On wages from 25,000 to 400,000 the tax agrees with an independent model (PolicyEngine).'
    : `On wages from 25,000 to 400,000 the tax is at worst ${percent(Math.abs(wageTaxError))} of pay too ${wageTaxError > 0 ? 'high' : 'low'} against an independent model (PolicyEngine).`
}

/** Where the rules for a household of `status` were read. */
export function stateSource({ source, headOfHousehold }: StateTaxYear, status?: FilingStatus): string {
  const ofHeads = status === 'head_of_household' ? headOfHousehold?.source : undefined
  return ofHeads === undefined ? source : `${source}; for heads of household ${ofHeads}`
}

/** The states' rules were read, and measured, for one person and for a couple first. */
function ofStatus(rules: StateTaxYear, status: FilingStatus | undefined): string | undefined {
  if (status === 'surviving_spouse')
    return 'A surviving spouse is taxed here as a couple is; where a state has a schedule of its own, or allows for one person only, the tax is higher.'
  if (status !== 'head_of_household') return undefined
  const unmeasured =
    rules.wageTaxError === undefined ? undefined : 'Heads of household were not part of that comparison.'
  return joined([unmeasured, rules.headOfHousehold?.approximated])
}

const joined = (notes: readonly (string | undefined)[]): string | undefined =>
  notes.filter((note) => note !== undefined).join(' ') || undefined
