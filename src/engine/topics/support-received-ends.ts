/**
 * Child support that comes in ends as the children come of age: a month has that much less from then on. What was told is
 * taken as an equal part for each child, and a part of it may be alimony, with a day of its own.
 */
import { addMonths } from '../calendar.ts'
import type { DateFigure, Figure } from '../figure.ts'
import { links } from '../links.ts'
import type { Check } from '../plan.ts'
import { listed, nothing, say, type Text, words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { Months } from '../units.ts'
import { check } from './check.ts'
import type { StepDraft } from './steps.ts'
import { supportAge } from './support-age.ts'
import { supportReceived } from './support-received.ts'
import type { Drafting } from './topic.ts'

/** A month from which on less of it comes in. */
export interface SupportEnded {
  /** Months from today. */
  readonly after: Months
  readonly day: DateFigure
  readonly less: Figure
  /** The same as what a month has more: below nothing. */
  readonly more: Figure
  readonly age: Figure
}

/** Nothing where none comes in, and where no child was told who is not of age. */
export function supportReceivedEnds({ sheet, reader, context }: Drafting): SupportEnded[] {
  const support = supportReceived(reader)
  const told = (reader.told('dependents') ?? []).map(Math.floor)
  if (support === undefined || told.length === 0) return []
  const age = supportAge({ sheet, reader })
  const left = told.filter((one) => one < age.value).map((one) => age.value - one)
  // In whole dollars that add up to what comes in today.
  const endedBy = (years: number) =>
    Math.round((support.value * left.filter((one) => one <= years).length) / left.length)
  return [...new Set(left)]
    .sort((one, other) => one - other)
    .map((years): SupportEnded => {
      const after = years * monthsPerYear
      const ends = endedBy(years) - endedBy(years - 1)
      const part = (id: string, label: string, how: string, value: number) =>
        sheet.computed(`support-received.${years}.${id}`, label, 'usd-per-month', how, [support, age], value)
      const how = 'what comes in, split over the children who are not of age, × those who are then'
      return {
        after,
        age,
        day: sheet.date(
          `support-received.${years}.day`,
          'When a child is of age and its support ends, at the latest about',
          'as many years as are missing to that age, counted from today',
          [age],
          addMonths(context.today, after),
          'month-of-year',
        ),
        less: part('less', 'What of the support ends then', how, ends),
        more: part('more', 'What a month has more or less then', `${how}, taken off`, -ends),
      }
    })
}

/** "$585 a month ends about Nov 2027" */
const endsInWords = (ends: readonly SupportEnded[]): Text =>
  listed(
    ends.map(({ less, day }, index) =>
      index === 0 ? say`${less} ends about ${day}` : say`${less} more about ${day}`,
    ),
  )

/** For a summary: the first of them. */
export const supportEndedInWords = ([first]: readonly SupportEnded[], then: Text): Text =>
  first === undefined
    ? nothing
    : say`Of the support that you get, ${first.less} ends about ${first.day}${then}.`

export function supportReceivedEndsCheck(ends: readonly SupportEnded[]): Check[] {
  const [first] = ends
  if (first === undefined) return []
  const each = words(ends.length > 1 ? ', as an equal part for each child' : '')
  return [
    check(
      'support-received-ends',
      'warn',
      'The support that you get ends one day',
      say`Of it ${endsInWords(ends)}: it is counted until a child is ${first.age}${each}, and the months of this plan count on that. In many states it goes on to the end of high school. The order names the day, and what of it is alimony has a day of its own: look both up, and plan again with them.`,
    ),
  ]
}

/** `then`: where the month goes, as a sentence. */
export const supportEndedStep = ({ less, day }: SupportEnded, then: Text): StepDraft => ({
  id: 'support-received-ends',
  title: words('Make the transfers smaller when the support ends'),
  why: say`About ${less} no longer comes in then.`,
  how: say`Look in the order for the day, and whether it goes on to the end of high school. ${then}`,
  due: day.value,
  dueWhy: 'the month by which the child is of age',
  dueInputs: [day],
  minutes: 20,
  link: links.childSupport,
  keep: words('The order with the day on which it ends.'),
})
