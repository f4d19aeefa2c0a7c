/** A sum beyond what the state rewards in a year goes in over several tax years, as far as that earns more than the wait costs. */
import { calendarDate, monthsBetween, yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { growthOver } from '../../math/changing-rates.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { listed, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { CalendarDate, Dollars, Months, Years } from '../../units.ts'
import type { CollegeBasis } from './basis.ts'
import { giversOf } from './givers.ts'
import type { ChildNeed } from './need.ts'
import { type CollegePart, type Instalment, type Instalments, type Placing, split } from './parts.ts'
import { type StateBenefit, stateBeside } from './state.ts'

interface Portion {
  readonly year: Years
  readonly at: Months
  readonly due: CalendarDate
  readonly grown: number
  readonly ofChildren: readonly Dollars[]
  readonly saves: Dollars
  /** What it earns less in the meantime. */
  readonly costs: Dollars
}

/** The middle of January: not before New Year, and soon enough to grow. */
const lastDay = { month: 1, day: 15 } as const

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** What the limit leaves each year beside what goes in each month. */
const roomOf = (monthly: Dollars, useful: Figure): Dollars =>
  Math.max(0, Math.floor(useful.value - Math.round(monthly) * monthsPerYear))

/** In spring a part of it may count for the year before. */
const forLastYear = ({ current }: CollegeBasis, { lastYearUntil }: StateBenefit, useful: Figure): Dollars =>
  lastYearUntil === undefined || current.value > 0 ? 0 : Math.floor(useful.value)

/** Each child's part within the room of a year: who cannot wait for another year comes first, the others in equal measure. */
function within(
  { isPerChild }: StateBenefit,
  needs: readonly ChildNeed[],
  left: readonly Dollars[],
  room: Dollars,
  year: Years,
): Dollars[] {
  const startsIn = (index: number) => needs[index]?.child.startsIn ?? 0
  const may = left.map((dollars, index) => (year === 0 || year < startsIn(index) ? dollars : 0))
  if (isPerChild) {
    const each = Math.floor(room / Math.max(1, needs.filter(({ child }) => !child.hasDisability).length))
    return may.map((dollars) => Math.min(dollars, each))
  }
  const waitsNoLonger = (index: number) => year + 1 >= startsIn(index)
  const first = may.map((dollars, index) => (waitsNoLonger(index) ? dollars : 0))
  const urgent = split(Math.min(room, sum(first)), first)
  const rest = may.map((dollars, index) => (waitsNoLonger(index) ? 0 : dollars))
  const others = split(Math.min(room - sum(urgent), sum(rest)), rest)
  return urgent.map((dollars, index) => dollars + (others[index] ?? 0))
}

/** The parts of later years, each as long as it gains by waiting. */
function portionsOf(
  basis: CollegeBasis,
  needs: readonly ChildNeed[],
  in529: readonly Dollars[],
  state: StateBenefit,
  useful: Figure,
  transfer: Figure,
): Portion[] {
  const { context, taxes, current } = basis
  const room = roomOf(transfer.value, useful)
  const interest = context.market.cash.value * (1 - taxes.later.bracket.value)
  let left = [...in529]
  const take = (dollars: Dollars, year: Years): Dollars[] => {
    const taken = within(state, needs, left, dollars, year)
    left = left.map((each, index) => each - (taken[index] ?? 0))
    return taken
  }
  take(roomOf(current.value, useful) + forLastYear(basis, state, useful), 0)
  const found: Portion[] = []
  for (let year = 1; year <= rules.mostInstalmentYears.value; year += 1) {
    const ofChildren = take(room, year)
    const due = calendarDate(yearOf(context.today) + year, lastDay.month, lastDay.day)
    const at = monthsBetween(context.today, due)
    const waited = at / monthsPerYear
    const grown = growthOver([interest], waited)
    const costs = sum(
      needs.map(({ rates }, index) => (ofChildren[index] ?? 0) * (growthOver(rates, waited) - grown)),
    )
    const saves = stateBeside({ current: transfer }, state, sum(ofChildren))
    if (saves - costs < rules.leastInstalmentGain.value) break
    found.push({ year, at, due, grown, ofChildren, saves, costs })
  }
  return found
}

/** How what would go into each child's 529 is spread over tax years; undefined where all of it goes in at once. */
export function instalmentsOf(
  { basis, needs, total }: Placing,
  in529: readonly Dollars[],
  /** What goes in each month from now on. */
  transfer: Figure,
): Instalments | undefined {
  const { sheet, state, current } = basis
  const { useful } = state ?? {}
  // What is beyond the limit counts in later years by itself where it is carried forward.
  if (state === undefined || useful === undefined || state.carriesForward !== undefined) return undefined
  const portions = portionsOf(basis, needs, in529, state, useful, transfer)
  const ofChildren = needs.map((_, index) => sum(portions.map((portion) => portion.ofChildren[index] ?? 0)))
  const isLargeNow = in529.some(
    (dollars, index) => dollars - (ofChildren[index] ?? 0) > giversOf(basis).year.value,
  )
  // A gift that is reported, or split over New Year so that it is not, has years of its own.
  if (portions.length === 0 || isLargeNow) return undefined
  const inputs = [total, useful, ...(transfer.value > 0 ? [transfer] : [])]
  const saved = [useful, ...(state.rate === undefined ? [] : [state.rate])]
  const later = portions.map(({ year, at, due, grown, ofChildren, saves }): Instalment => {
    const amount = sheet.computed(
      `instalment.${year}`,
      'Into the 529 in a later January',
      'usd',
      'what a year’s limit leaves beside what goes in each month, no more than still waits',
      inputs,
      sum(ofChildren),
    )
    return {
      at,
      ofChildren,
      amount,
      due,
      grown,
      month: sheet.date(
        `instalment.${year}.month`,
        'When this part goes in',
        'the first month of its tax year',
        [],
        due,
        'month-of-year',
      ),
      saves: sheet.computed(
        `instalment.${year}.saves`,
        'State tax that this part saves of its year',
        'usd',
        'what the state gives with it − what it gives without it, by this year’s rules',
        [amount, ...saved],
        saves,
      ),
    }
  })
  const waits = sheet.computed(
    'waits',
    'Waits for the state’s limit of later years',
    'usd',
    'the parts of later years added up',
    later.map(({ amount }) => amount),
    sum(ofChildren),
  )
  const now = sum(in529) - waits.value
  const early = forLastYear(basis, state, useful)
  return {
    later,
    waits,
    ofChildren,
    savesNow: sheet.computed(
      'instalment.now.saves',
      'State tax of this year that the part of now saves',
      'usd',
      'what the state gives with it − what it gives without it',
      [total, waits, ...saved],
      stateBeside(basis, state, now - early),
    ),
    ahead: sheet.computed(
      'instalment.ahead',
      'What the parts gain over all at once',
      'usd',
      'the state tax that the later parts save − what they would earn more in the 529 than in savings until then, after tax',
      later.flatMap(({ amount, saves }) => [amount, saves]),
      sum(portions.map(({ saves, costs }) => saves - costs)),
      2,
    ),
    isPart: now > early + roomOf(current.value, useful),
  }
}

/** A few parts one by one, more of them as the sum of each January. */
const fewParts = 2

/** Each part with its month. */
export function inJanuaries(parts: readonly Instalment[], before: string): Text {
  const last = parts.at(-1)
  const [first] = parts
  const areAlike = parts.slice(0, -1).every(({ amount }) => amount.value === first?.amount.value)
  if (first === undefined || last === undefined || parts.length <= fewParts || !areAlike)
    return listed(parts.map(({ amount, month }) => say`${amount} ${words(before)} ${month}`))
  return last.amount.value === first.amount.value
    ? say`${first.amount} each January, the last in ${last.month}`
    : say`${first.amount} each January, and the last ${last.amount} in ${last.month}`
}

/** Where what waits stands in the meantime. */
export const waitingPart = (instalments: Instalments): CollegePart => ({
  kind: 'waits',
  label: words('Insured savings until January'),
  description: say`Or in Treasury bills, then into the 529: ${inJanuaries(instalments.later, 'until')}. Each year has a limit of its own for the state’s benefit.`,
  amount: instalments.waits,
})
