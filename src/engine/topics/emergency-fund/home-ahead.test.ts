/** A home beside the fund: how much has to be there before one moves out or buys, in which order and by when. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { emergencyFund } from './emergency-fund.ts'
import { fundWork } from './work.ts'

const context = draftContext('2026-11-28')
const planOf = (household: Household) => emergencyFund.draft(household, context)
const summaryOf = (household: Household) => plainText(planOf(household).summary)
const stepOf = (household: Household) =>
  plainText(planOf(household).nextSteps.find(({ id }) => id === 'home')?.how ?? '')
const monthOf = (household: Household, id: string) =>
  fundWork(household, context).dates.milestones.find((one) => one.id === id)?.months

/** At a parent’s home; a room would cost 630 a month, and a month with it 1,250. */
const atParents: Household = {
  ...{ age: 23, maritalStatus: 'single', filingStatus: 'single', state: 'OH', income: 29_120 },
  ...{ takeHomeMonthly: 2_050, employment: 'employed', incomeStability: 'steady', numDependents: 0 },
  ...{ monthlyRent: 630, monthlyExpenses: 1_250, monthlySurplus: 700, savings: 1_000 },
  ...{ debts: [], behindOnDebts: false, hasWorkplacePlan: false, nearGoal: 'home' },
}

// 630 + 630 + 500 is 1,760, and with the 1,250 that stay 3,010. Of them 2,010 are missing: three months of 700, Feb 2027.
// The fund of 5,000 lacks 4,000 besides: 5,760 ÷ 700 is 8.2, so nine months, Aug 2027, instead of six without the move.
test('before a move the starter cushion, the first rent, a deposit and a first set-up are there, and the rest of the fund after it', () => {
  const summary = summaryOf(atParents)
  expect(summary).toContain(
    'Before you move out have $3,010: a starter cushion of $1,250, which stays, and $1,760 for the first rent of $630 a month, a deposit of $630 and $500',
  )
  expect(summary).toContain('At $700 a month it is there in Feb 2027.')
  expect(summary).toContain('Deposit and furnishing are assumed')
  expect(summary).toContain('the missing $4,000 is there in Aug 2027, with the move paid first')
  expect([monthOf(atParents, 'home'), monthOf(atParents, 'full')]).toEqual([3, 9])
  const { nearGoal: _home, ...stays } = atParents
  expect(monthOf(stays, 'full')).toBe(6)
})

test('a sum and a day that were told take the place of what is assumed, under either name of the goal', () => {
  const told: Household = { ...atParents, nearGoalSum: 1_760, nearGoalYears: 0.25 }
  const { nearGoal: _home, ...rest } = atParents
  for (const household of [told, { ...rest, goal: 'home', amount: 1_760, horizonYears: 0.25 } as Household]) {
    expect(summaryOf(household)).toContain('and the $1,760 that you named for it')
    expect(summaryOf(household)).toContain('That is in time for Feb 2027')
    expect(summaryOf(household)).not.toContain('are assumed')
  }
  // By January 2,010 ÷ 2 is 1,005 a month.
  expect(summaryOf({ ...told, nearGoalYears: 2 / 12 })).toContain(
    'You named Jan 2027: that takes $1,005 a month, or a later day.',
  )
})

// A card of 1,500 at 24% comes before the move: 250 for the cushion, 1,540 for the card, then 1,760.
test('debts at a high rate come before a move, and cash beyond the cushion pays for it at once', () => {
  const card = [{ kind: 'credit_card', balance: 1_500, rate: 0.24, minPayment: 50 }] as const
  const owing: Household = { ...atParents, debts: [...card] }
  expect(monthOf(owing, 'home') ?? 0).toBeGreaterThan(monthOf(owing, 'debts') ?? Infinity)
  const saved: Household = { ...atParents, savings: 3_500 }
  expect(summaryOf(saved)).toContain('Your cash holds it today')
  // 3,500 − 1,760 leaves 1,740 of the 5,000.
  expect(fundWork(saved, context).gap.value).toBe(3_260)
  expect(stepOf(saved)).toContain('Move it there now.')
})

// 4,000 for the fund, then 20,000: 24,000 ÷ 700 is 34.3, so 35 months, Oct 2029.
test('a home that is bought comes after the full fund, which moves no later by it', () => {
  const buying: Household = { ...atParents, downPayment: 20_000, nearGoalYears: 3 }
  expect(summaryOf(buying)).toContain('The $20,000 for the home comes after the full fund')
  expect(summaryOf(buying)).toContain('it is there in Oct 2029. That is in time for Nov 2029.')
  expect([monthOf(buying, 'full'), monthOf(buying, 'home')]).toEqual([6, 35])
  const there: Household = { ...buying, savings: 18_000 }
  expect(summaryOf(there)).toContain('Of the $20,000 for the home, $13,000 is there beside the fund.')
})

test('a price says what a home takes: by its told share, else by a usual one that is named as assumed', () => {
  const priced: Household = { ...atParents, homePrice: 200_000, nearGoalYears: 3 }
  // 10% of 200,000 is the 20,000 of above; 20% are 40,000.
  expect(summaryOf({ ...priced, downPaymentRate: 0.1 })).toContain('The $20,000 for the home comes after')
  expect(summaryOf({ ...priced, downPaymentRate: 0.1 })).not.toContain('assumed')
  expect(summaryOf(priced)).toContain('The $40,000 for the home comes after the full fund')
  expect(summaryOf(priced)).toContain('so 20% is assumed')
})

test('a home without a sum or a rent is asked for, and one in a time without pay waits', () => {
  const checkOf = (household: Household) =>
    plainText(planOf(household).checks.find(({ id }) => id === 'home')?.title ?? '')
  const { monthlyRent: _rent, ...unsaid } = atParents
  expect(checkOf(unsaid)).toBe('The home is in none of these numbers')
  expect(checkOf({ ...atParents, employment: 'unemployed' })).toBe('The home waits')
  expect(checkOf(atParents)).toBe('')
})

test('more for the home never brings the home or the fund nearer', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 30_000 }),
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 0, max: 12_000 }),
      fc.boolean(),
      (sum, more, savings, isBought) => {
        const at = (wanted: number): Household => ({
          ...atParents,
          savings,
          ...(isBought ? { downPayment: wanted } : { nearGoalSum: wanted }),
        })
        const [less, larger] = [at(sum), at(sum + more)]
        const isRented = (household: Household) => fundWork(household, context).home?.isRented
        if (isRented(less) !== isRented(larger)) return
        for (const id of ['home', 'full'])
          expect(monthOf(larger, id) ?? 0).toBeGreaterThanOrEqual(monthOf(less, id) ?? 0)
      },
    ),
    { numRuns: 25 },
  )
})
