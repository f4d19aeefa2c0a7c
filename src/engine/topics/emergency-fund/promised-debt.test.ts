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
