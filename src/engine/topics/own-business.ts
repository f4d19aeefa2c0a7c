/** Income from a business of one's own: profit that is self-employment, or wages and profit of an S corporation. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'

/** Profit of an S corporation beside its wages; undefined where none was told. */
export const sCorporationProfit = (reader: FactReader): Figure | undefined =>
  reader.some('sCorporationProfit')

/** Whether pay is profit that self-employment tax is due on: who draws wages from an S corporation is its employee. */
export const isSoleProprietor = (reader: FactReader): boolean =>
  reader.value('employment') === 'self_employed' && sCorporationProfit(reader) === undefined

/**
 * Whether a plan for one person is open: with employees it would have to be theirs as well. A match is of an employer, so
 * who has one has a job too, and how much of the pay is profit is not known.
 */
export const mayHaveOwnPlan = (reader: FactReader): boolean =>
  isSoleProprietor(reader) &&
  (reader.told('employerMatch')?.rate ?? 0) === 0 &&
  !reader.value('businessEmployees')
