/** What a budget buys of the cover that is needed, and what it leaves open. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { survivalOdds } from '../../markets/life-table.ts'
import { termPremium } from '../../markets/term-life-premiums.ts'
import { coverAfter } from '../../math/policy-ladder.ts'
import type { Draft } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { termLife } from './term-life.ts'
import { familyWork, termLifeWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-20'))
const draft = (household: Household): Draft => wholePlan(termLife, household, context)
const workOf = (household: Household) => termLifeWork(familyWork(household, context))
const value = (plan: Draft, id: string) => Number(plan.figures.find((one) => one.id === id)?.value)

const parent: Household = {
  maritalStatus: 'divorced',
  age: 38,
  income: 58_000,
  dependents: [6, 9],
  monthlyExpenses: 3_900,
  smoker: true,
  savings: 6_000,
  insuranceBudgetMonthly: 40,
}

test('the plan is what the budget pays for, and says what all of it would be and what stays open', () => {
  const work = workOf(parent)
  const plan = draft(parent)
  expect(work.premium?.value).toBeLessThanOrEqual(40)
  expect(work.whole?.premium.value).toBeGreaterThan(40)
  const [cover] = work.covers
  const today = cover?.need.today.value ?? 0
  expect(work.whole?.openToday.value).toBe(today - coverAfter(cover?.chosen.policies ?? [], 0))
  expect(plainText(plan.summary)).toContain('Cover within your budget: you, ')
  expect(plainText(plan.summary)).toContain('That fits your $40 a month and is not all of the need')
  expect(plan.checks.find(({ id }) => id === 'budget')?.status).toBe('act')
})

test('all of it and the other cut are laid beside the plan, and the cut of the plan only once', () => {
  const plan = draft(parent)
  const ids = plan.alternatives.map(({ id }) => id)
  expect(ids).toContain('whole')
  expect(ids.filter((id) => id === 'less-cover' || id === 'fewer-years')).toHaveLength(1)
  for (const id of ids.filter((one) => one === 'less-cover' || one === 'fewer-years'))
    expect(value(plan, `option.${id}.monthly`)).toBeLessThanOrEqual(40)
  expect(value(plan, 'option.whole.missing')).toBe(0)
})

test('a budget that pays for all of it changes nothing', () => {
  const { insuranceBudgetMonthly: _budget, ...free } = parent
  const enough = workOf({ ...parent, insuranceBudgetMonthly: 400 })
  expect(enough.whole).toBeUndefined()
  expect(enough.total.value).toBe(workOf(free).total.value)
})

test('a budget below the smallest policy leaves the need as it is, and says so', () => {
  const plan = draft({ ...parent, insuranceBudgetMonthly: 5 })
  expect(plainText(plan.summary)).toContain('That is more than the $5 a month that you named')
})

test('what one death pays is the policy on that life, not both', () => {
  const couple: Household = {
    ...parent,
    maritalStatus: 'married',
    spouseAge: 38,
    spouseIncome: 50_000,
    smoker: false,
    debts: [{ kind: 'mortgage', balance: 280_000 }],
    insuranceBudgetMonthly: 30,
  }
  const { covers } = workOf(couple)
  expect(covers).toHaveLength(2)
  const each = covers.map(({ need, chosen }) => Math.min(need.today.value, coverAfter(chosen.policies, 0)))
  expect(value(draft(couple), 'worth')).toBe(Math.max(...each))
})

test('what the plan costs is never more than what was named', () => {
  const { insuranceBudgetMonthly: _budget, ...free } = parent
  fc.assert(
    fc.property(fc.integer({ min: 15, max: 120 }), fc.integer({ min: 1, max: 60 }), (budget, more) => {
      const [less, larger] = [budget, budget + more].map((insuranceBudgetMonthly) =>
        workOf({ ...free, insuranceBudgetMonthly }),
      )
      if (less?.whole === undefined) return
      expect(less.premium?.value).toBeLessThanOrEqual(budget)
      if (larger?.whole !== undefined) expect(larger.premium?.value).toBeLessThanOrEqual(budget + more)
    }),
    { numRuns: 20 },
  )
})

// An order of 300,000 and 45 a month: tobacco at 47 makes 300,000 cost several times that.
test('a budget cuts no cover below what a court order asks for', () => {
  const ordered: Household = {
    maritalStatus: 'divorced',
    age: 47,
    state: 'CA',
    income: 84_000,
    dependents: [9, 12],
    supportPaidMonthly: 1_500,
    decreeCoverage: 300_000,
    monthlyExpenses: 3_900,
    smoker: true,
    debts: [{ kind: 'auto', balance: 15_000, rate: 0.07, minPayment: 390 }],
    savings: 9_000,
    coverageAmount: 0,
    employerCoverage: '1x salary',
    insuranceBudgetMonthly: 45,
  }
  const plan = draft(ordered)
  expect(plan.totalAmount).toBe(300_000)
  expect(plainText(plan.summary)).toContain('more than the $45 a month that you named')
  expect(plainText(plan.summary)).toContain('ask the court to change the order')
  expect(plan.alternatives.map(({ id }) => id)).not.toContain('less-cover')
  // Of a policy of one's own of 100,000 that runs on, 200,000 are left to ask for.
  const some = draft({
    ...ordered,
    smoker: false,
    coverageAmount: 100_000,
    coverageYearsLeft: 20,
    insuranceBudgetMonthly: 10,
  })
  expect(some.totalAmount).toBeGreaterThanOrEqual(200_000)
})

/** One of two smokes, so that a dollar on the other life buys several times the cover. */
const oneSmokes: Household = {
  maritalStatus: 'married',
  age: 38,
  spouseAge: 40,
  state: 'MN',
  income: 95_000,
  spouseIncome: 88_000,
  dependents: [6],
  monthlyExpenses: 7_200,
  debts: [{ kind: 'mortgage', balance: 310_000, rate: 0.055, minPayment: 2_100 }],
  savings: 25_000,
  coverageAmount: 0,
  spouseCoverageAmount: 0,
  smoker: false,
  spouseSmoker: true,
  collegeWish: 100_000,
}

