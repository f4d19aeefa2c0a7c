import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from './next-dollar.ts'

const context = sketchContext(draftContext('2026-11-28'))

const saver: Household = {
  age: 36,
  maritalStatus: 'single',
  state: 'TX',
  income: 43_000,
  employment: 'employed',
  employerMatch: { rate: 0.5, upTo: 0.06 },
  contributionRate: 0.06,
  monthlyExpenses: 2_500,
  monthlySurplus: 350,
  emergencyFund: 9_000,
  debts: [],
}

const planOf = (more: Household = {}, today = '2026-11-28') =>
  wholePlan(
    nextDollar,
    { ...saver, ...more },
    today === '2026-11-28' ? context : sketchContext(draftContext(today)),
  )

const saidOf = (more: Household = {}, today?: string) =>
  planOf(more, today).checks.flatMap(({ id, title, detail }) =>
    id === 'savers.limit' ? [plainText(title), plainText(detail)] : [],
  )

// IRC §25B(b) in 2026: a single filer has 10% up to 40,250, of no more than 2,000. 43,000 − 2,580 at work are 40,420, 170
// above; 10% of 2,000 are 200, and 12% of 170 are 20 of tax.
test('a few dollars more before tax that reach the saver’s credit are named, with what they bring and the last day', () => {
  const [title, detail] = saidOf()
  expect(title).toBe('$170 more before tax brings about $200 of saver’s credit')
  expect(detail).toContain('$40,250')
  expect(detail).toContain('by Apr 15, 2027')
  expect(detail).toContain('about $220 less')
  const step = planOf().nextSteps.find(({ id }) => id === 'savers-limit')
  expect(step?.dueDate).toBe('2027-04-15')
})

// 43,500 − 2,610 are 40,890, 640 above the limit.
test('what a month does not leave is not asked for', () => {
  expect(saidOf({ income: 43_500 })).toEqual([])
  expect(saidOf({ income: 43_500, monthlySurplus: 700, emergencyFund: 5_000 })[0]).toContain(
    '$640 more before tax',
  )
})

test('students, incomes below the limit and years of the saver’s match read of no such dollars', () => {
  expect(saidOf({ inSchool: true })).toEqual([])
  expect(saidOf({ income: 42_600 })).toEqual([])
  expect(saidOf({}, '2027-11-28')).toEqual([])
})

// Joint, 2026: 20% up to 52,500. 55,500 − 2,760 are 52,740. 10% of 2,000 are 200 now; then 20% of 2,000 and of the 240 that
// count in the other name are 448.
test('of a couple they go into the name in which they still count', () => {
  const [title, detail] = saidOf({
    spouseAge: 35,
    maritalStatus: 'married',
    income: 46_000,
    spouseIncome: 9_500,
    dependents: [8],
    monthlyExpenses: 3_300,
    monthlySurplus: 300,
    emergencyFund: 11_000,
  })
  expect(title).toBe('$240 more before tax brings about $248 of saver’s credit')
  expect(detail).toContain('your spouse’s deducted traditional IRA')
})

// Six people in 2026: 138% of 44,360, or 61,217, below which Pennsylvania’s Medicaid takes the place of the Marketplace credit.
// 65,170 − 3,910 are 61,260: above that, and 885 above the 60,375 of a head of household.
test('no dollars are asked for that take income below where the Marketplace credit begins', () => {
  const family: Household = {
    filingStatus: 'head_of_household',
    state: 'PA',
    income: 65_170,
    dependents: [5, 7, 8, 10, 12],
    monthlyExpenses: 3_000,
    monthlySurplus: 1_200,
    emergencyFund: 11_000,
  }
  expect(saidOf(family)[0]).toContain('$890 more before tax')
  expect(saidOf({ ...family, marketplaceCoverage: true })).toEqual([])
})
