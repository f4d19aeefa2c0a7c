import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factInputSchema } from './fact.ts'
import { fallbacks, resolverOf } from './fallbacks.ts'
import { type FactKey, factKeys, facts, type Household, householdSchema, middle } from './household.ts'
import { randomDay, randomHousehold } from './random-household-for-tests.ts'

test('a household is what was told and nothing else', () => {
  expect(householdSchema.parse({})).toEqual({})
  expect(householdSchema.safeParse({ shoeSize: 44 }).success).toBe(false)
})

test.each<[string, unknown, boolean]>([
  ['age', 35, true],
  ['age', [30, 35], true],
  ['age', [35, 30], false],
  ['age', 121, false],
  ['age', '35', false],
  ['income', 1e12, true],
  ['income', 1e13, false],
  ['income', -1, false],
  ['age', 18, true],
  ['age', 17, false],
  ['age', 12, false],
  ['spouseAge', 12, false],
  ['income', Number.NaN, false],
  ['income', Infinity, false],
  ['numDependents', 2.5, false],
  ['contributionRate', 0.06, true],
  ['contributionRate', 6, false],
  ['employment', 'retired', true],
  ['employment', 'Retired', false],
  ['onMedicare', 'yes', false],
  ['state', 'CA', true],
  ['state', 'ZZ', false],
  ['debts', [{ kind: 'credit_card', balance: 9_000, rate: 0.24 }], true],
  ['debts', [{ kind: 'credit_card', balance: 9_000, rate: 24 }], false],
  ['debts', [{ kind: 'yacht' }], false],
  ['employerMatch', { rate: 0.5, upTo: 0.06 }, true],
  ['employerMatch', { upTo: 0.06 }, false],
])('%s may be %j: %s', (key, value, isAllowed) => {
  expect(householdSchema.safeParse({ [key]: value }).success).toBe(isAllowed)
})

test.each(factKeys)('%s can be edited, and both ends of its range are in its schema', (key) => {
  const { input, schema, plausible } = facts[key] as (typeof facts)[FactKey] & { plausible?: unknown[] }
  expect(factInputSchema.safeParse(input).success).toBe(true)
  for (const end of plausible ?? []) expect(schema.safeParse(end).success, JSON.stringify(end)).toBe(true)
})

test('a question ends in a question mark and says why it is asked', () => {
  for (const key of factKeys) {
    const fact: { ask?: string; whyAsked?: string } = facts[key]
    if (fact.ask === undefined) continue
    expect(fact.ask, key).toMatch(/\?/)
    expect(fact.whyAsked, key).toMatch(/\.$/)
  }
})

test('the middle of a range stands for it', () => {
  expect([middle(5), middle([4, 6]), middle([1, 2])]).toEqual([5, 5, 1.5])
})

test('what is assumed fits the fact that it stands for, and says why', () => {
  fc.assert(
    fc.property(randomHousehold, randomDay, (household, today) => {
      const resolve = resolverOf(household, today)
      for (const key of factKeys) {
        const fallback = fallbacks[key]?.(household, resolve, today)
        if (fallback === undefined) continue
        const parsed = facts[key].schema.safeParse(fallback.value)
        expect(parsed.success, `${key} ${JSON.stringify(fallback.value)}`).toBe(true)
        expect(fallback.why.length, key).toBeGreaterThan(5)
      }
    }),
    { numRuns: 200 },
  )
})

test('what was told is never overruled by an assumption', () => {
  fc.assert(
    fc.property(randomHousehold, (household) => {
      const resolve = resolverOf(household, '2026-11-20')
      for (const key of factKeys) if (household[key] !== undefined) expect(resolve(key)).toBe(household[key])
    }),
  )
})

const assumed = (household: Household, key: FactKey) => resolverOf(household, '2026-11-20')(key)

test('child care that is paid comes on top of what a month is taken to cost, and a month costs no more than there is', () => {
  // 1,600 / 0.45 + 1,450.
  expect(assumed({ monthlyRent: 1_600, childcareMonthly: 1_450 }, 'monthlyExpenses')).toBe(5_006)
  // (5,000 − 1,450) × 0.7 + 1,450.
  expect(assumed({ takeHomeMonthly: 5_000, childcareMonthly: 1_450 }, 'monthlyExpenses')).toBe(3_935)
  expect(assumed({ takeHomeMonthly: 5_000 }, 'monthlyExpenses')).toBe(3_500)
  // 40,000 less 3,060 for Social Security and Medicare and some income tax leaves between 2,700 and 3,080 a month.
  const within = assumed({ income: 40_000, monthlyRent: 1_600, childcareMonthly: 900 }, 'monthlyExpenses')
  expect(within).toBeGreaterThan(2_700)
  expect(within).toBeLessThan(3_080)
})

test('assumptions follow from what was told', () => {
  expect(assumed({ birthYear: 1980 }, 'age')).toBe(46)
  expect(assumed({ birthYear: 2050 }, 'age')).toBe(18)
  expect(assumed({ spouseIncome: 40_000 }, 'maritalStatus')).toBe('married')
  expect(assumed({ spouseIncome: 40_000 }, 'earners')).toBe(2)
  expect(assumed({ maritalStatus: 'married' }, 'filingStatus')).toBe('married_joint')
  expect(assumed({ dependents: [3, 6] }, 'filingStatus')).toBe('head_of_household')
  expect(assumed({ dependents: [3, 6] }, 'numDependents')).toBe(2)
  expect(assumed({ familySize: 4 }, 'numDependents')).toBe(2)
  expect(assumed({ familySize: 3, maritalStatus: 'divorced' }, 'numDependents')).toBe(2)
  expect(assumed({ householdIncome: 120_000, spouseIncome: 50_000 }, 'income')).toBe(70_000)
  expect(assumed({ employment: 'retired' }, 'goal')).toBe('income')
  expect(assumed({ employment: 'unemployed' }, 'income')).toBe(0)
  expect(assumed({ age: 35, goal: 'retirement' }, 'horizonYears')).toBe(32)
  expect(assumed({ age: 66, goal: 'retirement' }, 'horizonYears')).toBe(10)
  expect(assumed({ goal: 'education', dependents: [4, 10] }, 'horizonYears')).toBe(8)
  expect(assumed({ employment: 'self_employed' }, 'incomeStability')).toBe('self_employed')
})
