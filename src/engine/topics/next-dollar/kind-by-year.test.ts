import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'
import { dollarWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-26'))

const clerk: Household = {
  age: 38,
  maritalStatus: 'single',
  filingStatus: 'single',
  dependents: [],
  numDependents: 0,
  state: 'TX',
  income: 36_000,
  employment: 'employed',
  incomeStability: 'steady',
  earners: 1,
  monthlyExpenses: 1_800,
  monthlySurplus: 500,
  savings: 20_000,
  retirementSavings: 120_000,
  debts: [],
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  contributionRate: 0.05,
  getsWholeMatch: true,
  retirementAge: 67,
  hsaEligible: false,
  marketplaceCoverage: false,
}

// 2026: 36,000 − 1,800 + 680 of interest is 34,880 of income: 12 %, and the saver's credit of a tenth of 2,000 either way.
// From 2027 on a match of up to 1,000, which falls by a dollar for each 15 of income from 20,500 to 35,500: 12 + 6.7 = 18.7 %.
test('an IRA is of this year’s kind until its room closes, and of next year’s from then on', () => {
  const { kind, kindAhead, needs, course } = dollarWork(clerk, context)
  expect([kind?.ira, kindAhead?.ira]).toEqual(['roth', 'traditional'])
  expect(kind?.now.value).toBeCloseTo(0.12, 2)
  expect(kindAhead?.now.value).toBeCloseTo(0.187, 2)
  const placed = (id: string, month: number) =>
    course.placed[month - 1]?.[needs.findIndex((one) => one.id === id)]
  // Five paydays are left until returns are due.
  expect([1, 5, 6, 12].map((month) => placed('ira.own', month))).toEqual([500, 500, 0, 0])
  expect([1, 5, 6, 12].map((month) => placed('ira.own.traditional', month))).toEqual([0, 0, 500, 500])
  const { nextSteps, accountNotes } = wholePlan(nextDollar, clerk, context)
  const day = nextSteps.find(({ id }) => id === 'tax-day')
  expect(plainText(day?.how ?? '')).toContain('From then on each month: $500 to your traditional IRA')
  expect(accountNotes.map(plainText).join(' ')).toContain('changes its kind once this year’s room has closed')
})

/*
 * 26,500 − 1,325 + 680 of interest is 25,855 of income: 9,755 are taxed, 975.50 of tax, and the saver's credit is a fifth of
 * 2,000. The five paydays until returns are due bring 2,500: before tax they take income below 24,250, where the credit is
 * half of 2,000 and ends the tax, so they save 575.50, 23 %. Of the 6,000 of a whole year that would be 9.6 %.
 */
test('the kind of this year’s IRA is asked of the dollars that come until its room closes', () => {
  const { kind, needs, course } = dollarWork({ ...clerk, income: 26_500, monthlyExpenses: 1_200 }, context)
  expect(kind?.now.value).toBeCloseTo(0.23, 3)
  expect(kind?.ira).toBe('traditional')
  const placed = (id: string, month: number) =>
    course.placed[month - 1]?.[needs.findIndex((one) => one.id === id)]
  expect([1, 5, 6].map((month) => placed('ira.own.traditional', month))).toEqual([500, 500, 0])
  expect(placed('ira.own', 6)).toBe(500)
})

// With 300 a month the 1,500 until then leave 24,355 of income, above that edge: they save their 10 % alone.
test('dollars that do not reach an edge of the law until then are not counted as if they did', () => {
  const { kind } = dollarWork(
    { ...clerk, income: 26_500, monthlyExpenses: 1_200, monthlySurplus: 300 },
    context,
  )
  expect(kind?.now.value).toBeCloseTo(0.1, 3)
  expect(kind?.ira).toBe('roth')
})

test('where both years speak for one kind, one IRA takes the dollars of both', () => {
  const { kindAhead, needs } = dollarWork({ ...clerk, income: 70_000 }, context)
  expect(kindAhead).toBeUndefined()
  expect(needs.filter(({ step }) => step === 'ira')).toHaveLength(1)
})

// The finding: a parent in the range of the credit for workers, whose payroll dollars are those of 2027 on.
test('payroll dollars of the years ahead are not measured by the saver’s credit that ends', () => {
  const { kindAtWork, placements } = dollarWork(
    {
      ...clerk,
      age: 31,
      maritalStatus: 'single',
      filingStatus: 'head_of_household',
      dependents: [5],
      numDependents: 1,
      state: 'MO',
      income: 33_000,
      monthlyExpenses: 2_100,
      monthlySurplus: 300,
      savings: 13_000,
      retirementSavings: 0,
      contributionRate: 0.06,
    },
    context,
  )
  expect(kindAtWork?.verdict).toBe('traditional')
  expect(kindAtWork?.now.value).toBeGreaterThan(0.24)
  expect(placements.map(({ id }) => id)).toEqual(['deferral'])
})

// Massachusetts deducts what goes into a plan at work and no IRA. The payroll dollars are next year’s, and so are those of the IRA.
test('one comparison of a year speaks for the plan at work and for an IRA that this return is wrong for', () => {
  const family: Household = {
    ...clerk,
    filingStatus: 'married_separate',
    state: 'MA',
    income: 30_000,
    hsaFamilyCoverage: true,
    hsaEligible: true,
  }
  expect(() => wholePlan(nextDollar, family, context)).not.toThrow()
})

// 37,000 of profit: 12 % saves 9.6 of a hundred, as the deduction for business income shrinks by a fifth of what comes off, and 10 %
// saves 8. From 2027 on the saver's match adds up to 6.7, which falls with each 15 dollars of income.
test('the plan of one’s own business is of the kind of the year in which most of its months are', () => {
  const { hasWorkplacePlan, rothOptionAtWork, contributionRate, getsWholeMatch, ...untold } = clerk
  const potter: Household = {
    ...untold,
    ...{ age: 45, income: 37_000, employment: 'self_employed', incomeStability: 'self_employed' },
    ...{ hasWorkplacePlan: false, businessEmployees: false, monthlySurplus: 1_500, retirementSavings: 0 },
  }
  const { kind, kindAtWork, kindAhead, needs, course } = dollarWork(potter, context)
  expect(kind?.now.value).toBeLessThan(0.096)
  expect(kindAtWork?.now.value).toBeGreaterThan(0.12)
  expect([kind?.ira, kindAhead?.ira, kindAtWork?.verdict]).toEqual(['roth', 'traditional', 'traditional'])
  const plan = needs.find(({ step }) => step === 'own-plan')
  // After 7,500 in the IRA some 10 % of tax, less a fifth for the deduction of business income, and the match that grows.
  expect(plainText(plan?.description ?? '')).toMatch(
    /before tax, as a dollar saves 12\.\d% from next year on/,
  )
  const placed = (id: string, month: number) =>
    course.placed[month - 1]?.[needs.findIndex((one) => one.id === id)] ?? 0
  expect([placed('ira.own', 5), placed('ira.own.traditional', 5)]).toEqual([1_500, 0])
  expect([placed('ira.own', 6), placed('ira.own.traditional', 6), placed('own-plan', 6)]).toEqual([
    0, 625, 875,
  ])
  const { accountNotes } = wholePlan(nextDollar, potter, context)
  expect(accountNotes.map(plainText).join(' ')).toContain(
    'one that goes in before tax into the plan of your own business saves',
  )
  // In spring most months are of this year, and its law is the one that counts.
  const spring = dollarWork(potter, sketchContext(draftContext('2026-03-02')))
  expect(spring.kindAtWork?.now.value).toBe(spring.kind?.now.value)
})
