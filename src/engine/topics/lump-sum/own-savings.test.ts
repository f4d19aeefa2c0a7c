import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-20'))

const saver: Household = {
  ...{ amount: 20_000, goal: 'car', horizonYears: 2, age: 40, maritalStatus: 'single', state: 'CO' },
  ...{ employment: 'employed', income: 60_000, savings: 30_000, monthlyExpenses: 3_000, debts: [] },
}

function read(told: Household) {
  const plan = wholePlan(lumpSumInvest, { ...saver, ...told }, context)
  const titleOf = (id: string) => plan.checks.find((one) => one.id === id)?.title
  const park = plan.nextSteps.find(({ id }) => id === 'park')
  return {
    source: titleOf('source'),
    pitches: titleOf('pitches'),
    how: park === undefined ? '' : plainText(park.how),
  }
}

test('own savings owe no tax, and are no windfall', () => {
  const own = read({ moneySource: 'savings' })
  expect(own.source).toBe('No tax is due on this money')
  expect(own.pitches).toBeUndefined()
  expect(own.how).not.toContain('Tell few people')
})

test('own savings on which tax was told are not said to be free of it', () => {
  for (const told of [{ taxOwedOnMoney: 900 }, { moneyBeforeTax: true }, { sumInShares: true }])
    expect(read({ moneySource: 'savings', ...told }).source).not.toBe('No tax is due on this money')
})

test('money of which nobody said where it is from is asked about still', () => {
  const untold = read({})
  expect(untold.source).toBe('No tax counted on this money')
  expect(untold.pitches).toBeDefined()
  expect(untold.how).toContain('Tell few people')
})

test('own savings that are invested for long still meet those who sell', () => {
  expect(read({ moneySource: 'savings', goal: 'general', horizonYears: 15 }).pitches).toBeDefined()
})
