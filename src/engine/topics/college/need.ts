/** What each child's college takes: the bills ahead, what they are worth today, and what a month of saving has to be. */
import type { DateFigure, Figure } from '../../figure.ts'
import type { AssetAllocation } from '../../markets/asset-allocation.ts'
import { globalStocks } from '../../markets/assumptions.ts'
import { costOfAttendance, publishedTuition } from '../../markets/college-costs.ts'
import { horizonAllocation } from '../../markets/glide-path.ts'
import { growthByYear, growthOver, presentValueOfBills } from '../../math/changing-rates.ts'
import { splitByWeights } from '../../math/largest-remainder.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { AnnualRate, Dollars, Months, Years } from '../../units.ts'
import { type CollegeBasis, ceilingAfterWork } from './basis.ts'
import type { CollegeChild } from './children.ts'
import { monthlyNeedsUnder } from './under-ceiling.ts'

export interface ChildNeed {
  readonly child: CollegeChild
  /** What a year costs today, all in: as it was told, else the price of the kind of college. */
  readonly cost: Figure
  /** The mix of each year from today, and what it earns after costs, in then-year dollars. */
  readonly mixes: readonly AssetAllocation[]
  readonly rates: readonly AnnualRate[]
  /** What each year from today brings due, at its end where bills come before it is over; then-year dollars. */
  readonly bills: readonly Dollars[]
  /** The part of the bills to save for. */
  readonly target: readonly Dollars[]
  /** The part of the target that is better paid from outside a 529, because of the tuition credit. */
  readonly outside: readonly Dollars[]
  readonly firstBill: Figure
  readonly worth: Figure
  readonly wholeWorth: Figure
  readonly outsideWorth: Dollars
  readonly saved: Figure
  /** Missing today; nothing when enough is there. */
  readonly left: Figure
  /** Months until saving ends: with the last bill, unless somebody wants to stop at the first. */
  readonly savingMonths: number
  /** What reaches the target, with what the others hand on. */
  readonly monthly: Figure
  readonly startsOn: DateFigure
}

/** Years from today until all of it belongs in cash, as the mix is looked at once a year. */
export const yearsToCash = ({ mixes }: Pick<ChildNeed, 'mixes'>): Years =>
  mixes.findIndex(({ cash }) => cash === 1)

/** The bills of this child are too near for stocks. */
export const isAllCash = (need: Pick<ChildNeed, 'mixes'>): boolean => yearsToCash(need) === 0

/** What a mix earns in a year after the plan's cost. */
export function rateOf(
  { context, fee }: Pick<CollegeBasis, 'context' | 'fee'>,
  mix: AssetAllocation,
): AnnualRate {
  const { market } = context
  const gross =
    mix.stocks * globalStocks(market).nominalReturn +
    mix.bonds * market.bonds.value +
    mix.cash * market.cash.value
  return (1 + gross) * (1 - fee.value) - 1
}

function startOf({ sheet, children, context }: CollegeBasis, child: CollegeChild): DateFigure {
  return sheet.date(
    `${child.id}.starts`,
    children.length === 1 ? 'When college starts' : 'When this child’s college starts',
    'the September of the year in which the child reaches college age; for who studies already the next bill, or today',
    [child.age],
    child.billDays[0] ?? context.today,
    'month-of-year',
  )
}

/** What bills of a child are worth today. */
export const worthOfBills = (
  { child, rates }: Pick<ChildNeed, 'child' | 'rates'>,
  bills: readonly Dollars[],
): Dollars => presentValueOfBills(bills, rates, child.early)

function costOf({ sheet, target }: CollegeBasis, { cost }: CollegeChild): Figure {
  return (
    cost ??
    sheet.market(
      'cost',
      'A year of this college today, before aid',
      'usd-per-year',
      costOfAttendance[target ?? 'public_in_state'],
    )
  )
}

/**
 * What a year costs the family then; of a school year that has begun what is left of it. A scholarship is promised in dollars:
 * it stays, and the price rises.
 */
export const billIn = (
  { child, cost }: Pick<ChildNeed, 'child' | 'cost'>,
  growth: AnnualRate,
  year: number,
): Dollars =>
  year < child.startsIn
    ? 0
    : Math.max(0, cost.value * growthByYear([growth], year) - (child.scholarship?.value ?? 0)) *
      (year === child.startsIn ? child.firstPart : 1)

