/** The returns of the years ahead, before anything comes out of the plan: pay until it ends, and what is paid for life by then. */
import { yearOf } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { CalendarDate, Years } from '../../units.ts'
import { fullBenefitAge } from '../benefits-ahead.ts'
import { benefitsOf, pensionsOf } from '../lifelong-pay.ts'
import type { TaxPicture } from '../tax-picture.ts'

interface Worker {
  readonly age: Years
  readonly birthYear: number
  /** The age until which the pay of today goes on. */
  readonly endOfWork: Years
}

/** In whole years; somebody who is paid is taken to work until full retirement age. */
export function workerOf(today: CalendarDate, exact: Years, isPaid: boolean): Worker {
  const age = Math.floor(exact)
  const birthYear = yearOf(today) - age
  return { age, birthYear, endOfWork: isPaid ? Math.max(age, fullBenefitAge(birthYear)) : age }
}

/** The spouse of a couple, by whether this return holds pay of theirs. */
export function spouseIn(
  reader: FactReader,
  today: CalendarDate,
  { isCouple }: Pick<TaxPicture, 'isCouple'>,
  { spouseWages = 0, spouseSelfEmploymentProfit = 0 }: TaxReturn,
): Worker | undefined {
  return isCouple
    ? workerOf(today, reader.number('spouseAge').value, spouseWages + spouseSelfEmploymentProfit > 0)
    : undefined
}

/** `first`: the return of the first of these years. `paid`: a month of all that is paid for life in the year that is asked for. */
export function returnAhead(
  reader: FactReader,
  today: CalendarDate,
  taxes: Pick<TaxPicture, 'age' | 'isCouple' | 'listedIn'>,
  first: TaxReturn,
): (year: Years, paid: readonly Figure[]) => TaxReturn {
  const {
    wages = 0,
    deferredPay = 0,
    selfEmploymentProfit = 0,
    spouseWages = 0,
    spouseDeferredPay = 0,
    spouseSelfEmploymentProfit = 0,
    ...withoutPay
  } = first
  const spouse = spouseIn(reader, today, taxes, first)
  const ownEnd = wages + selfEmploymentProfit > 0 ? reader.number('retirementAge').value : 0
  const before = (year: Years, paid: readonly Figure[]): TaxReturn => ({
    ...withoutPay,
    ...(taxes.age.value + year < ownEnd ? { wages, deferredPay, selfEmploymentProfit } : {}),
    ...(spouse !== undefined && spouse.age + year < spouse.endOfWork
      ? { spouseWages, spouseDeferredPay, spouseSelfEmploymentProfit }
      : {}),
    age: taxes.age.value + year,
    ...(first.spouseAge === undefined ? {} : { spouseAge: first.spouseAge + year }),
    pensionIncome: pensionsOf(reader, paid) * monthsPerYear,
    socialSecurity: benefitsOf(paid) * monthsPerYear,
  })
  const { listedIn = (taxReturn: TaxReturn) => taxReturn } = taxes
  return (year, paid) => listedIn(before(year, paid), year)
}
