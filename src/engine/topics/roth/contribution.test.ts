import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { planOf, workOf } from './setup-for-tests.ts'

// 260,000 less a full plan, 24,500 of 2026, stays over 168,000, where no direct Roth contribution is left. An IRA takes 7,500.
const overTheLimit: Household = {
  age: 36,
  filingStatus: 'single',
  employment: 'employed',
  income: 260_000,
  hasWorkplacePlan: true,
  filledAccounts: ['plan'],
  pretaxIraBalance: 6_000,
  monthlySurplus: 2_900,
}

const converted = (household: Household) => workOf(household).places.iraConversion

test('whoever means to use the backdoor has an IRA placed, as far as a year leaves for it', () => {
  expect(converted(overTheLimit)).toBe(0)
  expect(converted({ ...overTheLimit, backdoorRoth: false })).toBe(0)
  expect(converted({ ...overTheLimit, backdoorRoth: true })).toBe(7_500)
  // 12 × 200.
  expect(converted({ ...overTheLimit, backdoorRoth: true, monthlySurplus: 200 })).toBe(2_400)
  expect(converted({ ...overTheLimit, backdoorRoth: true, monthlySurplus: 0 })).toBe(0)
  const { monthlySurplus: _, ...untold } = overTheLimit
  expect(converted({ ...untold, backdoorRoth: true })).toBe(7_500)
})

test('its steps move the pre-tax money by the end of the year, and convert by the filing day', () => {
  const dueOf = (more: Household) => {
    const steps = planOf({ ...overTheLimit, backdoorRoth: true, ...more }).nextSteps
    return ['move-ira', 'convert-ira'].map((id) => steps.find((step) => step.id === id)?.dueDate)
  }
  expect(dueOf({ newPlanAcceptsRollovers: true })).toEqual(['2026-12-31', '2027-04-15'])
  // Until somebody has asked the plan at work, that comes first: a week from today.
  expect(dueOf({})).toEqual(['2026-11-27', '2027-04-15'])
})

test('a sum that was told to go into an IRA, or to decide on, is placed instead', () => {
  expect(converted({ ...overTheLimit, backdoorRoth: true, iraMonthly: 100 })).toBe(1_200)
  expect(converted({ ...overTheLimit, backdoorRoth: true, amount: 3_000 })).toBe(3_000)
})

// It stands for all that is put away, into an IRA as well.
test('where nobody said what goes in at work the common share of pay stays the whole of it', () => {
  const { filledAccounts: _, ...untold } = overTheLimit
  expect(workOf({ ...untold, backdoorRoth: true }).contribution.value).toBe(
    workOf({ ...untold, backdoorRoth: false }).contribution.value,
  )
})
