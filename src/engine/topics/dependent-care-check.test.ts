import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { payingForCare } from './families-for-tests.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))

// Without savings, so that no interest is in the income.
const parents: Household = {
  ...payingForCare,
  employment: 'employed',
  monthlySurplus: 250,
  savings: 0,
  contributionRate: 0,
  debts: [{ kind: 'credit_card', balance: 3_400, rate: 0.25, minPayment: 105 }],
}

const planOf = (household: Household) => wholePlan(nextDollar, household, context)
const figureOf = (household: Household, id: string) =>
  planOf(household).figures.find((figure) => figure.id === id)?.value
const said = (household: Household) =>
  planOf(household)
    .checks.filter(({ id }) => id === 'dependent-care')
    .map(({ detail }) => plainText(detail))
    .join(' ')

// By hand (see the income tax): 3,300 of the child credit and 610 of the earned income credit beyond the tax of 3,200 that
// 2,100 for child care and 1,100 for the children cancel.
test('what a refund is about counts the credit for child care, in each plan that names it', () => {
  for (const topic of [nextDollar, debtPayoffTopic]) {
    const { figures, nextSteps, checks } = wholePlan(topic, parents, context)
    expect(figures.find(({ id }) => id === 'credits')?.value).toBe(3_910)
    const told = [
      ...nextSteps
        .filter(({ id }) => id === 'credits')
        .map(({ why, how }) => `${plainText(why)} ${plainText(how)}`),
      ...checks.filter(({ id }) => id === 'credits').map(({ detail }) => plainText(detail)),
    ].join(' ')
    expect(told).toContain('about $3,900 beyond the tax')
    expect(told).toContain('cancels about $2,100 of the tax first')
    expect(told).toContain('with Form 2441 and the tax number of whoever cares for the children')
  }
  // Without child care: 1,200 + 610.
  expect(figureOf({ ...parents, childcareMonthly: 0 }, 'credits')).toBe(1_810)
})

// 7,500 left out of pay: 7.65 % of it is 573.75; income tax 2,480 of 24,800 − 150 = 2,330 in place of 3,200 before the child
// credit, which pays out 2,070 in place of 1,200, and 21.06 % of 7,500 = 1,579.50 more of the earned income credit.
test('an account at work is set beside the credit, at what each saves by the law', () => {
  const shown = said(parents)
  expect(figureOf(parents, 'dependent-care.credit')).toBe(2_100)
  expect(figureOf(parents, 'dependent-care.saves')).toBe(Math.round(573.75 + 870 + 1_579.5))
  expect(shown).toContain('$7,500 a year of what care costs can go through it before tax')
  expect(shown).toContain('saves about $3,000 a year, the credit about $2,100')
  // Texas taxes no pay; New York is one of the states with a credit of its own (Tax Law §606(c)).
  const added = 'Your state may add a credit of its own for the same care, which is not counted here'
  expect(shown).not.toContain(added)
  expect(said({ ...parents, state: 'NY' })).toContain(added)
})

// AGI about 227,000: 20 % of 6,000. Before tax 22 %, 7.65 % and Maryland's 4.75 % with its county of about as much again.
test('at a higher pay the account saves twice the credit', () => {
  const couple: Household = {
    ...parents,
    age: 41,
    spouseAge: 42,
    state: 'MD',
    income: 138_000,
    spouseIncome: 104_000,
    dependents: [7, 10],
    contributionRate: 0.07,
    spouseContributionRate: 0.05,
    hasWorkplacePlan: true,
    spouseHasWorkplacePlan: true,
    monthlyExpenses: 10_100,
    monthlySurplus: 2_200,
    savings: 44_000,
    debts: [],
  }
  expect(figureOf(couple, 'dependent-care.credit')).toBe(1_200)
  const saves = Number(figureOf(couple, 'dependent-care.saves'))
  expect(saves).toBeGreaterThan(7_500 * (0.22 + 0.0765 + 0.0475) - 10)
  expect(saves).toBeLessThan(7_500 * (0.22 + 0.0765 + 0.09))
  // New Jersey taxes what goes through the account.
  expect(figureOf({ ...couple, state: 'NJ' }, 'dependent-care.saves')).toBe(Math.round(7_500 * 0.2965))
})

// Head of household, 55,000: 35 % of 3,000 is 1,050; 12 % and 7.65 % of 3,000 are 590.
test('where care costs little and the rate is low the credit is the better one', () => {
  const { spouseAge: _age, spouseIncome: _pay, ...alone } = parents
  const mother: Household = {
    ...alone,
    maritalStatus: 'single',
    filingStatus: 'head_of_household',
    income: 55_000,
    dependents: [6],
    childcareMonthly: 250,
  }
  expect(figureOf(mother, 'dependent-care.saves')).toBe(Math.round(3_000 * 0.1965))
  expect(said(mother)).toContain('It takes about $1,100 off the tax of this year')
  expect(said(mother)).toContain('the credit is the better one')
})

test('nothing is said of either where a parent is at home, the children are older, or no care was told', () => {
  expect(said({ ...parents, income: 63_000, spouseIncome: 0, stayAtHomeParent: true })).toBe('')
  expect(said({ ...parents, dependents: [13, 15] })).toBe('')
  expect(said({ ...parents, childcareMonthly: 0 })).toBe('')
})

/*
 * By hand, 2026: 98,000 less 6% into the plan at work and 48,000 less 32,200 are 107,920 taxable, 22% at the top. The plan
 * fills the family HSA, 8,750: 99,170 are left, below 100,800, so 7,500 through the account save 12% and 7.65%, 1,474.
 * The credit is 35% of 6,000, 2,100, at an income of up to 150,000.
 */
test('an account is weighed on the return that the HSA of the same plan leaves', () => {
  const couple: Household = {
    age: 35,
    spouseAge: 33,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    dependents: [4, 1],
    state: 'TX',
    employment: 'employed',
    income: 98_000,
    spouseIncome: 48_000,
    incomeStability: 'steady',
    earners: 2,
    takeHomeMonthly: 9_800,
    monthlyExpenses: 6_700,
    monthlySurplus: 2_800,
    savings: 30_000,
    retirementSavings: 64_000,
    deductible: 3_500,
    outOfPocketMaximum: 9_000,
    chronicIllness: false,
    hasWorkplacePlan: true,
    contributionRate: 0.06,
    employerMatch: { rate: 0.5, upTo: 0.06 },
    getsWholeMatch: true,
    spouseHasWorkplacePlan: false,
    rothOptionAtWork: true,
    hsaEligible: true,
    hsaFamilyCoverage: true,
    hsaMonthly: 0,
    childcareMonthly: 1_350,
    debts: [
      { kind: 'mortgage', balance: 240_000, rate: 0.066, minPayment: 1_650 },
      { kind: 'student_loan', loanType: 'private', balance: 14_000, rate: 0.055, minPayment: 210 },
    ],
    retirementAge: 65,
  }
  expect(figureOf(couple, 'dependent-care.saves')).toBe(1_474)
  expect(said(couple)).toContain('the credit is the better one')
  expect(said(couple)).not.toContain('saves about $2')
})
