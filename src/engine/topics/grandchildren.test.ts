import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { collegeSavings } from './college/college-savings.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { rollover } from './rollover/rollover.ts'
import { rothVsTraditional } from './roth/roth-vs-traditional.ts'
import { termLife } from './term-life/term-life.ts'
import type { Topic } from './topic.ts'

const context = sketchContext(draftContext('2026-11-26'))

/** Near retirement, with pay low enough for the earned income credit of a parent, and a grandchild to save for. */
const grandparents: Household = {
  age: 63,
  spouseAge: 67,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'PA',
  income: 31_400,
  spouseIncome: 0,
  hasWorkplacePlan: true,
  contributionRate: 0.04,
  monthlyExpenses: 2_400,
  monthlySurplus: 460,
  savings: 32_700,
  retirementSavings: 248_500,
  debts: [
    { kind: 'student_loan', loanType: 'federal', name: 'Loan', balance: 9_000, rate: 0.05, minPayment: 95 },
  ],
  planBalance: 60_000,
  amount: 140_000,
  goal: 'retirement',
  forGrandchild: true,
}

// IRC §152(c)(1)(B): a qualifying child lives with the taxpayer for more than half of the year.
test('a grandchild whom one saves for changes no plan but that of its college', () => {
  const topics: Topic[] = [
    rollover,
    rothVsTraditional,
    lumpSumInvest,
    nextDollar,
    debtPayoffTopic,
    termLife,
    emergencyFund,
  ]
  for (const topic of topics) {
    const alone = topic.draft(grandparents, context)
    expect(topic.draft({ ...grandparents, dependents: [6] }, context)).toEqual(alone)
    expect(topic.draft({ ...grandparents, numDependents: 1 }, context)).toEqual(alone)
    expect(topic.draft({ ...grandparents, expecting: true }, context)).toEqual(alone)
  }
})

// Two and the grandchild are a family of three; of two alone, or of one grandchild where two are saved for, some live elsewhere.
test('a grandchild whom the family counts is a child of the house in every plan', () => {
  const raised: Household = { ...grandparents, dependents: [6], familySize: 3 }
  const { forGrandchild: _theirs, ...own } = raised
  for (const topic of [rothVsTraditional, nextDollar, debtPayoffTopic, termLife, emergencyFund])
    expect(topic.draft(raised, context)).toEqual(topic.draft(own, context))
  const elsewhere = (more: Household) => {
    const { assumptions } = emergencyFund.draft({ ...raised, ...more }, context)
    return assumptions.find(({ fact }) => fact === 'numDependents')?.value
  }
  expect(elsewhere({})).toBe(1)
  expect(elsewhere({ familySize: 2 })).toBe(0)
  expect(elsewhere({ dependents: [6, 9] })).toBe(0)
  // The third one is a parent whom they support.
  expect(elsewhere({ adultDependents: 1 })).toBe(0)
  expect(elsewhere({ maritalStatus: 'widowed', filingStatus: 'single', familySize: 2 })).toBe(1)
})

test('no life cover is worked out, and no credit claimed, for a grandchild', () => {
  const told = { ...grandparents, dependents: [6] }
  const cover = termLife.draft(told, context)
  expect(cover.figures.map(({ id }) => id)).not.toContain('dependent.0.age')
  expect(cover.checks.map(({ id }) => id)).not.toContain('minors')
  expect(rothVsTraditional.draft(told, context).checks.map(({ id }) => id)).not.toContain('earned-income')
})

test('college and a sum for it still know the grandchild', () => {
  const college = collegeSavings.draft({ ...grandparents, dependents: [6], goal: undefined }, context)
  expect(college.figures.find(({ id }) => id === 'child.0.age')?.value).toBe(6)
  const sum = lumpSumInvest.draft({ ...grandparents, dependents: [6], goal: 'education' }, context)
  // From 6 to 18.
  expect(sum.assumptions.find(({ fact }) => fact === 'horizonYears')?.value).toBe(12)
  expect(sum.allocations.map(({ label }) => label)).toContain('A 529 for your child')
})
