/** What Social Security pays children beside a parent who died: until when, how much, and who has to ask for it. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { nothing, say, type Text } from '../say.ts'
import { socialSecurity } from '../tax/social-security-law.ts'
import type { Worksheet } from '../worksheet.ts'

const { value: family, source } = socialSecurity.survivingFamily

/** Children who may be paid, by their ages as told. */
export const childrenPaid = (reader: FactReader): readonly number[] =>
  (reader.told('dependents') ?? []).filter((age) => age < family.childInSchoolUntilAge)

/** A figure of the law about families. */
export const familyLaw = (
  sheet: Worksheet,
  id: string,
  label: string,
  unit: 'age' | 'share',
  value: number,
): Figure => sheet.law(`survivors.${id}`, label, unit, { value, source })

/** Until when a child is paid, and one who is still in high school. */
export const childUntil = (sheet: Worksheet): { readonly until: Figure; readonly inSchool: Figure } => ({
  until: familyLaw(sheet, 'child-until', 'Age at which a child’s benefit ends', 'age', family.childUntilAge),
  inSchool: familyLaw(
    sheet,
    'school-until',
    'The same for a child still in high school',
    'age',
    family.childInSchoolUntilAge,
  ),
})

/** `besideCare`: what the parent’s own pay does to the part of whoever cares for a young child. */
export function childrenOfLateSpouse(sheet: Worksheet, reader: FactReader, besideCare: Text): Text {
  const share = familyLaw(
    sheet,
    'child-share',
    'Share of the worker’s benefit for a child',
    'share',
    family.childShare,
  )
  const { until, inSchool } = childUntil(sheet)
  const parentUntil = familyLaw(
    sheet,
    'parent-until',
    'Age of the youngest child at which the parent’s benefit ends',
    'age',
    family.parentUntilYoungestIs,
  )
  const caring = childrenPaid(reader).some((age) => age < family.parentUntilYoungestIs)
    ? say` So may you, while you care for a child under ${parentUntil}.${besideCare === nothing ? nothing : say` ${besideCare}`}`
    : nothing
  return say`Each child may get ${share} of your spouse’s full benefit until ${until}, or ${inSchool} in high school.${caring} A limit for the whole family makes it less than the parts added up.`
}
