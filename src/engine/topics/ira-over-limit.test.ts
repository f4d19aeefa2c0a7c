import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { nothing, plainText } from '../say.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { rothVsTraditional } from './roth/roth-vs-traditional.ts'

const context = sketchContext(draftContext('2026-11-27'))

const saver: Household = {
  ...{ age: 40, maritalStatus: 'single', filingStatus: 'single', numDependents: 0, employment: 'employed' },
  ...{ income: 70_000, state: 'TX', savings: 30_000, monthlyExpenses: 3_000, monthlySurplus: 800, debts: [] },
  ...{ amount: 20_000, goal: 'retirement', iraContributedThisYear: 9_000 },
}
const topics = [lumpSumInvest, nextDollar, rothVsTraditional] as const
const said = (topic: (typeof topics)[number], more: Household = {}) =>
  plainText(
    wholePlan(topic, { ...saver, ...more }, context).checks.find(({ id }) => id === 'ira-over-limit')
      ?.detail ?? nothing,
  )

// IRC §219(b)(5), §408(d)(4): 7,500 at 40 for 2026, so 1,500 of 9,000 by Oct 15, 2027; 8,600 from 50 on.
test.each(topics)('more than an IRA takes of a year is named with the day by which it comes out', (topic) => {
  expect(said(topic)).toContain('No more than $7,500 may')
  expect(said(topic)).toContain('Have $1,500 of it sent back, with what it earned, by Oct 15, 2027')
  expect(said(topic)).not.toContain('spouse')
  expect(said(topic, { age: 52, iraContributedThisYear: 8_600 })).toBe('')
  expect(said(topic, { iraContributedThisYear: 7_500 })).toBe('')
})

// IRC §219(b)(1)(B): never more than the pay.
test('without so much pay less may go in', () => {
  expect(said(lumpSumInvest, { income: 5_000, iraContributedThisYear: 7_000 })).toContain(
    'Have $2,000 of it sent back',
  )
})

test('two may have told of two IRAs in one sum', () => {
  const couple: Household = {
    ...{ maritalStatus: 'married', filingStatus: 'married_joint', spouseAge: 41, spouseIncome: 40_000 },
  }
  expect(said(nextDollar, couple)).toContain('in an IRA in your spouse’s name, count each IRA alone')
})
