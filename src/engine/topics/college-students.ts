/** Children who are of the age for the first years of college, and the tuition that is paid for them now. */
import type { FactReader } from '../fact-reader.ts'
import { planningRules as rules } from '../planning-rules.ts'
import type { Dollars } from '../units.ts'

export interface CollegeStudents {
  /** How many dependents are of that age. */
  readonly count: number
  /**
   * Tuition of each, at most, where a price of college was told: it then goes to them. Nobody is taken to be in college
   * for an age alone. The credit stops at an amount that nearly every tuition is above.
   */
  readonly tuition: readonly Dollars[]
}

/** The ages of the children on the household's own return: a grandchild whom one saves for is on the parents'. */
export const childrenOnReturn = (reader: FactReader): readonly number[] =>
  reader.told('forGrandchild') === true ? [] : (reader.told('dependents') ?? [])

export function collegeStudents(reader: FactReader): CollegeStudents {
  const starts = rules.schoolEndAge.value
  const ages = childrenOnReturn(reader).map((age, index) => [age, index] as const)
  const students = ages.filter(([age]) => age >= starts && age < starts + rules.collegeYears.value)
  const costs = reader.told('collegeCosts') ?? []
  return {
    count: students.length,
    tuition: students.flatMap(([, index]) => costs[index] ?? costs.at(-1) ?? []),
  }
}
