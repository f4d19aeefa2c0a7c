/** A child who was born in the years for which the Treasury gives a first sum: a form brings it, and nothing else does. */
import { addDays, addYears, yearOf } from '../calendar.ts'
import type { Check } from '../plan.ts'
import { say } from '../say.ts'
import { known } from '../tax/tax-year.ts'
import { check } from './check.ts'
import { sourceOf } from './tax-picture.ts'
import type { DraftContext, Drafting } from './topic.ts'

/** The first and the last year in which somebody of so many whole years may have been born. */
export const birthYearsAt = (age: number, { today }: Pick<DraftContext, 'today'>): [number, number] => [
  yearOf(addDays(addYears(today, -age - 1), 1)),
  yearOf(addYears(today, -age)),
]

/** Said where the child is surely of those years: whole ages alone tell of most that they are. */
export function newbornCheck({ sheet, reader, context }: Drafting): Check[] {
  const law = known(context.limits.trumpAccount)
  const { from, to } = law.seedBirthYears
  const isOne = (age: number) =>
    birthYearsAt(Math.floor(age), context).every((year) => year >= from && year <= to)
  if (reader.told('dependents')?.some(isOne) !== true) return []
  const seed = sheet.law('trump.seed', 'What the Treasury puts in once', 'usd', {
    value: law.federalSeed,
    source: sourceOf(context.limits.trumpAccount),
  })
  return [
    check(
      'newborn',
      'act',
      'Free money for your youngest',
      say`File Form 4547 with your tax return or on the official site, and tick the box for the pilot contribution: the Treasury then puts ${seed} into an account of the child. Without the form nothing arrives.`,
    ),
  ]
}
