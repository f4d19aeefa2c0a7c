/** What a home loan or a student loan costs after tax, where its interest is deducted: what paying it ahead earns until the money is needed. */
import type { Figure } from '../figure.ts'
import { monthsToPayOff } from '../math/loan.ts'
import { internalRateOfReturn } from '../math/rate-of-return.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { Years } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { debtCourse } from './debt-course.ts'
import type { DebtTerms } from './debt-terms.ts'
import { deductionLost, type TaxedLoan } from './interest-deduction.ts'
import { stateRules } from './state-notes.ts'
import type { TaxPicture } from './tax-picture.ts'

interface Asked extends TaxedLoan {
  readonly sheet: Worksheet
  readonly taxes: Pick<TaxPicture, 'goesOn' | 'bracket'>
  /** What may be paid ahead at once, and the years until it is looked at again; one payment, until the loan ends, elsewhere. */
  readonly ahead?: { readonly sum: Figure; readonly years: Years } | undefined
}

/** The rate after the bracket's share, whether or not its interest is deducted. */
export const rateIfDeducted = (
  sheet: Worksheet,
  { rate, bracket }: { readonly rate: Figure; readonly bracket: Figure },
): Figure =>
  sheet.computed(
    'mortgage.deducted',
    'Rate of the mortgage after tax, if its interest is deducted',
    'rate',
    'the rate, less the share of it that the federal bracket gives back',
    [rate, bracket],
    rate.value * (1 - bracket.value),
  )

function yearsLeft({ balance, rate, minimum }: DebtTerms): Years {
  const months = monthsToPayOff({ principal: balance.value, rate: rate.value, payment: minimum.value })
  return Math.ceil((months ?? monthsPerYear) / monthsPerYear)
}

const wordsOf = {
  mortgage: {
    label: 'Rate of the mortgage after tax, its interest deducted',
    how: 'less the federal tax that deducting the interest would have saved in each year. The deduction shrinks with what is owed, and the standard deduction rises with prices',
  },
  student_loan: {
    label: 'Rate of the student loan after tax, its interest deducted',
    how: 'less the income tax that deducting the interest would have saved in each year, up to the limit of the law',
  },
} as const

/** Undefined of other debts, and where nothing of the interest is deducted from the first year on, or as good as. */
function deductedRate(asked: Asked, debt: DebtTerms): Figure | undefined {
  const { sheet, reader, context, taxes } = asked
  const { id, kind, balance, rate, minimum } = debt
  if ((kind !== 'mortgage' && kind !== 'student_loan') || balance.value <= 0) return undefined
  const { label, how } = wordsOf[kind]
  const { sum, years } = asked.ahead ?? { sum: minimum, years: yearsLeft(debt) }
  const paid = Math.min(balance.value, sum.value)
  const lost = deductionLost(asked, debt, { atOnce: paid }, years)
  if (paid <= 0 || (lost[0] ?? 0) <= 0) return undefined
  const before = debtCourse(debt, { atOnce: 0 }, years)
  const after = debtCourse(debt, { atOnce: paid }, years)
  const back = before.paid.map(
    (dollars, month) =>
      dollars - (after.paid[month] ?? 0) - (lost[Math.floor(month / monthsPerYear)] ?? 0) / monthsPerYear,
  )
  const last = back.length - 1
  const earned = internalRateOfReturn([
    -paid,
    ...back.map((dollars, month) => (month === last ? dollars + before.owed - after.owed : dollars)),
  ])
  // A few dollars of a first year are no deduction that a family would count on.
  if (earned === undefined || rate.value - earned * monthsPerYear < rules.rateStep.value) return undefined
  const inflation = sheet.market('inflation', 'Inflation a year', 'rate', context.market.inflation)
  return sheet.computed(
    `${id}.after-tax`,
    label,
    'rate',
    `what paying it ahead earns a year: the payments and the balance that it saves, ${how}`,
    [
      rate,
      balance,
      minimum,
      sum,
      taxes.bracket,
      inflation,
      ...stateRules(sheet, reader.told('state'), context.law.year, taxes.goesOn.status),
    ],
    earned * monthsPerYear,
  )
}

/**
 * The same debt with that rate; looked for on a home only where its rate is above another one that it is held against. A
 * student loan has it in most years of most incomes, so a rate near that one is no tie.
 */
export function withDeduction<D extends DebtTerms>(asked: Asked, debt: D, above: Figure): D {
  if (debt.kind !== 'student_loan' && debt.rate.value <= above.value) return debt
  const afterTax = deductedRate(asked, debt)
  return afterTax === undefined ? debt : { ...debt, afterTax }
}
