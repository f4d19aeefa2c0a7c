/** What every part of an emergency-fund plan starts from: the cushion, the debts, the dates. */

import { factReader } from '../../fact-reader.ts'
import { withoutSearch } from '../../fallbacks/told.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import type { Household } from '../../household.ts'
import { withPayOfOther } from '../../off-work.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { type Worksheet, worksheet } from '../../worksheet.ts'
import type { BirthAhead } from '../birth-ahead.ts'
import { type CashWithoutPay, cashWithoutPay } from '../cash-without-pay.ts'
import { childCareEnds } from '../child-care-ends.ts'
import { type Cushion, cushionOf } from '../cushion.ts'
import { type CushionDates, cushionDates, noDates } from '../cushion-dates.ts'
import { type DebtTerms, withPromotion } from '../debt-terms.ts'
import { type DebtFigures, isCostly, isUnproven, readDebts } from '../debts.ts'
import { byUrgency } from '../deferred-interest.ts'
import { type FillingOfFund, withoutEnded } from '../ended-before-fund.ts'
import { type EndingJob, endingJob, losesJob } from '../ending-job.ts'
import { listFilledIn } from '../filled-in-debts.ts'
import { forgivenLoans } from '../forgiven-loans.ts'
import { fundOnceBack } from '../fund-once-back.ts'
import { idleCash } from '../idle-cash.ts'
import { waitsForSafeJob } from '../job-at-risk.ts'
import { cashBesideLate, type LateFirst, lateFirst, lateWithoutPay } from '../late-first.ts'
import { livesOnBenefits } from '../lives-on-benefits.ts'
import { type LoweredToMatch, loweredToMatch } from '../lowered-to-match.ts'
import { type ChangesAhead, monthChanges } from '../month-changes.ts'
import { type OutOfWork, whoIsOutOfWork } from '../out-of-work.ts'
import { paidBeforeLastDay } from '../paid-before-last-day.ts'
import { isLateUnknown } from '../past-due.ts'
import type { BridgePaid, PayBridge } from '../pay-bridge.ts'
import { payChange } from '../pay-change.ts'
import { type PayReturns, payReturns } from '../pay-returns.ts'
import { mayBePaidAhead, type PlanToCompare, planToCompare } from '../plan-to-compare.ts'
import { hasRetired } from '../retired.ts'
import { type AfterSave, afterSave, begunAfterSave, besideAfterSave } from '../save-ends.ts'
import { cashSpent } from '../short-month.ts'
import { supportReceivedEnds } from '../support-received-ends.ts'
import { taxPicture } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'
import { birthBesideMatch } from './birth-beside-match.ts'
import { bridgeOfFund } from './bridge-of-fund.ts'
import { type DebtsFromCash, debtsFromCash } from './debts-from-cash.ts'
import { type MatchToTake, matchToTake } from './match-to-take.ts'
import { monthOfFund, yearOfMissing } from './month-of-fund.ts'
import { type SetAside, setAside } from './set-aside.ts'
import { type SoldForFund, soldForFund } from './sold-for-fund.ts'
import { type SumFromFund, sumFromFund } from './sum-from-fund.ts'

export interface FundWork extends CashWithoutPay, ChangesAhead, DebtsFromCash, SetAside {
  readonly sheet: Worksheet
  readonly context: DraftContext
  readonly debts: readonly DebtFigures[]
  readonly highRate: Figure
  readonly costlyDebts: readonly DebtTerms[]
  /** Those at a lower rate with a payment of their own that ends them one day; no loan on the way to forgiveness, no home loan. */
  readonly otherDebts: readonly DebtTerms[]
  /** Late bills, which come before the starter cushion; undefined without pay where they are called about first. */
  readonly late: LateFirst | undefined
  /** What the plan that follows SAVE asks for; undefined where no loan was held up under it. */
  readonly loanAhead: AfterSave | undefined
  /** Federal loans for which a plan by income costs less than their fixed payment: none of them is paid ahead before. */
  readonly compared: PlanToCompare | undefined
  readonly surplus: Figure
  /** What a month costs beyond what is brought home; undefined where nothing of it is missing. */
  readonly missing: Figure | undefined
  /** When the cash that stays is spent on that; undefined where the month is in balance before. */
  readonly spent: DateFigure | undefined
  /** What goes in above the match while cash comes first: it waits until the fund is full, and `surplus` has what it brings. */
  readonly lowered: LoweredToMatch | undefined
  /** The employer match that is missed, what it takes from each pay check, and what is left to put aside then. */
  readonly match: MatchToTake | undefined
  /** Debts at a high rate that wait for the end of a job; none in the other stages. */
  readonly waiting: readonly DebtTerms[]
  readonly gap: Figure
  /** What is invested outside retirement accounts and could fill it, while pay comes in. */
  readonly sold: SoldForFund | undefined
  /** A sum that was told to be taken out of it for a goal. */
  readonly fromFund: SumFromFund | undefined
  /** Cash that neither the target nor the months of `bridge` need. */
  readonly beyond: Figure | undefined
  /** The months between the last pay and the pay for life that begins later, where they are near. */
  readonly bridge: (PayBridge & BridgePaid) | undefined
  readonly dates: CushionDates
  readonly stage: 'working' | 'unemployed' | 'retired' | 'benefits'
  /** The job that is about to end. */
  readonly ending: EndingJob | undefined
  readonly birth: BirthAhead | undefined
  /** The match and debts at a high rate wait until what the birth leaves of the month is in balance. */
  readonly waitsForBalance: boolean
  /** Whose job is gone; undefined in the other stages. */
  readonly out: OutOfWork | undefined
  /** The pay that is gone comes again on a told day. */
  readonly returns: PayReturns | undefined
  /** When the fund is full by what a month leaves then. */
  readonly fullOnceBack: DateFigure | undefined
}

