/** Who asks where the next dollar goes: what is left each month, what is owed, and what the cash at hand does today. */
import { type FactReader, factReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import type { Household } from '../../household.ts'
import { type AssetAllocation, allCash } from '../../markets/asset-allocation.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars } from '../../units.ts'
import { type Worksheet, worksheet } from '../../worksheet.ts'
import { type BirthAhead, birthAhead, isMonthOverByBirth, leftByBalance } from '../birth-ahead.ts'
import { type CashWithoutPay, cashWithoutPay } from '../cash-without-pay.ts'
import { childCareEnds } from '../child-care-ends.ts'
import { type ChildGrown, childGrows } from '../child-grows.ts'
import { type Cushion, cushionOf } from '../cushion.ts'
import { type DebtTerms, withPromotion } from '../debt-terms.ts'
import { costAfterTax, isCostly, isOwedToOneself, isUnproven, readDebts } from '../debts.ts'
import { byUrgency, type CashToDebts, cashToDebts } from '../deferred-interest.ts'
import { type EndingJob, lostAhead, monthsToEndOfWork } from '../ending-job.ts'
import { afterFundCosts, expectedReturn } from '../expected-return.ts'
import { listFilledIn } from '../filled-in-debts.ts'
import { forgivenLoans } from '../forgiven-loans.ts'
import { withDeduction } from '../home-loan-rate.ts'
import type { Kind, Kinds } from '../ira-kind.ts'
import { isJobAtRisk, waitsForSafeJob } from '../job-at-risk.ts'
import type { JobLoss } from '../job-loss.ts'
import { lateFirst } from '../late-first.ts'
import type { IrasForCredit } from '../lump-sum/for-credit.ts'
import { kindAndOwnPlans, type OwnPlan } from '../lump-sum/own-plan.ts'
import { type AboveFloor, aboveFloorOf } from '../marketplace-floor.ts'
import { glideForLater } from '../mix-for-later.ts'
import type { ChangesAhead } from '../month-changes.ts'
import { whoIsOutOfWork } from '../out-of-work.ts'
import { paidBeforeLastDay } from '../paid-before-last-day.ts'
import { isLateUnknown } from '../past-due.ts'
import { payChange } from '../pay-change.ts'
import { isBackByBirth, type PayReturns, payReturns } from '../pay-returns.ts'
import { withAfterSchool } from '../payment-after-school.ts'
import { type DollarYear, taxesInYear, yearOfPayroll } from '../payroll-year.ts'
import { mayBePaidAhead, type PlanToCompare, planToCompare } from '../plan-to-compare.ts'
import { hasRetired } from '../retired.ts'
import { type RetiredBesidePay, retiredBesidePay } from '../retired-beside-pay.ts'
import { type AfterSave, afterSave, begunAfterSave, besideAfterSave } from '../save-ends.ts'
import { ageOfPlan } from '../sole-earner.ts'
import { supportReceivedEnds } from '../support-received-ends.ts'
import { type TaxPicture, taxPicture } from '../tax-picture.ts'
import type { DraftContext, Drafting } from '../topic.ts'
import { unearnedBesidePay } from '../unearned-income.ts'
import { type DollarBridge, dollarBridge } from './bridge.ts'
import { monthsLeftOfYear } from './filing-months.ts'
import { type SumOfBenefits, sumOfBenefits } from './lasting.ts'
import { type MonthSum, monthlyOf, type Stage } from './month-sum.ts'

export interface DollarBasis extends Kinds, MonthSum, Drafting, ChangesAhead {
  readonly household: Household
  readonly stage: Stage
  /** Pay comes in, and no day was told on which it is lost: years to come can be looked at. */
  readonly isPaidOn: boolean
  /** No pay comes in, or a job may end: what is left stays within reach. */
  readonly keepsCash: boolean
  /** Set in that stage: how long the cash lasts. */
  readonly without: CashWithoutPay | undefined
  /** The job that is lost on a told day: nothing is placed beyond it, and until then cash comes before debts. */
  readonly ending: (EndingJob & { readonly jobLoss: JobLoss }) | undefined
  /** The pay that is gone comes again on a told day: the order is another one then, and nothing is placed beyond it. */
  readonly returns: PayReturns | undefined
  /** One of two has retired, and the other is paid. */
  readonly besidePay: RetiredBesidePay | undefined
  /** The year whose law says which kind of account the next dollars reach. */
  readonly year: DollarYear
  /** Set where that sum is there only while benefits are paid. */
  readonly ofBenefits: SumOfBenefits | undefined
  /** What a child on the way leaves of that sum from the birth on. */
  readonly birth: BirthAhead | undefined
  /** What that child takes less, or more, as it grows, within the years that are looked at. */
  readonly grows: readonly ChildGrown[]
  /** The plan that follows SAVE: its payment is taken off the month already. */
  readonly loanAhead: AfterSave | undefined
  readonly cushion: Cushion
  /** The months until the pay for life that begins later, where they are near or have begun. */
  readonly bridge: DollarBridge | undefined
  readonly taxes: TaxPicture
  /** The same of the year in which payroll pays most of a raise. */
  readonly payrollTaxes: TaxPicture
  readonly bracket: Figure
  /** Of what goes into an IRA once this year's room has closed; set where it is another one than `kind`. */
  readonly kindAhead?: Kind | undefined
  /** Plans of businesses of one's own with room. */
  readonly ownPlans: readonly OwnPlan[]
  /** Set where IRAs have to be deducted for the Marketplace credit. */
  readonly irasForCredit: IrasForCredit | undefined
  /** What would have to go before tax for the Marketplace credit, where it is not worth that. */
  readonly creditForgone: Figure | undefined
  /** What belongs into the spouse's IRA before one's own is filled. */
  readonly spouseCounted?: Dollars
  /** What may go in before tax in a year and leave income where the Marketplace credit has begun. */
  readonly aboveFloor: AboveFloor
  /** What the limits of an IRA look at where the plan itself lowers it. */
  readonly yearIncome?: Figure
  /** The same of this year, of whose pay checks the plan reaches only those that are left. */
  readonly incomeThisYear?: Dollars
  /** The debts that the order looks at: no loan on the way to forgiveness, and a mortgage only where it has a place in it. */
  readonly debts: readonly DebtTerms[]
  readonly costly: readonly DebtTerms[]
  readonly middling: readonly DebtTerms[]
  readonly mortgages: readonly DebtTerms[]
  /** Whether the home loan has a place in the order: it is asked about, or costs more than the mix may earn. */
  readonly paysHome: boolean
  readonly forgiven: readonly DebtTerms[]
  /** Federal loans that wait for the choice of a plan by income, and get their payment alone until then. */
  readonly compared: PlanToCompare | undefined
  readonly highRate: Figure
  readonly lowRate: Figure
  /** What the cash at hand pays today: late bills, then debts at a high rate. */
  readonly today: CashToday
  readonly years: Figure
  readonly glide: readonly AssetAllocation[]
  /** What the mix of this year may earn, before costs. */
  readonly expected: Figure
  /** The same after fund costs: what a loan is held against. */
  readonly afterCosts: Figure
}

export interface CashToday {
  readonly lateBills: Figure
  readonly debts: Figure
  readonly prepaid: CashToDebts['prepaid']
  readonly inTime: CashToDebts['inTime']
  /** Late bills that the cash does not cover. */
  readonly lateLeft: Figure
  /** Cash that stays. */
  readonly left: Figure
}

/** Whether cash pays all of it today, and not a part. */
export const isPaidToday = (
  { prepaid }: Pick<CashToday, 'prepaid'>,
  { id, balance }: Pick<DollarBasis['costly'][number], 'id' | 'balance'>,
): boolean => (prepaid.get(id) ?? 0) >= balance.value

/**
 * `ended`: the debts at a lower rate that are gone, by the months that pay for them, before the fund is full. `allAtWork`:
 * what plans at work take in a year, where their kind is asked of all of it.
 */
export function dollarBasis(
  household: Household,
  context: DraftContext,
  year: DollarYear = 'this',
  { ended = [], allAtWork }: { ended?: readonly string[]; allAtWork?: Dollars | undefined } = {},
): DollarBasis {
  const sheet = worksheet(context.fromSample)
  const reader = factReader(sheet, household, context.today)
  const stage =
    whoIsOutOfWork(reader) === undefined ? (hasRetired(reader) ? 'retired' : 'working') : 'unemployed'
  const highRate = reader.rule('high-rate', 'What counts as a high rate', 'rate', rules.highRate)
  const lowRate = reader.rule('low-rate', 'What counts as a low rate', 'rate', rules.lowRate)
  const all = readDebts(sheet, reader, { assumeBalances: true })
    .map((debt) => withAfterSchool({ sheet, reader }, withPromotion(sheet, debt, context.today)))
    .filter((debt) => debt.balance.value > 0 && !isUnproven(debt))
  const forgiven = all.filter(forgivenLoans({ reader, context }))
  const homeLoans = all.filter(({ kind }) => kind === 'mortgage')
  const others = byUrgency(all.filter((debt) => !forgiven.includes(debt) && !homeLoans.includes(debt)))
  listFilledIn(reader, all, [...others, ...homeLoans])
  const compared =
    stage === 'working' ? planToCompare({ sheet, reader, context, household }, others) : undefined
  const isPaidAhead = mayBePaidAhead(compared)
  // A home loan at whatever rate waits for the fund: what is paid on it comes back only by a sale or a new loan.
  const costly = others.filter(
    (debt) => isCostly(debt, highRate) && isPaidAhead(debt) && !waitsForSafeJob(reader, debt),
  )
  const lost = stage === 'working' ? lostAhead({ sheet, reader, context }) : undefined
  const paysMinimums = stage === 'unemployed' || lost !== undefined
  const paidFirst = lost === undefined ? [] : paidBeforeLastDay({ sheet, reader, context }, costly)
  // Without pay, or soon without it, nothing beyond the minimums goes to a debt, so its payment stays in what a month costs.
  const loanAhead = afterSave({ sheet, reader, context })
  const cushion = cushionOf(
    { sheet, reader, context },
    {
      begun: begunAfterSave(loanAhead),
      debts: paysMinimums ? paidFirst : [...costly, ...all.filter(({ id }) => ended.includes(id))],
    },
  )
  // The limits of this stage lie close to what people earn; with a job that ends no account is filled up to one.
  const unearned =
    stage === 'working' && lost === undefined ? unearnedBesidePay({ sheet, reader, context }) : undefined
  const taxes = taxPicture(sheet, reader, context, unearned)
  const { years, glide } = picture(reader, sheet, ageOfPlan(reader), stage)
  const expected = expectedReturn(sheet, context, glide[0] ?? allCash)
  const afterTax = (debt: DebtTerms) =>
    stage === 'working' ? withDeduction({ sheet, reader, context, taxes }, debt, expected) : debt
  const mortgages = homeLoans.map(afterTax)
  const paysHome = stage === 'working' && isHomeInOrder(reader, mortgages, expected)
  const isMiddling = (debt: DebtTerms) =>
    !costly.includes(debt) && debt.rate.value >= lowRate.value && !isOwedToOneself(debt) && isPaidAhead(debt)
  const debts = byUrgency([
    ...others.map((debt) => (isMiddling(debt) ? afterTax(debt) : debt)),
    ...(paysHome ? mortgages : []),
  ])
  // Then the cash pays no debt either, whatever a month leaves, but from what lies beyond the fund.
  const kept = paysMinimums ? cashToday(sheet, reader, { cushion, monthly: 0 }, paidFirst) : undefined
  const lasting =
    kept === undefined
      ? undefined
      : cashWithoutPay({ sheet, reader, context }, { ...cushion, cash: kept.left })
  const without = stage === 'unemployed' ? lasting : undefined
  const ending = lost && lasting && { ...lost, jobLoss: lasting.jobLoss }
  const besidePay = stage === 'working' ? retiredBesidePay({ sheet, reader, context }, cushion) : undefined
  const month = monthlyOf(sheet, reader, { stage, without, besidePay, cushion, debts: others })
  const budget = { ...month, monthly: besideAfterSave({ sheet, reader, context }, month.monthly, loanAhead) }
  const leaves = reader.told('monthlySurplus') === undefined ? leftByBalance(reader) : undefined
  const returns = payReturns({ sheet, reader, context }, without)
  const isOverByBirth = isMonthOverByBirth(reader) || isBackByBirth(reader, returns)
  const birth =
    stage === 'retired' || budget.monthly.value === 0 || isOverByBirth
      ? undefined
      : birthAhead({ sheet, reader, context }, budget.monthly, leaves)
  const today = kept ?? cashToday(sheet, reader, { cushion, monthly: budget.monthly.value }, costly)
  const isPaidOn = stage === 'working' && ending === undefined
  const payrollYear = yearOfPayroll(context.today, context.today)
  const monthsLeft = monthsLeftOfYear(context.today)
  return {
    household,
    sheet,
    reader,
    context,
    stage,
    isPaidOn,
    keepsCash: stage === 'unemployed' || isJobAtRisk(reader),
    without,
    ending,
    returns,
    besidePay,
    year,
    ...budget,
    ofBenefits: without && sumOfBenefits(sheet, reader, without, budget.monthly),
    birth,
    grows: (isPaidOn ? childGrows({ sheet, reader, context }, birth) : []).filter(
      ({ after }) => after < years.value * monthsPerYear,
    ),
    careEnds: isPaidOn ? childCareEnds({ sheet, reader, context }) : [],
    payChange: isPaidOn ? payChange({ sheet, reader, context }) : undefined,
    supportEnds: isPaidOn ? supportReceivedEnds({ sheet, reader, context }) : [],
    loanAhead,
    cushion,
    bridge:
      stage === 'unemployed' || isJobAtRisk(reader)
        ? undefined
        : dollarBridge(
            { sheet, reader, context },
            { cushion, left: today.left, debts: all.filter((debt) => !forgiven.includes(debt)), costly },
          ),
    taxes,
    payrollTaxes: taxesInYear(taxes, payrollYear),
    bracket: taxes.bracket,
    ...(stage === 'working'
      ? kindAndOwnPlans({
          household,
          sheet,
          reader,
          context,
          taxes,
          year,
          payrollYear,
          dollars: budget.monthly.value * monthsPerYear,
          untilFiled: monthsLeft && budget.monthly.value * monthsLeft,
          allAtWork,
        })
      : {
          kind: undefined,
          kindAtWork: undefined,
          ownPlans: [],
          irasForCredit: undefined,
          creditForgone: undefined,
        }),
    aboveFloor: aboveFloorOf({ reader, context, taxes }),
    debts,
    costly,
    middling: debts.filter(isMiddling),
    mortgages,
    paysHome,
    forgiven,
    compared,
    highRate,
    lowRate,
    today,
    years,
    glide,
    expected,
    afterCosts: afterFundCosts(sheet, reader, expected),
  }
}

/** One that costs more than what a taxable account may earn comes before it, unless paying it ahead was ruled out. */
function isHomeInOrder(reader: FactReader, mortgages: readonly DebtTerms[], expected: Figure): boolean {
  const asked = reader.told('considersPayoff')
  if (asked !== undefined) return asked && mortgages.length > 0
  return mortgages.some((debt) => debt.told.rate !== undefined && costAfterTax(debt).value > expected.value)
}

/** Late bills come before the starter cushion; debts at a high rate only get what lies beyond it. */
function cashToday(
  sheet: Worksheet,
  reader: FactReader,
  { cushion: { cash, starter }, monthly }: { cushion: Cushion; monthly: Dollars },
  costly: readonly DebtTerms[],
): CashToday {
  const { now: lateBills, left: lateLeft } = lateFirst(sheet, reader, cash)
  const { prepaid, inTime, paid } = cashToDebts({
    cash: isLateUnknown(reader) ? 0 : cash.value - lateBills.value,
    starter: starter.value,
    monthly,
    costly,
  })
  const debts = sheet.computed(
    'debts.now',
    'Costly debt that your cash pays today',
    'usd',
    'cash beyond late bills and the starter cushion, no more than is owed; a part of it too for deferred interest that would come back and for a loan that would be renewed',
    [cash, lateBills, starter, ...costly.map(({ balance }) => balance)],
    paid,
  )
  return {
    lateBills,
    debts,
    prepaid,
    inTime,
    lateLeft,
    left: sheet.computed(
      'cash.left',
      'Cash that stays',
      'usd',
      'cash − late bills and debts paid today',
      [cash, lateBills, debts],
      Math.max(0, Math.floor(cash.value) - lateBills.value - paid),
    ),
  }
}

/**
 * How far the picture of what becomes of the money looks: to the end of work, within limits. Each month of it brings new
 * savings, so an end of work that was told is never looked beyond.
 */
function picture(
  reader: FactReader,
  sheet: Worksheet,
  age: Figure,
  stage: DollarBasis['stage'],
): Pick<DollarBasis, 'years' | 'glide'> {
  const until = stage === 'retired' ? undefined : reader.number('retirementAge')
  const ahead = Math.floor((until?.value ?? age.value) - age.value)
  const isEndTold =
    until !== undefined &&
    reader.told('retirementAge') !== undefined &&
    (ahead >= 1 || monthsToEndOfWork(reader) !== undefined)
  const least = isEndTold
    ? undefined
    : reader.rule('picture.least', 'Fewest years to look ahead', 'years', rules.pictureLeastYears)
  const most = reader.rule('picture.most', 'Most years to look ahead', 'years', rules.pictureMostYears)
  const value = Math.min(most.value, Math.max(least?.value ?? 1, ahead))
  const years = sheet.computed(
    'picture.years',
    'Years that the picture looks ahead',
    'years',
    until === undefined ? 'a span of years in retirement' : 'the years until you stop working, within limits',
    [...(until === undefined ? [] : [age, until, most]), ...(least === undefined ? [] : [least])],
    value,
  )
  return { years, glide: glideForLater(reader, value, stage === 'retired') }
}
