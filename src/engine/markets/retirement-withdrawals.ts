/** What is drawn from pre-tax savings in each year of a retirement, by what is there on the day work ends. */
import { netPresentValue } from '../math/present-value.ts'
import { distributionRules } from '../tax/life-tables.ts'
import type { Dollars, Share, Years } from '../units.ts'
import { drawdown } from './drawdown.ts'
import { type FilingYear, penaltyAt, type Retirement, taxOn } from './retirement-returns.ts'

/** Each step makes up for the tax of the one before, which is less than a dollar for each dollar. */
const mostSteps = 30
const nearEnough: Dollars = 1

/** The first withdrawal that pays for a year's spending beside benefits and pension, and for the tax on all of them. */
function needOf(p: Retirement, { age, law, household: { before } }: FilingYear, spending: Dollars): Dollars {
  const penalty = penaltyAt(p.penalty, age)
  const paid = (before.pensionIncome ?? 0) + (before.socialSecurity ?? 0)
  let need = 0
  for (let step = 0; step < mostSteps; step++) {
    const next = Math.max(0, spending - paid + taxOn(p, law, before, need).total + penalty * need)
    if (Math.abs(next - need) < nearEnough) return next
    need = next
  }
  return need
}

/** In which heirs have to empty what is left. */
export const yearsOfHeirs: Years = distributionRules.inherited.value.emptyAfterYears

/** Withdrawals by the savings that are there on the day work ends. */
export interface Withdrawals {
  /** Of each year, and of what is left after the last one in each of the years that heirs have. */
  readonly of: (balance: Dollars) => readonly Dollars[]
  /** The share of what spending asks of savings that they can pay to the last year; all of it where none was named. */
  readonly reach: (balance: Dollars) => Share
}

/**
 * Evenly where no spending was named. Else what the spending asks for, every year in proportion less where savings do
 * not reach for all of it. Required distributions come out in any case. One course of withdrawals stands for both
 * spouses and for one alone, who needs less and gets less.
 */
export function withdrawalsOf(p: Retirement, years: readonly FilingYear[]): Withdrawals {
  const drawn = drawdown({ ...p, age: p.retirementAge })
  const { spending, spendingBefore } = p
  const growth = 1 + p.realReturn
  const course = (balance: Dollars, inYear: (place: number, left: Dollars) => Dollars) => {
    let left = balance
    const withdrawals = drawn.map((_, place) => {
      const withdrawal = inYear(place, left)
      left = (left - withdrawal) * growth
      return withdrawal
    })
    return { withdrawals, left }
  }
  if (spending === undefined) {
    const parts = course(1, (place, left) => left * drawn[place]!.share).withdrawals
    return { of: (balance) => parts.map((part) => part * balance), reach: () => 1 }
  }
  const needs = years.map((year) =>
    needOf(
      p,
      year,
      spendingBefore !== undefined && year.age < spendingBefore.age ? spendingBefore.yearly : spending,
    ),
  )
  const worth = netPresentValue({ cashFlows: needs, rate: p.realReturn })
  const reach = (balance: Dollars): Share => (worth > balance ? balance / worth : 1)
  return {
    of: (balance) => {
      const share = reach(balance)
      const { withdrawals, left } = course(balance, (place, there) =>
        Math.min(there, Math.max(there * drawn[place]!.required, share * needs[place]!)),
      )
      return [...withdrawals, ...Array<Dollars>(yearsOfHeirs).fill(left / yearsOfHeirs)]
    },
    reach,
  }
}
