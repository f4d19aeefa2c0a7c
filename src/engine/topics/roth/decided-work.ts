/** Both rates, the decision and the places it leads to: all of a Roth or Traditional plan but the conversion, which comes on top. */
import type { Household } from '../../household.ts'
import type { Dollars } from '../../units.ts'
import { type BeforeSaving, beforeSaving, debtBeforeSaving } from '../before-saving.ts'
import type { DebtFigures } from '../debts.ts'
import { type LateFirst, lateBeside } from '../late-first.ts'
import { type AfterSave, afterSave } from '../save-ends.ts'
import type { DraftContext } from '../topic.ts'
import type { RothBasis, RothQuestion } from './basis.ts'
import { type ChildrenAhead, childrenAheadOf } from './children-ahead.ts'
import { type Decision, decide } from './decision.ts'
import { rothBasis } from './household-basis.ts'
import { type IraExcess, iraExcessOf } from './ira-excess.ts'
import { kindAheadOf } from './kind-ahead.ts'
import { type Later, laterOf } from './later.ts'
import { laterRatesIn } from './later-rates.ts'
import { type DollarPaths, dollarPaths, savedEfficiency } from './markets.ts'
import { type Outcomes, outcomesOf } from './outcomes.ts'
import { type KindAhead, payAheadOf } from './pay-ahead.ts'
import { type Places, rothOf, traditionalOf, withoutTrifles } from './places.ts'
import { type RaiseWaits, raiseWaits } from './raise-waits.ts'
import { type TaxNow, taxNow, yearAhead } from './tax-now.ts'

export interface DecidedWork extends RothBasis {
  readonly now: TaxNow
  /** Undefined where no other pay was named for later. */
  readonly ahead: KindAhead | undefined
  readonly children: ChildrenAhead
  readonly later: Later
  readonly dollarGrowth: DollarPaths
  readonly outcomes: Outcomes
  readonly decision: Decision
  /** What is decided for the years that follow, with today's pay and law, where they are unlike this one. */
  readonly next: () => Decision | undefined
  readonly places: Places
  /** A rest of the contribution too small for an account of its own. */
  readonly leftOut: Dollars
  readonly traditional: number
  readonly roth: number
  /** More has gone into an IRA so far than a Roth IRA may take directly. */
  readonly iraExcess: IraExcess | undefined
  /** What is late, with what cash pays of it. */
  readonly late: LateFirst | undefined
  /** What the plan that follows SAVE asks for; undefined where no loan was held up under it. */
  readonly loanAhead: AfterSave | undefined
  /** What comes before the dollars that earn no match; undefined where nothing told does. */
  readonly first: BeforeSaving | undefined
  /** The debt at a high rate that the tax saved pays, before it is invested. */
  readonly costliest: DebtFigures | undefined
  /** What comes before more goes in for the match. */
  readonly waits: RaiseWaits | undefined
}

/** Decided for this year, or for one that follows. */
export interface QuestionOfYear extends RothQuestion {
  readonly year?: 'this' | 'ahead'
}

/** Few ask for it, and then more than once. */
function lazily<Found>(find: () => Found): () => Found {
  let found: { readonly value: Found } | undefined
  return () => {
    found ??= { value: find() }
    return found.value
  }
}

export function decidedWork(
  household: Household,
  context: DraftContext,
  { year = 'this', ...question }: QuestionOfYear = {},
): DecidedWork {
  const basis = rothBasis(household, context, question)
  const now = year === 'this' ? taxNow(basis) : yearAhead(taxNow(basis))
  const ahead = kindAheadOf(basis, payAheadOf(basis, now), now)
  const later = laterOf(basis, now, ahead)
  const dollarGrowth = dollarPaths(basis, later, 'expected')
  const laterRates = laterRatesIn(dollarGrowth, later)
  const children = childrenAheadOf(basis, now, {
    repeated: later.repeated,
    laterRate: () => laterRates.mean(now.weighed),
  })
  const outcomes = outcomesOf(basis, now, later, {
    expected: dollarGrowth,
    stretches: children.stretches,
    laterRates,
  })
  const decision = decide(basis, now, later, savedEfficiency(basis, now, later), outcomes)
  const { places, leftOut } = withoutTrifles(decision.year.places, basis.contribution.value)
  const late = lateBeside(basis)
  return {
    ...basis,
    now,
    ahead,
    children,
    later,
    dollarGrowth,
    outcomes,
    decision,
    next: lazily(() =>
      now.endsWithYear === undefined || now.choice === 0
        ? undefined
        : decidedWork(household, context, { ...question, year: 'ahead' }).decision,
    ),
    places,
    leftOut,
    traditional: traditionalOf(places),
    roth: rothOf(places),
    iraExcess: iraExcessOf(basis, now.before, places),
    late,
    loanAhead: afterSave(basis),
    // While a pay is gone no debt is paid ahead.
    costliest: basis.contributes && !basis.isHeld ? debtBeforeSaving(basis) : undefined,
    waits: basis.contributes ? raiseWaits({ ...basis, late }) : undefined,
    first:
      basis.contributes && !basis.isHeld && basis.contribution.value > basis.matched
        ? beforeSaving(basis, late)
        : undefined,
  }
}
