import { expect, test } from 'vitest'
import type { TaxReturn } from '../tax/tax-return.ts'
import { returnsApart } from './returns-apart.ts'

const joint: TaxReturn = {
  status: 'married_joint',
  age: 40,
  spouseAge: 38,
  dependentAges: [6],
  wages: 60_000,
  spouseWages: 80_000,
  spouseDeferredPay: 4_000,
  interest: 1_000,
  dependentCareExpenses: 5_000,
}

test('each has their own pay, the children are on the first, and what separate returns close is gone', () => {
  const { mine, theirs } = returnsApart(joint, false)
  expect(mine).toMatchObject({
    status: 'married_separate',
    age: 40,
    wages: 60_000,
    dependentAges: [6],
    interest: 500,
  })
  expect(mine.dependentCareExpenses).toBeUndefined()
  expect(theirs).toMatchObject({ status: 'married_separate', age: 38, wages: 80_000, deferredPay: 4_000 })
  expect(theirs.dependentAges).toBeUndefined()
})

test('in a community property state each has half of both pays', () => {
  const { mine, theirs } = returnsApart(joint, true)
  expect([mine.wages, theirs.wages]).toEqual([70_000, 70_000])
})

test('two who file separately deduct half of the interest of their home each', () => {
  const { mine, theirs } = returnsApart(
    { status: 'married_joint', age: 40, wages: 150_000, mortgageInterest: 38_000 },
    false,
  )
  expect([mine.mortgageInterest, theirs.mortgageInterest]).toEqual([19_000, 19_000])
})
