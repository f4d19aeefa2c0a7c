/** Federal student loans on a plan that follows income or on the way to public-service forgiveness. */

import { citedIn } from '../../cited-in.ts'
import { type Figure, sumOf } from '../../figure.ts'
import type { FactValue } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { Text } from '../../say.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import {
  countsForPublicService,
  type FederalLoanKind,
  followsIncome,
  openPlans,
  planInForce,
  type RepaymentPlan,
} from '../../tax/student-loan-plans.ts'
import { repaymentPlanPayment } from '../../tax/student-loan-projection.ts'
import type { Dollars } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { enteredPlan } from '../income-driven-loans.ts'
import type { LoanIncomeAhead } from '../loan-income-ahead.ts'
import { isPayGone } from '../out-of-work.ts'
import { planNames } from '../repayment-plan-names.ts'
import type { Drafting } from '../topic.ts'
import { assistedRate } from './loan-assistance.ts'
import { type AssistanceOffer, assistanceFor, assistedTerms } from './loan-assisted-terms.ts'
import { type CheaperPlan, cheaperInAll, cheaperThan, moveTo, type PlanMove } from './loan-cheaper.ts'
import { borrowerOfKind, cheapest, incomeOf, mergedLoan, optionsOf, type Service } from './loan-options.ts'
import { costInAll, type PlanOption } from './loan-plans.ts'
import { cheaperOnceRisen, confirmedIn, type RiseAhead, riseAhead } from './loan-rise.ts'

/**
 * The fixed payment, or the Repayment Assistance Plan for what it frees: both are then paid early once nothing comes first.
 * `relieved`: that plan, or the lowest that counts in public service, because the month cannot meet the payment of today.
 */
export type FederalPayment = 'fixed' | 'assisted' | 'relieved'

export interface FederalLoans {
  /** One's own, or Parent PLUS loans that were consolidated in time, where there are no others. */
  readonly kind: FederalLoanKind
  /** All of them taken together, with what the chosen plan asks for. */
  readonly merged: DebtTerms
  readonly agi: Figure
  /** Where another pay was told: the income that they follow then. */
  readonly ahead: LoanIncomeAhead | undefined
  readonly people: Figure
  readonly options: readonly PlanOption[]
  /** The plan that they are on, where it goes on. */
  readonly current: PlanOption | undefined
  /** The plan that they were on, where a new loan has closed it. */
  readonly closed: Text | undefined
  readonly chosen: PlanOption
  /**
   * A plan that asks for less now and costs less: in public service until forgiveness, else in all, the tax on what is
   * forgiven included.
   */
  readonly cheaper: CheaperPlan | undefined
  /** The bill of today follows an older income: it holds until income is confirmed, and then the chosen plan asks for more. */
  readonly rise: RiseAhead | undefined
  /** The chosen plan is one to move to: the plan and the payment of today hold until then. */
  readonly move: PlanMove | undefined
  readonly isOnSave: boolean
  /** After SAVE the fixed payment is chosen where it can be paid and costs less: what a tight month falls back on. */
  readonly wayOut: PlanOption | undefined
  /** Where the fixed payment could be paid: it, and the Repayment Assistance Plan that asks for less. */
  readonly assistance: AssistanceOffer | undefined
  /** After SAVE, where nobody said what can be paid: the fixed payment that would cost less in all. */
  readonly orFixed: PlanOption | undefined
  /** The plan by income that asks for the least, where that is less than what is paid now: for a month that is short. */
  readonly lower: PlanOption | undefined
  /** The fixed payment, where the month has it and it costs less in all than what the chosen plan asks for until it forgives. */
  readonly paidForLess: PlanOption | undefined
  /** What the bill of the plan that they are on asks for beyond its own formula, at the income of this plan. */
  readonly overbilled: Figure | undefined
  /** What the new plan asks for beyond what is paid today, nothing while SAVE was held up: it comes out of what the month leaves. */
  readonly begins: Figure | undefined
  /** Payments left until public-service forgiveness. */
  readonly paymentsLeft: Figure | undefined
  /** In public service, and yet every plan that counts pays the loan off before anything could be forgiven. */
  readonly isOutpaid: boolean
  /** What the loan costs a year on the Repayment Assistance Plan after waived interest and matched principal. */
  readonly effectiveRate: Figure | undefined
  /** What the chosen plan asks for each month at another adjusted gross income. */
  readonly paymentAt: (agi: Dollars) => Dollars
  /** Paying more than is asked would be wasted, or earn less than safe savings. */
  readonly isApart: boolean
}

const planTold: Record<FactValue<'incomeDrivenPlan'>, RepaymentPlan | undefined> = {
  none: 'standard',
  save: undefined,
  ibr: 'income_based',
  paye: 'pay_as_you_earn',
  icr: 'income_contingent',
  rap: 'repayment_assistance',
}

