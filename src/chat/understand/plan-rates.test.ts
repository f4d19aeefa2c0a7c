import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const read = (message: string) => {
  const { premiumMonthly, takeHomeMonthly } = understand(message, { today: '2026-11-20' }).facts
  return [premiumMonthly, takeHomeMonthly]
}

test.each([
  ['HSA or HRA? The Employee Monthly Rate deducted from my paycheck is $171 under both', 171, undefined],
  ['The premium, employee monthly rate deducted per paycheck: $171', 171, undefined],
  // 84 x 26 / 12.
  ['Health plan: the employee bi-weekly premium is 84', 182, undefined],
  ['My 401k has an employee monthly deduction rate of 400. Medical is fine', undefined, undefined],
  ['The monthly rate on my car loan is 171', undefined, undefined],
  ['After taxes I take home 1,200 a month', undefined, 1_200],
])('the rate of a plan at work is a premium and no pay: %s', (message, premium, pay) => {
  expect(read(message)).toEqual([premium, pay])
})
