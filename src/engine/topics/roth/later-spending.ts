/** What somebody wants to spend once work has ended: what it asks of pre-tax savings decides how they are drawn. */
import type { Figure } from '../../figure.ts'
import { annuityFactor } from '../../math/annuity.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { AnnualRate, Dollars, Years } from '../../units.ts'
import type { RothBasis } from './basis.ts'

export interface LaterSpending {
  /** As it was told: of a year, or of a month by whoever is retired already. */
  readonly told: Figure
  /** What Roth savings and investments outside retirement accounts pay of it in a year; undefined where none were told. */
  readonly besides: Figure | undefined
  /** What is left of a year's spending for benefits, pension and pre-tax savings. */
  readonly yearly: Dollars
}

interface Growing {
  /** What a dollar of today grows to by the day work ends. */
  readonly untouched: number
  readonly realReturn: AnnualRate
  /** From the end of work on. */
  readonly years: Years
}

/** What a month costs a household tells what it spends once nobody in it is paid any more. */
function toldSpending({ reader, isRetired, paid }: RothBasis): { told: Figure; yearly: Dollars } | undefined {
  if (reader.told('retirementExpensesAnnual') !== undefined) {
    const told = reader.number('retirementExpensesAnnual')
    return { told, yearly: told.value }
  }
  if (isRetired && paid.own + paid.spouse === 0 && reader.told('monthlyExpenses') !== undefined) {
    const told = reader.number('monthlyExpenses')
    return { told, yearly: told.value * monthsPerYear }
  }
  reader.leftOut(
    'retirementExpensesAnnual',
    'not named',
    'Pre-tax savings are counted as drawn evenly through retirement until you name it.',
  )
  return undefined
}

/** Undefined where none was told. */
export function laterSpendingOf(basis: RothBasis, growing: Growing): LaterSpending | undefined {
  const { sheet, reader } = basis
  const spending = toldSpending(basis)
  if (spending === undefined) return undefined
  const others = [reader.some('rothSavings'), reader.some('taxableInvestments')].filter(
    (figure) => figure !== undefined,
  )
  const held = others.reduce((sum, { value }) => sum + value, 0)
  const besides =
    others.length === 0
      ? undefined
      : sheet.computed(
          'spending.besides',
          'What your other savings pay of it in a year',
          'usd-per-year',
          'Roth savings and investments outside retirement accounts, grown until work ends and then drawn evenly, in today’s dollars',
          others,
          (held * growing.untouched) /
            annuityFactor({ rate: growing.realReturn, years: growing.years, when: 'start' }),
          2,
        )
  return { told: spending.told, besides, yearly: Math.max(0, spending.yearly - (besides?.value ?? 0)) }
}
