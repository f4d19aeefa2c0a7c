import type { Dollars, Share } from '#engine/units.ts'
import type { Bracket } from './tax-year.ts'

/**
 * Tax on income through a schedule of brackets: each dollar at the rate of the bracket it falls in.
 * Brackets rise and start at 0; nothing is owed on income below 0.
 */
export function bracketTax(brackets: readonly Bracket[], income: Dollars): Dollars {
  let tax = 0
  let above = income
  for (let at = brackets.length - 1; at >= 0; at--) {
    const bracket = brackets[at]!
    if (above > bracket.from) {
      tax += (above - bracket.from) * bracket.rate
      above = bracket.from
    }
  }
  return tax
}

/** The rate on the next dollar above `income`. */
export function bracketRate(brackets: readonly Bracket[], income: Dollars): Share {
  let rate = 0
  for (const bracket of brackets) {
    if (income < bracket.from) break
    rate = bracket.rate
  }
  return rate
}
