import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { rothVsTraditional } from './roth-vs-traditional.ts'
import { detailOf, figureOf, planOf, workOf } from './setup-for-tests.ts'
import { rothWork } from './work.ts'

const resident: Household = {
  age: 29,
  filingStatus: 'single',
  income: 68_000,
  state: 'TX',
  contributionRate: 0.08,
  hasWorkplacePlan: true,
  rothOptionAtWork: true,
  expectedPay: 280_000,
  expectedPayFrom: 2028,
}

// By hand, law of 2026: of 263,900 taxable the part above 256,225 is in the bracket of 35 %, below it of 32 %. 8 % of
// 280,000 are 22,400: (7,675 × 35 % + 14,725 × 32 %) ÷ 22,400. This year 1,500 of 5,440 save 22 % and the rest 12 %.
test('a resident is told Roth until the pay of an attending begins, and what a dollar saves then', () => {
  const work = workOf(resident)
  expect(work.ahead?.contributed.value).toBe(22_400)
  expect(work.ahead?.saves.value).toBe(0.33)
  expect(work.now.rate).toBeCloseTo(0.1476, 4)
  expect(work.decision).toMatchObject({ verdict: 'roth', reason: 'rates' })
  const text = plainText(planOf(resident).summary)
  expect(text).toContain('from 2028 on, a Traditional dollar saves about 33%')
  expect(text).toContain('Kept up until 2028')
})

test('the later rate stands on the savings and the benefit of the pay ahead, and the ledger on the years until then', () => {
  const { later } = workOf(resident)
  const rich = workOf({ ...resident, income: 280_000, expectedPay: undefined, expectedPayFrom: undefined })
  // 36 of the best 35 years are at a pay above the wage base either way.
  expect(later.benefits.value).toBe(rich.later.benefits.value)
  expect(later.repeated).toBe(2)
  // 22,400 a year for 36 years are more than 36 × 22,400 without any growth.
  expect(later.otherBalance.value).toBeGreaterThan(36 * 22_400)
  const alike = workOf({ ...resident, expectedPay: undefined, expectedPayFrom: undefined })
  expect(workOf(resident).decision.later.value).toBeGreaterThan(alike.decision.later.value)
})

test('pay that falls is a year for Traditional, and is no reason to turn to Roth where later costs no more', () => {
  const work = workOf({ ...resident, income: 180_000, expectedPay: 40_000, expectedPayFrom: 2027 })
  expect(work.ahead).toMatchObject({ isHigher: false, years: 1 })
  expect(work.decision.verdict).toBe('traditional')
  // Of 23,900 taxable dollars 3,200 are in the bracket of 12 %, which begins at 12,400.
  expect(work.ahead?.saves.value).toBe(0.12)
  const step = planOf({
    ...resident,
    income: 180_000,
    expectedPay: 40_000,
    expectedPayFrom: 2027,
  }).nextSteps.find(({ id }) => id === 'review')
  expect([step?.dueDate, plainText(step?.why ?? '')]).toEqual([
    '2027-01-01',
    expect.stringMatching(
      /saves about 12% instead of this year’s 24%\. That is more than the first of those dollars cost later, and no more than the last of them do/,
    ),
  ])
})

test('a pay whose year has come, or that begins with retirement, changes nothing', () => {
  expect(workOf({ ...resident, expectedPayFrom: 2026 }).ahead).toBeUndefined()
  expect(workOf({ ...resident, expectedPayFrom: 2064 }).ahead).toBeUndefined()
})

// 24.5% against 24.9% later: closer than the two points that decide.
test('a pay that makes both kinds about even calls for neither of them', () => {
  const household: Household = {
    age: 24,
    filingStatus: 'single',
    state: 'AZ',
    income: 62_000,
    contributionRate: 0.05,
    employerMatch: { rate: 1, upTo: 0.05 },
    retirementSavings: 6_000,
    rothOptionAtWork: true,
    contributionKind: 'traditional',
    savings: 8_000,
    monthlyExpenses: 2_900,
    payOutlook: 'higher',
    expectedPay: 95_000,
    expectedPayFrom: 2030,
  }
  // The few futures of a sketch put the later rate elsewhere.
  const plan = wholePlan(rothVsTraditional, household, draftContext('2026-11-26'))
  expect(plainText(plan.summary)).toContain('that is about even: choose again then')
  expect(plainText(plan.summary)).not.toContain('turn to it then')
})

/*
 * 85,000 and 61,000 a year leave 113,800 less what goes in taxable: above 100,800, so 22% on the last of it and 12% on
 * the rest, with about 5% of Georgia, where today's 64,000 and 61,000 save 12% and 5%. Were all of the 14,663 a year from 2030 on Traditional, a
 * dollar would cost over 30% later; were none of it, less than the 24% that it saves then. Neither is what anybody would
 * do, so both rates meet, and no kind is told to stay that the later rate does not count on.
 */
