/** A college that savings and federal loans cannot carry: its price is then the decision, while it is still open. */

import { calendarDate, yearOf } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { costOfAttendance, parentLoanRate } from '../../markets/college-costs.ts'
import { loanPayment } from '../../math/loan.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { listed, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { type StepDraft, within } from '../steps.ts'
import { areGrandchildren, yearsAhead } from './children.ts'
import { parentLoanLimits, studentLoanLimit } from './federal-loans.ts'
import { type CollegeGap, collegeGaps } from './gap.ts'
import type { ChildNeed } from './need.ts'
import { billsToSignFor, planAtStake } from './older-plan.ts'
import type { CollegeWork } from './work.ts'

/** Who chooses a college soon: it is not too late, and not too early to ask for a price. */
const chooses = ({ child }: ChildNeed): boolean =>
  !child.isGraduate && !child.hasBegun && child.startsIn <= rules.collegeChoiceYears.value

const chooser = ({ needs, children }: CollegeWork): ChildNeed | undefined =>
  areGrandchildren(children)
    ? undefined
    : [...needs].sort((a, b) => a.child.startsIn - b.child.startsIn).find(chooses)

/** One child's college at today's price, all years of it that are ahead. */
interface OpenChild {
  readonly need: ChildNeed
  readonly students: Figure
  /** What a parent may borrow for it without closing a plan of their own. */
  readonly parents: Dollars
  /** What neither savings nor federal loans pay. */
  readonly open: Figure
}

interface OpenPrice {
  /** Those with something open, the first one to begin first. */
  readonly children: readonly OpenChild[]
  readonly students: Figure
  /** Undefined where a parent may sign for nothing. */
  readonly parents: { readonly most: Figure; readonly payment: Text; readonly after?: DateFigure } | undefined
  readonly open: Figure
}

function openChild(work: CollegeWork, { need, yearly: gap }: CollegeGap): OpenChild {
  const { sheet } = work
  const { yearly, ever } = parentLoanLimits(work)
  const { id } = need.child
  const students = studentLoanLimit(work, need.child)
  const forgiven = planAtStake(work)?.forgiven?.on
  const parents = Math.min(ever.value, yearly.value * billsToSignFor(work, need))
  return {
    need,
    students,
    parents,
    open: sheet.computed(
      `${id}.open`,
      'What neither savings nor federal loans pay of this college, today’s price',
      'usd',
      'what is not saved of a year × the years of college − the most that the student and the parents may borrow, a parent’s loan only where it closes no plan of their own, never below nothing',
      [gap, students, yearly, ever, ...(forgiven === undefined ? [] : [forgiven])],
      Math.max(0, Math.round(gap.value * yearsAhead(need.child) - students.value - parents)),
    ),
  }
}

/** Undefined where savings and federal loans carry what is chosen soon, or nobody named a college. */
export function openPrice(work: CollegeWork): OpenPrice | undefined {
  const { sheet, reader } = work
  const near = chooser(work)
  if (near === undefined) return undefined
  if (near.child.cost === undefined && reader.told('collegeTarget') === undefined) return undefined
  const children = collegeGaps(work)
    .filter(({ need }) => !need.child.isGraduate)
    .map((gap) => openChild(work, gap))
    .filter(({ open }) => open.value > 0)
    .sort((a, b) => a.need.child.startsIn - b.need.child.startsIn)
  if (!children.some(({ need }) => chooses(need))) return undefined
  const together = (id: string, label: string, parts: readonly Figure[]): Figure => {
    const [only] = parts
    return parts.length === 1 && only !== undefined
      ? only
      : sheet.computed(
          id,
          label,
          'usd',
          'all children added up',
          parts,
          parts.reduce((sum, { value }) => sum + value, 0),
        )
  }
  return {
    children,
    students: together(
      'price.students',
      'Most federal loans of the students over the years ahead',
      children.map(({ students }) => students),
    ),
    parents: parentLoans(work, children),
    open: together(
      'price.open',
      'What neither savings nor federal loans pay of these colleges, today’s price',
      children.map(({ open }) => open),
    ),
  }
}

