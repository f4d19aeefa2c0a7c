import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import { type Household, householdSchema } from '../../household.ts'
import type { Plan } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { rothVsTraditional } from './roth-vs-traditional.ts'
import { figureOf, planOf } from './setup-for-tests.ts'

const labelOf = (plan: Plan) => plainText(plan.alternatives[0]!.ledger[0]!.label)
const howOf = (plan: Plan, step: string) =>
  plainText(plan.nextSteps.find(({ id }) => id.startsWith(step))?.how ?? '')

const beside: Household = {
  age: 49,
  spouseAge: 48,
  filingStatus: 'married_joint',
  state: 'AZ',
  dependents: [16],
  employment: 'self_employed',
  income: 138_700,
  spouseIncome: 51_300,
  hasWorkplacePlan: false,
  spouseHasWorkplacePlan: true,
  spouseContributionRate: 0.12,
  amountMonthly: 1_000,
  monthlyExpenses: 7_460,
  savings: 63_200,
  retirementSavings: 214_600,
  rothSavings: 31_800,
  ssMonthly: 2_870,
  ssFromAge: 67,
  spouseSsMonthly: 1_690,
  spouseSsFromAge: 67,
  retirementAge: 65,
  retirementExpensesAnnual: 60_000,
}

// 12 × 1,000 of a whole year, all as Traditional. A setting of Nov 20 holds on Dec 4: two of 24 pay checks carry 1,000 of it.
test('late in the year what a raise at a spouse’s work saves is that of a whole year', () => {
  const plan = planOf(beside)
  expect(figureOf(plan, 'payroll.spouse-left')).toBe(1_000)
  expect(howOf(plan, 'payroll.spouse')).toContain(
    'The pay checks that are left this year carry about $1,000 of it',
  )
  expect(labelOf(plan)).toBe('Saved in tax in a whole year')
})

test('in January it is that of the year that begins', () => {
  const plan = wholePlan(
    rothVsTraditional,
    householdSchema.parse(beside),
    sketchContext(draftContext('2026-01-05')),
  )
  expect(labelOf(plan)).toBe('Saved in tax this year')
  expect(howOf(plan, 'payroll.spouse')).not.toContain('whole year')
})

// Of 90,000 a match of up to 6% is earned by 5,400, of which 2,700 went in: 22 of 24 pay checks of this year miss half of it.
test('a raise for the whole match counts from the next pay check on, and what goes in already is of this year', () => {
  const matched: Household = {
    age: 40,
    filingStatus: 'single',
    state: 'TX',
    income: 90_000,
    rothOptionAtWork: true,
    contributionKind: 'traditional',
    contributionRate: 0.03,
    employerMatch: { rate: 1, upTo: 0.06 },
    retirementSavings: 60_000,
    savings: 40_000,
    monthlyExpenses: 3_500,
    retirementExpensesAnnual: 40_000,
  }
  const plan = planOf(matched)
  expect(labelOf(plan)).toBe('Saved in tax in a whole year')
  expect(howOf(plan, 'payroll.traditional')).toContain('What is saved here is counted for a whole year.')
  const whole = planOf({ ...matched, contributionRate: 0.06 })
  expect(labelOf(whole)).toBe('Saved in tax this year')
  expect(howOf(whole, 'payroll.traditional')).not.toContain('whole year')
})
