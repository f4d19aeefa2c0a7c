/** Who is on the return in the years ahead, and how it is filed then: children grow out of the credits, and out of the household. */
import type { FactReader } from '../fact-reader.ts'
import { lastingLaw } from '../tax/lasting-law.ts'
import type { StateLaw } from '../tax/state-law.ts'
import { type FilingStatus, known } from '../tax/tax-year.ts'
import type { Years } from '../units.ts'
import { coupleEndsIn, statusAhead } from './surviving-spouse.ts'
import type { DraftContext } from './topic.ts'

interface Family {
  readonly status: FilingStatus
  readonly dependentAges: readonly Years[]
}

interface Basis {
  readonly reader: FactReader
  readonly context: DraftContext
  readonly state: StateLaw | undefined
  readonly dependentAges: readonly Years[]
}

/** From this age on a child is no qualifying child any more (IRC §152(c)(3)), and of the earned income credit neither. */
export const grownAge = ({ context }: Pick<Basis, 'context'>): Years =>
  known(context.law.earnedIncomeCredit).childUnderAge

/** The age at which a dependent leaves the return; undefined of who depends on somebody for life. */
function leavesAt(basis: Basis, age: Years): Years | undefined {
  const student = lastingLaw.studentChildUnderAge.value
  const youngest = Math.min(...basis.dependentAges)
  if (age === youngest && basis.reader.told('specialNeedsChild') === true) return undefined
  // Who is older than that and still told of is taken to study.
  if (age < grownAge(basis)) return grownAge(basis)
  return age < student ? student : undefined
}

/** Ages from which a dependent counts otherwise in the law of this year. */
function agesOfLaw({ reader, context, state }: Basis): Years[] {
  const ofState = (state?.years ?? []).flatMap(({ youngChildCredit, workingFamilyCredit }) =>
    [youngChildCredit, workingFamilyCredit].flatMap((credit) => credit?.childUnderAge ?? []),
  )
  const ofCare =
    reader.some('childcareMonthly') === undefined
      ? []
      : [known(context.law.dependentCareCredit).childUnderAge]
  return [known(context.law.childTaxCredit).childUnderAge, grownAge({ context }), ...ofState, ...ofCare]
}

/** A year in which a dependent comes to an age of the law. */
export interface Birthday {
  readonly years: Years
  /** The age that is reached, and the age today of who reaches it. */
  readonly age: Years
  readonly today: Years
}

/** Of all dependents until they leave the return, the next year first. */
function birthdaysAhead(basis: Basis): Birthday[] {
  const ages = agesOfLaw(basis)
  return basis.dependentAges
    .flatMap((today) => {
      const leaves = leavesAt(basis, today)
      const reached = new Set(leaves === undefined ? ages : [...ages, leaves])
      return [...reached]
        .filter((age) => age > today && age <= (leaves ?? age))
        .map((age) => ({ years: Math.ceil(age - today), age, today }))
    })
    .sort((one, other) => one.years - other.years || other.age - one.age)
}

/** A year from which on others are on the return, or it is filed in another way. */
export interface FamilyChange {
  readonly years: Years
  /** Undefined where a couple's brackets end that stayed for some years after a death. */
  readonly birthday: Birthday | undefined
}

/** All that are known of today, the next year first. */
export function familyChangesAhead(basis: Basis): FamilyChange[] {
  const coupleEnds = coupleEndsIn(basis.reader, basis.context)
  const birthdays = birthdaysAhead(basis).map((birthday) => ({ years: birthday.years, birthday }))
  if (coupleEnds === undefined) return birthdays
  return [...birthdays, { years: coupleEnds, birthday: undefined }].sort(
    (one, other) => one.years - other.years,
  )
}

/** So many years ahead, at least one. */
export function familyIn(basis: Basis, years: Years): Family {
  const { reader, context, dependentAges } = basis
  const status = statusAhead(reader, context, years)
  if (!birthdaysAhead(basis).some((birthday) => birthday.years <= years)) return { status, dependentAges }
  const left = dependentAges
    .filter((age) => {
      const leaves = leavesAt(basis, age)
      return leaves === undefined || age + years < leaves
    })
    .map((age) => age + years)
  const isForDependents = status === 'head_of_household' || status === 'surviving_spouse'
  if (!isForDependents || left.length > 0 || reader.told('adultDependents') !== undefined)
    return { status, dependentAges: left }
  return {
    status: reader.told('maritalStatus') === 'married' ? 'married_separate' : 'single',
    dependentAges: left,
  }
}
