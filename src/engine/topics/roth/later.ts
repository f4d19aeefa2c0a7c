/** What a pre-tax dollar costs later: Social Security, pension and required withdrawals under it. */
import type { Figure } from '../../figure.ts'
import type { AssetAllocation } from '../../markets/asset-allocation.ts'
import { realReturnOf } from '../../markets/assumptions.ts'
import { retirementAllocation, retirementGlidePath } from '../../markets/glide-path.ts'
import type { EarlyPenalty, Pension, Retirement } from '../../markets/retirement-returns.ts'
import {
  type PretaxBalances,
  type RetirementCourse,
  type RetirementTax,
  retirementCourse,
} from '../../markets/retirement-tax.ts'
import { annuityFactor } from '../../math/annuity.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { distributionStartAge } from '../../tax/required-minimum-distribution.ts'
import type { AnnualRate, Dollars, Share, Years } from '../../units.ts'
import { dollarsOf } from '../ended-pay.ts'
import type { DraftContext } from '../topic.ts'
import type { RothBasis } from './basis.ts'
import { oldPlanPretax } from './convertible.ts'
import { earlyPenalty, onEvenDraws } from './early-penalty.ts'
import { spousePayKept } from './end-of-spouse-pay.ts'
import { freeOfPenalty, type LaterSpending, laterSpendingOf } from './later-spending.ts'
import type { KindAhead } from './pay-ahead.ts'
import { savedOnReturn } from './saved-on-return.ts'
import { sharedByDrafts } from './shared.ts'
import type { TaxNow } from './tax-now.ts'

/** What has grown in some markets, so many times what is expected. */
export interface Markets {
  readonly decided: number
  readonly others: number
}

export interface Later {
  /** Yearly benefits of both, in today's dollars. */
  readonly benefits: Figure
  /** A month of the pensions of both. */
  readonly pension: Figure
  /** The first age, of whoever asks, at which one of them is paid, from the end of work on; undefined without any. */
  readonly pensionFrom: Years | undefined
  /** Pre-tax money there in any case on the day work ends. */
  readonly otherBalance: Figure
  /** What of a year’s contribution is Traditional whatever is chosen, and among that money; undefined without such. */
  readonly onlyTraditional: Figure | undefined
  /** Undefined where savings are counted as drawn evenly. */
  readonly spending: LaterSpending | undefined
  /** Counted on what comes out before its age; undefined where none is due. */
  readonly penalty: EarlyPenalty | undefined
  readonly claimAge: number
  readonly distributionAge: number
  readonly endOfWork: number
  /** Years in which this year's choice is repeated: until work ends, or until another pay begins. */
  readonly repeated: Years
  /** The mix of each year until work ends. */
  readonly glide: readonly AssetAllocation[]
  readonly fee: Figure
  /** What this year takes of the dollars of a whole one. */
  readonly ofThisYear: Share
  /** What a dollar in each of the repeated years, rising with pay, grows to by the day work ends. */
  readonly growth: number
  /** What a dollar of today grows to by the day work ends. */
  readonly untouched: number
  /** Pre-tax savings of today. */
  readonly pretaxToday: Dollars
  /** Tax in retirement on balances of the day work ends. */
  readonly taxOf: (balances: PretaxBalances) => RetirementTax
  /** The same when this much a year is Traditional, in the expected markets. */
  readonly taxWith: (traditional: Dollars) => RetirementTax
  /** The rate alone, worked out in some of the years. */
  readonly rateOn: (balances: PretaxBalances) => Share
  readonly yearWith: RetirementCourse['yearWith']
  /** The same when this much a year is Traditional, in markets unlike the expected ones. */
  readonly rateWith: (traditional: Dollars, markets: Markets) => Share
  /**
   * What goes into other pre-tax savings in each year, where most of it does in years that are not compared: markets
   * move it less than the dollars of the first years. Undefined where one moves about as the other.
   */
  readonly othersYearly: readonly Dollars[] | undefined
  /** What goes into other pre-tax savings in each year whatever is decided. */
  readonly addedYearly: readonly Dollars[]
}

/** What pay has risen to after some years. */
const withPay = (years: number): number => {
  let growth = 1
  for (let year = 0; year < years; year++) growth *= 1 + rules.payGrowthRate.value
  return growth
}

