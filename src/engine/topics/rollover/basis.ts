/** What stands in the old plan, by kind of money, and what it costs there and elsewhere. */

import { yearOf } from '../../calendar.ts'
import { type FactReader, factReader } from '../../fact-reader.ts'
import { type Figure, valueInWords } from '../../figure.ts'
import type { FactValue, Household } from '../../household.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars } from '../../units.ts'
import { type Worksheet, worksheet } from '../../worksheet.ts'
import { fullBenefitAge } from '../benefits-ahead.ts'
import { withHomeInterest } from '../listed-picture.ts'
import { sourceOf, type TaxPicture, taxPicture } from '../tax-picture.ts'
import type { DraftContext, Drafting } from '../topic.ts'
import { type Growth, growthOf, type Use } from './growth.ts'
import { laterTaxOf } from './later-rate.ts'
import { type Leaving, leavingOf } from './leaving.ts'
import { type OldPlans, oldPlansOf, openBalance, openFee } from './old-plans.ts'
import { type PlanOwner, planOwner } from './owner.ts'
import { grossCheck, withheldRateOf } from './paid-out.ts'
import type { AfterWork } from './rate-after-work.ts'

/** The kinds of money in a plan, each of which has its own way out. */
export interface Sources {
  /** Never taxed so far, company stock left out. */
  readonly pretax: Figure
  readonly stock: Figure
  readonly roth: Figure
  /** Taxed before it went in, and not Roth. */
  readonly afterTax: Figure
}

/** The places that costs decide between. */
export type Place = 'leave' | 'newPlan' | 'ira' | 'inheritedIra'

export interface RolloverBasis extends PlanOwner, Leaving, Drafting {
  readonly planType: FactValue<'planType'>
  readonly taxes: TaxPicture
  /** All that is the person's own. */
  readonly total: Figure
  readonly sources: Sources
  readonly stillThere: boolean
  readonly hasNewPlan: boolean
  /** Several plans that were told one by one. */
  readonly plans: OldPlans | undefined
  /** The age at which the penalty on early withdrawals ends everywhere. */
  readonly penaltyEnds: Figure
  readonly penaltyRate: Figure
  /** No penalty anywhere any more: by age, or by a disability (IRC §72(t)(2)(A)(iii)). */
  readonly isPenaltyOver: boolean
  readonly isDisabled: boolean
  readonly withheldRate: Figure
  readonly fees: Readonly<Record<Place, Figure>>
  readonly growth: Growth
  /** What federal tax takes of money that leaves an IRA or a plan one day: of all of it, and of a part on top of the rest. */
  readonly laterRate: Figure
  readonly laterTaxOn: (value: Dollars) => Dollars
  /** The years in which it is used, once the pay of today has ended; undefined where it is used at another time, or without such pay. */
  readonly afterWork: AfterWork | undefined
  /** The uses of what stays, each with its rate, when so much leaves as shares. */
  readonly usesBeside: (leaves: Dollars) => readonly Use[]
}

/** A sum that was told is the whole; parts that are named beside it lie inside it. */
export const toldSums = ['planBalance', 'oldPlans', 'amount', 'retirementSavings'] as const

function sourcesOf(
  sheet: Worksheet,
  reader: FactReader,
  planType: FactValue<'planType'>,
  plans: OldPlans | undefined,
): Pick<RolloverBasis, 'total' | 'sources'> {
  const stated = plans === undefined ? reader.number('planBalance') : openBalance(sheet, plans)
  const vested = reader.told('vestedRate') === undefined ? undefined : reader.number('vestedRate')
  const own = Math.round(stated.value * (vested?.value ?? 1))
  const named = {
    roth: reader.number('rothPlanBalance'),
    afterTax: reader.number('afterTaxPlanBalance'),
    stock: reader.number('employerStockValue'),
  }
  const check = grossCheck(sheet, reader, planType)
  const isSumTold = toldSums.some((key) => reader.told(key) !== undefined)
  const parts = [named.roth, named.afterTax, named.stock, ...(check === undefined ? [] : [check])]
  const namedSum = parts.reduce((sum, { value }) => sum + Math.round(value), 0)
  // A check is usually all there was: nothing more is made up beside it.
  const largest = isSumTold ? own : check !== undefined ? namedSum : Math.max(own, namedSum)
  const total = sheet.computed(
    'rollover.total',
    'What is yours in the old plan',
    'usd',
    `${vested === undefined ? 'the balance' : 'the balance × the share that is yours'}, or what you named of its parts and of a check when you named no balance`,
    [stated, ...(vested === undefined ? [] : [vested]), ...parts],
    largest,
  )
  let left = largest
  const part = (id: string, label: string, figure: Figure) => {
    const value = Math.min(left, Math.round(figure.value))
    left -= value
    return sheet.computed(
      `source.${id}`,
      label,
      'usd',
      'as named, no more than there is',
      [figure, total],
      value,
    )
  }
  const roth = part('roth', 'Roth money', named.roth)
  const afterTax = part('after-tax', 'After-tax money', named.afterTax)
  const stock = part('stock', 'Company stock', named.stock)
  return {
    total,
    sources: {
      roth,
      afterTax,
      stock,
      pretax: sheet.computed(
        'source.pretax',
        'Pre-tax money',
        'usd',
        'what is yours − Roth money − after-tax money − company stock',
        [total, roth, afterTax, stock],
        left,
      ),
    },
  }
}

