/** What payroll takes out of a pay beside tax, as far as it was told: for the plan at work, and for an HSA. */

import type { Figure } from '../figure.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { Dollars } from '../units.ts'
import { shareInto } from './contributed-share.ts'
import { hsaContributed } from './hsa-contributed.ts'
import { hasHsaPayroll, withHsa } from './hsa-on-return.ts'
import { matchedBelow } from './matched-share.ts'
import type { OutOfWork as Earner } from './out-of-work.ts'
import { isSoleProprietor, isSpouseSoleProprietor } from './own-business.ts'
import { ownPlanAtWork, spousePlanAtWork } from './plans-at-work.ts'
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
  const to = share === undefined ? undefined : matchedBelow(sheet, reader, plan, share)
  return {
    monthly,
    all,
    unmatched: to === undefined ? undefined : { matched: takenAt(to.rate), to: to.figure },
  }
}
