/** Several old plans at once: each moves by itself, has costs of its own, and may be of another employer. */
import type { Check } from '../../plan.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import type { OldPlan } from './old-plans.ts'
import type { RolloverWork } from './work.ts'

const named = ({ name, balance }: OldPlan): Text =>
  name === undefined ? say`the one with ${balance}` : say`the one at ${name} with ${balance}`

const withFee = (plan: OldPlan): Text =>
  plan.fee === undefined ? named(plan) : say`${named(plan)} at ${plan.fee} a year`

/** What stays out of this plan, in a sentence of the summary. */
export function stayingInWords({ plans }: RolloverWork): Text {
  const staying = plans?.staying ?? []
  return staying.length === 0
    ? nothing
    : say`Leave ${listed(staying.map(withFee))} where ${words(staying.length > 1 ? 'they are' : 'it is')}: no place that is open costs less.`
}

/** What several plans ask for beside what one does. */
export function oldPlansCheck(work: RolloverWork): Check[] {
  const { plans, gates } = work
  if (plans === undefined) return []
  const all = [...plans.open, ...plans.staying]
  const small = gates.isForcedOut
    ? []
    : plans.open.filter(({ balance }) => balance.value <= gates.forceOut.value)
  return [
    check(
      'old-plans',
      'act',
      'Each plan moves by itself',
      join([
        say`You have ${listed(all.map(withFee))}. Each has its own rules, costs and forms, so take the steps with each that moves; what is of one kind can land in the same account.`,
        small.length === 0
          ? nothing
          : say`Up to ${gates.forceOut} a plan may close the account of whoever has left, so begin with ${listed(small.map(named))}.`,
        gates.hasEarlyAccess
          ? words(
              'Only the plan of the employer that you left late enough pays you without a penalty: keep what you need early in that one, and ask it before anything moves.',
            )
          : nothing,
        all.every(({ fee }) => fee === undefined)
          ? words('Their costs can differ much: ask each, and put them in. One that is cheap may stay.')
          : nothing,
        plans.staying.length === 0
          ? nothing
          : say`Not counted here, as no open place costs less: ${listed(plans.staying.map(named))}.`,
      ]),
    ),
  ]
}
