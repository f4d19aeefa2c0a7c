/** Other ways of saving for college: more of it, in a Roth IRA, or with school paid on the way. */
import type { Figure } from '../../figure.ts'
import { say, words } from '../../say.ts'
import { areGrandchildren } from './children.ts'
import { handedOn, monthlyNeeds, nothingGoesIn } from './contribution.ts'
import { aidOf, courseOf, goesIn, type PlanWay, stateOf, stateOfMonthly, type Way } from './ledger.ts'
import type { ChildNeed } from './need.ts'
import { type CollegeWork, isAllOfIt } from './work.ts'

/** The whole target, or all of college. */
export function more(work: CollegeWork, plan: PlanWay): Way[] {
  const { needMonthly, reached, mode, first: before, share, needs, sheet } = work
  if (mode !== 'monthly' || before.gates.length > 0) return []
  const isWhole = isAllOfIt(work) || reached.value >= 1
  if (isWhole && share.value >= 1) return []
  const wanted = needs.map((need) =>
    isWhole ? { ...need, left: { value: Math.max(0, need.wholeWorth.value - need.saved.value) } } : need,
  )
  const amounts = monthlyNeeds(wanted, 0).map(Math.ceil)
  const amount = isWhole
    ? sheet.computed(
        'whole.monthly',
        'What reaches all of college, a month',
        'usd-per-month',
        'what all of college is worth today less what is saved ÷ what a dollar a month is worth today, rounded up',
        needs.flatMap(({ wholeWorth, saved }) => [wholeWorth, saved]),
        amounts.reduce((sum, part) => sum + part, 0),
      )
    : needMonthly
  const ways = handedOn(
    wanted,
    needs.map(({ saved }, index) => ({ start: saved.value, monthly: amounts[index] ?? 0, from: 0 })),
  )
  const course = courseOf(work, 'more', 'more each month', (need, index) => ({
    ...(ways[index] ?? nothingGoesIn),
    rates: need.rates,
  }))
  return [
    {
      id: 'more',
      kind: 'other',
      title: isWhole ? words('Save for all of college') : words('Reach the whole target'),
      detail: isWhole
        ? words('Nothing is left to aid or loans, and a scholarship could make it too much.')
        : words('The same accounts, with more each month.'),
      putIn: say`${amount}`,
      reach: say`${course.reach}`,
      state: stateOfMonthly(work, amount),
      aid: aidOf(work, course),
      difference: say`Has ${sheet.computed('more.gap', 'More for college than in this plan, today’s dollars', 'usd', 'with more each month − this plan', [course.value, plan.course.value], Math.round(course.value.value - plan.course.value.value), 3)} more when college starts.`,
    },
  ]
}

/** All that a month leaves, where a grandparent gives enough already. */
export function giveMore(work: CollegeWork, plan: PlanWay): Way[] {
  const { mayGive, current, mode, intoCollege, contributions, needs, sheet } = work
  if (mayGive === undefined || !areGrandchildren(work.children)) return []
  const more = mayGive.value - current.value
  const wanted = needs.map(({ monthly }) => monthly.value)
  const all = wanted.reduce((sum, each) => sum + each, 0)
  const course = courseOf(work, 'give-more', 'all that a month leaves', (need, index) => {
    const own = contributions[index] ?? nothingGoesIn
    const raise = all > 0 ? (more * (wanted[index] ?? 0)) / all : 0
    return { ...own, raises: [...(own.raises ?? []), { monthly: raise, from: 0 }], rates: need.rates }
  })
  return [
    {
      id: 'give-more',
      kind: 'other',
      title: words('Give all that a month leaves'),
      detail: words('A gift comes back for no repair and no care of your own.'),
      putIn: mode === 'lump' ? say`${intoCollege} once, and ${mayGive}` : say`${mayGive}`,
      reach: say`${course.reach}`,
      state: stateOfMonthly(work, mayGive),
      aid: aidOf(work, course),
      difference: say`Has ${sheet.computed('give-more.gap', 'More for college than in this plan, today’s dollars', 'usd', 'with all that a month leaves − this plan', [course.value, plan.course.value], Math.round(course.value.value - plan.course.value.value), 3)} more when college starts.`,
    },
  ]
}

