import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

type Draft = ReturnType<typeof rollover.draft>

const planFor = (household: Household, today = '2026-11-20'): Draft =>
  rollover.draft(household, draftContext(today))
const worth = (plan: Draft, id: string) => plan.figures.find((figure) => figure.id === id)?.value
const parts = (plan: Draft) =>
  Object.fromEntries(plan.allocations.map(({ label, amount }) => [plainText(label), amount]))
const due = (plan: Draft, id: string) => plan.nextSteps.find((step) => step.id === id)?.dueDate

const stock: Household = {
  planBalance: 500_000,
  employerStockValue: 200_000,
  employerStockBasis: 40_000,
  age: 60,
  separationAge: 60,
  retirementAge: 60,
  income: 140_000,
  filingStatus: 'single',
}

/*
 * IRC §402(e)(4): stock of $200,000 that cost $40,000, no penalty. Beside 140,000 of pay, less 16,100, the cost is taxed at 24% and the
 * gain, up to 545,500, at 15%, for as long as work goes on.
 */
test('company stock as shares is taxed at the rates of this pay as long as it goes on', () => {
  const plan = planFor({ ...stock, retirementAge: 67, employment: 'employed' })
  expect(worth(plan, 'stock.payout-tax')).toBe(9_600)
  expect(worth(plan, 'stock.sale-tax')).toBe(24_000)
  expect(worth(plan, 'stock.as-shares')).toBe(33_600)
  expect(parts(plan)['Company stock, paid out as shares']).toBe(200_000)
})

test('near the end of a year the payout of company stock starts in the next one', () => {
  expect(due(planFor(stock), 'stock-request')).toBe('2027-01-07')
  const inJune = planFor(stock, '2026-06-01')
  expect(due(inJune, 'stock-request')! < '2026-12-31').toBe(true)
})

// Half of 198,000 in a year without pay costs 13,000, less than an IRA later: so would a conversion of as much.
test('stock with hardly any gain, or a plan that cannot pay it out so, goes with the rest', () => {
  expect(parts(planFor({ ...stock, employerStockBasis: 198_000 }))['Company stock to a rollover IRA']).toBe(
    200_000,
  )
  const [check] = planFor({ ...stock, employerStockBasis: 198_000 }).checks.filter(({ id }) => id === 'stock')
  expect(plainText(check?.detail ?? '')).toContain('which a conversion or a draw of as much')
  expect(parts(planFor({ ...stock, planType: 'plan_403b' }))['Company stock to a rollover IRA']).toBe(200_000)
})

// IRC §402(e)(4)(D)(i): leaving opens it for an employee, a disability for whoever works for themselves, and 59½ for both.
test('company stock in a plan of one’s own business is opened by a disability or by age, not by leaving', () => {
  const shares = (more: Household) =>
    parts(planFor({ ...stock, age: 56, separationAge: 56, retirementAge: 56, ...more }))[
      'Company stock, paid out as shares'
    ]
  expect(shares({})).toBe(200_000)
  expect(shares({ stillWorksThere: true })).toBeUndefined()
  expect(shares({ ownBusinessPlan: true })).toBeUndefined()
  expect(shares({ ownBusinessPlan: true, cannotWork: true })).toBe(200_000)
  expect(shares({ ownBusinessPlan: true, age: 60 })).toBe(200_000)
  expect(shares({ stillWorksThere: true, planOwner: 'late_spouse' })).toBe(200_000)
})

test('company stock whose lower tax is not open yet stays, and goes with the rest where it gained nothing', () => {
  const waiting: Household = {
    ...stock,
    age: 56,
    separationAge: 56,
    retirementAge: 66,
    ownBusinessPlan: true,
  }
  const found = parts(planFor(waiting))
  expect(found['Company stock stays in the old plan']).toBe(200_000)
  expect(found['Pre-tax money to a rollover IRA']).toBe(300_000)
  const flat = parts(planFor({ ...waiting, employerStockBasis: 198_000 }))
  expect(flat['Company stock stays in the old plan']).toBeUndefined()
})
