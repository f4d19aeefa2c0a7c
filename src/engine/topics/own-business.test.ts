import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import { type Household, householdSchema } from '../household.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { lumpSumWork } from './lump-sum/work.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { rothChecks } from './roth/checks.ts'
import { deferredIn } from './roth/places.ts'
import { rothWork } from './roth/work.ts'
import { taxPicture } from './tax-picture.ts'

const today = '2026-11-20'
const context = sketchContext(draftContext(today))
const owner: Household = {
  age: 40,
  filingStatus: 'single',
  state: 'TX',
  employment: 'self_employed',
  income: 60_000,
  sCorporationProfit: 40_000,
  contributionRate: 0.1,
}

test('who draws wages from an S corporation has wages and a profit, and no self-employment', () => {
  const sheet = worksheet()
  const household = householdSchema.parse({ ...owner, contributionRate: 0 })
  const picture = taxPicture(sheet, factReader(sheet, household, today), context)
  expect(picture.agi.value).toBe(100_000)
  expect([picture.taxReturn.wages, picture.taxReturn.selfEmploymentProfit]).toEqual([60_000, undefined])
})

test('what an owner may put away follows the wages, and the rate the whole income', () => {
  const work = rothWork(
    householdSchema.parse({ ...owner, hasWorkplacePlan: true, rothOptionAtWork: true, contributionRate: 1 }),
    context,
  )
  // 24,500 of the plan and 7,500 of an IRA fit into the wages.
  expect(deferredIn(work.now.most.places)).toBeLessThanOrEqual(24_500)
  expect(work.deferral.limit).toBe(24_500)
  const small = rothWork(householdSchema.parse({ ...owner, income: 12_000, hasWorkplacePlan: true }), context)
  expect(small.deferral.limit).toBe(12_000)
  // 100,000 less 16,100 and a fifth of the profit: the 22 % bracket, where the wages alone would be in the one of 12 %.
  const { now } = rothWork(
    householdSchema.parse({ ...owner, hasWorkplacePlan: true, rothOptionAtWork: true }),
    context,
  )
  expect(now.rate).toBeCloseTo(0.22, 4)
  expect(rothChecks(work).map(({ id }) => id)).toContain('s-corporation')
})

test('a spouse who works for themselves has profit and no wages, and no plan of an employer', () => {
  const pictureOf = (more: Household) => {
    const household = householdSchema.parse({
      age: 40,
      spouseAge: 40,
      maritalStatus: 'married',
      filingStatus: 'married_joint',
      state: 'TX',
      income: 100_000,
      spouseIncome: 60_000,
      ...more,
    })
    return taxPicture(worksheet(), factReader(worksheet(), household, today), context)
  }
  const { taxReturn, agi } = pictureOf({ spouseSelfEmployed: true, spouseContributionRate: 0.1 })
  expect([taxReturn.spouseWages, taxReturn.spouseSelfEmploymentProfit]).toEqual([undefined, 60_000])
  // By hand: 60,000 × 0.9235 × 0.153 = 8,478 of self-employment tax, and half of it, 4,239, comes off 160,000.
  expect(agi.value).toBe(155_761)
  expect(pictureOf({}).agi.value).toBe(160_000)
  // A match is of an employer.
  expect(
    pictureOf({ spouseSelfEmployed: true, spouseEmployerMatch: { rate: 0.5, upTo: 0.06 } }).taxReturn
      .spouseSelfEmploymentProfit,
  ).toBeUndefined()
})

test('the one who alone earns may be self-employed too', () => {
  const household = householdSchema.parse({
    age: 40,
    spouseAge: 40,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    state: 'TX',
    income: 0,
    spouseIncome: 60_000,
    spouseSelfEmployed: true,
  })
  const { taxReturn, agi } = taxPicture(worksheet(), factReader(worksheet(), household, today), context)
  expect([taxReturn.spouseWages, taxReturn.spouseSelfEmploymentProfit]).toEqual([undefined, 60_000])
  expect(agi.value).toBe(55_761)
  expect(rothWork(household, context).isSelfEmployed).toBe(true)
})

const employee: Household = {
  age: 38,
  filingStatus: 'single',
  state: 'TX',
  employment: 'employed',
  income: 95_000,
  sideProfit: 30_000,
  contributionRate: 0,
  goal: 'retirement',
  amount: 60_000,
  savings: 60_000,
  monthlyExpenses: 4_000,
  debts: [],
}

test('profit beside a job is self-employment, and the wages stay wages', () => {
  const sheet = worksheet()
  const { taxReturn, agi, paid } = taxPicture(sheet, factReader(sheet, employee, today), context)
  expect([taxReturn.wages, taxReturn.selfEmploymentProfit]).toEqual([95_000, 30_000])
  // By hand: 30,000 × 0.9235 × 0.153 = 4,238.87 of self-employment tax, and half of it comes off 125,000.
  expect(agi.value).toBe(122_881)
  expect(paid.own).toBe(125_000)
})

// Pub. 560 by hand: (30,000 − 2,119.43) ÷ 5 = 5,576.11. One's own contribution stands in the plan at work: IRC §402(g).
test('beside a plan at work the own business takes the employer’s part alone', () => {
  const placed = (more: Household) =>
    lumpSumWork({ ...employee, ...more }, context).placements.map(({ id, amount }) => [id, amount.value])
  expect(placed({ hasWorkplacePlan: true })).toContainEqual(['own-plan', 5_576])
  // (27,880.57 − 24,500) ÷ 2 = 1,690.28 on top of 24,500 of one's own, where no plan at work takes it.
  expect(placed({ hasWorkplacePlan: false })).toContainEqual(['own-plan', 26_190])
  expect(placed({ sideProfit: 0 }).map(([id]) => id)).not.toContain('own-plan')
})

// Wages of 180,000 leave 4,500 of the base of 184,500: 4,500 × 12.4 % + 27,705 × 2.9 % = 1,361.45.
test('wages fill the Social Security base before the profit does', () => {
  const sheet = worksheet()
  const high = { ...employee, income: 180_000 }
  const { agi } = taxPicture(sheet, factReader(sheet, high, today), context)
  expect(agi.value).toBe(Math.round(210_000 - 1_361.45 / 2))
})

// 2026, by hand. Without the profit: 95,000 − 16,100 = 78,900, taxed 1,240 + 4,560 + 6,270 = 12,070.
// With it: 122,880.57 − 16,100 − 20 % of 27,880.57 = 101,204.45, taxed 1,240 + 4,560 + 11,176.98 = 16,976.98, and
// 4,238.87 of self-employment tax: 9,145.84 more, a fourth of which is 2,286.46.
test('the tax that nobody withholds from the profit is named, and the way through Form W-4', () => {
  const { nextSteps, figures } = nextDollar.draft({ ...employee, monthlySurplus: 2_000 }, context)
  const step = nextSteps.find(({ id }) => id === 'business-tax')
  expect(figures.find(({ id }) => id === 'estimated.each')?.value).toBeCloseTo(2_286.46, 1)
  expect(plainText(step?.how ?? '')).toContain('on Form W-4')
  const { nextSteps: without } = nextDollar.draft(
    { ...employee, sideProfit: 0, monthlySurplus: 2_000 },
    context,
  )
  expect(without.map(({ id }) => id)).not.toContain('business-tax')
})

test('who lives on the profit alone has it as pay, and none beside it', () => {
  const sheet = worksheet()
  const alone = { ...employee, employment: 'self_employed' } as const
  const { taxReturn } = taxPicture(sheet, factReader(sheet, alone, today), context)
  expect(taxReturn.selfEmploymentProfit).toBe(95_000)
})
