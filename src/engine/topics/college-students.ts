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

export function collegeStudents(reader: FactReader): CollegeStudents {
  const starts = rules.schoolEndAge.value
  const ages = (reader.told('dependents') ?? []).map((age, index) => [age, index] as const)
  const students = ages.filter(([age]) => age >= starts && age < starts + rules.collegeYears.value)
  const costs = reader.told('collegeCosts') ?? []
  return {
    count: students.length,
    tuition: students.flatMap(([, index]) => costs[index] ?? costs.at(-1) ?? []),
  }
}

/** Whether a child may be in the first years of college so soon that the income of today says something of those years. */
export const isCreditNear = (reader: FactReader): boolean =>
  (reader.told('dependents') ?? []).some(
    (age) =>
      age + rules.shortHorizon.value >= rules.schoolEndAge.value &&
      age < rules.schoolEndAge.value + rules.collegeYears.value,
  )
