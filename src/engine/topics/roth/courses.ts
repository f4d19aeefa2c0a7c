/** Retirements that the drafts of one plan share: most what-ifs change nothing of the years after work. */
import { type Retirement, type RetirementCourse, retirementCourse } from '../../markets/retirement-tax.ts'
import type { DraftContext } from '../topic.ts'

const shared = new WeakMap<DraftContext, Map<string, RetirementCourse>>()

/** Forgotten together with the context, which is that of one plan. */
export function courseIn(context: DraftContext, retirement: Retirement): RetirementCourse {
  const courses = shared.get(context) ?? new Map<string, RetirementCourse>()
  shared.set(context, courses)
  // The law is the context's.
  const key = JSON.stringify({ ...retirement, law: undefined, state: retirement.state?.code })
  const before = courses.get(key)
  if (before !== undefined) return before
  const course = retirementCourse(retirement)
  courses.set(key, course)
  return course
}
