/** Who lives on what was saved and is paid for life: the pay of a spouse is pay of the household, and can be lost like any. */
import type { FactReader } from '../fact-reader.ts'
import { middle } from '../household.ts'

/** The one who asks has retired, and no spouse or partner is paid or was until a job was lost. */
export const hasRetired = (reader: FactReader): boolean =>
  reader.value('employment') === 'retired' &&
  reader.told('spouseOutOfWork') !== true &&
  middle(reader.told('spouseIncome') ?? 0) <= 0

/** The one who asks has retired, and a spouse or partner is still paid. */
export const hasRetiredBesidePay = (reader: FactReader): boolean =>
  reader.value('employment') === 'retired' &&
  reader.told('spouseOutOfWork') !== true &&
  middle(reader.told('spouseIncome') ?? 0) > 0
