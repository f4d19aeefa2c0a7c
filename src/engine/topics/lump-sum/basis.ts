/** Who asks and what for: the facts of a one-time investment before any dollar is placed. */

import { addMonths } from '../../calendar.ts'
import { factReader } from '../../fact-reader.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { type Household, middle } from '../../household.ts'
import { type AssetAllocation, allCash } from '../../markets/asset-allocation.ts'
import type { RiskTolerance } from '../../markets/glide-path.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars } from '../../units.ts'
import { worksheet } from '../../worksheet.ts'
import { type Cushion, cushionOf, tellsCash } from '../cushion.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { byRate, type DebtFigures, isCostly, isOwedToOneself, isUnproven, readDebts } from '../debts.ts'
import { afterFundCosts, expectedReturn } from '../expected-return.ts'
import { listFilledIn } from '../filled-in-debts.ts'
import { forgivenLoans } from '../forgiven-loans.ts'
import { withDeduction } from '../home-loan-rate.ts'
import type { Kinds } from '../ira-kind.ts'
import { waitsForSafeJob } from '../job-at-risk.ts'
import { waitsForIncomePlan } from '../loans-without-pay.ts'
import { type AboveFloor, aboveFloorOf } from '../marketplace-floor.ts'
import { type NearPart, nearPartOf } from '../near-part.ts'
import type { OutOfWork } from '../out-of-work.ts'
import { isSoleProprietor } from '../own-business.ts'
import type { PayBridge } from '../pay-bridge.ts'
import type { PayReturns } from '../pay-returns.ts'
import { isNeededEarly } from '../penalty-age.ts'
import { type PlanToCompare, planToCompare } from '../plan-to-compare.ts'
import { type Required, requiredOf } from '../required-withdrawal.ts'
import { type AfterSave, afterSave, begunAfterSave } from '../save-ends.ts'
import { bracketWith, type TaxPicture, taxPicture, withDistribution } from '../tax-picture.ts'
import type { DraftContext, Drafting } from '../topic.ts'
import { bridgeAhead } from './bridge.ts'
import { withDeducted } from './deducted.ts'
import { type EstateTax, estateTax } from './estate-tax.ts'
import type { IrasForCredit } from './for-credit.ts'
import { type Horizon, horizonOf } from './horizon.ts'
import { incomeOnTop } from './income-on-top.ts'
import { type InheritedIra, inheritedIra } from './inherited.ts'
import { keepsToLeast } from './inherited-for-credit.ts'
import { heldAgainst, keptReturn } from './kept-return.ts'
import { withLaterPayment } from './later-payment.ts'
import { besideDollars, incomeOfYear, type MoneyTax, moneyTax, taxedAs, taxedPart } from './money-tax.ts'
import { kindAndOwnPlans, type OwnPlan } from './own-plan.ts'
import { payBack } from './pay-back.ts'
import { type MonthGap, monthGapOf, type PayGap, payGapOf, whosePayIsMissing } from './pay-gap.ts'
import { isProtected } from './protected.ts'
import { type RaiseYear, raiseYear } from './raise-year.ts'
import type { Deducted } from './return-deducted.ts'
import { type Unsettled, unsettledOf } from './until-settled.ts'

