/** What a pre-tax dollar costs later: Social Security, pension and required withdrawals under it. */
import type { Figure } from '../../figure.ts'
import { middle } from '../../household.ts'
import type { AssetAllocation } from '../../markets/asset-allocation.ts'
import { realReturnOf } from '../../markets/assumptions.ts'
import { retirementAllocation, retirementGlidePath } from '../../markets/glide-path.ts'
import { type RetirementTax, retirementTax } from '../../markets/retirement-tax.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { spouseExcess } from '../../tax/claiming-age.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { distributionStartAge } from '../../tax/required-minimum-distribution.ts'
import type { Dollars, Share, Years } from '../../units.ts'
import { careerPay } from '../ended-pay.ts'
import { levelCareerBenefit } from '../level-career-benefit.ts'
import type { RothBasis } from './basis.ts'

/** Brackets hardly move from one year of retirement to the next. */
const yearsBetween = 3

export interface Later {
  /** Yearly benefits of both, in today's dollars. */
  readonly benefits: Figure
  readonly pension: Figure
  /** Pre-tax money there in any case on the day work ends. */
  readonly otherBalance: Figure
  readonly claimAge: number
  readonly distributionAge: number
  readonly endOfWork: number
  /** The mix of each year until work ends. */
  readonly glide: readonly AssetAllocation[]
  readonly fee: Figure
  /** What a contribution of a dollar a year, rising with pay, grows to by the day work ends. */
  readonly growth: number
  /** What a dollar of today grows to by the day work ends. */
  readonly untouched: number
  /** Pre-tax savings of today. */
  readonly pretaxToday: Dollars
  /** Tax in retirement on balances of the day work ends. */
  readonly taxOf: (otherBalance: Dollars, decidedBalance: Dollars) => RetirementTax
  /** Tax in retirement when this much a year is Traditional; markets that do so many times as well move all balances. */
  readonly taxWith: (traditional: Dollars, markets?: number) => RetirementTax
  /** The rate alone, worked out in some of the years. */
  readonly rateWith: (traditional: Dollars, markets: number) => Share
}

const yearlyBenefit = (basis: RothBasis, pay: Dollars, age: number, birthYear: number): Dollars =>
  levelCareerBenefit({ pay, birthYear, endOfWork: age + basis.yearsToGo }) * monthsPerYear

/** What pay has risen to after some years. */
const withPay = (years: number): number => {
  let growth = 1
  for (let year = 0; year < years; year++) growth *= 1 + rules.payGrowthRate.value
  return growth
}

interface Benefits {
  readonly own: Dollars
  readonly spouse: Dollars
  readonly shown: Figure
}

function benefitsOf(basis: RothBasis): Benefits {
  const { sheet, reader, age, spouseAge, birthYear } = basis
  const pay = careerPay(reader, 'you')
  const spousePay = spouseAge === undefined ? undefined : careerPay(reader, 'spouse')
  const wholeAge = Math.floor(age.value)
  const isTold = reader.told('ssMonthly') !== undefined
  const named = isTold ? reader.number('ssMonthly') : basis.averageBenefit
  const own =
    named === undefined ? yearlyBenefit(basis, pay.value, wholeAge, birthYear) : named.value * monthsPerYear
  if (spouseAge === undefined) {
    const shown =
      named === undefined
        ? sheet.computed(
            'benefits',
            'Social Security of a year, later',
            'usd-per-year',
            'the benefit formula on a whole career at your pay of today, or of the last job, from full retirement age on, in today’s dollars',
            [pay, basis.retirementAge],
            own,
            2,
          )
        : sheet.computed(
            'benefits',
            'Social Security of a year, later',
            'usd-per-year',
            isTold ? 'your monthly benefit, for a year' : 'what retired workers get on average, for a year',
            [named],
            own,
          )
    return { own, spouse: 0, shown }
  }
  const spouseWhole = Math.floor(spouseAge.value)
  const isSpousesTold = reader.told('spouseSsMonthly') !== undefined
  const spouseOwn = isSpousesTold
    ? reader.number('spouseSsMonthly').value * monthsPerYear
    : yearlyBenefit(basis, spousePay?.value ?? 0, spouseWhole, birthYear + wholeAge - spouseWhole)
  // What a spouse is told to get has the spouse's part in it.
  const spouse = isSpousesTold
    ? spouseOwn
    : spouseOwn + spouseExcess({ workerAmount: own, ownAmount: spouseOwn })
  const shown = sheet.computed(
    'benefits',
    'Social Security of a year, later, of both',
    'usd-per-year',
    'your benefit and the own or the spouse’s benefit of your spouse, in today’s dollars',
    [
      named ?? pay,
      isSpousesTold ? reader.number('spouseSsMonthly') : (spousePay ?? pay),
      basis.retirementAge,
    ],
    own + spouse,
    2,
  )
  return { own, spouse, shown }
}

