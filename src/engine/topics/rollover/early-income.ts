/** What comes in a year beside the plan once its job was left: what is paid for life, support, a new pay and that of a spouse. */
import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { stateIncomeTax } from '../../tax/state-income-tax.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars } from '../../units.ts'
import { lifelongPayAt } from '../lifelong-pay.ts'
import { stateLawIn } from '../state-rate.ts'
import { supportReceived } from '../support-received.ts'
import type { RolloverBasis } from './basis.ts'

/**
 * A told pay is that of a new job where its plan was told, or the job of the plan was left in an earlier year. It is held only
 * against told costs: whoever says that money is needed and not what a month costs knows why.
 */
const isPayOfNewJob = ({ reader, context, taxes }: RolloverBasis): boolean => {
  if (reader.told('income') === undefined || taxes.income.value <= 0) return false
  if (reader.told('monthlyExpenses') === undefined) return false
  const left = reader.told('separationDate')
  return (
    reader.told('newPlanAcceptsRollovers') === true ||
    (left !== undefined && yearOf(left) < yearOf(context.today))
  )
}

/** Whoever left and works, as they said or as their pay says, has another job, whose pay goes on. */
const worksAgain = (basis: RolloverBasis): boolean => {
  const { reader, stillThere } = basis
  const work = isPayOfNewJob(basis) ? reader.value('employment') : reader.told('employment')
  return !stillThere && (work === 'employed' || work === 'self_employed')
}

/** What is left of a month at the pay of today, taxes and all costs paid: where something is, nothing is missing. */
export const leftOverOf = ({ reader }: RolloverBasis): Figure | undefined =>
  reader.told('monthlySurplus') !== undefined && reader.number('monthlySurplus').value > 0
    ? reader.number('monthlySurplus')
    : undefined

/** All that federal law and the state that was told take of a return. */
export function taxOnAll(
  { reader, context: { law } }: Pick<RolloverBasis, 'reader' | 'context'>,
  taxReturn: TaxReturn,
): Dollars {
  const federal = incomeTax(law, taxReturn)
  const state = stateLawIn(reader, law)
  const ofState = state === undefined ? 0 : stateIncomeTax({ law, state, taxReturn, federal }).tax
  return Math.max(0, Math.round(federal.totalTax + ofState))
}

/** Pension, benefits, support and a spouse's pay go on; the pay of whoever left the job does so from a new one only. */
export function incomeOf(basis: RolloverBasis) {
  const { sheet, reader, taxes, isOfSpouse } = basis
  const support = supportReceived(reader)
  // Support is no income of the return.
  const begun = [
    ...lifelongPayAt(reader, taxes.age.value, taxes.isCouple).filter(({ value }) => value > 0),
    ...(support === undefined ? [] : [support]),
  ]
  const {
    wages = 0,
    selfEmploymentProfit = 0,
    spouseWages = 0,
    spouseSelfEmploymentProfit = 0,
    ...without
  } = taxes.later.taxReturn
  // The plan is of the one who left: of the two, the other one's pay goes on in any case.
  const isOwnPaid = !isOfSpouse && worksAgain(basis)
  const own = isOwnPaid ? wages + selfEmploymentProfit : 0
  const theirs = isOfSpouse ? 0 : spouseWages + spouseSelfEmploymentProfit
  const total = begun.reduce((sum, { value }) => sum + value * monthsPerYear, own + theirs)
  const inputs = [
    ...begun,
    ...(own > 0 ? [taxes.income] : []),
    ...(theirs > 0 && taxes.spouseIncome !== undefined ? [taxes.spouseIncome] : []),
  ]
  const taxReturn: TaxReturn = {
    ...without,
    ...(isOwnPaid ? { wages, selfEmploymentProfit } : {}),
    ...(isOfSpouse ? {} : { spouseWages, spouseSelfEmploymentProfit }),
  }
  if (total <= 0) return { income: undefined, taxReturn, isOwnPaid }
  const income = {
    comesIn: sheet.computed(
      'kept.comes-in',
      isOwnPaid ? 'What comes in a year' : 'What comes in a year without your pay',
      'usd-per-year',
      `pension, Social Security and other lasting pay that has begun${support === undefined ? '' : ', and support,'} × months in a year + ${isOwnPaid ? 'pay of your new job and ' : ''}a spouse’s pay`,
      inputs,
      Math.round(total),
    ),
    tax: sheet.computed(
      'kept.tax',
      'Tax on what comes in',
      'usd-per-year',
      'federal income and payroll tax of a year with nothing else, and the income tax of your state where you named it',
      inputs,
      taxOnAll(basis, taxReturn),
    ),
  }
  return { income, taxReturn, isOwnPaid }
}
