/** College money that the cover leaves: the sum that was named, else what the told aim of the college plan lacks, else a usual sum. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import type { Household } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Dollars, Years } from '../../units.ts'
import { collegeLacks } from '../college/takes.ts'
import type { Drafting } from '../topic.ts'
import type { Family } from './family.ts'

export interface CollegeWish {
  readonly college: Figure
  /** What is still to come of it after some years, in today's dollars. */
  readonly collegeLeft: (years: Years) => Dollars
}

/** What is told of the college that is saved for, and how much of it. */
const aims = ['collegeFundShare', 'collegeTarget', 'collegeCosts'] as const

/** Whether the cover leaves what the college plan aims at: its college or its share was told, and no sum for the cover. */
export const isAimOfCollegePlan = (reader: FactReader): boolean =>
  reader.told('collegeWish') === undefined && aims.some((key) => reader.told(key) !== undefined)

interface Asked extends Drafting {
  readonly household: Household
  readonly family: Family
}

export function collegeWish(asked: Asked): CollegeWish {
  const { sheet, reader, family } = asked
  const students = family.children.filter(({ needsLifelongCare }) => !needsLifelongCare)
  const ages = family.children.map(({ age }) => age)
  const wishOf = (how: string, inputs: readonly Figure[], left: CollegeWish['collegeLeft']): CollegeWish => ({
    collegeLeft: left,
    college: sheet.computed(
      'college',
      'College money still to come',
      'usd',
      how,
      inputs,
      Math.round(left(0)),
    ),
  })
  if (students.length > 0 && isAimOfCollegePlan(reader)) {
    const lacks = lacksOf(asked, students)
    return wishOf(
      'for each child, as in the college plan: the part to save of the bills ahead, as they are worth today, less what is saved',
      [reader.number('collegeFundShare'), ...ages],
      (years) =>
        students.reduce((sum, { age }, at) => sum + (lacks[at] ?? 0) * ofWhatIsAhead(age.value, years), 0),
    )
  }
  const wished = family.children.length > 0 ? reader.number('collegeWish') : undefined
  const isTold = reader.told('collegeWish') !== undefined
  const left = isTold ? ofWhatIsAhead : ofAllYears
  return wishOf(
    isTold
      ? 'the sum that you named, for each child'
      : 'the usual sum for each child, less the years of college that are over',
    [...(wished === undefined ? [] : [wished]), ...ages],
    (years) => students.reduce((sum, { age }) => sum + (wished?.value ?? 0) * left(age.value, years), 0),
  )
}

/** What each student's part lacks; of two of one age the one is as the other. */
function lacksOf({ household, context }: Asked, students: Family['children']): Dollars[] {
  const dependents = students.map(({ age }) => age.value)
  const lacks = collegeLacks({ ...household, dependents, specialNeedsChild: false }, context)
  return dependents.map((age) => lacks.find((one) => one.age === age)?.lack ?? 0)
}

const { value: end } = rules.supportUntilAge
const span: Years = end - rules.schoolEndAge.value

const partOf = (years: Years, of: Years): number => Math.min(1, Math.max(0, years / of))

/** Whoever names a sum for a child in college means what is still to pay. */
const ofWhatIsAhead = (age: Years, years: Years): number =>
  partOf(end - age - years, Math.min(span, end - age))

/** The usual sum is for all the years of college, those that are over included. */
const ofAllYears = (age: Years, years: Years): number => partOf(end - age - years, span)
