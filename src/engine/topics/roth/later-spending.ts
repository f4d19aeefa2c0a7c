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
  /** What other money pays of a year before the penalty on these savings ends; undefined without such years, or such money. */
  readonly first: Figure | undefined
  /** What is left of spending in those years. */
  readonly before: { readonly age: Years; readonly yearly: Dollars } | undefined
}

interface Growing {
  /** What a dollar of today grows to by the day work ends. */
  readonly untouched: number
  readonly realReturn: AnnualRate
  /** From the end of work on. */
  readonly years: Years
  /** Years from then on in which pre-tax savings cost a penalty, and the age that ends them. */
  readonly early: { readonly years: Years; readonly untilAge: Years } | undefined
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
  const held = others.reduce((sum, { value }) => sum + value, 0) * growing.untouched
  const early = firstOf(basis, growing, spending.yearly)
  const left = held - (early?.taken ?? 0)
  const { realReturn, years } = growing
  const earlyYears = early === undefined ? 0 : (growing.early?.years ?? 0)
  const besides =
    others.length === 0
      ? undefined
      : sheet.computed(
          'spending.besides',
          'What your other savings pay of it in a year',
          'usd-per-year',
          `Roth savings and investments outside retirement accounts, grown until work ends and then drawn evenly${early === undefined ? '' : ', less what pays before the penalty ends'}, in today’s dollars`,
          others,
          (Math.max(0, left) * (1 + realReturn) ** earlyYears) /
            annuityFactor({ rate: realReturn, years: years - earlyYears, when: 'start' }),
          2,
        )
  return {
    told: spending.told,
    besides,
    yearly: Math.max(0, spending.yearly - (besides?.value ?? 0)),
    first: early?.figure,
    before:
      early === undefined || growing.early === undefined
        ? undefined
        : { age: growing.early.untilAge, yearly: spending.yearly - early.figure.value },
  }
}

/** On the day work ends. */
export const freeOfPenalty = (reader: RothBasis['reader'], untouched: number): Dollars =>
  (reader.some('rothSavings')?.value ?? 0) + (reader.some('taxableInvestments')?.value ?? 0) * untouched

/** Money that comes out without the penalty goes first, as far as it reaches: of Roth savings only what there is today, taken for what went in. */
function firstOf(
  { sheet, reader }: RothBasis,
  { untouched, realReturn, years, early }: Growing,
  spending: Dollars,
): { readonly figure: Figure; readonly taken: Dollars } | undefined {
  const [roth, taxed] = [reader.some('rothSavings'), reader.some('taxableInvestments')]
  const free = freeOfPenalty(reader, untouched)
  if (early === undefined || free <= 0 || early.years >= years) return undefined
  const factor = annuityFactor({ rate: realReturn, years: early.years, when: 'start' })
  const figure = sheet.computed(
    'spending.first',
    'What other savings pay of a year before the penalty on pre-tax ones ends',
    'usd-per-year',
    'investments outside retirement accounts, grown until work ends, and what is in Roth accounts today, drawn evenly until then and never more than is spent, in today’s dollars',
    [roth, taxed].filter((one) => one !== undefined),
    Math.min(spending, free / factor),
    2,
  )
  return { figure, taken: figure.value * factor }
}
