import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import { type Household, middle } from '../household.ts'
import { randomHousehold } from '../random-household-for-tests.ts'
import { plainText } from '../say.ts'
import { withSumToldOnce } from '../sum-told-twice.ts'
import { worksheet } from '../worksheet.ts'
import { cushionOf } from './cushion.ts'
import { readDebts } from './debts.ts'

const context = sketchContext(draftContext('2026-11-20'))
const cushion = (household: Household) => {
  const sheet = worksheet()
  return cushionOf({ sheet, reader: factReader(sheet, household, context.today), context })
}
const starter = (household: Household) => cushion(household).starter.value
const months = (household: Household) => cushion(household).months.value

test('the starter is the largest deductible, but no more than a month of essentials', () => {
  // The one order of operations, golden values worked by hand.
  expect(starter({ monthlyExpenses: 3_200, deductible: 2_500 })).toBe(2_500)
  expect(starter({ monthlyExpenses: 1_500, deductible: 6_000 })).toBe(1_500)
  expect(starter({ monthlyExpenses: 3_200, deductible: 300 })).toBe(1_000)
})

test('the months of cover follow what could go wrong', () => {
  // The emergency fund's golden values: 6, 2 and 9 months.
  expect(months({ earners: 1, incomeStability: 'variable', numDependents: 2 })).toBe(6)
  expect(months({ earners: 2, incomeStability: 'steady', numDependents: 0 })).toBe(2)
  expect(
    months({
      earners: 1,
      incomeStability: 'self_employed',
      numDependents: 1,
      hardToReplaceJob: true,
      chronicIllness: true,
    }),
  ).toBe(9)
})

// The birth falls into the plan year: what the plan can leave to pay, 5,000, is a bill with a date.
test('the starter holds what a birth can take, as far as cash and nine months bring it', () => {
  const couple: Household = { monthlyExpenses: 4_800, deductible: 2_000, outOfPocketMaximum: 5_000 }
  const expecting: Household = { ...couple, expecting: true }
  expect(starter({ ...couple, savings: 6_000 })).toBe(2_000)
  expect(starter({ ...expecting, savings: 6_000 })).toBe(5_000)
  // 1,000 + 9 × 300 = 3,700; the deductible where less than that can be there.
  expect(starter({ ...expecting, savings: 1_000, monthlySurplus: 300 })).toBe(3_700)
  expect(starter({ ...expecting, savings: 1_000, monthlySurplus: 50 })).toBe(2_000)
  // One sum under both names is there once.
  expect(starter({ ...expecting, savings: 3_000, emergencyFund: 3_000 })).toBe(3_000)
  expect(starter({ ...expecting, emergencyFundIsFull: true })).toBe(5_000)
})

// 300 are left and the child takes 820: 520 a month are missing, 6,240 a year, beside the 5,000 of the birth.
test('cash for a year of what is missing from the birth on is kept before any of it pays a debt', () => {
  const couple: Household = {
    expecting: true,
    monthlyExpenses: 4_800,
    deductible: 2_000,
    newChildMonthly: 820,
  }
  const short: Household = { ...couple, outOfPocketMaximum: 5_000, monthlySurplus: 300 }
  expect(starter({ ...short, savings: 30_000 })).toBe(11_240)
  // 4,000 + 9 × 300 = 6,700 is all that can be there by then.
  expect(starter({ ...short, savings: 4_000 })).toBe(6_700)
  expect(starter({ ...short, savings: 30_000, monthlySurplus: 900 })).toBe(5_000)
  // Of 64,000 the child tax credit of 2,200 pays 183 a month of it: (520 − 183) × 12 + 5,000.
  const paid: Household = {
    income: 64_000,
    spouseIncome: 0,
    maritalStatus: 'married',
    employment: 'employed',
  }
  expect(starter({ ...short, ...paid, savings: 30_000 })).toBe(9_044)
  // The usual cushion, where nobody told what the health plan leaves to pay.
  expect(starter({ ...couple, monthlySurplus: 300, savings: 30_000 })).toBe(8_240)
})

