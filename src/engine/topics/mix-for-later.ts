/** The mix that money for later is held in from today on: by age, the end of work, and how a household takes losses. */
import type { FactReader } from '../fact-reader.ts'
import type { AssetAllocation } from '../markets/asset-allocation.ts'
import { retirementGlidePath } from '../markets/glide-path.ts'
import type { Years } from '../units.ts'
import { hasRetired } from './retired.ts'
import { ageOfPlan } from './sole-earner.ts'

/** The mix of each year. Without pay to come all of the path lies behind the end of work. */
export function glideForLater(
  reader: FactReader,
  years: Years,
  isRetired = hasRetired(reader),
): AssetAllocation[] {
  const { value: age } = ageOfPlan(reader)
  return retirementGlidePath({
    age,
    retirementAge: isRetired ? age : reader.number('retirementAge').value,
    years,
    tolerance: reader.told('riskTolerance') ?? 'moderate',
  })
}
