/** Whom a college plan saves for: each child, when its college starts, and what it may get for free. */

import { addMonths, yearOf } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { middle } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars, Years } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { birthYearsAt } from '../newborn-check.ts'
import type { DraftContext } from '../topic.ts'
import { type SchoolYears, schoolYears } from './school-years.ts'

export interface CollegeChild extends SchoolYears {
  /** The beginning of the ids of its figures. */
  readonly id: string
  /** In the middle of a sentence: 'your child', 'the child aged 6'. */
  readonly name: Text
  readonly age: Figure
  /** What a year of its college costs, where that was told. */
  readonly cost: Figure | undefined
  /** What its own account holds, where that was told for each child; nothing of one on the way. */
  readonly saved: Dollars | undefined
  /** What a scholarship pays of each year, where one was told. */
  readonly scholarship: Figure | undefined
  /** How many bills are still ahead, the rest of a school year counted. */
  readonly bills: number
  readonly hasDisability: boolean
  /** Whether the Treasury puts the first sum into a Trump account of this child. */
  readonly seed: 'yes' | 'perhaps' | 'no'
  readonly isExpected: boolean
  readonly isGrandchild: boolean
  /** One who is a child of the house. */
  readonly isRaised: boolean
  /** A first degree is behind it: another credit, other loans, and parents whom student aid does not ask. */
  readonly isGraduate: boolean
}

export interface CollegeFamily {
  readonly children: readonly CollegeChild[]
  /** Nobody said for whom, so an example is shown. */
  readonly isExample: boolean
  /** How many were told, and not how old. */
  readonly isGuessed: boolean
}

interface Age {
  readonly figure: Figure
  readonly cost?: Figure | undefined
  readonly saved?: Dollars | undefined
  readonly isExpected: boolean
}

/** Whether the grandchildren whom one saves for are children of the house. */
const raisesGrandchildren = (reader: FactReader): boolean =>
  reader.savedFor('forGrandchild') === true && reader.told('forGrandchild') === undefined

/** The prices that were told; a list that was emptied tells of none. */
export const toldCosts = (reader: FactReader): readonly Dollars[] => reader.told('collegeCosts') ?? []

/**
 * What the account of each child holds, in the order in which the children were told; undefined where the parts are not
 * those of these children, or no longer come to what is saved in all.
 */
function savedOfEach(reader: FactReader): readonly Dollars[] | undefined {
  const each = reader.told('collegeSavedEach')
  const all = reader.told('collegeSaved')
  const children = reader.savedFor('dependents')
  if (each === undefined || each.length !== children?.length) return undefined
  return all === undefined || each.reduce((sum, one) => sum + one, 0) === middle(all) ? each : undefined
}

/** A graduate program was meant, and the child is about to have a first degree or has it. */
const isForGraduate = (reader: FactReader, age: number): boolean =>
  reader.told('graduateProgram') === true && age >= degreeAge - 1

/** The age at which a first degree is there. */
const degreeAge = rules.schoolEndAge.value + rules.collegeYears.value

function agesOf(
  sheet: Worksheet,
  reader: FactReader,
): { ages: Age[]; isExample: boolean; isGuessed: boolean } {
  const told = reader.savedFor('dependents')
  const count = reader.savedFor('numDependents')
  const isExpecting = reader.savedFor('expecting') === true
  const grown = rules.supportUntilAge.value
  const costs = toldCosts(reader)
  /** Prices in the order in which the children were told; the last one holds for those without. */
  const costOf = (index: number, id: number): Figure | undefined => {
    const cost = costs[index] ?? costs.at(-1)
    const label = 'What a year of this college costs today, all in'
    return cost === undefined
      ? undefined
      : sheet.told('collegeCosts', `child.${id}.cost`, label, 'usd-per-year', cost)
  }
  const saved = savedOfEach(reader)
  const ages: Age[] = (told ?? [])
    .map((age, index) => ({ age, index }))
    .filter(({ age }) => age < grown || isForGraduate(reader, age))
    .map(({ age, index }, id) => ({
      figure: sheet.told('dependents', `child.${id}.age`, 'Age of the child', 'age', age),
      cost: costOf(index, id),
      saved: saved?.[index],
      isExpected: false,
    }))
  const counted = told === undefined && count !== undefined ? Math.round(middle(count)) : 0
  const isExample = ages.length === 0 && counted === 0 && !isExpecting
  const guessed = isExample ? 1 : counted
  const { value, why } = rules.guessedChildAge
  for (let index = 0; index < guessed; index += 1)
    ages.push({
      figure: sheet.assumed(`child.${ages.length}.age`, 'Age of the child', 'age', value, why),
      cost: costOf(ages.length, ages.length),
      isExpected: false,
    })
  if (isExpecting)
    ages.push({
      figure: sheet.told(
        'expecting',
        `child.${ages.length}.age`,
        'The child on the way',
        'age',
        0,
        'you said that a child is on the way',
      ),
      cost: costOf(ages.length, ages.length),
      // What is told for each is the others': none of it is moved to a child that is not born.
      saved: saved === undefined ? undefined : 0,
      isExpected: true,
    })
  if (told === undefined)
    reader.instead(
      'dependents',
      ages.map(({ figure }) => figure.value),
      isExample
        ? 'An example. Say how old your child is: it decides how many years are left.'
        : counted > 0
          ? 'You did not say how old they are, so a middle age is taken.'
          : 'The child on the way.',
    )
  return { ages, isExample, isGuessed: counted > 0 }
}