// 3 + 1 for those who depend on them, and no month less for two steady pay checks with nobody to support.
test('a child on the way counts as somebody to support', () => {
  const two: Household = { earners: 2, incomeStability: 'steady', numDependents: 0 }
  expect([months(two), months({ ...two, expecting: true })]).toEqual([2, 4])
})

// 3 + 1 for whoever depends on them, once.
test('a parent or another grown person who depends on them counts as somebody to support', () => {
  const two: Household = { earners: 2, incomeStability: 'variable' }
  const parent: Household = { adultDependents: 1 }
  expect(months({ ...two, ...parent })).toBe(months(two) + 1)
  expect(months({ ...two, ...parent, dependents: [] })).toBe(months({ ...two, dependents: [81] }))
  expect(months({ ...two, ...parent, dependents: [81] })).toBe(months({ ...two, dependents: [81] }))
})

// A couple without children: 3 + 2, and no month less for two steady pay checks. One with a child: 3 + 1 + 1 + 2. Told
// together with a pay that has ended, the fear is past.
test('a job at risk needs two months more, and takes the month back that two steady pay checks save', () => {
  const two: Household = { earners: 2, incomeStability: 'steady', numDependents: 0 }
  expect([months(two), months({ ...two, jobAtRisk: true })]).toEqual([2, 5])
  const one: Household = { earners: 1, incomeStability: 'steady', numDependents: 1 }
  expect([months(one), months({ ...one, jobAtRisk: true })]).toEqual([5, 7])
  expect(months({ ...one, jobAtRisk: true, employment: 'unemployed' })).toBe(5)
})

test('pay that varies from work of one’s own counts as self-employment, once', () => {
  const own: Household = { employment: 'self_employed', earners: 1, numDependents: 1 }
  expect(months({ ...own, incomeStability: 'variable' })).toBe(7)
  expect(months({ ...own, incomeStability: 'self_employed' })).toBe(7)
  expect(months({ ...own, employment: 'employed', incomeStability: 'variable' })).toBe(6)
})

// 3 + 1 for a child + 1 for pay that varies; two without a child: 3 + 1, and no month less for two steady pay checks.
test('a spouse who works for herself makes the pay of both vary, however steady the other one is', () => {
  const couple: Household = {
    maritalStatus: 'married',
    income: 63_000,
    spouseIncome: 45_000,
    spouseSelfEmployed: true,
  }
  expect(months({ ...couple, numDependents: 1 })).toBe(5)
  expect(months({ ...couple, numDependents: 1, incomeStability: 'steady' })).toBe(5)
  expect(months({ ...couple, numDependents: 0 })).toBe(4)
  // Alone it is the pay of the household: 3 + 1 for one pay check + 2.
  expect(months({ ...couple, numDependents: 0, income: 0 })).toBe(6)
})

test('who says how many months they want gets them', () => {
  expect(months({ cushionMonths: 12 })).toBe(12)
})

test('someone retired keeps a year of what pension and Social Security do not cover', () => {
  const found = cushion({
    employment: 'retired',
    monthlyExpenses: 4_200,
    ssMonthly: 2_400,
    pensionMonthly: 600,
  })
  expect([found.months.value, found.uncovered.value, found.target.value]).toEqual([12, 1_200, 14_400])
})

test('someone whose benefits cover every month still keeps the starter for a repair', () => {
  const found = cushion({ employment: 'retired', monthlyExpenses: 2_000, ssMonthly: 2_400, deductible: 500 })
  expect([found.target.value, found.sizedBy]).toEqual([1_000, 'starter'])
})

