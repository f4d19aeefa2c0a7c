/** The debts in their groups: what is paid off, what goes on apart, and what waits for proof, for a plan or for the end of school. */

import { isFederalLoan, isInDefault } from '../../facts/debts.ts'
import { type Figure, sumOf } from '../../figure.ts'
import { type DebtTerms, isGrowing } from '../debt-terms.ts'
import { isCostly, isOwedToOneself, isUnproven, isWithCollector } from '../debts.ts'
import { byUrgency } from '../deferred-interest.ts'
import { isJobAtRisk, waitsForPay, waitsForSafeJob } from '../job-at-risk.ts'
import { paidBeforeLastDay } from '../paid-before-last-day.ts'
import type { Drafting } from '../topic.ts'
import { homesInOrder } from './home-in-order.ts'
import { assistedLoan } from './loan-assisted-terms.ts'
import { type LoanChoice, loanChoice } from './loan-choice.ts'
import { parentPlusOptions } from './loan-options.ts'
import type { PlanOption } from './loan-plans.ts'
import { roomFor } from './loan-room.ts'
import { type FederalLoans, type FederalPayment, federalLoans } from './loans.ts'
import { keepsCashFor } from './months-without-pay.ts'
import { isOpenBill } from './open-bill.ts'
import { withSmallCheap } from './smallest-first.ts'

export interface DebtGroups {
  /** What the month's money pays off, federal loans that no plan forgives included. */
  readonly payable: readonly DebtTerms[]
  /** What is asked beside it: loans on the way to forgiveness, and those on the way out of default. */
  readonly apart: readonly DebtTerms[]
  /** Paid as agreed and left out of the order: a mortgage. */
  readonly mortgages: readonly DebtTerms[]
  /** The mortgages that stand in the order, among those that are paid off. */
  readonly homes: readonly DebtTerms[]
  /** In court, or with a collector and nothing agreed: left out until they are proven. */
  readonly unproven: readonly DebtTerms[]
  /** In default with a payment agreed: that is paid, and what follows is open until the loan is out. */
  readonly rehabilitated: readonly DebtTerms[]
  /** Federal loans of somebody who still studies: nothing is due on them. */
  readonly inSchool: readonly DebtTerms[]
  readonly loans: FederalLoans | undefined
  /** The plans side by side, where the federal loans are on a fixed payment and nobody is in public service. */
  readonly choice: LoanChoice | undefined
  /** Out of default, as the other federal loans. */
  readonly parentPlus: readonly DebtTerms[]
  /** The plans that are open to them, where they were consolidated in time. */
  readonly parentOptions: readonly PlanOption[]
  /** Cash for months without pay that are near comes before every debt that is not costly. */
  readonly keepsCash: boolean
  /** What federal loans ask for less than today, where another plan of theirs is asked for because the month is short. */
  readonly eased: Figure | undefined
}

/**
 * Below the low rate a debt gets what is asked and no more; while a job is at risk, or pay ends soon,
 * below the high one, for money that went there cannot be had back without pay; with a job that is lost on a told day at any rate.
 */
