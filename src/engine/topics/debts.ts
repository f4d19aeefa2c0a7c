/** The household's debts as figures: what is owed, at which rate, and the least that must be paid. */

import type { FactReader } from '../fact-reader.ts'
import { type Debt, type DebtKind, debtKinds, isFederalLoan, isOfOther } from '../facts/debts.ts'
import { typicalBalances, typicalMonthsLeft, typicalRates } from '../fallbacks/typical-debts.ts'
import { balanceOfPayment, monthsOfPayment } from '../fallbacks/untold-balance.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'
import { loanPayment } from '../math/loan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { join, orphansIn, say, type Text, words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { lastingLaw } from '../tax/lasting-law.ts'
import { smallLoanLaw } from '../tax/small-loan-law.ts'
import type { Dollars, Share } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { asTheyStand } from './sued-over.ts'

export interface DebtFigures {
  /** The beginning of the ids of its figures. */
  readonly id: string
  readonly kind: DebtKind
  readonly label: Text
  readonly balance: Figure
  readonly rate: Figure
  /** The rate after the deduction of its interest, where a home loan or a student loan has it. */
  readonly afterTax?: Figure
  readonly minimum: Figure
  /** Where only the payment was told: what the balance was worked out from. */
  readonly balanceFrom?: { readonly payment: Figure; readonly timeLeft: Figure }
  /** What was said about it. */
  readonly told: Debt
}

const revolvingShare = 0.01
const leastPayment: Dollars = 35

function minimumOf(kind: DebtKind, balance: Dollars, rate: number): { value: Dollars; why: string } {
  if (kind === 'payday' && rate > smallLoanLaw.highestRate.value)
    return {
      value: Math.ceil((balance * rules.paydaysPerMonth.value) / rules.extendedPlanPayments.value),
      why: 'All of it is due at the next payday. Taken here is what an extended payment plan takes in a month, with no further fee. If the lender does not grant one, this is too little.',
    }
  const months = kind === 'payday' ? rules.smallLoanMonths.value : typicalMonthsLeft[kind]
  if (months !== undefined && balance > 0)
    return {
      value: Math.ceil(loanPayment({ principal: balance, rate, months })),
      why: 'A level payment over the time that such a loan usually has left.',
    }
  const revolving = Math.ceil(balance * (rate / monthsPerYear + revolvingShare))
  return {
    value: Math.min(balance, Math.max(leastPayment, revolving)),
    why: 'The month’s interest and a small share of the balance, as card issuers ask.',
  }
}

/** What a debt is called: its name with its kind, or its kind, and who lent it where that tells student loans apart; letters tell namesakes apart. */
function labelsOf(debts: readonly Debt[]): string[] {
  const lenders = new Set(debts.flatMap(({ kind, loanType }) => (kind === 'student_loan' ? [loanType] : [])))
  const isMixed = lenders.has('private') && lenders.has('federal')
  const names = debts.map(({ kind = 'other', name, loanType }) => {
    if (name === undefined || name.trim() === '' || orphansIn(name).length > 0) {
      if (loanType === 'parent_plus') return 'Parent PLUS loan'
      const who = isMixed && kind === 'student_loan' && loanType !== undefined ? `${loanType} ` : ''
      return `${who}${debtKinds[kind]}`
    }
    const saysWhat =
      /\b(?:cards?|loans?|lines?|bills?|debts?|mortgage|plan|plus|transfer|balance|tax|taxes)\b/i.test(name)
    // "Car" is a car loan.
    if (debtKinds[kind].startsWith(`${name.trim().toLowerCase()} `)) return debtKinds[kind]
    return saysWhat ? name : `${name} ${debtKinds[kind]}`
  })
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const seen = new Map<string, number>()
  return names.map((name) => {
    if (names.filter((other) => other === name).length === 1) return name
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return `${name} ${letters.charAt(before % letters.length)}`
  })
}

/** What the debts are called that somebody else pays: the household only answers for them. */
export const signedFor = (reader: FactReader): Text[] => {
  const debts = reader.told('debts') ?? []
  const labels = labelsOf(debts)
  return debts.flatMap((debt, index) => (isOfOther(debt) ? [words(labels[index] ?? debtKinds.other)] : []))
}

/**
 * The debts as figures. One that somebody else pays is left out, and one without a balance too, unless balances may be
 * assumed.
 */