/** Before full retirement age many wait, so that a benefit named without its beginning counts today is said. */
function sayDrawnToday(reader: FactReader, { today }: DraftContext, { age }: TaxPicture): void {
  const isWaitUsual = age.value < fullBenefitAge(yearOf(today) - Math.floor(age.value))
  if (!isWaitUsual || reader.told('ssMonthly') === undefined || reader.number('ssMonthly').value === 0) return
  // Said already where it is taken to have begun as the job ended.
  if (reader.assumptions().some(({ fact }) => fact === 'ssFromAge')) return
  reader.leftOut(
    'ssFromAge',
    valueInWords(age.value, age.unit),
    'You named a benefit and not when it begins, so it is counted as paid today.',
  )
}

export function rolloverBasis(household: Household, context: DraftContext): RolloverBasis {
  const sheet = worksheet(context.fromSample)
  const reader = factReader(sheet, household, context.today)
  const planType = reader.value('planType')
  const plans = oldPlansOf(sheet, reader)
  const { total, sources } = sourcesOf(sheet, reader, planType, plans)
  const taxes = withHomeInterest({ sheet, reader, context }, taxPicture(sheet, reader, context))
  sayDrawnToday(reader, context, taxes)
  const early = known(context.limits.earlyWithdrawal)
  const source = sourceOf(context.limits.earlyWithdrawal)
  const owner = planOwner(sheet, reader, context.today, taxes.age)
  // A disability of the one who asks opens only a plan of their own.
  const isDisabled = !owner.isOfSpouse && reader.told('cannotWork') === true
  const growth = growthOf({ sheet, context, ...owner })
  const untaxed = sources.pretax.value + sources.stock.value
  const spent = {
    taxes,
    untaxed,
    total,
    horizon: owner.horizon,
    growth,
    isDrawnBySpouse: owner.isOfSpouse && owner.isDrawnOn,
    // Of a plan without company stock all that stays untaxed is held against what is taken out of it.
    restBeside: sources.stock.value > 0 ? sources.pretax.value : 0,
  }
  const { rate, usesBeside, onPart, afterWork } = laterTaxOf(sheet, reader, context, spent, household)
  return {
    sheet,
    reader,
    context,
    planType,
    taxes,
    ...owner,
    ...leavingOf(sheet, reader, context.limits, owner),
    total,
    sources,
    plans,
    stillThere: owner.cameFrom === undefined && reader.value('stillWorksThere'),
    hasNewPlan: reader.value('newPlanAcceptsRollovers'),
    penaltyEnds: sheet.law('penalty.ends', 'Age at which the early-withdrawal penalty ends', 'age', {
      value: early.untilAge,
      source,
    }),
    penaltyRate: sheet.law('penalty.rate', 'Penalty on early withdrawals', 'rate', {
      value: early.penaltyRate,
      source,
      note: 'On the taxable part, on top of income tax, unless an exception holds.',
    }),
    isDisabled,
    isPenaltyOver: isDisabled || owner.ownerAge.value >= early.untilAge,
    withheldRate: withheldRateOf(sheet, planType),
    fees: {
      leave: plans === undefined ? reader.number('oldPlanFee') : openFee(sheet, reader, plans),
      newPlan: reader.number('newPlanFee'),
      ira: reader.number('iraFee'),
      inheritedIra: reader.number('iraFee'),
    },
    growth: { ...growth, uses: usesBeside(0) },
    usesBeside,
    laterRate: rate,
    laterTaxOn: onPart,
    afterWork,
  }
}
