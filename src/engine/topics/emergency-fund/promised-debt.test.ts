import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { dollarWork } from '../next-dollar/work.ts'
import { emergencyFund } from './emergency-fund.ts'
import { fundWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-23'))
const household: Household = {
  income: 47_000,
  monthlyExpenses: 3_300,
  monthlySurplus: 240,
  savings: 1_100,
  deductible: 1_500,
  debts: [
    {
      kind: 'credit_card',
      name: 'store card',
      balance: 1_900,
      rate: 0.2999,
      minPayment: 60,
      promoEnds: '2027-05-31',
      promoRate: 0,
      deferredInterest: true,
    },
  ],
}

// Six payments of 300 are 1,800 of 1,900: 100 of the cash, which keeps the least cushion of 1,000. Then 500 at 300.
test('deferred interest is kept away before the fund grows, with its payment and its day', () => {
  const plan = wholePlan(emergencyFund, household, context)
  const step = plan.nextSteps.find(({ id }) => id === 'promised-debt')
  expect(step === undefined ? undefined : plainText(step.title)).toBe(
    'Set the payment on the store card to $300 a month',
  )
  expect(plainText(step?.why ?? ('' as never))).toContain('May 31, 2027')
  const months = fundWork(household, context).dates.milestones.map(({ id, months }) => [id, months])
  expect(months.slice(0, 2)).toEqual([
    ['debts', 6],
    ['starter', 8],
  ])
})

test('the fund and the next dollar go to the same debt first', () => {
  const [fund, dollar] = [fundWork(household, context), dollarWork(household, context)]
  expect(fund.atOnce.value).toBe(dollar.today.debts.value)
  expect(dollar.placements[0]?.id).toBe(fund.promised[0]?.id)
})

test('what cannot be cleared in time is a debt like any other', () => {
  const hopeless = { ...household, monthlySurplus: 100 }
  const { promised, dates } = fundWork(hopeless, context)
  expect(promised).toEqual([])
  expect(dates.milestones[0]?.id).toBe('starter')
})

// Of 6,000 the starter of 1,500 stays, so 4,000 are paid today and nothing is left for the months.
test('deferred interest that cash ends today has no payment of $0 a month beside it', () => {
  const [card] = household.debts ?? []
  const paid: Household = {
    ...household,
    savings: 6_000,
    debts: [{ ...card, balance: 4_000, minPayment: 100 }],
  }
  const plan = wholePlan(emergencyFund, paid, context)
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('promised-debt')
  const step = plan.nextSteps.find(({ id }) => id === 'costly-debt')
  expect(plainText(step?.title ?? '')).toBe('Pay $4,000 of your cash on the store card')
  expect(plainText(step?.why ?? '')).toContain('comes back at 29.99%')
  expect(plainText(plan.checks.find(({ id }) => id === 'debts')?.detail ?? '')).toContain(
    'Your cash ends it today.',
  )
})

// Of 4,500 the starter of 1,500 stays. The months bring 1,800 of 1,900 and, at the minimum alone, 360 of 3,000: 100 and 2,640
// from cash, and the last 260 to the first as well, which leaves 1,540 ÷ 6, rounded up.
test('what clears a promotion in time counts only the cash that goes to it', () => {
  const [card] = household.debts ?? []
  const two: Household = {
    ...household,
    savings: 4_500,
    debts: [card ?? {}, { ...card, name: 'appliance card', balance: 3_000 }],
  }
  expect([...fundWork(two, context).prepaid.values()]).toEqual([360, 2_640])
  const step = wholePlan(emergencyFund, two, context).nextSteps.find(({ id }) => id === 'promised-debt')
  expect(plainText(step?.title ?? '')).toBe('Set the payment on the store card to $257 a month')
})
