/** In which years a conversion can fall, and what else those years have: nothing leaves a plan before its owner does. */
import { shareOfYearOver, yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars, Share, Years } from '../../units.ts'
import { hasEndedPay } from '../ended-pay.ts'
import { stopsSoon } from '../last-pay.ts'
import { benefitsOf, lifelongPayAt, pensionsOf } from '../lifelong-pay.ts'
import { whoIsOutOfWork } from '../out-of-work.ts'
import type { RolloverWork } from './work.ts'

export interface ConversionYears {
  /** What sets the first of them apart from those that follow; undefined where all are like this one. */
  readonly apart: 'last-joint' | 'ended-pay' | 'last-pay' | undefined
  readonly first: TaxReturn
  readonly each: TaxReturn
  /** A month of each that is paid for life by the years after the first, and not yet today. */
  readonly begun: readonly Figure[]
  /** Whether the first is this year. */
  readonly isThisYear: boolean
  /** The state that is lived in from then on, where it is another one. */
  readonly state: string | undefined
}

export function conversionYearsOf(work: RolloverWork): ConversionYears {
  const { taxes, reader, gates, context, isOfSpouse } = work
  const { taxReturn, later, ended } = taxes
  const day = isOfSpouse || stopsSoon(reader) === undefined ? undefined : gates.leavesOn?.value
  const whole = { first: taxReturn, each: later.taxReturn, begun: [], isThisYear: true, state: undefined }
  if (day !== undefined) {
    const { wages = 0, deferredPay = 0, ...rest } = later.taxReturn
    const isThisYear = yearOf(day) === yearOf(context.today)
    const over = shareOfYearOver(day)
    const ahead = yearOf(day) - yearOf(context.today)
    const firstYear = lifelongIn(work, ahead)
    const nextYear = lifelongIn(work, ahead + 1)
    return {
      apart: 'last-pay',
      first: isThisYear
        ? taxReturn
        : {
            ...rest,
            wages: wages * over,
            deferredPay: deferredPay * over,
            // What is not paid yet begins after the last day.
            pensionIncome: fromThen(rest.pensionIncome, firstYear.pensionIncome, over),
            socialSecurity: fromThen(rest.socialSecurity, firstYear.socialSecurity, over),
          },
      each: { ...rest, pensionIncome: nextYear.pensionIncome, socialSecurity: nextYear.socialSecurity },
      begun: nextYear.begun,
      isThisYear,
      state: reader.told('retirementState'),
    }
  }
  if (later.taxReturn.status !== taxReturn.status) return { ...whole, apart: 'last-joint' }
  // Whoever looks for work is taken to be paid again, so that this year stands for those.
  const isPayOver = hasEndedPay(ended) && whoIsOutOfWork(reader) === undefined
  return isPayOver ? { ...whole, apart: 'ended-pay' } : { ...whole, each: taxReturn, apart: undefined }
}

const fromThen = (today: Dollars = 0, then: Dollars, over: Share): Dollars =>
  today + (then - today) * (1 - over)

/** What is paid for life in a year ahead, by the age that is reached in it. */
function lifelongIn({ reader, taxes }: RolloverWork, ahead: Years) {
  const paidIn = (years: Years) => lifelongPayAt(reader, taxes.age.value + years, taxes.isCouple)
  const paid = paidIn(ahead)
  const today = paidIn(0).map(({ id }) => id)
  return {
    pensionIncome: pensionsOf(reader, paid) * monthsPerYear,
    socialSecurity: benefitsOf(paid) * monthsPerYear,
    begun: paid.filter(({ id }) => !today.includes(id)),
  }
}