/** The same amount, ended when the first bill comes, and what the target would take then. */
export function stopAtStart(work: CollegeWork, plan: PlanWay): Way[] {
  const { mode, first: before, savesDuringCollege, contributions, needs } = work
  if (mode !== 'monthly' || before.gates.length > 0 || !savesDuringCollege) return []
  if (needs.every(({ child, savingMonths }) => child.startMonths === 0 || savingMonths <= child.startMonths))
    return []
  const course = courseOf(
    { ...work, needs: needs.map(untilStart) },
    'stop-early',
    'an end at the first bill',
    (need, index) => ({
      ...(contributions[index] ?? nothingGoesIn),
      rates: need.rates,
    }),
  )
  const takes = monthlyUntilStart(work)
  return [
    {
      id: 'stop-early',
      kind: 'other',
      title: words('Stop when college starts'),
      detail: words(
        'The years of college are then free of it, and the later bills must stand ready at the first.',
      ),
      putIn: goesIn(work),
      reach: say`${course.reach}`,
      state: stateOf(work),
      aid: aidOf(work, plan.course),
      difference: say`The whole target takes ${takes} that way, instead of ${work.needMonthly}.`,
    },
  ]
}

/** What the target takes a month when saving ends at the first bill. */
export function monthlyUntilStart({ sheet, needs }: CollegeWork): Figure {
  return sheet.computed(
    'stop-early.monthly',
    'What reaches the target, a month, if saving ends at the first bill',
    'usd-per-month',
    'what is missing ÷ what a dollar at the end of each month until college starts is worth today, rounded up',
    needs.map(({ left }) => left),
    monthlyNeeds(needs.map(untilStart), 0).reduce((sum, each) => sum + Math.ceil(each), 0),
  )
}

/** A need whose saving ends with the first bill; who is in college can only go on. */
const untilStart = (need: ChildNeed): ChildNeed =>
  need.child.startMonths === 0
    ? need
    : { ...need, savingMonths: Math.min(need.savingMonths, need.child.startMonths) }

export function roth(work: CollegeWork, plan: PlanWay): Way[] {
  const { first: before, mode, stateYearly, isRetired, children } = work
  // An IRA takes earned income, and what the detail says of aid holds for a parent.
  if (before.gates.length > 0 || mode !== 'monthly' || isRetired || areGrandchildren(children)) return []
  return [
    {
      id: 'roth',
      kind: 'other',
      title: words('A Roth IRA of your own instead'),
      detail: words(
        'What you put in can come out for college, and stays yours if nobody studies. But it takes room from retirement, earnings taken early are taxed, and withdrawals count as income for aid.',
      ),
      putIn: goesIn(work),
      reach: say`${plan.course.reach}`,
      state: words('Nothing'),
      aid: words('The account is not counted, withdrawals are'),
      difference:
        stateYearly === undefined || stateYearly.value === 0
          ? words('Grows alike. Better when retirement is not full yet; worse when it is.')
          : say`Grows alike and gives up ${stateYearly} of state tax.`,
    },
  ]
}

/** School bills paid from the college money until it is gone. */
export function school(work: CollegeWork, plan: PlanWay): Way[] {
  const { reader, contributions, sheet } = work
  if (!reader.value('privateSchoolUse')) return []
  const cost = reader.number('privateSchoolCost')
  const course = courseOf(work, 'school', 'school from the college money', (need, index) => ({
    ...(contributions[index] ?? nothingGoesIn),
    rates: need.rates,
    yearlyOut: cost.value,
  }))
  return [
    {
      id: 'school',
      kind: 'other',
      title: words('Pay school from the college money'),
      detail: say`${cost} for each child until college, as long as it lasts.`,
      putIn: goesIn(work),
      reach: say`${course.reach}`,
      state: words('May be taken back'),
      aid: aidOf(work, course),
      difference: say`Leaves ${sheet.computed('school.gap', 'Less for college than in this plan, today’s dollars', 'usd', 'this plan − with school paid from it', [plan.course.value, course.value], Math.round(plan.course.value.value - course.value.value), 3)} less for college.`,
    },
  ]
}