/** Pre-tax savings of today, less what is Roth already. */
function pretaxToday({ reader, pretaxIra }: RothBasis): { dollars: Dollars; inputs: Figure[] } {
  const all = reader.number('retirementSavings')
  const roth = reader.number('rothSavings')
  return {
    dollars: Math.max(all.value - roth.value, pretaxIra.value),
    inputs: [all, roth, pretaxIra],
  }
}

/** One's own and, where it was told, a spouse's. */
function pensionOf({ sheet, reader, spouseAge }: RothBasis): Figure {
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

/** Each by their own years. Someone retired who names a benefit and no age at which it begins draws it already. */
function claimAges({ reader, isRetired, age, spouseAge, fullAge }: RothBasis) {
  const startOf = (
    [monthly, from]: readonly ['ssMonthly', 'ssFromAge'] | readonly ['spouseSsMonthly', 'spouseSsFromAge'],
    today: Years,
  ): Years => {
    const told = reader.told(from)
    if (told !== undefined) return Math.floor(middle(told))
    return isRetired && reader.told(monthly) !== undefined ? Math.min(Math.floor(today), fullAge) : fullAge
  }
  return {
    claimAge: startOf(['ssMonthly', 'ssFromAge'], age.value),
    spouseClaimAge: startOf(['spouseSsMonthly', 'spouseSsFromAge'], (spouseAge ?? age).value),
  }
}

export function laterOf(basis: RothBasis): Later {
  const { sheet, reader, context, age, spouseAge, yearsToGo, matchAdded, laterState } = basis
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
  const growth = workYears.reduce((sum, rate, year) => (sum + withPay(year)) * (1 + rate), 0)
  const untouched = workYears.reduce((product, rate) => product * (1 + rate), 1)
  const pretax = pretaxToday(basis)
  const benefits = benefitsOf(basis)
  const pension = pensionOf(basis)
  const otherBalance = sheet.computed(
    'other-balance',
    'Pre-tax savings without this plan, on the day work ends',
    'usd',
    'today’s pre-tax savings and the employer match until then, at the expected return of a mix that grows calmer, in today’s dollars',
    [
      ...pretax.inputs,
      ...(matchAdded === undefined ? [] : [matchAdded]),
      fee,
      payGrowth,
      basis.retirementAge,
    ],
    pretax.dollars * untouched + (matchAdded?.value ?? 0) * growth,
    3,
  )
  const { claimAge, spouseClaimAge } = claimAges(basis)
  const realReturn = realReturnOf(
    context.market,
    retirementAllocation({ age: endOfWork + 1, retirementAge: endOfWork }),
    fee.value,
  )
  const taxOf = (other: Dollars, decided: Dollars, everyYears = 1) =>
    retirementTax({
      everyYears,
      law: context.law,
      inflation: context.market.inflation.value,
      state: laterState,
      age: wholeAge,
      spouseAge: spouseAge === undefined ? undefined : Math.floor(spouseAge.value),
      birthYear: basis.birthYear,
      retirementAge: endOfWork,
      claimAge,
      spouseClaimAge,
      benefit: benefits.own,
      spouseBenefit: benefits.spouse,
      pension: pension.value * monthsPerYear,
      pensionSurvivorShare: rules.pensionSurvivorShare.value,
      otherBalance: other,
      decidedBalance: decided,
      realReturn,
      untilAge: Math.max(rules.savingsUntilAge.value, endOfWork + 1),
    })
  return {
    benefits: benefits.shown,
    pension,
    otherBalance,
    claimAge,
    distributionAge: Math.floor(distributionStartAge(basis.birthYear)),
    endOfWork,
    glide,
    fee,
    growth,
    untouched,
    pretaxToday: pretax.dollars,
    taxOf,
    rateWith: (traditional, markets) =>
      taxOf(otherBalance.value * markets, traditional * growth * markets, yearsBetween).rate ?? 0,
    taxWith: (traditional, markets = 1) =>
      taxOf(otherBalance.value * markets, traditional * growth * markets),
  }
}

/**
 * The rate at which this much Traditional a year is taxed later, each dollar counting once over weak and strong
 * markets: a step of the law that one of them just crosses shall not decide.
 */
export function laterRate(later: Later, traditional: Dollars, marketsTried: readonly number[]): Share {
  let [taxed, drawn] = [0, 0]
  for (const markets of marketsTried) {
    taxed += markets * later.rateWith(traditional, markets)
    drawn += markets
  }
  return drawn > 0 ? taxed / drawn : 0
}
