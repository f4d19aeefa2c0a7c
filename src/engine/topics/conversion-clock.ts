/** What was taxed in a conversion costs the penalty on early withdrawals until five years of its own are over. */
import { addDays, addYears } from '../calendar.ts'
import { say, type Text } from '../say.ts'
import { yearEnd } from '../tax/deadlines.ts'
import { rolloverLaw } from '../tax/rollover-law.ts'
import { known } from '../tax/tax-year.ts'
import { sourceOf } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

/** Of a conversion of this year, for somebody whom that penalty still reaches. */
export function conversionClock({ sheet, context }: Pick<Drafting, 'sheet' | 'context'>): Text {
  const law = known(context.limits.earlyWithdrawal)
  const source = sourceOf(context.limits.earlyWithdrawal)
  const years = sheet.law(
    'converted.years',
    'Tax years until converted money is free of the penalty',
    'years',
    rolloverLaw.conversionClockYears,
  )
  const penalty = sheet.law('converted.penalty', 'Penalty on converted money that comes out sooner', 'rate', {
    value: law.penaltyRate,
    source,
  })
  const age = sheet.law('converted.age', 'Age from which there is none', 'age', {
    value: law.untilAge,
    source,
  })
  const free = sheet.date(
    'converted.free',
    'First day without that penalty, of what is converted this year',
    'January of the year of the conversion + the years',
    [years],
    addYears(addDays(yearEnd(context.today), 1), years.value - 1),
  )
  return say`What is converted this year can come out without the ${penalty} penalty from ${free} on (${years}, counted from January of its year), or from ${age} where that comes sooner; each conversion counts anew. What it earns waits until ${age}.`
}
