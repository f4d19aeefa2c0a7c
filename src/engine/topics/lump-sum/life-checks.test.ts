import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'
import { lumpSumWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-22'))

test('whoever invests while college is near is told to keep that part out of stocks', () => {
  const isTold = (more: Household) =>
    wholePlan(lumpSumInvest, { amount: 85_000, age: 46, income: 92_000, ...more }, context).checks.some(
      ({ id }) => id === 'college-soon',
    )
  expect(isTold({ dependents: [15, 15] })).toBe(true)
  expect(isTold({ dependents: [3] })).toBe(false)
  expect(isTold({ dependents: [15, 15], goal: 'education' })).toBe(false)
})

// IRC §25A: 2,500 for each of the first four years, gone at 180,000 of a joint return.
test('a dependent of the age for college is asked about, with the bills that come and the credit for tuition', () => {
  const told = (more: Household) =>
    wholePlan(
      lumpSumInvest,
      { amount: 85_000, age: 52, spouseAge: 51, filingStatus: 'married_joint', income: 152_000, ...more },
      context,
    ).checks.find(({ id }) => id === 'student')?.detail ?? ''
  expect(plainText(told({ dependents: [19] }))).toContain(
    'keep that part in Treasury bills or insured savings',
  )
  expect(plainText(told({ dependents: [19] }))).toContain('gives back up to $2,500 a year for each student')
  expect(plainText(told({ dependents: [19], income: 260_000 }))).not.toContain('opportunity credit')
  expect(told({ dependents: [15] })).toBe('')
})

test('money of somebody who stops working in four years is not all needed in four years', () => {
  const years = (more: Household) =>
    lumpSumWork({ amount: 140_000, age: 61, horizonYears: 4, ...more }, context).horizon.value
  expect(years({ retirementAge: 65 })).toBe(10)
  expect(years({ retirementAge: 65, goal: 'home' })).toBe(4)
  expect(years({})).toBe(4)
})

test('money for a home, or for a day before the penalty ends, is not locked in the plan at work', () => {
  const isLocked = (more: Household) =>
    wholePlan(
      lumpSumInvest,
      {
        amount: 60_000,
        age: 30,
        income: 70_000,
        filingStatus: 'single',
        savings: 20_000,
        monthlyExpenses: 2_800,
        hasWorkplacePlan: true,
        contributionRate: 0.04,
        employerMatch: { rate: 1, upTo: 0.04 },
        hsaEligible: false,
        debts: [],
        ...more,
      },
      context,
    ).allocations.some(({ figure }) => figure === 'part.deferral')
  expect(isLocked({ goal: 'retirement' })).toBe(true)
  expect(isLocked({ goal: 'general', horizonYears: 32 })).toBe(true)
  // At 45 the penalty has 14 years to go.
  expect(isLocked({ goal: 'general', horizonYears: 15 })).toBe(false)
  expect(isLocked({ goal: 'home', horizonYears: 8 })).toBe(false)
})

test('whoever said that no tax is owed on the money is not told to pay it', () => {
  const steps = (more: Household) =>
    wholePlan(
      lumpSumInvest,
      { amount: 40_000, age: 30, income: 70_000, debts: [], ...more },
      context,
    ).nextSteps.map(({ id }) => id)
  const taxed = steps({ taxOwedOnMoney: 3_000 })
  const [pays] = taxed.filter((id) => !steps({}).includes(id))
  expect(pays).toBeDefined()
  expect(steps({ taxOwedOnMoney: 0 })).not.toContain(pays)
})
