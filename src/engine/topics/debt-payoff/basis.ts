/** What a debt plan starts from: the debts in their groups, what can be paid each month, and what comes before. */
import { type FactReader, factReader } from '../../fact-reader.ts'
import { isFederalLoan, isInDefault } from '../../facts/debts.ts'
import type { Figure } from '../../figure.ts'
import type { Household } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { plainText } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { type Worksheet, worksheet } from '../../worksheet.ts'
import { cashOf, starterOf, tellsCash } from '../cushion.ts'
import { type DebtTerms, withPromotion } from '../debt-terms.ts'
import { exampleDebts, isOwedToOneself, isUnproven, readDebts } from '../debts.ts'
import { type MatchWords, matchWords, missedMatch } from '../missed-match.ts'
import { monthlyBalance } from '../monthly-balance.ts'
import { isLate, pastDue } from '../past-due.ts'
import type { DraftContext } from '../topic.ts'
import { withExtendedPlan } from './extended-plan.ts'
import { type FirstNeeds, firstNeeds, spareOf } from './first-needs.ts'
import { fittedMinimums } from './fitted-minimums.ts'
import { type FundFirst, fundFirst } from './fund.ts'
import { type LoanChoice, loanChoice } from './loan-choice.ts'
import { parentPlusOptions } from './loan-options.ts'
import type { PlanOption } from './loan-plans.ts'
import { type FederalLoans, federalLoans } from './loans.ts'

export interface DebtBasis extends FirstNeeds {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: DraftContext
  readonly household: Household
  /** Every debt as it was told. */
  readonly debts: readonly DebtTerms[]
  /** The debts that are paid off by this plan. */
  readonly paid: readonly DebtTerms[]
  /** Paid as agreed and left out of the order: a mortgage. */
  readonly mortgages: readonly DebtTerms[]
  /** In court, or with a collector and nothing agreed: left out until they are proven. */
  readonly unproven: readonly DebtTerms[]
  /** In default with a payment agreed: that is paid, and what follows is open until the loan is out. */
  readonly rehabilitated: readonly DebtTerms[]
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
  /** All payments that are asked for, the mortgage's apart. */
  readonly minimums: Figure
  /** What can be paid beyond them. */
  readonly extra: Figure
  /** How much of the payments asked for cannot be met. */
  readonly shortfall: Figure | undefined
  readonly isBehind: boolean
  /** Whether something is late that is not with a collector. */
  readonly isLateElsewhere: boolean
  /** The full emergency fund, where no debt costs enough to come before it. */
  readonly fund: FundFirst | undefined
  /** Cash ends the loans that would need an extended payment plan, so that their payments are nowhere in the month. */
  readonly paysLoansFromCash: boolean
  /** Cash beyond the starter cushion that could go to the costly debts now. */
  readonly spare: Figure | undefined
  /** The part of the extra that earns an employer match. */
  readonly match: { readonly monthly: Figure; readonly added: Figure; readonly words: MatchWords } | undefined
  /** What is left of the extra for the debts. */
  readonly toDebts: Figure
  /** Pay before tax, as far as it was told. */
  readonly pay: Figure | undefined
}

const sumOf = (figures: readonly Figure[]) => figures.reduce((sum, { value }) => sum + value, 0)

/** Lists the balances, rates and minimum payments that stand in for what was not said of a debt. */
function listFilledIn(reader: FactReader, debts: readonly DebtTerms[], paid: readonly DebtTerms[]): void {
  const isGuess = ({ origin }: Figure) => origin === 'assumed'
  const leantOn = paid.filter((debt) => [debt.balance, debt.rate, debt.minimum].some(isGuess))
  if (leantOn.length === 0) return
  const about = (figure: Figure) => `${isGuess(figure) ? 'about ' : ''}${figure.shown}`
  const inWords = debts.map((one) => {
    const { label, balance, rate, minimum } = paid.find(({ id }) => id === one.id) ?? one
    const least = paid.some(({ id }) => id === one.id) ? `, minimum payment ${about(minimum)}` : ''
    return `${plainText(label)}: ${about(balance)} at ${about(rate)}${least}`
  })
  reader.filledIn(
    'debts',
    inWords.join('; '),
    'Where it says “about”, you did not say it, and a usual figure stands in. Put in what the statement says.',
  )
}

