/** The step of the saver's credit that a few dollars more before tax would reach, weighed against what the same dollars do otherwise. */
import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { hasSaversMatch } from '../../tax/savers-match.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars, Share } from '../../units.ts'
import { bestSaversStep } from '../best-savers-step.ts'
import { cashOf, cushionOf, starterOf, tellsCash } from '../cushion.ts'
import type { DecidedWork } from './decided-work.ts'
import { deductibleRooms } from './ira-rooms.ts'
import { lateSwitch } from './late-switch.ts'
import type { Places } from './places.ts'
import { uncountedOf } from './savers-contributions.ts'
import { yearAsItEnds } from './year-as-it-ends.ts'
import type { YearNow } from './year-now.ts'

/** Cash beyond a starter cushion; nothing where none was told, a costly debt comes first, or a pay is gone. */
function spareCash(work: DecidedWork): Dollars {
  const { reader, first, isHeld } = work
  if (!tellsCash(reader) || first !== undefined || isHeld) return 0
  return cashOf(work).value - starterOf(work).value
}

/** So many dollars more in deductible IRAs: first what counts for the credit in each name, then what has room. */
function placesWith(work: DecidedWork, start: Places, dollars: Dollars, agi: Dollars): Places | undefined {
  const { now } = work
  const places = { ...start }
  let left = dollars
  const rooms = deductibleRooms(work, now.before, places)
  const counted = uncountedOf(work, places, agi)
  const take = (place: 'iraTraditional' | 'spouseTraditional', most: Dollars, whose: 'own' | 'spouse') => {
    const taken = Math.min(left, most, rooms[whose])
    places[place] += taken
    rooms[whose] -= taken
    left -= taken
  }
  take('iraTraditional', counted.own, 'own')
  take('spouseTraditional', counted.spouse, 'spouse')
  take('iraTraditional', left, 'own')
  take('spouseTraditional', left, 'spouse')
  return left > 0 ? undefined : places
}

interface Reached {
  readonly limit: Dollars
  readonly rate: Share
  readonly dollars: Dollars
  readonly places: Places
  readonly saved: Dollars
  /** What of that is the credit. */
  readonly credit: Dollars
}

/** The step that brings most, from what the year comes to in any case. */
function bestStep(work: DecidedWork, year: YearNow): Reached | undefined {
  const { context, status, now, decision } = work
  const spare = spareCash(work)
  return bestSaversStep({ law: context.law, status, agi: year.tax.federal.agi }, ({ limit, dollars }) => {
    const places = dollars > spare ? undefined : placesWith(work, year.places, dollars, limit)
    const after = places && now.yearOf(places)
    return places === undefined || after === undefined || !now.keepsFloor(after)
      ? []
      : [
          {
            places,
            saved: Math.round(now.saved(after) - now.saved(year)),
            credit: Math.round(after.onCredit - year.onCredit),
            otherwise: Math.max(decision.now.value, decision.later.value),
          },
        ]
  })
}

/**
 * What the dollars leave of the emergency fund: they come out of it only where the credit brings more than the penalty on
 * taking them out of the IRA again.
 */
function fundAfter(
  work: DecidedWork,
  year: YearNow,
  { dollars, places, credit }: Reached,
): ReachableStep['fund'] | 'too-little' {
  const { sheet, context } = work
  const { cash, target } = cushionOf(work)
  const fromFund = Math.min(dollars, target.value - (cash.value - dollars))
  if (fromFund <= 0) return undefined
  const { penaltyRate, untilAge } = known(context.limits.earlyWithdrawal)
  const isFree = (age: Figure | undefined) => age !== undefined && age.value >= untilAge
  // What was put into the IRA of somebody past that age comes out first.
  const free =
    (isFree(work.age) ? places.iraTraditional - year.places.iraTraditional : 0) +
    (isFree(work.spouseAge) ? places.spouseTraditional - year.places.spouseTraditional : 0)
  if (credit < Math.max(0, fromFund - free) * penaltyRate) return 'too-little'
  const left = sheet.computed(
    'savers.step.cash-left',
    'Cash that is left after it',
    'usd',
    'cash that you have − what goes into the IRA',
    [cash],
    cash.value - dollars,
  )
  return { left, target }
}

export interface ReachableStep extends Reached {
  /** The year without it. */
  readonly year: YearNow
  /** What it leaves of the emergency fund, and what that should hold; undefined where the fund stays whole. */
  readonly fund: { readonly left: Figure; readonly target: Figure } | undefined
}

/** Undefined where no step is in reach, or one that brings no more than the same dollars do in any case. */
export function reachableStep(work: DecidedWork): ReachableStep | undefined {
  const { context, reader } = work
  if (
    !work.contributes ||
    hasSaversMatch(yearOf(context.today)) ||
    lateSwitch(work) !== undefined ||
    reader.told('inSchool') === true
  )
    return undefined
  const year = yearAsItEnds(work)
  const best = bestStep(work, year)
  if (best === undefined) return undefined
  const fund = fundAfter(work, year, best)
  return fund === 'too-little' ? undefined : { ...best, year, fund }
}
