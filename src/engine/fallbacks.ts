/**
 * What is assumed about a household that did not say. Each is a judgment with its reason, shown in the plan
 * and editable there; none is ever treated as told.
 */
import { collegeFallbacks } from './fallbacks/college.ts'
import { debtsFallbacks } from './fallbacks/debts.ts'
import { endedPayFallbacks } from './fallbacks/ended-pay.ts'
import type { Fallbacks, Resolve } from './fallbacks/fallback.ts'
import { healthFallbacks } from './fallbacks/health.ts'
import { homeFallbacks } from './fallbacks/home.ts'
import { lifeInsuranceFallbacks } from './fallbacks/life-insurance.ts'
import { oldPlanFallbacks } from './fallbacks/old-plan.ts'
import { peopleFallbacks } from './fallbacks/people.ts'
import { retirementFallbacks } from './fallbacks/retirement.ts'
import { savingsFallbacks } from './fallbacks/savings.ts'
import { sumFallbacks } from './fallbacks/sum.ts'
import { workFallbacks } from './fallbacks/work.ts'
import type { Household } from './household.ts'
import type { CalendarDate } from './units.ts'

export const fallbacks: Fallbacks = {
  ...sumFallbacks,
  ...peopleFallbacks,
  ...workFallbacks,
  ...endedPayFallbacks,
  ...savingsFallbacks,
  ...debtsFallbacks,
  ...healthFallbacks,
  ...homeFallbacks,
  ...retirementFallbacks,
  ...oldPlanFallbacks,
  ...lifeInsuranceFallbacks,
  ...collegeFallbacks,
}

/** A reader of facts: what was told, else what is assumed; undefined where nothing is assumed. */
export function resolverOf(household: Household, today: CalendarDate): Resolve {
  const resolve: Resolve = (key) => {
    const told = household[key]
    if (told !== undefined) return told as NonNullable<typeof told>
    return fallbacks[key]?.(household, resolve, today)?.value
  }
  return resolve
}
