import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText, words } from '../../say.ts'
import { onePay } from '../families-for-tests.ts'
import { emergencyFund } from './emergency-fund.ts'

const context = sketchContext(draftContext('2026-11-26'))
const invests: Household = {
  ...onePay,
  monthlyExpenses: 3_000,
  monthlySurplus: 100,
  savings: 2_000,
  taxableInvestments: 25_000,
}
const planOf = (more: Household = {}) => wholePlan(emergencyFund, { ...invests, ...more }, context)
const stepOf = (more: Household = {}) => {
  const step = planOf(more).nextSteps.find(({ id }) => id === 'sell-invested')
  return step && { title: plainText(step.title), how: plainText(step.how ?? words('')) }
}

// Four months of 3,000 less 2,000 are 10,000. 60,000 − 16,100 are 43,900 of taxable income, and gains are taxed by nothing up to
// 49,450: of 10,000 4,450 by 15 %, 667.50. Texas taxes none.
test('what is invested outside retirement accounts is no part of the fund, and can fill it today', () => {
  const plan = planOf()
  expect(plan.totalAmount).toBe(12_000)
  expect(plainText(plan.summary)).toContain(
    'The $25,000 that you have invested outside retirement accounts is not counted, as it can fall just when a job is lost; but $10,000 of it can fill the fund today, and the $100 a month is free from then on.',
  )
  expect(stepOf()?.title).toBe('Fill the fund now with $10,000 of what you have invested')
  expect(stepOf()?.how).toContain('Only what it has gained is taxed: with at most $668,')
  expect(plan.checks.some(({ id }) => id === 'invested-reserve')).toBe(true)
})

test('a fund that a sale fills is not filled again from each month', () => {
  const filled = planOf().nextSteps.map(({ title }) => plainText(title))
  expect(filled).toContain('If you sell nothing for the fund, set up an automatic transfer of $100 a month')
  expect(filled.some((title) => title.includes('tax refund'))).toBe(false)
  // 5,000 sold leave 5,000 to be saved.
  const part = planOf({ taxableInvestments: 5_000 }).nextSteps.map(({ title }) => plainText(title))
  expect(part).toContain('Set up an automatic transfer of $100 a month')
  expect(part.some((title) => title.includes('tax refund'))).toBe(true)
})

// 5,000 of gain stay below 49,450.
test('a gain that the law taxes by nothing at this income is said to cost nothing', () => {
  expect(stepOf({ savings: 7_000 })?.how).toContain('a gain of more than a year costs nothing')
})

test('a row beside what is saved each month says that the fund is full now', () => {
  const card = planOf().visualizations.find(({ id }) => id === 'fund-faster')
  const last = card?.type === 'schedule' ? card.rows.at(-1)?.map((cell) => plainText(cell)) : undefined
  expect(last).toEqual(['sell $10,000 of what you have invested', 'Now', ''])
})

// The starter is 1,500 here: 1,100 beside 400.
test('the starter cushion comes first out of it, then a debt at a high rate, then the rest', () => {
  const card = { kind: 'credit_card', balance: 3_000, rate: 0.24, minPayment: 100 } as const
  const how = stepOf({ savings: 400, debts: [card], deductible: 1_500 })?.how
  expect(how).toContain('At the least sell $1,100 now: that fills the starter cushion.')
  expect(how).toContain('The $3,000 that you owe at a high rate comes next.')
  expect(planOf({ savings: 400 }).nextSteps.some(({ id }) => id === 'starter')).toBe(false)
})

test('too little for all of it goes into it as far as it reaches', () => {
  expect(stepOf({ taxableInvestments: 4_000 })?.title).toBe(
    'Move $4,000 of what you have invested into the fund',
  )
})

test('nothing of it is said where the fund is full, or where none was told', () => {
  expect(stepOf({ savings: 12_000 })).toBeUndefined()
  expect(stepOf({ taxableInvestments: 0 })).toBeUndefined()
})

test('it closes no gap of a month that costs more than is brought home', () => {
  const { monthlySurplus: _, ...untold } = invests
  const plan = wholePlan(emergencyFund, { ...untold, takeHomeMonthly: 2_900 }, context)
  const check = plan.checks.find(({ id }) => id === 'invested-reserve')
  expect(plainText(check?.detail ?? words(''))).toContain(
    'It does not close the gap of $100 a month: that has to be found all the same.',
  )
})
