/** The federal rate at which this money is taxed when it is used. */

import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import type { Household } from '../../household.ts'
import { futureLaw } from '../../markets/future-law.ts'
import { lastAge } from '../../markets/life-table.ts'
import { percents } from '../../tax/counting.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { ordinaryRate } from '../../tax/ordinary-tax.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { benefitsAhead, paidForLifeIn } from '../benefits-ahead.ts'
import { careerPay } from '../ended-pay.ts'
import { lifelongPayAt } from '../lifelong-pay.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'
import { type Growth, growthFactor, type Use } from './growth.ts'
import { type AfterWork, rateAfterWork } from './rate-after-work.ts'
import { toldDraw } from './told-draw.ts'
import { returnAhead, spouseIn, workerOf } from './years-ahead.ts'

const label = 'Federal rate on what leaves these accounts later'
/** The federal tax on money that leaves an IRA or a plan one day. */
export interface LaterTax {
  /** On all of it, on average. */
  readonly rate: Figure
  /** The uses of what stays when so much of it leaves in another way, each with its own rate where it is used in several years. */
  readonly usesBeside: (leaves: Dollars) => readonly Use[]
  /**
   * On so much of it, in today's dollars: the tax on all of it less the tax on the rest alone, year by year. What the
   * other dollars leave of the low brackets counts, and not their average.
   */
  readonly onPart: (value: Dollars) => Dollars
  /** The years in which it is used, once the pay of today has ended. */
  readonly afterWork?: AfterWork
}

interface Spent {
  readonly taxes: TaxPicture
  /** What was never taxed. */
  readonly untaxed: Dollars
  readonly total: Figure
  /** Years until the money is needed, or that it lasts. */
  readonly horizon: Figure
  readonly growth: Growth
  /** A spouse who is done working lives on it, whatever the one who asks earns. */
  readonly isDrawnBySpouse: boolean
  /** What of it is drawn in those years too while the rest is held elsewhere. */
  readonly restBeside: Dollars
}

type PaidBy = Pick<Spent, 'taxes' | 'isDrawnBySpouse'>

function isBesidePay(reader: FactReader, { taxes, isDrawnBySpouse }: PaidBy): boolean {
  const spousePay = reader.value('employment') === 'retired' ? 0 : (taxes.spouseIncome?.value ?? 0)
  return taxes.income.value + spousePay > 0 && !isDrawnBySpouse
}

/** Whoever looks for work and lives on something else is taken to be paid again as before; undefined for everybody else. */
export function lastPayAhead(reader: FactReader, paidBy: PaidBy): Figure | undefined {
  if (reader.value('employment') !== 'unemployed' || isBesidePay(reader, paidBy)) return undefined
  if (toldDraw(reader) > 0 || paidBy.isDrawnBySpouse) return undefined
  const lastPay = careerPay(reader, 'you')
  return lastPay !== undefined && lastPay.value > 0 ? lastPay : undefined
}

/** Whether the pay of today has ended by the time that it is used: it is not drawn on yet, nor needed before. */
const isUsedAfterPay = (reader: FactReader, { taxes, horizon }: Spent): boolean =>
  taxes.income.value > 0 &&
  toldDraw(reader) === 0 &&
  // Past the end of the life table there are no years to read.
  Math.max(reader.number('age').value, reader.number('retirementAge').value) < lastAge - 1 &&
  Math.ceil(horizon.value) >= Math.floor(reader.number('retirementAge').value - reader.number('age').value)

/**
 * Used beside pay, at today's bracket; with pay that ends before, at what its withdrawals add in the years after work; looking
 * for work, at the bracket of the last pay; retired, without pay, or where its owner lives on the plan, at what the withdrawals
 * add in tax to all that is paid beside them in those years.
 */
export function laterTaxOf(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  spent: Spent,
  household: Household,
): LaterTax {
  const { taxes, total, growth, isDrawnBySpouse } = spent
  const isRetired = reader.value('employment') === 'retired'
  const livesOnIt = toldDraw(reader) > 0
  const flat = (how: string, inputs: readonly Figure[], rate: number): LaterTax => ({
    rate: sheet.computed('later-rate', label, 'rate', how, inputs, rate),
    usesBeside: () => growth.uses,
    onPart: (value) => value * rate,
  })
  const isBeside = isBesidePay(reader, spent)
  if (isBeside && total.value > 0 && isUsedAfterPay(reader, spent)) {
    const all = spent.untaxed > 0 ? spent.untaxed : total.value
    return {
      ...rateAfterWork({ sheet, reader, context }, household, {
        label,
        all,
        total,
        restBeside: spent.restBeside,
      }),
      usesBeside: () => growth.uses,
    }
  }
  if (isBeside || total.value === 0)
    return flat('taken to be your tax bracket of today', [taxes.bracket], taxes.bracket.value)
  const lastPay = lastPayAhead(reader, spent)
  if (lastPay !== undefined)
    return flat(
      'taken to be your tax bracket in a year at your last pay',
      [lastPay],
      bracketAt(context, taxes, lastPay.value),
    )
  return overYears(
    sheet,
    context,
    spent,
    yearsOfUse(sheet, reader, context, spent, {
      isDrawnForLife: isRetired || isDrawnBySpouse,
      livesOnIt,
    }),
  )
}

