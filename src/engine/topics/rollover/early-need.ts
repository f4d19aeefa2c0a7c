/**
 * What is drawn out of the money of the old plan: until the penalty ends, what the years cost beyond what comes in and the
 * cash that is there; at any age, what was said to be needed of it.
 */

import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars, Share, Years } from '../../units.ts'
import { cashOf, tellsCash } from '../cushion.ts'
import { taxOnMore } from '../tax-on-more.ts'
import { type AfterBenefits, afterBenefits } from './after-benefits.ts'
import { type AfterPay, afterPay } from './after-pay.ts'
import type { RolloverBasis } from './basis.ts'
import { type CostsToPay, lastsLongEnough, type OtherSavings, otherSavings } from './costs-need.ts'
import { type DrawsAhead, drawsAhead, grossFor } from './draws.ts'
import { incomeOf, leftOverOf } from './early-income.ts'
import { isPeriodic } from './paid-out.ts'

export interface EarlyNeed {
  readonly kept: Figure
  /** What has to be ordered of the plan for a year of it, where it pays only for these years. */
  readonly yearly: Figure
  /** Over these years it is paid so long that tax is withheld as from a pension. */
  readonly isOverYears: boolean
  /** What is left of a year of it once its tax is paid. */
  readonly net: Dollars
  /** What comes in a year while the years last; undefined where nothing was told. */
  readonly comesIn: Figure | undefined
  /** Cash that pays a part of them first. */
  readonly cash: Figure | undefined
  /** The same with the tax that the law asks, which is less than what is withheld: the rest comes back with the return. */
  readonly drawn: Figure
  /** What a year costs beyond what comes in: what has to be left of it. */
  readonly left: Figure
  /** Where every place charges the penalty: the same with the tax and the penalty. */
  readonly penalized: Figure | undefined
  readonly years: Figure
  /** What taking it elsewhere would cost; undefined once the penalty has ended. */
  readonly penalty: Figure | undefined
  /** It was told, and no pension that was told ends it. */
  readonly goesOn: boolean
  /** The years of it that are sure: until the penalty ends or, past it, until such a pension begins. */
  readonly drawnFor: Years
  /** The years for which it is counted, where it goes on. */
  readonly plannedFor: Years
  /** The return of such a year without the plan, with the pay that goes on. */
  readonly besides: TaxReturn
  /** What it takes in each year ahead. */
  readonly draws: DrawsAhead
  /** What is missing once the benefits end beside which it was told. */
  readonly after: AfterBenefits | undefined
  /** What is missing once a pay ends beside which it is drawn: before the penalty does, it is kept as well. */
  readonly afterPay: AfterPay | undefined
  /** The own pay goes on: from a job that is not the plan’s. */
  readonly isPaid: boolean
  /** What all savings have to pay, and the others of them, where costs were told and no sum that the plan has to pay. */
  readonly ofCosts:
    | {
        readonly missing: Figure
        readonly others: OtherSavings | undefined
        /** What a year takes out of all that was never taxed; undefined where the plan holds all of it. */
        readonly drawnOfAll: Figure | undefined
      }
    | undefined
}

/** Those years, carried without the plan. */
export interface Bridge {
  readonly comesIn: Figure | undefined
  readonly cash: Figure | undefined
  /** What the years cost beyond what comes in. */
  readonly short: Figure
}

