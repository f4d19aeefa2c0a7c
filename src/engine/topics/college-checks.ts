/** What to look at before saving for college: what comes first, the state's plan, what the child may get or lose. */
import type { Figure } from '../figure.ts'
import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { byUrgency, check } from './check.ts'
import { aidChecks } from './college-aid-checks.ts'
import type { CollegeOutlook } from './college-outlook.ts'
import type { StateBenefit } from './college-state.ts'
import { usesChecks } from './college-use-checks.ts'
import type { CollegeWork } from './college-work.ts'
import { matchCheck } from './match-check.ts'

/** What asks for something to be done first, what is fine last. */
export function collegeChecks(work: CollegeWork, outlook: CollegeOutlook): Check[] {
  return byUrgency([
    ...foundations(work),
    ...matchCheck(work.sheet, work.reader),
    ...target(work, outlook),
    ...statePlan(work, outlook),
    ...aidChecks(work),
    ...usesChecks(work),
  ])
}

function foundations({ first, reader, sheet }: CollegeWork): Check[] {
  const [worst] = first.costlyDebts
  const { cushion } = first
  const isTold = reader.told('retirementOnTrack') !== undefined
  const isDerived =
    reader.told('contributionRate') !== undefined || reader.told('retirementSavings') !== undefined
  const found: Check[] = []
  if (worst !== undefined)
    found.push(
      check(
        'debts',
        'act',
        'A debt at a high rate comes before college',
        say`The ${worst.label} costs ${worst.rate} a year. Paying it is the best thing that this money can do.`,
      ),
    )
  else
    found.push(
      check(
        'debts',
        'pass',
        'No debt at a high rate counted',
        words('If there is one, say so: it comes before college.'),
      ),
    )
  if (cushion === undefined)
    found.push(
      check(
        'cushion',
        'warn',
        'Is your emergency fund full?',
        words('You did not say how much cash you have. College money that has to come out early is taxed.'),
      ),
    )
  else
    found.push(
      first.cushionGap > 0 || first.starterGap > 0
        ? check(
            'cushion',
            'act',
            'The emergency fund comes first',
            say`Your ${cushion.cash} is less than ${cushion.target}, which is ${cushion.months} of what a month costs you.`,
          )
        : check(
            'cushion',
            'pass',
            'Emergency fund is full',
            say`Your ${cushion.cash} covers ${cushion.target}.`,
          ),
    )
  if (!first.isRetirementOnTrack)
    found.push(
      check(
        'retirement',
        'act',
        'Your own retirement comes before college',
        words(
          'A child can borrow for college. You cannot borrow for retirement, and student aid does not count what is in retirement accounts.',
        ),
      ),
    )
  else if (isTold || isDerived)
    found.push(
      check(
        'retirement',
        'pass',
        'Your own retirement is on track',
        words('Keep it so: never lower it to save for college.'),
      ),
    )
  else
    found.push(
      check(
        'retirement',
        'warn',
        'Is your own retirement on track?',
        say`If less than ${sheet.assumed('retirement.least', 'Least share of pay for retirement, the match included', 'share', rules.leastRetirementShare.value, rules.leastRetirementShare.why)} of pay goes there, the match included, raise that first. A child can borrow; a retiree cannot.`,
      ),
    )
  return found
}

function target(work: CollegeWork, outlook: CollegeOutlook): Check[] {
  const {
    mode,
    reached,
    needMonthly,
    total,
    share,
    children,
    isExample,
    wait,
    current,
    reachedNow,
    needAfter,
  } = work
  const found: Check[] = []
  if (isExample)
    found.push(
      check(
        'example',
        'warn',
        'This is an example',
        words('You did not say for whom. Say how old your child is, and every number becomes yours.'),
      ),
    )
  if (mode === 'monthly' && reached.value < 1 && wait.from !== undefined)
    found.push(
      check(
        'target',
        'warn',
        'College has to wait a little',
        say`After what comes first, ${total} from ${wait.from} on reaches about ${reached} of the target. What you paid on debts until then can go to college as well.`,
      ),
    )
  else if (mode === 'monthly' && reached.value < 1 && wait.months !== undefined)
    found.push(
      check(
        'target',
        'warn',
        'This does not reach the whole target',
        say`${total} reaches about ${reached}; all of it takes ${needMonthly}. Part of the target saved is that part not borrowed. Raise it when a day-care bill, a loan or the card payment ends.`,
      ),
    )
  else if (mode === 'lump' && reached.value < 1)
    found.push(
      check(
        'target',
        'warn',
        'More is needed later',
        say`With this sum ${reached} of the target is reached. The rest takes ${needAfter ?? needMonthly}, or aid and pay at the time.`,
      ),
    )
  else if (mode === 'enough')
    found.push(
      check(
        'target',
        current.value > 0 ? 'act' : 'pass',
        'Enough is saved',
        say`What is there is ${reachedNow} of your target today.${current.value > 0 ? say` Stop adding to it.` : nothing}`,
      ),
    )
  if (share.value > 0)
    found.push(
      check(
        'overfund',
        outlook.overOdds.value > rules.overfundWarn.value ? 'warn' : 'pass',
        outlook.overOdds.value > rules.overfundWarn.value
          ? 'More than college takes is likely'
          : 'Too much is unlikely',
        say`In ${outlook.overOdds} simulated futures something is left after ${children.length === 1 ? words('all of college') : words('all of college for every child')} is paid from the savings.${outlook.overOdds.value > rules.overfundWarn.value && work.mode !== 'enough' ? words(' Saving for a little less and paying the last part at the time makes that rarer.') : nothing}`,
      ),
    )
  return found
}

