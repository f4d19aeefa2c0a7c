/**
 * What it is worth to convert all that stands in IRAs at once: what the conversion itself gains or costs by its rates, and the
 * contribution of each year that may then be converted without tax and would otherwise lie in a taxable account.
 */
import type { Figure } from '../../figure.ts'
import { pessimisticMarkets } from '../../markets/assumptions.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Dollars, Share } from '../../units.ts'
import { isBackdoorLeft } from './backdoor-left.ts'
import { shelterWorth, untilWorkEnds } from './markets.ts'
import { deferredIn } from './places.ts'
import { planRoom } from './plan-room.ts'
import { iraLimitAt } from './pro-rata.ts'
import type { RothWork } from './work.ts'

export interface BackdoorWorth {
  /** What of a year’s contribution it takes out of a taxable account. */
  readonly yearly: Figure
  readonly middle: Figure
  readonly low: Figure
}

/** What a plan at work still has room for needs no conversion. */
function freedYearly(work: RothWork): Dollars {
  const { places } = work
  if (isBackdoorLeft(work)) return iraLimitAt(work)
  if (places.iraConversion === 0) return Math.min(places.outside, iraLimitAt(work))
  const { free, rothOnly } = planRoom(work)
  return Math.max(0, places.iraConversion - Math.max(0, free + rothOnly - deferredIn(places)))
}

const digits = 3

/** `rateLater`: on all that is converted. Undefined where it frees nothing, or where it is not clearly worth its tax. */
export function backdoorWorth(work: RothWork, tax: Figure, rateLater: Share): BackdoorWorth | undefined {
  const { sheet, reader, pretaxIra, now, later, context, retirementAge } = work
  const dollars = freedYearly(work)
  const clearly = rules.rateBand.value * pretaxIra.value
  const ownGain = pretaxIra.value * rateLater - tax.value
  const ahead = (of: RothWork) => {
    const untouched = untilWorkEnds(of, later)
    const worth = dollars * shelterWorth(of, now, later) + ownGain * untouched
    return { worth, isClear: worth > clearly * untouched }
  }
  const middle = ahead(work)
  const low = ahead({ ...work, context: { ...context, market: pessimisticMarkets } })
  if (dollars <= 0 || !middle.isClear || !low.isClear) return undefined
  const yearly = sheet.computed(
    'clear.yearly',
    'What goes into a Roth IRA each year once the way is clear, and not into a taxable account',
    'usd-per-year',
    'a year’s contribution to an IRA, as far as the plan at work has no room for it',
    [],
    dollars,
  )
  const dividends = reader.rule('dividend-yield', 'What stocks pay out a year', 'rate', rules.dividendYield)
  const figure = (id: string, label: string, value: Dollars) =>
    sheet.computed(
      id,
      label,
      'usd',
      'those dollars in each year until work ends, grown without tax − the same in a taxable account, after yearly tax on dividends and interest and tax on the gain; + (the pre-tax IRA money × what it costs later − the tax of clearing it), grown by that day as in a Roth account; in today’s dollars',
      [yearly, pretaxIra, tax, later.benefits, dividends, later.fee, retirementAge],
      value,
      digits,
    )
  return {
    yearly,
    middle: figure('clear.worth', 'What clearing the IRAs is worth when work ends', middle.worth),
    low: figure('clear.worth-low', 'The same with the lowest forecasts', low.worth),
  }
}
