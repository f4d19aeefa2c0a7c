/** The federal rate at which this money is taxed when it is used. */
import { yearOf } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { futureLaw } from '../../markets/future-law.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { ordinaryRate } from '../../tax/ordinary-tax.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars, Years } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { benefitsAhead, fullBenefitAge, paidForLifeIn } from '../benefits-ahead.ts'
import { careerPay } from '../ended-pay.ts'
import { benefitsOf, pensionsOf } from '../lifelong-pay.ts'
import { taxOnMore } from '../tax-on-more.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'

const label = 'Federal rate on what leaves these accounts later'
const percents = 100

interface Spent {
  readonly taxes: TaxPicture
  readonly total: Figure
  /** Years until the money is needed, or that it lasts. */
  readonly horizon: Figure
}

/**
 * With pay, today's bracket stands for the rate later; looking for work, that of the last pay; retired or without pay,
 * what an even yearly withdrawal adds in tax to all that is paid beside it in those years.
 */
export function laterRateOf(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  { taxes, total, horizon }: Spent,
): Figure {
  const isRetired = reader.value('employment') === 'retired'
  const spousePay = isRetired ? 0 : (taxes.spouseIncome?.value ?? 0)
  if (taxes.income.value + spousePay > 0 || total.value === 0)
    return sheet.computed(
      'later-rate',
      label,
      'rate',
      'taken to be your tax bracket of today',
      [taxes.bracket],
      taxes.bracket.value,
    )
  const lastPay = reader.value('employment') === 'unemployed' ? careerPay(reader, 'you') : undefined
  if (lastPay !== undefined && lastPay.value > 0)
    return sheet.computed(
      'later-rate',
      label,
      'rate',
      'taken to be your tax bracket in a year at your last pay',
      [lastPay],
      bracketAt(context, taxes, lastPay.value),
    )
  const years = Math.max(1, Math.round(horizon.value))
  const yearly = total.value / years
  // Whoever has not retired is not known to live on it yet: this year stands for all.
  const { returns, benefits } = isRetired
    ? yearsOfUse(sheet, reader, context, taxes, years)
    : { returns: Array.from({ length: years }, () => taxes.later.taxReturn), benefits: [] }
  const added = returns.reduce(
    (sum, taxReturn, yearsAhead) =>
      sum +
      taxOnMore(
        { taxReturn },
        {
          ...context,
          law: futureLaw({ law: context.law, yearsAhead, inflation: context.market.inflation.value }),
        },
        'iraDistributions',
        yearly,
      ),
    0,
  )
  return sheet.computed(
    'later-rate',
    label,
    'rate',
    'the federal tax that an even withdrawal adds in each of these years, beside what is paid in them: pensions and Social Security that have begun by then, and pay of a spouse until full retirement age, ÷ the withdrawals, in whole percent',
    [total, horizon, taxes.later.agi, ...benefits],
    Math.max(0, Math.round((added / total.value) * percents) / percents),
  )
}

function bracketAt({ law }: DraftContext, { later }: TaxPicture, wages: Dollars): number {
  const taxReturn = { ...later.taxReturn, wages }
  const { taxableIncome } = incomeTax(law, taxReturn)
  return taxableIncome <= 0 ? 0 : ordinaryRate({ law, status: taxReturn.status, taxableIncome })
}

/**
 * The returns of the years in which the money is used, before any of it. A benefit that begins in some years makes every
 * dollar beside it dearer, and so does the pay of a spouse as long as it goes on.
 */
function yearsOfUse(
  sheet: Worksheet,
  reader: FactReader,
  { today }: DraftContext,
  { later, age, isCouple }: TaxPicture,
  years: Years,
): { returns: TaxReturn[]; benefits: Figure[] } {
  const workerOf = (exact: Years, isPaid: boolean) => {
    const whole = Math.floor(exact)
    const birthYear = yearOf(today) - whole
    return {
      age: whole,
      birthYear,
      endOfWork: isPaid ? Math.max(whole, fullBenefitAge(birthYear)) : whole,
    }
  }
  const {
    spouseWages = 0,
    spouseSelfEmploymentProfit = 0,
    spouseDeferredPay: _deferred,
    ...withoutPay
  } = later.taxReturn
  const isSpousePaid = spouseWages + spouseSelfEmploymentProfit > 0
  const spouse = isCouple ? workerOf(reader.number('spouseAge').value, isSpousePaid) : undefined
  const benefits = benefitsAhead(sheet, reader, { own: workerOf(age.value, false), spouse })
  const returns = Array.from({ length: years }, (_, year): TaxReturn => {
    const paid = paidForLifeIn(reader, age.value, benefits, year)
    const works = spouse !== undefined && spouse.age + year < spouse.endOfWork
    return {
      ...(works ? later.taxReturn : withoutPay),
      age: age.value + year,
      ...(later.taxReturn.spouseAge === undefined ? {} : { spouseAge: later.taxReturn.spouseAge + year }),
      pensionIncome: pensionsOf(reader, paid) * monthsPerYear,
      socialSecurity: benefitsOf(paid) * monthsPerYear,
    }
  })
  const figures = [benefits.own.monthly, ...(benefits.spouse === undefined ? [] : [benefits.spouse.monthly])]
  return { returns, benefits: figures }
}
