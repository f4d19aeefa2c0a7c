import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { accounts } from './account-steps.ts'
import { nextDollar } from './next-dollar.ts'
import { dollarWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-20'))
const titleOf = (more: Household) =>
  plainText(
    accounts(
      dollarWork(
        {
          age: 50,
          maritalStatus: 'single',
          income: 74_000,
          monthlyExpenses: 3_600,
          monthlySurplus: 700,
          savings: 30_000,
          debts: [],
          hasWorkplacePlan: true,
          hsaEligible: true,
          hsaFamilyCoverage: false,
          ...more,
        },
        context,
      ),
    )?.title ?? '',
  )

test('an account that money goes into already is not to be opened', () => {
  expect(titleOf({})).toContain('Open what is missing: the HSA')
  expect(titleOf({ hsaMonthly: 50 })).toMatch(/ave payroll put this money into the HSA$/)
})

// Pay of 155,100 and 1,020 of interest: 7,500 × (168,000 − 156,120) ÷ 15,000 = 5,940 may go in directly this year; the rest
// of the limit goes around, 1,560 over five months.
test('what is over the limit of a Roth IRA is sent to a traditional IRA for a conversion', () => {
  const { nextSteps, summary } = nextDollar.draft(
    {
      age: 36,
      maritalStatus: 'single',
      state: 'MA',
      income: 165_000,
      monthlySurplus: 3_200,
      monthlyExpenses: 6_000,
      savings: 30_000,
      employerMatch: { rate: 1, upTo: 0.05 },
      contributionRate: 0.06,
      debts: [],
    },
    sketchContext(draftContext('2026-11-23')),
  )
  expect(plainText(summary)).toContain('$312 to your traditional IRA for a Roth conversion')
  expect(plainText(nextSteps.find(({ id }) => id === 'accounts')?.how ?? '')).toContain(
    'report it on Form 8606',
  )
})

// IRC §414(v)(7): after 184,500 of wages last year the 8,000 of catch-up beside the filled 24,500 can only be Roth.
test('where only catch-up is left after high wages, the raise is Roth and nothing of it is untaxed', () => {
  const plan = wholePlan(
    nextDollar,
    {
      age: 52,
      maritalStatus: 'single',
      state: 'NJ',
      income: 240_000,
      priorYearWages: 184_500,
      monthlyExpenses: 6_000,
      monthlySurplus: 3_500,
      savings: 50_000,
      debts: [],
      hasWorkplacePlan: true,
      rothOptionAtWork: true,
      employerMatch: { rate: 0.5, upTo: 0.06 },
      getsWholeMatch: true,
      planMonthly: 2_041.67,
    },
    context,
  )
  const step = plan.nextSteps.find(({ id }) => id === 'deferral')
  expect(plainText(step?.title ?? '')).toBe('Raise your 401(k) contribution by $666 a month, as Roth')
  expect(plainText(step?.why ?? '')).toContain('shrinks by all of it')
  expect(plainText(step?.how ?? '')).not.toContain('before tax')
  const part = plan.allocations.find(({ label }) => plainText(label) === 'More into your 401(k)')
  expect(plainText(part?.description ?? '')).toMatch(/more, as Roth\. What is left is catch-up/)
  expect(plainText(part?.description ?? '')).not.toMatch(/not taxed now|You did not say/)
})

// 316 a month; 7.65% of 3,792 is 290.
test('an HSA that gets its first dollars once the fund is full is filled through payroll, with what that saves', () => {
  const single: Household = {
    age: 33,
    maritalStatus: 'single',
    filingStatus: 'single',
    state: 'IL',
    income: 71_000,
    monthlyExpenses: 3_300,
    monthlySurplus: 800,
    savings: 8_000,
    contributionRate: 0.08,
    getsWholeMatch: true,
    hasWorkplacePlan: true,
    rothOptionAtWork: true,
    hsaEligible: true,
    hsaFamilyCoverage: false,
    hsaMonthly: 50,
    debts: [],
  }
  const moves = (household: Household) =>
    wholePlan(nextDollar, household, sketchContext(draftContext('2026-11-26')))
      .nextSteps.filter(({ id }) => id.startsWith('move-on'))
      .map(({ how }) => plainText(how))
  expect(moves(single).filter((how) => how.includes('Have payroll put the HSA’s part in'))).toEqual([
    expect.stringMatching(
      /\$31[67] to the HSA.*saves about \$290 a year of Social Security and Medicare tax/,
    ),
  ])
  expect(moves({ ...single, hsaEligible: false }).join(' ')).not.toContain('payroll')
})

test('where two needs fill in two months running, what payroll saves on the HSA is said once', () => {
  const late: Household = { cushionMonths: 0, pastDueBills: 500, monthlyExpenses: 2_000, hsaEligible: true }
  const steps = wholePlan(nextDollar, late, sketchContext(draftContext('2026-11-20'))).nextSteps
  expect(
    steps.filter(({ how }) => plainText(how).includes('Have payroll put the HSA')).length,
  ).toBeLessThanOrEqual(1)
})

// Pay checks from the filing day of April on are 8 of a year: by the month of a whole year they leave a third of its room.
test('what pay checks that begin in the spring leave of the room of an HSA is put in by hand', () => {
  const single: Household = {
    age: 45,
    maritalStatus: 'single',
    state: 'TX',
    income: 90_000,
    monthlyExpenses: 3_000,
    monthlySurplus: 2_000,
    savings: 30_000,
    cushionMonths: 3,
    contributionRate: 0.08,
    getsWholeMatch: true,
    hsaEligible: true,
    hsaFamilyCoverage: true,
    hsaMonthly: 120,
    iraContributedThisYear: 2_000,
    taxableInvestments: 5_000,
    debts: [],
  }
  const step = wholePlan(nextDollar, single, sketchContext(draftContext('2026-11-26'))).nextSteps.find(
    ({ id }) => id === 'accounts',
  )
  expect(plainText(step?.title ?? '')).toContain('Once last year’s room is full')
  expect(plainText(step?.how ?? '')).toContain(
    'what the rest of them leaves of that year’s room goes in by hand until its own returns are due, before an IRA',
  )
})

// 2,870 and 730 of January fill the fund of 41,800 from 38,200; the rest of January reaches the plan at work already.
test('payroll is told of a raise in the month in which its dollars are free, before the room of last year is full', () => {
  const head: Household = {
    ...{ age: 55, maritalStatus: 'divorced', filingStatus: 'head_of_household', state: 'CT' },
    ...{ adultDependents: 1, familySize: 2, employment: 'employed', incomeStability: 'steady', earners: 1 },
    ...{ income: 238_400, priorYearWages: 229_300, monthlyExpenses: 8_360, monthlySurplus: 2_870 },
    ...{ savings: 38_200, retirementSavings: 612_400, pretaxIraBalance: 0, hasWorkplacePlan: true },
    ...{ rothOptionAtWork: true, getsWholeMatch: true, contributionRate: 0.09, deductible: 2_500 },
    ...{
      hsaEligible: true,
      hsaFamilyCoverage: false,
      hsaMonthly: 150,
      retirementAge: 65,
      taxableInvestments: 41_300,
    },
    ...{
      ssMonthly: 3_540,
      ssFromAge: 67,
      rothSavings: 24_100,
      contributionKind: 'traditional',
      iraMonthly: 0,
      iraContributedThisYear: 8_600,
    },
    employerMatch: { rate: 1, upTo: 0.05 },
    debts: [{ kind: 'mortgage', balance: 286_100, rate: 0.0599, minPayment: 2_184 }],
  }
  const { nextSteps } = wholePlan(nextDollar, head, draftContext('2026-11-26'))
  const raise = nextSteps.find(({ id }) => id === 'deferral')
  expect(raise?.dueDate).toBe('2027-01-26')
  const moves = nextSteps.find(({ id }) => id === 'move-on.cushion')
  expect(moves?.dueDate).toBe('2027-01-26')
  expect(plainText(moves?.how ?? '')).toMatch(/\$[\d,]+ of take-home pay to the 401\(k\)/)
})
