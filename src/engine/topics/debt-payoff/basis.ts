/** What a debt plan starts from: the debts in their groups, what can be paid each month, and what comes before. */
import { type FactReader, factReader } from '../../fact-reader.ts'
import { isFederalLoan, isInDefault } from '../../facts/debts.ts'
import { type Figure, sumOf } from '../../figure.ts'
import type { Household } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { type Worksheet, worksheet } from '../../worksheet.ts'
import { type DebtTerms, debtInNumbers, withPromotion } from '../debt-terms.ts'
import { exampleDebts, isCostly, isOwedToOneself, isUnproven, readDebts } from '../debts.ts'
import { listFilledIn } from '../filled-in-debts.ts'
import { isLate, pastDue } from '../past-due.ts'
import type { DraftContext } from '../topic.ts'
import {
  type Budget,
  budgetOf,
  type EmployerMatch,
  matchOf,
  mortgageInSum,
  payOf,
  roomFor,
} from './budget.ts'
import { withExtendedPlan } from './extended-plan.ts'
import { type FirstNeeds, firstNeeds, spareOf } from './first-needs.ts'
import { fittedMinimums } from './fitted-minimums.ts'
import { fromSavings } from './from-savings.ts'
import { type FundFirst, fundFirst, fundPlace } from './fund.ts'
import { cashInTime, isClearedInTime } from './in-time.ts'
import { type LoanChoice, loanChoice } from './loan-choice.ts'
import { parentPlusOptions } from './loan-options.ts'
import type { PlanOption } from './loan-plans.ts'
import { type FederalLoans, federalLoans } from './loans.ts'
import { type LoweredSaving, loweredSaving } from './lowered-saving.ts'
import { type OneTimeSum, oneTimeSum, type SentAtOnce, sentAtOnce } from './once.ts'
import { type PassingGap, passingGap } from './passing-gap.ts'
import { endedToday, rolloversOf } from './rollovers.ts'
import { lateSum } from './secured-late.ts'
import { type MovedParts, type TakenTransfer, takenTransfer, transferId } from './taken-transfer.ts'

export interface DebtBasis extends FirstNeeds, Budget {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: DraftContext
  readonly household: Household
  /** A balance transfer that is taken, and stands among the debts. */
  readonly transfer: TakenTransfer | undefined
  /** Every debt as it was told, or as a transfer leaves it. */
  readonly debts: readonly DebtTerms[]
  /** The debts that are paid off by this plan. */
  readonly paid: readonly DebtTerms[]
  /** The places among them of loans that are renewed for a fee: a first cushion and the match wait for them. */
  readonly rollovers: readonly number[]
  /** Paid as agreed and left out of the order: a mortgage. */
  readonly mortgages: readonly DebtTerms[]
  /** Their payments, where the sum that was told for debts holds them. */
  readonly inSum: readonly Figure[]
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
  readonly highRate: Figure
  readonly lowRate: Figure
  readonly owed: Figure
  /** All payments that are asked for, the mortgage's apart; in a gap that passes, those that can be met. */
  readonly minimums: Figure
  /** For some months more is asked for than is there, and then no more. */
  readonly gap: PassingGap | undefined
  readonly isBehind: boolean
  /** Whether something is late that is not with a collector. */
  readonly isLateElsewhere: boolean
  /** The full emergency fund, where it comes before a debt. */
  readonly fund: FundFirst | undefined
  /** The loans renewed for a fee that cash ends today, a part of the first cushion included. */
  readonly ended: readonly DebtTerms[]
  /** Cash beyond the starter cushion that could go to the costly debts now. */
  readonly spare: Figure | undefined
  /** A sum that is paid once beside it. */
  readonly once: OneTimeSum | undefined
  /** All that is sent to debts today. */
  readonly sent: SentAtOnce | undefined
  /** The cash that stays in savings, as far as it is known. */
  readonly kept: Figure | undefined
  /** The part of the extra that earns an employer match. */
  readonly match: EmployerMatch | undefined
  /** What goes into the plan at work above the whole match, and goes to costly debts until they are gone. */
  readonly lowered: LoweredSaving | undefined
  /** What is left of the extra for the debts, until a match that waits for some of them begins. */
  readonly toDebts: Figure
  /** Pay before tax, as far as it was told. */
  readonly pay: Figure | undefined
}

const addedUp = (sheet: Worksheet, due: readonly Figure[], mortgages: readonly DebtTerms[]): Figure =>
  sheet.computed(
    'minimums',
    mortgages.length > 0 ? 'Minimum payments, without the mortgage' : 'Minimum payments',
    'usd-per-month',
    'the minimum payments added up',
    due,
    sumOf(due),
  )

