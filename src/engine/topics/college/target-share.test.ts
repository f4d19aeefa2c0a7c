/** How much of college the plan saves for, and that it names the dollars that it really puts in. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import type { Draft } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { tryFact } from '../../what-matters.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-20'))
const drafted = (household: Household): Draft => wholePlan(collegeSavings, household, context)
const amountsOf = (draft: Draft): Record<string, number> =>
  Object.fromEntries(draft.allocations.map(({ label, amount }) => [plainText(label), amount]))
const figure = (draft: Draft, id: string) => Number(draft.figures.find((one) => one.id === id)?.value)
const goesIn = (draft: Draft, way: string) =>
  plainText(draft.alternatives.find(({ id }) => id === way)?.ledger?.[0]?.value ?? '')
const shareTaken = (draft: Draft) => draft.assumptions.find(({ fact }) => fact === 'collegeFundShare')?.shown

/** Costs are told by nobody, so that no month says what else it leaves. */
const teen: Household = {
  dependents: [14],
  filingStatus: 'married_joint',
  income: 65_000,
  spouseIncome: 45_000,
  state: 'NY',
  collegeSaved: 30_000,
  collegeTarget: 'public_in_state',
  retirementOnTrack: true,
  debts: [],
}

// Worked apart in another language, at each year's mix less 0.15%: four years are worth $128,603 today, a third of it
// $42,868, and a dollar a month until the last bill $72.010. A third takes (42,868 − 30,000) ÷ 72.010 = $178.69,
// all of it $1,369.30. New York takes 5.4% of a year's contributions off its tax at this income.
test('whoever saves more than a third takes means more than a third, and every dollar of it is placed', () => {
  for (const [collegeMonthly, reached, tax] of [
    [300, 0.401, 194],
    [600, 0.569, 389],
  ] as const) {
    const draft = drafted({ ...teen, collegeMonthly })
    const amount = `$${collegeMonthly} a month`
    expect(amountsOf(draft)).toEqual({ '529 for your child': collegeMonthly })
    expect(plainText(draft.title)).toBe(`Save ${amount} toward all of college`)
    expect(plainText(draft.summary)).toContain(`${amount} reaches about ${Math.round(reached * 100)}% of it`)
    expect(plainText(draft.summary)).toContain('the whole takes $1,370 a month')
    expect(plainText(draft.nextSteps.find(({ id }) => id === 'account')?.how ?? '')).toContain(
      `Each month: $${collegeMonthly} for your child`,
    )
    expect(figure(draft, 'reached')).toBeCloseTo(reached, 3)
    expect(figure(draft, 'benefit.yearly')).toBe(tax)
    expect(goesIn(draft, 'recommended')).toBe(amount)
    expect(shareTaken(draft)).toBe('100%')
  }
})

// 600 a month reach 56.9% of all of it, and 300 a month 40.1%, worked out above.
test('while another sum a month is tried, the target stays, so less never reaches more', () => {
  const household: Household = { ...teen, collegeMonthly: 600 }
  const base = drafted(household)
  for (const [each, reached] of [
    [150, 0.317],
    [300, 0.401],
  ] as const) {
    const tried = tryFact(collegeSavings, base, household, { fact: 'collegeMonthly', value: each }, context)
    if (tried === undefined) throw new Error('it is a household')
    expect(figure(drafted(tried), 'reached')).toBeCloseTo(reached, 2)
  }
})

test('up to what a third takes, a third stays the target', () => {
  expect(shareTaken(drafted({ ...teen, collegeMonthly: 179 }))).toBe('33%')
  expect(shareTaken(drafted({ ...teen, collegeMonthly: 180 }))).toBe('100%')
  // 100 of one's own and 1,200 a year of gifts are 200 a month together.
  expect(shareTaken(drafted({ ...teen, collegeMonthly: 100, collegeGiftYearly: 1_200 }))).toBe('100%')
  expect(shareTaken(drafted({ ...teen, monthlyContribution: 300 }))).toBe('100%')
})

// A third of a newborn's college takes 35,846 ÷ 152.788 = $234.61 a month: the years alone do not make 200 more.
test('what a month becomes until the last bill counts, not the sum of the payments', () => {
  const newborn: Household = { dependents: [0], income: 250_000, retirementOnTrack: true, debts: [] }
  expect(shareTaken(drafted({ ...newborn, amountMonthly: 200 }))).toBe('33%')
  expect(shareTaken(drafted({ ...newborn, amountMonthly: 236 }))).toBe('100%')
})

test('where the target takes less than was told, the plan names what goes in, and what stays free', () => {
  const draft = drafted({ ...teen, collegeMonthly: 300, collegeFundShare: 1 / 3 })
  expect(amountsOf(draft)).toEqual({ '529 for your child': 179, 'Free for other goals': 121 })
  expect(plainText(draft.title)).toBe('Save $179 a month toward 33% of college')
  expect(plainText(draft.summary)).toContain('$179 a month reaches your part in middling markets')
  expect(plainText(draft.summary)).toContain('It takes no more of the $300 a month; the rest stays free.')
  // 179 × 12 × 5.4%.
  expect(figure(draft, 'benefit.yearly')).toBe(116)
  const now = draft.alternatives.find(({ id }) => id === 'current')
  expect(plainText(now?.difference ?? '')).toContain('more than the target takes')
  const all = drafted({ ...teen, collegeMonthly: 2_000 })
  expect(plainText(all.title)).toBe('Save $1,370 a month toward all of college')
  expect(amountsOf(all)['Free for other goals']).toBe(630)
})