test('a pension or Social Security that begins later pays for nothing yet', () => {
  const at = (age: number) =>
    cushion({
      employment: 'retired',
      age,
      monthlyExpenses: 4_500,
      pensionMonthly: 2_400,
      pensionFromAge: 65,
      ssMonthly: 2_200,
      ssFromAge: 67,
    }).uncovered.value
  expect([at(61), at(65), at(66), at(67)]).toEqual([4_500, 2_100, 2_100, 0])
})

test('what a spouse gets for life counts too', () => {
  // (5,000 − 2,000 − 1,900 − 900 of both) × 12.
  const both = {
    employment: 'retired',
    monthlyExpenses: 5_000,
    pensionMonthly: 2_000,
    ssMonthly: 1_900,
  } as const
  expect(cushion({ ...both, spouseSsMonthly: 900 }).target.value).toBe(2_400)
})

test('the target covers a bad health year when that costs more than the months', () => {
  const found = cushion({ monthlyExpenses: 2_000, earners: 2, numDependents: 0, outOfPocketMaximum: 9_000 })
  expect([found.target.value, found.sizedBy]).toEqual([9_000, 'worst-year'])
  const larger = cushion({ monthlyExpenses: 5_000, outOfPocketMaximum: 9_000 })
  expect([larger.target.value, larger.sizedBy]).toEqual([20_000, 'months'])
})

test('savings and an emergency fund are one cushion', () => {
  expect(cushion({ savings: 2_000, emergencyFund: 5_000 }).cash.value).toBe(7_000)
})

// Whoever has one account, which is the fund, tells of the same 13,000 when asked for either.
test('one sum that was told as savings and as the emergency fund counts once', () => {
  expect(cushion({ savings: 13_000, emergencyFund: 13_000 }).cash.value).toBe(13_000)
  expect(cushion({ savings: 13_000, emergencyFund: 12_000 }).cash.value).toBe(25_000)
})

test('months that cash covers are cash, of which the larger counts when a sum was named too', () => {
  const told = { monthlyExpenses: 3_000, emergencyFundMonths: 6 }
  expect(cushion(told).cash.value).toBe(18_000)
  expect(cushion({ ...told, savings: 30_000 }).cash.value).toBe(30_000)
  expect(cushion({ ...told, savings: 2_000 }).cash.value).toBe(18_000)
})

test('a fund and the months that it covers tell what a month costs', () => {
  const found = cushion({ emergencyFund: 9_000, emergencyFundMonths: 3 })
  expect([found.essentials.value, found.cash.value]).toEqual([3_000, 9_000])
})

