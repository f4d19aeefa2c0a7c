/** What freezes a part of the money, or closes a place to it, before fees decide. */

import { addDays, addYears } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { iraRoom } from '../../tax/ira-room.ts'
import { rolloverLaw } from '../../tax/rollover-law.ts'
import { known } from '../../tax/tax-year.ts'
import { taxableConversion } from '../../tax/taxable-conversion.ts'
import type { Dollars } from '../../units.ts'
import { afterTaxIra } from '../after-tax-ira.ts'
import { sourceOf } from '../tax-picture.ts'
import type { RolloverBasis } from './basis.ts'
import { costsToPay } from './costs-need.ts'
import { type Bridge, type EarlyNeed, earlyNeedOf } from './early-need.ts'
import { type LaterBirthday, leavingDay } from './leaving.ts'
import { paidOut } from './paid-out.ts'
import { penaltyOverBy } from './penalty-end.ts'
import { requiredAfterMove } from './required.ts'
import type { CompanyStock } from './stock.ts'
import { toldDraw } from './told-draw.ts'

/** Why nothing leaves the plan, in the order in which the reasons are looked at. */
export type Freeze =
  | 'nonprofit-457'
  | 'simple-years'
  | 'equal-payments'
  | 'still-there'
  | 'works-on'
  | 'leaves-soon'
  | 'public-457'

/** Whether the work for the employer of the plan is what keeps the money there. */
export const isHeldByWork = (freeze: Freeze | undefined): boolean =>
  freeze === 'still-there' || freeze === 'works-on' || freeze === 'leaves-soon'

/** Whether it pays sums that were fixed once, and nothing beside them. */
export const isPaidBySchedule = (freeze: Freeze | undefined): boolean =>
  freeze === 'nonprofit-457' || freeze === 'equal-payments'

export interface Gates {
  readonly freeze: Freeze | undefined
  /** Whether a withdrawal from the old plan today carries no penalty. */
  readonly isPenaltyFree: boolean
  /** Left late enough that the old plan pays without a penalty before it ends everywhere. */
  readonly hasEarlyAccess: boolean
  /** A last day at the employer of the plan that lies ahead. */
  readonly leavesOn: DateFigure | undefined
  /** By that day the penalty has ended everywhere, so the plan opens no sooner than an IRA. */
  readonly isOverOnLeaving: boolean
  /** What an IRA would ask for next year of somebody who works on past the age of withdrawals. */
  readonly requiredAfterMove: Figure | undefined
  /** A last day that lies ahead, from which on the plan pays without a penalty before that ends everywhere. */
  readonly opensOn: DateFigure | undefined
  /** A birthday that would open the plan after all, where it still holds the money before the penalty ends everywhere. */
  readonly birthday: LaterBirthday | undefined
  /** What is drawn out of the money: until the penalty ends, where that decides its place, or, at any age, as was told. */
  readonly earlyNeed: EarlyNeed | undefined
  /** What carries those years, where nothing of them is left for the plan to pay. */
  readonly bridge: Bridge | undefined
  /** The part of it that has to be kept there, where nothing else keeps it. */
  readonly kept: Figure | undefined
  /** The first day on which a SIMPLE IRA may go to another kind of account. */
  readonly simpleUntil: DateFigure | undefined
  readonly penaltyRate: Figure
  /** Pre-tax money in an IRA would make backdoor contributions taxable. */
  readonly backdoor: Backdoor | undefined
  /** Of whoever uses it although the whole limit may go into a Roth IRA directly. */
  readonly needlessBackdoor: Backdoor | undefined
  /** What a Roth IRA takes directly where that is a part of the limit, and nobody said whether the rest is converted. */
  readonly partlyDirect: PartlyDirect | undefined
  readonly hasCreditors: boolean
  /** Creditors are to be feared, and a plan keeps them away better than an IRA. */
  readonly isPlanSafer: boolean
  /** A check has taken out all that the plan would have paid without a penalty before it ends everywhere. */
  readonly isPaidOut: boolean
  /**
   * A late spouse’s plan before the penalty ends: in an IRA kept as the beneficiary it pays on without one, and can become
   * the survivor’s own on a later day. IRC §72(t)(2)(A)(ii); IRS Notice 2020-62, safe harbor explanation, surviving spouse.
   */
  readonly inheritsIra: boolean
  /**
   * Whether ERISA keeps creditors away from the old plan: not from an IRA, a plan without employees, or one of a state, a
   * city or a county (ERISA §4(b)(1)).
   */
  readonly isShielded: boolean
  readonly isForcedOut: boolean
  readonly forceOut: Figure
}

