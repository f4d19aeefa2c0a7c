/** The grants by which the state of a family pays tuition itself: what they pay, what they ask, and what they leave of a target. */
import { citedIn } from '../../cited-in.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { states } from '../../states.ts'
import { stateTuitionGrants } from '../../tax/state-tuition-grants.ts'
import type { Cited } from '../../tax/tax-year.ts'
import { check } from '../check.ts'
import { areGraduates, areGrandchildren } from './children.ts'
import type { CollegeWork } from './work.ts'

type Grant = NonNullable<(typeof stateTuitionGrants)[keyof typeof states]>

/** A place in braces in the terms of a grant. */
const placeOfNumber = /\{(\w+)\}/

/**
 * The grant of the state that the family lives in, where it could be had by the income of the years to come, or by little
 * less. Where a grandchild lives nobody said, and no state pays for a graduate degree or for a college elsewhere.
 */
export function stateGrantOf({ reader, children, target, taxes }: CollegeWork): Grant | undefined {
  const state = reader.told('state')
  const grant: Grant | undefined = state === undefined ? undefined : stateTuitionGrants[state]
  if (grant === undefined || areGraduates(children) || areGrandchildren(children)) return undefined
  if (target === 'public_out_of_state') return undefined
  const limit = limitOf(grant)
  return limit === undefined || taxes.later.agi.value <= limit * (1 + rules.saidAbout.value)
    ? grant
    : undefined
}

const limitOf = ({ value: { incomeLimit, numbers } }: Grant): number | undefined =>
  incomeLimit === undefined ? undefined : numbers[incomeLimit]?.value

function termsOf({ sheet }: CollegeWork, grant: Cited<Grant['value']>): Text {
  const { terms, numbers } = grant.value
  const parts = terms.split(placeOfNumber).map((part, place) => {
    const number = numbers[part]
    return place % 2 === 0 || number === undefined
      ? words(part)
      : say`${sheet.law(
          `grant.${part}`,
          number.label,
          number.unit,
          citedIn(grant, () => number.value),
        )}`
  })
  return join(parts, '')
}

/** Whoever lives where the state pays tuition hears of it before more is saved than is left to pay. */
export function stateGrantCheck(work: CollegeWork): Check[] {
  const grant = stateGrantOf(work)
  const state = work.reader.told('state')
  if (grant === undefined || state === undefined) return []
  const limit = limitOf(grant)
  const { later } = work.taxes
  return [
    check(
      'state-grant',
      'warn',
      say`${words(states[state])} may pay tuition itself: ${words(grant.value.name)}`,
      join([
        termsOf(work, grant),
        limit !== undefined && later.agi.value > limit
          ? say`At ${later.agi} you are above that today: what goes into a plan at work before tax lowers the income that counts.`
          : nothing,
        words(
          'Nothing of it is counted here, and terms change with the state’s budget: look them up on the page of its student-aid agency well before the last school years. Tell what is promised, and the target falls by it.',
        ),
        work.tuitionCredit === undefined
          ? nothing
          : words('Tuition that a grant pays no longer counts for the tuition credit; books do.'),
      ]),
    ),
  ]
}
