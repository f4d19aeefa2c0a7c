/** A parent who repays student loans of their own under an older plan loses it with a new federal loan for a child. */
import { addMonths } from '../../calendar.ts'
import { citedIn } from '../../cited-in.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import type { FactValue } from '../../household.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import { check } from '../check.ts'
import { type StepDraft, within } from '../steps.ts'
import { areGraduates, areGrandchildren } from './children.ts'
import type { ChildNeed } from './need.ts'
import type { CollegeWork } from './work.ts'

/** Those that a new loan closes; the Repayment Assistance Plan and the Standard one stay. */
const closing: Readonly<Partial<Record<FactValue<'incomeDrivenPlan'>, string>>> = {
  save: 'SAVE',
  ibr: 'Income-Based Repayment',
  paye: 'Pay As You Earn',
  icr: 'Income-Contingent Repayment',
}

/** The older plan that a new federal loan in the parent's name would close. */
interface PlanAtStake {
  readonly name: Text
  readonly otherParent: 'spouse' | 'perhaps'
  /** Where public service forgives the loans: from then on nothing is at stake. */
  readonly forgiven: { readonly on: DateFigure; readonly left: Figure } | undefined
}

export function planAtStake(work: CollegeWork): PlanAtStake | undefined {
  const { reader, children } = work
  const plan = reader.told('incomeDrivenPlan')
  const name = plan === undefined ? undefined : closing[plan]
  if (name === undefined || areGrandchildren(children) || areGraduates(children)) return undefined
  return {
    name: words(name),
    otherParent: reader.value('maritalStatus') === 'married' ? 'spouse' : 'perhaps',
    forgiven: untilForgiven(work),
  }
}

/** The yearly bills of a child for which the parent may sign: those after forgiveness, or all where the other one signs. */
export function billsToSignFor(work: CollegeWork, { child }: ChildNeed): number {
  const stake = planAtStake(work)
  if (stake === undefined || stake.otherParent === 'spouse') return child.bills
  const { forgiven } = stake
  if (forgiven === undefined) return 0
  return child.billDays.filter((bill) => bill >= forgiven.on.value).length
}

const otherSigns = {
  spouse: 'The other parent can sign',
  perhaps: 'The other parent of the child, if there is one, can sign',
} as const

export function olderPlanCheck(work: CollegeWork): Check[] {
  const stake = planAtStake(work)
  if (stake === undefined) return []
  const { name, forgiven, otherParent } = stake
  const until =
    forgiven === undefined
      ? nothing
      : say` Public service forgives them about ${forgiven.on}, when the ${forgiven.left} that are left have counted: sign nothing new before that.`
  return [
    check(
      'older-plan',
      'act',
      'No Parent PLUS in the name of who repays by income',
      say`Your own loans are under ${name}. A new federal loan in your name, a Parent PLUS as well, closes it for all of them and leaves the Repayment Assistance Plan or the Standard one.${until} ${words(otherSigns[otherParent])}, and the student’s own loans come first anyway.`,
    ),
  ]
}

/** Whoever may be asked to sign soon: bills come, and they are not saved, or a new loan is planned. */
function isAskedSoon({ needs, reader, reached, share }: CollegeWork): boolean {
  const isNear = needs.some(
    ({ child }) => !child.isGraduate && child.startsIn <= rules.collegeChoiceYears.value,
  )
  return isNear && (reader.told('newLoanPlanned') === true || share.value * reached.value < 1)
}

const before = ({ forgiven }: PlanAtStake): Text =>
  forgiven === undefined ? nothing : say` before ${forgiven.on}`

/** Said where the plan opens: what is signed cannot be taken back. */
export function signNothingInShort(work: CollegeWork): Text {
  const stake = planAtStake(work)
  return stake === undefined || !isAskedSoon(work)
    ? nothing
    : say`Sign no Parent PLUS in your own name${before(stake)}: it would close the plan of your own loans.`
}

export function signNothingStep(work: CollegeWork): StepDraft | undefined {
  const stake = planAtStake(work)
  if (stake === undefined || !isAskedSoon(work)) return undefined
  return {
    id: 'sign-nothing',
    title: say`Sign no Parent PLUS in your own name${before(stake)}`,
    why: say`A new federal loan in your name closes ${stake.name} on every federal loan that you have, for good.${stake.forgiven === undefined ? nothing : say` The ${stake.forgiven.left} until public service forgives them would have to be paid under another plan.`}`,
    how: say`An offer of aid can list such a loan; leave it unsigned, it is yours to refuse. ${words(otherSigns[stake.otherParent])}. Ask your servicer in writing what a new loan would close.`,
    due: within.days,
    dueWhy: 'before anything is signed',
    minutes: 15,
    link: links.incomeDriven,
    keep: words('The servicer’s answer.'),
  }
}

/** How long the payments of a public servant still have to run. */
function untilForgiven({ sheet, reader, context }: CollegeWork): PlanAtStake['forgiven'] {
  if (reader.told('publicServiceJob') !== true || reader.told('pslfPayments') === undefined) return undefined
  const counted = reader.number('pslfPayments')
  const needed = sheet.law(
    'pslf.payments',
    'Payments for public-service forgiveness',
    'count',
    citedIn(studentLoanLaw.publicServiceForgiveness, (it) => it.payments),
  )
  const left = Math.max(0, Math.ceil(needed.value - counted.value))
  if (left === 0) return undefined
  return {
    on: sheet.date(
      'pslf.forgiven',
      'When public service forgives the loans',
      'today + a month for each payment that is left',
      [needed, counted],
      addMonths(context.today, left),
      'month-of-year',
    ),
    left: sheet.computed(
      'pslf.left',
      'Payments left until public-service forgiveness',
      'months',
      'payments needed − payments that count already',
      [needed, counted],
      left,
    ),
  }
}
