/** A sum for two purposes: the part that is for a nearer one is kept for its day, and the rest is planned for the other. */
import { say, words } from '../../say.ts'
import { type NearPart, whereItWaits } from '../near-part.ts'
import type { Need } from '../order-of-operations.ts'

/** After what protects the family, and before accounts that would lock it in. */
export function nearPartNeeds(near: NearPart | undefined): Need[] {
  if (near === undefined) return []
  const { purpose, sum } = near
  return [
    {
      step: 'goal',
      id: 'near-goal',
      label: words(`Kept for ${purpose}`),
      act: (amount) => say`keep ${amount} for ${words(purpose)} in Treasury bills and insured savings`,
      description: whereItWaits(near),
      wanted: sum,
    },
  ]
}
