import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { plainText } from '../say.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-20'))

const high: Household = {
  amount: 60_000,
  monthlySurplus: 5_000,
  goal: 'retirement',
  age: 45,
  filingStatus: 'single',
  income: 400_000,
  hasWorkplacePlan: true,
  filledAccounts: ['plan'],
  savings: 90_000,
  monthlyExpenses: 9_000,
  debts: [],
}
const sum = (more: Household = {}) => lumpSumInvest.draft({ ...high, ...more }, context)
const monthly = (more: Household = {}) => nextDollar.draft({ ...high, ...more }, context)
const places = ({ allocations }: ReturnType<typeof sum>) => allocations.map(({ label }) => plainText(label))

test('without pre-tax IRA money, pay over the limit reaches a Roth IRA by conversion', () => {
  for (const plan of [sum(), monthly()]) expect(places(plan)).toContain('Your Roth IRA, by conversion')
})

// Pub. 590-B, Form 8606: 300,000 ÷ (300,000 + 7,500) = 97.56 %.
test('while pre-tax money stands in an IRA no dollar is sent through a conversion, and its price is told', () => {
  for (const plan of [sum({ pretaxIraBalance: 300_000 }), monthly({ pretaxIraBalance: 300_000 })]) {
    expect(places(plan)).not.toContain('Your Roth IRA, by conversion')
    const step = plan.nextSteps.find(({ id }) => id === 'pre-tax-ira')
    expect(plainText(step?.title ?? '')).toBe('Ask your 401(k) to take in the $300,000 of pre-tax IRA money')
    expect(plainText(step?.why ?? '')).toContain('taxed on 98% of it')
  }
})

test('who has no plan at work is not sent to one, and reads why the conversion is left out', () => {
  const plan = sum({ pretaxIraBalance: 300_000, hasWorkplacePlan: false, filledAccounts: [] })
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('pre-tax-ira')
  expect(plainText(plan.checks.find(({ id }) => id === 'ira')?.detail ?? '')).toContain('taxed on 98%')
})

test('the IRA of one does not close the conversion of the other', () => {
  const couple: Household = {
    pretaxIraBalance: 300_000,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    spouseAge: 44,
    spouseIncome: 90_000,
  }
  for (const plan of [sum(couple), monthly(couple)]) {
    expect(places(plan)).toContain('Your spouse’s Roth IRA, by conversion')
    expect(places(plan)).not.toContain('Your Roth IRA, by conversion')
  }
})
