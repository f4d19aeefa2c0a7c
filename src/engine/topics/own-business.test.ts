import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import { type Household, householdSchema } from '../household.ts'
import { worksheet } from '../worksheet.ts'
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
