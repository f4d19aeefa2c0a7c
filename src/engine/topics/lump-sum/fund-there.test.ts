import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-22'))
const drafted = (household: Household) => wholePlan(lumpSumInvest, household, context)
const parts = (household: Household) =>
  drafted(household).allocations.map(({ label, amount }) => [plainText(label), amount])

const bonus: Household = {
  amount: 15_000,
  goal: 'retirement',
  age: 35,
  income: 80_000,
  monthlyExpenses: 4_000,
  hasWorkplacePlan: false,
  numDependents: 0,
  debts: [],
}

// Four months of 4,000 for one pay check are 16,000: all of it. With the fund there, 7,500 and the rest.
test('where no cash was told, the summary says what the money does beside a fund that is there', () => {
  const said = (more: Household = {}) => plainText(drafted({ ...bonus, ...more }).summary)
  expect(parts(bonus)).toEqual([['Emergency fund', 15_000]])
  expect(said()).toContain(
    'If $16,000 of cash is there beside it, say so: then put $7,500 into your traditional IRA and invest $7,500 in broad index funds.',
  )
  expect(said({ savings: 0 })).not.toContain('of cash is there beside it')
  expect(said({ savings: 16_000 })).not.toContain('of cash is there beside it')
})

test('where cash was told and no sum, that cash is the sum, and the fund is kept out of it once', () => {
  const { amount, ...rest } = bonus
  const plan = drafted({ ...rest, savings: 35_000 })
  expect(plan.totalAmount).toBe(35_000)
  expect(plan.allocations.map(({ label, amount }) => [plainText(label), amount])).toEqual([
    ['Emergency fund', 16_000],
    ['Your traditional IRA', 7_500],
    ['Invested in broad index funds', 11_500],
  ])
  expect(plan.assumptions.find(({ fact }) => fact === 'amount')?.why).toContain(
    'All of the cash that you told',
  )
  expect(parts({ ...bonus, savings: 35_000 })).toEqual([
    ['Your traditional IRA', 7_500],
    ['Invested in broad index funds', 7_500],
  ])
})

test('cash that rounds to nothing is no sum to decide about', () => {
  const { amount: _named, ...rest } = bonus
  expect(drafted({ ...rest, savings: 0.2 }).totalAmount).toBe(10_000)
})

// 20,000 told as cash and as the sum, with costs of 2,500 a month for one pay check: four months are 10,000, and 10,000 are left.
test('cash that was told again as the sum is the sum, and the fund is kept out of it first', () => {
  const told: Household = { ...bonus, amount: 20_000, savings: 20_000, monthlyExpenses: 2_500 }
  const plan = drafted(told)
  const fund = plan.allocations.filter(({ label }) => /cushion|fund$/.test(plainText(label)))
  expect(fund.reduce((all, { amount }) => all + amount, 0)).toBe(10_000)
  expect(plan.assumptions.find(({ fact }) => fact === 'sumIsTheCash')?.shown).toBe('yes')
  const asked = plan.checks.find(({ id }) => id === 'same-money')
  expect(plainText(asked?.detail ?? '')).toContain('If both are there, $40,000 in all')
  expect(JSON.stringify(plan.sensitivities)).not.toContain('other cash')
})

test('who says that the sum is not the cash has both', () => {
  const plan = drafted({
    ...bonus,
    amount: 20_000,
    savings: 20_000,
    monthlyExpenses: 2_500,
    sumIsTheCash: false,
  })
  expect(plan.allocations.map(({ label }) => plainText(label))).not.toContain('Emergency fund')
  expect(plan.checks.some(({ id }) => id === 'same-money')).toBe(false)
})
