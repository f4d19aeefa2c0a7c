import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { stopsBeforeBenefits } from '../families-for-tests.ts'
import { debtPayoffTopic } from './debt-payoff.ts'

const context = sketchContext(draftContext('2026-11-26'))
const planOf = (household: Household) => wholePlan(debtPayoffTopic, household, context)
const couple: Household = { ...stopsBeforeBenefits, cushionMonths: 5 }
const labelsOf = (household: Household) => planOf(household).allocations.map(({ label }) => plainText(label))

// 36 × 1,570 − 25 × 842 are 35,470, of which cash beyond the fund of 5 × 4,390 pays 10,750.
test('what no debt should get is kept for the months without pay that are near', () => {
  expect(labelsOf(couple)).toContain('Cash for the months without pay')
  expect(plainText(planOf(couple).summary)).toContain('They still need $24,720 beyond your cash')
  expect(labelsOf({ ...couple, retirementAge: 70 })).toContain('Cushion and retirement')
})
