/** What goes on being put into a costly plan of today’s job: where it goes instead, and what that comes to. */
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { say, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { type CostlyPlan, costlyPlan, costlyPlanCheck, iraLimitsOf } from '../costly-plan.ts'
import { type StepDraft, within } from '../steps.ts'
import { growthFactor } from './growth.ts'
import { ranks } from './step-ranks.ts'
import type { RolloverWork } from './work.ts'

export const costlyPlanOf = (work: RolloverWork): CostlyPlan | undefined =>
  work.stillThere ? costlyPlan(work, iraLimitsOf(work.taxes)) : undefined

const shownDigits = 3

/** Paid in at the end of each year, the same in today’s dollars: IRA and plan hold the same investments. */
function worthOf({ sheet, growth, horizon }: RolloverWork, { cost, iraCost, moved }: CostlyPlan) {
  if (moved === undefined) return undefined
  const years = Math.max(1, Math.round(horizon.value))
  let factor = 0
  for (let left = 0; left < years; left += 1)
    factor +=
      growthFactor(growth.rate.value, iraCost.value, growth.inflation.value, left) -
      growthFactor(growth.rate.value, cost.value, growth.inflation.value, left)
  return sheet.computed(
    'costly-plan.worth',
    'What the lower costs on new money come to, today’s dollars',
    'usd',
    'what goes to the IRA each year, grown to the end of the years at the costs of the IRA − the same at the costs of the plan; before later tax',
    [moved.toIra, cost, iraCost, growth.rate, growth.inflation, horizon],
    Math.round(moved.toIra.value * factor),
    shownDigits,
  )
}

export function newMoneyChecks(work: RolloverWork): Check[] {
  const plan = costlyPlanOf(work)
  const worth = plan && worthOf(work, plan)
  return costlyPlanCheck(
    plan,
    worth === undefined
      ? {}
      : { worth: say`Kept up for ${work.horizon}, that is worth about ${worth} in today’s dollars.` },
  )
}

export function newMoneyStep(work: RolloverWork): StepDraft[] {
  const plan = costlyPlanOf(work)
  if (plan?.moved === undefined) return []
  const { matched, toIra } = plan.moved
  const monthly = work.sheet.computed(
    'costly-plan.monthly',
    'What goes to the IRA each month',
    'usd-per-month',
    'what an IRA takes of it in a year ÷ the months of a year',
    [toIra],
    Math.round(toIra.value / monthsPerYear),
  )
  return [
    {
      id: 'new-money',
      title: say`Send ${monthly} of new money to an IRA instead of the plan`,
      why: say`The plan costs ${plan.cost} a year and the IRA about ${plan.iraCost}, for the same investments.`,
      how: say`In the payroll portal lower the contribution, and never below the ${matched} of pay that brings the whole match. Set a monthly transfer to an IRA as large as what that frees before tax. If it is a Traditional one, deduct it on the return and adjust Form W-4; “Roth vs Traditional” says which kind. Ask the personnel office for an index fund or a brokerage window too.`,
      due: within.month,
      dueWhy: 'a month from today',
      minutes: 45,
      link: links.retirementPlans,
      keep: words('The first pay slip with the new share, and the confirmation of the transfer.'),
      rank: ranks.later,
    },
  ]
}
