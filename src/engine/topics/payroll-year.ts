/** What a raise of the deferral does to pay checks: on the return of the year in which most of that pay is paid. */
import { shareOfYearOver, yearOf } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { CalendarDate, Dollars, Share } from '../units.ts'
import { savedByDeferring } from './tax-on-more.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

/** The year of the dollars: this one, or those that follow. */
export type DollarYear = 'this' | 'ahead'

const half: Share = 1 / 2

/** Payroll takes a raise over the twelve months from the day on which it begins. */
export const yearOfPayroll = (begins: CalendarDate, today: CalendarDate): DollarYear =>
  yearOf(begins) > yearOf(today) || shareOfYearOver(begins) > half ? 'ahead' : 'this'

/** The return that most of those twelve months are on. */
export const taxesInYear = (taxes: TaxPicture, year: DollarYear): TaxPicture =>
  year === 'this' ? taxes : { ...taxes, ...taxes.later }

/**
 * What pay checks of a year shrink by when so many dollars more go in before tax, beside those that go in more `already`:
 * the dollars less the tax that they save, by the whole law. A large raise reaches down into a lower bracket.
 */
export function payCheckCost(
  { taxes, context, reader }: { taxes: TaxPicture; context: DraftContext; reader: FactReader },
  already: Dollars,
): (beforeTax: Dollars) => Dollars {
  const saved = (dollars: Dollars) => savedByDeferring(taxes, context, reader, dollars)
  const savedAlready = saved(already)
  return (beforeTax) => beforeTax - (saved(already + beforeTax) - savedAlready)
}

/** What they grow by when so many dollars that go in before tax today no longer do: the dollars less the tax that they saved. */
export function payCheckGain(
  { taxes, context, reader }: { taxes: TaxPicture; context: DraftContext; reader: FactReader },
  less: Dollars,
): Dollars {
  const { taxReturn } = taxes
  const withThem = { ...taxReturn, otherIncome: (taxReturn.otherIncome ?? 0) + less }
  return less - savedByDeferring({ ...taxes, taxReturn: withThem }, context, reader, less)
}