export function debtGroups(
  basis: Drafting,
  debts: readonly DebtTerms[],
  {
    lowRate,
    highRate,
    federal,
  }: {
    readonly lowRate: Figure
    readonly highRate: Figure
    /** The payment that federal loans are taken to get; absent where the plan decides. */
    readonly federal: FederalPayment | undefined
  },
): DebtGroups {
  const { reader } = basis
  const isParentPlus = ({ told: { loanType } }: DebtTerms) => loanType === 'parent_plus'
  const isOpen = ({ told: debt }: DebtTerms) => !isInDefault(debt)
  const isFederal = (debt: DebtTerms) => isFederalLoan(debt.told) && !isParentPlus(debt) && isOpen(debt)
  // Nothing is asked of a federal loan while its borrower studies.
  const inSchool = reader.told('inSchool') === true ? debts.filter(isFederal) : []
  const own = debts.filter((debt) => isFederal(debt) && !inSchool.includes(debt))
  const parentPlus = debts.filter((debt) => isParentPlus(debt) && isOpen(debt))
  // Consolidated in time, a Parent PLUS has plans that follow income too.
  const isParents = own.length === 0 && reader.told('parentPlusConsolidated') === true
  const led = isParents ? parentPlus : own
  const besideLed = debts.filter((debt) => !led.includes(debt))
  const loans = federalLoans(
    basis,
    led,
    isParents ? 'parent_plus' : 'student',
    roomFor(
      reader,
      led,
      besideLed.filter((debt) => !inSchool.includes(debt) && debt.kind !== 'mortgage' && !isUnproven(debt)),
    ),
    federal,
  )
  const choice = loans === undefined ? loanChoice(basis, own) : undefined
  const others = debts.filter(
    (debt) => !inSchool.includes(debt) && (loans === undefined || !led.includes(debt)),
  )
  const isOnlyMortgage = others.every(({ kind }) => kind === 'mortgage') && loans === undefined
  const homeLoans = isOnlyMortgage ? [] : others.filter(({ kind }) => kind === 'mortgage')
  // On an income plan that its consolidation kept open, each payment of a Parent PLUS counts too.
  const isServed =
    reader.told('publicServiceJob') === true &&
    reader.told('parentPlusConsolidated') === true &&
    reader.told('newLoanTaken') !== true
  const isAtRisk = isJobAtRisk(reader)
  const keepsCash = !isAtRisk && keepsCashFor(basis, debts, highRate)
  const isHeld = isAtRisk || keepsCash
  const paidFirst = paidBeforeLastDay(
    basis,
    byUrgency(debts.filter((debt) => isCostly(debt, highRate) && !waitsForSafeJob(reader, debt))),
  )
  const cheap = (debt: DebtTerms) =>
    (waitsForPay(reader, debt) && !paidFirst.includes(debt)) ||
    (debt.promotion === undefined &&
      (debt.rate.value < lowRate.value ||
        (isHeld && (!isCostly(debt, highRate) || waitsForSafeJob(reader, debt)) && !isGrowing(debt))))
  const moved =
    choice === undefined || federal === undefined || federal === 'fixed'
      ? undefined
      : assistedLoan(basis, choice, federal === 'relieved')
  const isBound = (debt: DebtTerms) =>
    isOwedToOneself(debt) ||
    isWithCollector(debt) ||
    (isServed && isParentPlus(debt)) ||
    (choice?.best !== undefined && federal === undefined && own.includes(debt))
  const asked = others
    .filter((debt) => !homeLoans.includes(debt) && !isUnproven(debt) && isOpen(debt))
    .filter((debt) => moved === undefined || !own.includes(debt))
  // What has no other reason to get only what is asked than its rate; a bill without an agreement may still be lowered.
  const onlyCheap = new Set(
    asked
      .filter((debt) => cheap(debt) && !isBound(debt) && !isHeld)
      .filter((debt) => !waitsForPay(reader, debt) && !isOpenBill(debt))
      .map(({ id }) => id),
  )
  const inFull = [
    ...asked.map((debt) => (cheap(debt) || isBound(debt) ? { ...debt, minimumOnly: true } : debt)),
    ...(moved === undefined ? [] : [moved]),
    ...(loans === undefined || loans.isApart
      ? []
      : [{ ...loans.merged, minimumOnly: isHeld && cheap(loans.merged) }]),
  ]
  const ahead = isHeld
    ? []
    : homesInOrder(basis, homeLoans, {
        payable: inFull,
        hasOwnCourse: loans?.isApart === true || choice?.best !== undefined || inSchool.length > 0,
        lowRate,
        highRate,
      })
  const payable = withSmallCheap(reader, [...inFull, ...ahead], ({ id }) => onlyCheap.has(id))
  const rehabilitated = others.filter((debt) => !isOpen(debt) && !isUnproven(debt))
  const apart = [...(loans?.isApart ? [loans.merged] : []), ...rehabilitated]
  return {
    payable,
    apart,
    mortgages: homeLoans.filter((debt) => !ahead.includes(debt)),
    homes: payable.filter(({ kind }) => kind === 'mortgage'),
    unproven: others.filter(isUnproven),
    rehabilitated,
    inSchool,
    loans,
    choice,
    keepsCash,
    eased: federal === 'relieved' ? easedBy(basis, led, moved ?? loans?.merged) : undefined,
    parentPlus,
    parentOptions:
      loans?.kind === 'parent_plus'
        ? loans.options
        : reader.told('parentPlusConsolidated') === true
          ? parentPlusOptions(basis, parentPlus)
          : [],
  }
}

function easedBy(
  { sheet }: Drafting,
  today: readonly DebtTerms[],
  now: DebtTerms | undefined,
): Figure | undefined {
  if (now === undefined) return undefined
  const asked = today.map(({ minimum }) => minimum)
  return sheet.computed(
    'loans.eased',
    'What the federal loans ask for less under the other plan',
    'usd-per-month',
    'what they ask for today − what that plan asks for',
    [...asked, now.minimum],
    sumOf(asked) - now.minimum.value,
  )
}
