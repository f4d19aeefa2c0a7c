import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const asked = (reply: string) =>
  understand(reply, { today: '2026-11-20', topic: 'emergency_fund', openQuestion: 'monthlyExpenses' })

test.each([
  ['About 2,500, rent is 1,400 and 600 food of it', 2_500, 1_400],
  ['3,200 a month, of which 1,500 is rent and 700 daycare', 3_200, 1_500],
  ['3,200, including 1,500 rent', 3_200, 1_500],
  ['About 2,500, 1,400 of which is rent', 2_500, 1_400],
  // 1,400 + 600 + 500 are all of it.
  ['2,500 total: 1,400 rent, 600 food, 500 car', 2_500, 1_400],
  // 2,500 + 1,400.
  ['2,500 plus 1,400 rent', 3_900, 1_400],
  ['2,500 not including the 1,400 rent', 3_900, 1_400],
  ['2,500 and then 1,400 for the mortgage', 3_900, undefined],
])('a month’s costs with a part of them: %s', (reply, monthlyExpenses, monthlyRent) => {
  const { facts, unclear } = asked(reply)
  expect({ costs: facts.monthlyExpenses, rent: facts.monthlyRent, unclear }).toEqual({
    costs: monthlyExpenses,
    rent: monthlyRent,
    unclear: undefined,
  })
})

test('parts that come to more than the whole are no parts of it', () => {
  expect(
    asked('3,000 and I have 9,000 in it').found.find(({ key }) => key === 'monthlyExpenses')?.confidence,
  ).toBe(0.5)
})
