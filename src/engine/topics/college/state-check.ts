/** Whose 529 the state rewards, what that is worth, and how much dearer its plan may be. */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { beyondInWords } from './carried.ts'
import type { CollegeOutlook } from './outlook.ts'
import { hasOwnAdvantage, ownPlanInWords, takeOwn } from './own-plan.ts'
import { countedOfEach, type StateBenefit } from './state.ts'
import type { CollegeWork } from './work.ts'

/** What pays a bill soon can earn the benefit on its way. */
function throughThePlan({ needs, sheet, owner }: CollegeWork, { useful, of, rate }: StateBenefit): Text {
  const near = needs.filter(({ child }) => child.startsIn <= 1)
  if (near.length === 0 || owner !== 'parent' || rate === undefined) return nothing
  const year = near.reduce((sum, { cost }) => sum + cost.value, 0)
  const through = Math.min(year, useful?.value ?? year)
  const saves = of(through)
  if (saves <= 0) return nothing
  const costs = near.map(({ cost }) => cost)
  const money = sheet.computed(
    'through',
    'What of a year’s bills earns the state’s benefit on its way',
    'usd-per-year',
    'a year of college, no more than the state counts',
    useful === undefined ? costs : [...costs, useful],
    through,
  )
  return say` What pays the bills from pay can pass through it: up to ${money} saves about ${sheet.computed(
    'through.saves',
    'State tax that it saves',
    'usd-per-year',
    'the state’s tax of a year without this contribution − with it',
    [money, rate],
    saves,
  )} of state tax. Ask the plan first whether the state still counts what leaves in the same year.`
}

export function statePlanCheck(work: CollegeWork, outlook: CollegeOutlook): Check[] {
  const { state, stateYearly, sheet, yearly529, mode, fee, instalments, carried } = work
  const own = ownPlanInWords(work, outlook.middle)
  const isOwnBetter = hasOwnAdvantage(work)
  if (state === undefined)
    return [
      check(
        'state',
        'warn',
        'Which state’s plan?',
        words(
          'Say where you live. Some states take a part of what you put in off their tax, most of them only for their own plan; elsewhere any state’s cheapest plan is best.',
        ),
      ),
    ]
  if (state.kind === 'none')
    return [
      check(
        'state',
        'pass',
        'No state benefit to lose',
        isOwnBetter
          ? say`${state.name} gives nothing for contributions.${own} ${takeOwn} The cheapest costs about ${fee} a year.`
          : say`${state.name} gives nothing for contributions, so the cheapest plan of any state is the best one. Look for about ${fee} a year.${own}`,
      ),
    ]
  if (state.kind === 'ended')
    return [
      check(
        'state',
        'pass',
        'Over your state’s income limit',
        isOwnBetter
          ? say`At your income ${state.name} gives nothing for contributions.${own} ${takeOwn} The cheapest costs about ${fee} a year.`
          : say`At your income ${state.name} gives nothing for contributions, so the cheapest plan of any state is the best one. Look for about ${fee} a year.${own}`,
      ),
    ]
  if (stateYearly === undefined || state.rate === undefined)
    return [
      check(
        'state',
        'pass',
        'A state benefit is there for later',
        say`${state.name} rewards contributions to ${words(state.kind === 'any' ? 'any state’s plan' : 'its own plan')}${ofCredit(state)}.${throughThePlan(work, state)}${own}`,
      ),
    ]
  if (stateYearly.value === 0 && state.of(yearly529.value) > 0)
    return [
      check(
        'state',
        'pass',
        'The state’s benefit is used already',
        say`${state.name} gives ${state.rate}${state.most === undefined ? nothing : say` on up to ${state.most} a year`}${state.kind === 'own' ? words(', for its own plan only') : nothing}. What goes in each month earns all of it, so this sum earns no more.`,
      ),
    ]
  if (stateYearly.value === 0)
    return [
      check(
        'state',
        'pass',
        'The state’s deduction saves you nothing',
        say`${state.name} deducts contributions, but at your income there is no state tax to lower.${isOwnBetter ? say`${own} ${takeOwn}` : say` Choose the cheapest plan of any state.${own}`}`,
      ),
    ]
  const { payChange, stateThisYear } = work
  const pay =
    state === stateThisYear || payChange === undefined
      ? nothing
      : say` at the ${payChange.pay} that you expect`
  const forWhat =
    mode === 'monthly'
      ? say`a year of this${pay}`
      : carried !== undefined
        ? say`this sum, over ${carried.years}`
        : words(instalments === undefined ? 'this sum' : 'this sum, part by part')
  const limit = state.most === undefined ? say`without a limit` : say`on up to ${state.most} a year`
  const approximate = state.isApproximate
    ? words(' The state’s own form may give a little more or less.')
    : nothing
  const runsOut =
    state.most === undefined || state.useful === undefined || state.useful.value >= state.most.value
      ? nothing
      : say` Beyond ${state.useful} a year there is no state tax left to lower.`
  const parts = say`${runsOut}${beyondInWords(work, state)}${ofEach(state)}`
  if (state.kind === 'any')
    return [
      check(
        'state',
        'pass',
        'Your state rewards any plan',
        say`${state.name} gives ${state.rate} ${limit} whichever state’s plan you choose: about ${stateYearly} for ${forWhat}${ofItInWords(work, state, stateYearly)}.${parts}${isOwnBetter ? say`${own} ${takeOwn}` : say` Take the cheapest plan anywhere.${own}`}${approximate}`,
      ),
    ]
  const gap = mode === 'lump' ? onceBy(work, stateYearly) : yearBy(work, stateYearly, outlook)
  const room = mode === 'monthly' ? unused(sheet, state, work, stateYearly) : nothing
  return [
    check(
      'state',
      'pass',
      'Your own state’s plan',
      say`${state.name} gives ${state.rate} ${limit}, for its own plan only: about ${stateYearly} for ${forWhat}${ofItInWords(work, state, stateYearly)}.${parts}${room} ${gap.value > 0 ? say`It is the better choice unless it costs over ${gap} a year more than the cheapest elsewhere.` : words('So close to the bills its costs matter little.')} If the money later goes to another state’s plan, to a Roth IRA or to school before college, the state may take the benefit back.${own}${approximate}`,
    ),
  ]
}

