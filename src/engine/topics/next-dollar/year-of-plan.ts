/**
 * A year in which the plan is followed, as the limits of law see it: what the same plan puts away before tax through
 * payroll, into an HSA and into a plan of one's own business has come off before a limit looks at income.
 */
import type { Figure } from '../../figure.ts'
import { adjustedGrossIncome } from '../../tax/adjusted-gross-income.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars, Share } from '../../units.ts'
import { worksheet } from '../../worksheet.ts'
import { lastingSum } from '../birth-ahead.ts'
import { comesNextYear, ownComingPay } from '../coming-pay.ts'
import { withHsa } from '../hsa-on-return.ts'
import { isRothAtWork, kindOfBusiness, traditionalEnding } from '../ira-kind.ts'
import { forCreditOf } from '../lump-sum/own-plan-steps.ts'
import { isRothForCredit } from '../missed-match.ts'
import type { OrderStep } from '../order-of-operations.ts'
import { contributionFor } from '../payroll-room.ts'
import type { PlanAtWork } from '../plans-at-work.ts'
import { isSpouseSoleEarner } from '../sole-earner.ts'
import type { DollarBasis } from './basis.ts'
import { monthsToNewYear } from './lapsing-room.ts'
import { isSumGuessed } from './month-sum.ts'
import type { MonthlyCourse } from './months.ts'
import type { MonthlyNeed } from './need.ts'
import { type DollarNeeds, dollarNeeds } from './needs.ts'

type Found = Pick<DollarNeeds, 'needs' | 'missed'>

/** A year of what flows: the needs that are filled once are full by then, but for what is saved for a day month by month. */
function flowing(needs: readonly MonthlyNeed[], monthly: Dollars) {
  let left = monthly
  const placed = needs.flatMap((need) => {
    if (need.stream.kind === 'pile' && need.stream.by !== undefined)
      left -= Math.min(left, need.stream.total / Math.max(monthsPerYear, need.stream.by))
    if (need.stream.kind !== 'flow' || need.isOfYear === true) return []
    const part = Math.min(left, need.stream.monthly)
    left -= part
    const months = Math.min(monthsPerYear, need.stream.until ?? monthsPerYear)
    // What takes nothing off the month, as a match whose contribution the tax on it pays, is taken whole.
    const share = need.stream.monthly > 0 ? part / need.stream.monthly : 1
    return [{ need, share, yearly: part * months }]
  })
  const of = (isOne: (need: MonthlyNeed) => boolean) => placed.filter(({ need }) => isOne(need))
  return {
    share: (step: OrderStep): Share => of((need) => need.step === step)[0]?.share ?? 0,
    yearly: (isOne: (need: MonthlyNeed) => boolean): Dollars =>
      of(isOne).reduce((sum, { yearly }) => sum + yearly, 0),
  }
}

type Flows = ReturnType<typeof flowing>

/** What the months place in each need. */
interface Course extends Pick<DollarNeeds, 'needs'> {
  readonly course: MonthlyCourse
}

/** The months from today on as the plan places them, no more of each need than a year of it takes. */
function flowingFirst({ needs, course }: Course): Flows {
  const placed = needs.map((need, at) => {
    const { stream, isOfYear } = need
    if (stream.kind !== 'flow' || isOfYear === true || stream.monthly <= 0)
      return { need, yearly: 0, most: 0 }
    const most = stream.monthly * monthsPerYear
    const dollars = course.placed.slice(0, monthsPerYear).reduce((sum, row) => sum + (row[at] ?? 0), 0)
    return { need, yearly: Math.min(dollars, most), most }
  })
  return {
    share: (step) => {
      const found = placed.find(({ need, most }) => need.step === step && most > 0)
      return found === undefined ? 0 : found.yearly / found.most
    },
    yearly: (isOne) => placed.reduce((sum, { need, yearly }) => sum + (isOne(need) ? yearly : 0), 0),
  }
}

/** The return of the first year in which the plan is followed, as far as dollars reach what is before tax in it. */
const returnOfFirstYear = (work: DollarBasis & Found & Course): TaxReturn =>
  returnWithFlows(work, work, flowingFirst(work))

/** The same at the pay that was named for next year: what is chosen for the year ahead is on that return. */
export function returnOfNextYear(work: DollarBasis & Found & Course): TaxReturn {
  const first = returnOfFirstYear(work)
  const coming = ownComingPay(work)
  return coming !== undefined && comesNextYear(coming) ? coming.onReturn(first) : first
}

const returnOfPlan = (basis: DollarBasis, found: Found, ofPayroll: Share = 1): TaxReturn =>
  returnWithFlows(basis, found, flowing(found.needs, lastingSum(basis)), ofPayroll)

