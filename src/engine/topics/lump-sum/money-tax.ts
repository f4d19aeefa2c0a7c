/** The tax that the money itself causes, where nobody said how many dollars it is: set aside before anything else. */
import { yearOf } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import type { Required } from '../required-withdrawal.ts'
import type { BesideDollars } from '../roth/added-dollars.ts'
import { payrollTaxOnMore, stateTaxOnMore, taxOnMore } from '../tax-on-more.ts'
import { type TaxPicture, withDistribution } from '../tax-picture.ts'
import type { DraftContext, Drafting } from '../topic.ts'
import { unearnedInputs, withUnearned } from '../unearned-income.ts'
import { homeSaleExclusion } from './home-sale.ts'
import { eachYearOf, type InheritedIra } from './inherited.ts'

export interface MoneyTax {
  /** sale: as if the whole price were gain. gain: what was told of it. pay, prize: all of it is income. share: the part that was named. */
  readonly kind: 'sale' | 'gain' | 'pay' | 'prize' | 'share'
  readonly reserve: Figure
  /** By the law; undefined where a share was named and the pay was not. */
  readonly estimate: TaxEstimate | undefined
  /** What an employer takes out before the money arrives; what is due beyond that, or comes back of it with the return. */
  readonly withheld:
    | { readonly rate: Figure; readonly dollars: Figure; readonly gap: Figure; readonly comesBack: Figure }
    | undefined
}

interface TaxEstimate {
  readonly federal: Figure
  /** Undefined where no state was named. */
  readonly state: Figure | undefined
  readonly total: Figure
}

interface MoneyBasis extends Drafting {
  readonly taxes: TaxPicture
  readonly amount: Figure
}

const estimates = {
  sale: {
    kind: 'longTermGain',
    as: 'if all of it were long-term gain',
    how: 'with the whole price as long-term gain − without it, the tax on investment income included',
  },
  gain: {
    kind: 'longTermGain',
    as: 'on the gain',
    how: 'with the gain as long-term gain − without it, the tax on investment income included',
  },
  pay: {
    kind: 'wages',
    as: 'on it as pay',
    how: 'with it as pay − without it, Social Security and Medicare tax included',
  },
  prize: { kind: 'otherIncome', as: 'on it as income', how: 'with it as income − without it' },
} as const

/** How the money is taxed when all of it is; undefined for money that is not income, or of which only a part may be. */
export function taxedAs(reader: FactReader): keyof typeof estimates | undefined {
  switch (reader.value('moneySource')) {
    case 'business_sale':
      return reader.told('saleGain') === undefined ? 'sale' : 'gain'
    case 'bonus':
      return 'pay'
    case 'vested_shares':
      // A gain since they vested says that they vested before: their value of then was pay of then.
      return reader.told('saleGain') === undefined ? 'pay' : 'gain'
    case 'lottery':
      return 'prize'
    case 'home_sale':
      if (reader.told('saleGain') !== undefined) return 'gain'
      // Of a rental no part of the gain is free, and what was written off over the years has made it large.
      return reader.told('homeLivedIn') === false ? 'sale' : undefined
    case 'stock_sale':
    case 'land_sale':
      return reader.told('saleGain') === undefined ? undefined : 'gain'
    default:
      return undefined
  }
}

/** The part of the money that is income of the year: all of it, or the gain that is taxed; undefined for none. */
export function taxedPart(p: MoneyBasis): Figure | undefined {
  const { sheet, reader, amount } = p
  const as = taxedAs(reader)
  if (as !== 'gain') return as === undefined ? undefined : amount
  const gain = reader.number('saleGain')
  if (reader.value('moneySource') !== 'home_sale' || !reader.value('homeLivedIn')) return gain
  const free = homeSaleExclusion(p)
  return sheet.computed(
    'home.taxed-gain',
    'Gain on the home that is taxed',
    'usd',
    'the gain − what is free for a home of one’s own, never below nothing',
    [gain, free],
    Math.max(0, gain.value - free.value),
  )
}

/** Undefined for money without tax, once the dollars of it were named, and of what was told to be left after tax. */
export function moneyTax(p: MoneyBasis): MoneyTax | undefined {
  const { sheet, reader, amount } = p
  if (reader.told('taxOwedOnMoney') !== undefined || reader.told('moneySource') === 'inherited_ira')
    return undefined
  const as = taxedAs(reader)
  // That tax on their value is paid says nothing of what vested shares have gained since.
  if (
    reader.told('moneyBeforeTax') === false &&
    !(as === 'gain' && reader.told('moneySource') === 'vested_shares')
  )
    return undefined
  if (reader.told('taxRateOnMoney') !== undefined) {
    const rate = reader.number('taxRateOnMoney')
    const reserve = sheet.computed(
      'money-tax.reserve',
      'Set aside for tax',
      'usd',
      'the sum × the share that you said goes to tax',
      [amount, rate],
      Math.round(amount.value * rate.value),
    )
    const estimate = as === undefined || reader.told('income') === undefined ? undefined : estimateOf(p, as)
    return { kind: 'share', reserve, estimate, withheld: undefined }
  }
  if (as === undefined || !(as === 'sale' || as === 'gain' || reader.value('moneyBeforeTax')))
    return undefined
  const estimate = estimateOf(p, as)
  const reserve = sheet.computed(
    'money-tax.reserve',
    as === 'sale' ? 'Set aside until the tax on the sale is known' : 'Set aside for tax',
    'usd',
    as === 'sale'
      ? 'federal tax + state tax as if all of the price were long-term gain, since you named no tax and no basis; no more than there is'
      : 'federal tax + state tax, no more than there is',
    [estimate.total, amount],
    Math.min(Math.round(amount.value), estimate.total.value),
  )
  return { kind: as, reserve, estimate, withheld: as === 'pay' ? withheldOf(p, estimate) : undefined }
}

