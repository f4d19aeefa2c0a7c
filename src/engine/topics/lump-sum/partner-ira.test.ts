import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from '../next-dollar/next-dollar.ts'
import { lumpSumAccounts } from './accounts.ts'
import { lumpSumBasis } from './basis.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-28'))

/** Both are paid, each files alone, and what a month costs is of both. */
const couple: Household = {
  age: 34,
  spouseAge: 33,
  maritalStatus: 'partnered',
  state: 'CO',
  income: 68_000,
  spouseIncome: 52_000,
  spouseHasWorkplacePlan: true,
  employerMatch: { rate: 1, upTo: 0.04 },
  contributionRate: 0.1,
  monthlyExpenses: 5_200,
  emergencyFund: 16_000,
  debts: [],
}

const sum = (more: Household = {}): Household => ({ ...couple, amount: 60_000, goal: 'retirement', ...more })

const irasOf = (more: Household) =>
  lumpSumAccounts(lumpSumBasis(sum(more), context))
    .filter(({ step }) => step === 'ira')
    .map(({ id, wanted }) => [id.split('.').slice(0, 2).join('.'), id.split('.')[2], wanted?.value])

// IRC §§219(b)(5), 408A(c)(3) in 2026: 7,500 below 50; a Roth IRA of a single filer from 153,000 to 168,000 of income.
test('a partner with pay fills an IRA of their own, by the limits of somebody who files alone', () => {
  expect(irasOf({}).map(([id, , room]) => [id, room])).toEqual([
    ['ira.own', 7_500],
    ['ira.partner', 7_500],
  ])
  expect(irasOf({ spouseAge: 50 }).at(-1)?.[2]).toBe(8_600)
  // On a joint return 68,000 + 180,000 would be over no limit but their own one is.
  expect(irasOf({ spouseIncome: 180_000 }).at(-1)).toEqual(['ira.partner', 'conversion', 7_500])
  // The income of the one who asks closes nothing to the other one.
  expect(irasOf({ income: 200_000 })).toContainEqual(['ira.own', 'conversion', 7_500])
  expect(irasOf({ income: 200_000 }).at(-1)).not.toContain('conversion')
})

// IRC §219(c) asks for a joint return: nobody's pay but one's own counts.
test('without pay of their own neither of two who are not married has an IRA to fill', () => {
  expect(irasOf({ spouseIncome: 0, monthlyExpenses: 3_000 }).map(([id]) => id)).toEqual(['ira.own'])
  expect(irasOf({ income: 0, spouseIncome: 90_000 }).map(([id]) => id)).toEqual(['ira.partner'])
  // 4,000 of pay is the most that goes in.
  expect(irasOf({ spouseIncome: 4_000, monthlyExpenses: 3_000 }).at(-1)?.[2]).toBe(4_000)
})

// By hand for 2026, of 68,000: 6,800 at work, 5,164 federal, 5,202 payroll tax and about 1,980 of Colorado leave 48,850, a
// month of it about 4,070; of 52,000: 4,060, 3,978 and 1,580 leave 42,380, about 3,530. One pay leaves 1,130 a month missing, both 2,400 over.
test('a sum holds what both spend against the pay of both', () => {
  const ids = (more: Household) => wholePlan(lumpSumInvest, sum(more), context).checks.map(({ id }) => id)
  const gap = (more: Household) => lumpSumBasis(sum(more), context).monthGap?.today.value
  expect(gap({})).toBeUndefined()
  expect(gap({ monthlyExpenses: 7_800 })).toBeGreaterThan(150)
  expect(gap({ monthlyExpenses: 7_800 })).toBeLessThan(250)
  expect(ids({})).not.toContain('pay-gap')
})

test('what goes into the account of a partner is said to be theirs', () => {
  const parts = wholePlan(lumpSumInvest, sum(), context).allocations
  const theirs = parts.find(({ label }) => plainText(label).startsWith('Your partner’s'))
  expect(plainText(theirs?.description ?? '')).toMatch(/theirs alone.*beneficiary form/)
  // One's own accounts come before what is given away.
  const labels = parts.map(({ label }) => plainText(label))
  expect(labels.findIndex((label) => label.startsWith('Your partner’s'))).toBe(labels.length - 2)
})

test('the months of both pays reach the IRAs of both, and none of a partner counts as a deduction of the other one', () => {
  const plan = wholePlan(nextDollar, { ...couple, spouseHasWorkplacePlan: false }, context)
  const said = plainText(plan.summary)
  expect(said).toMatch(/to your Roth IRA and \$900 to your partner’s (Roth|traditional) IRA/)
  const share = plan.figures.find(({ id }) => id === 'saved-share')
  // (2,400 × 12 + 6,800) ÷ (68,000 + 52,000)
  expect(share?.value).toBeCloseTo(0.297, 2)
})