// 3% of 90,000 is 2,700 a year, 225 a month before tax; at 12% of tax the pay check shrinks by 198, and 102 is left.
test('where a match comes first, the plan names what is left for college', () => {
  const matched: Household = {
    dependents: [8],
    age: 45,
    income: 90_000,
    contributionRate: 0.03,
    employerMatch: { rate: 0.5, upTo: 0.06 },
    retirementOnTrack: true,
    debts: [],
  }
  const draft = drafted({ ...matched, collegeMonthly: 300 })
  expect(amountsOf(draft)).toEqual({ 'The whole employer match': 198, '529 for your child': 102 })
  expect(plainText(draft.title)).toBe('Save $102 a month for college')
  expect(plainText(draft.summary)).toContain('First, each month, put $198 of take-home pay')
  expect(plainText(draft.summary)).toContain('$102 a month reaches about')
  expect(plainText(drafted({ ...matched, collegeMonthly: 150 }).title)).toBe(
    'The employer match first, then save for college',
  )
})

// Worked apart: a third of what a child of four takes is worth $38,077, and a dollar a month from the 32nd month on
// until the last bill $107.50, so that $354 of the 400 reach it once the card is paid.
test('what begins once a debt is paid is what the target takes then', () => {
  const draft = drafted({
    dependents: [4],
    state: 'TX',
    maritalStatus: 'single',
    income: 62_000,
    collegeMonthly: 400,
    monthlySurplus: 400,
    collegeFundShare: 1 / 3,
    savings: 3_000,
    monthlyExpenses: 3_000,
    debts: [{ kind: 'credit_card', balance: 9_000, rate: 0.24, minPayment: 270 }],
  })
  expect(goesIn(draft, 'recommended')).toBe('$354 a month from Jun 2029 on')
  const step = draft.nextSteps.find(({ id }) => id === 'later-account')
  expect(plainText(step?.title ?? '')).toBe('Turn the $354 a month to college')
})

test('how much of college is saved for is said first where nobody named it, and never where somebody did', () => {
  const opens = (household: Household) => plainText(drafted(household).summary)
  expect(opens(teen)).toMatch(
    /^You did not say how much of college to pay for, so this plan saves for 33% of it, a common rule/,
  )
  // 179 a month is a third of it, worked out above.
  expect(opens({ ...teen, collegeMonthly: 300 })).toMatch(
    /^\$300 a month is more than the \$179 a month that the usual aim of 33% of college takes, so you are on track for that/,
  )
  for (const collegeFundShare of [1 / 3, 1]) {
    const told = opens({ ...teen, collegeMonthly: 300, collegeFundShare })
    expect(told).toMatch(/^Paying all of a public college/)
  }
  const all = drafted({ ...teen, collegeMonthly: 300, collegeFundShare: 1 })
  expect(plainText(all.title)).toBe('Save $300 a month toward all of college')
})

test('who saves more than the usual part is told so, and not of falling short', () => {
  const target = drafted({ ...teen, collegeMonthly: 300 }).checks.find(({ id }) => id === 'target')
  expect(target?.status).toBe('pass')
  expect(plainText(target?.detail ?? '')).toContain(
    'more than the $179 a month that the usual 33% of college takes',
  )
})

test('what the told part of college leaves of the monthly sum that is decided on is named', () => {
  const young: Household = {
    ...teen,
    dependents: [0],
    collegeSaved: 0,
    collegeFundShare: 0.33,
    amountMonthly: 300,
  }
  expect(plainText(drafted(young).summary)).toContain(
    'It takes no more of the $300 a month; the rest stays free',
  )
  expect(plainText(drafted({ ...young, amountMonthly: 100 }).summary)).not.toContain('stays free')
})

test('a month that pays a debt first is not held against the usual part: what arrives counts', () => {
  const indebted: Household = {
    ...teen,
    collegeMonthly: 300,
    monthlySurplus: 300,
    monthlyExpenses: 5_500,
    savings: 3_000,
    debts: [{ kind: 'credit_card', balance: 4_500, rate: 0.22, minPayment: 120 }],
  }
  const draft = drafted(indebted)
  expect(shareTaken(draft)).toBe('33%')
  expect(draft.checks.map(({ title }) => plainText(title)).join()).not.toContain(
    'On track for the usual part',
  )
  // A match is paid for beside it: of the 300 more than 164 still arrive.
  expect(
    shareTaken(
      drafted({
        ...teen,
        collegeMonthly: 300,
        contributionRate: 0.05,
        employerMatch: { rate: 1, upTo: 0.055 },
      }),
    ),
  ).toBe('100%')
})

test('a surplus that is counted toward all of college is no duty where what goes in is enough for the usual part', () => {
  const both = { ...teen, collegeMonthly: 300, monthlySurplus: 800 }
  expect(plainText(drafted(both).summary)).toContain(
    'You need not: the $300 a month that goes in is enough for the usual part.',
  )
  expect(plainText(drafted({ ...teen, collegeMonthly: 300 }).summary)).not.toContain('You need not')
})
