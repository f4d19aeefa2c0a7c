import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { nothing, plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-20')
const draft = (household: Household) => wholePlan(rollover, household, context)

/** Wants to move the plan of today’s job to the cheaper one of a job that has ended. */
const worker: Household = {
  ...{ age: 36, maritalStatus: 'single', filingStatus: 'single', state: 'IL', income: 85_000 },
  ...{ employment: 'employed', planType: 'plan_401k', planBalance: 42_000, stillWorksThere: true },
  ...{ accountType: ['401k', '403b'], oldPlanFee: 0.016, iraFee: 0.0005, retirementAge: 66 },
}
const detailOf = (household: Household) =>
  plainText(draft(household).checks.find(({ id }) => id === 'other-plan')?.detail ?? nothing)

test('whoever asks for the plan of a job that ended hears when the law allows it and that this plan has to take it', () => {
  const detail = detailOf(worker)
  expect(detail).toContain('Not now: what was put in from pay may not leave before 59½ while you work')
  expect(detail).toContain('ask the provider of the 403(b) whether its own rules do')
  expect(detailOf({ ...worker, accountType: ['401k'] })).toBe('')
  expect(detailOf({ ...worker, stillWorksThere: false })).toBe('')
})

test('who works there has no old plan, and has not left at any age', () => {
  const plan = draft(worker)
  const text = JSON.stringify([plan.allocations, plan.nextSteps, plan.checks])
  expect(text).not.toContain('old plan')
  expect(text).not.toContain('left behind')
  expect(plan.assumptions.map(({ fact }) => fact)).not.toContain('separationAge')
})

// IRC §72(t)(2)(A)(v): in the year of 55 or later.
test('the plan of the job of today is said to open to whoever leaves it late enough', () => {
  const access = (household: Household) => JSON.stringify(draft(household).visualizations)
  expect(access(worker)).toContain('or after leaving this job, if you leave in the year in which you turn ')
  expect(access({ ...worker, planType: 'simple_ira' })).not.toContain('after leaving this job')
})