function serviceOf({ sheet, reader }: Drafting): Service {
  const counted = reader.number('pslfPayments')
  const needed = sheet.law(
    'pslf.payments',
    'Payments for public-service forgiveness',
    'count',
    citedIn(studentLoanLaw.publicServiceForgiveness, (it) => it.payments),
  )
  return {
    left: sheet.computed(
      'pslf.left',
      'Payments left until public-service forgiveness',
      'months',
      'payments needed − payments that count already',
      [needed, counted],
      Math.max(0, needed.value - counted.value),
    ),
  }
}

/** Less than this is the cents of a bill told in whole dollars. */
const leastDollar = 1

/** What is new in a payment. Where none of today was told it is taken to stand among the costs, save where nothing was asked. */
function beginsOf(
  sheet: Worksheet,
  payment: Figure,
  loans: readonly DebtTerms[],
  isOnSave: boolean,
): Figure | undefined {
  const told = loans.filter((loan) => loan.told.minPayment !== undefined)
  if (told.length === 0) return isOnSave ? payment : undefined
  const today = told.map(({ minimum }) => minimum)
  if (payment.value - sumOf(today) < leastDollar) return undefined
  return sheet.computed(
    'loans.begins',
    'What the new payment of the student loans adds to what is paid today',
    'usd-per-month',
    'payment of the new plan − what is paid today',
    [payment, ...today],
    payment.value - sumOf(today),
  )
}

/** The fixed payment, where it costs less in all than the lowest payment by income, the tax on what is forgiven included. */
const fixedFor = (options: readonly PlanOption[], lowest: PlanOption | undefined): PlanOption | undefined =>
  options.find(
    (option) => !followsIncome(option.plan) && lowest !== undefined && costInAll(option) < costInAll(lowest),
  )

const largerOf = (one: Figure, other: Figure = one): Figure => (other.value > one.value ? other : one)

