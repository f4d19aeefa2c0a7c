/** Where the next dollars go, worked out: this month's dollars, every month after, and when each need is filled. */
import { civilDate } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import type { Household } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { AnnualRate, Dollars, Months } from '../../units.ts'
import { growsInMonths } from '../child-grows.ts'
import { type DebtTerms, debtInNumbers } from '../debt-terms.ts'
import { isRollover } from '../debts.ts'
import { type FillingOfFund, withoutEnded } from '../ended-before-fund.ts'
import { isRothAtWork, traditionalEnding } from '../ira-kind.ts'
import { countedOfSpouse } from '../ira-names.ts'
import { monthChanges } from '../month-changes.ts'
import { type Placement, placedIn, pour } from '../order-of-operations.ts'
import type { DollarYear } from '../payroll-year.ts'
import type { IntoIras } from '../running-savers-credit.ts'
import type { DraftContext } from '../topic.ts'
import { type DollarBasis, dollarBasis } from './basis.ts'
import { carryingCash } from './carried-by-cash.ts'
import { monthsLeftOfYear, monthsToFilingDay } from './filing-months.ts'
import { type MonthlyCourse, monthlyCourse } from './months.ts'
import { monthsOfPay } from './months-of-pay.ts'
import type { MonthlyNeed } from './need.ts'
import type { DollarNeeds } from './needs.ts'
import { needsOfPlan } from './year-of-plan.ts'

/** A stretch of months that are all alike. */
export interface Phase {
  readonly from: Months
  readonly until: Months
  /** Whole dollars, in the order of the needs. */
  readonly row: readonly Dollars[]
}

export interface DollarWork extends DollarBasis, DollarNeeds {
  /** Nothing is left to place each month. */
  readonly isEmpty: boolean
  readonly placements: readonly Placement[]
  readonly course: MonthlyCourse
  readonly phases: readonly Phase[]
  /** The same household with other needs, another sum each month, or cash that is kept from the debts it pays today. */
  readonly tried: (change: {
    needs?: readonly MonthlyNeed[]
    monthly?: Dollars
    kept?: Dollars
    inflation?: AnnualRate
    /** What comes in beside the monthly sum in single months. */
    once?: readonly { readonly month: Months; readonly sum: Dollars }[]
  }) => MonthlyCourse
  /**
   * The plan's months once the sum rises with prices and debts do not: what the money becomes. Dates and dollars of a
   * month are those of `course`, in which nothing rises.
   */
  readonly rising: MonthlyCourse
}

/** What only a first look at all months tells. */
interface Found {
  /** The year whose law says which kind of account the dollars reach. */
  readonly year: DollarYear
  /** Debts at a lower rate that are gone before the fund is full. */
  readonly ended: readonly string[]
  readonly spouseCounted: Dollars
  /** What plans at work take in a year, where the kind there is asked of all of it. */
  readonly allAtWork?: Dollars | undefined
}

/** The kind of account is that of the year in which the first dollars reach one. */
export function dollarWork(household: Household, context: DraftContext): DollarWork {
  const first: Found = { year: 'this', ended: [], spouseCounted: 0 }
  const ofYear = workIn(household, context, first)
  const isOfYear = ofYear.kind?.isOfYear === true || ofYear.kindAtWork?.isOfYear === true
  const year = isOfYear && reachesAccountsLater(ofYear) ? 'ahead' : 'this'
  const untold = year === 'this' ? ofYear : workIn(household, context, { ...first, year })
  if (untold.stage !== 'working') return untold
  const allAtWork = allRothAtWork(untold)
  const known: Found = { ...first, year, allAtWork }
  const weighed = allAtWork === undefined ? untold : workIn(household, context, known)
  const { work, ended } = withoutEnded(weighed, fillingOf, (gone) =>
    workIn(household, context, { ...known, ended: gone }),
  )
  const spouseCounted = Math.max(
    countedOfSpouse(work, intoIrasByFilingDay(work), { isYearly: false }),
    ...intoIrasEachYear(work).map((iras) => countedOfSpouse(work, iras, { isYearly: true })),
  )
  return spouseCounted === 0 ? work : workIn(household, context, { ...known, ended, spouseCounted })
}

/**
 * What payroll takes as Roth in the twelve months from its first dollar on; undefined where it takes none. The first dollars
 * spoke for Roth, and later ones may save more before tax: a credit for workers begins only below an income.
 */
function allRothAtWork(work: DollarWork): Dollars | undefined {
  if (!isRothAtWork(work)) return undefined
  const byMonth = work.course.placed.map((row) =>
    work.needs.reduce((sum, { payroll }, at) => sum + (payroll === undefined ? 0 : (row[at] ?? 0)), 0),
  )
  const begins = byMonth.findIndex((dollars) => dollars > 0)
  return begins < 0
    ? undefined
    : Math.round(byMonth.slice(begins, begins + monthsPerYear).reduce((sum, dollars) => sum + dollars, 0))
}