function estimateOf(basis: MoneyBasis, as: keyof typeof estimates): TaxEstimate {
  const { sheet, reader, context, taxes } = basis
  const amount = taxedPart(basis) ?? basis.amount
  const filed = { ...taxes, taxReturn: withUnearned(basis, taxes.taxReturn) }
  const beside = unearnedInputs(basis)
  const { kind, as: what, how } = estimates[as]
  const federal = sheet.computed(
    'money-tax.federal',
    `Federal tax ${what}`,
    'usd',
    `your federal tax ${how}${beside.length === 0 ? '' : '; interest and dividends of what you have beside it are on both'}`,
    [amount, taxes.agi, ...beside],
    Math.max(0, Math.round(taxOnMore(filed, context, kind, amount.value))),
  )
  const state = stateTaxOnMore(sheet, filed, context, reader, {
    kind,
    amount,
    id: 'money-tax.state',
    label: `State tax ${what}`,
    how: 'your state tax with it − without it',
  })
  const parts = state === undefined ? [federal] : [federal, state]
  return {
    federal,
    state,
    total: sheet.computed(
      'money-tax.total',
      `Tax ${what}`,
      'usd',
      state === undefined
        ? 'federal tax; no state was named, so its tax is not counted'
        : 'federal tax + state tax',
      parts,
      parts.reduce((sum, { value }) => sum + value, 0),
    ),
  }
}

/** An employer withholds at one rate, whatever the bracket is. */
function withheldOf({ sheet, amount, context, taxes }: MoneyBasis, { federal }: TaxEstimate) {
  const rate = sheet.law(
    'money-tax.withholding',
    'Federal income tax withheld from a bonus',
    'rate',
    lastingLaw.supplementalWithholdingRate,
  )
  const payroll = sheet.computed(
    'money-tax.payroll',
    'Social Security and Medicare tax on it',
    'usd',
    'the employee’s share with it − without it',
    [amount, taxes.income],
    Math.round(payrollTaxOnMore(taxes, context, amount.value)),
  )
  const dollars = sheet.computed(
    'money-tax.withheld',
    'Federal tax withheld before it arrives, about',
    'usd',
    'the sum × the rate of withholding + Social Security and Medicare tax',
    [amount, rate, payroll],
    Math.round(amount.value * rate.value) + payroll.value,
  )
  return {
    rate,
    dollars,
    gap: sheet.computed(
      'money-tax.gap',
      'Federal tax due beyond what is withheld',
      'usd',
      'federal tax on it − what is withheld, never below nothing',
      [federal, dollars],
      Math.max(0, federal.value - dollars.value),
    ),
    comesBack: sheet.computed(
      'money-tax.comes-back',
      'Withheld beyond the federal tax on it',
      'usd',
      'what is withheld − federal tax on it, never below nothing',
      [federal, dollars],
      Math.max(0, dollars.value - federal.value),
    ),
  }
}

/** Income of the year in which the money comes, at most, as the limits of an IRA look at it. */
export function incomeOfYear(p: MoneyBasis, inherited: InheritedIra | undefined): Figure {
  const { sheet, taxes, context } = p
  if (inherited !== undefined && isIncomeOfYear(inherited, context))
    return withDistribution(sheet, context, taxes, inherited.withdrawal).iraIncome
  const part = taxedPart(p)
  if (part === undefined) return taxes.iraIncome
  return sheet.computed(
    'year-income',
    'Income of the year in which the money comes, at most',
    'usd-per-year',
    'estimated adjusted gross income + the part of the sum that may be income',
    [taxes.iraIncome, part],
    Math.round(taxes.iraIncome.value + part.value),
  )
}

/** What is known of the year beside pay: a gain that comes with the money, and what comes out of accounts before tax anyway. */
export function besideDollars(
  p: MoneyBasis,
  { inherited, required }: { inherited: InheritedIra | undefined; required: Required | undefined },
): Omit<BesideDollars, 'intoHsa'> {
  const as = taxedAs(p.reader)
  const own = required?.isDue === true ? required.amount.value : 0
  const taxed = inherited?.isRoth === true ? undefined : inherited
  return {
    longTermGain: as === 'gain' || as === 'sale' ? (taxedPart(p)?.value ?? 0) : 0,
    distributions: {
      now: own + (taxed !== undefined && isIncomeOfYear(taxed, p.context) ? taxed.withdrawal.value : 0),
      ahead: own + (taxed === undefined ? 0 : eachYearOf(taxed).value),
    },
  }
}

/** Whether its first withdrawal is taxed, and taken in this year. */
export const isIncomeOfYear = (
  { isRoth, withdrawal, firstBy }: InheritedIra,
  { today }: DraftContext,
): boolean => !isRoth && withdrawal.value > 0 && yearOf(firstBy) === yearOf(today)
