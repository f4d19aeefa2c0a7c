/**
 * The federal rate on money of a plan that is used once the pay of today has ended: what its withdrawals add in the years after
 * work, on top of Social Security, pensions and other pre-tax savings, as the choice between Roth and Traditional reads them.
 */
import type { Figure } from '../../figure.ts'
import { type Household, middle } from '../../household.ts'
import { percents } from '../../tax/counting.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { IncomeTaxYear } from '../../tax/tax-year.ts'
import type { Dollars, Share, Years } from '../../units.ts'
import { rothBasis } from '../roth/household-basis.ts'
import { laterOf } from '../roth/later.ts'
import type { Drafting } from '../topic.ts'

/** The years once work has ended. */
export interface AfterWork {
  /** Years until the first of them. */
  readonly from: Years
  /** So many years from today: its law, and what is filed beside what is taken out of the plan before. */
  readonly yearIn: (years: Years) => { readonly law: IncomeTaxYear; readonly taxReturn: TaxReturn }
}

interface RateAfterWork {
  readonly rate: Figure
  /** On so much of it, on top of the rest. */
  readonly onPart: (value: Dollars) => Dollars
  readonly afterWork: AfterWork
}

/** Of the plan that is asked about: Roth or Traditional would read it as what goes in, or as a plan beside. */
const ofThePlan = ['planBalance', 'planType', 'amount', 'conversionAnnual'] as const

/** The household with the plan among its savings: in a sum that was told where it fits, else beside it and the IRAs. */
function withPlanInSavings(household: Household, all: Dollars): Household {
  const told = Object.fromEntries(
    Object.entries(household).filter(([key]) => !ofThePlan.some((one) => one === key)),
  ) as Household
  const [sum, roth, iras] = [
    household.retirementSavings,
    household.rothSavings,
    household.pretaxIraBalance,
  ].map((fact) => middle(fact ?? 0)) as [Dollars, Dollars, Dollars]
  return sum >= all
    ? told
    : { ...told, retirementSavings: all + Math.max(sum, iras), rothSavings: Math.min(roth, sum) }
}

/** `all`: what of it was never taxed. `restBeside`: the part that stays while the rest is taken out. */
export function rateAfterWork(
  { sheet, reader, context }: Drafting,
  household: Household,
  {
    label,
    all,
    total,
    restBeside,
  }: {
    readonly label: string
    readonly all: Dollars
    readonly total: Figure
    readonly restBeside: Dollars
  },
): RateAfterWork {
  const basis = rothBasis(withPlanInSavings(household, all), context, { isAdded: true })
  // What a state takes of it is said apart, and so is a penalty.
  const later = laterOf(
    { ...basis, laterState: undefined, isPenaltyAside: true },
    { traditionalBeside: 0 },
    undefined,
  )
  const age = Math.floor(basis.age.value)
  const others = Math.max(0, later.otherBalance.value - all * later.untouched)
  const rateOn = (value: Dollars): Share =>
    later.rateOn({
      otherBalance: others + (all - value) * later.untouched,
      decidedBalance: value * later.untouched,
    })
  const parts = new Map<Dollars, Share>()
  const beside = [reader.number('age'), reader.number('income')]
  return {
    rate: sheet.computed(
      'later-rate',
      label,
      'rate',
      'the federal tax and the surcharges of Medicare that its withdrawals add in the years after work, both alive and one alone, beside Social Security, pensions and other pre-tax savings, ÷ the withdrawals, in whole percent',
      [
        total,
        reader.number('retirementAge'),
        sheet.computed(
          'later-rate.benefits',
          'Social Security of a year once work has ended',
          'usd-per-year',
          'as you named it, or the benefit formula on a whole career at the pay of today; of both of a couple',
          beside,
          later.benefits.value,
          2,
        ),
        sheet.computed(
          'later-rate.others',
          'Other pre-tax savings on the day work ends',
          'usd',
          'those that you named and what goes in until then, at the expected return of a mix that grows calmer, in today’s dollars',
          beside,
          Math.round(others),
          3,
        ),
      ],
      Math.round(rateOn(all) * percents) / percents,
    ),
    onPart(value) {
      const rate = parts.get(value) ?? rateOn(value)
      parts.set(value, rate)
      return value * rate
    },
    afterWork: {
      from: later.endOfWork - age,
      yearIn: (years) => later.yearWith(age + years, others + restBeside * later.untouched),
    },
  }
}
