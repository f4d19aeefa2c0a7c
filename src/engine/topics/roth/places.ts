/** The accounts that a year's contribution may go into, and so many dollars of it in each. */
import { planningRules as rules } from '../../planning-rules.ts'
import type { Dollars } from '../../units.ts'

/** Dollars of a year by place. */
export interface Places {
  planTraditional: Dollars
  planRoth: Dollars
  /** The part of the catch-up that the law makes Roth. */
  catchUpRoth: Dollars
  iraTraditional: Dollars
  iraRoth: Dollars
  /** By a nondeductible contribution that is converted: over the income limit. */
  iraConversion: Dollars
  spouseTraditional: Dollars
  spouseRoth: Dollars
  spouseConversion: Dollars
  /** After-tax money in the plan at work that is converted. */
  planAfterTax: Dollars
  /** In the plan at the work of a spouse, beyond what goes in there already. */
  spousePlanTraditional: Dollars
  spousePlanRoth: Dollars
  /** The employer's part of a plan of one's own business, always before tax here. */
  planEmployer: Dollars
  /** No room in any of them. */
  outside: Dollars
}

export const traditionalOf = (places: Places): Dollars =>
  places.planTraditional +
  places.planEmployer +
  places.spousePlanTraditional +
  places.iraTraditional +
  places.spouseTraditional

export const rothOf = (places: Places): Dollars =>
  places.planRoth +
  places.catchUpRoth +
  places.spousePlanRoth +
  places.iraRoth +
  places.iraConversion +
  places.spouseRoth +
  places.spouseConversion +
  places.planAfterTax

/** What comes off pay for the plan at work, of either kind. */
export const deferredIn = ({ planTraditional, planRoth, catchUpRoth }: Places): Dollars =>
  planTraditional + planRoth + catchUpRoth

export const nowhere: Places = {
  planTraditional: 0,
  planRoth: 0,
  catchUpRoth: 0,
  iraTraditional: 0,
  iraRoth: 0,
  iraConversion: 0,
  spouseTraditional: 0,
  spouseRoth: 0,
  spouseConversion: 0,
  planAfterTax: 0,
  planEmployer: 0,
  spousePlanTraditional: 0,
  spousePlanRoth: 0,
  outside: 0,
}

/** Where what finds no room elsewhere ends up, the last place first. What goes through payroll is never among them. */
const restPlaces = [
  'outside',
  'spouseConversion',
  'iraConversion',
  'spouseRoth',
  'iraRoth',
  'spouseTraditional',
  'iraTraditional',
] as const satisfies readonly (keyof Places)[]

/** A few dollars over the room of an account are no account of their own: they are left out. */
export function withoutTrifles(places: Places, contribution: Dollars): { places: Places; leftOut: Dollars } {
  const most = Math.min(rules.leastPart.value, rules.leastPartShare.value * contribution)
  const kept = { ...places }
  let leftOut = 0
  for (const place of restPlaces)
    if (kept[place] < most) {
      leftOut += kept[place]
      kept[place] = 0
    }
  return { places: kept, leftOut }
}
