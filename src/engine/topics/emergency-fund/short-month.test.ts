import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { shortByMonth } from '../families-for-tests.ts'
import { emergencyFund } from './emergency-fund.ts'

const context = sketchContext(draftContext('2026-11-26'))
const planOf = (more: Household = {}) => wholePlan(emergencyFund, { ...shortByMonth, ...more }, context)
const summaryOf = (more: Household = {}) => plainText(planOf(more).summary)

// 3,890 − 3,560 are 330, which 2,150 pay for six months and a half: the seventh is June.
test('what a month costs beyond take-home pay is named first, with the month in which it has spent the cash', () => {
  for (const told of [{}, { monthlySurplus: 0 }]) {
    const plan = planOf(told)
    expect(plainText(plan.title)).toBe(
      'Close the gap in the month first, then build an emergency fund of $15,560',
    )
    expect(plainText(plan.summary)).toContain(
      'You spend $330 a month more than you bring home. Find that first: until then your cash pays it, and is spent in Jun 2027. Only what you find beyond it fills the fund.',
    )
    expect(plan.checks[0]?.id).toBe('month')
    expect(plan.nextSteps.some(({ id }) => id === 'short-month')).toBe(true)
  }
})

test('whoever puts something aside, whose take-home pay is that of one of two, or who draws on savings is not short', () => {
  const couple: Household = { maritalStatus: 'married', filingStatus: 'married_joint', spouseAge: 34 }
  const retired: Household = { ...couple, age: 66, employment: 'retired', income: 0, spouseIncome: 60_000 }
  for (const other of [{ monthlySurplus: 50 }, { ...couple, earners: 2, monthlySurplus: 0 }, retired])
    expect(summaryOf(other)).not.toContain('more than you bring home')
})

// 1,000 at nothing and 100 a month are gone in ten months: of 5,000 1,700 are left then, which 230 a month take in eight: the
// eighteenth is May. The raise comes in the third month, before 2,150 are spent.
test('payments that end and a raise make the cash last longer', () => {
  const card = { kind: 'personal', balance: 1_000, rate: 0, minPayment: 100 } as const
  expect(summaryOf({ savings: 5_000, debts: [card] })).toContain('is spent in May 2028')
  const raise: Household = { payOutlook: 'higher', expectedPay: 90_000, expectedPayFrom: 2027 }
  const said = summaryOf({ ...raise, savings: 2_150 })
  expect(said).toContain('until then your cash pays it. Only what you find')
  expect(said).toContain('which first fills the $330 a month that is missing; that day counts on the rest.')
})

// From August on, nine months ahead, 400 − 183 of the credit for the child join the 330: 5,000 − 9 × 330 are 2,030, and 547
// take three months and a part of the fourth.
test('a child on the way spends the cash sooner', () => {
  const said = summaryOf({ savings: 5_000, expecting: true, newChildMonthly: 400 })
  expect(said).toContain('is spent in Dec 2027. From the birth on the child takes another $217 a month.')
})

// 30,000 − 15,560 of the fund − 12 × 330.
test('a fund that is full is not said to go on growing', () => {
  const said = summaryOf({ savings: 30_000 })
  expect(said).toContain('You already have what you need')
  expect(said).toContain('You spend $330 a month more than you bring home')
  expect(said).toContain('The $10,480 beyond it, and beyond what a year of that takes, needs a decision')
  expect(said).not.toContain('What you save from now on')
})

test('without cash it is said that nothing pays it', () => {
  expect(summaryOf({ savings: 0 })).toContain('until then no cash is there to pay it.')
})

// Three months of 330 off 5,000; without an end it would last for fifteen.
test('before a last day the cash of that day is what the short months leave', () => {
  const said = summaryOf({ savings: 5_000, separationDate: '2027-02-26' })
  expect(said).toContain('about $4,010 is there by then')
  expect(said).toContain('until then your cash pays it. What is still missing')
})

// 2,000 more, less 12 % and 7.65 %, are 133 a month.
test('a raise that is smaller than what is missing closes a part of it', () => {
  const raise: Household = { payOutlook: 'higher', expectedPay: 62_000, expectedPayFrom: 2028 }
  expect(summaryOf(raise)).toContain(
    'brings about $133 a month more, which closes a part of the $330 a month that is missing.',
  )
})

// 48,000 of pay leave some 3,510 a month after its taxes, which nobody told: 4,600 of costs are more by 1,090, about.
test('what is missing by a pay that was worked out is said to be about that', () => {
  const worked: Household = {
    ...{ age: 38, maritalStatus: 'single', filingStatus: 'single', state: 'GA', income: 48_000 },
    ...{ employment: 'employed', monthlyExpenses: 4_600, savings: 3_000, dependents: [5], debts: [] },
  }
  const { summary, checks } = wholePlan(emergencyFund, worked, context)
  expect(plainText(summary)).toMatch(/You spend about \$1,\d+ a month more than you bring home/)
  expect(plainText(checks.find(({ id }) => id === 'month')?.detail ?? '')).toMatch(
    /^About \$1,\d+ a month is/,
  )
})
