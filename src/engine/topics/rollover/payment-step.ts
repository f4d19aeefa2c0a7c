/** Money that is lived on from now on and moves to an IRA: how it is paid out from there. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { CalendarDate } from '../../units.ts'
import type { StepDraft } from '../steps.ts'
import { ranks } from './step-ranks.ts'
import type { RolloverWork } from './work.ts'

/** `landing`: the day by which the money is there. */
export function paymentStep(work: RolloverWork, landing: CalendarDate): StepDraft[] {
  const { gates, isPenaltyOver, placed } = work
  const livesOnIt = gates.earlyNeed !== undefined || work.isDrawnOn
  if (!isPenaltyOver || !livesOnIt || placed('ira') <= 0) return []
  return [
    {
      id: 'payments',
      title: words('Set up how the IRA pays you'),
      why: words('An IRA sends nothing by itself, and what it sends is taxed without a pay slip.'),
      how: say`Ask the custodian for ${sumAMonth(work)}. Form W-4R says how much federal tax is withheld${withheld(work)}; you may choose any share, also none, and pay estimated tax instead. Ask whether your state wants some withheld too. Keep a year of payments in the calm part of the mix, and refill it once a year from what has grown most.`,
      due: landing,
      dueWhy: 'once the money has landed',
      minutes: 30,
      link: links.retirementPlans,
      keep: words('The order for the payments, and the copy of Form W-4R.'),
      rank: ranks.last,
    },
  ]
}

function sumAMonth({ gates, sheet }: RolloverWork): Text {
  const need = gates.earlyNeed
  if (need === undefined) return words('a payment on a fixed day of each month, as much as you live on')
  const monthly: Figure = sheet.computed(
    'payments.monthly',
    'A month of what comes out, federal tax included',
    'usd-per-month',
    'what a year of it takes out with its own federal tax ÷ the months of a year',
    [need.drawn],
    Math.round(need.drawn.value / monthsPerYear),
  )
  return say`${monthly} on a fixed day, the federal tax on it included`
}

function withheld({ gates, sheet }: RolloverWork): Text {
  const need = gates.earlyNeed
  if (need === undefined || need.drawn.value <= need.left.value) return nothing
  const share = sheet.computed(
    'payments.withheld',
    'Share of it that its federal tax takes',
    'share',
    '(what a year of it takes out − what is left of it) ÷ what it takes out',
    [need.drawn, need.left],
    (need.drawn.value - need.left.value) / need.drawn.value,
  )
  return say`: about ${share} covers its own tax`
}
