import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-26'))
const heir: Household = {
  amount: 100_000,
  moneySource: 'inherited_ira',
  inheritedFrom: 'parent',
  ownerDeathYear: 2025,
  ownerAgeAtDeath: 70,
  goal: 'retirement',
  age: 44,
  maritalStatus: 'single',
  filingStatus: 'single',
  state: 'TX',
  dependents: [],
  income: 62_000,
  hasWorkplacePlan: false,
  savings: 30_000,
  monthlyExpenses: 3_000,
  debts: [],
}
const textsOf = (more: Household = {}) => {
  const { nextSteps, checks } = wholePlan(lumpSumInvest, { ...heir, ...more }, context)
  return [
    nextSteps.find(({ id }) => id === 'inherited.withhold')?.how,
    checks.find(({ id }) => id === 'inherited')?.detail,
  ].map((text) => plainText(text ?? ''))
}

// 62,000 − 16,100 are 45,900 of 50,400 at 12%: of 10,000 a year 4,500 cost 540 and 5,500 at 22% cost 1,210, 17.5% in all.
test('a withdrawal that reaches a higher bracket has the tax on the whole of it withheld', () => {
  const [how, detail] = textsOf()
  expect(how).toContain('at least 18% of federal withholding')
  expect(detail).toContain('at 12% federal on the next dollar, and about 18% on the whole of the first')
})

test('one that stays inside a bracket has that rate withheld', () => {
  const [how, detail] = textsOf({ income: 45_000 })
  expect(how).toContain('at least 12% of federal withholding')
  expect(detail).not.toContain('on the whole of the first')
})
