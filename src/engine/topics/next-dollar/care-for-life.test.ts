import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'

const context = sketchContext(draftContext('2026-11-27'))
const family: Household = {
  ...{ age: 50, spouseAge: 46, maritalStatus: 'married', filingStatus: 'married_joint', state: 'OH' },
  ...{ dependents: [6], income: 71_800, spouseIncome: 0, employment: 'employed', stayAtHomeParent: true },
  ...{ monthlyExpenses: 4_150, monthlySurplus: 640, savings: 15_000, debts: [], hasWorkplacePlan: true },
  ...{ contributionRate: 0, employerMatch: { rate: 1, upTo: 0.05 }, specialNeedsChild: true },
}
const planOf = (more: Household = {}) => wholePlan(nextDollar, { ...family, ...more }, context)
const saidOf = (plan: ReturnType<typeof planOf>) =>
  plan.checks.map(({ title, detail }) => `${plainText(title)}. ${plainText(detail)}`).join('\n')

// 26 USC 529A: up to 100,000 of such an account is not counted for SSI.
test('for a child who needs care for life an ABLE account comes before a 529, and no college is saved for', () => {
  const said = saidOf(planOf())
  expect(said).toContain('An ABLE account comes before the 529. For your child')
  expect(said).toContain('Name a special-needs trust in the will')
  expect(said).not.toContain('College begins before')
  const usual = saidOf(planOf({ specialNeedsChild: false }))
  expect(usual).toContain('College begins before')
  expect(usual).not.toContain('ABLE')
})

test('of several children the youngest is taken for it, and college is saved for the others alone', () => {
  const monthlyOf = (household: Household) =>
    /takes (\$[\d,]+ a month) from now on/.exec(saidOf(planOf(household)))?.[1]
  const both = monthlyOf({ dependents: [6, 12] })
  expect(both).toBeDefined()
  expect(both).toBe(monthlyOf({ dependents: [12], specialNeedsChild: false }))
  expect(saidOf(planOf({ dependents: [6, 12] }))).toContain('For your youngest child')
})
