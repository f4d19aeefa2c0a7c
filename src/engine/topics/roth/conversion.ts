/** Turning pre-tax savings into Roth this year: what it costs now against what the same dollars cost later. */
import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { type HouseholdTax, householdTax } from '../../tax/household-tax.ts'
import { medicareEligibilityAge, medicareLookBackYears, medicareOf } from '../../tax/medicare-law.ts'
import { medicarePremiums } from '../../tax/medicare-premiums.ts'
import { requiredMinimumDistribution } from '../../tax/required-minimum-distribution.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars } from '../../units.ts'
import { withoutEnded } from '../ended-pay.ts'
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
  /** What the same conversion costs in a year without the pay that ended, where waiting for that year is best. */
  readonly rateNext: Figure | undefined
  readonly verdict: 'convert' | 'keep' | 'close'
  /** What has to be withdrawn this year before anything may be converted; undefined before the age for it. */
  readonly required: Figure | undefined
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
function roomBelowCliff(basis: RothBasis, before: TaxReturn, { federal }: HouseholdTax): Dollars {
  const limit = creditLimit(basis)
  if (limit === undefined) return Number.POSITIVE_INFINITY
  const { agi, taxableSocialSecurity } = federal
  const magi = agi + (before.socialSecurity ?? 0) - taxableSocialSecurity
  // Benefits that become taxable with the conversion were counted before.
  return magi <= limit ? limit - magi : Number.POSITIVE_INFINITY
}

/** Of someone without pay; a plan of the employer that one works for asks for nothing yet. */
function requiredOf(
  { sheet, context, hasPay, birthYear, reader }: RothBasis,
  pretax: Dollars,
): Figure | undefined {
  if (hasPay) return undefined
  const due = requiredMinimumDistribution({
    birthYear,
    year: yearOf(context.today),
    priorYearEndBalance: pretax,
  })
  if (due <= 0) return undefined
  return sheet.computed(
    'conversion.required',
    'Required withdrawal of this year, about',
    'usd',
    'pre-tax savings ÷ the years of the table of the IRS; what you named stands for the balance of last year’s end',
    [reader.number('retirementSavings')],
    Math.ceil(due),
  )
}

/** What Medicare adds in the year that looks back at this income, for each who has it then. */
function surcharges({ context, status, age, spouseAge }: RothBasis, agi: Dollars): Dollars {
  const from = medicareEligibilityAge.value - medicareLookBackYears.value
  const people = [age, spouseAge].filter((one) => one !== undefined && Math.floor(one.value) >= from).length
  if (people === 0) return 0
  const { partBSurchargeMonthly, partDSurchargeMonthly } = medicarePremiums({
    law: medicareOf(context.law.year),
    status,
    magiTwoYearsBefore: agi,
  })
  return people * monthsPerYear * (partBSurchargeMonthly + partDSurchargeMonthly)
}

/** A conversion that was asked for, or the one that a year without pay invites. */
export function conversionOf(basis: RothBasis, now: TaxNow, later: Later): Conversion | undefined {
  const { sheet, reader, context, state } = basis
  const isSumTold = reader.told('conversionAnnual') !== undefined
  const isAsked = isSumTold || reader.told('considersConversion') === true
  if (later.pretaxToday <= 0 || (basis.hasPay && !isAsked)) return undefined
  const savings = reader.number('retirementSavings')
  const required = requiredOf(basis, later.pretaxToday)
  const drawn = required?.value ?? 0
  const before = returnWith(basis, now.before, now.least.places)
  const taxOn = (iraDistributions: Dollars, of: TaxReturn = before) => {
    const taxReturn = { ...of, iraDistributions }
    return { taxReturn, tax: householdTax({ law: context.law, state, taxReturn }) }
  }
  const start = taxOn(drawn)
  const income = start.tax.federal
  const shortfall = Math.max(0, income.deduction + income.seniorDeduction - income.agi)
  const asked = isSumTold ? reader.number('conversionAnnual') : undefined
  const room = Math.min(
    shortfall + roomInBracket(basis, income.taxableIncome),
    roomBelowCliff(basis, start.taxReturn, start.tax),
  )
  const dollars = Math.floor(Math.min(later.pretaxToday - drawn, asked?.value ?? room))
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
  const costOf = ({ tax, taxReturn }: ReturnType<typeof taxOn>) =>
    tax.total + now.healthOn(tax, taxReturn) + surcharges(basis, tax.federal.agi)
  const cost = costOf(taxOn(drawn + dollars)) - costOf(start)
  const laterRate =
    later.taxOf((later.pretaxToday - drawn - dollars) * later.untouched, dollars * later.untouched).rate ?? 0
  const nextBefore = withoutEnded(before, basis.ended)
  const costNext = costOf(taxOn(drawn + dollars, nextBefore)) - costOf(taxOn(drawn, nextBefore))
  const atTenths = (rate: number) => Math.round(rate * stepsOfRate) / stepsOfRate
  const rateNow = atTenths(cost / dollars)
  const rateLater = atTenths(laterRate)
  const rateNext = atTenths(costNext / dollars)
  const isBestNext =
    basis.ended.own !== undefined &&
    basis.income.value === 0 &&
    Math.min(rateNow, rateLater) - rateNext > rules.rateBand.value
  return {
    amount,
    required,
    tax: sheet.computed(
      'conversion.tax',
      'Tax on the conversion this year',
      'usd',
      'federal and state tax, what you pay of cover from the Marketplace, and the surcharges of Medicare that follow, with it − without it; a required withdrawal is counted first',
      required === undefined ? [amount] : [amount, required],
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
    rateNext: isBestNext
      ? sheet.computed(
          'conversion.next',
          'What a converted dollar costs in a year without pay',
          'rate',
          'the tax with the same conversion − without it, in a year without the pay that ended this year, under this year’s law, ÷ the conversion',
          [amount],
          rateNext,
        )
      : undefined,
    verdict: isBestNext
      ? 'keep'
      : rateLater - rateNow > rules.rateBand.value
        ? 'convert'
        : rateNow - rateLater > rules.rateBand.value
          ? 'keep'
          : 'close',
  }
}
