/** What a household may deduct of the interest on its home loans, year by year: IRC §163(h)(3). */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'
import { type FilingStatus, known } from '../tax/tax-year.ts'
import type { Dollars, Years } from '../units.ts'
import { type Worksheet, worksheet } from '../worksheet.ts'
import { byYear, debtCourse } from './debt-course.ts'
import { type DebtFigures, readDebts } from './debts.ts'
import { sourceOf } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

export interface HomeInterest {
  /** So many years from now, in today’s dollars; nothing once it is paid. */
  readonly inYear: (years: Years) => Dollars
  /** That of the year ahead, with what it is worked out from, for the receipts of a return that deducts it. */
  readonly figureOn: (sheet: Worksheet) => Figure
}

const interestIn = (loan: DebtFigures, year: Years): Dollars =>
  byYear(debtCourse(loan, { atOnce: 0 }, year + 1).interest).at(year) ?? 0

const isHomeLoan = ({ kind, balance = 0, rate = 0 }: DebtFigures['told']): boolean =>
  kind === 'mortgage' && middle(balance) > 0 && rate > 0

/** Those whose balance and rate were told; read on a sheet apart from the plan. */
export const homeLoans = (told: FactReader, sheet: Worksheet): DebtFigures[] =>
  readDebts(sheet, told.onSheet(sheet)).filter((debt) => isHomeLoan(debt.told))

/** Of loans whose balance and rate were told; undefined without any. */
export function homeInterest(
  { reader: told, context }: Pick<Drafting, 'reader' | 'context'>,
  status: FilingStatus,
): HomeInterest | undefined {
  if (told.told('debts')?.some(isHomeLoan) !== true) return undefined
  const { law, market } = context
  const tried = worksheet(context.fromSample)
  const loans = homeLoans(told, tried)
  if (loans.length === 0) return undefined
  const cap = known(law.mortgageInterest).acquisitionDebtCap[status]
  const years = new Map<Years, Dollars>()
  const deductible = (year: Years): Dollars => {
    const interest = loans.map((loan) => interestIn(loan, year))
    const paid = interest.reduce((sum, one) => sum + one, 0)
    // Interest ÷ rate is the average balance of the year (Publication 936).
    const owed = loans.reduce((sum, { rate }, place) => sum + (interest[place] ?? 0) / rate.value, 0)
    const prices = (1 + market.inflation.value) ** year
    return (paid * Math.min(1, cap / Math.max(1, owed))) / prices
  }
  const inYear = (year: Years): Dollars => {
    const found = years.get(year) ?? deductible(year)
    years.set(year, found)
    return found
  }
  return {
    inYear,
    figureOn(sheet) {
      const limit = tried.law('home-interest.cap', 'Most owed on a home whose interest is deducted', 'usd', {
        value: cap,
        source: sourceOf(law.mortgageInterest),
      })
      const figure = tried.computed(
        'home-interest',
        'Mortgage interest of a year that may be deducted',
        'usd-per-year',
        'the interest of the months of a year from today, as the payments repay the loan, as far as what is owed is within the limit. It falls from year to year; property tax and gifts were not told and are not counted',
        [...loans.flatMap(({ balance, rate, minimum }) => [balance, rate, minimum]), limit],
        Math.round(inYear(0)),
      )
      const rests = new Set([figure.id, ...figure.inputs])
      sheet.adopt({ figures: () => tried.figures().filter(({ id }) => rests.has(id)) })
      return figure
    },
  }
}