/** What the plan itself names as not taxed now is taken off: where the kinds are alike it says that this hangs on it. */
function returnWithFlows(
  basis: DollarBasis,
  { needs, missed }: Found,
  { share, yearly }: Flows,
  ofPayroll: Share = 1,
): TaxReturn {
  const { taxes, ownPlans, reader } = basis
  const { taxReturn } = taxes
  const isBeforeTax = !isRothAtWork(basis)
  const matched = ({ contribution }: { contribution: Figure }) => contribution.value * share('match')
  const raised = (whose: PlanAtWork['id']) =>
    needs.reduce((sum, { id, payroll }) => {
      if (payroll?.plan.id !== whose) return sum
      return (
        sum +
        contributionFor(
          payroll,
          yearly((need) => need.id === id),
        ).beforeTax
      )
    }, 0)
  const forMatch = isRothForCredit(missed) ? undefined : missed
  const ofOwn = (forMatch?.own === undefined ? 0 : matched(forMatch.own)) + raised('own')
  const ofSpouse = (forMatch?.spouse === undefined ? 0 : matched(forMatch.spouse)) + raised('spouse')
  const [own, spouse] = !isBeforeTax
    ? [0, 0]
    : isSpouseSoleEarner(reader)
      ? [0, ofOwn + ofSpouse]
      : [ofOwn, ofSpouse]
  const business = needs
    .filter(({ step }) => step === 'own-plan')
    .reduce(
      (sum, { id, beforeTaxMost }) =>
        sum +
        Math.min(
          yearly((need) => need.id === id),
          beforeTaxMost?.value ?? Infinity,
        ),
      0,
    )
  const off = {
    own: Math.min(own * ofPayroll, taxReturn.wages ?? 0),
    spouse: Math.min(spouse * ofPayroll, taxReturn.spouseWages ?? 0),
  }
  const deferred = {
    ...taxReturn,
    wages: (taxReturn.wages ?? 0) - off.own,
    deferredPay: (taxReturn.deferredPay ?? 0) + off.own,
    spouseWages: (taxReturn.spouseWages ?? 0) - off.spouse,
    spouseDeferredPay: (taxReturn.spouseDeferredPay ?? 0) + off.spouse,
    ownPlanDeduction:
      (taxReturn.ownPlanDeduction ?? 0) +
      (kindOfBusiness(basis)?.verdict === 'traditional'
        ? business
        : Math.min(business, forCreditOf(ownPlans)?.value ?? 0)),
  }
  return withHsa(
    reader,
    deferred,
    yearly(({ step }) => step === 'hsa'),
  )
}

/** The limits of an IRA look at income before its own deduction and that of student-loan interest. */
function iraIncomeIn(basis: DollarBasis, found: Found, ofPayroll: Share): Dollars {
  const { agi, studentLoanInterestDeduction } = adjustedGrossIncome(
    basis.context.law,
    returnOfPlan(basis, found, ofPayroll),
  )
  return Math.min(basis.taxes.iraIncome.value, Math.round(agi + studentLoanInterestDeduction))
}

const howItFollows =
  'estimated income − a year of what this plan puts into a plan at work before tax, into an HSA and into a plan of your own business'

/**
 * The needs at the income that they leave. A lower income opens more of an IRA, which leaves less for payroll, so the
 * income of the first look is too low and the second, from there, is never below what the plan comes to.
 */
export function needsOfPlan(basis: DollarBasis): DollarNeeds {
  const { iraIncome } = basis.taxes
  // No limit is kept by dollars that nobody told.
  if (isSumGuessed(basis)) return dollarNeeds(basis)
  // What goes in by hand until the filing day counts for this year whole, what goes through payroll by its pay checks.
  const left = Math.min(1, monthsToNewYear(basis.context.today) / monthsPerYear)
  // Tried out of sight: a plan shows only the figures that it ends with.
  const tried = (income: Figure) => {
    const sheet = worksheet()
    const aside = { ...basis, sheet, yearIncome: income }
    const found = dollarNeeds(aside)
    const year = sheet.computed(
      'tried',
      'Income once this plan is followed',
      'usd-per-year',
      howItFollows,
      [],
      iraIncomeIn(aside, found, 1),
    )
    return { year, incomeThisYear: iraIncomeIn(aside, found, left) }
  }
  const {
    year: { value },
    incomeThisYear,
  } = tried(tried(iraIncome).year)
  if (value >= iraIncome.value) return dollarNeeds(basis)
  const { sheet, monthly, taxes, bracket } = basis
  const yearIncome = sheet.computed(
    'ira-income.of-plan',
    'Income that the limits of an IRA look at, once this plan is followed',
    'usd-per-year',
    howItFollows,
    [iraIncome, monthly, bracket, ...(taxes.stateRateAtWork === undefined ? [] : [taxes.stateRateAtWork])],
    value,
  )
  return dollarNeeds({ ...basis, yearIncome, incomeThisYear })
}

/** What income counts for the Marketplace credit in that year: a deducted IRA has come off too, untaxed benefits have not. */
export function marketplaceIncomeOfPlan(basis: DollarBasis, found: Found): Dollars {
  const isCounted = !isSumGuessed(basis)
  const { yearly } = flowing(found.needs, lastingSum(basis))
  const taxReturn = isCounted ? returnOfPlan(basis, found) : basis.taxes.taxReturn
  const iraDeduction = isCounted ? yearly(({ id }) => id.endsWith(traditionalEnding)) : 0
  const { agi, taxableSocialSecurity } = adjustedGrossIncome(basis.context.law, {
    ...taxReturn,
    iraDeduction,
  })
  return Math.round(agi + (taxReturn.socialSecurity ?? 0) - taxableSocialSecurity)
}
