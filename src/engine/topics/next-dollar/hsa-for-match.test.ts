import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))
const couple: Household = {
  ...{ age: 28, spouseAge: 27, maritalStatus: 'married', filingStatus: 'married_joint', state: 'ID' },
  ...{ dependents: [], expecting: true, newChildMonthly: 890, familySize: 2, employment: 'employed' },
  ...{ incomeStability: 'steady', earners: 2, income: 52_600, spouseIncome: 37_900 },
  ...{ monthlyExpenses: 4_380, monthlySurplus: 740, savings: 6_600, hasWorkplacePlan: true },
  ...{ rothOptionAtWork: true, employerMatch: { rate: 1, upTo: 0.04 }, contributionRate: 0.02 },
  ...{ spouseContributionRate: 0.06, spouseGetsWholeMatch: true, retirementAge: 66 },
  ...{ hsaEligible: true, hsaFamilyCoverage: true, hsaMonthly: 50, outOfPocketMaximum: 8_200 },
  debts: [{ kind: 'auto', balance: 14_200, rate: 0.0839, minPayment: 336 }],
}
const howOf = (id: string, household: Household) =>
  plainText(wholePlan(nextDollar, household, context).nextSteps.find((step) => step.id === id)?.how ?? '')

// 890 less the 183 of the child tax credit leave 33 of 740, and the match takes 88. Of 50 that stay out of the HSA 12% of
// federal tax, 5.3% of Idaho's and 7.65% of payroll tax leave 37.
test('an HSA that is filled already waits for a match that the month of a birth does not carry', () => {
  const how = howOf('birth', couple)
  expect(how).toContain('From then on each month: $33 to the whole match.')
  expect(how).toContain('stop its $50 a month, and about $37 a month more comes home for the match')
  // Of 300 that go in no more stays out than brings home the 55 that are missing: 55 ÷ 0.7505 is 73.3.
  expect(howOf('birth', { ...couple, hsaMonthly: 300 })).toContain('lower it by $74 a month')
  expect(howOf('birth', { ...couple, hsaMonthly: 0 })).not.toContain('HSA')
  expect(howOf('birth', { ...couple, newChildMonthly: 600 })).not.toContain('HSA')
})

test('the same is said where the match is raised only as far as today’s month carries it', () => {
  const { expecting: _, newChildMonthly: __, ...rest } = couple
  const small: Household = { ...rest, outOfPocketMaximum: 3_000, monthlySurplus: 20 }
  expect(howOf('match', small)).toContain('What goes into the HSA can wait for the match')
  expect(howOf('match', { ...small, monthlySurplus: 400 })).not.toContain('HSA')
})
