/** College money that is there already while something else comes first: where it stays, and in which mix. */
import { links } from '../../links.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { type StepDraft, within } from '../steps.ts'
import { isNamed529, mixWords, whichPlan } from './account-words.ts'
import { isCalmForAll } from './calm-now.ts'
import { yearsToCash } from './need.ts'
import { countedOfEach } from './state.ts'
import type { CollegeWork } from './work.ts'

export function savedAlready(work: CollegeWork): StepDraft | undefined {
  const { saved, mode, owner, parts, needs, sheet, besideSum } = work
  const isWaiting =
    (mode === 'monthly' || besideSum !== undefined) &&
    parts.every(({ kind, amount }) => kind !== '529' || amount.value === 0)
  if (!isWaiting || saved.value <= 0 || owner !== 'parent') return undefined
  const isIn529 = isNamed529(work)
  if (isIn529 && isCalmForAll(work)) return undefined
  const soonest = Math.min(...needs.map(({ child }) => child.startsIn))
  const toCash = Math.min(...needs.map(yearsToCash))
  const calm =
    toCash === 0 || soonest > rules.middleHorizon.value
      ? nothing
      : say`Plans differ in how early they leave stocks: in ${sheet.computed(
          'saved.to-cash',
          'Years until all of it belongs in cash',
          'years',
          'years until the first yearly look at the mix that falls within the years before the bills without stocks',
          needs.map(({ startsOn }) => startsOn),
          toCash,
        )} all of it belongs in the cash choice.`
  return {
    id: 'saved-already',
    title: isIn529
      ? say`Look at the mix of the ${saved} in the 529`
      : say`Put the ${saved} that is saved into a 529, if it is not in one`,
    why: words(
      isIn529
        ? 'It goes on growing while something else comes first, and it has to get calmer as the bills come near.'
        : 'In a 529 what it earns is not taxed. It can do so while something else comes first.',
    ),
    how: join([
      isIn529
        ? nothing
        : say`If it is in a bank account, what comes first may need a part of it: count that part as cash here, and college saving starts sooner. The rest belongs in the 529.`,
      isIn529 ? nothing : join([whichPlan(work), stateSaves(work)]),
      mixWords(needs),
      calm,
    ]),
    due: within.fortnight,
    dueWhy: 'a fortnight from today',
    minutes: 40,
    link: links.collegePlans,
    keep: words('The plan description, and the mix that you chose.'),
    // So close to the bills there is little left to grow.
    ...(isCalmForAll(work) ? { rank: 2 } : {}),
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** What the state gives for it, a year's limit at a time. */
export function stateSaves({
  state,
  saved,
  sheet,
  needs,
  yearly529,
  yearlyEach,
  intoCollege,
}: CollegeWork): Text {
  const { useful, rate } = state ?? {}
  if (state === undefined || rate === undefined) return nothing
  const each = needs.map((need) => need.saved.value)
  const countsNow = countedOfEach(state, each)
  const thisYear = Math.min(sum(countsNow), useful?.value ?? saved.value)
  const rest = saved.value - thisYear
  const limit = state.mostEach === undefined ? useful : state.mostEach
  const figure = (value: number) =>
    sheet.computed(
      'saved.state',
      'State tax that moving it saves, this year and next',
      'usd',
      'what the state’s tax falls by with as much as counts this year, and with as much of the rest as counts next year',
      [saved, yearly529, rate, ...(useful === undefined ? [] : [useful])],
      value,
    )
  // What goes in each month takes its part of next year’s limit; what waits for something else does not yet.
  const beside = needs.map((_, index) => (intoCollege.value > 0 ? (yearlyEach[index] ?? 0) : 0))
  // Of one child’s what is beyond its own limit; of all together what is beyond the limit of the return.
  const left =
    state.mostEach === undefined
      ? [sum(beside) + rest]
      : beside.map((goesIn, index) => goesIn + (each[index] ?? 0) - (countsNow[index] ?? 0))
  const ofBoth = state.of(sum(countedOfEach(state, left)))
  const saves = state.of(thisYear) + ofBoth - state.of(sum(countedOfEach(state, beside)))
  if (saves <= 0) return nothing
  return rest > 0 && limit !== undefined
    ? say`What has not been in a 529 lowers your state’s tax by about ${figure(saves)} if up to ${limit}${words(state.mostEach === undefined ? '' : ' for each child')} goes in this year and more in January.`
    : say`What has not been in a 529 lowers your state’s tax by about ${figure(saves)}.`
}
