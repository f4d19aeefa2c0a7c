/** Child care that is paid today ends, for the most part, when children go to school: a plan counts it in each month. */

import { yearOf } from '../calendar.ts'
import { middle } from '../household.ts'
import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { say } from '../say.ts'
import { check } from './check.ts'
import { isExpecting } from './expecting.ts'
import type { Drafting } from './topic.ts'

/** Nothing where a child on the way begins it anew, or nobody told what care costs and how old the children are. */
export function childCareEndsCheck({ sheet, reader, context }: Drafting): Check[] {
  const care = reader.told('childcareMonthly')
  const ages = reader.told('dependents') ?? []
  const young = ages.filter((age) => age < rules.schoolAge.value)
  if (care === undefined || middle(care) <= 0 || young.length === 0 || isExpecting(reader)) return []
  const age = reader.rule('school.age', 'Age at which children go to school', 'age', rules.schoolAge)
  const year = sheet.computed(
    'childcare.ends',
    'Year in which the youngest goes to school, about',
    'year',
    'this year + the age at which children go to school − the age of the youngest',
    [age],
    yearOf(context.today) + age.value - Math.floor(Math.min(...young)),
  )
  return [
    check(
      'child-care-ends',
      'warn',
      'Child care will not cost this for ever',
      say`The ${reader.number('childcareMonthly')} that it costs today is counted in every month to come. Most of it ends when the youngest goes to school, about ${year}; care after school and in the holidays stays. Plan again on that day: what is free then goes on in this order, and the days that the plan names come sooner.`,
    ),
  ]
}