export function earlyNeedOf(
  basis: RolloverBasis,
  { isLocked, costs }: { readonly isLocked: boolean; readonly costs?: CostsToPay | undefined },
): {
  need: EarlyNeed | undefined
  bridge: Bridge | undefined
} {
  const { sheet, reader, context, ownerAge, penaltyEnds, penaltyRate, isPenaltyOver, withheldRate, sources } =
    basis
  const isDrawTold = reader.told('planDrawMonthly') !== undefined
  const monthly = reader.number(isDrawTold ? 'planDrawMonthly' : 'monthlyExpenses')
  const { income: besides, taxReturn, isOwnPaid } = incomeOf(basis)
  // What is needed from the plan was told with everything else in mind that comes in.
  const income = isDrawTold ? undefined : besides
  const leftOver = isOwnPaid && !isDrawTold ? leftOverOf(basis) : undefined
  const years = sheet.computed(
    'kept.years',
    'Years until the penalty ends',
    'years',
    'the age at which it ends − your age; none once it has ended',
    [penaltyEnds, ownerAge],
    isPenaltyOver ? 0 : penaltyEnds.value - ownerAge.value,
  )
  const more = costs?.moreIn(0) ?? 0
  const shortYearly = sheet.computed(
    'kept.short-yearly',
    'What a year costs beyond what comes in',
    'usd-per-year',
    leftOver !== undefined
      ? 'nothing, as something is left of each month'
      : isDrawTold
        ? 'what you need from the plan each month × the months of a year'
        : `what a month costs × the months of a year${more === 0 ? '' : ' + the new health cover, less what debts among the costs no longer take'} + tax on what comes in − what comes in; never below nothing`,
    leftOver !== undefined
      ? [leftOver]
      : [monthly, ...(income === undefined ? [] : [income.comesIn, income.tax])],
    leftOver !== undefined
      ? 0
      : Math.max(
          0,
          Math.round(
            monthly.value * monthsPerYear +
              more +
              (income === undefined ? 0 : income.tax.value - income.comesIn.value),
          ),
        ),
  )
  const short = sheet.computed(
    'kept.short',
    'What the years until then cost beyond what comes in',
    'usd',
    'a year of it × the years',
    [shortYearly, years],
    Math.round(shortYearly.value * years.value),
  )
  const cash = isDrawTold || costs !== undefined ? undefined : cashFor(basis, shortYearly)
  const others = costs === undefined ? undefined : otherSavings(basis, shortYearly)
  const left = others === undefined ? shortYearly : partOf(basis, shortYearly, others)
  // No cash is taken off a sum that was told, which goes on where no year of penalty is left.
  const netYearly = cash === undefined ? left.value : Math.max(0, short.value - cash.value) / years.value
  const comesIn = income?.comesIn
  // That nothing is missing is said only of costs that were told.
  const isTold = isDrawTold || leftOver !== undefined || reader.told('monthlyExpenses') !== undefined
  if (netYearly <= 0) return { need: undefined, bridge: isTold ? { comesIn, cash, short } : undefined }
  if (sources.pretax.value <= 0) return { need: undefined, bridge: undefined }
  const ofUntaxed = others?.ofUntaxed ?? 1
  const grossOfAll = (rate: Share): Dollars =>
    grossFor(netYearly / ofUntaxed, rate, (gross) =>
      taxOnMore({ taxReturn }, context, 'iraDistributions', gross),
    )
  const drawnOf = (id: string, label: string, how: string, rate: Share) =>
    sheet.computed(
      id,
      label,
      'usd-per-year',
      `${how}; state tax is not counted`,
      [
        short,
        years,
        ...(cash === undefined ? [] : [cash]),
        ...(others === undefined ? [] : [left]),
        ...(rate > 0 ? [penaltyRate] : []),
      ],
      Math.round(ofUntaxed * grossOfAll(rate)),
    )
  const withTax =
    'what has to be left of it after tax, and the federal income tax on it beside what else comes in'
  const drawn = drawnOf(
    'kept.drawn',
    'What a year of costs takes out of it with its own federal tax',
    withTax,
    0,
  )
  // No longer than the money lasts, its growth left out.
  const isOverYears = isPeriodic(basis, Math.min(years.value, sources.pretax.value / drawn.value))
  const yearly = isOverYears
    ? drawn
    : sheet.computed(
        'kept.yearly',
        'What a year of costs takes out of the plan',
        'usd-per-year',
        cash === undefined
          ? 'what a year costs beyond what comes in ÷ (one − the share that the plan withholds)'
          : '(what the years cost beyond what comes in − the cash for them) ÷ the years ÷ (one − the share that the plan withholds)',
        [short, years, ...(cash === undefined ? [] : [cash]), withheldRate],
        Math.round(netYearly / (1 - withheldRate.value)),
      )
  const after =
    isDrawTold && !isLocked && years.value > 0 ? afterBenefits(basis, shortYearly, besides) : undefined
  const withoutPay = afterPay(basis, taxReturn, isOwnPaid)
  // Later than the penalty, the end of pay leaves nothing to keep for it.
  const then = after ?? (isLocked || (withoutPay?.startsIn ?? 0) >= years.value ? undefined : withoutPay)
  const first = Math.min(years.value, then?.startsIn ?? years.value)
  const thenOf = (gross: (left: Dollars) => Dollars) =>
    then === undefined ? 0 : gross(then.left.value) * (years.value - first)
  const ends = after === undefined ? 'pay ends' : 'benefits end'
  const kept = sheet.computed(
    'kept',
    'What stays for withdrawals before the penalty ends',
    'usd',
    `a year of it × the years${then === undefined ? '' : ` until ${ends} + what a year then costs beyond what comes in ÷ (one − the share that the plan withholds) × the years after that`}, no more than there is; growth is left out, to be careful`,
    [yearly, years, sources.pretax, ...(then === undefined ? [] : [then.from, then.left, withheldRate])],
    Math.max(
      0,
      Math.min(
        sources.pretax.value,
        Math.ceil(yearly.value * first + thenOf((missing) => missing / (1 - withheldRate.value))),
      ),
    ),
  )
  const penalized = isLocked
    ? drawnOf(
        'locked.drawn',
        'What a year of costs takes out of it with its own federal tax and penalty',
        `${withTax}, and the penalty on all of it`,
        penaltyRate.value,
      )
    : undefined
  const taken = penalized ?? drawn
  // A nonprofit's 457(b) can go to no place that charges one.
  const penalty =
    isPenaltyOver || basis.planType === 'nonprofit_457b'
      ? undefined
      : sheet.computed(
          'kept.penalty',
          isLocked
            ? 'Penalty on what you need before it ends'
            : 'Penalty on it if it were taken out of an IRA or a new plan',
          'usd',
          `a year of it with its tax × the years, no more than there is, × the penalty${then === undefined ? '' : `; once ${ends}, what a year then costs beyond what comes in`}`,
          [taken, years, sources.pretax, penaltyRate, ...(then === undefined ? [] : [then.left])],
          Math.round(
            Math.min(sources.pretax.value, taken.value * first + thenOf((missing) => missing)) *
              penaltyRate.value,
          ),
        )
  const pensionFrom = reader.told('pensionFromAge') === undefined ? 0 : reader.number('pensionFromAge').value
  const untilPension = pensionFrom - ownerAge.value
  // A pension that begins later ends the early years; where its sum was told, a draw past them goes on with what it leaves.
  const isPensionCounted = isPenaltyOver && reader.told('pensionMonthly') !== undefined
  const goesOn = isTold && (untilPension <= 0 || isPensionCounted)
  const plannedFor = yearsToPlanFor(basis)
  const draws = drawsAhead(basis, {
    left: netYearly,
    besides: taxReturn,
    afterPay: withoutPay,
    part: others?.part.value,
    ofUntaxed,
    moreIn: costs?.moreIn,
  })
  if (costs !== undefined && lastsLongEnough(basis, draws, plannedFor))
    return { need: undefined, bridge: undefined }
  return {
    need: {
      kept,
      yearly,
      isOverYears,
      net: netYearly,
      drawn,
      left,
      penalized,
      years,
      comesIn,
      cash,
      penalty,
      goesOn,
      drawnFor: isPenaltyOver ? Math.max(0, untilPension) : years.value,
      plannedFor,
      besides: taxReturn,
      draws,
      after,
      afterPay: withoutPay,
      isPaid: isOwnPaid,
      ofCosts:
        costs === undefined
          ? undefined
          : {
              missing: shortYearly,
              others,
              drawnOfAll:
                ofUntaxed === 1
                  ? undefined
                  : sheet.computed(
                      'kept.drawn-of-all',
                      'What a year of costs takes out of all accounts that were never taxed',
                      'usd-per-year',
                      `${withTax}; out of this plan and the others together`,
                      [left],
                      Math.round(grossOfAll(0)),
                    ),
            },
    },
    bridge: undefined,
  }
}

