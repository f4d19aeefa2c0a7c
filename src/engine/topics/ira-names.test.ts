import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { oneAtHome } from './families-for-tests.ts'
import { lumpSumWork } from './lump-sum/work.ts'
import { dollarWork } from './next-dollar/work.ts'

const context = sketchContext(draftContext('2026-11-26'))

const family: Household = {
  ...oneAtHome,
  savings: 26_000,
  monthlySurplus: 400,
  hsaEligible: false,
  debts: [],
}
/** Whatever kind goes in. */
const accountOf = (id: string) => id.replace('.traditional', '')
const placed = (more: Household) =>
  dollarWork({ ...family, ...more }, context).placements.map(({ id, amount }) => [
    accountOf(id),
    amount.value,
  ])
const laterOf = (more: Household) => {
  const { needs, phases } = dollarWork({ ...family, ...more }, context)
  return needs.flatMap(({ id }, at) => {
    const dollars = phases.at(-1)?.row[at] ?? 0
    return dollars > 0 ? [[accountOf(id), dollars]] : []
  })
}

// 400 a month are 4,800 a year, and of each of two 2,000 count: 166 a month in one name, 234 in the other. At 52,000 a fifth
// of them comes back (IRC §25B(b)), and from 2027 on half less 18 points (IRC §6433). The 2,000 of 2026 are full by April.
test('IRA dollars in one name beyond what counts for the saver’s credit go into the other', () => {
  expect(placed({})).toEqual([['ira.spouse.counted', 400]])
  expect(laterOf({})).toEqual([
    ['ira.spouse.counted', 166],
    ['ira.own', 234],
  ])
})

test('a sum is split the same way', () => {
  const { placements } = lumpSumWork(
    { ...family, amount: 5_000, moneySource: 'gift', goal: 'retirement', horizonYears: 30 },
    context,
  )
  expect(placements.map(({ id, amount }) => [accountOf(id), amount.value])).toEqual([
    ['ira.spouse.counted', 2_000],
    ['ira.own', 3_000],
  ])
})

// Until April 1,000 a month are 5,000 of 2026: 2,000 in the other name. A year of it fills one IRA, and counts in both names.
test('the room of this year is split too where a whole year would count in both names anyway', () => {
  expect(placed({ monthlySurplus: 1_000 })).toEqual([
    ['ira.spouse.counted', 400],
    ['ira.own', 600],
  ])
})

// 150 a month are 1,800; at 100,000 there is neither credit nor match.
test('within what counts, at an income without it and for one alone nothing is moved', () => {
  const isMoved = (more: Household) => laterOf(more).some(([id]) => id === 'ira.spouse.counted')
  expect(isMoved({ monthlySurplus: 150 })).toBe(false)
  expect(isMoved({ income: 100_000 })).toBe(false)
  expect(
    isMoved({
      maritalStatus: 'single',
      filingStatus: 'head_of_household',
      spouseAge: undefined,
      spouseIncome: undefined,
      stayAtHomeParent: undefined,
    } as Household),
  ).toBe(false)
})

// 41,000 + 28,000 of profit in Texas: 351 a month are left beside an HSA of 729 until Medicare ends that one. What then fills
// the other name as well leaves it empty for the years before.
test('what fills the other name only later does not keep it empty until then', () => {
  const { spouseCounted } = dollarWork(
    {
      ...{ age: 50, spouseAge: 47, maritalStatus: 'married', filingStatus: 'married_joint', state: 'TX' },
      ...{ dependents: [17, 12], employment: 'self_employed', income: 42_000, spouseIncome: 28_000 },
      ...{ spouseSelfEmployed: true, monthlyExpenses: 4_300, monthlySurplus: 1_080, savings: 40_000 },
      ...{ retirementSavings: 55_000, debts: [], hasWorkplacePlan: false, marketplaceCoverage: true },
      ...{ hsaEligible: true, hsaFamilyCoverage: true, deductible: 7_000, goal: 'retirement' },
    },
    context,
  )
  expect(spouseCounted).toBe(2_000)
})