/** The most that parents may borrow for all of them, and what that takes a month. */
function parentLoans(work: CollegeWork, children: readonly OpenChild[]): OpenPrice['parents'] {
  const { sheet, reader } = work
  const value = children.reduce((sum, { parents }) => sum + parents, 0)
  if (value === 0) return undefined
  const { yearly, ever } = parentLoanLimits(work)
  const isHeldBack = children.some(({ need }) => billsToSignFor(work, need) < need.child.bills)
  const after = isHeldBack ? planAtStake(work)?.forgiven?.on : undefined
  const most = sheet.computed(
    'plus.most',
    'Most Parent PLUS for the bills ahead',
    'usd',
    'for each child: the most in a year × its bills that a parent can sign for, no more than the most in all',
    [yearly, ever, ...(after === undefined ? [] : [after])],
    value,
  )
  const rate = sheet.market('parent-loan.rate', 'Rate of a loan to parents', 'rate', parentLoanRate)
  const years = reader.rule('parent-loan.years', 'Years to repay it', 'years', rules.parentLoanYears)
  const payment = sheet.computed(
    'plus.payment',
    'Payment on all of it after college',
    'usd-per-month',
    'the level payment that repays it at this rate in these years; interest during college is left out',
    [most, rate, years],
    Math.round(loanPayment({ principal: value, rate: rate.value, months: years.value * monthsPerYear })),
  )
  return { most, payment: say`${payment} for ${years}`, ...(after === undefined ? {} : { after }) }
}

/** What is open of each child, where there are several. */
function byChild({ children }: OpenPrice, { needs }: CollegeWork): Text {
  if (needs.length === 1) return nothing
  const [only] = children
  return children.length === 1 && only !== undefined
    ? say` for ${only.need.child.name}`
    : say`: ${listed(children.map(({ need, open }) => say`${open} for ${need.child.name}`))}`
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
  const { students, parents, open, children } = found
  const isForSeveral = children.length > 1
  const dearest = children.reduce((most, one) => (one.need.cost.value > most.need.cost.value ? one : most))
  const own = words(isForSeveral ? 'the students’ own loans' : 'the student’s own loans')
  const loans =
    parents === undefined
      ? say` and ${students} of ${own}`
      : say`, ${students} of ${own} and ${parents.most} of Parent PLUS${parents.after === undefined ? nothing : say` after ${parents.after}`}`
  const cost =
    parents === undefined
      ? nothing
      : say` Repaying the Parent PLUS takes about ${parents.payment}, beside what ${words(isForSeveral ? 'the students repay' : 'the student repays')}.`
  return [
    check(
      'price',
      'act',
      isForSeveral
        ? 'Their colleges cost more than savings and federal loans can carry'
        : 'This college costs more than savings and federal loans can carry',
      say`Before aid, what is saved${loans} leave ${open} of it at today’s price${byChild(found, work)}.${cost} Grants and pay may cover a part; private loans for the rest would follow you for decades, so do not sign them. The price is the decision here, not the account.${atHome(work, dearest.need)} Ask this college for its net price, and have one on the list that you can pay for.`,
    ),
  ]
}

/** Said where the plan opens: no account changes it as much. */
export function priceInShort(work: CollegeWork): Text {
  const found = openPrice(work)
  if (found === undefined) return nothing
  const { parents, open, children } = found
  const loans =
    parents === undefined
      ? children.length > 1
        ? say`the students’ own federal loans`
        : say`the student’s own federal loans`
      : say`federal loans, ${parents.most} of Parent PLUS among them,`
  return say`Savings and ${loans} leave ${open} of ${words(children.length > 1 ? 'these colleges’ price' : 'this college’s price')} open${byChild(found, work)}, so compare net prices before you choose.`
}

/** Of the answer day, which is a custom and no law. */
const may = 5

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
  const day = work.reader.rule(
    'offers.day',
    'Day of May by which many colleges ask for an answer',
    'count',
    rules.collegeAnswerDay,
  )
  return {
    id: 'offers',
    title: words('Compare the offers by net price before you accept one'),
    why: words('A loan in an offer is no grant. What is left after grants, for all years, is the price.'),
    how: words(
      'Take grants and scholarships off the whole cost of each, and leave loans and work out. Ask whether a grant is renewed each year, and ask the aid office to look again if your income has changed. Many colleges want an answer by this day; each offer names its own.',
    ),
    due: calendarDate(yearOf(need.startsOn.value), may, day.value),
    dueWhy: 'many colleges ask for an answer by this day; the offer names its own',
    dueInputs: [need.startsOn, day],
    minutes: 90,
    link: links.studentAid,
    keep: words('The award letters.'),
    rank: 1,
  }
}
