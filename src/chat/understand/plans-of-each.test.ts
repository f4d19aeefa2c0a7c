import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const planned = (message: string) => {
  const { facts } = understand(message, { today: '2026-11-23' })
  const ofPlans = facts.oldPlans?.reduce((sum, { balance }) => sum + balance, 0)
  return facts.planBalance ?? facts.amount ?? ofPlans
}

test('of two plans, one of each of a couple, one’s own is what is moved', () => {
  expect(
    planned('I’m 61. My 401k has 820k and my wife (59) has 140k in her 403b. Roll it over to an IRA?'),
  ).toBe(820_000)
  expect(planned('We have 300k in my 401k and 90k in his 401k, roll my 401k over to an IRA?')).toBe(300_000)
  expect(planned('My 401k has 820k and my wife has 140k in her old 403b, roll it over?')).not.toBe(820_000)
  expect(planned('My old 401k has 50k and my old 403b 20k, roll them over?')).toBe(70_000)
})
