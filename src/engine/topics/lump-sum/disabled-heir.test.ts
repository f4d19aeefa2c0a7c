import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import { draftPlan } from '../../draft-plan.ts'
import { type Household, householdSchema } from '../../household.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const today = '2026-11-26'
const planOf = (household: Household) =>
  draftPlan({
    topic: lumpSumInvest,
    household: householdSchema.parse(household),
    context: draftContext(today),
    identity: { id: 'plan', version: 1, generatedAt: `${today}T12:00:00Z` },
  }).plan
type Drafted = ReturnType<typeof planOf>
const worth = (plan: Drafted, id: string) => plan.figures.find((figure) => figure.id === id)?.value
const detail = (plan: Drafted, id: string) =>
  plainText(plan.checks.find((one) => one.id === id)?.detail ?? '')

const heir: Household = {
  amount: 200_000,
  moneySource: 'inherited_ira',
  inheritedFrom: 'parent',
  ownerDeathYear: 2026,
  ownerAgeAtDeath: 80,
  inheritedYearEnd: 250_000,
  cannotWork: true,
  age: 50,
  income: 0,
  filingStatus: 'single',
  state: 'NY',
  savings: 30_000,
  monthlyExpenses: 3_000,
  debts: [],
}

// IRC §401(a)(9)(E)(ii)(III). Single Life Table at 51, the age of the year after the death: 35.3. 200,000 ÷ 35.3 = 5,665.7.
test('a disabled heir takes the money over a lifetime, once the custodian has the proof in time', () => {
  const plan = planOf(heir)
  expect(worth(plan, 'inherited.required')).toBe(5_666)
  expect(worth(plan, 'inherited.deadline')).toBeUndefined()
  expect(detail(plan, 'inherited')).toContain('if the custodian has the proof by Oct 31, 2027')
  expect(detail(plan, 'inherited')).toContain('empty by the end of 2036')
  const step = plan.nextSteps.find(({ id }) => id === 'inherited.proof')!
  expect(step.dueDate < '2027-10-31').toBe(true)
})

// The proof of a death in 2024 was due by October 31, 2025: without it the ten years hold, 2024 + 10 = 2034.
test('a proof whose day has passed promises no lifetime', () => {
  const plan = planOf({ ...heir, ownerDeathYear: 2024 })
  expect(worth(plan, 'inherited.deadline')).toBe(2034)
  expect(detail(plan, 'inherited')).toContain('with proof to the custodian by Oct 31, 2025')
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('inherited.proof')
})

test('whoever cannot work is asked for SSI and Medicaid before money comes, and for no employer match', () => {
  const plan = planOf(heir)
  expect(plan.checks.find(({ id }) => id === 'benefits')?.title).toBe('Do you get SSI or Medicaid?')
  expect(plan.checks.map(({ id }) => id)).not.toContain('match')
  const without = planOf({ ...heir, receivesBenefits: false })
  expect(without.checks.map(({ id }) => id)).not.toContain('benefits')
})
