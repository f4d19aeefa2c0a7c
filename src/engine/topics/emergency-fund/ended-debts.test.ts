import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import { draftPlan } from '../../draft-plan.ts'
import { type Household, householdSchema } from '../../household.ts'
import { plainText } from '../../say.ts'
import { dollarWork, filledBy } from '../next-dollar/work.ts'
import { emergencyFund } from './emergency-fund.ts'
import { fundWork } from './work.ts'

const context = draftContext('2026-11-26')
const household = (balance: number, rest: Partial<Household> = {}): Household =>
  householdSchema.parse({
    ...{ age: 33, maritalStatus: 'single', filingStatus: 'single', numDependents: 0, state: 'TX' },
    ...{ employment: 'employed', incomeStability: 'steady', earners: 1, income: 50_000 },
    ...{ getsWholeMatch: true, deductible: 1_500, outOfPocketMaximum: 5_000, hsaEligible: false },
    ...{ savings: 2_000, monthlyExpenses: 3_000, monthlySurplus: 500 },
    debts: [{ kind: 'auto', balance, rate: 0.05, minPayment: 300 }],
    ...rest,
  })
const fullIn = (told: Household) =>
  fundWork(told, context).dates.milestones.find(({ id }) => id === 'full')?.months

/*
 * By hand: four months of 3,000. A car loan of 3,000 with 72 of interest takes ten payments of 300 and one of 72, and
 * 4 × 2,700 = 10,800. Of the 8,800 that are missing 11 × 500 + 228 are there by then, and 3,072 ÷ 800 takes 4 months more.
 */
test('a car loan that ends before the fund is full leaves its payment to the fund, and the target', () => {
  const told = household(3_000)
  expect(fundWork(told, context).cushion.target.value).toBe(10_800)
  expect(fullIn(told)).toBe(15)
  const { plan } = draftPlan({
    topic: emergencyFund,
    household: told,
    context,
    identity: { id: 'a', version: 1, generatedAt: '2026-11-26T12:00:00Z' },
  })
  expect(plainText(plan.summary)).toContain(
    'is there in Feb 2028, with the $300 a month of the car loan that is free from Oct 2027 on',
  )
  const transfer = plan.nextSteps.find(({ id }) => id === 'automatic')
  expect(plainText(transfer!.how)).toContain('once that is paid, in Oct 2027')
})

// At 5 % 8,000 take 29 payments of 300, and 10,000 ÷ 500 is there in 20 months.
test('a car loan that outlasts the filling stays in the target and moves no date', () => {
  expect(fundWork(household(8_000), context).cushion.target.value).toBe(12_000)
  expect(fullIn(household(8_000))).toBe(20)
})

test('the fund and the next dollar fill the same fund in the same month', () => {
  const card: Household['debts'] = [
    { kind: 'auto', balance: 3_000, rate: 0.05, minPayment: 300 },
    { kind: 'credit_card', balance: 2_100, rate: 0.23, minPayment: 70 },
  ]
  for (const told of [household(3_000), household(8_000), household(3_000, { debts: card })]) {
    const { course, needs, cushion } = dollarWork(told, context)
    expect(fullIn(told)).toBe(filledBy(course, needs, 'cushion'))
    expect(fundWork(told, context).cushion.target.value).toBe(cushion.target.value)
  }
})