/** Cash has something to fill yet, or to pay before that. */
const isShort = ({ cash, target }: Cushion, paidFirst: readonly DebtFigures[]): boolean =>
  cash.value < target.value || paidFirst.length > 0

export function fundWork(told: Household, context: DraftContext): FundWork {
  const work = fundIn(told, context, [])
  // Without pay, or soon without it, nothing is filled for now.
  return work.stage === 'working' && work.ending === undefined
    ? withoutEnded(work, fillingOf, (ended) => fundIn(told, context, ended)).work
    : work
}

/** With a child on the way only the months until the birth are counted: no later payment ends before a day that is named. */
const fillingOf = ({ dates, gap, birth }: FundWork): FillingOfFund => ({
  fullIn:
    gap.value === 0 ? 0 : (dates.milestones.find(({ id }) => id === 'full')?.months ?? birth?.after.value),
  gone: dates.ended.map(({ debt, months }) => ({ id: debt.id, month: months })),
})

/** `ended`: the debts at a lower rate that are gone, by their own payments, before the fund is full. */
function fundIn(told: Household, context: DraftContext, ended: readonly string[]): FundWork {
  const household = withPayOfOther(withoutSearch(told))
  const sheet = worksheet(context.fromSample)
  const reader = factReader(sheet, household, context.today)
  const out = whoIsOutOfWork(reader)
  const stage = livesOnBenefits(reader)
    ? 'benefits'
    : out !== undefined
      ? 'unemployed'
      : hasRetired(reader)
        ? 'retired'
        : 'working'
  const debts = readDebts(sheet, reader).filter((debt) => !isUnproven(debt))
  const isForgiven = forgivenLoans({ reader, context })
  const highRate = reader.rule('high-rate', 'What counts as a high rate', 'rate', rules.highRate)
  const terms = debts
    .map((debt) => withPromotion(sheet, debt, context.today))
    .filter((debt) => !isForgiven(debt))
  const compared =
    stage === 'working' ? planToCompare({ sheet, reader, context, household }, terms) : undefined
  const isPaidAhead = mayBePaidAhead(compared)
  const costlyDebts = byUrgency(
    terms.filter((debt) => isCostly(debt, highRate) && isPaidAhead(debt) && !waitsForSafeJob(reader, debt)),
  )
  const otherDebts = terms.filter((debt) => !costlyDebts.includes(debt) && debt.kind !== 'mortgage')
  listFilledIn(reader, debts, costlyDebts)
  const ending = stage === 'working' ? endingJob({ sheet, reader, context }) : undefined
  // Without pay cash that went to a debt could not be had back, and before a job is lost only what no month will need goes
  // there. Who stops for good lives on savings then: until the last day debts are paid as by anybody who is paid.
  const paidFirst =
    stage === 'unemployed'
      ? []
      : ending !== undefined && losesJob(reader)
        ? paidBeforeLastDay({ sheet, reader, context }, costlyDebts)
        : costlyDebts
  const loanAhead = afterSave({ sheet, reader, context })
  const whole = cushionOf(
    { sheet, reader, context },
    {
      debts: [...paidFirst, ...otherDebts.filter(({ id }) => ended.includes(id))],
      begun: begunAfterSave(loanAhead),
    },
  )
  const late = (stage === 'unemployed' ? lateWithoutPay : lateFirst)(sheet, reader, whole.cash)
  const cushion = late === undefined ? whole : { ...whole, cash: cashBesideLate(sheet, whole.cash, late) }
  const aside =
    stage === 'working' || stage === 'benefits'
      ? besideAfterSave({ sheet, reader, context }, reader.number('monthlySurplus'), loanAhead)
      : sheet.assumed(
          'surplus.none',
          'What you can put aside each month',
          'usd-per-month',
          0,
          out === 'partner'
            ? 'Nothing is set aside until the other pay returns.'
            : 'Nothing is set aside while no pay comes in.',
        )
  const { target } = cushion
  const lowered =
    stage === 'working' && ending?.isForGood !== true && isShort(cushion, paidFirst)
      ? loweredToMatch({ sheet, reader, context, taxes: () => taxPicture(sheet, reader, context) })
      : undefined
  const { surplus, missing } =
    stage === 'working'
      ? monthOfFund({ sheet, reader, context }, aside, { lowered, loanAhead })
      : { surplus: aside, missing: undefined }
  const paid = debtsFromCash(sheet, {
    cushion,
    costlyDebts,
    paidFirst,
    surplus,
    isLateUnknown: isLateUnknown(reader),
  })
  const { atOnce, kept, leftOwed } = paid
  const beside = setAside(
    { sheet, reader, context },
    {
      cushion,
      kept,
      isPaidOn: stage === 'working' && ending === undefined,
      isShort: missing !== undefined,
    },
  )
  const { home, held } = beside
  const gap = sheet.computed(
    'gap',
    'Still to save',
    'usd',
    'target − cash that stays, never below nothing',
    [target, held],
    Math.max(0, target.value - Math.round(held.value)),
  )
  const match = stage === 'working' ? matchToTake(sheet, reader, context, surplus) : undefined
  const bridge =
    stage === 'working'
      ? bridgeOfFund({ sheet, reader, context }, { cushion, kept, debts: terms, paidFirst, surplus, match })
      : undefined
  const fromFund =
    bridge === undefined
      ? sumFromFund({ sheet, reader, context }, { stage, ending, missing, kept, cushion, surplus })
      : undefined
  // Where no pay comes in, or soon none, all cash is for living; beside SSI none may lie idle at all.
  const beyond =
    stage === 'unemployed' || stage === 'benefits' || ending !== undefined
      ? undefined
      : idleCash(
          sheet,
          cushion,
          kept,
          bridge?.cost ?? yearOfMissing(sheet, missing) ?? fromFund?.free ?? home?.fromCash,
        )
  const isPaidOn = stage === 'working' && ending === undefined
  const changes: ChangesAhead = {
    careEnds: isPaidOn ? childCareEnds({ sheet, reader, context }) : [],
    payChange: isPaidOn ? payChange({ sheet, reader, context }) : undefined,
    supportEnds: isPaidOn ? supportReceivedEnds({ sheet, reader, context }) : [],
  }
  const isSaving = stage === 'working' || stage === 'benefits'
  const steady = isSaving
    ? cushionDates(
        sheet,
        cushion,
        {
          surplus,
          ...(match === undefined ? {} : { later: match.later, matchCost: match.cost.takeHome.value }),
          late: late?.left.value ?? 0,
          freed: monthChanges(changes, missing?.value),
          home: beside.saved,
        },
        { costlyDebts: paidFirst, otherDebts },
        context.today,
      )
    : noDates
  // What pay would reach after its last day is no date.
  const { birth, waitsForBalance } =
    stage === 'working'
      ? birthBesideMatch({ sheet, reader, context }, { surplus, later: match?.later, atOnce }, steady)
      : { birth: undefined, waitsForBalance: false }
  const counted = ending?.months ?? birth?.after.value
  const dates =
    counted === undefined
      ? steady
      : {
          ...steady,
          milestones: steady.milestones.filter(({ months }) => months <= counted),
          ended: steady.ended.filter(({ months }) => months <= counted),
        }
  const lasting = cashWithoutPay({ sheet, reader, context }, cushion)
  const returns = stage === 'unemployed' ? payReturns({ sheet, reader, context }, lasting) : undefined
  const spent =
    missing &&
    cashSpent(
      { sheet, reader, context },
      { missing, cash: held, debts: terms, prepaid: paid.prepaid, ahead: changes, birth },
    )
  return {
    ...lasting,
    sheet,
    context,
    debts,
    costlyDebts,
    highRate,
    otherDebts,
    late,
    loanAhead,
    compared,
    ...paid,
    surplus,
    missing,
    spent,
    lowered,
    match,
    waiting: ending === undefined ? [] : costlyDebts.filter((debt) => !paidFirst.includes(debt)),
    gap,
    // Where months without pay are near, they are what pays for those.
    sold:
      stage === 'working' && bridge === undefined
        ? soldForFund(
            { sheet, reader, context },
            { gap, kept, starter: cushion.starter, leftOwed, bill: beside.schoolBill?.fromInvested },
          )
        : undefined,
    fromFund,
    ...beside,
    beyond,
    bridge,
    dates,
    stage,
    ending,
    birth,
    waitsForBalance,
    ...changes,
    out,
    returns,
    fullOnceBack:
      returns &&
      fundOnceBack({ sheet, reader, context }, returns, {
        cushion,
        cash: kept,
        saved: returns.leavesUntil * returns.after,
        costly: costlyDebts,
        others: otherDebts,
      }),
  }
}
