/**
 * A check from a plan that pays without a penalty: what is kept of it bears none either, what goes back into an IRA does
 * until the penalty ends everywhere. So a year of what is needed is kept. IRC §72(t)(2)(A)(ii), (v) and (C).
 */
import { monthsBetween } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { cashOf, tellsCash } from '../cushion.ts'
import { taxOnMore } from '../tax-on-more.ts'
import type { RolloverBasis } from './basis.ts'
import type { CheckInHand } from './check-in-hand.ts'
import { grossFor } from './draws.ts'
import type { Gates } from './gates.ts'

export interface KeptOfCheck {
  /** Of what was paid out, its federal tax included. */
  readonly amount: Figure
  readonly tax: Figure
  /** What goes back of it, no more than the check holds. */
  readonly back: Figure
  readonly inHand: Figure
  /** What was withheld beyond its tax, which comes back with the return; undefined where tax is still due. */
  readonly refund: Figure | undefined
  readonly due: Figure | undefined
  /** What the same year out of an IRA would cost in tax and penalty. */
  readonly later: Figure
  /** On what is needed after that year. */
  readonly penalty: Figure
}

/** Undefined where nothing is known to be needed, the plan can still pay it, or this year’s tax on it is far above the later price. */
export function keptOfCheck(
  basis: RolloverBasis,
  { isPaidOut, earlyNeed: need }: Gates,
  check: CheckInHand | undefined,
): KeptOfCheck | undefined {
  const { sheet, reader, context, taxes, penaltyRate } = basis
  const penalized = need?.penalized
  if (!isPaidOut || need?.penalty === undefined || penalized === undefined || !need.goesOn) return undefined
  if (check === undefined || check.isDirect || check.isLate) return undefined
  const taxOn = (gross: number) => taxOnMore(taxes, context, 'iraDistributions', gross)
  const yearly = grossFor(need.net, 0, taxOn)
  const price = penalized.value - need.net
  if (yearly - need.net > price * (1 + rules.keptOfCheckMargin.value)) return undefined
  const months = Math.max(0, monthsBetween(context.today, check.filing.value))
  const cash = tellsCash(reader) ? [cashOf({ sheet, reader, context })] : []
  // What was withheld comes back only with the return: until then the rest of the check and cash carry the months.
  const untilRefund = Math.max(
    0,
    (need.net / monthsPerYear) * months - cash.reduce((sum, { value }) => sum + value, 0),
  )
  const amount = sheet.computed(
    'kept-out',
    'What you keep of what was paid out',
    'usd',
    'what a year needs with this year’s federal tax on it, and no less than what the check lacks and the months until the return need beyond cash; no more than may go back',
    [check.eligible, check.gap, need.left, check.filing, ...cash],
    Math.min(check.eligible.value, Math.ceil(Math.max(yearly, check.gap.value + untilRefund))),
  )
  const tax = sheet.computed(
    'kept-out.tax',
    'Federal tax on what you keep',
    'usd',
    'your federal tax with it as income − your federal tax without it',
    [amount, taxes.agi],
    Math.round(taxOn(amount.value)),
  )
  const back = sheet.computed(
    'kept-out.back',
    'What goes back of the check',
    'usd',
    'what may go back − what you keep',
    [check.eligible, amount],
    check.eligible.value - amount.value,
  )
  const settled = check.withheld.value - tax.value
  const difference = (id: string, label: string) =>
    sheet.computed(
      `kept-out.${id}`,
      label,
      'usd',
      'the difference of what was withheld and the tax on what you keep',
      [check.withheld, tax],
      Math.abs(settled),
    )
  return {
    amount,
    tax,
    back,
    inHand: sheet.computed(
      'kept-out.in-hand',
      'What stays in hand of the check',
      'usd',
      'the check − what goes back',
      [check.received, back],
      Math.max(0, Math.round(check.received.value - back.value)),
    ),
    refund: settled >= 0 ? difference('refund', 'What of it comes back with the return') : undefined,
    due: settled < 0 ? difference('due', 'Tax on it that is still to be paid') : undefined,
    later: sheet.computed(
      'kept-out.later',
      'Tax and penalty on a year of it from an IRA',
      'usd-per-year',
      'what a year takes out with its tax and penalty − what is left of it',
      [penalized, need.left, penaltyRate],
      Math.round(price),
    ),
    penalty: sheet.computed(
      'kept-out.penalty',
      'Penalty on what you need after that year, until it ends',
      'usd',
      'the penalty on all that is needed before it ends × the years after the first ÷ the years',
      [need.penalty, need.years],
      Math.round((need.penalty.value * Math.max(0, need.years.value - 1)) / Math.max(1, need.years.value)),
    ),
  }
}