export function debtBasis(household: Household, context: DraftContext): DebtBasis {
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
  const debts = readDebts(sheet, reader, {
    debts: isExample ? told.map(({ kind }) => ({ kind })) : told,
    assumeBalances: true,
  })
    .map((debt) => withExtendedPlan(sheet, withPromotion(sheet, debt, context.today)))
    .filter((debt) => debt.balance.value > 0)
  const lowRate = reader.rule('low-rate', 'What counts as a low rate', 'rate', rules.lowRate)
  const highRate = reader.rule('high-rate', 'What counts as a high rate', 'rate', rules.highRate)

  const isParentPlus = ({ told: { loanType } }: DebtTerms) => loanType === 'parent_plus'
  const isOpen = ({ told: debt }: DebtTerms) => !isInDefault(debt)
  const isFederal = (debt: DebtTerms) => isFederalLoan(debt.told) && !isParentPlus(debt) && isOpen(debt)
  const own = debts.filter(isFederal)
  const parentPlus = debts.filter((debt) => isParentPlus(debt) && isOpen(debt))
  // Consolidated in time, a Parent PLUS has plans that follow income too.
  const isParents = own.length === 0 && reader.told('parentPlusConsolidated') === true
  const led = isParents ? parentPlus : own
  const loanBasis = { sheet, reader, context }
  const loans = federalLoans(loanBasis, led, isParents ? 'parent_plus' : 'student')
  const choice = loans === undefined ? loanChoice(loanBasis, own) : undefined
  const others = debts.filter((debt) => loans === undefined || !led.includes(debt))
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
  const paid = fitted.slice(0, payable.length)
  listFilledIn(reader, debts, paid)

  const owed = sheet.computed(
    'owed',
    'Owed in all',
    'usd',
    'the balances added up',
    debts.map(({ balance }) => balance),
    sumOf(debts.map(({ balance }) => balance)),
  )
  const paysLoansFromCash = isPaidFromCash(sheet, reader, paid)
  const isAsked = ({ extendedPlan }: DebtTerms) => extendedPlan === undefined || !paysLoansFromCash
  const due = [...paid.filter(isAsked), ...apart].map(({ minimum }) => minimum)
  const minimums = sheet.computed(
    'minimums',
    mortgages.length > 0 ? 'Minimum payments, without the mortgage' : 'Minimum payments',
    'usd-per-month',
    'the minimum payments added up',
    due,
    sumOf(due),
  )
  const budget = budgetOf(sheet, reader, minimums, paysLoansFromCash ? [] : paid)
  const isCostly = ({ rate, minimumOnly }: DebtTerms) => minimumOnly !== true && rate.value >= highRate.value
  const match = matchOf(sheet, reader, context, budget.extra)
  const fund = fundFirst(sheet, reader, paid, { lowRate, highRate, isMatchBetween: match !== undefined })
  const hasPay = reader.value('employment') !== 'unemployed'
  const first = firstNeeds(sheet, reader, {
    paid,
    fund,
    mayPay: budget.shortfall === undefined && hasPay,
  })
  const toDebts =
    match === undefined
      ? budget.extra
      : sheet.computed(
          'to-debts',
          'Beyond the minimum payments, for debts',
          'usd-per-month',
          'what can be paid beyond the minimum payments − what earns the match',
          [budget.extra, match.monthly],
          budget.extra.value - match.monthly.value,
        )
  return {
    sheet,
    reader,
    context,
    household,
    debts,
    paid,
    mortgages,
    unproven: others.filter(isUnproven),
    rehabilitated,
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
    minimums,
    ...budget,
    ...first,
    paysLoansFromCash,
    fund,
    isLateElsewhere: isLate(reader),
    // Where nobody can say how much is late, the cash waits for it.
    spare:
      !hasPay || (isLate(reader) && pastDue(reader) === undefined)
        ? undefined
        : spareOf(sheet, first, paid, isCostly),
    match,
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

/** Whether cash beyond what is late and the first cushion ends each loan that would need an extended payment plan. */
function isPaidFromCash(sheet: Worksheet, reader: FactReader, paid: readonly DebtTerms[]): boolean {
  const owed = sumOf(
    paid.filter(({ extendedPlan }) => extendedPlan !== undefined).map(({ balance }) => balance),
  )
  const late = pastDue(reader)
  if (owed === 0 || !tellsCash(reader) || (late === undefined && isLate(reader))) return false
  return cashOf(sheet, reader).value - (late?.value ?? 0) - starterOf(sheet, reader).value >= owed
}

function budgetOf(
  sheet: Worksheet,
  reader: FactReader,
  minimums: Figure,
  paid: readonly DebtTerms[],
): Pick<DebtBasis, 'extra' | 'shortfall'> {
  // What nobody pays today does not stand among the month's costs: it comes out of what they leave.
  const begin = paid.filter(({ extendedPlan }) => extendedPlan !== undefined).map(({ minimum }) => minimum)
  const beyond = (how: string, inputs: readonly Figure[], value: number) =>
    sheet.computed(
      'extra',
      'What you can pay beyond the minimum payments',
      'usd-per-month',
      how,
      inputs,
      value,
    )
  const missing = (how: string, inputs: readonly Figure[], value: number) =>
    sheet.computed(
      'shortfall',
      'Payments that you cannot meet',
      'usd-per-month',
      how,
      inputs,
      Math.min(minimums.value, value),
    )
  if (reader.told('debtPaymentMonthly') !== undefined) {
    const all = reader.number('debtPaymentMonthly')
    const left = all.value - minimums.value
    const inputs = [all, minimums]
    return {
      extra: beyond('what you can pay − minimum payments, never below nothing', inputs, Math.max(0, left)),
      shortfall: left < 0 ? missing('minimum payments − what you can pay', inputs, -left) : undefined,
    }
  }
  if (reader.value('employment') === 'unemployed')
    return {
      extra: sheet.assumed(
        'extra',
        'What you can pay beyond the minimum payments',
        'usd-per-month',
        0,
        'Nothing beyond the minimum payments while no pay comes in.',
      ),
      shortfall: undefined,
    }
  const balance = monthlyBalance(reader)
  if (balance !== undefined && balance.left < 0)
    return {
      extra: beyond(`nothing is left of ${balance.comesIn}`, balance.inputs, 0),
      shortfall: missing(
        `what a month costs − ${balance.comesIn}${begin.length > 0 ? ' + payments that begin now' : ''}`,
        [...balance.inputs, ...begin],
        sumOf(begin) - balance.left,
      ),
    }
  const spare = reader.number('monthlySurplus')
  if (begin.length === 0) return { extra: spare, shortfall: undefined }
  const left = spare.value - sumOf(begin)
  // A guess about what is left makes no month short.
  const isKnown = balance !== undefined || reader.told('monthlySurplus') !== undefined
  return {
    extra: beyond(
      'what you can put aside − payments that begin now, never below nothing',
      [spare, ...begin],
      Math.max(0, left),
    ),
    shortfall:
      left < 0 && isKnown
        ? missing('payments that begin now − what you can put aside', [spare, ...begin], -left)
        : undefined,
  }
}

/** The match comes before extra payments: nothing else doubles money on the day it is paid in. */
function matchOf(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  extra: Figure,
): DebtBasis['match'] {
  const missed = missedMatch(sheet, reader, context)
  if (missed === undefined || extra.value <= 0) return undefined
  const whole = missed.contribution.value / monthsPerYear
  const monthly = sheet.computed(
    'match.monthly',
    'Into the plan at work for the match',
    'usd-per-month',
    'a month of the contribution that is missing, at most what you can spare',
    [missed.contribution, extra],
    Math.min(extra.value, Math.ceil(whole)),
  )
  return { monthly, added: missed.match, words: matchWords(reader, missed) }
}

/** Pay before tax that was told; a dollar or less is none. */
function payOf(sheet: Worksheet, reader: FactReader): Figure | undefined {
  const pay = toldPayOf(sheet, reader)
  return pay === undefined || pay.value <= 1 ? undefined : pay
}

function toldPayOf(sheet: Worksheet, reader: FactReader): Figure | undefined {
  if (reader.told('householdIncome') !== undefined) return reader.number('householdIncome')
  if (reader.told('income') === undefined) return undefined
  const own = reader.number('income')
  if (reader.told('spouseIncome') === undefined) return own
  const spouse = reader.number('spouseIncome')
  return sheet.computed(
    'pay',
    'Household pay before tax',
    'usd-per-year',
    'your pay + pay of your spouse or partner',
    [own, spouse],
    own.value + spouse.value,
  )
}
