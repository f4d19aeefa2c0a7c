import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
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

// Eleven months of 800 are 8,800; the limit of 2026 is 7,500 for all IRAs of one person: IRC §§219(b)(5), 408A(c)(2).
test('what goes beyond the limit of both kinds is taken out again, because turning it round cures nothing', () => {
  const plan = planOf({ age: 45, income: 80_000, filingStatus: 'single', state: 'OH', iraMonthly: 800 })
  const step = plan.nextSteps.find(({ id }) => id === 'ira-excess')!
  expect(plainText(step.title)).toContain('have $1,300 sent back')
  expect(plainText(step.how)).not.toContain('recharacterize')
  expect(detailOf(plan, 'ira-over')).toContain('No more than $7,500')
  expect(plan.checks.map(({ id }) => id)).not.toContain('ira-excess')
})

// IRC §219(b)(1)(B): no more than the pay of the year. Eleven months of 500 are 5,500.
test('pay below the limit is the limit', () => {
  const plan = planOf({ age: 19, income: 4_000, filingStatus: 'single', state: 'OH', iraMonthly: 500 })
  expect(plainText(plan.nextSteps.find(({ id }) => id === 'ira-excess')!.title)).toContain('$1,500')
})

test('a couple is told to count each IRA alone, and to send the rest of the year to the other name', () => {
  const plan = planOf({
    ...couple,
    income: 120_000,
    spouseIncome: 0,
    iraMonthly: 1_000,
    contributionRate: 0.06,
  })
  const step = plan.nextSteps.find(({ id }) => id === 'ira-excess')!
  expect(plainText(step.title)).toContain('have $3,500 sent back')
  expect(plainText(step.how)).toContain('in your spouse’s name')
  expect(detailOf(plan, 'ira-over')).toContain('count each IRA alone')
})

// Both at once: 8,800 went in, 7,500 may, and a couple above 252,000 may put nothing of it into a Roth IRA directly.
test('beyond the limit and above the income of a Roth IRA, the one is taken out and the rest turned round', () => {
  const plan = planOf({ ...couple, iraMonthly: 800 })
  const step = plan.nextSteps.find(({ id }) => id === 'ira-excess')!
  expect(plainText(step.title)).toContain('have $1,300 sent back')
  expect(plainText(step.how)).toContain('the rest of what went in')
})

// From November 20 to April 15 there are five paydays: 600 a month are 3,000 of the 7,200 of a year.
test('a monthly sum that begins late in the year is not said to be there whole by the filing day', () => {
  const how = (more: Household) => {
    const plan = planOf({
      ...{ age: 29, filingStatus: 'single', maritalStatus: 'single', employment: 'employed', state: 'TX' },
      ...{ income: 52_000, hasWorkplacePlan: false, dependents: [], ...more },
    })
    return plainText(plan.nextSteps.find(({ id }) => id === 'fund-ira')?.how ?? '')
  }
  expect(how({ amountMonthly: 600 })).toContain('Month by month about $3,000 of it is there by that day')
  expect(how({ amount: 7_200 })).not.toContain('Month by month')
})