/** How much of it a credit gives back. */
const ofCredit = ({ isCredit, rate, most }: StateBenefit): Text =>
  !isCredit || rate === undefined
    ? nothing
    : say`: a tax credit of ${rate}${most === undefined ? nothing : say` of up to ${most} a year`}`

/** What a deduction saves of each dollar here, where other deductions of the state or another bracket make it another rate. */
function ofItInWords(
  { sheet, mode, yearly529 }: CollegeWork,
  state: StateBenefit,
  stateYearly: Figure,
): Text {
  const { useful, rate, isCredit } = state
  if (mode !== 'monthly' || isCredit || rate === undefined) return nothing
  const counted = Math.min(yearly529.value, useful?.value ?? yearly529.value)
  const share = sheet.computed(
    'benefit.share',
    'State tax that a dollar of it saves here',
    'rate',
    'the state tax that a year of it saves ÷ what counts of it',
    [stateYearly, yearly529],
    counted > 0 ? stateYearly.value / counted : rate.value,
  )
  return Math.abs(share.value - rate.value) < rules.sameRate.value
    ? nothing
    : say`, ${share} of it, because what else the state deducts depends on income too`
}

const gapLabel = 'How much dearer your state’s plan may be a year'

/** What comes each year may cost as much each year. */
const yearBy = ({ sheet }: CollegeWork, stateYearly: Figure, { middle }: CollegeOutlook): Figure =>
  sheet.computed(
    'fee.gap',
    gapLabel,
    'rate',
    'the state tax that a year’s contributions save ÷ the savings when college starts, the middle outcome',
    [stateYearly, middle],
    middle.value > 0 ? Math.min(1, stateYearly.value / middle.value) : 0,
  )

/** What comes once is spread over the years that the sum stands in the plan. */
function onceBy({ sheet, needs, yearly529, instalments }: CollegeWork, stateYearly: Figure): Figure {
  const years = Math.max(...needs.map(({ child }) => child.startsIn))
  const sum = yearly529.value + (instalments?.waits.value ?? 0)
  return sheet.computed(
    'fee.gap',
    gapLabel,
    'rate',
    'the state tax that this sum saves ÷ the sum ÷ the years until the last child’s college starts',
    [stateYearly, yearly529, ...(instalments === undefined ? [] : [instalments.waits])],
    years > 0 && sum > 0 ? Math.min(1, stateYearly.value / sum / years) : 0,
  )
}

const ofEach = ({ isEach }: StateBenefit): Text =>
  words(isEach ? ' Each of you has an equal part of that limit, so both have to put in.' : '')

/** What is left of the state's benefit in a year. */
function unused(
  sheet: CollegeWork['sheet'],
  state: StateBenefit,
  { yearly529, yearlyEach }: Pick<CollegeWork, 'yearly529' | 'yearlyEach'>,
  stateYearly: Figure,
): Text {
  const { useful, mostEach, of } = state
  const counted =
    mostEach === undefined
      ? yearly529.value
      : Math.round(countedOfEach(state, yearlyEach).reduce((sum, each) => sum + each, 0))
  if (useful === undefined || useful.value <= counted) return nothing
  const room = sheet.computed(
    'benefit.room',
    'What more a year would still earn the benefit',
    'usd-per-year',
    'the contribution that still earns something − what of what goes in counts',
    [useful, yearly529, ...(mostEach === undefined ? [] : [mostEach])],
    useful.value - counted,
  )
  const gain = sheet.computed(
    'benefit.gain',
    'State tax that it would save',
    'usd-per-year',
    'the whole benefit − what this plan saves',
    [room, stateYearly],
    of(useful.value) - stateYearly.value,
  )
  return gain.value > 0
    ? say` Another ${room} would save ${gain} more${mostEach === undefined ? nothing : say`, where no more than ${mostEach} goes in for any one child`}.`
    : nothing
}
