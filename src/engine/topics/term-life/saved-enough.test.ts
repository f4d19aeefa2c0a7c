import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'

const planOf = (household: Household) => termLife.draft(household, draftContext('2026-11-25'))

const older: Household = {
  age: 58,
  spouseAge: 57,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  numDependents: 0,
}
const needIn = (household: Household) => planOf(household).figures.find(({ id }) => id === 'need.you')?.value

test('retirement money that carries the one who stays leaves nothing to insure', () => {
  // By hand: alone the spouse spends 60% of 5,148 a month, 37,066 a year; in the 27 years of life that is 1,000,782 at
  // most, without Social Security and before the 2% of the money: 1,100,000 less tax of about a tenth carries it.
  const plan = planOf({ ...older, retirementSavings: 1_100_000 })
  expect(plainText(plan.title)).toBe('You likely need no life insurance')
  expect(plainText(plan.summary)).toMatch(/^You likely need none\./)
  expect(plan.accountNotes.map(plainText).join(' ')).toContain(
    'without the early-withdrawal penalty at any age',
  )
  expect(plan.assumptions.map(({ why }) => why).join(' ')).not.toContain('no mention of children')
  // What is left is the funeral.
  expect(needIn({ ...older, retirementSavings: 1_100_000 })).toBe(15_000)
})

test('retirement money that the years after work will need is left alone', () => {
  // 17 years after work cost more than 100,000, so none of it is there before.
  expect(needIn({ ...older, retirementSavings: 100_000 })).toBe(needIn(older))
})

test('a job that is about to end dates the cover that ends with it', () => {
  const steps = planOf({
    age: 33,
    spouseAge: 34,
    maritalStatus: 'married',
    dependents: [3],
    expecting: true,
    income: 70_000,
    spouseIncome: 65_000,
    employerCoverage: '2x salary',
    separationDate: '2027-01-15',
  }).nextSteps
  const dueOf = (id: string) => steps.find((step) => step.id === id)?.dueDate
  expect(dueOf('before-leaving')).toBe('2027-01-15')
  expect(dueOf('leaving-health')).toBe('2027-01-15')
  // 31 days after a Friday, January 15, is Monday, February 15, 2027: Washington's Birthday; the Friday before it is the 12th.
  expect(dueOf('convert')).toBe('2027-02-12')
})

// 40,200 + 10,104 − 30,713 = 19,591 a year are missing until a widow of 53 has a benefit at 60: at 2% seven of them are worth
// 126,800 today, and some of the later years miss a little. More than the accounts there is not.
test('where retirement money lets one pay carry the debts, the plan says how much of it goes', () => {
  const couple: Household = {
    ...{ age: 55, spouseAge: 53, maritalStatus: 'married', filingStatus: 'married_joint', state: 'NC' },
    ...{ dependents: [], income: 82_900, spouseIncome: 36_700, survivorIncome: 36_700, collegeWish: 0 },
    ...{
      monthlyExpenses: 5_050,
      survivorSpendingMonthly: 3_350,
      savings: 28_300,
      retirementSavings: 344_000,
    },
    debts: [{ kind: 'mortgage', balance: 76_200, rate: 0.039, minPayment: 842 }],
    ...{ ssMonthly: 2_650, ssFromAge: 67, spouseSsMonthly: 1_420, spouseSsFromAge: 67, retirementAge: 67 },
    ...{ contributionRate: 0.08, spouseContributionRate: 0.03, smoker: false, spouseSmoker: false },
  }
  const plan = planOf(couple)
  const check = plan.checks.find(({ id }) => id === 'debts-carried-you')
  expect(check?.status).toBe('warn')
  expect(plainText(check?.title ?? '')).toBe('Your spouse could carry the debts alone, with retirement money')
  const gone = Number(plan.figures.find(({ id }) => id.endsWith('.drawn'))?.value)
  expect(gone).toBeGreaterThan(126_800)
  expect(gone).toBeLessThan(344_000)
  expect(plainText(check?.detail ?? '')).toContain('of the retirement accounts, in today’s worth, would go')
  // The pay of the other one is enough.
  expect(plan.checks.find(({ id }) => id === 'debts-carried-partner')?.status).toBe('pass')
})