test('a budget is cut on each life by what its cover costs and leaves open, not by one share of both', () => {
  // On the life of 38 without tobacco 300,000 for 20 years costs 23 and 400,000 costs 29; on the smoker of 40 300,000
  // costs 113 and 350,000 more than 121 would leave: 29 + 113 = 142.
  const work = workOf({ ...oneSmokes, insuranceBudgetMonthly: 142 })
  const sums = work.covers.map(({ chosen }) => coverAfter(chosen.policies, 0))
  expect(sums[0]).toBe(400_000)
  expect(sums[1]).toBeGreaterThanOrEqual(300_000)
  expect(work.premium?.value).toBeLessThanOrEqual(142)
})

test('no other policies that are sold and fit the budget leave less open', () => {
  // Every pair of one policy each, by hand: none of them leaves less open than the plan.
  const budget = 120
  const work = workOf({ ...oneSmokes, insuranceBudgetMonthly: budget })
  const open = (index: number, policies: readonly { cover: number; term: number }[]) => {
    const { need } = work.covers[index]!
    const age = need.adult.age.value
    return need.byYear.reduce(
      (sum, missing, year) =>
        sum +
        (survivalOdds({ age, toAge: age + year }) - survivalOdds({ age, toAge: age + year + 1 })) *
          Math.max(0, missing - coverAfter(policies, year)),
      0,
    )
  }
  const policies = [10, 15, 20].flatMap((term) =>
    Array.from({ length: 9 }, (_, steps) => ({ term, cover: 100_000 + 50_000 * steps })),
  )
  const price = (index: number, policy: { cover: number; term: number }) =>
    Math.round(termPremium({ age: [38, 40][index]!, smoker: index === 1, ...policy })!)
  const least = Math.min(
    ...policies.flatMap((mine) =>
      policies
        .filter((theirs) => price(0, mine) + price(1, theirs) <= budget)
        .map((theirs) => open(0, [mine]) + open(1, [theirs])),
    ),
  )
  const chosen = work.covers.reduce((sum, cover, index) => sum + open(index, cover.chosen.policies), 0)
  expect(chosen).toBeLessThanOrEqual(least + 1e-6)
  for (const { chosen: set } of work.covers)
    for (const { cover } of set.policies) expect(cover).toBeGreaterThanOrEqual(100_000)
})

test('what a court order asks for is kept where the budget pays for it, and the rest goes to the other life', () => {
  const work = workOf({ ...oneSmokes, decreeCoverage: 250_000, decreeYears: 12, insuranceBudgetMonthly: 60 })
  const [yours, theirs] = work.covers.map(({ chosen }) => chosen.policies)
  for (let year = 0; year < 12; year += 1)
    expect(coverAfter(yours ?? [], year)).toBeGreaterThanOrEqual(250_000)
  expect(coverAfter(theirs ?? [], 0)).toBeGreaterThanOrEqual(100_000)
  expect(work.premium?.value).toBeLessThanOrEqual(60)
})

// Every sum that is sold up to 12 billions would be 240,000 of them, each held against those of the other two policies.
test('a need of billions is cut to a budget in steps of a sixtieth of it', () => {
  const plan = draft({
    ...parent,
    income: 600_000_000,
    monthlyExpenses: 50_000_000,
    insuranceBudgetMonthly: 100_000,
  })
  expect(plan.figures.length).toBeGreaterThan(0)
  expect(plainText(plan.summary)).toContain('within your budget')
})