const fillingOf = ({ debts, costly, course, needs }: DollarWork): FillingOfFund => ({
  fullIn: filledBy(course, needs, 'cushion'),
  gone: debts.flatMap((debt, at) => {
    const month = course.paidOff[at]
    return costly.includes(debt) || debt.minimum.value <= 0 || month === undefined
      ? []
      : [{ id: debt.id, month }]
  }),
})

/** What a month puts into the IRA of each. */
const intoIras = ({ needs }: DollarWork, row: readonly Dollars[]) => {
  const into = (whose: 'own' | 'spouse') =>
    needs.reduce((sum, { id }, at) => sum + (id.startsWith(`ira.${whose}`) ? (row[at] ?? 0) : 0), 0)
  return { own: into('own'), spouse: into('spouse') }
}

/** For this year, as far as it can still be filled. */
function intoIrasByFilingDay(work: DollarWork): Omit<IntoIras, 'inputs'> {
  const rows = work.course.placed.slice(0, monthsToFilingDay(work.context.today))
  const into = (isOne: (id: string) => boolean): Dollars =>
    rows.reduce(
      (sum, row) => work.needs.reduce((part, { id }, at) => part + (isOne(id) ? (row[at] ?? 0) : 0), sum),
      0,
    )
  return {
    own: into((id) => id.startsWith('ira.own')),
    spouse: into((id) => id.startsWith('ira.spouse')),
    deducted: into((id) => id.startsWith('ira.') && id.endsWith(traditionalEnding)),
  }
}

/** Before a filing day they fill the room of a year of which little was told. */
export const intoIrasThisYear = (work: DollarWork): IntoIras | undefined =>
  monthsLeftOfYear(work.context.today) === undefined
    ? undefined
    : { ...intoIrasByFilingDay(work), inputs: [work.monthly] }

/** A year as each stretch of the months goes on: what fills the other name late leaves it empty for years. */
const intoIrasEachYear = (work: DollarWork) =>
  work.phases.map(({ row }) => {
    const { own, spouse } = intoIras(work, row)
    return { own: own * monthsPerYear, spouse: spouse * monthsPerYear }
  })

const retirementSteps: readonly MonthlyNeed['step'][] = ['own-plan', 'ira', 'deferral']

/** Whether no dollar reaches a retirement account, the match apart, before this year ends. */
function reachesAccountsLater({ course, needs, context }: DollarWork): boolean {
  const monthsOfYear = monthsPerYear + 1 - civilDate(context.today).month
  return !course.placed
    .slice(0, monthsOfYear)
    .some((row) => row.some((part, at) => part > 0 && retirementSteps.includes(needs[at]!.step)))
}

function workIn(
  household: Household,
  context: DraftContext,
  { year, ended, spouseCounted, allAtWork }: Found,
): DollarWork {
  const basis = { ...dollarBasis(household, context, year, { ended, allAtWork }), spouseCounted }
  const found = needsOfPlan(basis)
  // Nothing is left to place once the last pay of the household has come.
  const months = Math.min(basis.years.value * monthsPerYear, monthsOfPay(basis) ?? Infinity)
  const tried: DollarWork['tried'] = ({
    needs = found.needs,
    monthly = basis.monthly.value,
    kept = 0,
    inflation = 0,
    once = [],
  }) => {
    const prepaid = prepaidBeyond(basis.today.prepaid, kept)
    return monthlyCourse({
      streams: needs.map(({ stream }) => stream),
      debts: basis.debts.map((debt) => {
        const numbers = debtInNumbers(debt)
        return { ...numbers, balance: Math.max(0, numbers.balance - (prepaid.get(debt.id) ?? 0)) }
      }),
      monthly,
      less: [
        ...(basis.birth === undefined
          ? []
          : [{ after: basis.birth.after.value, by: basis.birth.child.value }]),
        ...growsInMonths(basis.grows),
        ...monthChanges(basis, basis.shortfall?.value).map(({ after, monthly: more }) => ({
          after,
          by: -more,
        })),
        ...(basis.ofBenefits === undefined
          ? []
          : [{ after: basis.ofBenefits.months.value, by: basis.ofBenefits.less }]),
      ],
      months,
      once,
      cash: carryingCash(basis, needs, kept),
      inflation,
    })
  }
  const course = tried({})
  const placements = pour(basis.sheet, basis.monthly, found.needs).map((placed) => {
    const { atFirst = nothing } = found.needs.find(({ id }) => id === placed.id) ?? {}
    return { ...placed, description: join([placed.description, atFirst]) }
  })
  // Only where dollars are left for a taxable account does it matter that no more room at work is taken to be there.
  if (basis.stage === 'working' && placedIn(placements, 'rest') > 0 && basis.reader.value('hasWorkplacePlan'))
    basis.reader.value('afterTaxToRoth')
  return {
    ...basis,
    ...found,
    isEmpty: basis.monthly.value <= 0,
    placements,
    course,
    rising: tried({ inflation: context.market.inflation.value }),
    phases: phasesOf(course),
    tried,
  }
}

