/** What a household lives on this year beyond what it is paid, and what is left to pay the tax on a conversion from. */
import { shareOfYearOver } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { HouseholdTax } from '../../tax/household-tax.ts'
import { employeePayrollTax } from '../../tax/payroll-tax.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars } from '../../units.ts'
import { beforeIn, dollarsOf, hasEndedPay } from '../ended-pay.ts'
import type { RothBasis } from './basis.ts'

export interface Living {
  /** Costs of the year beyond pay, pension, benefits, interest, dividends and told withdrawals after tax. */
  readonly short: Figure
  /** What the rest of the year takes of it: the months before have been paid, and what there is today is what they left. */
  readonly ahead: Figure
  /** What of the year the pre-tax savings pay, because cash and investments do not reach to its end. */
  readonly drawn: Figure
  /** What of that is still in them. */
  readonly drawnFromNow: Dollars
  /** Cash and investments that are left as the year ends, and after a whole year of it; undefined where none were named. */
  readonly left: Dollars | undefined
  readonly leftInAYear: Dollars | undefined
  /** What the pre-tax savings have to pay in the next year, of whose costs only what is left pays a part first. */
  readonly drawnAhead: Dollars
}

interface PaidYear {
  readonly taxReturn: TaxReturn
  readonly tax: HouseholdTax
}

const afterTax = (
  { context: { law }, paidForLife, unearned }: RothBasis,
  { taxReturn: paid, tax: { total } }: PaidYear,
): Dollars => {
  const [wages, spouseWages] = [paid.wages ?? 0, paid.spouseWages ?? 0]
  return (
    wages +
    spouseWages +
    (paid.selfEmploymentProfit ?? 0) +
    (paid.spouseSelfEmploymentProfit ?? 0) +
    (unearned?.figure.value ?? 0) +
    (paid.iraDistributions ?? 0) +
    monthsPerYear * paidForLife.reduce((sum, { value }) => sum + value, 0) -
    total -
    employeePayrollTax({ law, wages }) -
    employeePayrollTax({ law, wages: spouseWages })
  )
}

/** Of a retired household that named what a month costs; undefined for all others. Cash and investments come first. */
export function livingOf(basis: RothBasis, now: PaidYear, next: PaidYear): Living | undefined {
  const { sheet, reader, isRetired, income, spouseIncome } = basis
  if (!isRetired || reader.told('monthlyExpenses') === undefined) return undefined
  const costs = reader.number('monthlyExpenses')
  const beside = (['savings', 'taxableInvestments'] as const)
    .filter((key) => reader.told(key) !== undefined)
    .map((key) => reader.number(key))
  const beyond = (paid: Dollars): Dollars => Math.max(0, Math.round(costs.value * monthsPerYear - paid))
  const notYet = beforeIn(basis.ended).reduce((sum, { value }) => sum + value, 0)
  const short = sheet.computed(
    'living.short',
    'What you live on this year beyond what you are paid',
    'usd',
    'costs of a year − pay, pension, Social Security, interest, dividends and what is known of withdrawals, of a year after tax, at least nothing',
    [
      costs,
      income,
      ...(spouseIncome === undefined ? [] : [spouseIncome]),
      ...basis.paidForLife,
      ...(basis.unearned === undefined ? [] : [basis.unearned.figure]),
    ],
    beyond(afterTax(basis, now) - notYet),
  )
  const beyondNext = beyond(afterTax(basis, next))
  // Pay that ended in this year paid for the months before, and pays nothing of the rest; severance is still to come.
  const ofYear = hasEndedPay(basis.ended) ? beyondNext : short.value
  const ahead = sheet.computed(
    'living.ahead',
    'Of it in the rest of this year',
    'usd',
    'what you live on in a year beyond what goes on to be paid × the part of this year that is left, less severance to come',
    [short],
    Math.max(
      0,
      Math.round(ofYear * (1 - shareOfYearOver(basis.context.today))) - dollarsOf(basis.ended.severance),
    ),
  )
  const other = beside.reduce((sum, { value }) => sum + value, 0)
  const missing = Math.max(0, ahead.value - other)
  const left = Math.max(0, other - ahead.value)
  const drawn = sheet.computed(
    'living.drawn',
    'Of it from pre-tax savings',
    'usd',
    'nothing where cash and investments reach to the end of the year; else these savings have paid what came before as well: what you live on in the year beyond what you are paid − cash and investments',
    [short, ahead, ...beside],
    missing > 0 ? Math.max(short.value, ahead.value) - other : 0,
  )
  return {
    short,
    ahead,
    drawn,
    drawnFromNow: missing,
    left: beside.length === 0 ? undefined : left,
    leftInAYear: beside.length === 0 ? undefined : Math.max(0, other - short.value),
    drawnAhead: Math.max(0, beyondNext - left),
  }
}
