/** Plans of one household count the same month, and the same fund, whichever question was asked. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { sumOf } from '../figure.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { collegeSavings } from './college/college-savings.ts'
import { collegeWork } from './college/work.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { fundWork } from './emergency-fund/work.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { dollarWork } from './next-dollar/work.ts'
import { familyWork, termLifeWork } from './term-life/work.ts'
import type { Topic } from './topic.ts'

const context = sketchContext(draftContext('2026-11-28'))

/** What must be one number each: what a month leaves, what the fund and college take, and after how many months the fund is full. */
function countedBy(household: Household) {
  const [college, fund, dollar] = [
    collegeWork(household, context),
    fundWork(household, context),
    dollarWork(household, context),
  ]
  const cushion = dollar.needs.findIndex(({ step }) => step === 'cushion')
  return {
    month: [college.budget?.value, fund.surplus.value, dollar.monthly.value],
    target: [college.first.cushion?.target.value, fund.cushion.target.value, dollar.cushion.target.value],
    college: [sumOf(college.needs.map(({ monthly }) => monthly)), dollar.college?.monthly.value],
    full: [
      college.wait.phases.find(({ id }) => id === 'cushion')?.months ?? 0,
      fund.dates.milestones.find(({ id }) => id === 'full')?.months ?? 0,
      cushion < 0 ? 0 : dollar.course.filled[cushion],
    ],
  }
}

const isOne = (values: readonly unknown[]): boolean => values.every((value) => value === values[0])

const couple: Household = {
  ...{ age: 41, spouseAge: 40, maritalStatus: 'married', filingStatus: 'married_joint', state: 'TX' },
  ...{ dependents: [8], income: 84_000, spouseIncome: 46_000, employment: 'employed', earners: 2 },
  ...{ incomeStability: 'steady', monthlyExpenses: 6_400, savings: 9_000, debts: [] },
  ...{ getsWholeMatch: true, spouseGetsWholeMatch: true, contributionRate: 0.1, spouseContributionRate: 0.1 },
  ...{ hsaEligible: false, collegeTarget: 'public_in_state', collegeFundShare: 0.5, collegeSaved: 4_000 },
}

const households: Readonly<Record<string, Household>> = {
  'two pays': couple,
  'a transfer to college': { ...couple, collegeMonthly: 150 },
  'told take-home pay': { ...couple, takeHomeMonthly: 8_100, collegeMonthly: 150 },
  'a card that cash pays in part': {
    ...couple,
    collegeMonthly: 50,
    savings: 3_200,
    debts: [{ kind: 'credit_card', balance: 3_600, rate: 0.249, minPayment: 110 }],
  },
  'a car loan below the high rate': {
    ...couple,
    collegeMonthly: 200,
    debts: [{ kind: 'auto', balance: 14_000, rate: 0.069, minPayment: 340 }],
  },
  'one pay': {
    ...couple,
    maritalStatus: 'divorced',
    filingStatus: 'head_of_household',
    spouseAge: undefined,
    spouseIncome: undefined,
    spouseGetsWholeMatch: undefined,
    spouseContributionRate: undefined,
    earners: 1,
    monthlyExpenses: 4_300,
    collegeMonthly: 80,
  },
}

test('the cover for a life leaves what the told part of college lacks', () => {
  const lacks = collegeWork(couple, context).needs.map(({ left }) => left)
  expect(termLifeWork(familyWork(couple, context)).shared.college.value).toBe(sumOf(lacks))
})

const saysOf = (topic: Topic, household: Household, id: string) => {
  const { figures, checks } = wholePlan(topic, household, context)
  return {
    figure: figures.find((one) => one.id === id)?.value,
    check: plainText(checks.find((one) => one.id === id)?.title ?? ''),
  }
}

/** 88,000 and 56,000, of which the match of the first takes 2,640 a year more. */
const parents: Household = {
  ...{
    ...couple,
    state: 'MI',
    income: 88_000,
    spouseIncome: 56_000,
    dependents: [4, 1],
    childcareMonthly: 1_500,
  },
  ...{ monthlyExpenses: 7_200, savings: 12_000, getsWholeMatch: undefined },
  ...{ contributionRate: 0.02, employerMatch: { rate: 1, upTo: 0.05 }, collegeMonthly: 150 },
  ...{ rothOptionAtWork: true, spouseContributionRate: 0.06, contributionKind: 'traditional' },
}

test('college and the next dollar choose alike between the account for child care and the credit', () => {
  const [college, dollar] = [collegeSavings, nextDollar].map(
    (topic) => saysOf(topic, parents, 'dependent-care').check,
  )
  expect(college).not.toBe('')
  expect(dollar).toBe(college)
})

// 12,000 and five months of 1,000, of which the whole match takes a part while there is pay.
test('the cash of a last day is without what the match takes until then', () => {
  const leaving: Household = {
    ...parents,
    ...{ separationDate: '2027-04-30', monthlySurplus: 1_000, childcareMonthly: undefined },
  }
  const [college, fund, dollar] = [collegeSavings, emergencyFund, nextDollar].map((topic) =>
    Number(saysOf(topic, leaving, 'leaving.cash').figure),
  )
  expect(fund).toBe(college)
  for (const cash of [fund, dollar]) {
    expect(cash).toBeLessThan(17_000 - 5 * 100)
    expect(cash).toBeGreaterThanOrEqual(17_000 - 5 * 220)
  }
})

test.each(Object.entries(households))(
  'with %s, college, the fund and the next dollar count alike',
  (_, household) => {
    const { month, target, full, college } = countedBy(household)
    expect(college[1]).toBe(college[0])
    expect(month).toEqual([month[0], month[0], month[0]])
    expect(month[0]).toBeGreaterThan(0)
    expect(target).toEqual([target[0], target[0], target[0]])
    expect(full).toEqual([full[0], full[0], full[0]])
    expect(full[0]).toBeGreaterThan(0)
  },
)

// What goes to college today is a part of what a month leaves: naming it moves neither the month nor the fund.
test('a told transfer to college moves neither what a month leaves nor the fund', () => {
  const told = fc.record({
    income: fc.integer({ min: 60_000, max: 180_000 }),
    spouseIncome: fc.integer({ min: 20_000, max: 120_000 }),
    monthlyExpenses: fc.integer({ min: 3_500, max: 6_000 }),
    savings: fc.integer({ min: 0, max: 40_000 }),
    dependents: fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 1, maxLength: 3 }),
    state: fc.constantFrom('TX' as const, 'MI' as const, 'NJ' as const, 'GA' as const),
  })
  fc.assert(
    fc.property(told, fc.integer({ min: 1, max: 300 }), (family, collegeMonthly) => {
      const without = { ...couple, ...family }
      const { month, target, full } = countedBy({ ...without, collegeMonthly })
      // Where a month leaves next to nothing, what goes in is believed against the estimate.
      fc.pre((month[1] ?? 0) > collegeMonthly)
      expect([month, target, full].every(isOne)).toBe(true)
      const { college: _takes, ...others } = countedBy(without)
      expect({ month, target, full }).toEqual(others)
    }),
    { numRuns: 15 },
  )
})