/** What cash still pays today when some of it is kept: the least urgent debt is the first to go without. */
function prepaidBeyond(prepaid: ReadonlyMap<string, Dollars>, kept: Dollars): Map<string, Dollars> {
  let without = kept
  return new Map(
    [...prepaid].reverse().map(([id, part]) => {
      const less = Math.min(part, without)
      without -= less
      return [id, part - less]
    }),
  )
}

/** As the dollars of this month are placed: each part rounded up, and what is left to the last, so that they add up. */
function wholeDollars(exact: readonly Dollars[]): Dollars[] {
  const last = exact.findLastIndex((part) => part > rules.noiseOfDollar.value)
  let left = Math.round(exact.reduce((sum, part) => sum + part, 0))
  return exact.map((part, at) => {
    const whole =
      at === last ? left : Math.min(left, Math.ceil(Math.max(0, part - rules.noiseOfDollar.value)))
    left -= whole
    return whole
  })
}

/** Months with the same whole dollars for every need belong together. */
export function phasesOf({ placed }: MonthlyCourse): Phase[] {
  const phases: Phase[] = []
  for (const [index, exact] of placed.entries()) {
    const row = wholeDollars(exact)
    const last = phases.at(-1)
    if (last?.row.every((part, stream) => part === row[stream]))
      phases[phases.length - 1] = { ...last, until: index + 1 }
    else phases.push({ from: index + 1, until: index + 1, row })
  }
  return phases
}

/** What a need gets in each month of a phase. */
export const dollarsIn = (
  { sheet, needs, monthly, phases }: DollarWork,
  index: number,
  need: MonthlyNeed,
): Figure =>
  sheet.computed(
    `phase.${index}.${need.id}`,
    'Dollars of a month',
    'usd',
    'the exact schedule, month by month, in whole dollars',
    [monthly],
    phases[index]?.row[needs.indexOf(need)] ?? 0,
  )

/** What a phase puts where, in words with dollars. */
const partsOf = (work: DollarWork, index: number): Text[] =>
  work.needs.flatMap((need, at) =>
    (work.phases[index]?.row[at] ?? 0) <= 0 ? [] : [need.act(dollarsIn(work, index, need))],
  )

/** The same as a part of a sentence. */
export function eachMonth(work: DollarWork, index: number): Text {
  const parts = partsOf(work, index)
  return parts.length === 0 ? words('nothing is left to place') : listed(parts)
}

/** After the cash is spent on what a birth leaves missing, no day of the fund can be named: that has to be found first. */
const isBeyondCash = ({ spentIn }: MonthlyCourse, month: Months): boolean =>
  spentIn !== undefined && month > spentIn

const isOfFund = (step: MonthlyNeed['step']): boolean => step === 'starter' || step === 'cushion'

/** Whether this need is filled only in a month that no cash carries the household to. */
export const isFilledBeyondCash = (course: MonthlyCourse, { step }: MonthlyNeed, month: Months): boolean =>
  isOfFund(step) && isBeyondCash(course, month)

/** The month in which the last need of these steps is filled; 0 when there is none, undefined when it never is. */
export function filledBy(
  course: MonthlyCourse,
  needs: readonly MonthlyNeed[],
  ...steps: MonthlyNeed['step'][]
): Months | undefined {
  let last: Months = 0
  for (const [index, { step }] of needs.entries()) {
    if (!steps.includes(step)) continue
    const month = course.filled[index]
    if (month === undefined || (isOfFund(step) && isBeyondCash(course, month))) return undefined
    last = Math.max(last, month)
  }
  return last
}

/** Cash pays costly debt today: where the month itself is short, only a loan that would be renewed for a fee. */
export const paysToday = ({ costly, today, shortfall }: DollarWork): boolean =>
  costly.some((debt) => today.prepaid.has(debt.id) && (shortfall === undefined || isRollover(debt)))

/** Debts at a high rate that last longer than a better order can mend. */
export const areDebtsStuck = ({ course, needs, isEmpty }: DollarWork): boolean => {
  const month = filledBy(course, needs, 'costly-debt')
  return !isEmpty && (month === undefined || month > rules.longestPayoffMonths.value)
}

/** A debt that the plan sends no dollar to: its own payments end it, and then they are free. */
export function endsByItself({ course, needs, debts }: DollarWork, need: MonthlyNeed): DebtTerms | undefined {
  const at = needs.indexOf(need)
  if (need.stream.kind !== 'debt' || course.placed.some((row) => (row[at] ?? 0) > 0)) return undefined
  return debts[need.stream.debt]
}
