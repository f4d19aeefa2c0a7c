/** What payroll takes out of a pay beside tax, as far as it was told: for the plan at work, and for an HSA. */

import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { shareInto } from './contributed-share.ts'
import { hsaContributed } from './hsa-contributed.ts'
import { hasHsaPayroll, withHsa } from './hsa-on-return.ts'
import type { OutOfWork as Earner } from './out-of-work.ts'
import { isSoleProprietor, isSpouseSoleProprietor } from './own-business.ts'
import { ownPlanAtWork, type PlanAtWork, spousePlanAtWork } from './plans-at-work.ts'
import type { Drafting } from './topic.ts'

/** What goes in of a year, and the return of that pay alone without what goes in before tax. */
interface Taken {
  readonly dollars: Dollars
  readonly onReturn: (alone: TaxReturn) => TaxReturn
}

export interface TakenByPayroll {
  readonly monthly: Figure
  readonly all: Taken
  /** The same with only what earns the match that was told, where more goes in, and the share that does. */
  readonly unmatched: { readonly matched: Taken; readonly to: Figure | undefined } | undefined
}

/**
 * Undefined where nothing was told to go in, or where the pay is profit, which no payroll pays. What kind goes in was asked of
 * one's own plan; that of a spouse is taken as before tax. The HSA is taken to be that of whoever told of it.
 */
export function takenByPayroll(asked: Drafting, earner: Earner, pay: Figure): TakenByPayroll | undefined {
  const { sheet, reader, context } = asked
  const isOwn = earner === 'own'
  if (isOwn ? isSoleProprietor(reader) : isSpouseSoleProprietor(reader)) return undefined
  const plan = isOwn ? ownPlanAtWork(reader) : spousePlanAtWork(reader)
  const share = shareInto(sheet, reader, context, plan)
  const intoHsa = isOwn && hasHsaPayroll(reader) ? hsaContributed(sheet, reader, context) : undefined
  const isRoth = isOwn && reader.told('contributionKind') === 'roth'
  const takenAt = (rate: number): Taken => {
    const intoPlan = pay.value * rate
    const hsa = Math.min(intoHsa?.value ?? 0, pay.value - intoPlan)
    const onReturn = (alone: TaxReturn): TaxReturn => {
      const deferred = { ...alone, wages: (alone.wages ?? 0) - intoPlan, deferredPay: intoPlan }
      return withHsa(reader, isRoth || intoPlan === 0 ? alone : deferred, hsa)
    }
    return { dollars: intoPlan + hsa, onReturn }
  }
  const all = takenAt(share?.value ?? 0)
  if (all.dollars <= 0) return undefined
  const monthly = sheet.computed(
    `payroll.taken.${earner}`,
    isOwn ? 'What payroll takes of your pay' : 'What payroll takes of the pay of your spouse or partner',
    'usd-per-month',
    `pay × the share that goes into the plan at work${intoHsa === undefined ? '' : ' + what goes into an HSA'}, ÷ the months of a year`,
    [pay, share, intoHsa].filter((part) => part !== undefined),
    Math.round(all.dollars / monthsPerYear),
  )
  const to = share === undefined ? undefined : matchedShareOf(sheet, reader, plan)
  const isAbove = to !== undefined && share !== undefined && share.value > to.rate
  return {
    monthly,
    all,
    unmatched: isAbove ? { matched: takenAt(to.rate), to: to.figure } : undefined,
  }
}

/** The share of pay that a told match follows; undefined where nobody told whether there is one. */
function matchedShareOf(
  sheet: Worksheet,
  reader: FactReader,
  plan: PlanAtWork,
): { readonly rate: number; readonly figure: Figure | undefined } | undefined {
  const match = reader.told(plan.match)
  if (match === undefined || (match.rate > 0 && match.upTo === undefined)) return undefined
  const rate = match.rate === 0 ? 0 : (match.upTo ?? 0) + (match.next?.upTo ?? 0)
  return {
    rate,
    figure:
      rate === 0
        ? undefined
        : sheet.told(
            plan.match,
            `payroll.matched.${plan.id}`,
            'Share of pay that earns the whole match',
            'rate',
            rate,
          ),
  }
}
