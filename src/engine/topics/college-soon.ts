/** Children who are near college: their first bills come before a fall in stocks is over, and aid looks at savings. */
import type { FactReader } from '../fact-reader.ts'
import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { say, words } from '../say.ts'
import { studentAidLaw } from '../tax/student-aid-law.ts'
import type { Worksheet } from '../worksheet.ts'
import { check } from './check.ts'

const isCollegeNear = (reader: FactReader): boolean =>
  (reader.told('dependents') ?? []).some(
    (age) => age >= rules.collegeNearFrom.value && age <= rules.collegeNearTo.value,
  )

/** `isForCollege`: the money itself is for it already. */
export function collegeSoonChecks(
  { reader, sheet }: { reader: FactReader; sheet: Worksheet },
  { isForCollege }: { isForCollege: boolean },
): Check[] {
  if (!isCollegeNear(reader)) return []
  const share = sheet.law(
    'aid.share',
    'What federal aid counts of savings',
    'rate',
    studentAidLaw.shareOfParents,
  )
  const soon = check(
    'college-soon',
    'warn',
    'College begins soon',
    words(
      'What is meant for the first bills is needed before a fall in stocks could be waited out: keep that part in Treasury bills or insured savings, and invest only the rest. To see how much it takes, ask for a college plan with what is saved for it.',
    ),
  )
  return [
    ...(isForCollege ? [] : [soon]),
    check(
      'aid',
      'warn',
      'Student aid looks at savings',
      say`Federal student aid counts up to ${share} a year of what parents hold outside retirement accounts. Debts that are paid off and retirement accounts do not count.`,
    ),
  ]
}