export function readDebts(
  sheet: Worksheet,
  reader: FactReader,
  {
    debts: named = reader.value('debts'),
    assumeBalances = false,
  }: { debts?: readonly Debt[]; assumeBalances?: boolean } = {},
): DebtFigures[] {
  const debts = asTheyStand(reader, named)
  const labels = labelsOf(debts)
  return debts.flatMap((debt, index) => {
    if (isOfOther(debt) || (debt.balance === undefined && !assumeBalances)) return []
    const kind = debt.kind ?? 'other'
    const name = labels[index] ?? debtKinds[kind]
    const id = `debt.${index}`
    const typical = typicalRates[kind]
    const rate =
      debt.rate === undefined
        ? sheet.assumed(
            `${id}.rate`,
            `Rate of the ${name}`,
            'rate',
            typical.rate,
            typical.why,
            typical.source,
          )
        : sheet.told('debts', `${id}.rate`, `Rate of the ${name}`, 'rate', debt.rate)
    const minimumLabel = `Minimum payment on the ${name}`
    const payment =
      debt.minPayment === undefined || isUnpaidBill(debt)
        ? undefined
        : sheet.told('debts', `${id}.minimum`, minimumLabel, 'usd-per-month', middle(debt.minPayment))
    const owed = owedOn({ sheet, reader }, debt, { id, name, rate, payment })
    const { balance } = owed
    const least = isDeferred(reader, debt) ? deferred : minimumOf(kind, balance.value, rate.value)
    const minimum =
      payment ?? sheet.assumed(`${id}.minimum`, minimumLabel, 'usd-per-month', least.value, least.why)
    return [{ id, kind, label: words(name), ...owed, rate, minimum, told: debt }]
  })
}

/** What is owed: told, else what the told payment of a loan can carry, else what is usual. */
function owedOn(
  { sheet, reader }: { sheet: Worksheet; reader: FactReader },
  debt: Debt,
  { id, name, rate, payment }: { id: string; name: string; rate: Figure; payment: Figure | undefined },
): Pick<DebtFigures, 'balance' | 'balanceFrom'> {
  const label = `Owed on the ${name}`
  if (debt.balance !== undefined)
    return { balance: sheet.told('debts', `${id}.balance`, label, 'usd', middle(debt.balance)) }
  const months = monthsOfPayment(debt, {
    incomeDrivenPlan: reader.told('incomeDrivenPlan'),
    publicServiceJob: reader.told('publicServiceJob'),
    pslfPayments: reader.told('pslfPayments'),
    incomePlanPayments: reader.told('incomePlanPayments'),
    inSchool: reader.told('inSchool'),
  })
  if (months === undefined || payment === undefined)
    return {
      balance: sheet.assumed(
        `${id}.balance`,
        label,
        'usd',
        typicalBalances[debt.kind ?? 'other'],
        'You did not say how much. Put in what the statement says.',
      ),
    }
  const timeLeft = sheet.assumed(
    `${id}.time-left`,
    `Time left on the ${name}`,
    'years',
    months / monthsPerYear,
    'About what such a loan usually has left. Yours stands in the contract.',
  )
  return {
    balance: sheet.computed(
      `${id}.balance`,
      label,
      'usd',
      'you did not say how much: what the payment repays at this rate in that time, rounded',
      [payment, rate, timeLeft],
      balanceOfPayment({ payment: payment.value, rate: rate.value, months }),
    ),
    balanceFrom: { payment, timeLeft },
  }
}

/** Whether the balance was not told. */
export const isBalanceTaken = ({ balance, balanceFrom }: DebtFigures): boolean =>
  balance.origin === 'assumed' || balanceFrom !== undefined

/** A federal loan of one's own asks for nothing while its borrower studies; where something is paid on it, that was told. */
const isDeferred = (reader: FactReader, debt: Debt): boolean =>
  reader.told('inSchool') === true && isFederalLoan(debt) && debt.loanType !== 'parent_plus'

const deferred = { value: 0, why: 'Nothing is due on a federal loan while its borrower is in school.' }

/** A hospital bill or a tax on which nothing is paid: told as no payment, it is one of which none was agreed. */
const isUnpaidBill = ({ kind, minPayment, isInCollections }: Debt): boolean =>
  (kind === 'medical' || kind === 'tax') &&
  isInCollections !== true &&
  minPayment !== undefined &&
  middle(minPayment) === 0