test('months stay within their limits, and the starter within a month of essentials or what a birth can take', () => {
  fc.assert(
    fc.property(randomHousehold, (told) => {
      const { cushionMonths: _wish, ...household } = told
      const found = cushion(household)
      const reader = factReader(worksheet(), household, '2026-11-20')
      const isExpecting = household.expecting === true
      const birth = isExpecting ? (household.outOfPocketMaximum ?? 0) : 0
      const child = isExpecting ? reader.number('newChildMonthly').value : 0
      // A pay that falls by then leaves a gap of its own beside the child.
      if (!found.starter.inputs.includes('pay-change'))
        expect(found.starter.value).toBeLessThanOrEqual(
          Math.round(Math.max(found.essentials.value, middle(birth)) + child * 12),
        )
      // Who has reached their stop age, or lives on a pension, is covered as in retirement.
      const isRetired = reader.value('employment') === 'retired'
      if (!isRetired) {
        expect(found.months.value).toBeGreaterThanOrEqual(2)
        expect(found.months.value).toBeLessThanOrEqual(9)
      }
      expect(found.target.value).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a worry more never shortens the cover', () => {
  fc.assert(
    fc.property(
      fc.record({
        earners: fc.constantFrom(1, 2),
        incomeStability: fc.constantFrom('steady' as const, 'variable' as const, 'self_employed' as const),
        numDependents: fc.nat(3),
      }),
      (household) => {
        const base = months({ ...household, hardToReplaceJob: false, chronicIllness: false })
        expect(
          months({ ...household, hardToReplaceJob: true, chronicIllness: false }),
        ).toBeGreaterThanOrEqual(base)
        expect(
          months({ ...household, hardToReplaceJob: false, chronicIllness: true }),
        ).toBeGreaterThanOrEqual(base)
        expect(months({ ...household, earners: 1 })).toBeGreaterThanOrEqual(base)
      },
    ),
  )
})

test('a fund that is filled after a debt is paid is counted without its payment, where costs were told', () => {
  const withCard = (household: Household) => {
    const sheet = worksheet()
    const reader = factReader(sheet, household, context.today)
    return cushionOf({ sheet, reader, context }, { debts: readDebts(sheet, reader) })
  }
  const card = { kind: 'credit_card', balance: 6_400, rate: 0.24, minPayment: 190 } as const
  const household: Household = { earners: 1, monthlyExpenses: 3_200, debts: [card] }
  // 4 months × (3,200 − 190); the starter comes before the debt ends and is counted with all of it.
  expect(withCard(household).target.value).toBe(12_040)
  expect(withCard(household).starter.value).toBe(starter(household))
  expect(plainText(withCard(household).countedWith)).toContain('without the $190 a month of the credit card')
  expect(cushion(household).target.value).toBe(12_800)
  // A guess of costs from pay holds no payments that could be taken off.
  const guessed: Household = { earners: 1, income: 68_000, debts: [card] }
  expect(withCard(guessed).target.value).toBe(cushion(guessed).target.value)
})

// Pension and Social Security of 2,400 cover the 2,000 of a month: without a home the starter of 1,000 is left.
test('at a home of one’s own somebody retired keeps what a furnace or a part of a roof costs', () => {
  const covered: Household = {
    employment: 'retired',
    monthlyExpenses: 2_000,
    ssMonthly: 2_400,
    deductible: 500,
    debts: [],
  }
  const own = cushion({ ...covered, homeValue: 240_000 })
  expect([own.target.value, own.sizedBy]).toEqual([5_000, 'home'])
  expect(cushion({ ...covered, homeValue: 0 }).target.value).toBe(1_000)
  const mortgage = [{ kind: 'mortgage' as const, balance: 40_000, rate: 0.04, minPayment: 400 }]
  expect(cushion({ ...covered, debts: mortgage }).sizedBy).toBe('home')
  // A year of 800 beyond them is 9,600: more than the home asks for.
  const short = cushion({ ...covered, monthlyExpenses: 3_200, homeValue: 240_000 })
  expect([short.target.value, short.sizedBy]).toEqual([9_600, 'months'])
})

test('two sums of cash that differ are said to be counted as two, and one that was told twice is not', () => {
  const assumed = (household: Household) => {
    const sheet = worksheet()
    const reader = factReader(sheet, household, context.today)
    const { cash } = cushionOf({ sheet, reader, context })
    return [cash.value, reader.assumptions().find(({ fact }) => fact === 'emergencyFund')?.why ?? ''] as const
  }
  const [both, why] = assumed({ savings: 8_000, emergencyFund: 5_000 })
  expect(both).toBe(13_000)
  expect(why).toContain('Counted as a second sum')
  expect(assumed({ savings: 8_000, emergencyFund: 8_000 })).toEqual([8_000, ''])
  expect(assumed({ savings: 8_000, emergencyFund: 0 })).toEqual([8_000, ''])
})

test('a fund that is half of the one sum leaves the other half beside it', () => {
  const told: Household = { amount: 30_000, savings: 30_000, emergencyFund: 15_000 }
  const cashIn = (household: Household) => cushion(household).cash.value
  expect(cashIn(withSumToldOnce(told))).toBe(30_000)
  expect(cashIn({ savings: 15_000, emergencyFund: 15_000 })).toBe(15_000)
})
