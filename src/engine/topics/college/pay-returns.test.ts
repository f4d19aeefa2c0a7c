import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'
import { collegeWork } from './work.ts'

const context = sketchContext(draftContext('2026-11-26'))
const work = (household: Household) => collegeWork(household, context)

/** Texas taxes no pay. */
const laidOff: Household = {
  ...{ age: 49, spouseAge: 46, dependents: [13, 16], maritalStatus: 'married' },
  ...{ filingStatus: 'married_joint', state: 'TX', familySize: 4, employment: 'unemployed', income: 0 },
  ...{ formerPay: 78_900, payThisYear: 59_300, separationDate: '2026-09-25', unemploymentMonthly: 1_960 },
  ...{ spouseIncome: 58_300, monthlyExpenses: 6_080, savings: 16_900, retirementSavings: 264_000 },
  ...{ hasWorkplacePlan: false, spouseHasWorkplacePlan: true, spouseContributionRate: 0.05 },
  ...{ spouseEmployerMatch: { rate: 1, upTo: 0.05 }, collegeSavedEach: [9_800, 24_300] },
  ...{ collegeMonthly: 200, collegeTarget: 'public_in_state', collegeFundShare: 0.5, debts: [] },
}
const hired: Household = { ...laidOff, expectedPay: 61_500, expectedPayFrom: 2027 }

test('a job that begins in January gives college a day on which saving starts', () => {
  const { first, wait, reached, intoCollegeLater } = work(hired)
  expect(first.returns?.after).toBe(2)
  expect(first.returns?.more.value).toBeGreaterThan(1_500)
  expect(wait.phases.map(({ id }) => id)).toEqual(['month', 'cushion'])
  // The month fills what is missing of the fund first.
  const filling = Math.ceil(first.cushionGap / (first.returns?.more.value ?? 1))
  expect(wait.months).toBe(2 + filling)
  expect(reached.value).toBeGreaterThan(0.9)
  expect(intoCollegeLater.value).toBeLessThanOrEqual(first.returns?.more.value ?? 0)
})

test('without a word on new pay no day is named', () => {
  expect(work(laidOff).first.returns).toBeUndefined()
  expect(work(laidOff).wait.from).toBeUndefined()
})

// December alone: 6,080 less what goes on and the benefits. What it takes is not in the fund any more.
test('what the months until then take out of the cash is filled as well', () => {
  const { first } = work(hired)
  const { cushion, returns } = first
  expect(first.cushionGap).toBe((cushion?.target.value ?? 0) - 16_900 + (returns?.takes ?? 0))
  expect(work({ ...hired, unemploymentMonthly: 0 }).first.returns?.takes).toBeGreaterThan(returns?.takes ?? 0)
})

test('a spouse who is back from leave in three months is counted on as well', () => {
  const onLeave: Household = {
    ...{ age: 35, spouseAge: 34, dependents: [0], maritalStatus: 'married', filingStatus: 'married_joint' },
    ...{ state: 'TX', employment: 'employed', income: 91_600, spouseIncome: 0, spouseOutOfWork: true },
    ...{ spouseOnUnpaidLeave: true, spouseFormerPay: 66_000, spouseOffWorkMonths: 3, debts: [] },
    ...{ monthlyExpenses: 5_380, savings: 31_200, contributionRate: 0.1, spouseContributionRate: 0.06 },
  }
  expect(work(onLeave).first.returns?.after).toBe(3)
  expect(work({ ...onLeave, monthlyExpenses: 40_000 }).first.returns).toBeUndefined()
})

test('the plan says from when on, and asks nobody for hardship terms whose cash reaches that far', () => {
  const plan = wholePlan(collegeSavings, hired, context)
  const summary = plainText(plan.summary)
  expect(summary).toContain('From Jan 2027 on, with the pay that you expect, about $')
  expect(summary).toMatch(
    /College saving starts in \w+ 2027, and \$[\d,]+ a month reaches about \d+% of your part/,
  )
  expect(summary).not.toContain('by itself')
  const ids = plan.nextSteps.map(({ id }) => id)
  expect(ids).toContain('pay-returns')
  expect(ids).not.toContain('minimums')
  expect(plan.nextSteps.find(({ id }) => id === 'pay-returns')?.dueDate).toBe('2027-01-01')
})

// Born 9 months from today at the latest: January to August fill the fund with all that is left, then the child takes its part.
test('a child on the way takes its part of the month that is there once pay is back', () => {
  const expecting: Household = { ...hired, dependents: [6, 9], expecting: true, newChildMonthly: 1_300 }
  const { first, wait, intoCollegeLater } = work(expecting)
  const { returns, birth } = first
  expect(birth?.monthly).toBe(returns?.more)
  expect(birth?.left.value).toBe((returns?.more.value ?? 0) - (birth?.child.value ?? 0))
  const [before, after] = [returns?.more.value ?? 0, birth?.left.value ?? 0]
  const inTime = before * (9 - 2)
  expect(first.cushionGap).toBeGreaterThan(inTime)
  expect(wait.months).toBe(9 + Math.ceil((first.cushionGap - inTime) / after))
  expect(intoCollegeLater.value).toBeLessThanOrEqual(after)
  const { summary, nextSteps } = wholePlan(collegeSavings, expecting, context)
  expect(plainText(summary)).toContain('comes out of what is put aside')
  expect(nextSteps.map(({ id }) => id)).toContain('birth')
  // Where the child takes more than is left, no day can be named.
  const dear = work({ ...expecting, newChildMonthly: 2_800 })
  expect(dear.first.birth?.isMissing).toBe(true)
  expect(dear.wait.from).toBeUndefined()
})

