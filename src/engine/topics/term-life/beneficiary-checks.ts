/** Who gets the money: children, a child who needs care, a former spouse, and what a court ordered. */
import type { Check } from '../../plan.ts'
import { join, nothing, say, words } from '../../say.ts'
import { hasMinors } from './family.ts'
import type { TermLifeWork } from './work.ts'

export function beneficiaryChecks(work: TermLifeWork): Check[] {
  const { family, reader } = work
  const found: Check[] = []
  const status = reader.told('maritalStatus')
  if (family.children.some(({ needsLifelongCare }) => needsLifelongCare))
    found.push({
      id: 'special-needs-trust',
      status: 'act',
      title: words('The money goes to a special-needs trust, never to the child'),
      detail: words(
        'Money in the child’s own name can end SSI and Medicaid. A lawyer sets the trust up, and the trust is named as beneficiary. An ABLE account holds smaller sums.',
      ),
    })
  if (hasMinors(family))
    found.push({
      id: 'minors',
      status: 'act',
      title: words('Do not name a minor as beneficiary'),
      detail: join([
        words('An insurer does not pay a child: a court would choose who keeps the money.'),
        family.isCouple
          ? words('Name each other first, then a trust or a custodian for the children.')
          : words('Name a trust or a custodian for the children, and a guardian in your will.'),
      ]),
    })
  if (family.decreed !== undefined) {
    const own = family.adults[0]?.ownCover
    found.push({
      id: 'decree',
      status: 'act',
      title: words('The court order comes before what the family needs'),
      detail: join([
        own !== undefined && own.value >= family.decreed.value
          ? say`Your ${own} meets the ${family.decreed} that it asks for, as long as it runs.`
          : say`It asks for ${family.decreed}, so the plan never goes below that.`,
        family.isCouple
          ? words('It is paid to whom the order names, so the plan counts it beside what your family needs.')
          : nothing,
        reader.told('decreeYears') === undefined
          ? say`Until when is not known here: ${work.shared.orderYears ?? nothing} are planned. Look up in it until when, who has to be named and what proof you owe.`
          : say`It has to last ${work.shared.orderYears ?? nothing}. Look up in it who has to be named and what proof you owe.`,
        words('Cover through work may not count, because it can end with the job.'),
      ]),
    })
  }
  if (family.isCouple && !family.isMarried)
    found.push({
      id: 'unmarried',
      status: 'act',
      title: words('What a wedding would do, papers have to do'),
      detail: join([
        words(
          'An unmarried partner inherits nothing without a will. The home goes by its deed, and the plan at work and the accounts by the names on them: look at all of them.',
        ),
        family.children.length > 0
          ? words(
              'Social Security pays a child on the record of a father only where he is known to be the father: sign the acknowledgment of paternity if it is not on record.',
            )
          : nothing,
      ]),
    })
  if (status === 'divorced')
    found.push({
      id: 'ex-spouse',
      status: 'warn',
      title: words('Look for the former spouse in old papers'),
      detail: join([
        family.decreed === undefined ? words('A divorce decree may demand cover.') : nothing,
        words(
          'Old policies and the plan at work may still name the former spouse; what the paper says counts.',
        ),
      ]),
    })
  return found
}
