import type { Dollars } from '#engine/units.ts'
import type { Cited } from './tax-year.ts'

/** Cover through work whose price the employer may pay without it being income: IRC §79. */
export const groupTermLife: Cited<{ taxFreeCover: Dollars }> = {
  value: { taxFreeCover: 50_000 },
  source: 'Pub 15-B',
  note: 'What the employer pays for cover beyond it is income on the W-2, by a table of the IRS.',
}
