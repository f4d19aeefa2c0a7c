import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const sketch = sketchContext(draftContext('2026-11-26'))
const draft = (household: Household) => wholePlan(lumpSumInvest, household, sketch)

const onBenefits: Household = {
  amount: 45_000,
  moneySource: 'inheritance',
  sumNotHere: true,
  age: 27,
  maritalStatus: 'single',
  numDependents: 0,
  state: 'OH',
  income: 0,
  ssMonthly: 0,
  receivesBenefits: true,
  cannotWork: true,
  savings: 1_200,
  monthlyExpenses: 950,
  onMedicare: false,
  debts: [],
}

test('who cannot work and lives on SSI is given no pay check, no last day of work and no mix for decades', () => {
  const plan = draft(onBenefits)
  expect(plan.allocations.map(({ amount }) => amount)).toEqual([20_000, 25_000])
  const assumed = plan.assumptions.map(({ fact }) => fact)
  for (const fact of ['employment', 'retirementAge', 'earners', 'incomeStability'] as const)
    expect(assumed).not.toContain(fact)
  const stocks = plan.figures.find(({ id }) => id === 'share.stocks')?.value
  expect(stocks).toBeLessThanOrEqual(0.5)
  expect(plainText(plan.summary)).toContain('stays in cash inside the ABLE account')
  // 20 CFR 416.714: ten days after the end of the month.
  expect(plainText(plan.nextSteps[0]?.how ?? '')).toContain('within 10 days after the end of its month')
  // SSI is no sum that was told, so nobody can say how long the money lasts beside it.
  expect(plan.checks.map(({ id }) => id)).not.toContain('lasting')
})

// 2,200 − 1,900 = 300 a month are 3,600 a year; 75,000 + 4,000 over 3,600 are 21.9 years.
test('disability pay counts whatever was told of a job, and what is missing beside it is said first', () => {
  const household: Household = {
    amount: 75_000,
    moneySource: 'settlement',
    goal: 'income',
    age: 50,
    maritalStatus: 'single',
    numDependents: 0,
    state: 'MI',
    cannotWork: true,
    income: 0,
    employment: 'unemployed',
    ssMonthly: 1_900,
    onMedicare: true,
    savings: 4_000,
    monthlyExpenses: 2_200,
    receivesBenefits: false,
    debts: [],
  }
  const summary = plainText(draft(household).summary)
  expect(summary).toContain('you spend $3,600 a year more than pension and Social Security bring')
  expect(summary).toContain('about 21.9 years')
  const { employment: _, ...unsaid } = household
  expect(plainText(draft(unsaid).summary)).toBe(summary)
  // 2,200 a month are 26,400 a year: 79,000 ÷ 26,400 = 3.0 years.
  const without = plainText(draft({ ...household, ssMonthly: 0 }).summary)
  expect(without).toContain('you spend $26,400 a year more than comes in')
  expect(without).toContain('about 3 years')
})
