/** The withdrawal that the law requires this year: it comes out first and cannot be rolled over. */
import { yearOf } from '../calendar.ts'
import type { Figure } from '../figure.ts'
import { distributionRules } from '../tax/life-tables.ts'
import {
  distributionPeriod,
  distributionStartAge,
  requiredMinimumDistribution,
} from '../tax/required-minimum-distribution.ts'
import type { RolloverBasis } from './rollover-basis.ts'

export interface RequiredWithdrawal {
  readonly amount: Figure
  readonly startAge: Figure
  readonly missedRate: Figure
}

export const requiredFrom = ({ sheet, birthYear }: Pick<RolloverBasis, 'sheet' | 'birthYear'>): Figure =>
  sheet.law('required.from', 'Age from which withdrawals are required', 'age', {
    value: distributionStartAge(birthYear),
    source: distributionRules.startAges.source,
  })

/** Undefined before the age, and while working for the employer of the plan. */
export function requiredWithdrawal(basis: RolloverBasis): RequiredWithdrawal | undefined {
  const { sheet, reader, context, sources, taxes, birthYear, stillThere, planType } = basis
  const year = yearOf(context.today)
  if (stillThere && planType !== 'simple_ira') return undefined
  const spouseAge = taxes.status === 'married_joint' ? reader.number('spouseAge').value : undefined
  const spouse = spouseAge === undefined ? {} : { spouseBirthYear: year - Math.floor(spouseAge) }
  const balance = sources.pretax.value + sources.stock.value + sources.afterTax.value
  const due = requiredMinimumDistribution({ birthYear, year, priorYearEndBalance: balance, ...spouse })
  if (due <= 0) return undefined
  const period = sheet.law('required.period', 'Years of the table by which it is divided', 'years', {
    value: distributionPeriod({
      age: year - birthYear,
      ...(spouseAge === undefined ? {} : { spouseAge: Math.floor(spouseAge) }),
    }),
    source: 'IRS Pub. 590-B, appendix B',
  })
  return {
    amount: sheet.computed(
      'required',
      'Required withdrawal of this year, about',
      'usd',
      'the balance without Roth money ÷ the years of the table; the plan uses the balance of last year’s end',
      [sources.pretax, sources.stock, sources.afterTax, period],
      Math.min(Math.ceil(due), sources.pretax.value),
    ),
    startAge: requiredFrom(basis),
    missedRate: sheet.law(
      'missed.penalty',
      'Tax on a required withdrawal that is missed',
      'rate',
      distributionRules.penaltyRate,
    ),
  }
}