/** Off sick for three months from a job that is held, on 1,900 of disability pay. */
const sick: Household = {
  ...{ age: 41, spouseAge: 40, dependents: [9], maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ state: 'TX', employment: 'unemployed', income: 0, formerPay: 78_900, payThisYear: 59_300 },
  ...{ offWorkForHealth: true, offWorkMonths: 3, disabilityMonthly: 1_900, spouseIncome: 58_300 },
  ...{ monthlyExpenses: 6_080, savings: 26_900, contributionRate: 0.06, spouseContributionRate: 0.03 },
  ...{ collegeSaved: 9_800, collegeMonthly: 200, collegeFundShare: 0.5, debts: [] },
}

test('after an illness the month is counted without the disability pay in place of the pay', () => {
  const { returns } = work(sick).first
  expect(returns?.after).toBe(3)
  const without = work({ ...sick, disabilityMonthly: 0 }).first.returns
  // A little less: the pay is taxed beside the disability pay of the year.
  expect(returns?.more.value).toBeLessThanOrEqual(without?.more.value ?? 0)
  expect(returns?.more.value).toBeGreaterThan((without?.more.value ?? 0) - 1_900 / 4)
  expect(work({ ...sick, cannotWork: true }).first.returns).toBeUndefined()
  const { summary } = wholePlan(collegeSavings, sick, context)
  expect(plainText(summary)).toContain('if you are well and back at work by then')
})

// 6% of 78,900 and 3% of 58,300 are 6,483 of 137,200, and 10% are 13,720: 7,237 a year is missing, 604 a month.
test('what retirement misses of the pay that is back comes before college, and college gets the rest', () => {
  const { first, wait, intoCollegeLater } = work(sick)
  expect(first.retirementGap?.raise.value).toBe(604)
  expect(wait.from).toBeDefined()
  expect(intoCollegeLater.value).toBeLessThanOrEqual(
    (first.returns?.more.value ?? 0) - (first.retirementGap?.takeHome.value ?? 0),
  )
  const step = wholePlan(collegeSavings, sick, context).nextSteps.find(({ id }) => id === 'pay-returns')
  expect(plainText(step?.how ?? '')).toContain('once the fund is full raise what goes into the plan at work')
  expect(work({ ...sick, retirementOnTrack: true }).first.retirementGap).toBeUndefined()
})

// The 5% of 58,300 with a match of as much are 10% of that pay; what goes in of the next pay is unknown, and not nothing.
test('whether the next job has a plan is not known from somebody who has none today', () => {
  expect(work(hired).first.isRetirementOnTrack).toBe(true)
})

test('a sum that is kept until pay returns fills the fund then, and the rest goes to college', () => {
  const given: Household = { ...hired, amount: 30_000 }
  const { then, first, reached } = work(given)
  const ofThen = (id: string) => then?.placements.find((part) => part.id === id)?.amount.value
  expect(ofThen('cushion')).toBe(first.cushionGap)
  expect(ofThen('college')).toBe(30_000 - first.cushionGap)
  expect(reached.value).toBeGreaterThan(work({ ...given, amount: 15_000 }).reached.value)
  const { summary, nextSteps } = wholePlan(collegeSavings, given, context)
  expect(plainText(summary)).toMatch(
    /Of the \$30,000, once pay is back, put \$[\d,]+ into your emergency fund/,
  )
  expect(nextSteps.find(({ id }) => id === 'sum-then')?.dueDate).toBe('2027-01-01')
  expect(work({ ...laidOff, amount: 30_000 }).then).toBeUndefined()
})

test('a card comes before the fund in words as in months, and the form of student aid has its step', () => {
  const card = { kind: 'credit_card', balance: 9_000, rate: 0.24, minPayment: 260 } as const
  const plan = wholePlan(collegeSavings, { ...hired, debts: [card] }, context)
  expect(plainText(plan.summary)).toContain(
    'The debts at a high rate are paid and the emergency fund is filled first',
  )
  expect(work({ ...hired, debts: [card] }).wait.phases.map(({ id }) => id)).toEqual([
    'month',
    'debt',
    'cushion',
  ])
  const poor = wholePlan(collegeSavings, { ...hired, savings: 300, monthlyExpenses: 7_000 }, context)
  expect(poor.nextSteps.map(({ id }) => id)).toContain('aid-form')
})
