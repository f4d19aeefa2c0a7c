/**
 * What is drawn out of the money of the old plan: until the penalty ends, what the years cost beyond what comes in and the
 * cash that is there; at any age, what was said to be needed of it.
 */

import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars, Share, Years } from '../../units.ts'
import { cashOf, tellsCash } from '../cushion.ts'
import { lifelongPayAt } from '../lifelong-pay.ts'
import { supportReceived } from '../support-received.ts'
import { taxOnMore } from '../tax-on-more.ts'
import { type AfterBenefits, afterBenefits } from './after-benefits.ts'
import { type AfterPay, afterPay } from './after-pay.ts'
import type { RolloverBasis } from './basis.ts'
import { type DrawsAhead, drawsAhead, grossFor } from './draws.ts'
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
  { isLocked }: { readonly isLocked: boolean },
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
  const shortYearly = sheet.computed(
    'kept.short-yearly',
    'What a year costs beyond what comes in',
    'usd-per-year',
    leftOver !== undefined
      ? 'nothing, as something is left of each month'
      : isDrawTold
        ? 'what you need from the plan each month × the months of a year'
        : 'what a month costs × the months of a year + federal tax on what comes in − what comes in; never below nothing',
    leftOver !== undefined
      ? [leftOver]
      : [monthly, ...(income === undefined ? [] : [income.comesIn, income.tax])],
    leftOver !== undefined
      ? 0
      : Math.max(
          0,
          Math.round(
            monthly.value * monthsPerYear +
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
  const cash = isDrawTold ? undefined : cashFor(basis, shortYearly)
  // No cash is taken off a sum that was told, which goes on where no year of penalty is left.
  const netYearly =
    cash === undefined ? shortYearly.value : Math.max(0, short.value - cash.value) / years.value
  const comesIn = income?.comesIn
  // That nothing is missing is said only of costs that were told.
  const isTold = isDrawTold || leftOver !== undefined || reader.told('monthlyExpenses') !== undefined
  if (netYearly <= 0) return { need: undefined, bridge: isTold ? { comesIn, cash, short } : undefined }
  if (sources.pretax.value <= 0) return { need: undefined, bridge: undefined }
  const drawnOf = (id: string, label: string, how: string, rate: Share) =>
    sheet.computed(
      id,
      label,
      'usd-per-year',
      `${how}; state tax is not counted`,
      [short, years, ...(cash === undefined ? [] : [cash]), ...(rate > 0 ? [penaltyRate] : [])],
      Math.round(
        grossFor(netYearly, rate, (gross) => taxOnMore({ taxReturn }, context, 'iraDistributions', gross)),
      ),
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
  return {
    need: {
      kept,
      yearly,
      isOverYears,
      net: netYearly,
      drawn,
      left: shortYearly,
      penalized,
      years,
      comesIn,
      cash,
      penalty,
      goesOn,
      drawnFor: isPenaltyOver ? Math.max(0, untilPension) : years.value,
      plannedFor: yearsToPlanFor(basis),
      besides: taxReturn,
      draws: drawsAhead(basis, { left: netYearly, besides: taxReturn, afterPay: withoutPay }),
      after,
      afterPay: withoutPay,
      isPaid: isOwnPaid,
    },
    bridge: undefined,
  }
}

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

/**
 * A told pay is that of a new job where its plan was told, or the job of the plan was left in an earlier year. It is held only
 * against told costs: whoever says that money is needed and not what a month costs knows why.
 */
const isPayOfNewJob = ({ reader, context, taxes }: RolloverBasis): boolean => {
  if (reader.told('income') === undefined || taxes.income.value <= 0) return false
  if (reader.told('monthlyExpenses') === undefined) return false
  const left = reader.told('separationDate')
  return (
    reader.told('newPlanAcceptsRollovers') === true ||
    (left !== undefined && yearOf(left) < yearOf(context.today))
  )
}

/** Whoever left and works, as they said or as their pay says, has another job, whose pay goes on. */
const worksAgain = (basis: RolloverBasis): boolean => {
  const { reader, stillThere } = basis
  const work = isPayOfNewJob(basis) ? reader.value('employment') : reader.told('employment')
  return !stillThere && (work === 'employed' || work === 'self_employed')
}

/** What is left of a month at the pay of today, taxes and all costs paid: where something is, nothing is missing. */
const leftOverOf = ({ reader }: RolloverBasis): Figure | undefined =>
  reader.told('monthlySurplus') !== undefined && reader.number('monthlySurplus').value > 0
    ? reader.number('monthlySurplus')
    : undefined

/** Pension, benefits, support and a spouse's pay go on; the pay of whoever left the job does so from a new one only. */
function incomeOf(basis: RolloverBasis) {
  const { sheet, reader, context, taxes, isOfSpouse } = basis
  const support = supportReceived(reader)
  // Support is no income of the return.
  const begun = [
    ...lifelongPayAt(reader, taxes.age.value, taxes.isCouple).filter(({ value }) => value > 0),
    ...(support === undefined ? [] : [support]),
  ]
  const {
    wages = 0,
    selfEmploymentProfit = 0,
    spouseWages = 0,
    spouseSelfEmploymentProfit = 0,
    ...without
  } = taxes.later.taxReturn
  // The plan is of the one who left: of the two, the other one's pay goes on in any case.
  const isOwnPaid = !isOfSpouse && worksAgain(basis)
  const own = isOwnPaid ? wages + selfEmploymentProfit : 0
  const theirs = isOfSpouse ? 0 : spouseWages + spouseSelfEmploymentProfit
  const total = begun.reduce((sum, { value }) => sum + value * monthsPerYear, own + theirs)
  const inputs = [
    ...begun,
    ...(own > 0 ? [taxes.income] : []),
    ...(theirs > 0 && taxes.spouseIncome !== undefined ? [taxes.spouseIncome] : []),
  ]
  const taxReturn: TaxReturn = {
    ...without,
    ...(isOwnPaid ? { wages, selfEmploymentProfit } : {}),
    ...(isOfSpouse ? {} : { spouseWages, spouseSelfEmploymentProfit }),
  }
  if (total <= 0) return { income: undefined, taxReturn, isOwnPaid }
  const income = {
    comesIn: sheet.computed(
      'kept.comes-in',
      isOwnPaid ? 'What comes in a year' : 'What comes in a year without your pay',
      'usd-per-year',
      `pension, Social Security and other lasting pay that has begun${support === undefined ? '' : ', and support,'} × months in a year + ${isOwnPaid ? 'pay of your new job and ' : ''}a spouse’s pay`,
      inputs,
      Math.round(total),
    ),
    tax: sheet.computed(
      'kept.tax',
      'Federal tax on what comes in',
      'usd-per-year',
      'federal income and payroll tax of a year with nothing else; state tax is not counted',
      inputs,
      Math.max(0, Math.round(incomeTax(context.law, taxReturn).totalTax)),
    ),
  }
  return { income, taxReturn, isOwnPaid }
}

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
