/** Children who are near college: their first bills come before a fall in stocks is over, and aid looks at savings and income. */
import { citedIn } from '../cited-in.ts'
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
  const back = sheet.law(
    'aid.back',
    'Years that student aid looks back',
    'years',
    citedIn(studentAidLaw.yearsBack, (it) => it),
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
      'Student aid looks at savings, and at income',
      say`Federal student aid counts up to ${share} a year of what parents hold outside retirement accounts. Debts that are paid off and retirement accounts do not count. Income counts far more, and the form looks ${back} back from the autumn of each school year: a gain, a Roth conversion or a withdrawal from an inherited account in such a year lowers aid. Let it fall into another year where you can; where it came once and cannot wait, ask the aid office to leave it out.`,
    ),
  ]
}
