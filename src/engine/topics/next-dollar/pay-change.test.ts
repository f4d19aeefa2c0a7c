import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))

/** From January on the pay of one of two is less by more than the month leaves. */
const lessPay: Household = {
  ...{ age: 31, spouseAge: 29, dependents: [2], maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ state: 'AZ', employment: 'employed', income: 51_200, payOutlook: 'lower', expectedPay: 22_400 },
  ...{ expectedPayFrom: 2027, spouseIncome: 62_300, monthlyExpenses: 6_740, monthlySurplus: 880 },
  ...{
    savings: 6_000,
    deductible: 3_200,
    hasWorkplacePlan: true,
    getsWholeMatch: true,
    contributionRate: 0.03,
  },
  ...{ spouseHasWorkplacePlan: true, spouseContributionRate: 0.02, earners: 2, debts: [] },
  spouseEmployerMatch: { rate: 0.5, upTo: 0.06 },
}

const stepOf = (household: Household) => {
  const { nextSteps } = wholePlan(nextDollar, household, context)
  return plainText(
    nextSteps.find(
      ({ dueDate, how }) => dueDate.startsWith('2027-01') && plainText(how).includes('From then on'),
    )?.how ?? '',
  )
}

test('a contribution that was raised for the match is set back where the new pay leaves nothing for it', () => {
  expect(stepOf(lessPay)).toContain('Set your spouse’s 401(k) contribution back as well')
  // 4,000 a year less leave the match its dollars.
  expect(stepOf({ ...lessPay, expectedPay: 47_200 })).toContain('From then on each month: $')
  expect(stepOf({ ...lessPay, expectedPay: 47_200 })).not.toContain('back as well')
})
