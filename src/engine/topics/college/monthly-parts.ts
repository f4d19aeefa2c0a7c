/** Where the dollars of a month go: gifts to college from the start, what comes first, each child's accounts, what is free. */
import type { Figure } from '../../figure.ts'
import { nothing } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars, Months } from '../../units.ts'
import { pour } from '../order-of-operations.ts'
import { accountsOf, dividedOf } from './account-parts.ts'
import { othersGifts } from './basis.ts'
import { monthlyNeeds, worthOfMonths } from './contribution.ts'
import { withMoreLater } from './more-later.ts'
import type { ChildNeed } from './need.ts'
import {
  added,
  type CollegeParts,
  collegeNeed,
  dollarsIn,
  freeNeed,
  type Placing,
  split,
  yearlyFigure,
} from './parts.ts'

/** What others give for college goes there, whatever comes before it in the household's own order. */
function giftsFirst({ basis, needMonthly, first }: Placing): Figure | undefined {
  const gifts = othersGifts(basis)
  return gifts === undefined || first.gates.length === 0
    ? undefined
    : basis.sheet.computed(
        'gifts.placed',
        'Gifts that go to college',
        'usd-per-month',
        'the gifts, or what reaches the target when that is less',
        [gifts, needMonthly],
        Math.min(gifts.value, needMonthly.value),
      )
}

/** What each child's savings still miss beside what the gifts bring until a month. */
const besideGifts = (needs: readonly ChildNeed[], gifts: readonly Dollars[], until: Months): ChildNeed[] =>
  needs.map((need, index) => {
    const brought = worthOfMonths({ start: 0, monthly: gifts[index] ?? 0, from: 0 }, need.rates, until)
    return { ...need, left: { ...need.left, value: Math.max(0, need.left.value - brought) } }
  })

export function monthlyParts(placing: Placing): CollegeParts {
  const { basis, needs, wait, total, needMonthly, first } = placing
  const gifts = giftsFirst(placing)
  const placements = pour(basis.sheet, total, [
    ...(gifts === undefined ? [] : [{ ...collegeNeed(gifts), id: 'gifts' }]),
    ...first.needs,
    collegeNeed(needMonthly),
    freeNeed(basis),
  ])
  const isOfCollege = ({ id }: { id: string }) => id === 'college' || id === 'gifts'
  const college = added(placements.filter(isOfCollege).map(({ amount }) => amount))
  const shares = split(
    college,
    needs.map(({ monthly }) => monthly.value),
  )
  const parts = [
    ...placements
      .filter((part) => !isOfCollege(part) && part.id !== 'free')
      .map((part) => ({ ...part, kind: 'first' as const, act: part.act(part.amount) })),
    ...needs.flatMap((need, index) => accountsOf(placing, need, shares[index] ?? 0, true)),
    ...placements
      .filter(({ id }) => id === 'free')
      .map((part) => ({ ...part, kind: 'free' as const, act: nothing })),
  ]
  const forMatch = first.matchCost?.takeHome.value ?? 0
  const forChild = first.birth?.child.value ?? 0
  const forRetirement = first.retirementGap?.takeHome.value ?? 0
  const beside = Math.max(0, total.value - forMatch) + (wait.freed?.value ?? 0)
  const later = Math.max(0, beside - forChild - forRetirement)
  const from = wait.months
  const given = gifts === undefined ? needs.map(() => 0) : shares
  const laterNeeds = from === undefined ? given : monthlyNeeds(besideGifts(needs, given, from), from)
  const wanted = laterNeeds.reduce((sum, need) => sum + need, 0)
  const reach = from === undefined ? 1 : wanted > 0 ? Math.min(1, later / wanted) : 0
  const into529 = dollarsIn(parts, '529')
  const monthly = needs.map((_, index) =>
    from === 0 ? (shares[index] ?? 0) : (laterNeeds[index] ?? 0) * reach,
  )
  // Where college waits, a year is one in which the saving goes on: the state rewards it as any other.
  const later529 = needs.map((need, index) => dividedOf(placing, need, monthly[index] ?? 0, true).in529)
  const in529Later = later529.reduce((sum, each) => sum + each, 0)
  const now529 = needs.map((need, index) => dividedOf(placing, need, shares[index] ?? 0, true).in529)
  const in529 = college > 0 ? added(into529) : Math.round(in529Later)
  const own = monthly.map((each, index) => Math.max(0, each - (given[index] ?? 0)))
  const hasRaise = gifts !== undefined && from !== undefined && from > 0
  const { contributions, rise } = withMoreLater(
    basis,
    'plan',
    needs,
    needs.map(({ saved }, index) =>
      hasRaise
        ? {
            start: saved.value,
            monthly: given[index] ?? 0,
            from: 0,
            raises: [{ monthly: own[index] ?? 0, from }],
          }
        : { start: saved.value, monthly: monthly[index] ?? 0, from: from ?? 0 },
    ),
    wait.later,
    {
      monthly: from === 0 ? college : (hasRaise ? own : monthly).reduce((sum, each) => sum + each, 0),
      of: total,
      room: (wait.freed?.value ?? 0) - forMatch - forChild - forRetirement,
    },
  )
  return {
    parts,
    contributions,
    rise,
    ...(hasRaise ? { ownLater: own.reduce((sum, each) => sum + each, 0) } : {}),
    yearlyEach: (college > 0 ? now529 : later529).map((each) => each * monthsPerYear),
    yearly529: yearlyFigure(placing, college > 0 ? into529 : [total, needMonthly], in529 * monthsPerYear),
  }
}