export interface LumpSumBasis extends Kinds, RaiseYear, Drafting {
  readonly household: Household
  readonly amount: Figure
  readonly cushion: Cushion
  /** Whose pay is missing and may return: until then nothing is paid ahead, and the order puts cash first. */
  readonly out: OutOfWork | undefined
  /** Set while cash comes first: nothing is paid ahead, raised at work or invested until it is over. */
  readonly unsettled: Unsettled | undefined
  /** The told day on which the pay that is gone comes again, where the cash reaches that far. */
  readonly returns: PayReturns | undefined
  /** What a month costs beyond what comes in; undefined where nothing is missing or nobody said. */
  readonly monthGap: MonthGap | undefined
  /** Set when this money has to cover that while somebody works or looks for work. */
  readonly payGap: PayGap | undefined
  /** The months until the pay for life that begins later, where they are near or have begun. */
  readonly bridge: PayBridge | undefined
  readonly debts: readonly DebtTerms[]
  /** On the way to forgiveness. */
  readonly forgiven: readonly DebtFigures[]
  /** Those, and the ones whose plan is still to be chosen: they are left out. */
  readonly heldBack: readonly DebtFigures[]
  readonly compared: PlanToCompare | undefined
  /** In court: what they may cost is kept, and nothing is paid before legal aid has answered. */
  readonly sued: readonly DebtFigures[]
  readonly costlyDebts: readonly DebtTerms[]
  readonly horizon: Figure
  readonly begins: Horizon['begins']
  readonly livedOnFrom: Horizon['livedOnFrom']
  readonly reach: Horizon['reach']
  /** Needed within the month: nothing grows on the way, so nothing is said about years. */
  readonly isNow: boolean
  readonly taxes: TaxPicture
  /** The federal bracket on the next dollar of pay. */
  readonly bracket: Figure
  /** Set when the money itself is taxed and nobody has said how many dollars that is. */
  readonly moneyTax: MoneyTax | undefined
  /** Set for an inheritance: what its estate or heirs may owe. */
  readonly estateTax: EstateTax | undefined
  /** What income limits look at: with the money, where all of it may be income. */
  readonly yearIncome: Figure
  /** Plans of businesses of one's own with room, for money that stays for long. */
  readonly ownPlans: readonly OwnPlan[]
  /** Set where IRAs have to be deducted for the Marketplace credit. */
  readonly irasForCredit: IrasForCredit | undefined
  /** What would have to go before tax for the Marketplace credit, where it is not worth that. */
  readonly creditForgone: Figure | undefined
  /** What may go in before tax and leave income where the Marketplace credit has begun. */
  readonly aboveFloor: AboveFloor
  /** The part that is for a nearer purpose than the rest. */
  readonly near: NearPart | undefined
  /** What has to come out of one's own pre-tax accounts; once due it is in the year's taxes. */
  readonly required: Required | undefined
  /** The plan that follows SAVE, where loans were held up under it. */
  readonly loanAhead: AfterSave | undefined
  /** Set when the money is an inherited IRA. */
  readonly inherited: InheritedIra | undefined
  /** The month in which the money is needed. */
  readonly neededBy: DateFigure
  /** Set for someone on SSI, whose money must not come into his own name. */
  readonly isProtected: boolean
  /** Whether it is for something before the penalty of retirement accounts ends, and so must not be locked in a plan. */
  readonly isNeededEarly: boolean
  /** Whether the money is there to be lived on from now on. */
  readonly isLivedOn: boolean
  /** The mix of each year on the way, the first being this one. */
  readonly glide: readonly AssetAllocation[]
  readonly tolerance: RiskTolerance
  /** What the mix of this year may earn, before costs. */
  readonly expected: Figure
  /** The same after fund costs: what a loan has to cost to be paid ahead. */
  readonly afterCosts: Figure
  /** What a taxable account keeps of it, through all the years: what a home loan that is asked about has to cost. */
  readonly kept: Figure | undefined
  /** What counts as a high rate. */
  readonly highRate: Figure
  /** Below this a debt is left to its payments. */
  readonly lowRate: Figure
  /** Debts between the low and the high rate: a matter of taste, so both ways are shown. */
  readonly middleDebts: readonly DebtTerms[]
  /** Debts below the low rate, which get what is asked for. */
  readonly cheapDebts: readonly DebtTerms[]
}

/** What the rooms in accounts are read from. */
export type AccountBasis = Pick<
  LumpSumBasis,
  | 'household'
  | 'sheet'
  | 'reader'
  | 'context'
  | 'taxes'
  | 'payrollTaxes'
  | 'bracket'
  | 'reach'
  | keyof Kinds
  | 'ownPlans'
> &
  Partial<
    Pick<
      LumpSumBasis,
      'yearIncome' | 'payrollYear' | 'isNeededEarly' | 'irasForCredit' | 'inherited' | 'aboveFloor'
    >
  > & {
    /** What belongs into the spouse's IRA before one's own is filled. */
    readonly spouseCounted?: Dollars
    /** What an IRA has taken of the year; what was told of this one where nothing else is named. */
    readonly iraContributed?: Dollars
  }

