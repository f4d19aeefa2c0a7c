import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-26'))
const stops: Household = {
  ...{ age: 65, spouseAge: 63, maritalStatus: 'married', filingStatus: 'married_joint', state: 'DE' },
  ...{ dependents: [], employment: 'employed', income: 96_800, spouseIncome: 0, earners: 1, debts: [] },
  ...{ separationDate: '2027-06-30', retirementAge: 66, amount: 168_200, moneySource: 'gift' },
  ...{ goal: 'income', horizonYears: 20, riskTolerance: 'conservative', ssMonthly: 2_760, ssFromAge: 66 },
  ...{ monthlyExpenses: 4_000, savings: 24_300, retirementSavings: 418_500, hasWorkplacePlan: false },
}
const planOf = (more: Household = {}) => wholePlan(lumpSumInvest, { ...stops, ...more }, context)
const figure = (plan: ReturnType<typeof planOf>, id: string) =>
  plan.figures.find((one) => one.id === id)?.value as number
const checkOf = (plan: ReturnType<typeof planOf>) => {
  const check = plan.checks.find(({ id }) => id === 'lived-on-later')
  return check === undefined ? '' : `${plainText(check.title)}: ${plainText(check.detail)}`
}

test('what the money may pay a month once work has ended is said, with the month from which it does', () => {
  const plan = planOf()
  const monthly = figure(plan, 'income.monthly')
  expect(monthly).toBe(Math.floor(figure(plan, 'income.yearly') / 120) * 10)
  expect(plainText(plan.title)).toBe('Invest $168,200 to live on from Jul 2027 on')
  expect(plainText(plan.summary)).toContain(
    `From Jul 2027 on, when your pay has ended, what is invested could pay $${monthly} a month`,
  )
  // Nineteen payments at the mix's lean futures: between a nineteenth without growth and one that grows 3% a year beyond prices.
  const each = figure(plan, 'income.yearly') / figure(plan, 'invested')
  expect(each).toBeGreaterThan(0.8 / 19)
  expect(each).toBeLessThan(0.07)
})

test('it comes out of what is invested outside before the Roth IRAs, and after what deductions leave untaxed', () => {
  // With what both are paid for life a dollar costs more later than it saves now: their IRAs are Roth.
  const said = checkOf(
    planOf({ pensionMonthly: 1_120, pensionFromAge: 66, spouseSsMonthly: 1_240, spouseSsFromAge: 64 }),
  )
  expect(said).toContain('What pays for the month from Jul 2027 on')
  expect(said).toContain('what that year’s deductions leave untaxed')
  expect(said).toContain('With a Marketplace credit look at its limit first')
  expect(said.indexOf('outside retirement accounts')).toBeLessThan(said.indexOf('Roth IRAs come last'))
  expect(checkOf(planOf({ spouseAge: 66 }))).not.toContain('Marketplace')
  // 57 today: the penalty would come on top until 59½.
  const young = checkOf(planOf({ age: 57, spouseAge: 57, retirementAge: 58, amount: 600_000 }))
  expect(young).toContain('alone until age 59½')
  // At 18.6% now against less later theirs are traditional IRAs.
  expect(young).not.toContain('Roth')
})

test('no month is promised while work goes on, or for money that waits for retirement', () => {
  for (const other of [{ retirementAge: 70, separationDate: undefined }, { goal: 'retirement' }] as const)
    expect(figure(planOf(other), 'income.monthly')).toBeUndefined()
})
