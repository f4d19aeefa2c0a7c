/** Child care that is paid today ends in parts: most of it when a child goes to school, the rest when it can be alone. */

import { addMonths, civilDate } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { DateFigure, Figure } from '../figure.ts'
import { middle } from '../household.ts'
import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { listed, nothing, say, type Text, words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { Months } from '../units.ts'
import { check } from './check.ts'
import { costOfNewChild, isExpecting } from './expecting.ts'
import type { Drafting } from './topic.ts'

/** A month from which on care costs less. */
export interface CareEnd {
  /** The months from today that still cost as much: the bill of the month that it names is smaller. */
  readonly after: Months
  readonly day: DateFigure
  /** What of a month is free from then on. */
  readonly freed: Figure
  /** Whether a child goes to school then; else one is old enough to be alone. */
  readonly isForSchool: boolean
}

/** When care costs less, and what of it stays after school. */
export const careRules = (reader: FactReader) => ({
  school: reader.rule('school.age', 'Age at which children go to school', 'age', rules.schoolAge),
  alone: reader.rule(
    'care.until-age',
    'Age from which a child needs no paid care',
    'age',
    rules.careUntilAge,
  ),
  part: reader.rule(
    'care.after-school',
    'What of full care stays once a child goes to school',
    'share',
    rules.careAfterSchool,
  ),
})

/**
 * What was told is split over the children who are small enough for it: full care until school, a part of it from then on.
 * Nothing where it was not told, or where a child on the way begins it anew at a cost that nobody told.
 */
export function childCareEnds({ sheet, reader, context }: Drafting): CareEnd[] {
  const care = reader.told('childcareMonthly')
  const ages = (reader.told('dependents') ?? [])
    .map(Math.floor)
    .filter((age) => age < rules.careUntilAge.value)
  if (care === undefined || middle(care) <= 0 || ages.length === 0) return []
  if (isExpecting(reader) && costOfNewChild(reader) === undefined) return []
  const monthly = reader.number('childcareMonthly')
  const { school, alone, part } = careRules(reader)
  const isSmall = (age: number) => age < school.value
  const whole = ages.reduce((sum, age) => sum + (isSmall(age) ? 1 : part.value), 0)
  const today = civilDate(context.today)
  const turns = ages.flatMap((age) => [
    ...(isSmall(age)
      ? [{ year: today.year + school.value - age, share: 1 - part.value, isForSchool: true }]
      : []),
    { year: today.year + alone.value - age, share: part.value, isForSchool: false },
  ])
  const years = [...new Set(turns.map(({ year }) => year))].sort((one, other) => one - other)
  // In whole dollars that add up to what it costs today.
  const freedBy = (year: number) =>
    Math.round(
      (middle(care) * turns.reduce((sum, turn) => sum + (turn.year <= year ? turn.share : 0), 0)) / whole,
    )
  return years.map((year): CareEnd => {
    const ofYear = turns.filter((turn) => turn.year === year)
    const ends = (year - today.year) * monthsPerYear + rules.schoolMonth.value - today.month
    const inputs = [school, alone]
    return {
      after: ends - 1,
      day: sheet.date(
        `care.${year}.ends`,
        'When child care costs less, about',
        'the fall in which a child reaches the age, counted from the age of today',
        inputs,
        addMonths(context.today, ends),
        'month-of-year',
      ),
      freed: sheet.computed(
        `care.${year}.freed`,
        'What of child care is free from then on',
        'usd-per-month',
        'what child care costs, split over the children with less for those at school, × the part that ends then',
        [monthly, part, ...inputs],
        freedBy(year) - freedBy(year - 1),
      ),
      isForSchool: ofYear.some((turn) => turn.isForSchool),
    }
  })
}

/** "$1,580 a month from Sep 2029 on, $780 a month more from Sep 2034 on". */
const freedInWords = (ends: readonly CareEnd[]): Text =>
  listed(
    ends.map(({ freed, day }, index) =>
      index === 0 ? say`${freed} from ${day} on` : say`${freed} more from ${day} on`,
    ),
  )

/** What ends at school, for a summary: what a child of school age still costs ends years later. `then` is what becomes of it. */
export function careEndsInWords(ends: readonly CareEnd[], then: Text): Text {
  const atSchool = ends.filter(({ isForSchool }) => isForSchool)
  return atSchool.length === 0
    ? nothing
    : say`Child care costs less once ${words(atSchool.length === 1 ? 'a child goes' : 'the children go')} to school: that frees about ${freedInWords(atSchool)}${then}.`
}

const askEarly = 'Ask early what care after school costs near you, and plan again when a bill changes.'

/** What growing children free of it, and what that goes by. */
export function careFreedInWords(reader: FactReader, ends: readonly CareEnd[]): Text {
  if (ends.length === 0) return nothing
  const { school, alone, part } = careRules(reader)
  return say`Of the ${reader.number('childcareMonthly')} that it costs today, growing children free about ${freedInWords(ends)}. Nobody told when it ends: it is taken to be full care until a child is ${school}, ${part} of that for care after school and in the holidays, and nothing from ${alone} on.`
}

/** Which months of a plan release it: all, all as far as a target takes it, or none. */
const countedInWords = {
  all: `The months of this plan count on it. ${askEarly}`,
  target: `This plan counts on it, as far as the target still takes it. ${askEarly}`,
  none: 'It is counted in every month to come: plan again on that day, and the days that the plan names come sooner.',
} as const

export function childCareEndsCheck(asked: Drafting, counted: keyof typeof countedInWords): Check[] {
  const ends = childCareEnds(asked)
  if (ends.length === 0) return []
  return [
    check(
      'child-care-ends',
      counted === 'none' ? 'warn' : 'pass',
      'Child care will not cost this for ever',
      say`${careFreedInWords(asked.reader, ends)} ${words(countedInWords[counted])}`,
    ),
  ]
}
