import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-26'))
const seller: Household = {
  age: 45,
  spouseAge: 44,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  income: 105_000,
  spouseIncome: 80_000,
  dependents: [12, 14],
  amount: 140_000,
  moneySource: 'home_sale',
  homeLivedIn: true,
  saleGain: 120_000,
  goal: 'retirement',
  horizonYears: 20,
  emergencyFund: 45_000,
  monthlyExpenses: 7_200,
  monthlyRent: 2_600,
  debts: [],
}
const isAsked = (more: Household = {}) =>
  wholePlan(lumpSumInvest, { ...seller, ...more }, context).checks.some(({ id }) => id === 'next-home')

test('who sold a home and rents is asked whether a part of the money is for another one', () => {
  expect(isAsked()).toBe(true)
  expect(isAsked({ nearGoal: 'home', nearGoalSum: 80_000, nearGoalYears: 2 })).toBe(false)
  expect(isAsked({ monthlyRent: 0 })).toBe(false)
  expect(isAsked({ goal: 'home', horizonYears: 2 })).toBe(false)
  expect(isAsked({ moneySource: 'inheritance' })).toBe(false)
})
