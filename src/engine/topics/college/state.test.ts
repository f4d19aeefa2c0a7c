/** What a state gives can lower its tax to nothing, and not below. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { allOfMonth } from './all-of-month-for-tests.ts'
import { collegeSavings } from './college-savings.ts'

const plan = (household: Household) =>
  wholePlan(collegeSavings, allOfMonth(household), sketchContext(draftContext('2026-11-26')))

/** In this year, also of a sum that is spread over several. */
function saved(household: Household) {
  const { figures } = plan(household)
  const value = (id: string) => figures.find((figure) => figure.id === id)?.value
  return value('instalment.now.saves') ?? value('benefit.yearly')
}

const stateCheck = (household: Household) =>
  plainText(plan(household).checks.find(({ id }) => id === 'state')?.detail ?? '')

const grandparents: Household = {
  maritalStatus: 'married',
  age: 70,
  spouseAge: 69,
  state: 'NY',
  employment: 'retired',
  income: 0,
  ssMonthly: 3_000,
  ssFromAge: 67,
  spouseSsMonthly: 1_500,
  spouseSsFromAge: 67,
  pensionFromAge: 65,
  dependents: [1],
  forGrandchild: true,
  collegeGift: 50_000,
  savings: 300_000,
  debts: [],
}

// New York leaves Social Security and 20,000 of a pension untaxed, and deducts 16,050: 37,200 − 36,050 = 1,150, × 3.9%
// = 45. Of 42,000 it taxes 5,950 = 232, of 60,000 23,950, so that the whole deduction of 10,000 counts: 17,150 at 3.9%
// and 6,450 at 4.4% and 350 at 5.15% come down to 13,950 at 3.9%: 3,200 × 3.9% + 6,450 × 4.4% + 350 × 5.15% = 427.
test('a deduction saves the tax that there is, each of its dollars at its own rate', () => {
  expect(saved({ ...grandparents, pensionMonthly: 3_100 })).toBe(45)
  expect(saved({ ...grandparents, pensionMonthly: 3_500 })).toBe(232)
  expect(saved({ ...grandparents, pensionMonthly: 5_000 })).toBe(427)
  expect(stateCheck({ ...grandparents, pensionMonthly: 3_100 })).toContain(
    'Beyond $1,150 a year there is no state tax left to lower.',
  )
})

const parent: Household = {
  maritalStatus: 'single',
  filingStatus: 'head_of_household',
  age: 30,
  state: 'IN',
  income: 24_000,
  dependents: [4],
  collegeMonthly: 300,
  retirementOnTrack: true,
  savings: 20_000,
  monthlyExpenses: 1_800,
  debts: [],
}

// Indiana exempts 1,000 for the parent and 2,500 for a child: 20,500 × 2.95% = 605, less than 20% of 3,600 = 720.
test('a credit that is not paid out saves no more than the tax', () => {
  expect(saved(parent)).toBe(605)
  expect(stateCheck(parent)).not.toContain('would save')
  expect(plan(parent).nextSteps.map(({ title }) => plainText(title))).toContain(
    'Be in time for the Indiana tax credit',
  )
  expect(saved({ ...parent, income: 60_000 })).toBe(720)
})

// New Jersey taxes a head of household by the table of a couple: 3.5% from 70,000 to 80,000, where one person pays 5.525%
// from 40,000 and 6.37% from 75,000 on.
test('the bracket that is shown is the one of the return', () => {
  expect(stateCheck({ ...parent, state: 'NJ', income: 78_000 })).toContain(
    'New Jersey gives 3.5% on up to $10,000',
  )
  expect(saved({ ...parent, state: 'NJ', income: 78_000 })).toBe(126)
})

