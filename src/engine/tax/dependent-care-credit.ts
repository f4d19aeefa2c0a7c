import type { Dollars, Share, Years } from '#engine/units.ts'
import { type FilingStatus, type IncomeTaxYear, known } from './tax-year.ts'

/** The share of the counted expenses at an adjusted gross income: IRC §21(a)(2). Each started step takes a point. */
export function dependentCareCreditRate(p: {
  law: IncomeTaxYear
  status: FilingStatus
  agi: Dollars
}): Share {
  const law = known(p.law.dependentCareCredit)
  let rate = law.rateMaximum
  for (const { start, step, floor } of law.phaseDowns) {
    const steps = Math.ceil(Math.max(0, p.agi - start[p.status]) / step[p.status])
    rate = Math.max(floor, rate - steps * law.ratePerStep)
  }
  return rate
}

/**
 * The child and dependent care credit, before the limit to tax: IRC §21, Form 2441. `excluded` is what an employer's
 * dependent-care plan paid before tax, which takes the place of expenses that count. `lowerEarnedIncome` is that of
 * the spouse who earns less, or one's own: a parent at home leaves none. Spouses who file separately have no credit.
 * @example dependentCareCredit({ law: us2026, status: 'married_joint', agi: 63_000, dependentAges: [1, 4], expenses: 10_800, excluded: 0, lowerEarnedIncome: 24_000 }) // 2_100
 */
export function dependentCareCredit(p: {
  law: IncomeTaxYear
  status: FilingStatus
  agi: Dollars
  dependentAges: readonly Years[]
  expenses: Dollars
  excluded: Dollars
  lowerEarnedIncome: Dollars
}): Dollars {
  if (p.expenses <= 0 || p.status === 'married_separate') return 0
  const law = known(p.law.dependentCareCredit)
  let children = 0
  for (const age of p.dependentAges) if (age < law.childUnderAge) children += 1
  if (children === 0) return 0
  const maximum = children === 1 ? law.expenseMaximumOne : law.expenseMaximumTwoOrMore
  const counted = Math.min(maximum - p.excluded, p.expenses - p.excluded, p.lowerEarnedIncome)
  return Math.max(0, counted) * dependentCareCreditRate(p)
}
