/** A college plan worked out: what comes first, what each child gets, and how far it reaches. */
import type { Figure } from '../../figure.ts'
import type { Household } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Share } from '../../units.ts'
import { type FillingOfFund, withoutEnded } from '../ended-before-fund.ts'
import { costOfNewChild } from '../expecting.ts'
import type { DraftContext } from '../topic.ts'
import { type CollegeBasis, collegeBasis, othersGifts } from './basis.ts'
import { collegeBirth, withBirth } from './birth.ts'
import { type Carried, carriedOf } from './carried.ts'
import { areGrandchildren } from './children.ts'
import { enoughParts } from './enough.ts'
import { lumpParts } from './lump-parts.ts'
import { monthlyParts } from './monthly-parts.ts'
import { type MonthlyTotal, monthlyTotal } from './monthly-total.ts'
import { type ChildNeed, collegeNeeds } from './need.ts'
import { afterSum, type FirstThings, firstThings } from './order.ts'
import type { CollegeParts, Instalments, PartKind } from './parts.ts'
import { reachOf } from './reach.ts'
import { countedOfEach, type StateBenefit, stateBeside } from './state.ts'
import { stateOfSaving } from './state-ahead.ts'
import { givesAsNow, givingAsNow, type TargetShare, targetShare } from './target-share.ts'
import { nothingWaits, type Waiting, waiting } from './waiting.ts'

/** monthly: so much a month. lump: a sum once. enough: nothing more has to be saved. */
export type CollegeMode = 'monthly' | 'lump' | 'enough'

