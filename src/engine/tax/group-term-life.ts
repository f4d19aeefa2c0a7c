import type { Dollars } from '#engine/units.ts'
import type { Cited } from './tax-year.ts'

/** Cover through work whose price the employer may pay without it being income: IRC §79. */
export const groupTermLife: Cited<{ taxFreeCover: Dollars }> = {
  value: { taxFreeCover: 50_000 },
  source: 'Pub 15-B',
  approximated:
    'The limit is known in general and was not read again in the publication; cover paid for by the employee is left out.',
  note: 'What the employer pays for cover beyond it is income on the W-2, by a table of the IRS.',
}