/** Of both, for a year. */
function yearlyBenefits({ sheet, benefits: { own, spouse }, retirementAge }: RothBasis): Figure {
  const monthly = [own.monthly, ...(spouse === undefined ? [] : [spouse.monthly])]
  const isGiven = monthly.every(({ origin }) => origin !== 'computed')
  return sheet.computed(
    'benefits',
    spouse === undefined ? 'Social Security of a year, later' : 'Social Security of a year, later, of both',
    'usd-per-year',
    'the monthly benefits for a year, in today’s dollars',
    [...monthly, retirementAge],
    monthsPerYear * monthly.reduce((sum, { value }) => sum + value, 0),
    isGiven ? undefined : 2,
  )
}

/**
 * Pre-tax savings of today, less what is Roth already. An old plan that holds more than all that was named cannot be part of
 * it, so it comes beside it.
 */
function pretaxToday({ sheet, reader, pretaxIra, afterTaxIra }: RothBasis): {
  dollars: Dollars
  inputs: Figure[]
} {
  const all = reader.number('retirementSavings')
  const roth = reader.number('rothSavings')
  const oldPlan = oldPlanPretax(sheet, reader)
  const named = Math.max(0, all.value - roth.value - (afterTaxIra?.value ?? 0))
  const left = dollarsOf(oldPlan)
  return {
    dollars: Math.max(left > named ? named + left : named, pretaxIra.value + left),
    inputs: [all, roth, pretaxIra, ...[afterTaxIra, oldPlan].filter((one) => one !== undefined)],
  }
}

/** One's own and, where it was told, a spouse's. */
function pensionOf({ sheet, reader, spouseAgeLater: spouseAge }: RothBasis): Figure {
  const own = reader.number('pensionMonthly')
  if (spouseAge === undefined || reader.told('spousePensionMonthly') === undefined) return own
  const spouses = reader.number('spousePensionMonthly')
  return sheet.computed(
    'pension.both',
    'Pensions of both of you',
    'usd-per-month',
    'your pension + the pension of your spouse',
    [own, spouses],
    own.value + spouses.value,
  )
}

/** Goes in every year, from the first to before the last, rising with pay. */
interface Flow {
  readonly part: Figure
  readonly from: Years
  readonly to: Years
  /** What is left of it in a year, where the pay that it comes from ends. */
  readonly kept?: (year: Years) => Share
}

const inYear = ({ part, from, to, kept }: Flow, year: Years): Dollars =>
  year >= from && year < to ? part.value * withPay(year - from) * (kept?.(year) ?? 1) : 0

/** What goes in before tax beside what is decided on. */
function addedWith(
  { matchAdded, running, spouseSaving, spouseSavingAhead, spouseEnds, ofThisYear }: RothBasis,
  ahead: KindAhead | undefined,
  {
    repeated,
    end,
    onlyTraditional,
  }: { readonly repeated: Years; readonly end: Years; readonly onlyTraditional: Figure | undefined },
): readonly Flow[] {
  const flows = (from: Years, to: Years, parts: readonly (Figure | undefined)[]) =>
    parts.flatMap((part) => (part === undefined ? [] : [{ part, from, to }]))
  return [
    ...flows(0, repeated, [matchAdded]),
    ...flows(0, repeated, [onlyTraditional]).map((flow) => ({
      ...flow,
      kept: (year: Years) => (year === 0 ? ofThisYear : 1),
    })),
    ...flows(repeated, end, [ahead?.added, ahead?.traditional]),
    ...flows(0, end, [running !== undefined && running.traditional > 0 ? running.contributed : undefined]),
    ...flows(0, end, [spouseSaving?.contributed, spouseSaving?.added]).map((flow) => ({
      ...flow,
      kept: (year: Years) => spousePayKept(spouseEnds, year),
    })),
    ...flows(1, end, [spouseSavingAhead?.contributed, spouseSavingAhead?.added]),
  ]
}

