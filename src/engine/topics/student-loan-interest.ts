/** Interest of a year on student loans, which comes off income up to a limit: IRC §221. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'
import { monthsToPayOff } from '../math/loan.ts'
import { adjustedGrossIncome } from '../tax/adjusted-gross-income.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { studentLoanLaw } from '../tax/student-loan-law.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { Dollars, Years } from '../units.ts'
import { type Worksheet, worksheet } from '../worksheet.ts'
import { type DebtFigures, isUnproven, readDebts } from './debts.ts'
import { incomeDrivenLoans, mayFollowIncome } from './income-driven-loans.ts'
import type { DraftContext } from './topic.ts'

const chargedOn = ({ balance, rate }: DebtFigures): Dollars => balance.value * rate.value

/** Interest counts when it is paid: what a payment leaves over is added to the debt, or waived. */
const paidOn = (debt: DebtFigures): Dollars => Math.min(chargedOn(debt), debt.minimum.value * monthsPerYear)

const sumOf = (debts: readonly DebtFigures[], of: (debt: DebtFigures) => Dollars): Dollars =>
  debts.reduce((sum, debt) => sum + of(debt), 0)

/** Until it is paid; a payment that does not cover the interest says nothing, so the usual time is taken. */
const yearsLeft = ({ balance, rate, minimum }: DebtFigures): Years =>
  (monthsToPayOff({ principal: balance.value, rate: rate.value, payment: minimum.value }) ??
    studentLoanLaw.standard.value.years * monthsPerYear) / monthsPerYear

/** Read apart from the plan. */
export function studentLoans(
  told: FactReader,
  { fromSample }: Pick<DraftContext, 'fromSample'>,
): DebtFigures[] {
  const tried = worksheet(fromSample)
  return readDebts(tried, told.onSheet(tried)).filter(
    (debt) => debt.kind === 'student_loan' && debt.balance.value > 0 && !isUnproven(debt),
  )
}

export interface StudentLoanInterest {
  /** Paid in a year, before the limit of the law. */
  readonly paid: Figure
  /** Whole years until the last of the loans is paid, at least one. */
  readonly years: Years
}

/**
 * What a year of payments pays of interest, before the limit of the law. On a plan that follows income without a told
 * payment it is what the plan asks for; the plan SAVE has ended and asks for none. Undefined without any.
 */
export function studentLoanInterest(
  sheet: Worksheet,
  reader: FactReader,
  context: Pick<DraftContext, 'law' | 'today'>,
  /** Adjusted gross income is asked for only where a payment follows it. */
  agiOf: () => Dollars,
  /** Ends the id of the figure where it is of another return than that of the household: a payment may follow its income. */
  ending = '',
): StudentLoanInterest | undefined {
  const told = reader.told('debts') ?? []
  if (!told.some(({ kind, balance }) => kind === 'student_loan' && middle(balance ?? 0) > 0)) return undefined
  const loans = readDebts(sheet, reader).filter((debt) => debt.kind === 'student_loan' && !isUnproven(debt))
  const isByIncome = (debt: DebtFigures) =>
    debt.told.minPayment === undefined &&
    mayFollowIncome(debt.told) &&
    (reader.told('incomeDrivenPlan') ?? 'none') !== 'none'
  const byIncome = loans.filter(isByIncome)
  const others = loans.filter((debt) => !isByIncome(debt))
  const driven = byIncome.length > 0 ? incomeDrivenLoans(reader, context) : undefined
  const agi = driven === undefined ? 0 : agiOf()
  const payments = driven === undefined ? 0 : driven.yearlyUnder(driven.plan)(agi)
  const paid = Math.round(sumOf(others, paidOn) + Math.min(sumOf(byIncome, chargedOn), payments))
  if (paid <= 0) return undefined
  const figure = sheet.computed(
    `loan-interest${driven === undefined ? '' : ending}`,
    'Student-loan interest paid in a year',
    'usd-per-year',
    'what is owed on student loans × the rate, no more than a year of payments',
    [
      ...loans.flatMap(({ balance, rate, minimum }) => [balance, rate, minimum]),
      ...(driven?.rulesOf(sheet, driven.plan, agi) ?? []),
    ],
    paid,
  )
  return { paid: figure, years: Math.max(1, Math.ceil(Math.max(...loans.map(yearsLeft)))) }
}

/** The interest that the household of a return pays on student loans, as a figure; undefined without any. */
export const loanInterestOn = (
  sheet: Worksheet,
  reader: FactReader,
  context: Pick<DraftContext, 'law' | 'today'>,
  taxReturn: TaxReturn,
  ending = '',
): Figure | undefined =>
  studentLoanInterest(
    sheet,
    reader,
    context,
    () => middle(reader.told('agi') ?? adjustedGrossIncome(context.law, taxReturn).agi),
    ending,
  )?.paid
