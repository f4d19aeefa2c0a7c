import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { emergencyFund } from './emergency-fund.ts'

const context = sketchContext(draftContext('2026-11-27'))
const saver: Household = {
  ...{ age: 31, state: 'TX', maritalStatus: 'single', filingStatus: 'single', income: 64_000 },
  ...{ employment: 'employed', incomeStability: 'steady', earners: 1, numDependents: 0, debts: [] },
  ...{ monthlyExpenses: 3_000, monthlySurplus: 400, emergencyFund: 16_500, deductible: 1_500 },
  ...{ amount: 7_000, moneySource: 'savings', goal: 'retirement', monthlyContribution: 400 },
  ...{ accountType: ['ira'], iraContributedThisYear: 0, hasWorkplacePlan: false },
}
const planOf = (more: Household = {}) => wholePlan(emergencyFund, { ...saver, ...more }, context)
const summaryOf = (more: Household = {}) => plainText(planOf(more).summary)

// Four months of 3,000 are 12,000: 4,500 are beyond them. 16,500 − 7,000 is 9,500, 2,500 short; 2,500 ÷ 400 is 6.25.
test('of a sum that somebody would take out of the fund what is beyond the target may go, and the rest is saved', () => {
  const plan = planOf()
  expect(plainText(plan.title)).toBe('Keep your emergency fund at $12,000, and move $4,500 into the IRA')
  const summary = plainText(plan.summary)
  expect(summary).toContain(
    'Not all of the $7,000: without it the fund would hold $9,500, which is $2,500 less',
  )
  expect(summary).toContain(
    'the other $2,500 comes out of what you save: at $400 a month it is there in 7 months',
  )
  // The limit of 2026.
  expect(summary).toContain('This year’s IRA takes $7,500 more, until Apr 15, 2027')
  expect(plan.nextSteps.map(({ id }) => id)).toContain('from-fund')
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('beyond')
})

test('all of it may go where the fund is whole without it, and none where it is short already', () => {
  expect(summaryOf({ emergencyFund: 20_000 })).toContain('Yes, all of the $7,000 can go into the IRA now')
  const none = summaryOf({ emergencyFund: 10_000 })
  expect(none).toContain('No, not the $7,000')
  expect(none).toContain('What you save fills the fund first')
})

test('nothing of it is said of a sum from elsewhere, or while a job may end', () => {
  for (const more of [{ moneySource: 'inheritance' }, { jobAtRisk: true }] as const)
    expect(planOf(more).nextSteps.map(({ id }) => id)).not.toContain('from-fund')
})