// Ohio carries what is beyond 4,000 a child forward until all is deducted, Maryland for ten years, where each of a couple
// has 2,500 for a child. 12,000 a year is beyond both limits, 3,600 below them.
test('what is beyond the limit counts later where the state carries it forward, and a couple’s limit is that of each', () => {
  const couple: Household = {
    ...parent,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    income: 120_000,
  }
  const saver = { ...couple, collegeMonthly: 1_000, collegeFundShare: 1, collegeCosts: [80_000] }
  expect(stateCheck({ ...saver, state: 'OH' })).toContain('it counts in later years in which less goes in')
  expect(stateCheck({ ...saver, state: 'MD' })).toContain(
    'can count in the 10 years after, as far as less than $5,000 goes in in them',
  )
  expect(stateCheck({ ...saver, state: 'MD' })).toContain('Each of you has an equal part of that limit')
  expect(stateCheck({ ...parent, state: 'MD', income: 60_000 })).not.toContain('each of you')
  expect(stateCheck({ ...saver, state: 'OH', collegeMonthly: 300 })).not.toContain('later years')
  expect(stateCheck({ ...saver, state: 'MI' })).not.toContain('later years')
  const gift: Household = { ...couple, dependents: [4], collegeMonthly: 0, collegeGift: 60_000 }
  const ways = (state: 'OH' | 'MI') => plan({ ...gift, state }).alternatives.map(({ id }) => id)
  expect(ways('MI')).toContain('at-once')
  expect(ways('OH')).not.toContain('at-once')
})

// Wisconsin's sliding standard deduction falls by 12% of income too: 4.4% × 1.2 is 5.3%.
test('where a dollar saves another rate than the bracket the rate of what goes in is told, and elsewhere it is not', () => {
  const widow: Household = {
    ...parent,
    maritalStatus: 'divorced',
    filingStatus: 'head_of_household',
    state: 'WI',
    income: 72_000,
    dependents: [12],
    collegeMonthly: 250,
  }
  expect(stateCheck(widow)).toMatch(/about \$1\d\d a year for a year of this, 5\.\d+% of it, because/)
  expect(stateCheck({ ...widow, state: 'MI' })).not.toContain('% of it, because')
})

// Michigan: 10,000 of the 11,500 this year, 425; in January 1,500 beside the transfers, 64.
test('what is saved in a bank account lowers the state’s tax too, and the step says by how much', () => {
  const michigan: Household = {
    ...parent,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    spouseAge: 35,
    state: 'MI',
    income: 88_000,
    spouseIncome: 54_000,
    dependents: [2, 5],
    collegeSaved: 11_500,
    collegeMonthly: 200,
    savings: 60_000,
    monthlyExpenses: 5_000,
    retirementOnTrack: true,
  }
  const how = plan(michigan).nextSteps.find(({ id }) => id === 'account')?.how
  expect(plainText(how ?? '')).toContain(
    'What has not been in a 529 lowers your state’s tax by about $489 if up to $10,000 goes in this year and more in January.',
  )
})

/** Utah credits 4.5% of what goes in for each child, up to 4,980 on a joint return (2025; the year stands for 2026). */
const utah: Household = {
  ...{ age: 41, spouseAge: 39, maritalStatus: 'married', filingStatus: 'married_joint', state: 'UT' },
  ...{ income: 78_500, spouseIncome: 53_600, earners: 2, dependents: [4, 9, 14], monthlyExpenses: 6_350 },
  ...{ savings: 60_000, monthlySurplus: 690, collegeFundShare: 1 / 3, retirementOnTrack: true, debts: [] },
  ...{ collegeSavedEach: [1_200, 3_100, 6_700] },
}

test('of a limit for each child what goes in for one beyond it earns nothing', () => {
  const { allocations } = plan(utah)
  const yearly = allocations
    .filter(({ label }) => plainText(label).startsWith('529'))
    .map(({ amount }) => amount * 12)
  expect(yearly.some((each) => each > 4_980)).toBe(true)
  const counted = yearly.reduce((sum, each) => sum + Math.min(each, 4_980), 0)
  expect(Math.abs(Number(saved(utah)) - counted * 0.045)).toBeLessThan(1)
  expect(stateCheck(utah)).toContain('where no more than $4,980 goes in for any one child')
})

// This year 1,200 + 3,100 + 4,980, and the 1,720 that are left of the eldest’s in January: 4.5% of 11,000 are 495.
test('what is saved goes in a year’s limit of each child at a time', () => {
  const waiting = { ...utah, savings: 20_000 }
  const step = plan(waiting).nextSteps.find(({ id }) => id === 'saved-already')
  expect(plainText(step?.how ?? '')).toContain(
    'by about $495 if up to $4,980 for each child goes in this year and more in January',
  )
})
