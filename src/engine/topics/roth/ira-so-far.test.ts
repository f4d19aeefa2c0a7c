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

/*
 * 200 a month are 2,400 of the year. With 2,400 in, none is left; with 1,500, 900 are. With the whole limit of 7,500 in
 * (Notice 2025-67), 5,100 is beside the 2,400, and leaves room for them: none is sent to the IRA of the spouse.
 */
test.each([
  [2_400, 'You have put in $2,400 for this year: nothing more is due'],
  [1_500, 'You have put in $1,500 of it for this year: put in only the rest, $900'],
  [7_500, 'You have put in $7,500 for this year: nothing more is due'],
])('what was told to be in an IRA this year is not asked for again: %d', (contributed, words) => {
  const plan = planOf({
    ...{ ...couple, income: 83_600, spouseIncome: 27_400, contributionRate: 0.08, iraMonthly: 200 },
    iraContributedThisYear: contributed,
  })
  const step = plan.nextSteps.find(({ id }) => id === 'fund-ira')!
  expect(plainText(step.title)).toContain('See that $2,400 is in')
  expect(plainText(step.how)).toContain(words)
  expect(plan.allocations.map(({ label }) => plainText(label)).join()).not.toContain('spouse')
})

/** The first dollars save more than the rest, so that both kinds of IRA are filled. */
const split: Household = {
  age: 44,
  spouseAge: 42,
  birthYear: 1982,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'NC',
  familySize: 4,
  dependents: [12, 8],
  employment: 'employed',
  incomeStability: 'steady',
  income: 83600,
  spouseIncome: 27400,
  earners: 2,
  pensionMonthly: 2310,
  pensionFromAge: 42,
  vaMonthly: 1130,
  hasWorkplacePlan: true,
  employerMatch: { rate: 0.5, upTo: 0.08 },
  contributionRate: 0.08,
  getsWholeMatch: true,
  contributionKind: 'roth',
  rothOptionAtWork: true,
  spouseHasWorkplacePlan: false,
  iraContributedThisYear: 2400,
  iraMonthly: 200,
  pretaxIraBalance: 0,
  retirementSavings: 150000,
  rothSavings: 96000,
  taxableInvestments: 9300,
  debts: [{ kind: 'mortgage', balance: 261000, rate: 0.0325, minPayment: 1480 }],
  monthlyExpenses: 6480,
  monthlySurplus: 1190,
  savings: 34100,
  retirementAge: 62,
  retirementState: 'NC',
  retirementExpensesAnnual: 74000,
  ssMonthly: 2590,
  ssFromAge: 67,
  spouseSsMonthly: 1120,
  spouseSsFromAge: 67,
  payOutlook: 'same',
  marketplaceCoverage: false,
  hsaEligible: false,
  priorYearWages: 80900,
  considersConversion: false,
  receivesBenefits: false,
}

test('a Roth IRA that is there is not opened again beside a traditional one', () => {
  const title = (rothIraFirstYear?: number) =>
    plainText(planOf({ ...split, rothIraFirstYear }).nextSteps.find(({ id }) => id === 'open-ira')!.title)
  expect(title()).toBe('Open a traditional and a Roth IRA at one place')
  expect(title(2_012)).toBe('Open a traditional IRA, if you have none')
})

test('an IRA that was named is not opened', () => {
  const opens = (...accountType: string[]) =>
    planOf({ ...split, accountType: ['401k', ...accountType] }).nextSteps.find(({ id }) => id === 'open-ira')
  expect(plainText(opens()!.title)).toBe('Open a traditional and a Roth IRA at one place')
  expect(plainText(opens('roth_ira')!.title)).toBe('Open a traditional IRA, if you have none')
  expect(plainText(opens('traditional_ira')!.title)).toBe('Open a Roth IRA, if you have none')
  expect(opens('roth_ira', 'traditional_ira')).toBeUndefined()
})
