/** What the tests of this topic share: one day, quick simulations, and whole plans with what stands in them. */
import { draftContext, sketchContext } from '../../draft-context.ts'
import { type Household, householdSchema } from '../../household.ts'
import type { Plan } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { rothVsTraditional } from './roth-vs-traditional.ts'
import { type RothWork, rothWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-20'))

export const workOf = (household: Household): RothWork => rothWork(householdSchema.parse(household), context)

export const planOf = (household: Household): Plan =>
  wholePlan(rothVsTraditional, householdSchema.parse(household), context)

export const figureOf = (plan: Plan, id: string) => plan.figures.find((figure) => figure.id === id)?.value

export const detailOf = (plan: Plan, id: string) =>
  plainText(plan.checks.find((check) => check.id === id)?.detail ?? '')

export const statusOf = (plan: Plan, id: string) => plan.checks.find((check) => check.id === id)?.status

/** Pension, Social Security and withdrawals bring this one close to the income at which Medicare's surcharge begins. */
export const nearMedicare = {
  age: 58,
  filingStatus: 'single',
  income: 130_000,
  priorYearWages: 126_000,
  state: 'IL',
  contributionRate: 0.12,
  employerMatch: { rate: 1, upTo: 0.04 },
  retirementSavings: 600_000,
  retirementAge: 65,
  pensionMonthly: 3_000,
  pensionFromAge: 65,
  ssMonthly: 3_000,
  ssFromAge: 67,
  rothOptionAtWork: true,
} as const
