/**
 * What a month costs, held against the money of whoever lives on it without any pay, once no penalty is left: where it does
 * not last as long as savings should, it is counted as what has to come out, as a sum that was told to be needed is.
 */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars, Share, Years } from '../../units.ts'
import { cashOf, tellsCash } from '../cushion.ts'
import { endingPayments, overInYear } from '../debt-ends.ts'
import { readDebts } from '../debts.ts'
import { premiumIn } from '../drawdown.ts'
import type { RolloverBasis } from './basis.ts'
import type { DrawsAhead } from './draws.ts'
import { yearsOfDraws, yearsPaid } from './years-of-draws.ts'

export interface CostsToPay {
  readonly monthly: Figure
  /** What a year costs beyond the months of today: new health cover until Medicare, and less once debts among the costs end. */
  readonly moreIn: (year: Years) => Dollars
}

/** What was told beside the plan, which pays its part of the costs. */
export interface OtherSavings {
  readonly saved: Figure
  /** The part that the money of the plan pays. */
  readonly part: Figure
  /** What the plan holds of all that was never taxed: what is drawn of it is taxed together. */
  readonly ofUntaxed: Share
}

/** Undefined where somebody is paid, where the money is not lived on, and where what is needed of it was told. */
export function costsToPay(basis: RolloverBasis): CostsToPay | undefined {
  const { sheet, reader, taxes, planType, isOfSpouse, isDrawnOn, isPenaltyOver, stillThere } = basis
  const { spouseWages = 0, spouseSelfEmploymentProfit = 0 } = taxes.later.taxReturn
  const isPaid = taxes.income.value + spouseWages + spouseSelfEmploymentProfit > 0
  if (!isDrawnOn || !isPenaltyOver || stillThere || isOfSpouse || isPaid) return undefined
  if (planType === 'pension_lump' || planType === 'nonprofit_457b') return undefined
  if (reader.told('monthlyExpenses') === undefined || reader.told('planDrawMonthly') !== undefined)
    return undefined
  if ((reader.some('monthlySurplus')?.value ?? 0) > 0) return undefined
  const monthly = reader.number('monthlyExpenses')
  const debts = reader.told('debts') === undefined ? [] : readDebts(sheet, reader)
  const ending = endingPayments(reader, { cushion: { essentials: monthly }, debts })
  return {
    monthly,
    moreIn: (year) => premiumIn(reader, year) * monthsPerYear - overInYear(ending, year),
  }
}

/** Cash above a year of what is missing, investments and other retirement accounts: they are drawn beside the plan. */
export function otherSavings(basis: RolloverBasis, missing: Figure): OtherSavings | undefined {
  const { sheet, reader, sources, total } = basis
  const cash = tellsCash(reader) ? cashOf(basis) : undefined
  const inCash = Math.max(0, (cash?.value ?? 0) - (missing.value / monthsPerYear) * rules.retiredMonths.value)
  const investments = reader.some('taxableInvestments')
  const retirement = reader.some('retirementSavings')
  const iras = retirement === undefined ? reader.some('pretaxIraBalance') : undefined
  const roth = reader.some('rothSavings')
  const rothBeside = Math.max(0, (roth?.value ?? 0) - sources.roth.value)
  const ofAccounts =
    retirement === undefined ? (iras?.value ?? 0) + rothBeside : Math.max(0, retirement.value - total.value)
  const untaxed = Math.max(0, ofAccounts - rothBeside)
  const value = Math.round(inCash + (investments?.value ?? 0) + ofAccounts)
  if (value <= 0) return undefined
  const saved = sheet.computed(
    'kept.others',
    'What else you have to draw on',
    'usd',
    'cash above a year of what is missing + investments outside retirement accounts + other retirement accounts, as far as they were told',
    [missing, total, ...[cash, investments, retirement, iras, roth].filter((one) => one !== undefined)],
    value,
  )
  return {
    saved,
    part: sheet.computed(
      'kept.part',
      'The part of it that the money of the plan pays',
      'share',
      'what is in the plan ÷ (what is in the plan + what else there is)',
      [total, saved],
      total.value / (total.value + value),
    ),
    ofUntaxed: total.value / (total.value + untaxed),
  }
}

/** At the lowest costs of the places that are open. */
export function lastsLongEnough(
  { sources, growth, fees, hasNewPlan }: RolloverBasis,
  draws: DrawsAhead,
  years: Years,
): boolean {
  const costs = [fees.leave, fees.ira, ...(hasNewPlan ? [fees.newPlan] : [])].reduce((least, fee) =>
    fee.value < least.value ? fee : least,
  )
  const pot = (amount: Dollars) => ({ amount, costs })
  const found = yearsOfDraws(
    {
      stays: pot(0),
      moves: pot(sources.pretax.value + sources.stock.value),
      taxed: pot(sources.roth.value + sources.afterTax.value),
    },
    { ...draws, opensIn: 0 },
    { years, rate: growth.rate.value, inflation: growth.inflation.value },
  )
  return yearsPaid(found, years) === undefined
}
