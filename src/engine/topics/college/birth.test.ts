/** A child on the way whose cost was told: what it takes of the month comes before college. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { nextDollar } from '../next-dollar/next-dollar.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-26'))
const drafted = (household: Household) => wholePlan(collegeSavings, household, context)
const figureOf = (household: Household, id: string) =>
  drafted(household).figures.find((one) => one.id === id)?.value
const partsOf = (household: Household) =>
  drafted(household).allocations.map(({ label, amount }) => [plainText(label), amount])
const stepOf = (household: Household, id: string) => {
  const found = drafted(household).nextSteps.find((one) => one.id === id)
  return found === undefined ? undefined : `${plainText(found.title)}. ${plainText(found.how)}`
}

// The fund of 4 × (6,300 + 1,083) = 29,532 is there. Of the 1,083 the child tax credit of 2,200 a year brings 183 back.
const family: Household = {
  age: 38,
  spouseAge: 37,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'TX',
  dependents: [7],
  income: 78_000,
  spouseIncome: 45_000,
  earners: 2,
  monthlyExpenses: 6_300,
  savings: 60_000,
  collegeTarget: 'public_in_state',
  collegeFundShare: 1,
  collegeSaved: 14_000,
  retirementOnTrack: true,
  getsWholeMatch: true,
  spouseGetsWholeMatch: true,
  debts: [],
  expecting: true,
  newChildMonthly: 1_083,
}

// 1,300 − 900 = 400, for nine months beside the cash and then all that is left.
test('until the birth what the child takes is kept as cash, and college gets from the start what it leaves', () => {
  const left = { ...family, monthlySurplus: 1_300 }
  const [cash, ...college] = partsOf(left)
  expect(cash).toEqual(['Cash for the child on the way', 900])
  expect(college.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(400)
  expect(plainText(drafted(left).summary)).toContain(
    'First, each month, keep $900 for the child on the way. $400 a month reaches about',
  )
  expect(plainText(drafted(left).summary)).toContain(
    'From the birth on, in Aug 2027 at the latest, the child costs $1,083 a month, of which its own tax credits bring about $183 a month back and $900 a month comes out of what is put aside, and $400 a month is left for college.',
  )
  // A family that has 400 and no such cost reaches as much.
  const { newChildMonthly: _cost, ...uncounted } = family
  expect(figureOf(left, 'reached')).toBeCloseTo(
    Number(figureOf({ ...uncounted, monthlySurplus: 400 }, 'reached')),
    9,
  )
  expect(stepOf(left, 'birth')).toContain('Keep $900 a month as cash for the child on the way')
})

test('where the child takes all of the month nothing goes to college, and what is missing is named', () => {
  const short = { ...family, monthlySurplus: 700, collegeMonthly: 300 }
  const plan = drafted(short)
  expect(plainText(plan.title)).toBe('Make room for the child on the way, then save for college')
  expect(partsOf(short)).toEqual([['Cash for the child on the way', 700]])
  expect(plainText(plan.summary)).toContain(
    'nothing of the $700 a month is left then, and $200 a month is missing',
  )
  expect(stepOf(short, 'turn-over')).toContain('Stop the transfer of $300 a month')
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('account')
  const now = plan.alternatives.find(({ id }) => id === 'current')
  expect(plainText(now?.ledger?.[0]?.value ?? '')).toBe('$300 a month, and nothing from Aug 2027 on')
  // A loan of 500 a month ends on the way: 200 of it fill what is missing, and 300 are free for college.
  const loan: Household = {
    ...short,
    debts: [{ kind: 'auto', name: 'Car', balance: 20_000, rate: 0.05, minPayment: 500 }],
  }
  expect(figureOf(loan, 'plan.rises-to')).toBe(300)
})

// 7,400 − 6,300 = 1,100 are left; beside the 300 the other 800 pay for the child, and 100 of the 300.
// The transfer of 300 is a part of the 1,100 that the month leaves: beside the 900 of the child 200 go on.
test('what the month leaves, the transfer with it, pays for the child first', () => {
  const balance = { ...family, takeHomeMonthly: 7_400, collegeMonthly: 300 }
  expect(partsOf(balance)[0]).toEqual(['Cash for the child on the way', 900])
  expect(plainText(drafted(balance).summary)).toContain(
    'the child costs $1,083 a month, of which its own tax credits bring about $183 a month back and $900 a month comes out of what is put aside, and $200 a month is left for college.',
  )
})

test('where nobody said what the month leaves, the plan says that it counts as if all could go on', () => {
  const checks = (household: Household) => drafted(household).checks.map(({ id }) => id)
  const { monthlyExpenses: _costs, ...untold } = family
  const unknown = { ...untold, collegeMonthly: 300 }
  expect(drafted(unknown).totalAmount).toBe(300)
  expect(checks(unknown)).toContain('birth')
  expect(checks(unknown)).toContain('expecting')
  // By the law 123,000 less 9,410 of payroll tax and 8,200 of income tax are 8,782 a month: the 2,480
  // beyond the costs pay for both.
  expect(checks({ ...family, collegeMonthly: 300 })).not.toContain('birth')
  expect(drafted({ ...family, collegeMonthly: 300 }).totalAmount).toBe(drafted(family).totalAmount)
  expect(partsOf({ ...family, collegeMonthly: 300 }).map(([label]) => label)).not.toContain(
    'Cash for the child on the way',
  )
  expect(checks({ ...family, collegeMonthly: 300, takeHomeMonthly: 7_400 })).not.toContain('birth')
})

/*
 * 29,532 − 10,000 = 19,532. Nine months of 1,200 bring 10,800, and 8,732 are left for 300 a month: 30 more, so 39 in all.
 */
