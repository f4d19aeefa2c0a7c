import { expect, test } from 'vitest'
import { plannerFor } from './planner-for.ts'

test('a question about COBRA between jobs is planned where what there is was told, and explained where not', () => {
  expect(plannerFor('insurance_other', { employment: 'unemployed', savings: 22_000 })?.slug).toBe(
    'emergency_fund',
  )
  expect(plannerFor('insurance_other', { employment: 'unemployed' })).toBeUndefined()
  expect(plannerFor('insurance_other', { employment: 'employed', savings: 22_000 })).toBeUndefined()
})

test('a mortgage that is late is planned, one that is paid is explained', () => {
  const mortgage = { kind: 'mortgage', balance: 180_000 } as const
  expect(plannerFor('mortgage', { debts: [{ ...mortgage, isPastDue: true }] })?.slug).toBe('debt_payoff')
  expect(plannerFor('mortgage', { debts: [mortgage] })).toBeUndefined()
})

test('company stock in a plan at work is planned with the plan once the job is over', () => {
  const inPlan = { planBalance: 900_000, employerStockValue: 300_000 }
  expect(plannerFor('equity_comp', { ...inPlan, employment: 'retired' })?.slug).toBe('rollover_401k')
  expect(plannerFor('equity_comp', { ...inPlan, stillWorksThere: false })?.slug).toBe('rollover_401k')
  // Of a plan that one still pays into nothing moves: what to do inside it is explained.
  expect(plannerFor('equity_comp', inPlan)).toBeUndefined()
  expect(plannerFor('equity_comp', { amount: 40_000 })?.slug).toBe('lump_sum_invest')
  expect(plannerFor('equity_comp', {})).toBeUndefined()
})
