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
import { type FilingStatus, known } from '../../tax/tax-year.ts'
import type { Dollars, Share } from '../../units.ts'
import { withoutEnded } from '../ended-pay.ts'
import { creditAtLimit, creditAtLimitFigure, creditLimit, marketplaceIncome } from '../marketplace.ts'
import { filedAs } from '../tax-picture.ts'
import type { RothBasis } from './basis.ts'
import { mostWithin, worthConverting, worthOfRoom } from './conversion-search.ts'
import type { Later } from './later.ts'
import { type Living, livingOf } from './living.ts'
import { savingsLaterRate } from './outcomes.ts'
import { returnWith } from './places.ts'
import type { TaxNow } from './tax-now.ts'

export interface Conversion {
  readonly amount: Figure
  /** With the surcharges of Medicare that follow. */
  readonly tax: Figure
  /** What the Marketplace credit falls by, where there is such cover; above its limit, all of it by an average. */
  readonly credit: Figure | undefined
  /** Both together. */
  readonly cost: Figure
  readonly rateNow: Figure
  readonly rateLater: Figure
  /** What the same conversion costs in a year without the pay that ended, where waiting for that year is best. */
  readonly rateNext: Figure | undefined
  readonly verdict: 'convert' | 'keep' | 'close'
  /** All of it at once, where a conversion was asked about without a sum and only a part of it is worth weighing. */
  readonly whole: { readonly amount: Figure; readonly tax: Figure; readonly rate: Figure } | undefined
  /** Whether the income with it keeps the Marketplace credit of the year; undefined where there is none to lose. */
  readonly creditAfter: 'kept' | 'lost' | undefined
  /** The sum that was named, where it would cost that credit and the conversion stops below, and what it is worth on average. */
  readonly overCredit: { readonly asked: Figure; readonly worth: Figure | undefined } | undefined
  /** The sum that was named, where its last dollars would cost clearly more now than later, and what such a one costs. */
  readonly dearer: { readonly asked: Figure; readonly rest: Figure; readonly rate: Figure } | undefined
  readonly living: Living | undefined
  /** What was named beside these savings and is left after a year of costs does not pay the tax. */
  readonly isTaxUncovered: boolean
  /** Dollars may be withheld from it without a penalty. */
  readonly isPastPenalty: boolean
  /** What has to be withdrawn this year before anything may be converted; undefined before the age for it. */
  readonly required: Figure | undefined
}

const stepsOfRate = 1_000

/** Up to the top of the bracket that this income falls in, or of the last low one, with what of the deductions is unused. */
function lowBracketRoom(
  { law }: RothBasis['context'],
  status: FilingStatus,
  { agi, deduction, seniorDeduction, taxableIncome }: HouseholdTax['federal'],
): Dollars {
  const unused = Math.max(0, deduction + seniorDeduction - agi)
  const next = known(law.ordinaryBrackets)[status].find(
    ({ from, rate }) => from > taxableIncome && rate > rules.lowBracket.value,
  )
  return unused + (next === undefined ? 0 : Math.floor(next.from - taxableIncome))
}

/** A return and the tax on it. */
interface Run {
  readonly taxReturn: TaxReturn
  readonly tax: HouseholdTax
}

interface CreditEdge {
  /** What may be converted below it; without end where less is left than is worth the forms, as any conversion passes it. */
  readonly below: Dollars
  /** The credit of a year, where the way from one return to another passes the limit. */
  readonly lostBetween: (start: Run, after: Run) => Dollars
  /** What becomes of it on that way. */
  readonly after: (start: Run, after: Run) => Conversion['creditAfter']
}

/** Whoever has the Marketplace credit keeps it only up to a limit of income; whoever is past it has nothing to lose. */
function creditEdge(basis: RothBasis, start: Run): CreditEdge {
  const limit = creditLimit(basis)
  const nothingToLose: CreditEdge = {
    below: Number.POSITIVE_INFINITY,
    lostBetween: () => 0,
    after: () => undefined,
  }
  if (limit === undefined || basis.status === 'married_separate') return nothingToLose
  const magi = ({ tax, taxReturn }: Run) => marketplaceIncome(tax.federal, taxReturn.socialSecurity)
  const safe = limit - rules.creditMargin.value
  const credit = creditAtLimit(basis)
  const after: CreditEdge['after'] = (from, to) => {
    if (magi(from) > limit) return undefined
    if (magi(to) <= Math.max(safe, magi(from))) return 'kept'
    return credit > 0 ? 'lost' : undefined
  }
  // Benefits that become taxable with the conversion were counted before.
  const room = safe - magi(start)
  return {
    below: room >= rules.leastConversion.value ? room : nothingToLose.below,
    lostBetween: (from, to) => (after(from, to) === 'lost' ? credit : 0),
    after,
  }
}