/** School years that are still to be paid, a begun one in part. */
export const yearsAhead = ({ bills, firstPart }: Pick<CollegeChild, 'bills' | 'firstPart'>): Years =>
  bills - 1 + firstPart

/** The calendar years in which a child of this age may have been born. */
function birthYears({ figure, isExpected }: Age, { today }: DraftContext): [number, number] {
  if (isExpected) return [yearOf(today), yearOf(today) + 1]
  const age = figure.value
  if (!Number.isInteger(age)) {
    const born = yearOf(addMonths(today, -Math.round(age * monthsPerYear)))
    return [born, born]
  }
  return birthYearsAt(age, { today })
}

function seedFor(age: Age, context: DraftContext): CollegeChild['seed'] {
  const { from, to } = known(context.limits.trumpAccount).seedBirthYears
  const inside = birthYears(age, context).filter((year) => year >= from && year <= to).length
  if (inside === 0) return 'no'
  return inside > 1 ? 'yes' : 'perhaps'
}

export function collegeFamily(sheet: Worksheet, reader: FactReader, context: DraftContext): CollegeFamily {
  const { ages, isExample, isGuessed } = agesOf(sheet, reader)
  const starts = reader.rule('college.age', 'Age at which college starts', 'age', rules.schoolEndAge)
  const years = reader.rule('college.years', 'Years of college', 'years', rules.collegeYears)
  const hasDisability = reader.value('specialNeedsChild')
  const isGrandchild = reader.told('forGrandchild') === true
  const isRaised = raisesGrandchildren(reader)
  const youngest = ages.reduce<Age | undefined>(
    (least, age) => (least === undefined || age.figure.value < least.figure.value ? age : least),
    undefined,
  )
  const scholarship =
    (reader.told('scholarshipYearly') ?? 0) === 0 ? undefined : reader.number('scholarshipYearly')
  const nearest = ages.reduce<Age | undefined>(
    (most, age) => (most === undefined || age.figure.value > most.figure.value ? age : most),
    undefined,
  )
  const children = ages.map((age, index): CollegeChild => {
    const isGraduate = isForGraduate(reader, age.figure.value)
    const bills = schoolYears(
      {
        age: age.figure.value,
        starts: starts.value,
        years: isGraduate
          ? reader.rule('graduate.years', 'Years of a graduate program', 'years', rules.graduateYears).value
          : years.value,
        isGraduate,
      },
      context.today,
    )
    return {
      ...bills,
      id: `child.${index}`,
      name: (isGrandchild || isRaised) && ages.length === 1 ? words('your grandchild') : nameOf(ages, age),
      isGrandchild,
      isRaised,
      age: age.figure,
      cost: age.cost,
      saved: age.saved,
      scholarship: age === nearest ? scholarship : undefined,
      bills: bills.billDays.length,
      hasDisability: hasDisability && age === youngest,
      seed: seedFor(age, context),
      isExpected: age.isExpected,
      isGraduate,
    }
  })
  return { children, isExample, isGuessed }
}

function nameOf(ages: readonly Age[], { figure, isExpected }: Age): Text {
  if (isExpected) return words('the child on the way')
  if (ages.length === 1) return words('your child')
  const twins = ages.filter((other) => !other.isExpected && other.figure.value === figure.value)
  const place = twins.findIndex((other) => other.figure === figure)
  return twins.length === 1
    ? say`the child aged ${figure}`
    : say`child ${words(letters.charAt(place))}, aged ${figure}`
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Whoever asks is a grandparent: credits, forms and loans are the parents’. */
export const areGrandchildren = (children: readonly CollegeChild[]): boolean =>
  children.every(({ isGrandchild }) => isGrandchild)

/** Grandchildren who are children of the house. */
export const areRaised = (children: readonly CollegeChild[]): boolean =>
  children.every(({ isRaised }) => isRaised)

/** All that is saved for comes after a first degree. */
export const areGraduates = (children: readonly CollegeChild[]): boolean =>
  children.every(({ isGraduate }) => isGraduate)

/** 'your child', 'your grandchildren'. */
export const childrenOf = (children: readonly CollegeChild[]): Text =>
  areGrandchildren(children) || areRaised(children)
    ? words(children.length === 1 ? 'your grandchild' : 'your grandchildren')
    : words(children.length === 1 ? 'your child' : 'your children')
