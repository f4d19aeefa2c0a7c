/** What to know of debts that are with a collector. */
import type { FactReader } from '../fact-reader.ts'
import type { Check } from '../plan.ts'
import { words } from '../say.ts'
import { check } from './check.ts'

/** Nothing where no debt is with a collector. */
export function collectedCheck(reader: FactReader): Check[] {
  const debts = reader.told('debts') ?? []
  if (!debts.some(({ isInCollections }) => isInCollections === true)) return []
  return [
    check(
      'collections',
      'act',
      'Debts in collections',
      words(
        'Pay nothing before the debt is proven in writing; a payment can start again the time in which it can be sued for. Check that it is yours, the sum is right and it is not too old. If you settle, have it in writing first; what is forgiven can come as income on Form 1099-C.',
      ),
    ),
  ]
}
