import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import { draftPlan } from '../../draft-plan.ts'
import { type Household, householdSchema } from '../../household.ts'
import type { Draft } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { us2026 } from '../../tax/us-2026.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const today = '2026-11-20'
const context = sketchContext(draftContext(today))
const draft = (household: Household) => wholePlan(lumpSumInvest, householdSchema.parse(household), context)
const figure = (plan: Draft, id: string) => plan.figures.find((one) => one.id === id)?.value
const checkOf = (plan: Draft, id: string) => plan.checks.find((check) => check.id === id)
const said = (plan: Draft, id: string) => plainText(checkOf(plan, id)?.detail ?? '')
const titled = (plan: Draft, id: string) => plainText(checkOf(plan, id)?.title ?? '')
const parts = (plan: Draft) =>
  Object.fromEntries(plan.allocations.map(({ label, amount }) => [plainText(label), amount]))

const settled: Household = {
  amount: 100_000,
  goal: 'retirement',
  age: 40,
  filingStatus: 'single',
  income: 100_000,
  monthlyExpenses: 4_000,
  savings: 20_000,
  debts: [],
}

test('that a sum is more than everything invested is said only of what was told', () => {
  expect(titled(draft(settled), 'size')).toBe('Is this much beside what you have invested?')
  const told = draft({ ...settled, taxableInvestments: 10_000, retirementSavings: 20_000 })
  expect(titled(told, 'size')).toBe('This is more than everything you have invested')
  expect(checkOf(draft({ ...settled, retirementSavings: 900_000 }), 'size')).toBeUndefined()
  const nervous = draft({ ...settled, riskTolerance: 'conservative' })
  expect(said(nervous, 'size')).not.toContain('more than everything')
})

const seller: Household = {
  ...settled,
  amount: 1_200_000,
  moneySource: 'business_sale',
  filingStatus: 'married_joint',
  spouseIncome: 60_000,
  income: 90_000,
  state: 'WA',
}

test('the price of a business is not savings: tax is set aside until somebody has worked it out', () => {
  const plan = draft(seller)
  const earned = Number(figure(plan, 'unearned-income'))
  const couple = {
    status: 'married_joint',
    age: 40,
    spouseAge: 40,
    wages: 90_000,
    spouseWages: 60_000,
    // What the told cash and investments earn stands on both returns.
    interest: earned,
  } as const
  const federal =
    incomeTax(us2026, { ...couple, longTermGain: 1_200_000 }).incomeTax - incomeTax(us2026, couple).incomeTax
  expect(figure(plan, 'money-tax.federal')).toBe(Math.round(federal))
  // RCW 82.87: 7 % of the gain above 278,000, up to 1,000,000 above it: (1,200,000 − 278,000) × 7 %.
  expect(figure(plan, 'money-tax.state')).toBe(64_540)
  expect(parts(plan)['Set aside for tax on the sale, until it is known']).toBe(
    Number(figure(plan, 'money-tax.federal')) + 64_540,
  )
  for (const word of ['basis', 'installment', 'Inventory', 'state'])
    expect(said(plan, 'source')).toContain(word)
  expect(plan.nextSteps.findIndex(({ id }) => id === 'estimated-tax')).toBeLessThan(
    plan.nextSteps.findIndex(({ id }) => id === 'invest'),
  )
})

test('in the year of a sale no direct Roth contribution is open, and income limits see the price', () => {
  const plan = draft(seller)
  expect(Object.keys(parts(plan))).not.toContain('Your Roth IRA')
  expect(checkOf(plan, 'cliffs')).toBeUndefined()
})

test('whoever names the tax on a sale has that set aside, and nothing on top', () => {
  const plan = draft({ ...seller, taxOwedOnMoney: 180_000 })
  expect(parts(plan)['Set aside for tax']).toBe(180_000)
  expect(figure(plan, 'money-tax.reserve')).toBeUndefined()
})

test('the tax on the sale of a business is asked for', () => {
  const asked = draftPlan({
    topic: lumpSumInvest,
    household: householdSchema.parse(seller),
    context,
    identity: { id: 'plan', version: 1, generatedAt: `${today}T12:00:00Z` },
  })
  expect(asked.openFacts).toContain('taxOwedOnMoney')
})

