import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import { draftPlan } from '../../draft-plan.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'

const couple: Household = {
  age: 48,
  spouseAge: 47,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  dependents: [16, 13],
  numDependents: 2,
  state: 'NJ',
  income: 175_000,
  spouseIncome: 85_000,
  employment: 'employed',
  incomeStability: 'steady',
  earners: 2,
  monthlyExpenses: 10_500,
  monthlySurplus: 2_500,
  savings: 55_000,
  retirementSavings: 610_000,
  hasWorkplacePlan: true,
  spouseHasWorkplacePlan: true,
  employerMatch: { rate: 0.5, upTo: 0.06 },
  getsWholeMatch: true,
  spouseGetsWholeMatch: true,
  contributionRate: 0.06,
  spouseContributionRate: 0.05,
  deductible: 2_000,
  hsaEligible: false,
  retirementAge: 65,
}
const drafted = (rate: number) =>
  draftPlan({
    topic: nextDollar,
    household: { ...couple, debts: [{ kind: 'auto', balance: 22_000, rate, minPayment: 560 }] },
    context: sketchContext(draftContext('2026-11-26')),
    identity: { id: 'plan', version: 1, generatedAt: '2026-11-26T12:00:00Z' },
  })
const said = (rate: number) =>
  plainText(drafted(rate).plan.checks.find(({ id }) => id === 'middle-debt')?.detail ?? '')

// The mix of this couple is expected to earn 5.77 % before fund costs, 5.67 % after them.
test('a debt in the middle is said to cost more or less than what the mix may earn, not to be close', () => {
  expect(said(0.079)).toContain(
    'costs 7.9%, more than the 5.67% that the mix is expected to earn after fund costs',
  )
  expect(said(0.045)).toContain(
    'costs 4.5%, less than the 5.67% that the mix is expected to earn after fund costs',
  )
})

test('nobody is asked how large a match of the spouse is that is all taken', () => {
  const { openFacts, nextQuestion } = drafted(0.079)
  expect(openFacts).not.toContain('spouseEmployerMatch')
  expect(nextQuestion).not.toBe('spouseEmployerMatch')
})

// As Roth the raise takes all of it off the pay check; a card at 22.9 % costs far more than the kinds differ by.
test('a match as Roth while a card is open says that before tax leaves more for the card', () => {
  const { summary } = draftPlan({
    topic: nextDollar,
    household: {
      age: 29,
      maritalStatus: 'single',
      filingStatus: 'single',
      state: 'IL',
      income: 58_000,
      employment: 'employed',
      incomeStability: 'steady',
      earners: 1,
      monthlyExpenses: 2_950,
      monthlySurplus: 250,
      savings: 2_500,
      retirementSavings: 90_000,
      debts: [{ kind: 'credit_card', balance: 5_200, rate: 0.229, minPayment: 150 }],
      rothOptionAtWork: true,
      employerMatch: { rate: 1, upTo: 0.05 },
      contributionRate: 0.02,
      deductible: 1_500,
      hsaEligible: false,
      retirementAge: 66,
    },
    context: sketchContext(draftContext('2026-11-26')),
    identity: { id: 'plan', version: 1, generatedAt: '2026-11-26T12:00:00Z' },
  }).plan
  expect(plainText(summary)).toContain('as Roth where the plan has it')
  expect(plainText(summary)).toContain('Before tax it would shrink by less: until the credit card is gone')
})

// 78,000 less 4% and 16,100 stay in the bracket of 22%, and Colorado takes 4.4% of the same income: 6.2% × 73.6% = 4.56%.
test('a student loan whose interest is deducted is held against the mix by its rate after tax', () => {
  const checkAt = (kind: 'student_loan' | 'personal') =>
    draftPlan({
      topic: nextDollar,
      household: {
        ...{ age: 34, maritalStatus: 'single', filingStatus: 'single', state: 'CO', income: 78_000 },
        ...{ employment: 'employed', contributionRate: 0.04, hasWorkplacePlan: true, getsWholeMatch: true },
        ...{ savings: 24_000, monthlyExpenses: 3_000, monthlySurplus: 1_500, hsaEligible: false },
        debts: [{ kind, balance: 18_000, rate: 0.062, minPayment: 240 }],
      },
      context: sketchContext(draftContext('2026-11-26')),
      identity: { id: 'plan', version: 1, generatedAt: '2026-11-26T12:00:00Z' },
    }).plan.checks.find(({ id }) => id === 'middle-debt')?.detail ?? ''
  expect(plainText(checkAt('student_loan'))).toContain(
    'costs 6.2%, about 4.56% after tax, less than the 5.84% that the mix is expected to earn',
  )
  expect(plainText(checkAt('personal'))).toContain('costs 6.2%, more than the 5.84%')
})
