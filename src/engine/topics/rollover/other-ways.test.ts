import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import { draftPlan } from '../../draft-plan.ts'
import { type Household, householdSchema } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-26')
const small: Household = {
  planBalance: 6_200,
  age: 29,
  filingStatus: 'single',
  state: 'TX',
  employment: 'employed',
  income: 56_000,
  separationDate: '2026-08-28',
  newPlanAcceptsRollovers: true,
  considersCashOut: true,
  savings: 1_800,
}

/*
 * 56,000 − 16,100 = 39,900 lie in 12%, and 10% of penalty come on top. Neither the little that an IRA pays beside Social Security nor a
 * gain is taxed later: cash keeps 78% of what an IRA does, some 21,000.
 */
test('cash beside a plan of higher costs is also held against an IRA that costs as little', () => {
  const cashOf = (more: Household) =>
    rollover.draft({ ...small, ...more }, context).alternatives.find(({ id }) => id === 'cash')
  expect(plainText(cashOf({})!.detail)).toContain('stayed invested, at 0.1% a year')
  expect(plainText(cashOf({})!.difference)).toMatch(
    /Beside an IRA, which costs as little, it is \$4,\d\d0 less/,
  )
  expect(plainText(cashOf({ newPlanAcceptsRollovers: false })!.difference)).not.toContain('Beside an IRA')
})

test('what would change the plan is a cost or a right, and not that the sum held a part of another kind', () => {
  const { plan } = draftPlan({
    topic: rollover,
    household: householdSchema.parse(small),
    context,
    identity: { id: 'plan', version: 1, generatedAt: '2026-11-26T12:00:00Z' },
  })
  const tried = plan.sensitivities.map(({ fact }) => fact)
  expect(tried).toContain('newPlanFee')
  for (const fact of ['employerStockValue', 'afterTaxPlanBalance', 'rothPlanBalance'] as const)
    expect(tried).not.toContain(fact)
})
