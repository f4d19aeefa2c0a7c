/** Budgets that are a share of pay: a home, rent, pay while disabled. */

import type { Figure } from '#engine/figure.ts'
import { type PlanningRule, planningRules } from '#engine/planning-rules.ts'
import { say, type Text } from '#engine/say.ts'
import { monthsPerYear } from '#engine/tax/counting.ts'
import { rulesOfThumb } from '../rules-of-thumb.ts'
import { type ComputationContext, toldPay } from './computation.ts'

function monthlyShare(
  { sheet }: ComputationContext,
  pay: Figure,
  id: string,
  label: string,
  rule: PlanningRule,
): { share: Figure; month: Figure } {
  const share = sheet.assumed(`${id}.share`, `${label}, of pay`, 'share', rule.value, rule.why, rule.source)
  const month = sheet.computed(
    id,
    label,
    'usd-per-month',
    'pay × share ÷ months of a year',
    [pay, share],
    (pay.value * share.value) / monthsPerYear,
  )
  return { share, month }
}

export function houseBudget(context: ComputationContext): Text | undefined {
  const pay = toldPay(context)
  if (pay === undefined) return undefined
  const home = monthlyShare(context, pay, 'housing', 'Housing payment', rulesOfThumb.housingShare)
  const debts = monthlyShare(context, pay, 'all-debts', 'All debt payments', planningRules.paymentShareWarn)
  return say`On ${pay}, that is ${home.month} for the home and ${debts.month} for all debts.`
}

export function rentBudget(context: ComputationContext): Text | undefined {
  const pay = toldPay(context)
  if (pay === undefined) return undefined
  const rent = monthlyShare(context, pay, 'rent-budget', 'Rent', rulesOfThumb.rentShare)
  return say`On ${pay}, ${rent.share} is ${rent.month}.`
}

export function disabilityCover(context: ComputationContext): Text | undefined {
  const { household, reader } = context
  if (household.income === undefined) return undefined
  const cover = monthlyShare(
    context,
    reader.number('income'),
    'disability-cover',
    'Disability cover',
    planningRules.disabilityShare,
  )
  return say`For your pay that is a benefit of about ${cover.month}.`
}