const partOf = ({ sheet }: RolloverBasis, missing: Figure, { part }: OtherSavings): Figure =>
  sheet.computed(
    'kept.part-yearly',
    'What of it the money of the plan pays in a year',
    'usd-per-year',
    'what a year costs beyond what comes in × the part that the money of the plan pays',
    [missing, part],
    Math.round(missing.value * part.value),
  )

/**
 * What a year of told costs takes out of retirement accounts at any age beyond what comes in and cash above a cushion, its
 * federal tax included and no more than there is; undefined where no costs were told.
 */
export function drawForCosts(basis: RolloverBasis): Dollars | undefined {
  const { reader, context, sources } = basis
  if (reader.told('monthlyExpenses') === undefined) return undefined
  const { income, taxReturn } = incomeOf(basis)
  const costs = reader.number('monthlyExpenses').value * monthsPerYear
  const short = Math.max(0, costs + (income === undefined ? 0 : income.tax.value - income.comesIn.value))
  const cushion = (short / monthsPerYear) * rules.retiredMonths.value
  const cash = tellsCash(reader) ? Math.max(0, cashOf(basis).value - cushion) : 0
  const gross = grossFor(Math.max(0, short - cash), 0, (drawn) =>
    taxOnMore({ taxReturn }, context, 'iraDistributions', drawn),
  )
  return Math.min(gross, sources.pretax.value + sources.stock.value + reader.number('pretaxIraBalance').value)
}

/** To the age up to which savings are planned to last. */
const yearsToPlanFor = ({ ownerAge }: RolloverBasis): Years =>
  Math.max(1, Math.round(rules.savingsUntilAge.value - ownerAge.value))

/** Told cash above a cushion comes first; who says that money is needed from the plan has other uses for it. */
function cashFor(basis: RolloverBasis, shortYearly: Figure): Figure | undefined {
  const { sheet, reader } = basis
  if (!tellsCash(reader) || reader.told('needsMoneyEarly') !== undefined) return undefined
  const cash = cashOf(basis)
  const months = reader.rule(
    'kept.cushion',
    'Months of costs that stay in cash',
    'months',
    rules.retiredMonths,
  )
  const left = sheet.computed(
    'kept.cash',
    'Cash for the years before the penalty ends',
    'usd',
    'cash that you have − a cushion of some months of what a month costs beyond what comes in; never below nothing',
    [cash, months, shortYearly],
    Math.max(0, Math.round(cash.value - (shortYearly.value / monthsPerYear) * months.value)),
  )
  return left.value > 0 ? left : undefined
}