/** Each begins at the age that was told of it, of whoever gets it; no sooner than work ends, which is also where none was told. */
function pensionsOf({ reader, age, spouseAgeLater: spouseAge }: RothBasis, endOfWork: Years): Pension[] {
  const one = (
    monthly: 'pensionMonthly' | 'spousePensionMonthly',
    from: 'pensionFromAge' | 'spousePensionFromAge',
    yearsYounger: Years,
  ): Pension[] => {
    const { value } = reader.number(monthly)
    if (value <= 0) return []
    const told =
      reader.told(from) === undefined ? endOfWork : Math.floor(reader.number(from).value) + yearsYounger
    return [{ yearly: value * monthsPerYear, from: Math.max(endOfWork, told) }]
  }
  const own = one('pensionMonthly', 'pensionFromAge', 0)
  if (spouseAge === undefined || reader.told('spousePensionMonthly') === undefined) return own
  const yearsYounger = Math.floor(age.value) - Math.floor(spouseAge.value)
  return [...own, ...one('spousePensionMonthly', 'spousePensionFromAge', yearsYounger)]
}

const courses = sharedByDrafts<RetirementCourse>()

/** The law is that of the context. */
const courseOf = (context: DraftContext, retirement: Retirement): RetirementCourse =>
  courses(context, JSON.stringify({ ...retirement, law: undefined, state: retirement.state?.code }), () =>
    retirementCourse(retirement),
  )

/** Of each year until then, where the loan outlives work and nobody said that the home is left for another state. */
function interestAhead(
  { homeInterest, state, laterState, yearsToGo, isRetired }: RothBasis,
  years: Years,
): readonly Dollars[] | undefined {
  if (homeInterest === undefined || state?.code !== laterState?.code) return undefined
  const ahead = Array.from({ length: years }, (_, year) => Math.round(homeInterest.inYear(year)))
  return (ahead[isRetired ? 0 : yearsToGo] ?? 0) > 0 ? ahead : undefined
}

/** Of a contribution that goes in as Traditional whatever is chosen: the plan at work takes nothing else, or no Roth account has room. */
const onlyTraditionalOf = (
  { sheet, contribution }: RothBasis,
  { traditionalBeside }: Pick<TaxNow, 'traditionalBeside'>,
): Figure | undefined =>
  traditionalBeside === 0
    ? undefined
    : sheet.computed(
        'only-traditional',
        'What of a year’s contribution can only be Traditional',
        'usd-per-year',
        'the contribution placed with as little Traditional as the rules and the plan at work allow',
        [contribution],
        traditionalBeside,
      )

