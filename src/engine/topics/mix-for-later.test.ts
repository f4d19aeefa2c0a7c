import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { type Household, householdSchema } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { topicOf } from './all.ts'

const context = sketchContext(draftContext('2026-11-28'))

function expectedIn(slug: 'debt_payoff' | 'budgeting', household: Household): number | undefined {
  const topic = topicOf(slug)
  if (topic === undefined) throw new Error(slug)
  return wholePlan(topic, household, context).figures.find(({ id }) => id === 'expected.mix')?.value as
    | number
    | undefined
}

test('debts and the next dollar hold a debt against one expected return, whatever the age and the tolerance', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 22, max: 60 }),
      fc.constantFrom('conservative', 'moderate', 'aggressive', undefined),
      fc.constantFrom(62, 67, undefined),
      (age, riskTolerance, retirementAge) => {
        const household = householdSchema.parse({
          ...{ age, maritalStatus: 'single', state: 'TX', income: 68_000, employment: 'employed' },
          ...{ savings: 30_000, monthlyExpenses: 3_300, monthlySurplus: 600, getsWholeMatch: true },
          ...(riskTolerance === undefined ? {} : { riskTolerance }),
          ...(retirementAge === undefined ? {} : { retirementAge }),
          debts: [
            { kind: 'student_loan', balance: 30_000, rate: 0.057, minPayment: 330, loanType: 'private' },
          ],
        })
        const expected = expectedIn('debt_payoff', household)
        expect(expected).toBeGreaterThan(0)
        expect(expectedIn('budgeting', household)).toBe(expected)
      },
    ),
    { numRuns: 12 },
  )
}, 120_000)
