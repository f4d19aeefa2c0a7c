import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const draft = (household: Household) =>
  wholePlan(lumpSumInvest, household, sketchContext(draftContext('2026-11-26')))

const parent: Household = {
  amount: 25_000,
  moneySource: 'gift',
  goal: 'general',
  age: 40,
  maritalStatus: 'single',
  filingStatus: 'head_of_household',
  dependents: [9],
  specialNeedsChild: true,
  receivesBenefits: true,
  income: 30_000,
  employment: 'employed',
  savings: 800,
  monthlyExpenses: 2_300,
  deductible: 1_500,
  hsaEligible: false,
  debts: [{ kind: 'credit_card', balance: 4_000, rate: 0.26, minPayment: 110 }],
}
const parts = ({ allocations }: ReturnType<typeof draft>) =>
  allocations.map(({ label, amount }) => [plainText(label), amount])

// 42 USC 1382c(f)(2), 20 CFR 416.1202(b): a parent's savings above 2,000 are the child's; retirement accounts are not.
// 5 × (2,300 − 110) = 10,950 − 1,500 = 9,450; 25,000 − 700 − 4,000 − 9,450 − 7,500 = 3,350.
test('what a parent of a child on SSI gets goes where it does not count, before the first of the next month', () => {
  const plan = draft(parent)
  expect(parts(plan)).toEqual([
    ['Starter cushion', 700],
    ['Pay off the credit card', 4_000],
    ['Emergency fund, in your child’s ABLE account', 9_450],
    ['Your Roth IRA', 7_500],
    ['Child’s ABLE account or a trust', 3_350],
  ])
  const steps = plan.nextSteps.map(({ id }) => id)
  expect(steps.slice(0, 3)).toEqual(['benefits', 'wait', 'able'])
  expect(plan.nextSteps.slice(0, 3).every(({ dueDate }) => dueDate <= '2026-11-30')).toBe(true)
  expect(plainText(plan.nextSteps[2]?.title ?? '')).toContain('$12,800')
  for (const id of ['park', 'cushion', 'invest']) expect(steps).not.toContain(id)
  expect(plan.alternatives).toEqual([])
  expect(plainText(JSON.stringify([plan.nextSteps, plan.checks]))).not.toMatch(
    /index funds|among the alternatives/,
  )
})

test('no larger cushion than the limit lies in savings, and no more than a year’s room goes into the ABLE account', () => {
  const plan = draft({ ...parent, amount: 90_000, deductible: 4_000, debts: [] })
  // A month costs 2,300, and the starter is 2,300; SSI counts what is beyond 2,000.
  expect(parts(plan)[0]).toEqual(['Starter cushion', 1_200])
  const able = plan.nextSteps.find(({ id }) => id === 'able')
  expect(plainText(able?.title ?? '')).toBe('Open an ABLE account for your child, for $20,000')
})

test('college savings of the parents count too, and a sum that is still to come waits for the account', () => {
  const plan = draft({ ...parent, goal: 'education', sumNotHere: true })
  expect(parts(plan).map(([label]) => label)).not.toContain('A 529 for your child')
  expect(plan.nextSteps.map(({ id }) => id).slice(0, 3)).toEqual(['benefits', 'wait', 'able'])
})

test('without SSI a child’s disability moves no dollar', () => {
  expect(parts(draft({ ...parent, receivesBenefits: false })).map(([label]) => label)).toContain(
    'Emergency fund',
  )
})
