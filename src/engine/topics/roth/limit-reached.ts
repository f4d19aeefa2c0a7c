/** Whether a year fills, or nearly fills, the limit that its dollars have. */
import { planningRules as rules } from '../../planning-rules.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars } from '../../units.ts'
import { isFilled } from '../contributed-share.ts'
import type { RothBasis } from './basis.ts'
import { planRoom } from './plan-room.ts'

const iraLimit = ({ context: { limits }, age }: RothBasis): Dollars => {
  const law = known(limits.ira)
  return law.limit + (age.value >= law.catchUpFromAge ? law.catchUp : 0)
}

/** What a whole year may put into the plan at work, and without one into an IRA. */
export function limitOf(basis: RothBasis): Dollars {
  if (!basis.hasPlan) return iraLimit(basis)
  const { free, rothOnly } = planRoom({ ...basis, goneIn: undefined, left: undefined })
  return free + rothOnly
}

/** What is meant for an IRA fills no plan. Without a plan at work only what was said to go into an IRA tells of its limit: any common share of pay is more. */
const goesIn = (basis: RothBasis): Dollars =>
  basis.hasPlan
    ? basis.ofWholeYear - basis.intoIra
    : isFilled(basis.reader, 'ira')
      ? iraLimit(basis)
      : basis.intoIra

export function limitReached(basis: RothBasis): 'full' | 'nearly' | undefined {
  const limit = limitOf(basis)
  if (goesIn(basis) >= limit) return 'full'
  return goesIn(basis) >= rules.nearlyFull.value * limit ? 'nearly' : undefined
}