test('the fund fills at what the child leaves from the birth on, by the month of the next dollar', () => {
  const thin = { ...family, savings: 10_000, monthlySurplus: 1_200 }
  expect(figureOf(thin, 'phase.cushion')).toBe('2030-02-26')
  expect(plainText(drafted(thin).summary)).toContain('College saving starts in Feb 2030')
  expect(figureOf(thin, 'into-college.later')).toBe(300)
  expect(stepOf(thin, 'birth')).toContain('smaller once the child is there')
  expect(plainText(wholePlan(nextDollar, thin, context).summary)).toContain('Feb 2030')
})

test('beside a sum the month keeps what the child takes, and a sum stays cash where the month will be short', () => {
  const sum: Household = { ...family, amount: 20_000, collegeSumToPlace: true, collegeMonthly: 600 }
  expect(figureOf({ ...sum, monthlySurplus: 1_400 }, 'transfer')).toBe(500)
  expect(partsOf({ ...sum, monthlySurplus: 500 })).toEqual([['Cash for the child on the way', 20_000]])
  // A gift was given for college.
  const gift: Household = { ...family, collegeGift: 20_000, collegeMonthly: 600, monthlySurplus: 500 }
  expect(partsOf(gift).map(([label]) => label)).not.toContain('Cash for the child on the way')
  expect(figureOf(gift, 'transfer')).toBe(0)
})

test('a grandchild on the way costs the grandparents nothing a month', () => {
  const grandparents: Household = { ...family, forGrandchild: true, dependents: [], monthlySurplus: 700 }
  expect(partsOf(grandparents).map(([label]) => label)).not.toContain('Cash for the child on the way')
})

test('what is saved for each child stays theirs, and a child on the way begins with nothing', () => {
  const two: Household = {
    ...family,
    dependents: [14, 11],
    collegeSaved: undefined,
    collegeSavedEach: [11_200, 6_400],
  }
  const saved = (of: Household) => [0, 1, 2].map((child) => figureOf(of, `child.${child}.saved`))
  expect(saved(two)).toEqual([11_200, 6_400, 0])
  // The same as without the child on the way.
  expect(saved({ ...two, expecting: false })).toEqual([11_200, 6_400, undefined])
})

// Nine months and one from November 26, 2026.
test('the free money of a child on the way is asked for once the child is surely there', () => {
  const step = drafted({ ...family, dependents: [] }).nextSteps.find(({ id }) => id === 'trump-account')
  expect(step?.dueDate).toBe('2027-09-26')
})

// 1,083 less 183 of credits: 900, or what the target leaves of the month and the rest of it, whatever the target takes.
test('where the month beside the target does not pay for the child, all that it leaves has a place before the birth', () => {
  const target = Number(figureOf({ ...family, monthlySurplus: 9_000 }, 'need'))
  const surplus = Math.round(target) + 300
  const parts = partsOf({ ...family, monthlySurplus: surplus })
  expect(parts[0]).toEqual(['Cash for the child on the way', 900])
  expect(parts.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(surplus)
  // With 900 beside it the target gets all that it takes, before the birth and after it.
  const enough = partsOf({ ...family, monthlySurplus: Math.ceil(target) + 900 })
  expect(enough.map(([label]) => label)).not.toContain('Cash for the child on the way')
})
