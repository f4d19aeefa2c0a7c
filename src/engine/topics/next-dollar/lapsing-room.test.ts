import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import { type Household, householdSchema } from '../../household.ts'
import { roomThatLapses } from './lapsing-room.ts'
import { monthlyCourse } from './months.ts'
import { nextDollar } from './next-dollar.ts'
import { dollarWork } from './work.ts'

// Five paydays are left until 15 April 2027, and cash on a home-equity line leaves the fund short in the first of them.
const couple: Household = householdSchema.parse({
  age: 47,
  spouseAge: 46,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'WA',
  income: 160_000,
  spouseIncome: 100_000,
  employment: 'employed',
  incomeStability: 'steady',
  earners: 2,
  dependents: [16, 13],
  monthlyExpenses: 10_500,
  savings: 60_000,
  retirementSavings: 480_000,
  contributionRate: 0.08,
  spouseContributionRate: 0.06,
  getsWholeMatch: true,
  spouseGetsWholeMatch: true,
  hasWorkplacePlan: true,
  spouseHasWorkplacePlan: true,
  rothOptionAtWork: true,
  hsaEligible: true,
  hsaFamilyCoverage: true,
  hsaMonthly: 300,
  deductible: 3_500,
  collegeSaved: 70_000,
  collegeTarget: 'public_in_state',
  debts: [
    { kind: 'mortgage', balance: 320_000, rate: 0.03, minPayment: 2_100 },
    { kind: 'heloc', balance: 25_000, rate: 0.085, minPayment: 250 },
  ],
})

const untilApril = (monthlySurplus: number) => {
  const { needs, course } = dollarWork({ ...couple, monthlySurplus }, draftContext('2026-11-26'))
  return Object.fromEntries(
    needs.map(({ id }, at) => [
      id,
      course.placed.slice(0, 5).reduce((sum, row) => sum + Math.round(row[at] ?? 0), 0),
    ]),
  )
}

// 8,750 of an HSA for a family less 12 × 300 through payroll leaves 5,150. The fund lacks 6,000 of 41,000: with 3,250 a
// month two months go there, and 500 + 3 × 1,550 is all of it. The IRAs get the rest, 10,250 − 5,150.
test('room that lapses on the filing day is filled in its order, also when the first months bring less', () => {
  const placed = untilApril(3_000)
  expect(placed.hsa).toBe(5_150)
  expect(placed['ira.own']! + (placed['ira.spouse'] ?? 0)).toBe(5 * 3_250 - 6_000 - 5_150)
})

test('no dollar goes past room that lapses, whatever the sum', () => {
  for (const monthlySurplus of [4_500, 6_000]) {
    const { hsa, 'ira.own': own, 'ira.spouse': spouse, rest = 0 } = untilApril(monthlySurplus)
    expect(hsa).toBeGreaterThan(5_150 - 5)
    if (rest > 0) expect(own! + spouse!).toBeGreaterThan(15_000 - 10)
    expect(own).toBeLessThanOrEqual(7_500)
    expect(spouse).toBeLessThanOrEqual(7_500)
  }
})

test('a room that lapses is asked for in level months, and after a month with less in higher ones', () => {
  const placedOf = (monthly: number, pile: number) =>
    monthlyCourse({
      streams: [
        { kind: 'pile', total: pile },
        { kind: 'flow', monthly: 100, first: { total: 1_000, until: 3 } },
        { kind: 'rest' },
      ],
      debts: [],
      monthly,
      months: 4,
    }).placed.map((row) => row[1])
  // 1,000 ÷ 3 = 333, and the dollar that does not divide is left.
  expect(placedOf(500, 0)).toEqual([333, 333, 333, 100])
  // 100 in the first month leaves 900 ÷ 2.
  expect(placedOf(500, 400)).toEqual([100, 450, 450, 100])
})

// 175,000 − 10,500 + 85,000 − 4,250 is 245,250; 3.4 % of 55,000 and 1.8 % of 30,000 add 1,870 + 540: 247,660, in the
// phase-out of 242,000 to 252,000 of 2026. 7,500 × 4,340 ÷ 10,000 = 3,255, up to the next ten 3,260 for each of the two.
test('what cash and investments bring counts for the room of a Roth IRA', () => {
  const basis = dollarWork(
    {
      ...couple,
      age: 48,
      income: 175_000,
      spouseIncome: 85_000,
      contributionRate: 0.06,
      spouseContributionRate: 0.05,
      hsaEligible: false,
      hsaMonthly: 0,
      savings: 55_000,
      taxableInvestments: 30_000,
      monthlySurplus: 2_500,
      debts: [],
    },
    draftContext('2026-11-26'),
  )
  expect(roomThatLapses(basis)?.get('ira.own')).toBe(3_260)
  expect(roomThatLapses(basis)?.get('ira.spouse')).toBe(3_260)
})

// 7,500 is the limit of 2026: another dollar of it before January would be an excess (IRC §4973). 7,500 ÷ 12 = 625.
test('an IRA that is full for the year takes nothing before the new one, and its room is not asked for by the filing day', () => {
  const full: Household = {
    ...{ age: 33, maritalStatus: 'single', filingStatus: 'single', numDependents: 0, state: 'TX' },
    ...{ employment: 'employed', income: 72_000, hasWorkplacePlan: true, getsWholeMatch: true },
    ...{ contributionRate: 0, iraContributedThisYear: 7_500, savings: 10_000, monthlyExpenses: 2_500 },
    ...{ monthlySurplus: 2_000, hsaEligible: false, debts: [] },
  }
  const into = (today: string) => {
    const { needs, course } = dollarWork(householdSchema.parse(full), draftContext(today))
    const ira = needs.findIndex(({ id }) => id.startsWith('ira.own'))
    return course.placed.slice(0, 3).map((row) => Math.floor(row[ira] ?? 0))
  }
  expect(into('2026-11-26')).toEqual([0, 625, 625])
  expect(into('2026-11-02')).toEqual([0, 0, 625])
  expect(into('2026-12-28')).toEqual([625, 625, 625])
  const { nextSteps } = nextDollar.draft(full, draftContext('2026-11-26'))
  expect(nextSteps.map(({ id }) => id)).not.toContain('tax-day')
})