/** The loans when a plan that follows income, or public service, decides what is paid; else undefined. */
export function federalLoans(
  basis: Drafting,
  loans: readonly DebtTerms[],
  kind: FederalLoanKind,
  /** What the month has for their payment; undefined where nobody said. */
  room: Dollars | undefined,
  /** After SAVE the Repayment Assistance Plan may be taken for what it frees, in place of a fixed payment. */
  federal?: FederalPayment,
): FederalLoans | undefined {
  const { sheet, reader } = basis
  const told = mergedLoan(basis, loans, 'loans')
  if (told === undefined) return undefined
  const planKey = reader.value('incomeDrivenPlan')
  const isPublicService = reader.value('publicServiceJob')
  if (planKey === 'none' && !isPublicService) return undefined
  const borrower = borrowerOfKind(basis, kind)
  const open = openPlans(borrower)
  if (!open.some(followsIncome)) return undefined

  const income = incomeOf(basis)
  const { agi, ahead, people } = income
  const service = isPublicService ? serviceOf(basis) : undefined
  const left = service?.left

  const planToday = planTold[planKey] && planInForce(planTold[planKey], borrower)
  // Who is on an older plan may stay there until it ends; one new loan ends it at once.
  const goesOn =
    planToday !== undefined && (open.includes(planToday) || (kind === 'student' && !borrower.hasNewLoan))
  const currentPlan = goesOn ? planToday : undefined
  const plans = currentPlan === undefined || open.includes(currentPlan) ? open : [...open, currentPlan]
  const options = optionsOf(basis, told, income, borrower, plans, 'loans', service)
  const named = options.find(({ plan }) => plan === currentPlan)
  // A fixed payment ends the loan within the ten years that public service takes: nobody moves to one for what is left.
  const counting = options.filter(
    ({ plan }) => countsForPublicService(plan) && (followsIncome(plan) || plan === currentPlan),
  )
  // Where every plan that counts pays the loan off first, public service leaves nothing to forgive.
  const isServed = left !== undefined && counting.some(({ forgiven }) => forgiven.value > 0)
  // Nobody stays on a plan that was only taken to hold, and leaves nothing where another leaves something to forgive.
  const isTaken = reader.told('incomeDrivenPlan') === undefined && isServed && named?.forgiven.value === 0
  const byIncome = options.filter(({ plan }) => followsIncome(plan))
  const lowest = cheapest(isPublicService ? counting : byIncome)
  // Where the month has not even what the plan of today would ask for, another one is asked for.
  const isShort = named !== undefined && room !== undefined && room < named.payment.value
  const isLeft = federal === 'relieved' && (isServed || isShort)
  const current = isTaken || isLeft ? undefined : named
  const isOnSave = planKey === 'save'
  const fixed = isOnSave && !isPublicService ? fixedFor(options, lowest) : undefined
  const isAffordable = fixed !== undefined && room !== undefined && fixed.payment.value <= room
  const assistance = isAffordable ? assistanceFor(fixed, options) : undefined
  const relieved = isLeft && !isServed ? lowest : undefined
  // Where the fixed payment would cost less in all, nobody waits for what such a plan forgives: it is paid early in its turn.
  const isPaidEarly = relieved?.plan === 'repayment_assistance' && fixedFor(options, relieved) !== undefined
  const taken =
    federal === 'assisted' && current === undefined ? assistance?.option : isPaidEarly ? relieved : undefined
  const held = current ?? taken ?? (isAffordable ? fixed : lowest) ?? options[0]
  if (held === undefined) return undefined

  const isTold = held === current && loans.every((loan) => loan.told.minPayment !== undefined)
  const over = isTold && followsIncome(held.plan) ? told.minimum.value - held.payment.value : 0
  const isBilled = isTold && federal !== 'relieved'
  const today = {
    ...told,
    minimum: isBilled ? told.minimum : held.payment,
    later: held.turned ?? held.next,
    minimumOnly: true,
    ...(taken === undefined ? {} : { assisted: assistedTerms(basis, { ...told, minimum: taken.payment }) }),
  }
  const entered = enteredPlan(reader, basis.context)
  const paymentOf = (plan: RepaymentPlan, at: Dollars): Dollars =>
    repaymentPlanPayment(
      plan,
      { balance: told.balance.value, rate: told.rate.value, entered },
      { ...income.income, agi: at },
    )
  const cheaperInAllThan = (asked: Figure) => cheaperInAll(sheet, { ...today, minimum: asked }, held, options)
  const least = cheapest(counting)
  const cheaperNow =
    left === undefined
      ? taken === undefined
        ? cheaperInAllThan(today.minimum)
        : undefined
      : isServed
        ? cheaperThan(sheet, today.minimum, left, held, least)
        : undefined
  // Whoever can move to less than the bill of today does not wait for it to rise.
  const confirmed = cheaperNow === undefined ? confirmedIn(basis, today.minimum, held, isBilled) : undefined
  const cheaper =
    confirmed === undefined
      ? cheaperNow
      : left === undefined
        ? cheaperInAllThan(held.payment)
        : isServed
          ? cheaperOnceRisen(sheet, held, least, { left, confirmed })
          : undefined
  const move = isServed
    ? moveTo(basis, { held, cheaper, agi: largerOf(agi, ahead?.agi), paymentOf, given: income.given })
    : undefined
  const rise = confirmed && riseAhead(confirmed, held, { cheaper, move: isServed ? move : 'free' })
  const merged = rise === undefined ? today : { ...today, later: rise }
  const chosen = rise?.instead?.to ?? move?.to ?? held
  const effectiveRate =
    chosen.plan === 'repayment_assistance' && told.balance.value > 0
      ? assistedRate(sheet, { ...merged, minimum: rise?.payment ?? merged.minimum })
      : undefined
  const low = rules.lowRate.value
  // Where the month can pay the fixed payment, and that costs less in all, a little that is forgiven at the end is no reason to wait.
  const standard = fixedFor(options, chosen)
  const isPaidForLess =
    held === current &&
    !isServed &&
    standard !== undefined &&
    room !== undefined &&
    standard.payment.value <= room &&
    told.rate.value >= low &&
    !isPayGone(reader)
  const paidForLess = isPaidForLess && chosen.forgiven.value > 0 ? standard : undefined
  const isForgiven = chosen.forgiven.value > 0 && paidForLess === undefined
  return {
    kind,
    merged,
    agi,
    ahead,
    people,
    options,
    current,
    closed: planToday === undefined || goesOn || planKey === 'none' ? undefined : planNames[planToday],
    chosen,
    rise,
    cheaper: rise === undefined ? cheaper : undefined,
    move: rise === undefined ? move : undefined,
    isOnSave,
    wayOut: isAffordable && taken === undefined ? lowest : undefined,
    assistance,
    orFixed: room === undefined ? fixed : undefined,
    lower:
      lowest !== undefined &&
      loans.every((loan) => loan.told.minPayment !== undefined) &&
      told.minimum.value - lowest.payment.value >= rules.planMoveLeast.value
        ? lowest
        : undefined,
    paidForLess,
    overbilled:
      over < rules.planMoveLeast.value
        ? undefined
        : sheet.computed(
            'loans.overbilled',
            'What the bill asks for beyond the plan’s own formula',
            'usd-per-month',
            'the payment that was told − what the plan asks for at the income of this plan',
            [told.minimum, held.payment],
            over,
          ),
    begins: isBilled ? undefined : beginsOf(sheet, merged.minimum, loans, isOnSave),
    paymentsLeft: isServed ? left : undefined,
    isOutpaid: left !== undefined && !isServed,
    effectiveRate,
    paymentAt: (at) => paymentOf(chosen.plan, at),
    isApart: taken === undefined && (isServed || isForgiven || (effectiveRate?.value ?? 1) < low),
  }
}