function billsOf(basis: CollegeBasis, child: CollegeChild) {
  const { growth, share, tuitionCredit } = basis
  const cost = costOf(basis, child)
  const years = child.startsIn + child.bills
  const isBill = (year: number) => year >= child.startsIn
  const bills = Array.from({ length: years }, (_, year) => billIn({ child, cost }, growth.value, year))
  const target = bills.map((bill) => bill * share.value)
  // The transfers of the years in college pay the tuition for the credit by themselves.
  const paysLater = basis.lump === undefined && savingMonthsOf(basis, child) > child.startMonths
  const outside = bills.map((bill, year) =>
    isBill(year) && tuitionCredit !== undefined && !paysLater && !isSecondTerm(child, year)
      ? Math.max(0, (target[year] ?? 0) - Math.max(0, bill - creditExpenses(basis, child, year)))
      : 0,
  )
  const tolerance = basis.reader.told('riskTolerance') ?? 'moderate'
  const mixes = bills.map((_, year) =>
    horizonAllocation({ horizon: Math.max(0, child.startMonths / monthsPerYear - year), tolerance }),
  )
  return { cost, bills, target, outside, mixes, rates: mixes.map((mix) => rateOf(basis, mix)) }
}

/** The credit counts calendar years: that of a second term is the one in which the next school year begins. */
const isSecondTerm = ({ startsIn, firstPart }: CollegeChild, year: number): boolean =>
  year === startsIn && firstPart < 1

/** Tuition of a year that can earn the credit: a scholarship pays tuition first. */
export function creditExpenses(
  { tuitionCredit, target, growth }: CollegeBasis,
  child: CollegeChild,
  year: number,
): Dollars {
  const most = child.isGraduate ? 0 : (tuitionCredit?.expenses.value ?? 0)
  if (child.scholarship === undefined || child.cost !== undefined) return most
  const tuition = publishedTuition[target ?? 'public_in_state'].value * growthByYear([growth.value], year)
  return Math.min(most, Math.max(0, tuition - child.scholarship.value))
}

/** What each child's own account holds, where it was told and no child has left school for good with a part of it. */
function savedParts({ children, saved }: CollegeBasis): Dollars[] | undefined {
  const parts = children.flatMap((child) => (child.saved === undefined ? [] : [child.saved]))
  const all = parts.reduce((sum, part) => sum + part, 0)
  return parts.length === children.length && all === saved.value ? parts : undefined
}

export function collegeNeeds(basis: CollegeBasis): ChildNeed[] {
  const drafts = basis.children.map((child) => ({ child, ...billsOf(basis, child) }))
  const worths = drafts.map((draft) => Math.round(worthOfBills(draft, draft.target)))
  const total = Math.round(basis.saved.value)
  const hasWorth = worths.some((worth) => worth > 0)
  const parts = savedParts(basis) ?? splitByWeights(total, hasWorth ? worths : worths.map(() => 1))
  const needs = drafts.map((draft, index) => needOf(basis, draft, parts[index] ?? 0))
  const monthly = monthlyNeedsUnder(needs, ceilingAfterWork(basis), basis.budget?.value ?? 0)
  const lefts = needs.map(({ left }) => left)
  return needs.map(({ months, level, ...need }, index) => ({
    ...need,
    monthly: basis.sheet.computed(
      `${need.child.id}.monthly`,
      'What reaches the target, a month',
      'usd-per-month',
      needs.length === 1
        ? 'what is missing ÷ what a dollar at the end of each month to save is worth today, rounded up'
        : `what is missing, less what the transfers of brothers and sisters bring once ${basis.savesDuringCollege ? 'their last bills are paid' : 'saving for them ends'}, ÷ what a dollar at the end of each month to save is worth today, rounded up`,
      [...lefts, months, level],
      Math.ceil(monthly[index] ?? 0),
    ),
  }))
}

/**
 * Saving goes on until the last bill, which comes years after the first: each year's transfer then helps to pay the next
 * one. With a year or more to the first bill, a level amount never runs dry on the way. Whoever begins sooner, or has
 * begun, can do no other, and pays what is due now through its own months.
 * Nobody saves from pay after the last pay check.
 */