export interface PartlyDirect {
  readonly limit: Figure
  readonly direct: Figure
}

export interface Backdoor {
  readonly limit: Figure
  readonly pretaxIras: Figure
  /** Of a conversion of the limit, what is taxed now, and what would be after a rollover into an IRA. */
  readonly taxedNow: Figure
  readonly taxedAfter: Figure
}

/** Plans that pay without a penalty whoever leaves the employer late enough: IRC §72(t)(2)(A)(v), not of an IRA (§72(t)(3)(A)). */
export const paysWhoLeavesLate = (planType: RolloverBasis['planType']): boolean =>
  planType === 'plan_401k' || planType === 'plan_403b' || planType === 'tsp'

export function gatesOf(basis: RolloverBasis, stock: CompanyStock | undefined): Gates {
  const { sheet, reader, context, planType, stillThere } = basis
  const isBefore = !basis.isPenaltyOver
  const is457 = planType === 'gov_457b' || planType === 'nonprofit_457b'
  const mayPayEarly = paysWhoLeavesLate(planType)
  const hasEarlyAccess =
    isBefore && !stillThere && mayPayEarly && (basis.cameFrom !== undefined || basis.isLateEnough)
  const simpleUntil = planType === 'simple_ira' ? simpleEnd(basis) : undefined
  const isSimpleYoung = simpleUntil !== undefined && simpleUntil.value > context.today
  const afterMove = requiredAfterMove(basis)
  const leavesOn = lastDayAhead(basis)
  const isOverOnLeaving =
    leavesOn !== undefined && (basis.isPenaltyOver || penaltyOverBy(basis) <= leavesOn.value)
  const freeze = freezeOf(basis, {
    isSimpleYoung,
    isBefore,
    worksOn: afterMove !== undefined,
    takesShares: stock?.isChosen === true,
    leavesSoon: leavesOn !== undefined && leavesOn.value <= addYears(context.today, 1),
  })
  const out = hasEarlyAccess ? paidOut(basis) : undefined
  const inPlan = basis.sources.pretax.value - (out?.gross.value ?? 0)
  const isPaidOut = out !== undefined && freeze === undefined && inPlan <= 0
  // Past its deadline the check is a withdrawal, and nothing of it is under the penalty any more.
  const isBack = isPaidOut && addDays(out.came, rolloverLaw.redepositDays.value) >= context.today
  const isLocked = isBack || isNeedLocked(basis, { isBefore, hasEarlyAccess, freeze })
  const isDrawTold = !stillThere && toldDraw(reader) > 0
  const costs = freeze === undefined && stock?.isChosen !== true ? costsToPay(basis) : undefined
  const isDrawnOn =
    isBefore && !isPaidBySchedule(freeze)
      ? (hasEarlyAccess || isLocked || freeze === 'public-457') && reader.value('needsMoneyEarly')
      : (freeze === undefined || isPaidBySchedule(freeze)) && (isDrawTold || costs !== undefined)
  // Until the penalty ends the payout of the shares carries the need itself.
  const isLeftToPay = stock?.isChosen !== true || !isBefore
  const early = isDrawnOn && isLeftToPay ? earlyNeedOf(basis, { isLocked, costs }) : undefined
  const earlyNeed = early?.need
  const backdoors = planType === 'nonprofit_457b' ? noBackdoor : backdoorsOf(basis)
  const hasCreditors = reader.value('creditorConcern')
  const isShielded =
    planType !== 'simple_ira' && planType !== 'gov_457b' && reader.told('ownBusinessPlan') !== true
  const isPlanSafer = hasCreditors && (isShielded || basis.hasNewPlan)
  const inheritsIra = hasEarlyAccess && basis.cameFrom === 'late_spouse'
  const forceOut = sheet.law(
    'force-out',
    'Balance up to which a plan may move you out',
    'usd',
    rolloverLaw.forceOutBalance,
  )
  return {
    freeze,
    isPenaltyFree:
      !isBefore ||
      hasEarlyAccess ||
      is457 ||
      (planType === 'pension_lump' && !stillThere && basis.isLateEnough),
    hasEarlyAccess,
    leavesOn,
    isOverOnLeaving,
    requiredAfterMove: afterMove,
    opensOn: mayPayEarly && basis.isLateEnough && !isOverOnLeaving && isBefore ? leavesOn : undefined,
    birthday:
      isBefore && (mayPayEarly || planType === 'pension_lump') && (leavesOn !== undefined || !stillThere)
        ? basis.laterBirthday
        : undefined,
    earlyNeed,
    bridge: early?.bridge,
    kept:
      freeze === undefined && hasEarlyAccess && !isPaidOut && (!inheritsIra || isPlanSafer)
        ? keptInPlan(basis, earlyNeed, inPlan)
        : undefined,
    simpleUntil,
    penaltyRate: isSimpleYoung
      ? sheet.law('penalty.simple', 'Penalty in the first years of a SIMPLE IRA', 'rate', {
          value: known(context.limits.earlyWithdrawal).simpleFirstTwoYearsRate,
          source: rolloverLaw.simplePlanYears.source,
        })
      : basis.penaltyRate,
    ...backdoors,
    hasCreditors,
    isShielded,
    isPlanSafer,
    isPaidOut,
    inheritsIra,
    isForcedOut:
      !stillThere &&
      planType !== 'simple_ira' &&
      planType !== 'pension_lump' &&
      (basis.plans?.open.map(({ balance }) => balance) ?? [basis.total]).every(
        ({ value }) => value <= forceOut.value,
      ),
    forceOut,
  }
}

