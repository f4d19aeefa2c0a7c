/** When enough is saved: stopping against going on, and against taking what is over. */
import type { Alternative } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, words } from '../../say.ts'
import { known } from '../../tax/tax-year.ts'
import { sourceOf } from '../tax-picture.ts'
import { aidOf, courseOf, planCourse, type Way, wayToAlternative } from './ledger.ts'
import { school } from './other-ways.ts'
import type { CollegeWork } from './work.ts'

export function enoughAlternatives(work: CollegeWork): Alternative[] {
  const { current, saved, needs } = work
  const course = planCourse(work)
  const plan: Way = {
    id: 'recommended',
    kind: 'recommended',
    title: words('Stop adding and let it pay the bills'),
    detail: words('What is over waits for another use that is not taxed.'),
    putIn: words('Nothing more'),
    reach: say`${work.reached}`,
    state: words('Nothing'),
    aid: aidOf(work, course),
    difference: words('The plan.'),
  }
  const going = courseOf(work, 'current', 'the present course', (need) => ({
    start: need.saved.value,
    monthly: current.value / needs.length,
    from: 0,
    rates: need.rates,
  }))
  const extra = work.sheet.computed(
    'current.extra',
    'More at the start of college, today’s dollars',
    'usd',
    'the present course − this plan',
    [going.value, course.value],
    Math.round(going.value.value - course.value.value),
    3,
  )
  const onward: Way = {
    id: 'current',
    kind: 'current',
    title: current.value > 0 ? say`Go on as now: ${current}` : words('Leave everything as it is'),
    detail:
      current.value > 0
        ? words('More in the account, with fewer uses for it.')
        : words('Nothing goes in, and the mix stays as it is.'),
    putIn: current.value > 0 ? say`${current}` : words('Nothing more'),
    reach: say`${going.reach}`,
    state: words('As your state has it'),
    aid: aidOf(work, going),
    difference:
      current.value > 0
        ? say`Ends with ${extra} more in an account that has enough. In your own retirement it would be free for anything.`
        : words('The same money; the plan adds a calmer mix and the dates.'),
  }
  return [plan, onward, ...takeOut(work, plan), ...school(work, { ...plan, course })]
    .filter((way) => saved.value > 0 || way.kind !== 'other')
    .map(wayToAlternative)
}

function takeOut(work: CollegeWork, plan: Way): Way[] {
  const { sheet, reader, context, parts, taxes } = work
  const over = parts
    .filter(({ kind }) => kind === 'roth' || kind === 'over')
    .reduce((sum, { amount }) => sum + amount.value, 0)
  if (over <= 0) return []
  const earnings = reader.rule(
    'earnings.share',
    'Part of the account that is earnings',
    'share',
    rules.oldAccountEarnings,
  )
  const penalty = sheet.law('penalty', 'Extra tax on earnings taken out for something else', 'rate', {
    value: known(context.limits.earlyWithdrawal).plan529PenaltyRateOnEarnings,
    source: sourceOf(context.limits.earlyWithdrawal),
  })
  const cost = sheet.computed(
    'take-out.cost',
    'Tax if what is over is taken out now',
    'usd',
    'what is over × the part that is earnings × (your federal bracket + the extra tax); state tax is not counted',
    [
      earnings,
      penalty,
      taxes.later.bracket,
      ...parts.filter(({ kind }) => kind === 'roth' || kind === 'over').map(({ amount }) => amount),
    ],
    Math.round(over * earnings.value * (taxes.later.bracket.value + penalty.value)),
  )
  return [
    {
      ...plan,
      id: 'take-out',
      kind: 'other',
      title: words('Take out now what is over'),
      detail: words('Free for anything, after tax on the earnings. The state may add its own.'),
      difference: say`Costs about ${cost} of federal tax.`,
    },
  ]
}
