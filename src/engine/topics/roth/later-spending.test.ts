import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { figureOf, planOf, workOf } from './setup-for-tests.ts'

const couple: Household = {
  age: 50,
  spouseAge: 50,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'MN',
  income: 130_000,
  spouseIncome: 130_000,
  retirementSavings: 700_000,
  retirementAge: 62,
  hasWorkplacePlan: true,
  contributionRate: 0.1,
}
const notesOf = (household: Household) => planOf(household).accountNotes.map(plainText).join(' ')
const assumedOf = (household: Household) =>
  planOf(household).assumptions.find(({ fact }) => fact === 'retirementExpensesAnnual')

test('spending that was told decides how savings are drawn, and the plan says so', () => {
  expect(notesOf({ ...couple, retirementExpensesAnnual: 95_000 })).toContain(
    'They are drawn to pay for what is left of $95,000 a year of spending after Social Security, and the tax; what the law requires comes out in any case.',
  )
  const [even, told] = [couple, { ...couple, retirementExpensesAnnual: 95_000 }].map((household) =>
    figureOf(planOf(household), 'rate.later'),
  )
  expect(told).toBeLessThan(Number(even))
})

test('without it they are drawn evenly, which stands among what is assumed', () => {
  expect(assumedOf(couple)?.why).toContain('drawn evenly')
  expect(notesOf(couple)).not.toContain('drawn to pay')
  expect(assumedOf({ ...couple, retirementExpensesAnnual: 95_000 })).toBeUndefined()
})

test('savings that cannot pay for all of it are said to pay for a part', () => {
  expect(notesOf({ ...couple, retirementExpensesAnnual: 250_000 })).toMatch(
    /They can pay for about \d+% of that/,
  )
})

// 29 years, from 66 to 95: with nothing earned above prices 290,000 would pay 10,000 of each, with more it pays more.
test('investments outside retirement accounts pay their even part first', () => {
  const { later } = workOf({ ...retired, taxableInvestments: 290_000 })
  expect(later.spending?.besides?.value).toBeGreaterThan(10_000)
  expect(later.spending?.yearly).toBeCloseTo(54_000 - (later.spending?.besides?.value ?? 0), 6)
})

// Rev. Proc. 2025-32 §4 and P.L. 119-21 §70103, by hand, alone and 66, the year before benefits: 54,000 of costs and the
// tax on what is drawn for them, 1,240 + 12 % beyond 24,150 + 12,400 = 36,550: 0.88 W = 50,854, so W = 57,788.64.
test('what a retired household without pay lives on is what it spends', () => {
  const { later } = workOf(retired)
  const [first] = later.taxOf({ otherBalance: 700_000, decidedBalance: 0 }).years
  expect(first?.withdrawal).toBeCloseTo(57_788.64, 0)
  const withPay = { ...retired, filingStatus: 'married_joint', spouseAge: 60, spouseIncome: 45_000 } as const
  expect(workOf(withPay).later.spending).toBeUndefined()
})

const retired: Household = {
  age: 66,
  employment: 'retired',
  filingStatus: 'single',
  retirementSavings: 700_000,
  monthlyExpenses: 4_500,
}