/** What stays for the need, no more than a check has left there. */
const keptInPlan = (
  { sheet, sources }: RolloverBasis,
  need: EarlyNeed | undefined,
  inPlan: Dollars,
): Figure | undefined =>
  need === undefined || need.kept.value <= inPlan
    ? need?.kept
    : sheet.computed(
        'kept.in-plan',
        'What stays for withdrawals before the penalty ends',
        'usd',
        'what the years need, no more than the check has left in the plan',
        [need.kept, sources.pretax],
        inPlan,
      )

/**
 * A need that was told and that no place pays without the penalty. Who has lost a job needs the costs of some months, not
 * of all years until then: only what they said to need of the plan is counted.
 */
function isNeedLocked(
  { planType, stillThere, cameFrom, reader }: RolloverBasis,
  {
    isBefore,
    hasEarlyAccess,
    freeze,
  }: { readonly isBefore: boolean; readonly hasEarlyAccess: boolean; readonly freeze: Freeze | undefined },
): boolean {
  const chargesPenalty =
    planType !== 'gov_457b' && planType !== 'nonprofit_457b' && planType !== 'pension_lump'
  if (!isBefore || hasEarlyAccess || !chargesPenalty || stillThere || freeze !== undefined) return false
  if (cameFrom !== undefined) return false
  return (
    toldDraw(reader) > 0 ||
    (reader.told('needsMoneyEarly') === true &&
      reader.told('monthlyExpenses') !== undefined &&
      reader.value('employment') !== 'unemployed')
  )
}

function lastDayAhead(basis: RolloverBasis): DateFigure | undefined {
  const { sheet, context, stillThere } = basis
  const day = leavingDay(basis)
  return stillThere && day !== undefined && day > context.today
    ? sheet.date('leaving.day', 'Your last day at the employer of the plan', 'as you said', [], day)
    : undefined
}

function freezeOf(
  { planType, reader, stillThere, fees }: RolloverBasis,
  {
    isSimpleYoung,
    isBefore,
    worksOn,
    takesShares,
    leavesSoon,
  }: Readonly<Record<'isSimpleYoung' | 'isBefore' | 'worksOn' | 'takesShares' | 'leavesSoon', boolean>>,
): Freeze | undefined {
  if (planType === 'nonprofit_457b') return 'nonprofit-457'
  if (isSimpleYoung) return 'simple-years'
  if (reader.value('equalPaymentsRunning')) return 'equal-payments'
  // What a pension plan offers to pay out is open to be moved.
  if (stillThere && isBefore && planType !== 'simple_ira' && planType !== 'pension_lump') return 'still-there'
  const isDear =
    reader.told('oldPlanFee') !== undefined &&
    fees.leave.value - fees.ira.value >= rules.feeWorthWithdrawals.value
  // Shares get their lower tax only where all of it leaves.
  if (!takesShares && worksOn && !isDear) return 'works-on'
  if (!takesShares && leavesSoon && planType !== 'simple_ira' && planType !== 'pension_lump')
    return 'leaves-soon'
  return planType === 'gov_457b' && isBefore ? 'public-457' : undefined
}

