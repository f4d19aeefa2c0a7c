/** Pay that was named for a year to come, as the returns and the pay checks of that year see it. */
import { yearOf } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { type Household, middle } from '../household.ts'
import { deferralRoom } from '../tax/deferral-room.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { CalendarDate, Dollars } from '../units.ts'
import { isFilled } from './contributed-share.ts'
import { type ExpectedPay, expectedPay } from './expected-pay.ts'
import { isPayGone, leavingDayOf, whoIsOutOfWork } from './out-of-work.ts'
import { isSoleProprietor } from './own-business.ts'
import { ownPlanAtWork } from './plans-at-work.ts'
import { hasRetired } from './retired.ts'
import { isSpouseSoleEarner } from './sole-earner.ts'
import type { DraftContext } from './topic.ts'

export interface ComingPay extends ExpectedPay {
  /** Of today. */
  readonly income: Figure
  /** Of a year more than today; below nothing where it falls. */
  readonly more: Dollars
  /** What of that goes into the plan at work by the share that goes in now. */
  readonly intoPlan: Dollars
  /** What of it is income on a return: what goes in before tax is not. */
  readonly onIncome: Dollars
  /** The share, where something goes in. */
  readonly share: Figure | undefined
  /** A year at the pay of today, with that pay instead. */
  readonly onReturn: (taxReturn: TaxReturn) => TaxReturn
}

interface Asked {
  readonly reader: FactReader
  readonly context: Pick<DraftContext, 'today' | 'limits'>
}

/** For what a plan places: while a pay is gone nothing of a raise. The months without that pay and the returns read it all the same. */
export const comingPay = (asked: Asked): ComingPay | undefined =>
  isPayGone(asked.reader) ? undefined : ownComingPay(asked)

/** Undefined where nobody named one, where the work of today ends before it, and where it is that of a spouse alone. */
export function ownComingPay({ reader, context }: Asked): ComingPay | undefined {
  if (middle(reader.told('income') ?? 0) <= 0) return undefined
  if (hasRetired(reader) || whoIsOutOfWork(reader) === 'own' || isSpouseSoleEarner(reader)) return undefined
  const leaves = leavingDayOf(reader, 'own')
  if (leaves !== undefined && leaves > context.today) return undefined
  const expected = expectedPay(reader, context)
  // No pay at all is the end of work, and not another pay.
  if (expected === undefined || expected.pay.value <= 0) return undefined
  const stops = reader.told('retirementAge')
  if (stops !== undefined && middle(stops) - reader.number('age').value <= expected.years) return undefined
  const income = reader.number('income')
  const more = expected.pay.value - income.value
  if (more === 0) return undefined
  const isBusiness = isSoleProprietor(reader)
  const plan = ownPlanAtWork(reader)
  const share =
    isBusiness || isFilled(reader, plan.filled) || reader.known(plan.share) === undefined
      ? undefined
      : reader.number(plan.share)
  const intoPlan = share === undefined ? 0 : moreIntoPlan({ reader, context }, { income, more, share })
  const beforeTax = reader.told('contributionKind') === 'roth' ? 0 : intoPlan
  return {
    ...expected,
    income,
    more,
    intoPlan,
    onIncome: more - beforeTax,
    share: share?.value === 0 ? undefined : share,
    onReturn: (taxReturn) =>
      isBusiness
        ? { ...taxReturn, selfEmploymentProfit: Math.max(0, (taxReturn.selfEmploymentProfit ?? 0) + more) }
        : {
            ...taxReturn,
            wages: Math.max(0, (taxReturn.wages ?? 0) + more - beforeTax),
            ...(beforeTax === 0
              ? {}
              : { deferredPay: Math.max(0, (taxReturn.deferredPay ?? 0) + beforeTax) }),
          },
  }
}

/** A share of more pay goes in until the limit of the year is reached. */
function moreIntoPlan(
  { reader, context: { limits } }: Asked,
  { income, more, share }: { income: Figure; more: Dollars; share: Figure },
): Dollars {
  const into = (pay: Dollars) => {
    const { limit } = deferralRoom({ limits, age: Math.floor(reader.number('age').value), compensation: pay })
    return Math.min(limit, pay * share.value)
  }
  return into(income.value + more) - into(income.value)
}

/** Whether the next year is the first one at that pay. */
export const comesNextYear = ({ years }: Pick<ExpectedPay, 'years'>): boolean => years === 1

/** The household as the next year finds it: at the pay that it expects by then. */
export function householdOfNextYear(household: Household, today: CalendarDate): Household {
  const { expectedPay: pay, expectedPayFrom = yearOf(today) + 1, payOutlook: _, ...rest } = household
  const isThen = middle(pay ?? 0) > 0 && middle(expectedPayFrom) === yearOf(today) + 1
  return isThen && pay !== undefined && middle(household.income ?? 0) > 0
    ? { ...rest, income: pay }
    : household
}
