import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-26'))
const family: Household = {
  ...{ age: 35, spouseAge: 34, maritalStatus: 'married', filingStatus: 'married_joint', state: 'OH' },
  ...{ income: 98_000, spouseIncome: 71_000, earners: 2, incomeStability: 'steady', dependents: [5, 2] },
  ...{ monthlyExpenses: 8_900, monthlySurplus: 300, savings: 14_000, childcareMonthly: 3_150, debts: [] },
  ...{ retirementOnTrack: true, getsWholeMatch: true, spouseGetsWholeMatch: true },
}

// 21,600 is missing in the fund: 33 months of 300 are 9,900, and 11,700 ÷ (300 + 1,587) takes 7 more, until March 2030. From
// then on college has the 1,587 too. At 300 for ever it would wait for 72 months and have 300.
test('college begins sooner, and with more, where child care costs less while it waits', () => {
  const plan = wholePlan(collegeSavings, family, context)
  const summary = plainText(plan.summary)
  expect(summary).toContain('College saving starts in Mar 2030')
  expect(summary).toContain('that frees about $1,587 a month from Sep 2029 on, and that day counts on it')
  expect(plan.figures.find(({ id }) => id === 'freed')?.value).toBe(1_587)
  expect(plan.nextSteps.find(({ id }) => id === 'care-ends')?.dueDate).toBe('2029-09-26')
})

// At 900 a month the fund's 21,600 take 24 months, until Nov 2028; care costs less from Sep 2029 on.
test('care that ends after college saving has begun raises what goes in from that day on', () => {
  const plan = wholePlan(collegeSavings, { ...family, monthlySurplus: 900, collegeFundShare: 1 }, context)
  expect(plainText(plan.summary)).toMatch(
    /starts in Nov 2028, .* with \$900 a month, rising to \$[\d,]+ a month by Sep \d+ as child care costs less/,
  )
  expect(plan.nextSteps.find(({ id }) => id === 'care-ends')?.dueDate).toBe('2029-09-26')
  const check = plan.checks.find(({ id }) => id === 'child-care-ends')
  expect(plainText(check?.detail ?? '')).toContain(
    'This plan counts on it, as far as the target still takes it',
  )
})

// Of 37,800 of care 7,500 may go through an account (IRC §129 from 2026 on).
test('whoever pays for care hears of the account at work that pays a part of it before tax', () => {
  const careOf = (more: Household) =>
    wholePlan(collegeSavings, { ...family, ...more }, context).checks.find(
      ({ id }) => id === 'dependent-care',
    )
  expect(plainText(careOf({})?.detail ?? '')).toContain('$7,500 a year of what care costs can go through it')
  expect(careOf({ childcareMonthly: 0 })).toBeUndefined()
  expect(careOf({ employment: 'unemployed', income: 0, formerPay: 98_000 })).toBeUndefined()
})
