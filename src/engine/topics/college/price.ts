/** A college that savings and federal loans cannot carry: its price is then the decision, while it is still open. */

import { calendarDate, yearOf } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { costOfAttendance } from '../../markets/college-costs.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { type StepDraft, within } from '../steps.ts'
import { areGrandchildren } from './children.ts'
import { parentLoanLimits, studentLoanLimit, yearlyGap } from './loan-check.ts'
import type { ChildNeed } from './need.ts'
import { billsToSignFor, planAtStake } from './older-plan.ts'
import type { CollegeWork } from './work.ts'

/** Who chooses a college soon: it is not too late, and not too early to ask for a price. */
const chooser = ({ needs, children }: CollegeWork): ChildNeed | undefined =>
  areGrandchildren(children)
    ? undefined
    : [...needs]
        .sort((a, b) => a.child.startsIn - b.child.startsIn)

        .find(
          ({ child }) =>
            !child.isGraduate && child.startsIn > 0 && child.startsIn <= rules.collegeChoiceYears.value,
        )

interface OpenPrice {
  readonly need: ChildNeed
  readonly students: Figure
  /** What a parent may borrow without closing a plan of their own; undefined where that is nothing. */
  readonly parents: { readonly most: Figure; readonly after?: DateFigure } | undefined
  /** All years of it, at today's price, that neither savings nor federal loans pay. */
  readonly open: Figure
}

/** Undefined where savings and federal loans carry it, or nobody named a college. */
export function openPrice(work: CollegeWork): OpenPrice | undefined {
  const { sheet, reader } = work
  const need = chooser(work)
  if (need === undefined) return undefined
  if (need.child.cost === undefined && reader.told('collegeTarget') === undefined) return undefined
  const { yearly, ever } = parentLoanLimits(work)
  const { bills } = need.child
  const gap = yearlyGap(work, need, `${need.child.id}.gap`)
  const students = studentLoanLimit(work, need.child)
  const signed = billsToSignFor(work, need)
  const after = signed < bills ? planAtStake(work)?.forgiven?.on : undefined
  const most = Math.min(ever.value, yearly.value * signed)
  const value = Math.round(gap.value * bills - students.value - most)
  if (value <= 0) return undefined
  return {
    need,
    students,
    parents:
      most === 0
        ? undefined
        : after === undefined
          ? { most: ever }
          : {
              after,
              most: sheet.computed(
                'plus.after',
                'Most Parent PLUS for the bills after your own loans are forgiven',
                'usd',
                'the most in a year × the bills after that month, no more than the most in all',
                [yearly, ever, after],
                most,
              ),
            },
    open: sheet.computed(
      'price.open',
      'What neither savings nor federal loans pay of this college, today’s price',
      'usd',
      'what is not saved of a year × the years of college − the most that the student and the parents may borrow, a parent’s loan only where it closes no plan of their own',
      [gap, students, yearly, ever, ...(after === undefined ? [] : [after])],
      value,
    ),
  }
}

/** How far a public college at home is below it. */
function atHome({ sheet }: CollegeWork, { cost }: ChildNeed): Text {
  const home = sheet.market(
    'price.home',
    'A year at a public college in your state, before aid',
    'usd-per-year',
    costOfAttendance.public_in_state,
  )
  const less = cost.value - home.value
  if (less < worthSaying) return nothing
  return say` A public college in your state costs about ${home} before aid, ${sheet.computed(
    'price.less',
    'How much less a year at a public college in your state costs',
    'usd-per-year',
    'the price of a year − that of a public college in your state',
    [cost, home],
    Math.round(less),
  )} less.`
}

const worthSaying = 1_000

export function priceCheck(work: CollegeWork): Check[] {
  const found = openPrice(work)
  if (found === undefined) return []
  const { need, students, parents, open } = found
  return [
    check(
      'price',
      'act',
      'This college costs more than savings and federal loans can carry',
      say`Before aid, what is saved${parents === undefined ? words(' and') : words(',')} ${students} of the student’s own loans${parents === undefined ? nothing : say` and ${parents.most} of Parent PLUS${parents.after === undefined ? nothing : say` after ${parents.after}`}`} leave ${open} of it at today’s price. Grants and pay may cover a part; private loans for the rest would follow you for decades, so do not sign them. The price is the decision here, not the account.${atHome(work, need)} Ask this college for its net price, and have one on the list that you can pay for.`,
    ),
  ]
}

/** Said where the plan opens: no account changes it as much. */
export const priceInShort = (work: CollegeWork): Text => {
  const found = openPrice(work)
  return found === undefined
    ? nothing
    : say`Savings and ${words(found.parents === undefined ? 'the student’s own federal loans' : 'federal loans')} leave ${found.open} of this college’s price open, so compare net prices before you choose.`
}

/** Most colleges ask for an answer by then. */
const answerDay = { month: 5, day: 1 } as const

export const priceSteps = (work: CollegeWork): (StepDraft | undefined)[] => [netPrice(work), offers(work)]

function netPrice(work: CollegeWork): StepDraft | undefined {
  if (openPrice(work) === undefined) return undefined
  return {
    id: 'net-price',
    title: words('Find the net price of this college and of cheaper ones'),
    why: words(
      'Every college has a calculator that takes off the grants of a family like yours. It takes minutes, and is worth more than any account.',
    ),
    how: words(
      'Search for the college’s name and “net price calculator”, and enter your own income and savings. Do the same for a public college in your state and for one that gives grants for merit.',
    ),
    due: within.fortnight,
    dueWhy: 'a fortnight from today, while applications are open',
    minutes: 60,
    link: links.collegeScorecard,
    keep: words('The net price of each, with its date.'),
  }
}

function offers(work: CollegeWork): StepDraft | undefined {
  const need = chooser(work)
  if (need === undefined) return undefined
  return {
    id: 'offers',
    title: words('Compare the offers by net price before you accept one'),
    why: words('A loan in an offer is no grant. What is left after grants, for all years, is the price.'),
    how: words(
      'Take grants and scholarships off the whole cost of each, and leave loans and work out. Ask whether a grant is renewed each year, and ask the aid office to look again if your income has changed.',
    ),
    due: calendarDate(yearOf(need.startsOn.value), answerDay.month, answerDay.day),
    dueWhy: 'most colleges ask for an answer by this day',
    dueInputs: [need.startsOn],
    minutes: 90,
    link: links.studentAid,
    keep: words('The award letters.'),
    ...(openPrice(work) === undefined ? { rank: 1 } : {}),
  }
}
