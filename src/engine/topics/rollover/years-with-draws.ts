/** This year and the next with what a need, a schedule or the law takes out of accounts, and with the shares of a payout. */
import { calendarDate, yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { say } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars } from '../../units.ts'
import { monthsUntil } from '../benefit-schedule.ts'
import { dollarsOf } from '../ended-pay.ts'
import { drawnNextYear, type YearsOfWaiting, yearsBeforePlan } from '../ended-pay-check.ts'
import { type NextYear, nextYearOf } from '../income-next-year.ts'
import { drawBeside } from './draw-beside-sale.ts'
import { drawForCosts } from './early-need.ts'
import type { Payout } from './payout.ts'
import { requiredNextYear } from './required.ts'
import { stockStart } from './stock-start.ts'
import type { RolloverWork } from './work.ts'
import { yearlyTaken } from './yearly-taken.ts'

/** What the shares cost is income of the year of their payout. */
const costOfShares = ({ stock, ...basis }: RolloverWork, year: number): Dollars =>
  stock?.isChosen === true && yearOf(stockStart(basis).start) === year ? stock.basis.value : 0

/** What pays for the need counts toward what is required: of all IRAs together, and of a plan apart from them. */
function drawnOf(work: RolloverWork, payout: Payout | undefined): Figure | undefined {
  const { sheet, reader, sources, gates, growth, isDrawnOn, required, stock } = work
  const { ofPlan, ofIras } = requiredNextYear(work, required)
  const need = gates.earlyNeed
  const planned = need === undefined ? payout?.yearly : yearlyTaken(work, need, payout?.yearly)
  const evenly = () => (sources.pretax.value + sources.stock.value) * (growth.uses[0]?.share ?? 0)
  const lived = isDrawnOn && planned === undefined ? drawForCosts(work) : undefined
  const spread = isDrawnOn ? (lived ?? evenly()) : 0
  const drawn =
    stock?.isChosen === true && planned !== undefined
      ? drawBeside(work, work.taxes.later.taxReturn, stock.shares.value / stock.years.length)
      : planned === undefined
        ? spread
        : planned.value * timesOfNextYear(work)
  const counted = work.placed('ira') > 0 ? Math.max(drawn, ofPlan + ofIras) : Math.max(drawn, ofPlan) + ofIras
  const sum = counted + costOfShares(work, yearOf(work.context.today) + 1)
  return drawnNextYear(sheet, {
    sum,
    how: 'what a year of your need, of your costs or of the payments takes out beyond what a sale of company stock pays of it, or what the law requires of the plan and of IRAs where that is more, and the cost of company stock that is paid out then; growth until then is left out',
    inputs: [
      sources.pretax,
      ...(planned !== undefined ? [planned] : lived === undefined ? [] : [reader.number('monthlyExpenses')]),
    ],
  })
}

/** How much more of it the next year takes, once the benefits end beside which a need was told. */
function timesOfNextYear({ gates, context }: RolloverWork): number {
  const { after, left } = gates.earlyNeed ?? {}
  if (after === undefined || left === undefined) return 1
  const start = calendarDate(yearOf(context.today) + 1, 1, 1)
  const beside = Math.min(1, Math.max(0, monthsUntil(start, after.from.value) / monthsPerYear))
  return beside + (1 - beside) * (after.left.value / left.value)
}

/** Each year of their sale has its part of the gain. */
function withGain({ stock }: RolloverWork, taxReturn: TaxReturn, year: number): TaxReturn {
  if (stock?.isChosen !== true || !stock.years.some((sale) => sale.year.value === year)) return taxReturn
  return { ...taxReturn, longTermGain: (taxReturn.longTermGain ?? 0) + stock.gain.value / stock.years.length }
}

/** The next year as the Marketplace sees it. */
export function creditYearWithDraws(work: RolloverWork): NextYear {
  const { next, drawn } = yearsWithDraws(work, undefined)
  return nextYearOf(work, work.taxes, {
    taxReturn: next,
    added:
      drawn === undefined
        ? []
        : [{ figure: drawn, inWords: say`about ${drawn} that comes out of retirement accounts then` }],
  })
}

const withDrawn = (taxReturn: TaxReturn, drawn: Dollars): TaxReturn => ({
  ...taxReturn,
  iraDistributions: (taxReturn.iraDistributions ?? 0) + drawn,
})

export function yearsWithDraws(work: RolloverWork, payout: Payout | undefined): YearsOfWaiting {
  const { now, next, inputs } = yearsBeforePlan(work.taxes)
  const drawn = drawnOf(work, payout)
  const year = yearOf(work.context.today)
  return {
    now: withGain(work, withDrawn(now, costOfShares(work, year)), year),
    next: withGain(work, withDrawn(next, dollarsOf(drawn)), year + 1),
    inputs,
    drawn,
  }
}