/** Of someone without pay; a plan of the employer that one works for asks for nothing yet. */
function requiredOf(
  { sheet, context, contributes, birthYear, reader }: RothBasis,
  pretax: Dollars,
): Figure | undefined {
  if (contributes) return undefined
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

/** What converting everything in this year would cost. */
function wholeOf({ sheet, reader }: RothBasis, all: Dollars, cost: Dollars): Conversion['whole'] {
  const amount = sheet.computed(
    'conversion.all',
    'All that could be converted',
    'usd',
    'pre-tax savings − what has to come out this year first',
    [reader.number('retirementSavings')],
    all,
  )
  const tax = sheet.computed(
    'conversion.all-tax',
    'Tax if all of it were converted this year',
    'usd',
    'federal and state tax, what you pay of cover from the Marketplace, and the surcharges of Medicare that follow, with it − without it',
    [amount],
    Math.round(cost),
  )
  return {
    amount,
    tax,
    rate: sheet.computed(
      'conversion.all-rate',
      'What a dollar costs if all of it is converted this year',
      'rate',
      'that tax ÷ all that could be converted',
      [amount, tax],
      Math.round((cost / all) * stepsOfRate) / stepsOfRate,
    ),
  }
}

function costFigures(
  { sheet }: RothBasis,
  p: {
    amount: Figure
    required: Figure | undefined
    tax: Dollars
    credit: Dollars
    creditAtLimit: Figure | undefined
  },
): Pick<Conversion, 'tax' | 'credit' | 'cost'> {
  const tax = sheet.computed(
    'conversion.tax',
    'Tax on the conversion this year',
    'usd',
    'federal and state tax, and the surcharges of Medicare that follow, with it − without it; a required withdrawal is counted first',
    p.required === undefined ? [p.amount] : [p.amount, p.required],
    p.tax,
  )
  if (p.credit <= 0) return { tax, credit: undefined, cost: tax }
  const credit = sheet.computed(
    'conversion.credit',
    'Marketplace credit that the conversion takes',
    'usd',
    p.creditAtLimit === undefined
      ? 'what you pay of the benchmark plan yourself before the credit begins, with it − without it, whatever its premium is'
      : 'what you pay of the benchmark plan yourself before the credit begins, at the limit − without the conversion, + the credit at the limit, all of which is lost',
    p.creditAtLimit === undefined ? [p.amount] : [p.amount, p.creditAtLimit],
    p.credit,
  )
  return {
    tax,
    credit,
    cost: sheet.computed(
      'conversion.cost',
      'Tax and smaller Marketplace credit of the conversion this year',
      'usd',
      'the tax + what the credit falls by',
      [tax, credit],
      tax.value + credit.value,
    ),
  }
}

function dearerPart(
  { sheet }: RothBasis,
  asked: Figure,
  amount: Figure,
  wanted: Dollars,
  costOn: (dollars: Dollars) => Dollars,
): NonNullable<Conversion['dearer']> {
  const rest = sheet.computed(
    'conversion.rest',
    'What you named beyond the conversion',
    'usd',
    'what you named, at most up to where the Marketplace credit ends − the conversion',
    [asked, amount],
    wanted - amount.value,
  )
  const rate = (costOn(wanted) - costOn(amount.value)) / rest.value
  return {
    asked,
    rest,
    rate: sheet.computed(
      'conversion.rest-rate',
      'What such a dollar would cost this year',
      'rate',
      '(tax and smaller Marketplace credit with all of it − with the conversion) ÷ the dollars between',
      [rest],
      Math.round(rate * stepsOfRate) / stepsOfRate,
    ),
  }
}

/** A conversion that was asked for, or the one that a year without pay invites. */
export function conversionOf(basis: RothBasis, now: TaxNow, later: Later): Conversion | undefined {
  const { sheet, reader, context, state } = basis
  const isSumTold = reader.told('conversionAnnual') !== undefined
  const isAsked = isSumTold || reader.told('considersConversion') === true
  if (later.pretaxToday <= 0 || (basis.contributes && !isAsked)) return undefined
  const savings = reader.number('retirementSavings')
  const required = requiredOf(basis, later.pretaxToday)
  const before = returnWith(basis, now.before, now.least.places)
  const taxOn = (iraDistributions: Dollars, of: TaxReturn = before): Run => {
    const taxReturn = { ...of, iraDistributions }
    return { taxReturn, tax: householdTax({ law: context.law, state, taxReturn }) }
  }
  const paid = taxOn(0)
  const living = livingOf(basis, paid.taxReturn, paid.tax)
  const drawn = Math.max(required?.value ?? 0, living?.drawn.value ?? 0)
  const start = taxOn(drawn)
  const income = start.tax.federal
  const asked = isSumTold ? reader.number('conversionAnnual') : undefined
  const edge = creditEdge(basis, start)
  const room = lowBracketRoom(basis.context, basis.status, income)
  const all = Math.floor(later.pretaxToday - drawn)
  const overCredit = asked !== undefined && Math.min(asked.value, all) > edge.below ? asked : undefined
  const costOf = ({ tax, taxReturn }: Run) =>
    tax.total + now.healthOn(tax, taxReturn) + surcharges(basis, tax.federal.agi)
  const costFrom = (from: Run, to: Run) => costOf(to) - costOf(from) + edge.lostBetween(from, to)
  const costOn = (dollars: Dollars) => costFrom(start, taxOn(drawn + dollars))
  const wanted = Math.floor(Math.min(all, asked?.value ?? room, edge.below))
  if (wanted <= 0) return undefined
  const isPastPenalty = basis.age.value >= known(context.limits.earlyWithdrawal).untilAge
  const covered = living?.left === undefined ? wanted : mostWithin(living.left, wanted, costOn)
  const isLimited = !isPastPenalty && asked === undefined && covered >= rules.leastConversion.value
  const rateOf = savingsLaterRate(basis, later)
  const laterRateOf = (converted: Dollars): Share =>
    rateOf({ decided: converted, others: later.pretaxToday - drawn - converted })
  const cheap = (asked === undefined ? worthOfRoom : worthConverting)(wanted, laterRateOf(wanted), costOn)
  const dollars = isLimited ? Math.min(covered, cheap) : cheap
  const isTaxUncovered = covered < dollars
  const amount = sheet.computed(
    'conversion',
    asked === undefined ? 'Room for a conversion this year' : 'Conversion this year',
    'usd',
    asked === undefined
      ? 'the top of the low tax brackets, or of the bracket that your income falls in − your taxable income, at most your pre-tax savings, and with cover from the Marketplace up to the income at which its credit ends, less a margin for income that is not known; no further than the next dollar costs less now than later; before the penalty ends no more than what is left of cash and investments pays the tax on'
      : cheap < wanted
        ? 'the part of what you named whose dollars cost less now than later'
        : overCredit === undefined
          ? 'what you named, at most your pre-tax savings'
          : 'the income at which the Marketplace credit ends − your income without a conversion, interest and dividends included, and a margin for what of it is not known; you named more',
    [
      ...(asked === undefined ? [] : [asked]),
      savings,
      ...(basis.unearned === undefined ? [] : [basis.unearned.figure]),
      ...(asked === undefined ? basis.paidForLife : []),
    ],
    dollars,
  )
  const cost = costOn(dollars)
  const converted = taxOn(drawn + dollars)
  const lost = edge.lostBetween(start, converted)
  const healthAt = ({ tax, taxReturn }: Run) => now.healthOn(tax, taxReturn)
  const health = Math.round(healthAt(converted) - healthAt(start) + lost)
  const costs = costFigures(basis, {
    amount,
    required,
    tax: Math.round(cost) - health,
    credit: health,
    creditAtLimit: lost > 0 ? creditAtLimitFigure(basis) : undefined,
  })
  const laterRate = laterRateOf(dollars)
  const nextBefore = filedAs(withoutEnded(before, basis.ended), now.statusAhead)
  const startNext = taxOn(drawn, nextBefore)
  const costNext = costFrom(startNext, taxOn(drawn + dollars, nextBefore))
  const atTenths = (rate: number) => Math.round(rate * stepsOfRate) / stepsOfRate
  const rateNow = atTenths(cost / dollars)
  const rateLater = atTenths(laterRate)
  const rateNext = atTenths(costNext / dollars)
  // Of whoever has stopped for good, what the low brackets of that year cannot hold as well gains nothing by waiting for it.
  const roomNext = lowBracketRoom(basis.context, now.statusAhead, startNext.tax.federal)
  const isWorthBeside =
    basis.isRetired && rateLater - rateNow > rules.rateBand.value && all > roomNext + dollars
  const isBestNext =
    [basis.ended.own, basis.ended.severance, basis.ended.spouse].some((paid) => paid !== undefined) &&
    basis.income.value === 0 &&
    !isWorthBeside &&
    Math.min(rateNow, rateLater) - rateNext > rules.rateBand.value
  const isAllMore = asked === undefined && isAsked && all - dollars >= rules.leastConversion.value
  return {
    amount,
    whole: isAllMore ? wholeOf(basis, all, costOn(all)) : undefined,
    creditAfter: edge.after(start, converted),
    overCredit:
      overCredit === undefined || cheap < wanted
        ? undefined
        : {
            asked: overCredit,
            worth: creditAtLimit(basis) > 0 ? creditAtLimitFigure(basis) : undefined,
          },
    dearer:
      asked !== undefined && cheap < wanted ? dearerPart(basis, asked, amount, wanted, costOn) : undefined,
    required,
    ...costs,
    rateNow: sheet.computed(
      'conversion.now',
      'What a converted dollar costs this year',
      'rate',
      health > 0
        ? 'that tax and what the Marketplace credit falls by, ÷ the conversion'
        : 'that tax ÷ the conversion',
      [amount],
      rateNow,
    ),
    rateLater: sheet.computed(
      'conversion.later',
      'What the same dollar costs later',
      'rate',
      'tax on the withdrawals from these dollars, stacked on benefits, pension and the rest, in weak and in strong markets, ÷ the withdrawals',
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
    living,
    isTaxUncovered,
    isPastPenalty,
    verdict: isBestNext
      ? 'keep'
      : rateLater - rateNow > rules.rateBand.value && (isPastPenalty || !isTaxUncovered)
        ? 'convert'
        : rateNow - rateLater > rules.rateBand.value || (isTaxUncovered && !isPastPenalty)
          ? 'keep'
          : 'close',
  }
}
