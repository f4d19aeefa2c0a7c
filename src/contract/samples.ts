/** Households to try Hearth with: invented, shown as samples, and never mistaken for what a person told. */
import type { Household } from '#engine/household.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'

export interface SampleHousehold {
  readonly id: string
  readonly name: string
  /** What they ask first: the topic, and its words. */
  readonly topic: TopicSlug
  readonly question: string
  readonly household: Household
}

export const sampleHouseholds: readonly SampleHousehold[] = [
  {
    id: 'renting-couple',
    name: 'Renting couple, 30s',
    topic: 'emergency_fund',
    question: 'Build an emergency fund plan.',
    household: {
      age: 33,
      spouseAge: 31,
      maritalStatus: 'married',
      filingStatus: 'married_joint',
      state: 'OH',
      employment: 'employed',
      income: 72_000,
      spouseIncome: 54_000,
      earners: 2,
      incomeStability: 'steady',
      monthlyExpenses: 4_900,
      monthlyRent: 1_850,
      monthlySurplus: 900,
      savings: 11_000,
      retirementSavings: 46_000,
      employerMatch: { rate: 0.5, upTo: 0.06 },
      contributionRate: 0.04,
      numDependents: 0,
      debts: [{ kind: 'student_loan', balance: 18_000, rate: 0.055, minPayment: 200, loanType: 'federal' }],
    },
  },
  {
    id: 'family-two-kids',
    name: 'Family with two kids',
    topic: 'college_529',
    question: 'College savings (529)',
    household: {
      age: 39,
      spouseAge: 38,
      maritalStatus: 'married',
      filingStatus: 'married_joint',
      state: 'PA',
      employment: 'employed',
      income: 98_000,
      spouseIncome: 41_000,
      earners: 2,
      dependents: [7, 4],
      numDependents: 2,
      monthlyExpenses: 7_200,
      monthlySurplus: 800,
      savings: 24_000,
      retirementSavings: 135_000,
      employerMatch: { rate: 1, upTo: 0.04 },
      contributionRate: 0.06,
      homeValue: 340_000,
      debts: [{ kind: 'mortgage', balance: 228_000, rate: 0.0425, minPayment: 1_430 }],
    },
  },
  {
    id: 'near-retirement',
    name: 'Near retirement',
    topic: 'rollover_401k',
    question: '401(k) rollover',
    household: {
      age: 62,
      spouseAge: 60,
      maritalStatus: 'married',
      filingStatus: 'married_joint',
      state: 'NC',
      employment: 'employed',
      income: 91_000,
      spouseIncome: 0,
      earners: 1,
      retirementAge: 66,
      numDependents: 0,
      monthlyExpenses: 5_400,
      monthlySurplus: 1_200,
      savings: 38_000,
      retirementSavings: 620_000,
      taxableInvestments: 85_000,
      ssMonthly: 2_650,
      homeValue: 310_000,
      debts: [],
    },
  },
]
