import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const widow: Household = {
  ...{ age: 38, dependents: [5], maritalStatus: 'widowed', spouseDeathYear: 2026, state: 'NC' },
  ...{ filingStatus: 'married_joint', employment: 'employed', income: 54_700, spousePayThisYear: 38_200 },
  ...{ monthlyExpenses: 4_240, savings: 31_400, needsMoneyEarly: true, hasWorkplacePlan: true },
  ...{ planType: 'plan_401k', planOwner: 'late_spouse', planBalance: 94_200, oldPlanFee: 0.0051 },
  iraFee: 0.001,
}
const planOf = (more: Household = {}) =>
  wholePlan(rollover, { ...widow, ...more }, sketchContext(draftContext('2026-11-26')))
const partsOf = (more: Household = {}) =>
  Object.fromEntries(planOf(more).allocations.map(({ label, amount }) => [plainText(label), amount]))
const rowOf = (id: string, label: string, more: Household = {}) => {
  const way = planOf(more).alternatives.find((one) => one.id === id)
  const row = way?.ledger.find((one) => plainText(one.label) === label)
  return row === undefined ? undefined : plainText(row.value)
}

// IRC §72(t)(2)(A)(ii); IRS Notice 2020-62, safe harbor explanation: a surviving spouse may treat the IRA as an inherited
// one, from which nothing is penalized, or as an own one, which charges 10% before 59½.
test('a young survivor keeps all of a late spouse’s plan as an inherited IRA, at the costs of an IRA', () => {
  expect(partsOf()).toEqual({ 'Pre-tax money to an inherited IRA': 94_200 })
  expect(plainText(planOf().title)).toBe('Move your late spouse’s 401(k) of $94,200 to an inherited IRA')
  expect(rowOf('recommended', 'Without a penalty')).toBe('Now')
  expect(rowOf('recommended', 'Penalty on what you need before it ends')).toBe('None')
  // Of its own it costs as little, and a penalty of 10% on what is needed. By hand: 54,700 − 32,200 = 22,500 are taxed, so
  // of a draw 2,300 at 10% and the rest at 12%: 4,039 leave 3,600, and 4,039 × 21.5 years × 10% is about 8,684.
  const drawn: Household = { planDrawMonthly: 300 }
  expect(rowOf('ira', 'Without a penalty', drawn)).toBe('From age 59½')
  expect(rowOf('ira', 'Penalty on what you need before it ends', drawn)).toBe('$8,684')
  expect(rowOf('recommended', 'Penalty on what you need before it ends', drawn)).toBe('None')
})

test('its account and its check name the late spouse, and the owner says how much tax is withheld', () => {
  const steps = planOf().nextSteps
  const how = (id: string) => plainText(steps.find((one) => one.id === id)!.how)
  expect(how('open')).toContain('Its title has to name your late spouse, and you as the beneficiary')
  expect(how('request')).toContain('for the benefit of you, as beneficiary of your late spouse')
  expect(how('payments')).toContain('Form W-4R')
  expect(how('payments')).not.toContain('20%')
  // Who lives on it reads how it pays, whatever else there is to do.
  const lost: Household = { employment: 'unemployed', income: 0, formerPay: 54_700, coverEnds: '2026-11-30' }
  expect(planOf({ ...lost, separationDate: '2026-11-13' }).nextSteps.map(({ id }) => id)).toContain(
    'payments',
  )
})

test('Roth and after-tax money go to an inherited Roth IRA, and no own contribution is counted with either', () => {
  const rich: Household = { income: 290_000, backdoorRoth: true, pretaxIraBalance: 0, needsMoneyEarly: false }
  expect(partsOf({ ...rich, rothPlanBalance: 20_000, afterTaxPlanBalance: 5_000 })).toEqual({
    'Pre-tax money to an inherited IRA': 69_200,
    'Roth money to an inherited Roth IRA': 20_000,
    'After-tax money to an inherited Roth IRA': 5_000,
  })
})

test('it stays in the plan where that is as cheap, or keeps creditors away, and past 59½ the IRA is an own one', () => {
  expect(partsOf({ oldPlanFee: 0.0008 })).toEqual({ 'Stays in the old plan': 94_200 })
  expect(planOf({ oldPlanFee: 0.0008 }).alternatives.map(({ id }) => id)).toContain('inherited-ira')
  expect(partsOf({ creditorConcern: true })).toEqual({ 'Stays in the old plan': 94_200 })
  expect(partsOf({ age: 60, dependents: [] })).toEqual({ 'Pre-tax money to a rollover IRA': 94_200 })
  // Small enough to be moved without her, it goes where she can reach it.
  expect(partsOf({ planBalance: 5_000 })).toEqual({ 'Pre-tax money to an inherited IRA': 5_000 })
})

// 42 USC 402(d), (g): 75% for each child until 18, or 19 in high school, and for who cares for one under 16.
test('who lost a spouse lately and has children applies for survivor benefits before a payment is set', () => {
  const plan = planOf()
  const said = plainText(plan.checks.find(({ id }) => id === 'survivors')!.detail)
  expect(said).toContain(
    'Each child may get 75% of your spouse’s full benefit until 18, or 19 in high school',
  )
  expect(said).toContain('while you care for a child under 16')
  expect(plan.nextSteps.map(({ id }) => id)).toContain('survivors.apply')
  const none = planOf({ dependents: [] })
  expect(none.nextSteps.map(({ id }) => id)).not.toContain('survivors.apply')
  expect(none.checks.map(({ id }) => id)).not.toContain('survivors')
})
