import { expect, test } from 'vitest'
import type { Household } from './household.ts'
import { withSumToldOnce } from './sum-told-twice.ts'

const isOne = (household: Household) => withSumToldOnce(household).sumIsTheCash === true

test('cash and a sum that are equal to the dollar are the same money', () => {
  expect(isOne({ amount: 20_000, savings: 20_000 })).toBe(true)
  expect(isOne({ amount: 20_000, savings: 20_000, moneySource: 'savings' })).toBe(true)
  expect(isOne({ amount: 20_000, savings: [15_000, 25_000] })).toBe(true)
})

test('unequal sums are two, and so are sums of nothing', () => {
  expect(isOne({ amount: 20_000, savings: 20_001 })).toBe(false)
  expect(isOne({ amount: 0, savings: 0 })).toBe(false)
  expect(isOne({ amount: 20_000 })).toBe(false)
  expect(isOne({ savings: 20_000 })).toBe(false)
})

test('money that comes from elsewhere, owes tax or is still to come is beside the cash', () => {
  const both: Household = { amount: 20_000, savings: 20_000 }
  expect(isOne({ ...both, moneySource: 'bonus' })).toBe(false)
  expect(isOne({ ...both, sumNotHere: true })).toBe(false)
  expect(isOne({ ...both, sumInShares: true })).toBe(false)
  expect(isOne({ ...both, moneyBeforeTax: true })).toBe(false)
  expect(isOne({ ...both, taxOwedOnMoney: 2_000 })).toBe(false)
  expect(isOne({ ...both, saleGain: 2_000 })).toBe(false)
  // The cash is the fund, told under both names.
  expect(isOne({ ...both, emergencyFund: 20_000 })).toBe(false)
})

test('who says that there are two sums is believed', () => {
  expect(isOne({ amount: 20_000, savings: 20_000, sumIsTheCash: false })).toBe(false)
})

// Of 30,000 the 12,000 of the fund stay: 18,000 are there to decide about.
test('a fund that was told beside the one sum is a part of it', () => {
  const told: Household = { amount: 30_000, savings: 30_000, emergencyFund: 12_000 }
  expect(withSumToldOnce(told)).toMatchObject({ amount: 18_000, savings: 18_000, emergencyFund: 12_000 })
  expect(withSumToldOnce({ ...told, sumIsTheCash: true })).toMatchObject({ amount: 18_000 })
  expect(withSumToldOnce({ ...told, sumIsTheCash: false })).toEqual({ ...told, sumIsTheCash: false })
  expect(withSumToldOnce({ ...told, emergencyFund: 0 })).toMatchObject({ amount: 30_000 })
})
