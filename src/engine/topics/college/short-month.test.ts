import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-26'))
const planOf = (household: Household) => wholePlan(collegeSavings, household, context)
const stepIds = (household: Household) => planOf(household).nextSteps.map(({ id }) => id)

const family: Household = {
  age: 38,
  spouseAge: 37,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'MI',
  dependents: [7, 3],
  income: 78_000,
  spouseIncome: 42_000,
  employment: 'employed',
  takeHomeMonthly: 7_400,
  monthlyExpenses: 6_300,
  savings: 40_000,
  collegeSaved: 17_000,
  collegeMonthly: 300,
  collegeTarget: 'public_in_state',
  collegeFundShare: 0.5,
  retirementOnTrack: true,
  getsWholeMatch: true,
  spouseGetsWholeMatch: true,
  debts: [],
}

const spouseOut: Household = {
  ...family,
  spouseIncome: 0,
  spouseOutOfWork: true,
  spouseFormerPay: 42_000,
  spouseSeparationDate: '2026-11-13',
  takeHomeMonthly: 5_400,
}

test('while a job is lost nothing goes to college, all cash stays, and the claim and health cover have their days', () => {
  expect(planOf(family).totalAmount).toBeGreaterThan(0)
  const plan = planOf(spouseOut)
  expect(plan.totalAmount).toBe(0)
  expect(plan.allocations).toEqual([])
  expect(plainText(plan.title)).toBe('Keep your cash until pay returns, then save for college')
  expect(plainText(plan.summary)).toContain(
    'Have your spouse apply for unemployment this week, and settle your health cover. While your spouse is out of work, nothing goes to college',
  )
  expect(stepIds(spouseOut)).toEqual(expect.arrayContaining(['unemployment', 'health', 'turn-over']))
  // No spare cash goes in for the tax that the state would take off, and the own pay fills no fund.
  const own: Household = {
    ...family,
    employment: 'unemployed',
    income: 0,
    formerPay: 78_000,
    separationDate: '2026-11-13',
    takeHomeMonthly: 2_900,
    savings: 30_000,
  }
  for (const household of [spouseOut, own])
    for (const id of ['state-room', 'automatic', 'cushion', 'match'])
      expect(stepIds(household)).not.toContain(id)
  // 6,300 × 90% is 5,670; 2,900 go on, and 30,000 fill 2,770 a month for 10.8 months.
  const lasting = planOf(own).checks.find(({ id }) => id === 'runway')
  expect(plainText(lasting?.detail ?? '')).toContain('it lasts 10.8 months')
})

// 6,300 − 5,400.
test('a household whose take-home pay does not cover its costs puts nothing aside, and hears how much is missing', () => {
  const short = { ...family, takeHomeMonthly: 5_400 }
  const plan = planOf(short)
  expect(plan.totalAmount).toBe(0)
  expect(plainText(plan.title)).toBe('Close the gap in the month first, then save for college')
  expect(plainText(plan.summary)).toContain('You spend $900 a month more than you bring home')
  expect(stepIds(short)).toContain('large-costs')
  expect(stepIds(short)).not.toContain('unemployment')
  // Whoever says what is left each month is believed.
  expect(planOf({ ...short, monthlySurplus: 300 }).totalAmount).toBe(300)
  // What others give for college goes there all the same.
  const given = planOf({ ...short, collegeGiftYearly: 2_400 })
  expect(given.totalAmount).toBe(200)
})

test('a sum of one’s own stays in reach while a pay is gone, and a gift for college goes where it was given for', () => {
  const sum = planOf({ ...spouseOut, amount: 20_000, collegeSumToPlace: true })
  expect(sum.allocations.map(({ label, amount }) => [plainText(label), amount])).toEqual([
    ['Keep it for the months to come', 20_000],
  ])
  const gift = planOf({ ...spouseOut, collegeGift: 20_000 })
  expect(gift.allocations.some(({ label }) => plainText(label).includes('529'))).toBe(true)
})

test('a debt at a high rate gets its minimum while a pay is gone, as in every other plan', () => {
  const card: Household = {
    debts: [{ kind: 'credit_card', name: 'Card A', balance: 4_000, rate: 0.24, minPayment: 120 }],
  }
  const debts = (household: Household) =>
    planOf({ ...household, ...card }).checks.find(({ id }) => id === 'debts')
  expect(plainText(debts(spouseOut)?.title ?? '')).toBe('Minimum payments only, for now')
  expect(plainText(debts(spouseOut)?.detail ?? '')).not.toContain('best thing')
  expect(plainText(debts(family)?.title ?? '')).toBe('A debt at a high rate comes before college')
})

test('without pay nothing is on track for retirement, and the way back goes over the match and retirement', () => {
  const { retirementOnTrack: _said, ...untold } = spouseOut
  const retirement = (household: Household) =>
    planOf(household).checks.find(({ id, status }) => id === 'retirement' && status !== 'act')
  expect(retirement(untold)).toBeUndefined()
  expect(retirement({ ...untold, spouseOutOfWork: false })).toBeDefined()
  const assumed = (household: Household) => planOf(household).assumptions.map(({ fact }) => fact)
  expect(assumed(untold)).not.toContain('retirementOnTrack')
  expect(assumed({ ...untold, spouseOutOfWork: false })).toContain('retirementOnTrack')
  // Whoever says so knows more.
  expect(retirement(spouseOut)).toBeDefined()
  expect(plainText(planOf(untold).summary)).toContain(
    'the emergency fund is filled first, then come the whole employer match and your own retirement, then college goes on.',
  )
})

// 94,700 leave far more than 90% of 4,000 = 3,600 a month after tax; 90% of 6,300 = 5,670 is more than 78,000 leave.
test('where the pay that goes on covers a bare month, nobody hears of a short month or of hardship', () => {
  const owing: Household = {
    ...spouseOut,
    debts: [{ kind: 'mortgage', balance: 188_300, rate: 0.0349, minPayment: 900 }],
  }
  const { takeHomeMonthly: _untold, ...covered } = { ...owing, income: 94_700, monthlyExpenses: 4_000 }
  const said = (household: Household) => {
    const { nextSteps, checks, summary } = planOf(household)
    return JSON.stringify({ nextSteps, checks, summary: plainText(summary) })
  }
  expect(stepIds(owing)).toContain('minimums')
  expect(said(owing)).toContain('while the month is short')
  // No student loan was told of.
  expect(said(owing)).not.toContain('Federal student loans have plans')
  expect(stepIds(covered)).not.toContain('minimums')
  expect(said(covered)).not.toContain('while the month is short')
  expect(said(covered)).not.toContain('missing in the month')
  expect(plainText(planOf(covered).summary)).toContain('What goes on covers a bare month')
})
