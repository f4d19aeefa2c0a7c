import { expect, test } from 'vitest'
import { plainText } from '../../say.ts'
import { detailOf, planOf } from './setup-for-tests.ts'

const couple = {
  age: 47,
  spouseAge: 45,
  filingStatus: 'married_joint',
  state: 'MN',
  income: 210_000,
  spouseIncome: 65_000,
  contributionRate: 0.1,
  employerMatch: { rate: 1, upTo: 0.04 },
  retirementSavings: 620_000,
  rothOptionAtWork: true,
  iraMonthly: 625,
  pretaxIraBalance: 0,
  savings: 45_000,
  monthlyExpenses: 10_500,
  priorYearWages: 205_000,
} as const

// The setup is of Nov 20: eleven months of 625 are 6,875. A couple above 252,000 may put nothing into a Roth IRA.
test('what went into an IRA month by month counts toward the year, and is turned round where it is not allowed', () => {
  const plan = planOf(couple)
  expect(detailOf(plan, 'ira-excess')).toMatch(
    /nothing may go into a Roth IRA directly, and about \$6,875 has gone/,
  )
  const step = plan.nextSteps.find(({ id }) => id === 'ira-excess')!
  expect(plainText(step.how)).toContain('by Oct 15, 2027')
  const convert = plan.nextSteps.find(({ id }) => id === 'convert-ira')!
  expect(plainText(convert.how)).toContain(
    'About $6,875 of it has gone in month by month: put in only the rest',
  )
})

test('nothing is turned round below the limit, or where it is converted each year already', () => {
  for (const household of [
    { ...couple, income: 110_000 },
    { ...couple, backdoorRoth: true },
  ])
    expect(planOf(household).checks.map(({ id }) => id)).not.toContain('ira-excess')
})
