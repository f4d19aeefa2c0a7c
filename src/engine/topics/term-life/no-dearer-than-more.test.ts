/** What the policies of a plan cost beside the other ways: no way that gives more costs less. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { coverAfter } from '../../math/policy-ladder.ts'
import { plainText } from '../../say.ts'
import type { PolicySet } from './cover.ts'
import { optionsOf } from './options.ts'
import { familyWork, termLifeWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-28'))
const workOf = (household: Household) => termLifeWork(familyWork(household, context))

/** A parent alone with a policy that ends in six years, a mortgage and two children who are nearly grown. */
const parent: Household = {
  age: 46,
  maritalStatus: 'divorced',
  filingStatus: 'head_of_household',
  state: 'CO',
  income: 72_000,
  dependents: [14, 11],
  supportReceivedMonthly: 700,
  coverageAmount: 100_000,
  coverageYearsLeft: 6,
  employerCoverage: 'none',
  smoker: false,
  monthlyExpenses: 4_900,
  savings: 15_000,
  retirementSavings: 130_000,
  collegeWish: 40_000,
  debts: [{ kind: 'mortgage', balance: 210_000, rate: 0.031, minPayment: 1_240 }],
}

// Most is missing in 2032, 363,000, and in ten years 163,000, which falls to nothing in seventeen: 200,000 for twenty years
// and 200,000 for ten cover every year. At 46 that is 30 + 21 = 51 a month, and 30 after ten years; one policy of 400,000 is 54.
// With prices 2.4% up a year 360 a year for twenty years come to 5,810 and 252 for ten to 2,270: 8,100; 648 to 10,500.
test('two policies cover every year of a falling need for less than one of its largest sum', () => {
  const [cover] = workOf(parent).covers
  expect(cover?.chosen.policies).toEqual([
    { cover: 200_000, term: 20 },
    { cover: 200_000, term: 10 },
  ])
  expect(cover?.chosen.yearsShort).toBe(0)
  expect((cover?.chosen.inAll ?? 0) / 8_100).toBeCloseTo(1, 1)
  expect((cover?.one.inAll ?? 0) / 10_500).toBeCloseTo(1, 1)
})

test('a smaller need is met by a ladder as a larger one is', () => {
  for (const coverageYearsLeft of [3, 6, 10])
    expect(workOf({ ...parent, coverageYearsLeft }).covers[0]?.ladder).toBeDefined()
})

/** The policies on each life, by who it is. */
const byLife = (sets: readonly PolicySet[], lives: readonly { readonly adult: { readonly id: string } }[]) =>
  new Map(lives.map(({ adult }, index) => [adult.id, sets[index]?.policies ?? []]))

const families = fc.record<Household>({
  age: fc.integer({ min: 26, max: 60 }),
  maritalStatus: fc.constantFrom<('married' | 'divorced')[]>('married', 'divorced'),
  income: fc.integer({ min: 20, max: 220 }).map((thousands) => thousands * 1_000),
  spouseIncome: fc.constantFrom(0, 30_000, 80_000),
  dependents: fc.array(fc.integer({ min: 0, max: 17 }), { minLength: 1, maxLength: 3 }),
  monthlyExpenses: fc.integer({ min: 25, max: 100 }).map((hundreds) => hundreds * 100),
  savings: fc.constantFrom(0, 15_000, 90_000),
  coverageAmount: fc.constantFrom(0, 100_000, 250_000),
  coverageYearsLeft: fc.integer({ min: 2, max: 20 }),
  collegeWish: fc.constantFrom(0, 40_000, 100_000),
  debts: fc.constantFrom<NonNullable<Household['debts']>[]>(
    [],
    [{ kind: 'mortgage', balance: 210_000, rate: 0.031, minPayment: 1_240 }],
    [{ kind: 'mortgage', balance: 420_000, rate: 0.065, minPayment: 2_900 }],
  ),
})

test('no other way that gives more at first and leaves no year more open costs less than the plan', () => {
  fc.assert(
    fc.property(families, (household) => {
      const work = workOf(household)
      const [plan, ...others] = optionsOf(work)
      if (plan === undefined || work.covers.length === 0) return
      const planned = byLife(
        plan.sets,
        work.covers.map(({ need }) => need),
      )
      const costOf = (sets: readonly PolicySet[]) => sets.reduce((sum, { inAll }) => sum + (inAll ?? 0), 0)
      for (const other of others) {
        const given = byLife(
          other.sets,
          other.needs === undefined ? work.covers.map(({ need }) => need) : work.needs,
        )
        const open = (policies: ReturnType<typeof byLife>, id: string, year: number, need: number) =>
          Math.max(0, need - coverAfter(policies.get(id) ?? [], year))
        const isNoMoreOpen = work.covers.every(({ need }) =>
          need.byYear.every(
            (missing, year) =>
              open(given, need.adult.id, year, missing) <= open(planned, need.adult.id, year, missing),
          ),
        )
        const first = (policies: ReturnType<typeof byLife>) =>
          [...policies.values()].reduce((sum, one) => sum + coverAfter(one, 0), 0)
        if (isNoMoreOpen && first(given) > first(planned))
          expect(costOf(other.sets), plainText(other.title)).toBeGreaterThanOrEqual(costOf(plan.sets))
      }
    }),
    { numRuns: 150 },
  )
})

test('a ladder that is laid beside one policy costs less and leaves no year of the need open', () => {
  let shown = 0
  fc.assert(
    fc.property(families, (household) => {
      const work = workOf(household)
      const ladder = optionsOf(work).find(({ id }) => id === 'ladder')
      if (ladder === undefined) return
      shown += 1
      for (const [index, { chosen, ladder: taken }] of work.covers.entries()) {
        const set = ladder.sets[index]
        expect(taken).toBeUndefined()
        expect(set?.inAll).toBeLessThanOrEqual(chosen.inAll ?? 0)
        expect(set?.yearsShort).toBe(chosen.yearsShort)
      }
    }),
    { numRuns: 150 },
  )
  expect(shown).toBeGreaterThan(0)
})
