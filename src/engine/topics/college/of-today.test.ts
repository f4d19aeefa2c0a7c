import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-28'))
const family: Household = {
  ...{ age: 40, spouseAge: 39, maritalStatus: 'married', state: 'IL', dependents: [8, 5] },
  ...{ income: 110_000, spouseIncome: 45_000, employment: 'employed', collegeTarget: 'public_in_state' },
  ...{ collegeFundShare: 0.5, collegeSaved: 14_000, collegeMonthly: 200, monthlySurplus: 600 },
  ...{ retirementOnTrack: true, emergencyFundIsFull: true, debts: [] },
}
const summaryOf = (more: Household) =>
  plainText(wholePlan(collegeSavings, { ...family, ...more }, context).summary)

test('what goes in today is a part of the sum of a month, and not on top of it', () => {
  expect(summaryOf({})).toContain('The $200 a month that goes in today is a part of the $600 a month.')
  expect(summaryOf({ collegeMonthly: 0 })).not.toContain('goes in today')
  expect(summaryOf({ collegeMonthly: 600 })).not.toContain('goes in today')
})
