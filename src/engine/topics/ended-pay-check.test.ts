import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { plainText } from '../say.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { rollover } from './rollover/rollover.ts'
import { rothVsTraditional } from './roth/roth-vs-traditional.ts'
import type { Topic } from './topic.ts'

const context = sketchContext(draftContext('2026-11-26'))

const couple: Household = {
  age: 35,
  spouseAge: 34,
  dependents: [7, 4],
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  employment: 'unemployed',
  income: 0,
  payThisYear: 63_000,
  separationDate: '2026-11-13',
  spouseIncome: 58_000,
  spouseHasWorkplacePlan: false,
  amountMonthly: 100,
  retirementSavings: 95_000,
  planBalance: 61_000,
  amount: 20_000,
}

const yearPay = (topic: Topic, more: Household = {}): string => {
  const { checks } = topic.draft({ ...couple, ...more }, context)
  return plainText(checks.find(({ id }) => id === 'year-pay')?.detail ?? '')
}

const severed: Household = { severance: 30_000, unemploymentMonthly: 2_400 }

/*
 * By hand. 30,000 of severance are 21 weeks of the 63,000 earned in 316 days, so that all 26 weeks of benefits are in 2027:
 * 182 of 365 days at 28,800 a year are 14,361. This year's 151,000 less 32,200 are above 100,800, so 10,000 more cost 22%.
 * Next year's 72,361 less 32,200 are 40,161: 12%, and the earned income credit for two children, which ends at 65,899, is
 * gone already.
 */
test('what more income costs next year holds the benefits that are due then, and is the same in every topic', () => {
  for (const topic of [rollover, lumpSumInvest, rothVsTraditional]) {
    const text = yearPay(topic, severed)
    expect(text).toContain('about 22% of it in federal tax this year and 12% next year if no new pay comes')
    expect(text).toContain('from Apr 9, 2027 on: 21 weeks of severance come first')
    expect(text).toContain('with the $14,361 of benefits that are due then: what can wait until January')
  }
})

/*
 * Without benefits: 121,000 less 32,200 are 88,800, and 10,000 more stay below 100,800: 12%. Next year 58,000 have
 * 7,316 − 21.06% × (58,000 − 31,160) = 1,663 of the credit, all of which 10,000 more take: (1,200 + 1,663) ÷ 10,000.
 */
test('a low bracket is no reason to wait where a credit shrinks with the income', () => {
  for (const topic of [rollover, lumpSumInvest, rothVsTraditional]) {
    const text = yearPay(topic)
    expect(text).toContain('about 12% of it in federal tax this year and 29% next year')
    expect(text).toContain('to wait until January saves nothing')
    expect(text).not.toContain('may be taxed less')
  }
  const { checks } = rothVsTraditional.draft(couple, context)
  expect(checks.map(({ id }) => id)).not.toContain('low-year')
})
