/** When Medicare ends what may go into an HSA, in a plan whose months come to that day. */
import { monthsPerYear } from '../../tax/counting.ts'
import { isSpouseHsa } from '../hsa-accounts.ts'
import { type HsaEnd, hsaEndWithin } from '../hsa-end.ts'
import type { Need } from '../order-of-operations.ts'
import type { DollarBasis } from './basis.ts'

/** Undefined for what is no HSA, and where the plan ends before. */
export const hsaEndAhead = (
  basis: DollarBasis,
  { id, step }: Pick<Need, 'id' | 'step'>,
): HsaEnd | undefined =>
  step === 'hsa'
    ? hsaEndWithin(basis, isSpouseHsa({ id }) ? 'spouseAge' : 'age', basis.years.value * monthsPerYear - 1)
    : undefined
