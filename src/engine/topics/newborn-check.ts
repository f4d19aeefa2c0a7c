/** A child of the years for which the Treasury gives a first sum, born or on the way: a form brings it, and nothing else does. */
import { addDays, addMonths, addYears, yearOf } from '../calendar.ts'
import type { Figure } from '../figure.ts'
import type { Check } from '../plan.ts'
import { say, type Text, words } from '../say.ts'
import { known } from '../tax/tax-year.ts'
import { check } from './check.ts'
import { isExpecting, monthsToBirth } from './expecting.ts'
import { sourceOf } from './tax-picture.ts'
import type { DraftContext, Drafting } from './topic.ts'

/** The first and the last year in which somebody of so many whole years may have been born. */
export const birthYearsAt = (age: number, { today }: Pick<DraftContext, 'today'>): [number, number] => [
  yearOf(addDays(addYears(today, -age - 1), 1)),
  yearOf(addYears(today, -age)),
]

/** To stand after when it is to be filed. */
const bringsSeed = (seed: Figure): Text =>
  say`Form 4547 with your tax return or on the official site, and tick the box for the pilot contribution: the Treasury then puts ${seed} into an account of the child. Without the form nothing arrives.`

/** Said where the child is surely of those years: whole ages alone tell of most that they are. */
export function newbornCheck({ sheet, reader, context }: Drafting): Check[] {
  const law = known(context.limits.trumpAccount)
  const { from, to } = law.seedBirthYears
  const isCounted = (year: number) => year >= from && year <= to
  const isOne = (age: number) => birthYearsAt(Math.floor(age), context).every(isCounted)
  const isThere = reader.told('dependents')?.some(isOne) === true
  const isComing =
    isExpecting(reader) &&
    [context.today, addMonths(context.today, monthsToBirth(reader).value)].map(yearOf).every(isCounted)
  if (!isThere && !isComing) return []
  const seed = sheet.law('trump.seed', 'What the Treasury puts in once', 'usd', {
    value: law.federalSeed,
    source: sourceOf(context.limits.trumpAccount),
  })
  return isThere
    ? [
        check(
          'newborn',
          'act',
          'Free money for your youngest',
          say`File ${bringsSeed(seed)}${words(isComing ? ' Do the same for the child on the way once it is born.' : '')}`,
        ),
      ]
    : [
        check(
          'newborn',
          'warn',
          'Free money for the child on the way',
          say`Once it is born and has its Social Security number, file ${bringsSeed(seed)}`,
        ),
      ]
}
