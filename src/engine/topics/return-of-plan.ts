/** The return that the pay of a plan at work stands on: of two who file separately, each has one of their own. */
import type { Figure } from '../figure.ts'
import type { Dollars } from '../units.ts'
import type { MissedMatch } from './missed-match.ts'
import { ownPlanAtWork, type PlanAtWork, spousePlanAtWork } from './plans-at-work.ts'
import { returnApart } from './return-apart.ts'
import { ofSpouse } from './sole-earner.ts'
import { stateRateOf } from './state-rate.ts'
import { savedByDeferring } from './tax-on-more.ts'
import { bracketRateOf, type TaxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

/** The same picture with that return: a plan of the one who asks, and every plan of a joint return, leaves it as it is. */
function returnOfPlan(drafting: Drafting, taxes: TaxPicture, plan: PlanAtWork): TaxPicture {
  const { sheet, reader, context } = drafting
  const apart = plan.age === 'spouseAge' ? returnApart(drafting) : undefined
  if (apart === undefined) return taxes
  const { pay, taxReturn, federal, agi } = apart
  return {
    ...taxes,
    status: taxReturn.status,
    taxReturn,
    agi,
    bracket: sheet.computed(
      'bracket.spouse',
      `Federal tax bracket of ${ofSpouse(reader)} own return`,
      'rate',
      'the rate of the bracket that this income less the deductions falls in; state tax is not counted',
      [agi],
      bracketRateOf(context.law, taxReturn.status, federal),
    ),
    stateRateAtWork: taxes.stateRateAtWork && stateRateOf(sheet, reader, context, taxReturn, agi, pay),
  }
}

export interface PlansOnReturn {
  readonly taxes: TaxPicture
  readonly plans: readonly PlanAtWork[]
}

/** The returns that the plans of a household are on, and which on each. */
export function returnsOfPlans(drafting: Drafting, taxes: TaxPicture): PlansOnReturn[] {
  const found = [ownPlanAtWork(drafting.reader), spousePlanAtWork(drafting.reader)].map((plan) => ({
    plan,
    on: returnOfPlan(drafting, taxes, plan),
  }))
  return [...new Set(found.map(({ on }) => on))].map((on) => ({
    taxes: on,
    plans: found.flatMap((one) => (one.on === on ? one.plan : [])),
  }))
}

/** What a missed match takes of pay that is on one return, of both plans or of those that are named. */
export const matchOn = (
  { plans }: PlansOnReturn,
  missed: MissedMatch | undefined,
  isCounted: (id: PlanAtWork['id']) => boolean = () => true,
): Dollars =>
  plans.reduce((sum, { id }) => sum + (isCounted(id) ? (missed?.[id]?.contribution.value ?? 0) : 0), 0)

export interface OnReturn {
  readonly taxes: TaxPicture
  readonly dollars: Dollars
}

/** The dollars of a missed match by the return that they come off; of one alone where it takes none. */
export function matchOnReturns(
  drafting: Drafting,
  taxes: TaxPicture,
  missed: MissedMatch,
  isCounted?: (id: PlanAtWork['id']) => boolean,
): OnReturn[] {
  const all = returnsOfPlans(drafting, taxes).map((on) => ({
    taxes: on.taxes,
    dollars: matchOn(on, missed, isCounted),
  }))
  const taking = all.filter(({ dollars }) => dollars > 0)
  return taking.length > 0 ? taking : all.slice(0, 1)
}

/** What pay checks keep of the tax on them when they go in before tax. */
export const savedOnReturns = (
  { reader, context }: Pick<Drafting, 'reader' | 'context'>,
  returns: readonly OnReturn[],
): Dollars =>
  returns.reduce((sum, { taxes, dollars }) => sum + savedByDeferring(taxes, context, reader, dollars), 0)

/** What a receipt of it rests on. */
export const figuresOf = (returns: readonly Pick<OnReturn, 'taxes'>[]): Figure[] =>
  returns.flatMap(({ taxes: { agi, bracket, stateRateAtWork } }) => [
    agi,
    bracket,
    ...(stateRateAtWork === undefined ? [] : [stateRateAtWork]),
  ])
