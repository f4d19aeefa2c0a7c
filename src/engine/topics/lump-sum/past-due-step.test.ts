import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const sketch = sketchContext(draftContext('2026-11-26'))
const late: Household = {
  amount: 15_000,
  moneySource: 'inheritance',
  goal: 'general',
  age: 44,
  maritalStatus: 'single',
  numDependents: 0,
  state: 'MD',
  income: 52_000,
  savings: 500,
  pastDueBills: 1_800,
  monthlyExpenses: 2_800,
  debts: [],
}

test('bills that are late have the first step of the plan, in the first days, however many steps there are', () => {
  for (const household of [
    late,
    { ...late, amount: 80_000, hasWorkplacePlan: true, contributionRate: 0.03 },
  ]) {
    const [first] = wholePlan(lumpSumInvest, household, sketch).nextSteps
    expect(plainText(first?.title ?? '')).toBe('Pay the $1,800 that is past due')
    expect(first?.dueDate).toBe('2026-11-30')
  }
  const { pastDueBills: _, ...onTime } = late
  const steps = wholePlan(lumpSumInvest, onTime, sketch).nextSteps
  expect(steps.map(({ id }) => id)).not.toContain('past-due')
})
