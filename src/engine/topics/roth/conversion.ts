/** Turning pre-tax savings into Roth this year: what it costs now against what the same dollars cost later. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { householdTax } from '../../tax/household-tax.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars } from '../../units.ts'
import { lifelongPayAt } from '../lifelong-pay.ts'
import type { RothBasis } from './basis.ts'
import { creditLimit } from './decision.ts'
import type { Later } from './later.ts'
import { returnWith } from './places.ts'
import type { TaxNow } from './tax-now.ts'

export interface Conversion {
  readonly amount: Figure
  readonly tax: Figure
  readonly rateNow: Figure
  readonly rateLater: Figure
  readonly verdict: 'convert' | 'keep' | 'close'
}

const stepsOfRate = 1_000

/** Up to the top of the bracket that this year's income falls in, or of the last low one. */
function roomInBracket({ context, status }: RothBasis, taxableIncome: Dollars): Dollars {
  const next = known(context.law.ordinaryBrackets)[status].find(
    ({ from, rate }) => from > taxableIncome && rate > rules.lowBracket.value,
  )
  return next === undefined ? 0 : Math.floor(next.from - taxableIncome)
}

/** Whoever has the Marketplace credit keeps it only up to a limit of income; whoever is past it has nothing to lose. */
function roomBelowCliff(basis: RothBasis, { least, before }: TaxNow): Dollars {
  const limit = creditLimit(basis)
  if (limit === undefined) return Number.POSITIVE_INFINITY
  const { agi, taxableSocialSecurity } = least.tax.federal
  const magi = agi + (before.socialSecurity ?? 0) - taxableSocialSecurity
  // Benefits that become taxable with the conversion were counted before.
  return magi <= limit ? limit - magi : Number.POSITIVE_INFINITY
}

/** A conversion that was asked for, or the one that a year without pay invites. */
export function conversionOf(basis: RothBasis, now: TaxNow, later: Later): Conversion | undefined {
  const { sheet, reader, context, state } = basis
  const isSumTold = reader.told('conversionAnnual') !== undefined
  const isAsked = isSumTold || reader.told('considersConversion') === true
  if (later.pretaxToday <= 0 || (basis.hasPay && !isAsked)) return undefined
  const savings = reader.number('retirementSavings')
  const income = now.least.tax.federal
  const shortfall = Math.max(0, income.deduction + income.seniorDeduction - income.agi)
  const asked = isSumTold ? reader.number('conversionAnnual') : undefined
  const room = Math.min(shortfall + roomInBracket(basis, income.taxableIncome), roomBelowCliff(basis, now))
  const dollars = Math.floor(Math.min(later.pretaxToday, asked?.value ?? room))
  if (dollars <= 0) return undefined
  const amount = sheet.computed(
    'conversion',
    asked === undefined ? 'Room for a conversion this year' : 'Conversion this year',
    'usd',
    asked === undefined
      ? 'the top of the low tax brackets, or of the bracket that your income falls in − your taxable income, at most your pre-tax savings, and with cover from the Marketplace up to the income at which its credit ends'
      : 'what you named, at most your pre-tax savings',
    asked === undefined
      ? [savings, ...lifelongPayAt(reader, basis.age.value, basis.spouseAge !== undefined)]
      : [asked, savings],
    dollars,
  )
  const before = returnWith(basis, now.before, now.least.places)
  const taxAt = (iraDistributions: Dollars) => {
    const taxReturn = { ...before, iraDistributions }
    const tax = householdTax({ law: context.law, state, taxReturn })
    return tax.total + now.healthOn(tax, taxReturn)
  }
  const cost = taxAt(dollars) - taxAt(0)
  const laterRate =
    later.taxOf((later.pretaxToday - dollars) * later.untouched, dollars * later.untouched).rate ?? 0
  const atTenths = (rate: number) => Math.round(rate * stepsOfRate) / stepsOfRate
  const rateNow = atTenths(cost / dollars)
  const rateLater = atTenths(laterRate)
  return {
    amount,
    tax: sheet.computed(
      'conversion.tax',
      'Tax on the conversion this year',
      'usd',
      now.healthOn(now.least.tax, before) > 0
        ? 'federal and state tax, and what you pay of your health cover, with it − without it'
        : 'federal and state tax with it − without it',
      [amount],
      Math.round(cost),
    ),
    rateNow: sheet.computed(
      'conversion.now',
      'What a converted dollar costs this year',
      'rate',
      'that tax ÷ the conversion',
      [amount],
      rateNow,
    ),
    rateLater: sheet.computed(
      'conversion.later',
      'What the same dollar costs later',
      'rate',
      'tax on the withdrawals from these dollars, stacked on benefits, pension and the rest, ÷ the withdrawals',
      [amount, later.benefits, later.pension, savings],
      rateLater,
    ),
    verdict:
      rateLater - rateNow > rules.rateBand.value
        ? 'convert'
        : rateNow - rateLater > rules.rateBand.value
          ? 'keep'
          : 'close',
  }
}
