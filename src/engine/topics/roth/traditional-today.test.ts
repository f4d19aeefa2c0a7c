import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { figureOf, planOf } from './setup-for-tests.ts'

const pharmacist: Household = {
  ...{ age: 39, spouseAge: 41, birthYear: 1987, maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ state: 'TX', dependents: [8, 5], familySize: 4, employment: 'employed', income: 136_400 },
  ...{ spouseIncome: 62_800, spouseSocialSecurityCovered: false, spousePensionMonthly: 2_650 },
  ...{ spousePensionFromAge: 62, hasWorkplacePlan: true, spouseHasWorkplacePlan: true, earners: 2 },
  ...{ spouseContributionRate: 0, rothOptionAtWork: true, contributionKind: 'traditional' },
  ...{ contributionRate: 0.08, employerMatch: { rate: 1, upTo: 0.04 }, getsWholeMatch: true },
  ...{ retirementSavings: 248_700, rothSavings: 31_200, pretaxIraBalance: 0, retirementAge: 65 },
  ...{ retirementExpensesAnnual: 88_000, ssMonthly: 3_120, ssFromAge: 67, monthlyExpenses: 8_260 },
  ...{ monthlySurplus: 1_340, amountMonthly: 1_340, savings: 46_200, debts: [], payOutlook: 'same' },
}
const textOf = (household: Household) => {
  const plan = planOf(household)
  const how = (id: string) => plainText(plan.nextSteps.find((step) => step.id.startsWith(id))?.how ?? '')
  return { plan, summary: plainText(plan.summary), payroll: how('payroll') }
}

// 8% of 136,400 is 10,912, at 22% 2,400.64 a year: 200 a month, so that of 1,340 only 1,140 are left.
test('whoever turns from Traditional to Roth reads what the pay check loses, and what the month then leaves', () => {
  const { plan, summary, payroll } = textOf(pharmacist)
  expect(figureOf(plan, 'switch.monthly')).toBe(200)
  expect(summary).toContain('where it turns to Roth, take-home pay falls by about $200 a month')
  expect(summary).toContain('Of the $1,340 a month that you named, about $1,140 a month is there then')
  expect(payroll).toContain('Take-home pay falls by about $200 a month')
})

test('nothing is lost by whoever is Roth already, stays Traditional, or told no kind', () => {
  expect(textOf({ ...pharmacist, contributionKind: 'roth' }).summary).not.toContain('take-home')
  const { contributionKind: _kind, ...untold } = pharmacist
  expect(textOf(untold).summary).not.toContain('take-home')
  const stays = textOf({ ...pharmacist, income: 420_000, spousePensionMonthly: 0, retirementSavings: 60_000 })
  expect(plainText(stays.plan.title)).toBe('Contribute as Traditional')
  expect(stays.summary).not.toContain('take-home')
})
