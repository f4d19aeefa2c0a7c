import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { planInProse } from '../plan-in-prose.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { collegeSavings } from './college/college-savings.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { payChange } from './pay-change.ts'

const parent: Household = {
  ...{ age: 36, dependents: [6, 9], maritalStatus: 'divorced', filingStatus: 'head_of_household' },
  ...{ state: 'IL', familySize: 3, employment: 'employed', income: 64_300, incomeStability: 'steady' },
  ...{ expectedPay: 72_800, expectedPayFrom: 2027, monthlyExpenses: 4_740, monthlySurplus: 520 },
  ...{ savings: 7_260, childcareMonthly: 540, deductible: 1_800, hasWorkplacePlan: true },
  ...{ rothOptionAtWork: true, contributionKind: 'traditional', contributionRate: 0.03 },
  ...{ employerMatch: { rate: 0.5, upTo: 0.06 }, hsaEligible: false },
  debts: [
    { kind: 'credit_card', balance: 2_870, rate: 0.2374, minPayment: 86 },
    { kind: 'auto', balance: 10_700, rate: 0.0689, minPayment: 309 },
  ],
}

const context = draftContext('2026-11-26')
const changeOf = (more: Household) => {
  const sheet = worksheet([])
  return payChange({ sheet, reader: factReader(sheet, { ...parent, ...more }, context.today), context })
}
const planOf = (topic: typeof nextDollar, more: Household = {}) =>
  wholePlan(topic, { ...parent, ...more }, context)
const dateOf = (topic: typeof nextDollar, id: string, more: Household = {}) =>
  String(planOf(topic, more).figures.find((figure) => figure.id === id)?.value).slice(0, 7)

// Of 8,500 more 3% is 255 into the plan. Tax on the other 8,245: 12% is 989.40 and Illinois 4.95% 408.13; 7.65% of 8,500
// is 650.25. 6,197.22 ÷ 12 = 516.43. From a day in November only December is without it: January is paid by it.
test('a raise brings a month what federal, state and payroll tax and the plan at work leave of it', () => {
  const change = changeOf({})
  expect(change?.more.value).toBe(516)
  expect(change?.after).toBe(1)
  expect(change?.day.value).toMatch(/^2027-01/)
})

test('pay that falls takes of a month, and what has come or nobody named changes none', () => {
  expect(changeOf({ expectedPay: 55_800 })?.more.value).toBeLessThan(-300)
  expect(changeOf({ expectedPayFrom: 2026 })).toBeUndefined()
  expect(changeOf({ expectedPay: undefined })).toBeUndefined()
  expect(changeOf({ employment: 'unemployed' })).toBeUndefined()
  expect(changeOf({ retirementAge: 37 })).toBeUndefined()
})

// 23,270 − 4,390 that stays = 18,880. One month of 386 + 86 brings 472; 18,408 ÷ (472 + 516) takes 19 more: 20 in all.
test('a fund counts it from its month on', () => {
  expect(dateOf(emergencyFund, 'date.full')).toBe('2028-07')
  expect(dateOf(emergencyFund, 'date.full', { expectedPay: undefined })).toBe('2030-03')
})

test('the next dollar places it from its month on, with a step for that day', () => {
  const plan = planOf(nextDollar)
  expect(plan.nextSteps.find(({ id }) => id === 'pay-change')?.dueDate).toBe('2027-01-26')
  expect(plan.nextSteps.some(({ id }) => id === 'raise')).toBe(false)
  expect(plainText(plan.summary)).toContain('the pay that you expect brings about $516 a month more')
})

// At 72,800 the account saves 12% + 4.95% + 7.65% = 24.6% of 6,480, which is 1,594: less than the credit of 2,100.
test('an account for child care is weighed at the pay of the year that it is chosen for', () => {
  const detail = (more: Household) =>
    plainText(planOf(nextDollar, more).checks.find(({ id }) => id === 'dependent-care')?.title ?? '')
  expect(detail({})).toBe('Claim the credit for child care')
  expect(detail({ expectedPay: undefined })).toContain('saves more than the credit')
})

test('what goes in before tax next year is weighed at the pay of next year', () => {
  const notes = (more: Household) => planInProse(planOf(nextDollar, more))
  expect(notes({})).toContain('saves 17% of tax when it goes in')
  expect(notes({})).not.toContain('saves 35%')
})

test('what a raise makes of the next dollars is said of the next year', () => {
  expect(planInProse(planOf(nextDollar, { expectedPay: 103_500 }))).toMatch(
    /saves [\d.]+% of tax from next year on/,
  )
})

test('debts and college count it too, and each plan says so', () => {
  const twoKids: Household = { collegeTarget: 'public_in_state' }
  for (const topic of [nextDollar, emergencyFund, debtPayoffTopic, collegeSavings]) {
    const found = planOf(topic as typeof nextDollar, twoKids).checks.find(({ id }) => id === 'pay-change')
    expect(plainText(found?.detail ?? '')).toContain('about $516 a month more')
    expect(plainText(found?.detail ?? '')).toContain('count on it')
  }
})
