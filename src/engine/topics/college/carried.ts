/** What of a sum beyond a year's limit counts in later years, where the state carries it forward, and what never does. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars, Years } from '../../units.ts'
import type { CollegeBasis } from './basis.ts'
import type { ChildNeed } from './need.ts'
import { benefitName, type StateBenefit } from './state.ts'

export interface Carried {
  /** The state tax that it saves in all those years. */
  readonly saves: Figure
  /** Tax years in which a part of it counts, this one included. */
  readonly years: Figure
  /** What the last year that carries it leaves; undefined where all of it counts. */
  readonly never: Figure | undefined
}

/** Undefined where nothing is carried: the limit takes all of it, there is none, or what is beyond it is lost. */
export function carriedOf(
  { sheet, current, state }: CollegeBasis,
  needs: readonly ChildNeed[],
  into529: Figure,
  /** What goes in each month from now on. */
  transfer: Figure,
): Carried | undefined {
  const { most, carriesForward } = state ?? {}
  if (state === undefined || most === undefined || carriesForward === undefined) return undefined
  if (into529.value <= roomIn(most, current.value)) return undefined
  const saving = Math.max(...needs.map(({ savingMonths }) => savingMonths))
  const last = carriesForward === 'unlimited' ? rules.mostCarriedYears.value : carriesForward.value
  let left = into529.value
  let saves: Dollars = 0
  let counts = 0
  for (let year: Years = 0; year <= last && left > 0; year += 1) {
    const monthly = year === 0 ? current.value : year * monthsPerYear < saving ? transfer.value : 0
    const already = Math.round(monthly) * monthsPerYear
    const taken = Math.min(left, roomIn(most, monthly))
    if (taken <= 0) continue
    left -= taken
    counts = year + 1
    saves += state.of(already + taken) - state.of(already)
  }
  const inputs = [into529, most, ...(transfer.value > 0 ? [transfer] : [])]
  const carries = carriesForward === 'unlimited' ? [] : [carriesForward]
  return {
    saves: sheet.computed(
      'carried.saves',
      'State tax that this sum saves in all, as it is carried forward',
      'usd',
      'what the state gives in each year with the part that its limit takes − without it, by this year’s rules, added up',
      [...inputs, ...carries, ...(state.rate === undefined ? [] : [state.rate])],
      saves,
    ),
    years: sheet.computed(
      'carried.years',
      'Tax years in which a part of this sum counts',
      'years',
      'this year and those after it until all of it has counted or the state carries it no further',
      [...inputs, ...carries],
      counts,
    ),
    never:
      left < 1
        ? undefined
        : sheet.computed(
            'carried.never',
            'What of this sum never counts',
            'usd',
            'this sum − what the limit of each year takes beside what goes in each month, as long as the state carries it',
            [...inputs, ...carries],
            left,
          ),
  }
}

/** What of it the plan does not count, in short. */
export const neverInShort = ({
  carried,
  state,
}: Pick<Placed, 'carried'> & Pick<CollegeBasis, 'state'>): Text =>
  carried?.never === undefined
    ? nothing
    : state?.carriesForward === 'unlimited'
      ? say` ${carried.never} of it counts later still.`
      : say` ${carried.never} of it never counts.`

/** What the limit of a year takes beside what goes in each month. */
const roomIn = (most: Figure, monthly: Dollars): Dollars =>
  Math.max(0, most.value - Math.round(monthly) * monthsPerYear)

/** What of a plan says what goes in. */
interface Placed {
  readonly carried: Carried | undefined
  readonly yearly529: Figure
  readonly mode: 'monthly' | 'lump' | 'enough'
}

/** What becomes of what is beyond the limit of a year. */
export function beyondInWords({ carried, yearly529, mode }: Placed, state: StateBenefit): Text {
  const { most, carriesForward } = state
  if (carriesForward === undefined || most === undefined) return nothing
  if (carried !== undefined)
    return carried.never === undefined
      ? words(' What is beyond the limit of a year is carried forward until all of it has counted.')
      : carriesForward === 'unlimited'
        ? say` What is beyond the limit of a year is carried forward; ${carried.never} of it counts so late that the plan does not count on it.`
        : say` What is beyond the limit of a year counts in the ${carriesForward} after, as far as their limits take it: ${carried.never} of this sum never brings a ${benefitName(state)}${state.kind === 'own' ? words(', so that part can as well go into the cheapest plan of any state') : nothing}.`
  if (mode === 'lump' || yearly529.value <= most.value) return nothing
  return carriesForward === 'unlimited'
    ? words(' What is beyond it is not lost: it counts in later years in which less goes in.')
    : say` What is beyond it can count in the ${carriesForward} after, as far as less than ${most} goes in in them.`
}