/** The years in which it is used, with the return of each before any of it. */
interface YearsOfUse {
  readonly returns: readonly TaxReturn[]
  readonly benefits: readonly Figure[]
}

function overYears(
  sheet: Worksheet,
  context: DraftContext,
  { taxes, untaxed, total, horizon, growth }: Spent,
  { returns, benefits }: YearsOfUse,
): LaterTax {
  const inflation = context.market.inflation.value
  const isInParts = growth.uses.length > 1
  const years = returns.map((taxReturn, yearsAhead) => {
    const law = futureLaw({ law: context.law, yearsAhead, inflation })
    const taxWith = (drawn: Dollars) =>
      incomeTax(law, {
        ...taxReturn,
        iraDistributions: (taxReturn.iraDistributions ?? 0) + drawn,
      }).incomeTax
    return {
      taxWith,
      without: taxWith(0),
      // What stays invested until then is drawn with its growth; a sum that is needed at the end is spread without.
      share: isInParts ? (growth.uses[yearsAhead]?.share ?? 0) : 1 / returns.length,
      grown: isInParts
        ? growthFactor(growth.rate.value, 0, inflation, growth.uses[yearsAhead]?.years ?? 0)
        : 1,
    }
  })
  const all = untaxed > 0 ? untaxed : total.value
  const drawnIn = ({ share, grown }: (typeof years)[number]) => all * share * grown
  const added = years.map((year) => Math.max(0, year.taxWith(drawnIn(year)) - year.without))
  const drawn = years.reduce((sum, year) => sum + drawnIn(year), 0)
  const rate = added.reduce((sum, tax) => sum + tax, 0) / drawn
  const parts = new Map<Dollars, Dollars>()
  return {
    rate: sheet.computed(
      'later-rate',
      label,
      'rate',
      'the federal tax that an even withdrawal adds in each of these years, beside what is paid in them: pensions and Social Security that have begun by then, and pay until work ends, ÷ the withdrawals, in whole percent',
      [total, horizon, taxes.later.agi, ...benefits],
      Math.round(rate * percents) / percents,
    ),
    usesBeside(leaves) {
      if (!isInParts) return growth.uses
      const rest = Math.max(0, all - leaves) / all
      return growth.uses.map((use, index) => {
        const year = years[index]
        const gross = year === undefined ? 0 : drawnIn(year) * rest
        return year === undefined || gross <= 0
          ? use
          : { ...use, rate: Math.max(0, year.taxWith(gross) - year.without) / gross }
      })
    },
    onPart(value) {
      const known = parts.get(value)
      if (known !== undefined) return known
      const rest = Math.max(0, all - value) / all
      const tax = years.reduce((sum, year, index) => {
        const withRest = Math.max(0, year.taxWith(drawnIn(year) * rest) - year.without)
        return sum + Math.max(0, (added[index] ?? 0) - withRest) / year.grown
      }, 0)
      parts.set(value, tax)
      return tax
    },
  }
}

function bracketAt({ law }: DraftContext, { later }: TaxPicture, wages: Dollars): number {
  const taxReturn = { ...later.taxReturn, wages }
  const { taxableIncome } = incomeTax(law, taxReturn)
  return taxableIncome <= 0 ? 0 : ordinaryRate({ law, status: taxReturn.status, taxableIncome })
}

/**
 * A benefit that begins in some years makes every dollar beside it dearer, and so does the pay of a spouse as long as it
 * goes on. Whoever has not retired and lives on it counts on what was named; nobody else is known to live on it yet, and
 * this year stands for all.
 */
function yearsOfUse(
  sheet: Worksheet,
  reader: FactReader,
  { today }: DraftContext,
  { taxes, horizon, growth }: Spent,
  { isDrawnForLife, livesOnIt }: { readonly isDrawnForLife: boolean; readonly livesOnIt: boolean },
): YearsOfUse {
  const { later, age, isCouple } = taxes
  const length = growth.uses.length > 1 ? growth.uses.length : Math.max(1, Math.round(horizon.value))
  const years = Array.from({ length }, (_, year) => year)
  if (!isDrawnForLife && !livesOnIt) return { returns: years.map(() => later.taxReturn), benefits: [] }
  const ahead = returnAhead(reader, today, taxes, later.taxReturn)
  if (!isDrawnForLife)
    return {
      returns: years.map((year) => ahead(year, lifelongPayAt(reader, age.value + year, isCouple))),
      benefits: [],
    }
  const isOwnPaid = reader.value('employment') !== 'retired' && taxes.income.value > 0
  const benefits = benefitsAhead(sheet, reader, {
    own: workerOf(today, age.value, isOwnPaid),
    spouse: spouseIn(reader, today, taxes, later.taxReturn),
  })
  return {
    returns: years.map((year) => ahead(year, paidForLifeIn(reader, age.value, benefits, year))),
    benefits: [benefits.own.monthly, ...(benefits.spouse === undefined ? [] : [benefits.spouse.monthly])],
  }
}
