/** A mortgage that outlasts work, and what the other ways say of it. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'

const couple: Household = {
  age: 48,
  spouseAge: 47,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'CT',
  dependents: [16, 13],
  employment: 'employed',
  incomeStability: 'steady',
  earners: 2,
  income: 118_000,
  spouseIncome: 64_000,
  takeHomeMonthly: 9_800,
  monthlyExpenses: 7_400,
  monthlySurplus: 1_800,
  savings: 30_000,
  deductible: 3_500,
  hasWorkplacePlan: true,
  spouseHasWorkplacePlan: true,
  rothOptionAtWork: true,
  getsWholeMatch: true,
  spouseGetsWholeMatch: true,
  contributionRate: 0.08,
  spouseContributionRate: 0.06,
  retirementSavings: 430_000,
  retirementAge: 66,
  iraContributedThisYear: 0,
  pretaxIraBalance: 0,
  hsaEligible: true,
  hsaFamilyCoverage: true,
  hsaMonthly: 300,
  debts: [{ kind: 'mortgage', balance: 240_000, rate: 0.059, minPayment: 1_750 }],
}
const waysOf = (more: Household = {}) =>
  wholePlan(nextDollar, { ...couple, ...more }, sketchContext(draftContext('2026-11-26'))).alternatives
const interestOf = (more: Household = {}) => {
  const row = waysOf(more)[0]?.ledger.find(({ label }) => plainText(label) === 'Interest on the debts')
  return row === undefined ? undefined : plainText(row.value)
}

// n = −ln(1 − 1,180 ÷ 1,750) ÷ ln(1 + 0.059 ÷ 12) = 228.7 months, so Dec 2045; work ends after 216.
// Interest: 228.7 × 1,750 − 240,000 ≈ 160,240, the same whenever work ends.
test('a debt that ends after work has its whole interest named, and its last month', () => {
  expect(interestOf()).toBe('$160,243, until Dec 2045')
  expect(interestOf({ retirementAge: 70 })).toBe('$160,243')
})

// The interest of the first month: 240,000 × 0.059 ÷ 12 = 1,180.
test('only a payment that does not exceed the interest is said not to clear the debt', () => {
  const paying = (minPayment: number) =>
    interestOf({ debts: [{ kind: 'mortgage', balance: 240_000, rate: 0.059, minPayment }] })
  expect(paying(1_180)).toBe('More every year: the minimum payments do not clear them')
  expect(paying(1_100)).toBe('More every year: the minimum payments do not clear them')
  // −ln(1 − 1,180 ÷ 1,200) ÷ ln(1.0049167) = 834.8 months: 69 years and 7 months after Nov 2026.
  expect(paying(1_200)).toMatch(/, until Jun 2096$/)
  // −ln(1 − 1,180 ÷ 1,181) ÷ ln(1.0049167) = 1,442 months, more than a century.
  expect(paying(1_181)).toBe('More than a lifetime of it, at the minimum payments')
})

/**
 * Month by month at the 5.79% that the mix is expected to earn: 1,800 rising 2.3% a year, and the payment of 1,750 fixed
 * in dollars whether the lender or an account gets it. In today's dollars, less what is still owed.
 */
function byHand(isEarly: boolean): number {
  let [owed, pot] = [240_000, 0]
  for (let month = 1; month <= 216; month += 1) {
    owed *= 1 + 0.059 / 12
    const paid = Math.min(owed, 1_750)
    owed -= paid
    let free = 1_800 * 1.023 ** (month / 12) + 1_750 - paid
    if (isEarly) {
      const ahead = Math.min(owed, free)
      owed -= ahead
      free -= ahead
    }
    pot = pot * 1.0579 ** (1 / 12) + free
  }
  return (pot - owed) / 1.023 ** 18
}

// By hand 524,200 paid early against 533,100 − 14,300 still owed: 5,400 ahead. Simulated, the mix grows calmer toward
// the end of work and its middle outcome is a little lower. A freed payment that rose with prices made it 56,400.
test('a freed payment stays fixed in dollars, and both ways put in the same money', () => {
  const lead = byHand(true) - byHand(false)
  expect(lead).toBeGreaterThan(5_300)
  expect(lead).toBeLessThan(5_400)
  const early = waysOf().find(({ id }) => id === 'pay-early-home')
  const said = /^Leaves about \$([\d,]+) more/.exec(plainText(early?.difference ?? ''))?.[1]
  const told = Number(said?.replace(',', ''))
  expect(told).toBeGreaterThan(4_000)
  expect(told).toBeLessThan(8_000)
})

// 22% federal, 5.5% of Connecticut and 7.65% of payroll: about 35 cents of each dollar, for the years without the room.
test('the tax that the HSA would have saved stands beside a way that goes without it', () => {
  const said = plainText(waysOf().find(({ id }) => id === 'pay-early-home')?.difference ?? '')
  expect(said).toContain('more than it is ahead')
  const [, less = '', tax = ''] =
    /puts \$([\d,]+) less into the HSA, which would have saved about \$([\d,]+) of tax/.exec(said) ?? []
  const share = Number(tax.replace(',', '')) / Number(less.replace(',', ''))
  expect(share).toBeGreaterThan(0.33)
  expect(share).toBeLessThan(0.352)
})