test('contributions at a higher pay are taken as Traditional only as far as they save what they cost later', () => {
  const couple: Household = {
    age: 29,
    spouseAge: 28,
    state: 'GA',
    filingStatus: 'married_joint',
    income: 64_000,
    spouseIncome: 61_000,
    retirementSavings: 41_000,
    rothSavings: 6_000,
    rothOptionAtWork: true,
    employerMatch: { rate: 0.5, upTo: 0.06 },
    spouseEmployerMatch: { rate: 1, upTo: 0.03 },
    contributionRate: 0.06,
    spouseContributionRate: 0.05,
    amountMonthly: 600,
    expectedPay: 85_000,
    expectedPayFrom: 2030,
    retirementAge: 65,
    retirementExpensesAnnual: 62_000,
    ssMonthly: 2_400,
    ssFromAge: 67,
    spouseSsMonthly: 2_300,
    spouseSsFromAge: 67,
  }
  const { ahead, decision } = rothWork(couple, draftContext('2026-11-26'))
  expect(decision.now.value).toBeCloseTo(0.17, 2)
  expect(ahead?.saves.value).toBeGreaterThan(0.22)
  expect(ahead?.traditional?.value).toBeGreaterThan(0)
  expect(ahead?.traditional?.value).toBeLessThan(ahead?.contributed.value ?? 0)
  expect(Math.abs(decision.later.value - (ahead?.saves.value ?? 0))).toBeLessThan(0.02)
  const plan = wholePlan(rothVsTraditional, couple, draftContext('2026-11-26'))
  expect(plainText(plan.summary)).toContain('that is about even: choose again then')
  expect(JSON.stringify(plan)).toContain('about as much as then saves what it costs')
})

// Law of 2026, a couple with two children: at 38,000 the earned-income credit loses 21.06 cents of each dollar above 31,160
// until it is gone, beside the bracket of 10 % from 32,200 on. This year's pay is above all of that, in the bracket of 12 %.
test('a year of lower pay is no reason to wait where a conversion takes the earned-income credit in it', () => {
  const family: Household = {
    age: 45,
    spouseAge: 46,
    filingStatus: 'married_joint',
    state: 'IL',
    dependents: [13, 10],
    income: 104_800,
    contributionRate: 0.05,
    contributionKind: 'traditional',
    rothOptionAtWork: true,
    retirementAge: 58,
    retirementSavings: 148_000,
    retirementExpensesAnnual: 64_000,
    considersConversion: true,
    conversionAnnual: 20_000,
    expectedPay: 38_000,
    expectedPayFrom: 2027,
  }
  const plan = planOf(family)
  expect(Number(figureOf(plan, 'conversion.now'))).toBeCloseTo(0.12, 3)
  expect(Number(figureOf(plan, 'conversion.ahead'))).toBeGreaterThan(0.25)
  expect(plainText(plan.summary)).not.toContain('lower income')
  expect(plainText(plan.summary)).toContain('no less, so leave it Traditional')
  expect(detailOf(plan, 'outlook')).not.toContain('costs less once your pay has fallen')
  // Without children there is no such credit, and waiting pays where a pension fills the lowest bracket later.
  const alone = planOf({ ...family, dependents: [], pensionMonthly: 5_000 })
  expect(Number(figureOf(alone, 'conversion.ahead'))).toBeLessThan(0.12)
  expect(detailOf(alone, 'outlook')).toContain('costs less once your pay has fallen')
})

/*
 * Law of 2026, single: 48,600 − 4,860 − 16,100 = 27,640 is in the bracket of 12 %, and in the 6.8 % of Minnesota: 18.8 % and
 * more of a dollar converted beside that pay, against about 15 % later, in Florida. Work ends in the course of 2029: 2030 and
 * 2031 are whole years without it, before Social Security at 67.
 */
const toFlorida: Household = {
  age: 61,
  filingStatus: 'single',
  state: 'MN',
  retirementState: 'FL',
  employment: 'employed',
  income: 91_400,
  expectedPay: 48_600,
  expectedPayFrom: 2027,
  contributionRate: 0.1,
  contributionKind: 'traditional',
  rothOptionAtWork: true,
  employerMatch: { rate: 1, upTo: 0.04 },
  monthlyExpenses: 3_870,
  savings: 38_200,
  retirementSavings: 467_300,
  rothSavings: 52_800,
  retirementAge: 64,
  retirementExpensesAnnual: 49_200,
  ssMonthly: 2_540,
  ssFromAge: 67,
  considersConversion: true,
}

test('a conversion that costs more than later at the lower pay too waits for the years without work, which are named', () => {
  const plan = planOf(toFlorida)
  const ahead = Number(figureOf(plan, 'conversion.ahead'))
  expect(ahead).toBeLessThan(Number(figureOf(plan, 'conversion.now')))
  expect(ahead).toBeGreaterThan(Number(figureOf(plan, 'conversion.later')) + 0.02)
  expect(plainText(plan.summary)).toContain('still more, so wait for a year of even lower income')
  expect(detailOf(plan, 'outlook')).not.toContain('costs less once your pay has fallen')
  expect(plan.nextSteps.flatMap(({ id }) => (id.startsWith('conversion.') ? [id] : []))).toEqual([
    'conversion.2030',
    'conversion.2031',
  ])
  expect(plainText(plan.summary)).toContain('Spread over the low years from 2030 until 2031')
})
