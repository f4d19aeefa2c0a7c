import { expect, test } from 'vitest'
import { nextExclusionAge, wholeExclusionFrom, yearlyExclusion } from './yearly-exclusion.ts'

// The law of each state as its file has it: Illinois all at any age, Iowa from 55 on, New York 20,000 from 59½ on.
test('a state leaves out all of retirement income, a sum of it, or none', () => {
  expect(wholeExclusionFrom('IL', 2026)).toBe(0)
  expect(wholeExclusionFrom('IA', 2026)).toBe(55)
  expect([wholeExclusionFrom('NY', 2026), yearlyExclusion('NY', 2026)?.amount.single]).toEqual([
    undefined,
    20_000,
  ])
  expect(yearlyExclusion('NY', 2026)?.before).toBeUndefined()
  // Georgia: 35,000 from 62 on and 65,000 from 65 on.
  const georgia = yearlyExclusion('GA', 2026)
  expect([georgia?.fromAge, georgia?.amount.single]).toEqual([65, 65_000])
  expect([georgia?.before?.fromAge, georgia?.before?.amount.single]).toEqual([62, 35_000])
  expect([wholeExclusionFrom('CA', 2026), yearlyExclusion('CA', 2026)]).toEqual([undefined, undefined])
})

// MCL 206.30(1)(f): a limit for a single return and twice of it for a joint one, whichever spouse is paid.
test('Michigan has one sum for the return, and New York one for each person', () => {
  expect(yearlyExclusion('MI', 2026)).toMatchObject({
    amount: { single: 67_610, joint: 2 * 67_610 },
    isOfReturn: true,
  })
  expect(yearlyExclusion('NY', 2026)?.isOfReturn).toBe(false)
})

// New Jersey from 62 on, Georgia from 62 and again from 65 on; Minnesota has no such age.
test('the next age at which a state leaves more untaxed lies ahead', () => {
  expect([61, 62].map((age) => nextExclusionAge('NJ', 2026, age))).toEqual([62, undefined])
  expect([60, 62, 65].map((age) => nextExclusionAge('GA', 2026, age))).toEqual([62, 65, undefined])
  expect(nextExclusionAge('MN', 2026, 58)).toBeUndefined()
})
