import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { clearedByDay, paceInTime } from './deferred-interest.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))

// 2,700 in 4 payments until April 20: 50 + 230 a month are 1,120, so 1,580 of cash go today, and 280 a month are left to pay.
const buyer: Household = {
  age: 34,
  filingStatus: 'single',
  state: 'TX',
  income: 60_000,
  employment: 'employed',
  numDependents: 0,
  monthlyExpenses: 3_000,
  monthlySurplus: 230,
  savings: 2_600,
  deductible: 2_000,
  getsWholeMatch: true,
  debts: [
    {
      kind: 'credit_card',
      name: 'store',
      balance: 2_700,
      rate: 0.2899,
      minPayment: 50,
      promoRate: 0,
      promoEnds: '2027-04-20',
      deferredInterest: true,
    },
  ],
}

test('what clears deferred interest in time is one payment, whichever plan names it', () => {
  expect(paceInTime(2_700 - 1_580, 4)).toBe(280)
  expect(paceInTime(1_121, 4)).toBe(281)
  const said = (topic: typeof nextDollar) => {
    const { summary, nextSteps } = wholePlan(topic, buyer, context)
    return [summary, ...nextSteps.flatMap(({ title, how }) => [title, how])].map(plainText).join(' ')
  }
  expect(said(nextDollar)).toContain('Pay $1,580 of your cash on the store credit card')
  expect(said(nextDollar)).toContain('$230 to the store credit card')
  expect(said(debtPayoffTopic)).toContain('send $1,580 to the store credit card')
  expect(said(debtPayoffTopic)).toContain('Send $230 a month more to the store credit card')
  expect(said(emergencyFund)).toContain('$1,580 goes to the store credit card now')
  expect(said(emergencyFund)).toContain('Set the payment on the store credit card to $280 a month')
})

// Four payments of 50 + 230 are 1,120 of 2,700; of 1,000 in cash 1,700 are left, 425 in each of four.
test('a balance is cleared by its day from what a month has and from cash, as far as there is any', () => {
  const balance = { owed: 2_700, minimum: 50, months: 4, free: 230 }
  expect(clearedByDay(balance)).toEqual({ fromCash: 1_580, pace: 280 })
  expect(clearedByDay({ ...balance, cash: 1_000 })).toEqual({ fromCash: 1_000, pace: 425 })
  expect(clearedByDay({ ...balance, free: 1_000 })).toEqual({ fromCash: 0, pace: 675 })
})

// Half of the 2,000 of a cushion stays: 2,580 in cash less 1,580 are 1,000, and a dollar less is too little.
test('every plan leaves the same part of the first cushion when deferred interest takes the rest', () => {
  const paysIt = (topic: typeof nextDollar, savings: number) => {
    const { summary, nextSteps } = wholePlan(topic, { ...buyer, savings }, context)
    return [summary, ...nextSteps.map(({ title }) => title)].some((text) =>
      plainText(text).includes('$1,580'),
    )
  }
  for (const topic of [nextDollar, debtPayoffTopic, emergencyFund])
    expect([paysIt(topic, 2_580), paysIt(topic, 2_579)]).toEqual([true, false])
})