export function laterOf(
  basis: RothBasis,
  now: Pick<TaxNow, 'traditionalBeside'>,
  ahead: KindAhead | undefined,
): Later {
  const { sheet, reader, context, age, spouseAgeLater: spouseAge, yearsToGo, laterState } = basis
  const wholeAge = Math.floor(age.value)
  const endOfWork = wholeAge + (basis.isRetired ? 0 : yearsToGo)
  const payGrowth = reader.rule('pay-growth', 'Growth of pay above prices', 'rate', rules.payGrowthRate)
  const fee = reader.rule('fee', 'Cost of the funds a year', 'rate', rules.indexFundFee)
  const glide = retirementGlidePath({
    age: wholeAge,
    retirementAge: endOfWork,
    years: Math.max(1, endOfWork - wholeAge),
    tolerance: reader.value('riskTolerance'),
  })
  const returns = glide.map((mix) => realReturnOf(context.market, mix, fee.value))
  const workYears = basis.isRetired ? [] : returns
  const repeated = ahead?.years ?? glide.length
  const grownIn = (years: readonly AnnualRate[], inYear: (year: Years) => Dollars) =>
    years.reduce((sum, rate, year) => (sum + inYear(year)) * (1 + rate), 0)
  const grown = (inYear: (year: Years) => Dollars) => grownIn(workYears, inYear)
  // Whoever has retired in this year may still put its pay away: such a dollar grows in the year ahead, as in every future.
  const { ofThisYear } = basis
  const growth = grownIn(returns, (year) =>
    year < repeated ? withPay(year) * (year === 0 ? ofThisYear : 1) : 0,
  )
  const untouched = workYears.reduce((product, rate) => product * (1 + rate), 1)
  const pretax = pretaxToday(basis)
  const { own, spouse } = basis.benefits
  const benefits = yearlyBenefits(basis)
  const pension = pensionOf(basis)
  const pensions = pensionsOf(basis, endOfWork)
  const onReturn = savedOnReturn(basis)
  const onlyTraditional = onlyTraditionalOf(basis, now)
  const added = [
    ...addedWith(basis, ahead, { repeated, end: glide.length, onlyTraditional }),
    ...onReturn.map((part) => ({ part, from: 1, to: glide.length })),
  ]
  const addedYearly = glide.map((_, year) => added.reduce((sum, flow) => sum + inYear(flow, year), 0))
  const otherBalance = sheet.computed(
    'other-balance',
    onlyTraditional === undefined
      ? 'Pre-tax savings without this plan, on the day work ends'
      : 'Pre-tax savings beside the dollars with a choice, on the day work ends',
    'usd',
    `today’s pre-tax savings and ${(basis.running?.traditional ?? 0) > 0 ? 'what you put in at work already, ' : ''}${(basis.spouseSaving ?? basis.spouseSavingAhead) === undefined ? 'the employer match' : 'what the employer, a spouse and their employer add'}${ahead?.traditional === undefined ? '' : ', and what is Traditional of your own contributions from the year of the pay that you expect,'}${onlyTraditional === undefined ? '' : ', and what of the contribution can only be Traditional,'}${onReturn.length === 0 ? '' : ' and what goes in once you are paid again,'} until then, at the expected return of a mix that grows calmer, in today’s dollars`,
    [...pretax.inputs, ...added.map(({ part }) => part), fee, payGrowth, basis.retirementAge],
    pretax.dollars * untouched + grown((year) => addedYearly[year] ?? 0),
    3,
  )
  const realReturn = realReturnOf(
    context.market,
    retirementAllocation({ age: endOfWork + 1, retirementAge: endOfWork }),
    fee.value,
  )
  const untilAge = Math.max(rules.savingsUntilAge.value, endOfWork + 1)
  const due = earlyPenalty(basis, endOfWork)
  const spending = laterSpendingOf(basis, {
    untouched,
    realReturn,
    years: untilAge - endOfWork,
    early:
      due === undefined
        ? undefined
        : { years: Math.ceil(due.untilAge) - endOfWork, untilAge: Math.ceil(due.untilAge) },
  })
  const factorOf = (years: Years) => annuityFactor({ rate: realReturn, years, when: 'start' })
  const penalty =
    spending !== undefined || due === undefined
      ? due
      : onEvenDraws(due, {
          reach: freeOfPenalty(reader, untouched),
          needed:
            (otherBalance.value / factorOf(untilAge - endOfWork)) *
            factorOf(Math.ceil(due.untilAge) - endOfWork),
        })
  const course = courseOf(context, {
    law: context.law,
    inflation: context.market.inflation.value,
    state: laterState,
    age: wholeAge,
    spouseAge: spouseAge === undefined ? undefined : Math.floor(spouseAge.value),
    birthYear: basis.birthYear,
    retirementAge: endOfWork,
    claimAge: own.from,
    spouseClaimAge: spouse?.from ?? own.from,
    benefit: own.monthly.value * monthsPerYear,
    spouseBenefit: (spouse?.monthly.value ?? 0) * monthsPerYear,
    pensions,
    pensionSurvivorShare: rules.pensionSurvivorShare.value,
    realReturn,
    untilAge,
    spending: spending?.yearly,
    spendingBefore: spending?.before,
    penalty,
    homeInterest: interestAhead(basis, untilAge - wholeAge),
  })
  const balances = (traditional: Dollars, { decided, others }: Markets): PretaxBalances => ({
    otherBalance: otherBalance.value * others,
    decidedBalance: traditional * growth * decided,
  })
  const rateOn = ({ otherBalance: other, decidedBalance: decided }: PretaxBalances): Share => {
    const [all, without] = [course.lifetime(other + decided), course.lifetime(other)]
    const drawn = all.drawn - without.drawn
    return drawn > 0 ? (all.tax - without.tax) / drawn : 0
  }
  return {
    benefits,
    pension,
    pensionFrom: pensions.length === 0 ? undefined : Math.min(...pensions.map(({ from }) => from)),
    otherBalance,
    onlyTraditional,
    spending,
    penalty,
    claimAge: own.from,
    distributionAge: Math.floor(distributionStartAge(basis.birthYear)),
    endOfWork,
    repeated,
    glide,
    fee,
    ofThisYear,
    growth,
    untouched,
    pretaxToday: pretax.dollars,
    taxOf: course.taxOf,
    rateOn,
    yearWith: course.yearWith,
    rateWith: (traditional, markets) => rateOn(balances(traditional, markets)),
    taxWith: (traditional) => course.taxOf(balances(traditional, { decided: 1, others: 1 })),
    othersYearly: ahead && addedYearly,
    addedYearly,
  }
}