test('a large sum of unknown origin is asked about, a small one is not', () => {
  expect(checkOf(draft({ ...settled, amount: 300_000 }), 'source')?.status).toBe('warn')
  expect(checkOf(draft({ ...settled, amount: 10_000 }), 'source')?.status).toBe('pass')
})

test('a raise does not change a plan through a guess of what a month costs', () => {
  const { monthlyExpenses: _costs, savings: _savings, ...unsaid } = settled
  const { plan } = draftPlan({
    topic: lumpSumInvest,
    household: householdSchema.parse(unsaid),
    context,
    identity: { id: 'plan', version: 1, generatedAt: `${today}T12:00:00Z` },
  })
  const pay = plan.sensitivities.find(({ fact }) => fact === 'income')
  expect(plainText(pay?.effect ?? '')).not.toContain('Emergency fund')
})

test('a pensioner of 70 who did not say so is not treated as working', () => {
  const plan = draft({ amount: 80_000, age: 70, pensionMonthly: 3_000, filingStatus: 'single' })
  expect(plan.assumptions.find(({ fact }) => fact === 'employment')?.value).toBe('retired')
  expect(plan.assumptions.find(({ fact }) => fact === 'income')?.value).toBe(0)
  expect(checkOf(plan, 'match')).toBeUndefined()
})

test('money for a wedding soon says plainly that the emergency fund comes first, and what is left', () => {
  const plan = draft({ ...settled, amount: 30_000, goal: 'general', horizonYears: 1.5, savings: 0 })
  expect(plainText(plan.summary)).toContain('The emergency fund comes first')
  expect(plainText(plan.summary)).toContain('is left for May 2028')
  const full = draft({ ...settled, amount: 30_000, goal: 'general', horizonYears: 1.5, savings: 40_000 })
  expect(plainText(full.summary)).not.toContain('The emergency fund comes first')
})

test('an inheritance of a married person says whose it is, and community property by name', () => {
  const heir: Household = { ...settled, moneySource: 'inheritance', filingStatus: 'married_joint' }
  expect(said(draft({ ...heir, state: 'OH' }), 'ownership')).toContain('kept apart')
  expect(said(draft({ ...heir, state: 'TX' }), 'ownership')).toContain('community property')
  expect(checkOf(draft({ ...heir, filingStatus: 'single' }), 'ownership')).toBeUndefined()
})

const stepOf = (plan: Draft, id: string) => plan.nextSteps.find((step) => step.id === id)

test('a sale without a named tax asks for the gain before the investing, and pays nothing that is not set aside', () => {
  const home = draft({ ...settled, moneySource: 'home_sale' })
  expect(plainText(stepOf(home, 'estimated-tax')?.title ?? '')).toBe(
    'Find out whether the sale of the home is taxed',
  )
  const named = draft({ ...settled, moneySource: 'stock_sale', taxOwedOnMoney: 6_000 })
  expect(plainText(stepOf(named, 'estimated-tax')?.title ?? '')).toContain('estimated tax')
  expect(said(named, 'source')).toContain('$6,000 that you named is set aside')
})

test('a retired household’s fund is months of what pension and Social Security leave over', () => {
  const plan = draft({
    amount: 150_000,
    age: 71,
    employment: 'retired',
    horizonYears: 5,
    ssMonthly: 2_400,
    pensionMonthly: 600,
    monthlyExpenses: 4_200,
    savings: 20_000,
  })
  expect(said(plan, 'cushion')).toContain('$14,400 is 12 months of what a month costs beyond pension')
})

test('whatever the plan pays has a step that pays it', () => {
  const plan = draft({
    ...settled,
    amount: 60_000,
    debts: [{ kind: 'student_loan', balance: 28_000, rate: 0.065, minPayment: 320 }],
  })
  const paid = plan.allocations.filter(({ label }) => plainText(label).startsWith('Pay off'))
  expect(paid).toHaveLength(1)
  const steps = plan.nextSteps.filter(({ id }) => id.startsWith('pay.'))
  expect(steps).toHaveLength(1)
  expect(plainText(steps[0]?.how ?? '')).toContain('forgiveness')
})