function simpleEnd({ sheet, reader }: RolloverBasis): DateFigure {
  const years = sheet.law('simple.years', 'First years of a SIMPLE IRA', 'years', rolloverLaw.simplePlanYears)
  const first = sheet.date(
    'simple.first',
    'First contribution to the SIMPLE IRA',
    'as you said, or today to be careful',
    [],
    reader.value('simpleStartDate'),
  )
  return sheet.date(
    'simple.until',
    'Day on which the SIMPLE IRA may move elsewhere',
    'the first contribution + the years that the law sets',
    [first, years],
    addYears(first.value, years.value),
  )
}

type Backdoors = Pick<Gates, 'backdoor' | 'needlessBackdoor' | 'partlyDirect'>

const noBackdoor: Backdoors = { backdoor: undefined, needlessBackdoor: undefined, partlyDirect: undefined }

function backdoorsOf(basis: RolloverBasis): Backdoors {
  const { sheet, reader, context, taxes, sources } = basis
  const { status, age, iraIncome, income, spouseIncome } = taxes
  const { room, rothRoom } = iraRoom({
    limits: context.limits,
    status,
    age: age.value,
    magi: iraIncome.value,
    compensation: income.value,
    spouseCompensation: spouseIncome?.value ?? 0,
  })
  const isOver = room > 0 && rothRoom < room
  const isClosed = isOver && rothRoom === 0
  const uses =
    isOver && reader.told('backdoorRoth') === undefined
      ? reader.instead(
          'backdoorRoth',
          isClosed,
          isClosed
            ? 'Your income closes the direct way into a Roth IRA, so this is the one that stays open.'
            : 'Your income still lets a part of the limit into a Roth IRA directly. If you convert the rest of it, say so.',
        )
      : reader.value('backdoorRoth')
  const isPartUntold = isOver && !isClosed && reader.told('backdoorRoth') === undefined
  if (room === 0 || (!uses && !isPartUntold)) return noBackdoor
  const limit = sheet.law('ira.limit', 'IRA limit of a year', 'usd', {
    value: room,
    source: sourceOf(context.limits.ira),
    note: 'With the catch-up from the age it starts at.',
  })
  if (isPartUntold) {
    const direct = sheet.computed(
      'backdoor.direct',
      'What a Roth IRA takes directly at this income',
      'usd',
      'the limit, as far as the income leaves it open',
      [limit, iraIncome],
      rothRoom,
    )
    return { ...noBackdoor, partlyDirect: { limit, direct } }
  }
  const pretaxIras = reader.number('pretaxIraBalance')
  const taxedBefore = afterTaxIra(reader)
  const taxed = (id: string, label: string, more: Figure | undefined) => {
    const before = pretaxIras.value + (more?.value ?? 0)
    const basis = limit.value + (taxedBefore?.value ?? 0)
    return sheet.computed(
      `backdoor.${id}`,
      label,
      'usd',
      `the contribution × pre-tax IRA money ÷ (pre-tax IRA money + ${taxedBefore === undefined ? '' : 'what was put in without a deduction before + '}the contribution)`,
      [limit, pretaxIras, ...[taxedBefore, more].filter((one) => one !== undefined)],
      taxableConversion({ converted: limit.value, basis, iraBalances: before + basis }),
    )
  }
  const found: Backdoor = {
    limit,
    pretaxIras,
    taxedNow: taxed('taxed-now', 'Taxed of a backdoor contribution as things stand', undefined),
    taxedAfter: taxed(
      'taxed-after',
      'Taxed of a backdoor contribution after a rollover into an IRA',
      sources.pretax,
    ),
  }
  // A typical income says nothing of whoever told none.
  const isNeedless = !isOver && reader.told('income') !== undefined
  return isNeedless ? { ...noBackdoor, needlessBackdoor: found } : { ...noBackdoor, backdoor: found }
}