function statePlan(
  { state, stateYearly, sheet, yearly529, mode, fee }: CollegeWork,
  outlook: CollegeOutlook,
): Check[] {
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
        say`${state.name} gives nothing for contributions, so the cheapest plan of any state is the best one. Look for about ${fee} a year.`,
      ),
    ]
  if (state.kind === 'ended')
    return [
      check(
        'state',
        'pass',
        'Over your state’s income limit',
        say`At your income ${state.name} gives nothing for contributions, so the cheapest plan of any state is the best one. Look for about ${fee} a year.`,
      ),
    ]
  if (stateYearly === undefined || state.rate === undefined)
    return [
      check(
        'state',
        'pass',
        'A state benefit is there for later',
        state.kind === 'any'
          ? say`${state.name} rewards contributions to any state’s plan.`
          : say`${state.name} rewards contributions to its own plan.`,
      ),
    ]
  if (stateYearly.value === 0)
    return [
      check(
        'state',
        'pass',
        'The state’s deduction saves you nothing',
        say`${state.name} deducts contributions, but at your income there is no state tax to lower. Choose the cheapest plan of any state.`,
      ),
    ]
  const limit = state.most === undefined ? say`without a limit` : say`on up to ${state.most} a year`
  const approximate = state.isApproximate
    ? words(' The state’s own form may give a little more or less.')
    : nothing
  if (state.kind === 'any')
    return [
      check(
        'state',
        'pass',
        'Your state rewards any plan',
        say`${state.name} gives ${state.rate} ${limit} whichever state’s plan you choose: about ${stateYearly} for ${mode === 'lump' ? words('this sum') : words('a year of this')}. Take the cheapest plan anywhere.${approximate}`,
      ),
    ]
  const gap = sheet.computed(
    'fee.gap',
    'How much dearer your state’s plan may be a year',
    'rate',
    'the state tax that a year’s contributions save ÷ the savings when college starts, the middle outcome',
    [stateYearly, outlook.middle],
    outlook.middle.value > 0 ? Math.min(1, stateYearly.value / outlook.middle.value) : 0,
  )
  const room = mode === 'monthly' ? unused(sheet, state, yearly529, stateYearly) : nothing
  return [
    check(
      'state',
      'pass',
      'Your own state’s plan',
      say`${state.name} gives ${state.rate} ${limit}, for its own plan only: about ${stateYearly} for ${mode === 'lump' ? words('this sum') : words('a year of this')}.${room} ${gap.value > 0 ? say`It is the better choice unless it costs over ${gap} a year more than the cheapest elsewhere.` : words('So close to the bills its costs matter little.')} If the money later goes to another state’s plan, to a Roth IRA or to school before college, the state may take the benefit back.${approximate}`,
    ),
  ]
}

/** What is left of the state's benefit in a year. */
function unused(
  sheet: CollegeWork['sheet'],
  { most, of }: StateBenefit,
  yearly529: Figure,
  stateYearly: Figure,
): Text {
  if (most === undefined || most.value <= yearly529.value) return nothing
  const room = sheet.computed(
    'benefit.room',
    'What more a year would still earn the benefit',
    'usd-per-year',
    'the contribution that still earns something − what goes in',
    [most, yearly529],
    most.value - yearly529.value,
  )
  const gain = sheet.computed(
    'benefit.gain',
    'State tax that it would save',
    'usd-per-year',
    'the whole benefit − what this plan saves',
    [room, stateYearly],
    of(most.value) - stateYearly.value,
  )
  return gain.value > 0 ? say` Another ${room} would save ${gain} more.` : nothing
}
