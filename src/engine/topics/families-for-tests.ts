/** Families that the tests of several topics look at; a test adds what it is about. */
import type { Household } from '../household.ts'

/** Two pays, and two small children whom somebody is paid to look after. */
export const payingForCare = {
  age: 28,
  spouseAge: 27,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'TX',
  income: 39_000,
  spouseIncome: 24_000,
  dependents: [1, 4],
  childcareMonthly: 900,
  monthlyExpenses: 4_400,
  hsaEligible: false,
} satisfies Household

/** One pay without a plan at work, and a parent at home: their IRAs are all they have, at an income of the saver's credit. */
export const oneAtHome = {
  age: 34,
  spouseAge: 33,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'TX',
  income: 52_000,
  spouseIncome: 0,
  stayAtHomeParent: true,
  dependents: [2],
  hasWorkplacePlan: false,
  monthlyExpenses: 3_300,
} satisfies Household

/** One works for a year more, the other is paid for life already; Social Security of the first begins three years after. */
export const stopsBeforeBenefits = {
  age: 63,
  spouseAge: 67,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'PA',
  income: 31_400,
  spouseIncome: 0,
  earners: 1,
  employment: 'employed',
  retirementAge: 64,
  ssMonthly: 1_520,
  ssFromAge: 67,
  spouseSsMonthly: 2_180,
  spousePensionMonthly: 640,
  monthlyExpenses: 4_390,
  monthlySurplus: 460,
  savings: 32_700,
  retirementSavings: 248_500,
  debts: [{ kind: 'mortgage', balance: 18_600, rate: 0.036_25, minPayment: 842 }],
} satisfies Household

/** One of two pays ends in a year; Social Security of the one begins three years after, that of the other in four. */
export const oneOfTwoStops = {
  age: 63,
  spouseAge: 61,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'TX',
  dependents: [],
  income: 71_800,
  spouseIncome: 29_400,
  employment: 'employed',
  incomeStability: 'steady',
  retirementAge: 64,
  ssMonthly: 2_290,
  ssFromAge: 67,
  spouseSsMonthly: 1_020,
  spouseSsFromAge: 65,
  monthlyExpenses: 4_870,
  monthlySurplus: 880,
  savings: 19_600,
  retirementSavings: 284_000,
  hasWorkplacePlan: true,
  getsWholeMatch: true,
  spouseHasWorkplacePlan: false,
  deductible: 2_000,
  debts: [{ kind: 'mortgage', balance: 58_200, rate: 0.0399, minPayment: 910 }],
} satisfies Household

/** One pay that is steady and one person who lives on it, without debts; what a month leaves is told by the test. */
export const onePay = {
  age: 35,
  maritalStatus: 'single',
  filingStatus: 'single',
  state: 'TX',
  dependents: [],
  income: 60_000,
  employment: 'employed',
  incomeStability: 'steady',
  deductible: 500,
  getsWholeMatch: true,
  debts: [],
} satisfies Household

/** The same one, whose month costs 330 more than is brought home. */
export const shortByMonth = {
  ...onePay,
  takeHomeMonthly: 3_560,
  monthlyExpenses: 3_890,
  savings: 2_150,
} satisfies Household