/** Whether more is asked for than is there; tried on a sheet of its own. */
function isShort(
  household: Household,
  context: DraftContext,
  paid: readonly DebtTerms[],
  { apart, mortgages }: { apart: readonly DebtTerms[]; mortgages: readonly DebtTerms[] },
): boolean {
  const sheet = worksheet(context.fromSample)
  const reader = factReader(sheet, household, context.today)
  const all = addedUp(
    sheet,
    [...paid, ...apart].map(({ minimum }) => minimum),
    mortgages,
  )
  const inSum = mortgageInSum(reader, all, mortgages)
  return budgetOf(sheet, reader, all, { paid, ended: [], inSum }).shortfall !== undefined
}

/** The debts that are paid, with what is owed on them before a transfer. */
const asToday = (listed: readonly DebtTerms[], asked: readonly DebtTerms[]): DebtTerms[] =>
  asked.flatMap((debt) => {
    const { balance } = listed.find(({ id }) => id === debt.id) ?? {}
    return debt.id === transferId ? [] : [balance === undefined ? debt : { ...debt, balance }]
  })

/** With `parts` a transfer takes them over: the plan of the debts as they are then. */
export function debtBasis(household: Household, context: DraftContext, parts?: MovedParts): DebtBasis {
  const sheet = worksheet(context.fromSample)
  const reader = factReader(sheet, household, context.today)
  const isBillsAlone = household.debts === undefined && isLate(reader)
  const isExample = household.debts === undefined && !isBillsAlone
  const told = isExample
    ? reader.instead(
        'debts',
        [...exampleDebts],
        'You named none yet, so this is an example. Tell each debt with its balance, rate and minimum payment.',
      )
    : isBillsAlone
      ? reader.instead('debts', [], 'You named none beside what is late.')
      : reader.value('debts')
  const listed = readDebts(sheet, reader, {
    debts: isExample ? told.map(({ kind }) => ({ kind })) : told,
    assumeBalances: true,
  })
    .map((debt) => withExtendedPlan(sheet, withPromotion(sheet, debt, context.today)))
    .filter((debt) => debt.balance.value > 0)
  const taken = parts === undefined ? undefined : takenTransfer({ sheet, reader, context }, listed, parts)
  const debts = taken?.debts ?? listed
  const lowRate = reader.rule('low-rate', 'What counts as a low rate', 'rate', rules.lowRate)
  const highRate = reader.rule('high-rate', 'What counts as a high rate', 'rate', rules.highRate)

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
  const loanBasis = { sheet, reader, context }
  const besideLed = debts.filter((debt) => !led.includes(debt))
  const loans = federalLoans(
    loanBasis,
    led,
    isParents ? 'parent_plus' : 'student',
    roomFor(
      reader,
      led,
      besideLed.filter((debt) => !inSchool.includes(debt) && debt.kind !== 'mortgage' && !isUnproven(debt)),
    ),
  )
  const choice = loans === undefined ? loanChoice(loanBasis, own) : undefined
  const others = debts.filter(
    (debt) => !inSchool.includes(debt) && (loans === undefined || !led.includes(debt)),
  )
  const isOnlyMortgage = others.every(({ kind }) => kind === 'mortgage') && loans === undefined
  const mortgages = isOnlyMortgage ? [] : others.filter(({ kind }) => kind === 'mortgage')
  // On an income plan that its consolidation kept open, each payment of a Parent PLUS counts too.
  const isServed =
    reader.told('publicServiceJob') === true &&
    reader.told('parentPlusConsolidated') === true &&
    reader.told('newLoanTaken') !== true
  const cheap = ({ rate, promotion }: DebtTerms) => rate.value < lowRate.value && promotion === undefined
  const payable = [
    ...others
      .filter((debt) => !mortgages.includes(debt) && !isUnproven(debt) && isOpen(debt))
      .map((debt) =>
        cheap(debt) ||
        isOwedToOneself(debt) ||
        (isServed && isParentPlus(debt)) ||
        (choice?.best !== undefined && own.includes(debt))
          ? { ...debt, minimumOnly: true }
          : debt,
      ),
    ...(loans === undefined || loans.isApart ? [] : [{ ...loans.merged, minimumOnly: false }]),
  ]
  const rehabilitated = others.filter((debt) => !isOpen(debt) && !isUnproven(debt))
  const apart = [...(loans?.isApart ? [loans.merged] : []), ...rehabilitated]
  const fitted = fittedMinimums(sheet, reader, [...payable, ...apart])
  const asked = fitted.slice(0, payable.length)
  listFilledIn(reader, listed, asToday(listed, asked))

  const owed = sheet.computed(
    'owed',
    'Owed in all',
    'usd',
    'the balances added up',
    listed.map(({ balance }) => balance),
    sumOf(listed.map(({ balance }) => balance)),
  )
  const ended = endedToday(sheet, reader, asked, () =>
    isShort(household, context, asked, { apart, mortgages }),
  )
  const lasting = asked.filter((debt) => !ended.includes(debt))
  const due = [...lasting, ...apart].map(({ minimum }) => minimum)
  const allAsked = addedUp(sheet, due, mortgages)
  const inSum = mortgageInSum(reader, allAsked, mortgages)
  const budget = budgetOf(sheet, reader, allAsked, {
    paid: lasting,
    ended,
    inSum,
    ...(loans?.begins === undefined ? {} : { loan: loans.begins }),
  })
  const gap = passingGap(sheet, reader, lasting, { asked: allAsked, missing: budget.shortfall })
  const paid = asked.map((debt) => gap?.eased.find(({ id }) => id === debt.id) ?? debt)
  const lowered =
    budget.shortfall === undefined ? loweredSaving(sheet, reader, context, paid, highRate) : undefined
  const extra =
    lowered === undefined
      ? taken === undefined || reader.told('debtPaymentMonthly') !== undefined
        ? budget.extra
        : sheet.computed(
            'extra.transfer',
            'Beyond the minimum payments, with what the transfer leaves free',
            'usd-per-month',
            'what can be paid beyond the minimum payments + what the cards that it empties no longer take, never below nothing',
            [budget.extra, taken.transfer.freed],
            Math.max(0, budget.extra.value + taken.transfer.freed.value),
          )
      : sheet.computed(
          'extra.lowered',
          'Beyond the minimum payments, with what the pay check grows by',
          'usd-per-month',
          'what can be paid beyond the minimum payments + what your pay check grows by',
          [budget.extra, lowered.freed],
          budget.extra.value + lowered.freed.value,
        )
  const match = matchOf(sheet, reader, context, extra)
  const place = fundPlace(reader, paid, { lowRate, highRate, isMatchBetween: match !== undefined })
  const hasPay = reader.value('employment') !== 'unemployed'
  // Where nobody can say how much is late, or no pay comes in, what there is waits.
  const waits = !hasPay || (isLate(reader) && pastDue(reader) === undefined)
  const once = waits
    ? undefined
    : (oneTimeSum(reader, paid) ?? fromSavings(sheet, reader, paid, { lowRate, highRate }))
  const rollovers = rolloversOf(paid, ended)
  const toDebts =
    match === undefined || rollovers.length > 0
      ? extra
      : sheet.computed(
          'to-debts',
          'Beyond the minimum payments, for debts',
          'usd-per-month',
          'what can be paid beyond the minimum payments − what earns the match',
          [extra, match.monthly],
          extra.value - match.monthly.value,
        )
  const first = firstNeeds(sheet, reader, {
    paid,
    rollovers,
    late: lateSum(sheet, reader, [...paid, ...mortgages]),
    fund: place,
    mayPay: (budget.shortfall === undefined || gap !== undefined) && hasPay,
    once,
    ended,
    inTime:
      reader.told('payoffOrder') === 'snowball'
        ? 0
        : Math.max(0, cashInTime(paid.map(debtInNumbers), toDebts.value) - (once?.sum.value ?? 0)),
  })
  const takesCash = (debt: DebtTerms) =>
    debt.minimumOnly !== true && isCostly(debt, highRate) && !isClearedInTime(debt, toDebts)
  const spare = waits ? undefined : spareOf(sheet, first, paid, takesCash, once)
  const kept =
    spare === undefined || first.cash === undefined
      ? first.cash
      : sheet.computed(
          'cash.kept',
          'Cash that stays in savings',
          'usd',
          'cash you have − what of it goes to debts now',
          [first.cash, spare],
          first.cash.value - spare.value,
        )
  return {
    sheet,
    reader,
    context,
    household,
    transfer: taken?.transfer,
    debts,
    paid,
    rollovers,
    mortgages,
    unproven: others.filter(isUnproven),
    rehabilitated,
    inSchool,
    loans,
    choice,
    parentPlus,
    parentOptions:
      loans?.kind === 'parent_plus'
        ? loans.options
        : reader.told('parentPlusConsolidated') === true
          ? parentPlusOptions(loanBasis, parentPlus)
          : [],
    highRate,
    lowRate,
    owed,
    minimums: gap?.met ?? allAsked,
    extra,
    shortfall: gap === undefined ? budget.shortfall : undefined,
    gap,
    inSum,
    ...first,
    ended,
    fund: fundFirst(sheet, reader, place, paid, kept),
    isLateElsewhere: isLate(reader),
    spare,
    once,
    sent: sentAtOnce(sheet, spare, once),
    kept,
    match,
    lowered,
    toDebts,
    isBehind:
      debts.some(
        ({ told }) => told.isPastDue === true || told.isInCollections === true || told.isInCourt === true,
      ) ||
      pastDue(reader) !== undefined ||
      reader.value('behindOnDebts'),
    pay: payOf(sheet, reader),
  }
}
