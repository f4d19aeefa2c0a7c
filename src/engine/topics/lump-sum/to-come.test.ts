import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const sketch = sketchContext(draftContext('2026-11-20'))
const draft = (household: Household) =>
  wholePlan(
    lumpSumInvest,
    { amount: 20_000, moneySource: 'gift', age: 34, income: 80_000, savings: 30_000, ...household },
    sketch,
  )

test('money that is promised is placed on paper only: nothing is parked, opened or invested before it comes', () => {
  const plan = draft({ amount: 100_000, sumNotHere: true })
  expect(plainText(plan.summary)).toMatch(/^The \$100,000 is not here yet, so count on none of it\./)
  expect(plan.nextSteps.map(({ id }) => id)).toEqual(['no-promise', 'until-then', 'once-here'])
  expect(plan.checks.find(({ id }) => id === 'to-come')?.status).toBe('act')
  expect(draft({ amount: 100_000 }).checks.some(({ id }) => id === 'to-come')).toBe(false)
})

test('of what comes each year the first part is placed, and the rest is named and not counted', () => {
  const plan = draft({ sumYears: 5 })
  expect(plan.totalAmount).toBe(20_000)
  expect(plainText(plan.summary)).toContain('That is the first $20,000.')
  expect(plan.figures.find(({ id }) => id === 'each-year.all')?.value).toBe(100_000)
})

// IRC §2503(b), Rev. Proc. 2025-32: 19,000 for 2026.
test('who gets a gift is told that the giver files the return', () => {
  const source = draft({}).checks.find(({ id }) => id === 'source')
  expect(plainText(source?.detail ?? '')).toContain(
    'Above $19,000 from one person in a year the giver, not you',
  )
})

test('who would lose benefits has steps to take before the money comes', () => {
  const plan = draft({
    amount: 55_000,
    moneySource: 'settlement',
    sumNotHere: true,
    receivesBenefits: true,
    income: 0,
    savings: 500,
  })
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('no-promise')
})

// 90,000 − 1,500 on the card − 20,000, the year's limit of an ABLE account, are 68,500 for the trust.
test('who is on SSI, out of work and cannot work, has the trust and the ABLE account before the money comes', () => {
  const plan = draft({
    amount: 90_000,
    moneySource: 'settlement',
    sumNotHere: true,
    receivesBenefits: true,
    cannotWork: true,
    employment: 'unemployed',
    age: 34,
    income: 0,
    savings: 900,
    debts: [{ kind: 'credit_card', balance: 1_500, rate: 0.26, minPayment: 45 }],
  })
  expect(plan.allocations.map(({ label, amount }) => [plainText(label), amount])).toEqual([
    ['Pay off the credit card', 1_500],
    ['ABLE account', 20_000],
    ['Special-needs trust', 68_500],
  ])
  expect(plan.nextSteps[0]?.id).toBe('benefits')
  expect(plan.checks.map(({ id }) => id)).not.toContain('marketplace')
  expect(JSON.stringify(plan.nextSteps)).not.toContain('is free then')
})
