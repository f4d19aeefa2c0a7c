/** Several old plans at once: each moves by itself, and each has costs of its own. */
import type { Check } from '../../plan.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import type { OldPlan } from './old-plans.ts'
import { placeNames } from './places.ts'
import type { RolloverWork } from './work.ts'

const named = ({ name, balance }: OldPlan): Text =>
  name === undefined ? say`the one with ${balance}` : say`the one at ${name} with ${balance}`

/** What several plans ask for beside what one does. */
export function oldPlansCheck(work: RolloverWork): Check[] {
  const { plans, gates } = work
  if (plans.length === 0) return []
  const small = gates.isForcedOut ? [] : plans.filter(({ balance }) => balance.value <= gates.forceOut.value)
  return [
    check(
      'old-plans',
      'act',
      'Each plan moves by itself',
      join([
        say`You have ${listed(plans.map(named))}. Each has its own rules, costs and forms, so take the steps with each of them; what is of one kind can land in the same account.`,
        small.length === 0
          ? nothing
          : say`Up to ${gates.forceOut} a plan may close the account of whoever has left, so begin with ${listed(small.map(named))}.`,
        byOwnCosts(work),
      ]),
    ),
  ]
}

/** The rows count one fee for all; where the fees were told, each plan is held against the other places by its own. */
function byOwnCosts({ plans, fees, gates, hasNewPlan }: RolloverWork): Text {
  const place = hasNewPlan && fees.newPlan.value <= fees.ira.value ? 'newPlan' : 'ira'
  const best = fees[place]
  const priced = plans.flatMap((plan) => (plan.fee === undefined ? [] : [{ ...plan, fee: plan.fee }]))
  // A small one does not stay where its plan may close it.
  const cheap = priced.filter(
    ({ fee, balance }) => fee.value <= best.value && balance.value > gates.forceOut.value,
  )
  const dear = priced.filter(({ fee }) => fee.value > best.value)
  const each = (some: typeof priced) => listed(some.map((plan) => say`${named(plan)} at ${plan.fee} a year`))
  const goes = say`${placeNames[place]}, which costs ${best} a year`
  if (priced.length === 0)
    return words('Their costs can differ much: ask each, and put them in. One that is cheap may stay.')
  return join([
    cheap.length === 0
      ? nothing
      : say`By its costs alone this may stay: ${each(cheap)}, no more than ${goes}.`,
    dear.length === 0 ? nothing : say`By its costs this gains by a move: ${each(dear)}, against ${goes}.`,
  ])
}
