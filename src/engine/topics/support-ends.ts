/**
 * Support that is paid for children ends about when the youngest of them is of age, and is then free each month. The order
 * names the day, and a part of it may be alimony: no month of a plan counts on it.
 */
import { addMonths } from '../calendar.ts'
import type { DateFigure, Figure } from '../figure.ts'
import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { say, type Text } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { Months } from '../units.ts'
import { check } from './check.ts'
import { areChildrenElsewhere, supportPaid } from './support-received.ts'
import type { Drafting } from './topic.ts'

export interface SupportEnd {
  readonly paid: Figure
  readonly ofAge: Figure
  /** Months from today. */
  readonly after: Months
  readonly day: DateFigure
}

/** Undefined where none is paid, or where it is not known that it is for the children whose ages were told. */
export function supportEnd({ sheet, reader, context }: Drafting): SupportEnd | undefined {
  const paid = supportPaid(reader)
  const { leastSupportAge } = rules
  const ages = (reader.told('dependents') ?? []).filter((age) => age < leastSupportAge.value)
  if (paid === undefined || !areChildrenElsewhere(reader) || ages.length === 0) return undefined
  const ofAge = reader.rule('support.of-age', 'Age at which children are of age', 'age', leastSupportAge)
  const after = (ofAge.value - Math.floor(Math.min(...ages))) * monthsPerYear
  return {
    paid,
    ofAge,
    after,
    day: sheet.date(
      'support.ends',
      'When the youngest child is of age, at the latest',
      'as many years as are missing to that age, counted from today',
      [ofAge],
      addMonths(context.today, after),
      'month-of-year',
    ),
  }
}

/** `then`: what is made of it. */
export const supportEndCheck = ({ ofAge, day }: SupportEnd, then: Text): Check =>
  check(
    'support-ends',
    'warn',
    'The support that you pay ends one day',
    say`For children it goes on until they are ${ofAge} in nearly every state, in some until they leave high school or longer: for the youngest until about ${day}. The order names the day, and what of it is alimony has a day of its own. Nothing here counts on it: ${then} Ask the court or the support agency a few months before how it is ended, because a deduction from pay can run on, and what is late stays owed.`,
  )