export interface CollegeWork extends CollegeBasis, CollegeParts {
  readonly mode: CollegeMode
  readonly needs: readonly ChildNeed[]
  readonly first: FirstThings
  readonly wait: Waiting
  /** Why nobody's word makes the target all of college. */
  readonly beyond: TargetShare['beyond']
  /** What a month leaves of which a grandparent gives enough already; undefined where the plan counts on it. */
  readonly mayGive: Figure | undefined
  /** All children's needs together, a month. */
  readonly needMonthly: Figure
  readonly worth: Figure
  readonly wholeWorth: Figure
  readonly total: Figure
  /** What is put aside without the payments of debts that cash pays off today. */
  readonly putAside: Figure
  /** What is put aside each month beside a sum, where it pays first what the sum does not. */
  readonly besideSum: Figure | undefined
  /** The part of the total that goes to college now. */
  readonly intoCollege: Figure
  /** The part of it that is no gift of others; undefined where nobody else gives each year. */
  readonly ownPart: Figure | undefined
  /** What goes to college each month once what comes first is done. */
  readonly intoCollegeLater: Figure
  /** The part of the target that the plan reaches, what is saved included. */
  readonly reached: Figure
  readonly reachedNow: Figure
  /** The part of all of college that is saved already. */
  readonly wholeNow: Figure
  /** What of a sum is carried forward into later tax years; undefined where nothing is. */
  readonly carried: Carried | undefined
  /** What the state gives for what goes in this year, by the pay of today. */
  readonly stateThisYear: StateBenefit | undefined
  /** The state tax that contributions save, by the year; of a sum in all the years in which it counts. */
  readonly stateYearly: Figure | undefined
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function together(
  basis: CollegeBasis,
  id: string,
  label: string,
  parts: readonly Figure[],
  unit: Figure['unit'],
): Figure {
  const [only] = parts
  return parts.length === 1 && only !== undefined
    ? only
    : basis.sheet.computed(
        id,
        label,
        unit,
        'all children added up',
        parts,
        sum(parts.map(({ value }) => value)),
      )
}

function modeOf({ lump, saved }: CollegeBasis, needs: readonly ChildNeed[]): CollegeMode {
  if (lump !== undefined) return 'lump'
  if (needs.every(({ left }) => left.value === 0)) return 'enough'
  const worth = sum(needs.map((need) => need.worth.value))
  const isNear = needs.every(({ child }) => child.startsIn < rules.stopSavingYears.value)
  return isNear && saved.value >= worth * rules.stopSavingShare.value ? 'enough' : 'monthly'
}

/** What is left to put in oneself beside what others give. */
function ownPartOf(basis: CollegeBasis, mode: CollegeMode, intoCollege: Figure): Figure | undefined {
  const gifts = othersGifts(basis)
  return gifts === undefined || mode !== 'monthly' || intoCollege.value === 0
    ? undefined
    : basis.sheet.computed(
        'own-part',
        'Your own part of it',
        'usd-per-month',
        'what goes to college − the gifts, never below nothing',
        [intoCollege, gifts],
        Math.max(0, intoCollege.value - gifts.value),
      )
}

const collegeKinds: ReadonlySet<PartKind> = new Set(['529', 'waits', 'able', 'outside', 'later'])

const isOwnGift = ({ children, reader }: CollegeBasis): boolean =>
  areGrandchildren(children) && reader.told('collegeGivers') === undefined

/** All of it where nothing comes first and nothing stays free. */
function goingToCollege({ sheet }: CollegeBasis, total: Figure, { parts }: CollegeParts): Figure {
  const into = parts.filter(({ kind }) => collegeKinds.has(kind)).map(({ amount }) => amount)
  const value = sum(into.map((amount) => amount.value))
  return value === total.value
    ? total
    : sheet.computed(
        'into-college',
        'Goes to college now',
        total.unit,
        'all parts for college added up',
        into,
        value,
      )
}

/** What others give goes to college from the start; what comes before it is paid from what is one's own. */
function ownMonthly(basis: CollegeBasis, total: Figure): Figure {
  const gifts = othersGifts(basis)
  return gifts === undefined
    ? total
    : basis.sheet.computed(
        'total.own',
        'Put aside each month without the gifts',
        'usd-per-month',
        'what is put aside − the gifts, never below nothing',
        [total, gifts],
        Math.max(0, total.value - gifts.value),
      )
}

/** What is put aside beside a sum; undefined where nothing is, or nothing asks for it. */
function monthBeside(basis: CollegeBasis, needMonthly: Figure, rest: FirstThings): MonthlyTotal | undefined {
  const isPutAside = Math.max(basis.current.value, basis.budget?.value ?? 0) >= 1
  const isAsked = rest.gates.some((gate) => gate !== 'match') || costOfNewChild(basis.reader) !== undefined
  return isPutAside && isAsked ? monthlyTotal(basis, needMonthly, rest) : undefined
}

/** All of the month with what was paid on debts, unless an employer’s match goes on before it or less reaches the target. */
function laterToCollege(
  { sheet }: CollegeBasis,
  total: Figure,
  needMonthly: Figure,
  { freed }: Waiting,
  { contributions, ownLater }: CollegeParts,
): Figure {
  const value = Math.round(ownLater ?? sum(contributions.map(({ monthly }) => monthly)))
  return value === total.value
    ? total
    : sheet.computed(
        'into-college.later',
        'Goes to college each month once what comes first is done',
        'usd-per-month',
        'what is put aside less what a match and one’s own retirement take of it, and payments that have ended by then, or what reaches the target from then on when that is less',
        [total, ...(freed === undefined ? [] : [freed]), needMonthly],
        value,
      )
}

/** The state tax of every year that a part of the sum goes in. */
function savedInParts({ sheet }: CollegeBasis, { savesNow, later }: Instalments): Figure {
  const each = [savesNow, ...later.map(({ saves }) => saves)]
  return sheet.computed(
    'benefit.yearly',
    'State tax that this sum saves, part by part',
    'usd',
    'what each part saves of its year, added up',
    each,
    sum(each.map(({ value }) => value)),
  )
}

/** What is rounded on the way leaves no more open than this. */
const nearlyAll: Share = 0.999

/** What reaches a child's target is rounded up to whole dollars, so much less is still all of it; or debts that end bring it. */
export const isAllOfIt = ({ needs, intoCollege, needMonthly, rise, reached }: CollegeWork): boolean =>
  intoCollege.value + needs.length >= needMonthly.value || (rise !== undefined && reached.value >= nearlyAll)

/** Whether what goes in beside a sum is all that the rest of the target takes. */
export const isRestReached = ({
  needs,
  transfer,
  needAfter,
  rise,
  reached,
  besideSum,
}: CollegeWork): boolean =>
  needAfter !== undefined &&
  ((transfer?.value ?? 0) + needs.length >= needAfter.value ||
    ((rise !== undefined || besideSum !== undefined) && reached.value >= nearlyAll))

/** Whether the usual part is reached with what is left of the month, or of later ones, by what comes before college. */
function reachesUsual(household: Household, context: DraftContext, usual: Share): boolean {
  const work = collegeWork({ ...household, collegeFundShare: usual }, context)
  const { mode, first, reached } = work
  return mode === 'enough' || first.gates.length === 0 || reached.value >= nearlyAll || isAllOfIt(work)
}

export const collegeWork = (household: Household, context: DraftContext): CollegeWork =>
  withoutEnded(collegeIn(household, context, []), fillingOf, (ended) => collegeIn(household, context, ended))
    .work

/** When the fund is full on the way to college, and which debts at a lower rate their own payments have ended by then. */
const fillingOf = ({ wait, first }: CollegeWork): FillingOfFund => ({
  fullIn: wait.phases.find(({ id }) => id === 'cushion')?.months ?? 0,
  gone: first.endings
    .filter(({ debt }) => !first.costlyDebts.includes(debt))
    .map(({ debt, at }) => ({ id: debt.id, month: at })),
})

/** `ended`: the debts at a lower rate that are gone, by their own payments, before the fund is full. */
function collegeIn(household: Household, context: DraftContext, ended: readonly string[]): CollegeWork {
  const asked = collegeBasis(household, context)
  const { share: targeted, beyond } = targetShare(asked, () =>
    reachesUsual(household, context, asked.share.value),
  )
  const aimed = { ...asked, share: targeted }
  const needs = collegeNeeds(aimed)
  const mode = modeOf(aimed, needs)
  // What others give is theirs to place; grandparents who ask give out of what is their own.
  const isOthers = aimed.isGift && !isOwnGift(aimed)
  const things = firstThings(aimed, { mode, isOthers, ended })
  // What comes first may take all that is left of a month; college of a grandchild asks for no more than goes in.
  const mayGive = things.gates.length === 0 && givesAsNow(aimed, beyond) ? aimed.budget : undefined
  const basis = mayGive === undefined ? aimed : givingAsNow(aimed)
  const { sheet, saved } = basis
  const worth = together(
    basis,
    'worth',
    'What the part to save is worth today',
    needs.map((need) => need.worth),
    'usd',
  )
  const wholeWorth = together(
    basis,
    'whole-worth',
    'All of college, in today’s worth',
    needs.map((need) => need.wholeWorth),
    'usd',
  )
  const needMonthly = together(
    basis,
    'need',
    'What reaches the target, a month',
    needs.map(({ monthly }) => monthly),
    'usd-per-month',
  )
  const once = basis.lump ?? (mode === 'enough' ? saved : undefined)
  const { total, putAside } =
    once === undefined ? monthlyTotal(basis, needMonthly, things) : { total: once, putAside: once }
  // What goes in each month is one's own: it pays first what a gift of others does not, or a sum that is too small.
  const rest = isOthers || basis.lump === undefined ? things : afterSum(things, basis.lump)
  const month =
    mode === 'monthly'
      ? { total, putAside }
      : mode === 'lump'
        ? monthBeside(basis, needMonthly, rest)
        : undefined
  const birth =
    month === undefined ||
    // What the cash of the last day lasts counts the child.
    things.ending !== undefined ||
    (things.short !== undefined && things.returns === undefined) ||
    costOfNewChild(basis.reader) === undefined
      ? undefined
      : collegeBirth(
          basis,
          things.returns?.more ?? ownMonthly(basis, month.total),
          month.total.value - month.putAside.value,
          things.returns,
        )
  const own = withBirth(basis, things, birth, mode === 'monthly')
  const first = isOthers ? { ...own, needs: [], gates: [], endings: [] } : own
  const open = withBirth(basis, rest, birth, mode === 'monthly')
  const besideSum = mode === 'lump' && open.gates.some((gate) => gate !== 'match') ? month?.total : undefined
  const wait: Waiting =
    mode === 'monthly'
      ? waiting(basis, first, first.gates.length === 0 ? total : ownMonthly(basis, total))
      : besideSum === undefined
        ? nothingWaits
        : waiting(basis, open, ownMonthly(basis, besideSum))
  const state = mode === 'monthly' ? stateOfSaving(basis, wait) : basis.state
  const place = { monthly: monthlyParts, lump: lumpParts, enough: enoughParts }[mode]
  const parts = place({ basis, needs, first, wait, total, needMonthly, besideSum })
  const share = (id: string, label: string, how: string, value: number) =>
    sheet.computed(id, label, 'share', how, [worth, saved], value)
  const intoCollege = goingToCollege(basis, total, parts)
  const isBeside = mode === 'lump' && basis.current.value > 0
  const carried =
    mode === 'lump' ? carriedOf(basis, needs, parts.yearly529, parts.transfer ?? basis.current) : undefined
  return {
    ...basis,
    ...parts,
    state,
    stateThisYear: basis.state,
    mode,
    needs,
    first,
    wait,
    beyond,
    mayGive,
    needMonthly,
    worth,
    wholeWorth,
    carried,
    total,
    putAside,
    intoCollege,
    besideSum,
    ownPart: ownPartOf(basis, mode, intoCollege),
    intoCollegeLater:
      wait.from === undefined ? total : laterToCollege(basis, besideSum ?? total, needMonthly, wait, parts),
    reached: share(
      'reached',
      'Part of the target that this plan reaches',
      'what is saved and all that goes in, as it is worth when college starts ÷ what the target takes then',
      reachOf(basis, needs, parts),
    ),
    reachedNow: share(
      'reached.now',
      'Part of the target that is saved today',
      'what is saved ÷ what the part to save is worth today',
      worth.value > 0 ? saved.value / worth.value : 1,
    ),
    wholeNow: sheet.computed(
      'whole.now',
      'Part of all of college that is saved today',
      'share',
      'what is saved ÷ what all of college is worth today',
      [wholeWorth, saved],
      wholeWorth.value > 0 ? saved.value / wholeWorth.value : 1,
    ),
    stateYearly:
      state === undefined || state.kind === 'none' || state.kind === 'ended' || parts.yearly529.value === 0
        ? undefined
        : parts.instalments !== undefined
          ? savedInParts(basis, parts.instalments)
          : (carried?.saves ??
            sheet.computed(
              'benefit.yearly',
              mode === 'lump' ? 'State tax that this sum saves once' : 'State tax that it saves a year',
              mode === 'lump' ? 'usd' : 'usd-per-year',
              isBeside
                ? 'what the state’s tax falls by with the contributions of a year and this sum − with those contributions alone, up to its limit'
                : 'the state’s tax of a year without these contributions − with them, up to its limit',
              [
                parts.yearly529,
                ...(isBeside ? [basis.current] : []),
                ...[state.most, state.rate].filter((part) => part !== undefined),
              ],
              isBeside
                ? stateBeside(basis, state, parts.yearly529.value)
                : state.of(
                    state.mostEach === undefined
                      ? parts.yearly529.value
                      : Math.round(sum(countedOfEach(state, parts.yearlyEach))),
                  ),
            )),
  }
}
