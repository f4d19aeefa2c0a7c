/** What a family that changes changes of what a Traditional dollar saves, in words. */
import { nothing, say, type Text, words } from '../../say.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import { type Birthday, grownAge } from '../family-ahead.ts'
import { statusInWords } from '../surviving-spouse.ts'
import { sourceOf } from '../tax-picture.ts'
import type { RothBasis } from './basis.ts'
import { turnInWords } from './turn-words.ts'
import type { RothWork } from './work.ts'

/** Who comes to which age, to stand after "when". */
function growsInWords(
  { sheet, context, dependentAges }: Pick<RothBasis, 'sheet' | 'context' | 'dependentAges'>,
  { age, today }: Birthday,
): Text {
  const who =
    dependentAges.length === 1
      ? 'your child'
      : today === Math.min(...dependentAges)
        ? 'your youngest'
        : 'one of your children'
  const reached = sheet.law('children.age', 'Age from which a child counts otherwise', 'age', {
    value: age,
    source: `${sourceOf(context.law.earnedIncomeCredit)}; ${sourceOf(context.law.childTaxCredit)}; IRC §152(c)(3)`,
    note: 'The law ends a credit at it, or the child leaves the tax return.',
  })
  return say`${words(who)} is ${reached}`
}

/** What ends in that year, what a dollar saves then, and which way to turn. */
export function childrenInWords(work: RothWork): Text {
  const { children, now, decision, sheet } = work
  if (children.change === undefined) return nothing
  const { from, saves, birthday, filedAs } = children.change
  const what =
    filedAs === undefined
      ? words('what the tax law gives for children is less')
      : say`you file as ${words(statusInWords[filedAs])}`
  const when = birthday === undefined ? nothing : say`, when ${growsInWords(work, birthday)},`
  const student = sheet.law(
    'children.student-age',
    'A child who studies full-time is a qualifying child until this age',
    'age',
    lastingLaw.studentChildUnderAge,
  )
  const studies =
    birthday?.age === grownAge(work)
      ? say` A child who studies full-time counts until ${student}: then this comes later.`
      : nothing
  return say`From ${from} on${when} ${what}, and a Traditional dollar saves about ${saves}. ${turnInWords({ saves, until: now.rateAhead, decision })}${studies}`
}
