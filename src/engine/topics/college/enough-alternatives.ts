/** When enough is saved: stopping against going on, and against taking what is over. */
import type { Alternative } from '../../plan.ts'
import { say, words } from '../../say.ts'
import { aidOf, courseOf, planCourse, type Way, wayToAlternative } from './ledger.ts'
import { school } from './other-ways.ts'
import { overOf } from './over.ts'
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
  const over = overOf(work)
  if (over === undefined) return []
  return [
    {
      ...plan,
      id: 'take-out',
      kind: 'other',
      title: words('Take out now what is over'),
      detail: words('Free for anything, after tax on the earnings. The state may add its own.'),
      difference: say`Costs about ${over.cost} of federal tax: ${over.tax} of income tax and ${over.extra} of extra tax.`,
    },
  ]
}
