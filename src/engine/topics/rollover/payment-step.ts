/** Money that is lived on from now on: how it is paid out of the IRA to which it moves, or of the plan where it stays. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { rolloverLaw } from '../../tax/rollover-law.ts'
import type { CalendarDate } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { whatBeginsLate } from '../pay-bridge-words.ts'
import { type StepDraft, within } from '../steps.ts'
import { calmPart, type RolloverBridge } from './bridge.ts'
import type { EarlyNeed } from './early-need.ts'
import { firstPaymentInWords, firstPaymentOf } from './first-payment.ts'
import { isPaidBySchedule } from './gates.ts'
import { isPaidByIra } from './paid-by-ira.ts'
import { planPaymentOf } from './plan-payment.ts'
import { ranks } from './step-ranks.ts'
import type { RolloverWork } from './work.ts'

/** `landing`: the day by which what moves is there. */
export function paymentStep(
  work: RolloverWork,
  landing: CalendarDate,
  bridge: RolloverBridge | undefined,
): StepDraft[] {
  const { gates } = work
  if (gates.kept !== undefined) return planPaymentStep(work, gates.earlyNeed)
  const livesOnIt = gates.earlyNeed !== undefined || work.isDrawnOn
  if (!livesOnIt || !isPaidByIra(work)) return []
  // The step that sells company stock says how the IRA pays beside it.
  if (work.stock?.isChosen === true && work.stock.carries !== undefined) return []
  return [
    {
      id: 'payments',
      title: words(`Set up how the ${work.isPaidAsHeir ? 'inherited ' : ''}IRA pays you`),
      why: words('An IRA sends nothing by itself, and what it sends is taxed without a pay slip.'),
      how: say`Ask the custodian for ${sumAMonth(work, bridge)}.${firstOfIra(work)} Form W-4R says how much federal tax is withheld${bridge?.untaxed === undefined ? withheld(work) : words(': by what you told, none is due on it')}; you may choose any share, also none, and pay estimated tax instead. Ask whether your state wants some withheld too. ${bridge?.drawn === undefined ? words('Keep a year of payments in the calm part of the mix, and refill it once a year from what has grown most.') : calmPart(work, bridge)}${towardRequired(work)}`,
      due: landing,
      dueWhy: 'once the money has landed',
      minutes: 30,
      link: links.retirementPlans,
      keep: words('The order for the payments, and the copy of Form W-4R.'),
      // What a household lives on gives way to nothing.
      ...(gates.earlyNeed === undefined ? { rank: ranks.last } : {}),
    },
  ]
}

/** What stays in the plan and is drawn on. */
export function planPaymentStep(work: RolloverWork, need: EarlyNeed | undefined): StepDraft[] {
  if (need === undefined || need.penalized !== undefined || isPaidBySchedule(work.gates.freeze)) return []
  return [
    {
      id: 'payments',
      title: words('Set up how the plan pays you'),
      why: words('A plan sends nothing by itself, and some pay in parts only a few times a year.'),
      how: say`${orderOfPlan(work, need)}${towardRequired(work)}`,
      due: within.fortnight,
      dueWhy: 'a fortnight from today, once the plan has said how it pays',
      minutes: 30,
      link: links.retirementPlans,
      keep: words('The order for the payments, and each statement with what was withheld.'),
      rank: ranks.last,
    },
  ]
}

/** A sum is named only where what it rests on was told. */
function orderOfPlan(work: RolloverWork, need: EarlyNeed): Text {
  const { sheet, reader, withheldRate } = work
  const isTold = reader.told('planDrawMonthly') !== undefined || reader.told('monthlyExpenses') !== undefined
  const { yearly, isPeriodic } = planPaymentOf(work, need)
  const monthly = sheet.computed(
    'payments.plan',
    'A month of what the plan pays, federal tax included',
    'usd-per-month',
    'what a year of costs takes out of the plan ÷ the months of a year',
    [yearly],
    Math.round(yearly.value / monthsPerYear),
  )
  const order = isTold ? say`${monthly}` : words('what you need each month')
  const first = firstPaymentOf(work)
  const begins = first === undefined ? nothing : firstPaymentInWords(work, first, monthly)
  if (!isPeriodic)
    return say`Ask for ${order}, of which the plan withholds ${withheldRate} for federal tax; what that is beyond the tax itself comes back with the return.${begins} If it does not pay monthly, take a few months at once and keep them as cash.`
  const years = sheet.law(
    'payments.periodic-years',
    'Years from which on tax is withheld as from a pension',
    'years',
    rolloverLaw.periodicYears,
  )
  const tax = sheet.computed(
    'payments.plan-tax',
    'Federal tax on a month of what the plan pays',
    'usd-per-month',
    '(what a year of it takes out − what is left of it) ÷ the months of a year',
    [need.drawn, need.left],
    Math.max(0, Math.round((need.drawn.value - need.net) / monthsPerYear)),
  )
  const withheld = !isTold
    ? words('Have as much withheld as its own tax takes.')
    : tax.value > 0
      ? say`About ${tax} covers the tax on it: ask for that, because without the form the plan looks at this payment alone.`
      : words('By what you said no federal tax is due on it: the form can say so.')
  return say`Ask for ${order} in regular payments.${begins} By what is there they last ${years} or more, so tax is withheld as from a pension: by your Form W-4P. ${withheld} From a single sum ${withheldRate} is withheld instead; what that is beyond the tax comes back with the return.`
}

const towardRequired = ({ required }: RolloverWork): Text =>
  required === undefined
    ? nothing
    : words(
        ' These payments count toward the withdrawal that is required each year: see that they come to at least that.',
      )

export function sumAMonth({ gates, sheet, reader }: RolloverWork, bridge?: RolloverBridge): Text {
  const need = gates.earlyNeed
  if (need === undefined && bridge?.untaxed !== undefined) {
    const { monthly, from } = bridge.untaxed
    const begins = from === undefined ? nothing : say`, the first on ${from}`
    return say`about ${monthly} on a fixed day${begins}, and for less as soon as more is paid for life`
  }
  if (need === undefined && bridge?.drawn !== undefined)
    return say`about ${bridge.drawn.monthly} on a fixed day until ${whatBeginsLate(reader, bridge)} begins, the federal tax on it included, and for less from then on`
  if (need === undefined) return words('a payment on a fixed day of each month, as much as you live on')
  return bridge === undefined
    ? say`${monthOfIra(sheet, need)} on a fixed day, the federal tax on it included`
    : say`about ${monthOfIra(sheet, need)} on a fixed day until ${whatBeginsLate(reader, bridge)} begins, the federal tax on it included, and for less from then on`
}

const monthOfIra = (sheet: Worksheet, { drawn }: EarlyNeed): Figure =>
  sheet.computed(
    'payments.monthly',
    'A month of what comes out, federal tax included',
    'usd-per-month',
    'what a year of it takes out with its own federal tax ÷ the months of a year',
    [drawn],
    Math.round(drawn.value / monthsPerYear),
  )

function firstOfIra(work: RolloverWork): Text {
  const need = work.gates.earlyNeed
  const first = need === undefined ? undefined : firstPaymentOf(work)
  return need === undefined || first === undefined
    ? nothing
    : firstPaymentInWords(work, first, monthOfIra(work.sheet, need))
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