/** The year in which the money is income itself: its rate decides the kind of what goes in. Like pay that has ended, it does not go on. */
const withPay = (household: Household, more: Dollars): Household => ({
  ...household,
  payThisYear: middle(household.payThisYear ?? 0) + more,
})

/**
 * `deducted`: what the plan is known to take off income, which lowers the tax on a gain. `keepsDebts`: the money does not
 * reach the debts at a high rate, whose payments stay in what a month costs. `paidOff`: the balances of other loans that it
 * ends, whose payments do not. `allAtWork`: what plans at work take, where their kind is
 * asked of all of it.
 */
export function lumpSumBasis(
  household: Household,
  context: DraftContext,
  {
    deducted,
    keepsDebts = false,
    paidOff = [],
    allAtWork,
  }: {
    deducted?: Deducted | undefined
    keepsDebts?: boolean
    paidOff?: readonly string[]
    allAtWork?: Dollars | undefined
  } = {},
): LumpSumBasis {
  const sheet = worksheet(context.fromSample)
  const reader = factReader(sheet, household, context.today)
  const amount = reader.number('amount')
  const {
    years: horizon,
    spent,
    begins,
    livedOnFrom,
    reach,
    glide,
  } = horizonOf({
    sheet,
    reader,
    household,
    today: context.today,
  })
  const tolerance = reader.value('riskTolerance')
  const isLivedOn = spent === 'from-now' && reach === 'long'
  const owed = readDebts(sheet, reader)
  const proven = owed.filter((debt) => !isUnproven(debt))
  const forgiven = proven.filter(forgivenLoans({ reader, context }))
  const compared = planToCompare({ sheet, reader, context, household }, proven)
  const heldBack = [...forgiven, ...(compared?.loans ?? [])]
  const debts = proven
    .filter((debt) => !heldBack.includes(debt))
    .map((debt) => withLaterPayment({ sheet, reader }, debt))
  listFilledIn(reader, debts)
  const highRate = reader.rule('high-rate', 'What counts as a high rate', 'rate', rules.highRate)
  const lowRate = reader.rule('low-rate', 'What counts as a low rate', 'rate', rules.lowRate)
  const costlyDebts = byRate(debts).filter(
    (debt) =>
      isCostly(debt, highRate) && !waitsForIncomePlan(reader, debt.told) && !waitsForSafeJob(reader, debt),
  )
  const loanAhead = afterSave({ sheet, reader, context })
  const cushion = cushionOf(
    { sheet, reader, context },
    {
      debts: [
        ...(keepsDebts ? [] : costlyDebts),
        ...byRate(debts).filter(({ balance }) => paidOff.includes(balance.id)),
      ],
      begun: begunAfterSave(loanAhead),
    },
  )
  const told = taxPicture(sheet, reader, context)
  const required = requiredOf({ sheet, reader, context }, told.age)
  const taxes = required?.isDue === true ? withDistribution(sheet, context, told, required.amount) : told
  const isOnMarketplace = reader.told('marketplaceCoverage') === true
  const cash = tellsCash(reader) ? Math.max(0, Math.floor(cushion.cash.value - cushion.target.value)) : 0
  const inherited = inheritedIra({
    sheet,
    reader,
    context,
    taxes,
    balance: amount,
    keepsToLeast: keepsToLeast({ sheet, reader, context, taxes, cash, fillsIras: reach === 'long' }),
  })
  const { payrollYear, payrollTaxes } = raiseYear({
    sheet,
    reader,
    context,
    taxes: told,
    inherited,
    required,
  })
  const as = taxedAs(reader)
  const part = isOnMarketplace ? taxedPart({ sheet, reader, context, taxes, amount }) : undefined
  const onTop = isOnMarketplace
    ? incomeOnTop({ sheet, reader, context }, { amount, taxes, part, mix: glide[0] ?? allCash, inherited })
    : undefined
  const isIncome = (as === 'pay' || as === 'prize') && !isSoleProprietor(reader)
  const isKept = isProtected(reader, taxes, context)
  const monthGap = isKept ? undefined : monthGapOf({ sheet, reader, context, taxes, cushion })
  const isMiddle = ({ rate }: DebtFigures) => rate.value >= lowRate.value
  const others = byRate(debts).filter((debt) => !costlyDebts.includes(debt) && !isOwedToOneself(debt))
  const out = isKept || isLivedOn ? undefined : whosePayIsMissing(reader)
  const unsettled = isKept || isLivedOn ? undefined : unsettledOf(reader, out)
  const owedOnIt = moneyTax({
    sheet,
    reader,
    context,
    taxes: deducted === undefined ? taxes : withDeducted(sheet, context, taxes, deducted),
    amount,
  })
  const expected = expectedReturn(sheet, context, glide[0] ?? allCash)
  const afterCosts = afterFundCosts(sheet, reader, expected)
  const kept = keptReturn({ sheet, reader, context, taxes, glide, amount, expected })
  return {
    household,
    sheet,
    reader,
    context,
    amount,
    cushion,
    out,
    unsettled,
    returns: payBack({ sheet, reader, context }, { out, cushion, amount }),
    monthGap,
    payGap: isKept ? undefined : payGapOf({ sheet, reader, context, cushion, isLivedOn, gap: monthGap }),
    bridge:
      isKept || inherited !== undefined
        ? undefined
        : bridgeAhead({ sheet, reader, context, cushion, isLivedOn, unsettled }, debts, [
            ...(keepsDebts ? [] : costlyDebts),
            ...debts.filter(({ balance }) => paidOff.includes(balance.id)),
          ]),
    isProtected: isKept,
    debts,
    forgiven,
    heldBack,
    compared,
    sued: owed.filter(({ told }) => told.isInCourt === true),
    highRate,
    lowRate,
    costlyDebts,
    horizon,
    begins,
    livedOnFrom,
    reach,
    isNow:
      reach === 'short' &&
      Math.round(horizon.value * monthsPerYear) === 0 &&
      reader.value('moneySource') !== 'inherited_ira',
    isNeededEarly: isNeededEarly({ reader, context }, horizon),
    isLivedOn,
    taxes,
    payrollYear,
    payrollTaxes,
    bracket: isIncome ? bracketWith(sheet, context, taxes, amount) : taxes.bracket,
    ...(reach === 'long'
      ? kindAndOwnPlans({
          household: isIncome ? withPay(household, amount.value) : household,
          ...(isIncome ? { goesOn: household } : {}),
          sheet,
          reader,
          context,
          taxes,
          sum: amount.value,
          allAtWork,
          thisYear: inherited && {
            dollars: Math.max(0, inherited.withdrawal.value - inherited.tax.value),
            cash,
          },
          payrollYear,
          beside: besideDollars({ sheet, reader, context, taxes: told, amount }, { inherited, required }),
          onTop,
        })
      : {
          kind: undefined,
          kindAtWork: undefined,
          ownPlans: [],
          irasForCredit: undefined,
          creditForgone: undefined,
        }),
    // A price of which nobody knows how much is gain is no income to count on.
    aboveFloor: aboveFloorOf({ reader, context, taxes }, as === 'sale' ? 0 : (part?.value ?? 0)),
    // What is owed on an inheritance is no tax on income.
    moneyTax: reader.value('moneySource') === 'inheritance' ? undefined : owedOnIt,
    estateTax: estateTax({ sheet, reader, context, amount, inherited }, owedOnIt),
    yearIncome: incomeOfYear({ sheet, reader, context, taxes, amount }, inherited),
    near: nearPartOf(sheet, reader, context),
    required,
    loanAhead,
    inherited,
    neededBy: sheet.date(
      'needed-by',
      'When the money is needed',
      'today + the years until it is needed',
      [horizon],
      addMonths(context.today, Math.round(horizon.value * monthsPerYear)),
      'month-of-year',
    ),
    glide,
    tolerance,
    expected,
    afterCosts,
    kept,
    middleDebts: byRate(
      others
        .filter(isMiddle)
        .map((debt) =>
          withDeduction(
            { sheet, reader, context, taxes, ahead: { sum: amount, years: glide.length } },
            debt,
            heldAgainst({ reader, expected, afterCosts, kept }, debt),
          ),
        ),
    ),
    cheapDebts: others.filter((debt) => !isMiddle(debt)),
  }
}
