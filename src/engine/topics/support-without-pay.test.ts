import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { collegeSavings } from './college/college-savings.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { lowerSupportSteps, paidFirst } from './support-without-pay.ts'
import { termLife } from './term-life/term-life.ts'

const context = draftContext('2026-11-26')
const readerOf = (household: Household) => factReader(worksheet(), household, context.today)

const father: Household = {
  ...{ age: 44, maritalStatus: 'divorced', filingStatus: 'single', state: 'MN', dependents: [6, 9] },
  ...{ employment: 'unemployed', income: 0, formerPay: 88_500, payThisYear: 71_400 },
  ...{ separationDate: '2026-10-09', unemploymentMonthly: 3_720, supportPaidMonthly: 1_150 },
  ...{ monthlyExpenses: 3_890, monthlySurplus: 0, savings: 16_600, amount: 20_000 },
  debts: [{ kind: 'auto', balance: 6_400, rate: 0.071, minPayment: 248 }],
}

const ids = (household: Household) => lowerSupportSteps(readerOf(household)).map(({ id }) => id)

// 42 USC 666(a)(9): what fell due is lowered from the day of the request at the earliest.
test('every plan of a lost pay says this week to ask for less support, once', () => {
  for (const topic of [emergencyFund, nextDollar, debtPayoffTopic, collegeSavings, lumpSumInvest, termLife]) {
    const { nextSteps } = wholePlan(topic, father, context)
    const steps = nextSteps.filter(({ title }) => plainText(title).includes('support that you pay'))
    expect([topic.slug, steps.length]).toEqual([topic.slug, 1])
    expect(steps[0]?.dueDate).toBe('2026-11-30')
    expect(plainText(steps[0]?.why ?? '')).toContain('$1,150 a month falls due until the order is changed')
  }
})

test('the summary of a plan of debts says it, and what to pay first counts the support', () => {
  const { summary } = wholePlan(debtPayoffTopic, father, context)
  expect(plainText(summary)).toContain(
    'Ask the court or the support agency to lower the support that you pay, and settle your health cover.',
  )
  expect(plainText(summary)).toContain('power, the car and the support that you pay come first')
})

test('however long ago the pay stopped, and whyever it did, less support can be asked for', () => {
  expect(ids(father)).toEqual(['lower-support'])
  const longAgo = wholePlan(debtPayoffTopic, { ...father, separationDate: '2026-02-02' }, context)
  expect(longAgo.nextSteps.map(({ id }) => id)).toContain('lower-support')
  const hurt: Household = {
    ...father,
    employment: 'employed',
    offWorkForHealth: true,
    disabilityMonthly: 3_150,
  }
  expect(wholePlan(nextDollar, hurt, context).nextSteps.map(({ id }) => id)).toContain('lower-support')
})

test('who is paid, pays none or is late with it already gets no such step', () => {
  const atWork: Household = { ...father, employment: 'employed', income: 88_500 }
  expect(ids(atWork)).toEqual([])
  expect(paidFirst(readerOf(atWork))).toBe('food, housing, power and the car come first, and cards last')
  expect(ids({ ...father, supportPaidMonthly: 0 })).toEqual([])
  expect(ids({ ...father, behindOnSupport: true })).toEqual([])
})

test('a pay as high as before that begins within weeks gives no court a reason', () => {
  const next = { expectedPay: 91_000, expectedPayFrom: 2027 }
  expect(ids({ ...father, ...next })).toEqual([])
  expect(ids({ ...father, ...next, expectedPay: 60_000 })).toEqual(['lower-support'])
  expect(ids({ ...father, ...next, expectedPayFrom: 2028 })).toEqual(['lower-support'])
  const { summary } = wholePlan(debtPayoffTopic, { ...father, ...next }, context)
  expect(plainText(summary)).not.toContain('lower the support')
})
