/** What to know of debts that are with a collector. */
import type { FactReader } from '../fact-reader.ts'
import { isInDefault } from '../facts/debts.ts'
import type { Check } from '../plan.ts'
import { words } from '../say.ts'
import { check } from './check.ts'

/** Nothing where no debt is with a collector. */
export function collectedCheck(reader: FactReader): Check[] {
  const collected = (reader.told('debts') ?? []).filter(({ isInCollections }) => isInCollections === true)
  return [
    ...(collected.some(isInDefault) ? [inDefault] : []),
    ...(collected.every(isInDefault) ? [] : [unproven]),
  ]
}

const inDefault = check(
  'default',
  'act',
  'A federal student loan in default',
  words(
    'It never gets too old, and a part of pay and tax refunds can be taken without a court. Rehabilitation, agreed payments that follow your income, ends that. A consolidation is quicker, and closes the older income plans on every federal loan that you have. If the loan is private, say so: then it has to be proven first.',
  ),
)

const unproven = check(
  'collections',
  'act',
  'Debts in collections',
  words(
    'Pay nothing before the debt is proven in writing; a payment can start again the time in which it can be sued for. Check that it is yours, the sum is right and it is not too old. If you settle, have it in writing first; what is forgiven can come as income on Form 1099-C.',
  ),
)