/**
 * Whether a debt is with a collector and no payment on it was agreed, or in court: nothing is paid before it is proven
 * (15 USC 1692g), and no plan sends money there.
 */
export const isUnproven = ({ told }: Pick<DebtFigures, 'told'>): boolean =>
  told.isInCourt === true || (told.isInCollections === true && middle(told.minPayment ?? 0) === 0)

/** With a collector, whatever was agreed: nothing beyond that is paid before it is proven. */
export const isWithCollector = ({ told }: Pick<DebtFigures, 'told'>): boolean =>
  told.isInCollections === true && told.isInCourt !== true

/** The payment of a debt: what was told, else what such a debt asks for. */
export const paymentAskedFor = ({ kind = 'other', balance, rate, minPayment }: Debt): Dollars =>
  minPayment === undefined
    ? minimumOf(kind, middle(balance ?? typicalBalances[kind]), rate ?? typicalRates[kind].rate).value
    : middle(minPayment)

/** The payment that a card asks for at a balance and a rate. */
export const revolvingMinimum = (balance: Dollars, rate: number): Dollars =>
  minimumOf('credit_card', balance, rate).value

/** What stands in for the debts of a household that named none: a card, to show how a plan works. */
export const exampleDebts: readonly Debt[] = [
  { kind: 'credit_card', balance: typicalBalances.credit_card, rate: typicalRates.credit_card.rate },
]

/** A loan from the own plan at work: its interest goes back to oneself, so no plan pays it faster. */
export const isOwedToOneself = ({ kind }: { readonly kind?: DebtKind | undefined }): boolean =>
  kind === 'plan_loan'

/**
 * Whether a debt is paid before the fund is full: at a high rate, or tax that is owed, whose penalty for late payment
 * comes on top of its interest (IRC §6651(a)(2)).
 */
export const isCostly = (
  { kind, rate }: Pick<DebtFigures, 'kind' | 'rate'>,
  highRate: { readonly value: number },
): boolean =>
  (rate.value >= highRate.value || (kind === 'tax' && rate.value > 0)) && !isOwedToOneself({ kind })

/** A loan whose fees come to several times itself in a year: it comes before any cushion, which it would eat. */
export const isRollover = (debt: Pick<DebtFigures, 'kind' | 'rate' | 'told'>): boolean =>
  debt.kind === 'payday' && debt.rate.value > smallLoanLaw.highestRate.value && !isUnproven(debt)

/** What it costs, for the middle of a sentence. */
export const costOf = ({ kind, rate }: Pick<DebtFigures, 'kind' | 'rate'>): Text =>
  kind === 'tax' ? say`${rate} a year, and the penalty for paying late on top` : say`${rate} a year`

/** What it costs a year after tax, its interest deducted where it is: what paying it ahead is worth. */
export const costAfterTax = ({ rate, afterTax }: Pick<DebtFigures, 'rate' | 'afterTax'>): Figure =>
  afterTax ?? rate

/** "6.5%, about 5.02% after tax,": its rate, for the middle of a sentence. */
export const rateInWords = ({ rate, afterTax }: Pick<DebtFigures, 'rate' | 'afterTax'>): Text =>
  afterTax === undefined ? say`${rate}` : say`${rate}, about ${afterTax} after tax,`

/**
 * What it costs in a year: of unpaid tax the penalty comes on top of the interest, at the least that it can be; a student loan
 * counts after tax. Home loans share one deduction, so that what it leaves of each sets no order.
 */
export const yearlyCost = (debt: Pick<DebtFigures, 'kind' | 'rate' | 'afterTax'>): Share =>
  debt.kind === 'tax' && debt.rate.value > 0
    ? debt.rate.value + lastingLaw.latePaymentMonthlyShare.value * monthsPerYear
    : (debt.kind === 'student_loan' ? costAfterTax(debt) : debt.rate).value

/** What costs most first, as the avalanche pays them. */
export const byRate = <Owed extends DebtFigures>(debts: readonly Owed[]): Owed[] =>
  [...debts].sort((a, b) => yearlyCost(b) - yearlyCost(a))

/** "the store card, then the car loan" */
export const inTurn = (debts: readonly Pick<DebtFigures, 'label'>[]): Text =>
  join(
    debts.map(({ label }) => say`the ${label}`),
    words(', then '),
  )