function savingMonthsOf(
  { savesDuringCollege, workMonths }: CollegeBasis,
  { startMonths, lastMonths, firstPart }: CollegeChild,
): Months {
  const wanted =
    startMonths === 0
      ? Math.max(Math.round(monthsPerYear * firstPart), lastMonths)
      : savesDuringCollege
        ? lastMonths
        : startMonths
  return Math.min(wanted, workMonths?.value ?? wanted)
}

type Bills = ReturnType<typeof billsOf> & { readonly child: CollegeChild }

/** What one child's college takes, before it is known what the transfers of the others bring. */
function needOf(basis: CollegeBasis, bills: Bills, savedPart: Dollars) {
  const { sheet, growth, share, saved: savedAll, children } = basis
  const { child, cost, rates, target, outside } = bills
  const scholarship = child.scholarship === undefined ? [] : [child.scholarship]
  const price =
    scholarship.length === 0
      ? 'each year’s price at that time'
      : 'each year’s price at that time less the scholarship'
  const { id } = child
  const years = child.startMonths / monthsPerYear
  const level = sheet.computed(
    `${id}.return`,
    'What the savings earn a year on the way, after costs',
    'rate',
    'the level rate that equals the yearly rates of a mix that gets calmer as college comes nearer',
    [child.age, basis.fee],
    years === 0 ? (rates[0] ?? 0) : growthOver(rates, years) ** (1 / years) - 1,
  )
  const worth = sheet.computed(
    `${id}.worth`,
    'What the part to save is worth today',
    'usd',
    `${price} × the share to save, brought back to today at what the savings earn`,
    [cost, ...scholarship, growth, share, child.age, level],
    Math.round(worthOfBills(bills, target)),
  )
  const saved =
    children.length === 1
      ? savedAll
      : sheet.computed(
          `${id}.saved`,
          'This child’s part of what is saved',
          'usd',
          child.saved === savedPart
            ? child.isExpected
              ? 'nothing yet: what you told is in the accounts of the others'
              : 'what you said that its own account holds'
            : 'what is saved, in proportion to what each child’s part is worth today',
          [savedAll, worth],
          savedPart,
        )
  const left = sheet.computed(
    `${id}.left`,
    'Still missing, in today’s worth',
    'usd',
    'what the part to save is worth today − what is saved, never below nothing',
    [worth, saved],
    Math.max(0, worth.value - Math.round(saved.value)),
  )
  const savingMonths = savingMonthsOf(basis, child)
  const months = sheet.computed(
    `${id}.months`,
    'Months to save',
    'months',
    `${
      basis.savesDuringCollege || child.startMonths === 0
        ? 'months until the last bill of college'
        : 'months until college starts'
    }${basis.workMonths === undefined ? '' : ', or until nobody saves from pay any more'}`,
    [child.age, ...(basis.workMonths === undefined ? [] : [basis.workMonths])],
    savingMonths,
  )
  return {
    ...bills,
    worth,
    saved,
    left,
    savingMonths,
    months,
    level,
    firstBill: sheet.computed(
      `${id}.first-bill`,
      child.firstPart < 1
        ? 'What is left to pay of this school year'
        : 'The first year of college, at the price of that time',
      'usd',
      child.firstPart < 1
        ? `the price today${scholarship.length === 0 ? '' : ' less the scholarship'} × the part of it that its second term takes`
        : scholarship.length === 0
          ? 'the price today × (one + its growth) for every year until then'
          : 'the price today × (one + its growth) for every year until then − the scholarship',
      [cost, ...scholarship, growth, child.age],
      Math.round(bills.bills[child.startsIn] ?? 0),
    ),
    wholeWorth: sheet.computed(
      `${id}.whole-worth`,
      'All of college, in today’s worth',
      'usd',
      `${price}, brought back to today at what the savings earn`,
      [cost, ...scholarship, growth, child.age, level],
      Math.round(worthOfBills(bills, bills.bills)),
    ),
    outsideWorth: worthOfBills(bills, outside),
    startsOn: startOf(basis, child),
  }
}
