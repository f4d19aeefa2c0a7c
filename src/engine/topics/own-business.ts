/** Income from a business of one's own: profit that is self-employment, or wages and profit of an S corporation. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { FactValue } from '../household.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import type { Dollars, Share } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'

/** Profit of an S corporation beside its wages; undefined where none was told. */
export const sCorporationProfit = (reader: FactReader): Figure | undefined =>
  reader.some('sCorporationProfit')

/** Profit beside the pay of a job; of whoever has no other pay it is the pay itself. */
export function sideProfit(reader: FactReader): Figure | undefined {
  const beside = reader.some('sideProfit')
  return beside === undefined || isSoleProprietor(reader) ? undefined : beside
}

/** What one earns in all: the pay, with the profit beside it. */
export function wholePay(sheet: Worksheet, reader: FactReader): Figure {
  const [pay, beside] = [reader.number('income'), sideProfit(reader)]
  if (beside === undefined) return pay
  return sheet.computed(
    'pay.with-side',
    'Pay and the profit beside it',
    'usd-per-year',
    'pay + the profit of work of one’s own beside it',
    [pay, beside],
    pay.value + beside.value,
  )
}

/** Whether pay is profit that self-employment tax is due on: who draws wages from an S corporation is its employee. */
export const isSoleProprietor = (reader: FactReader): boolean =>
  reader.value('employment') === 'self_employed' && sCorporationProfit(reader) === undefined

/**
 * Whether a pay of one’s own that ended was such profit. Whoever worked for themselves and has stopped is out of work, and
 * only how the pay came tells what it was.
 */
export const wasSoleProprietor = (reader: FactReader): boolean =>
  isSoleProprietor(reader) ||
  (reader.told('incomeStability') === 'self_employed' && sCorporationProfit(reader) === undefined)

/** Whether anyone here has a business, beside a job or not. */
export const hasOwnBusiness = (reader: FactReader): boolean =>
  reader.value('employment') === 'self_employed' ||
  reader.told('spouseSelfEmployed') === true ||
  sCorporationProfit(reader) !== undefined ||
  sideProfit(reader) !== undefined

/**
 * Whether a plan for one person is open: with employees it would have to be theirs as well. A match is of an employer, so
 * who has one has a job too, and how much of the pay is profit is not known.
 */
export const mayHaveOwnPlan = (reader: FactReader): boolean =>
  isSoleProprietor(reader) &&
  (reader.told('employerMatch')?.rate ?? 0) === 0 &&
  !reader.value('businessEmployees')

/**
 * Whether the pay of a spouse or partner is profit of the same kind. Who has a match or a plan at work has an employer too,
 * and how much of the pay is profit is not known.
 */
export const isSpouseSoleProprietor = (reader: FactReader): boolean =>
  reader.told('spouseSelfEmployed') === true &&
  (reader.told('spouseEmployerMatch')?.rate ?? 0) === 0 &&
  reader.told('spouseHasWorkplacePlan') !== true

/** Their pay as it stands on a return. */
export const payOfSpouse = (
  reader: FactReader,
  pay: Dollars,
): Pick<TaxReturn, 'spouseWages' | 'spouseSelfEmploymentProfit'> =>
  isSpouseSoleProprietor(reader) ? { spouseSelfEmploymentProfit: pay } : { spouseWages: pay }

/** The share of one's whole pay, or of a spouse's or partner's, that is profit and no wages; beside a job it is a part. */
export function profitShareOf(reader: FactReader, whose: 'own' | 'spouse', pay: Dollars): Share {
  if (whose === 'spouse') return isSpouseSoleProprietor(reader) ? 1 : 0
  if (isSoleProprietor(reader)) return 1
  return pay > 0 ? (sideProfit(reader)?.value ?? 0) / pay : 0
}

/** A business that a plan for one person may be opened for. */
export interface OwnBusiness {
  readonly id: 'own' | 'spouse'
  /** Of a year. */
  readonly profit: Figure
  readonly age: 'age' | 'spouseAge'
  /** Told where a plan of it is filled each year; beside a job that word means the plan there. */
  readonly filled: FactValue<'filledAccounts'>[number] | undefined
  /** Wages of the same person, which fill the Social Security base first. */
  readonly wages: Dollars
  /** Whether the plan of an employer takes one's own contributions, whose limit is one over all plans: IRC §402(g). */
  readonly isBesidePlan: boolean
  /** Work stopped this year: only the profit from before may still go in, and cash comes first. */
  readonly isStopped: boolean
}

/** Pay of jobs and businesses that ended this year. */
interface Stopped {
  readonly own: Figure | undefined
  readonly spouse: Figure | undefined
  readonly isProfit: { readonly own: boolean; readonly spouse: boolean }
}

/** Those of one's own and of a spouse on the same return, with a profit; whether a spouse has employees nobody asks. */
export function ownBusinesses(
  reader: FactReader,
  {
    income,
    spouseIncome,
    ended,
  }: {
    readonly income: Figure
    readonly spouseIncome: Figure | undefined
    readonly ended?: Stopped | undefined
  },
): OwnBusiness[] {
  const found: OwnBusiness[] = []
  const alone = { wages: 0, isBesidePlan: false, isStopped: false }
  const beside = sideProfit(reader)
  if (mayHaveOwnPlan(reader)) found.push({ id: 'own', profit: income, age: 'age', filled: 'plan', ...alone })
  if (beside !== undefined && !reader.value('businessEmployees'))
    found.push({
      id: 'own',
      profit: beside,
      age: 'age',
      filled: undefined,
      wages: income.value,
      isBesidePlan: reader.value('hasWorkplacePlan'),
      isStopped: false,
    })
  if (spouseIncome !== undefined && isSpouseSoleProprietor(reader))
    found.push({ id: 'spouse', profit: spouseIncome, age: 'spouseAge', filled: 'spouse_plan', ...alone })
  return [...found, ...stoppedBusinesses(reader, ended)].filter(({ profit }) => profit.value > 0)
}

function stoppedBusinesses(reader: FactReader, ended: Stopped | undefined): OwnBusiness[] {
  const stopped = { wages: 0, filled: undefined, isBesidePlan: false, isStopped: true }
  const { own, spouse, isProfit } = ended ?? {}
  return [
    ...(own !== undefined && isProfit?.own === true && !reader.value('businessEmployees')
      ? [{ id: 'own', age: 'age', profit: own, ...stopped } as const]
      : []),
    ...(spouse !== undefined && isProfit?.spouse === true
      ? [{ id: 'spouse', age: 'spouseAge', profit: spouse, ...stopped } as const]
      : []),
  ]
}
