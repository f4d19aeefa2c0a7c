import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const saver: Household = {
  ...{ age: 31, maritalStatus: 'single', filingStatus: 'single', state: 'NC', income: 72_000 },
  ...{ employment: 'employed', incomeStability: 'steady', numDependents: 0, debts: [] },
  ...{ amount: 40_000, goal: 'general', horizonYears: 4, moneySource: 'savings', savings: 20_000 },
  ...{ monthlyExpenses: 3_100, monthlySurplus: 300, hasWorkplacePlan: true, getsWholeMatch: true },
}
const read = (told: Household = {}) => {
  const plan = wholePlan(lumpSumInvest, { ...saver, ...told }, sketchContext(draftContext('2026-11-28')))
  return { summary: plainText(plan.summary), notes: plan.accountNotes.map(plainText).join(' ') }
}

// Notice 2025-67: 7,500 for 2026, from age 50 on 8,600; what goes in for 2026 may go in until April 15, 2027.
test('money for a goal some years away may stand in a Roth IRA, as what is put in comes out again', () => {
  expect(read().notes).toContain('up to $7,500 into your Roth IRA for 2026, until Apr 15, 2027')
  expect(read({ age: 50 }).notes).toContain('up to $8,600 into your Roth IRA')
  const couple = { maritalStatus: 'married', filingStatus: 'married_joint', spouseAge: 30 } as const
  expect(read({ ...couple, spouseIncome: 0 }).notes).toContain(
    'up to $7,500 into your Roth IRA and $7,500 into your spouse’s Roth IRA for 2026',
  )
})

// Closed from 168,000 of income on.
test('no room is named where income closes it, where it is filled or there is no pay, nor for money of the long run', () => {
  const others: Household[] = [
    { income: 180_000 },
    { filledAccounts: ['ira'] },
    { employment: 'retired', income: 0, age: 66, pensionMonthly: 5_000 },
    { horizonYears: 20 },
    { horizonYears: 2 },
  ]
  for (const told of others)
    expect(read(told).notes).not.toContain('A part of this money may stand in a Roth IRA')
})

// 48 × 300.
test('what is told of a month is named beside money for a goal some years away', () => {
  expect(read().summary).toContain(
    'The $300 a month that you can put aside would bring $14,400 more by Nov 2030, without interest.',
  )
})

test('a month is not named beside the goal while the fund or a card waits for it', () => {
  const card = { kind: 'credit_card', balance: 60_000, rate: 0.24, minPayment: 900 } as const
  const others: Household[] = [{ debts: [card] }, { amount: 5_000, savings: 0 }, { monthlySurplus: 0 }]
  for (const told of others) expect(read(told).summary).not.toContain('would bring')
})
