import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-26')
const three: Household = {
  age: 34,
  state: 'OH',
  maritalStatus: 'single',
  income: 72_000,
  accountType: ['401k'],
  separationAge: 33,
  oldPlans: [
    { name: 'Fidelity', balance: 18_000 },
    { name: 'Vanguard', balance: 6_000 },
    { balance: 41_000 },
  ],
}
const draftOf = (more: Household = {}) => rollover.draft({ ...three, ...more }, context)
const checkOf = (more: Household = {}) => {
  const found = draftOf(more).checks.find(({ id }) => id === 'old-plans')
  return found === undefined ? undefined : plainText(found.detail)
}

test('several old plans are moved as one sum, and the plan says that each moves by itself', () => {
  const draft = draftOf()
  // 18,000 + 6,000 + 41,000
  expect(draft.totalAmount).toBe(65_000)
  expect(plainText(draft.title)).toBe('Move the $65,000 of your old plans without losing any of it to tax')
  expect(draft.nextSteps[0]?.title).toBe('Call each old plan')
  expect(checkOf()).toContain(
    'the one at Fidelity with $18,000, the one at Vanguard with $6,000 and the one with $41,000',
  )
})

test('the one that its plan may close goes first: up to $7,000, IRC §401(a)(31)(B) and §411(a)(11)', () => {
  expect(checkOf()).toContain('begin with the one at Vanguard with $6,000')
  expect(checkOf({ oldPlans: [{ balance: 18_000 }, { balance: 41_000 }] })).not.toContain('begin with')
})

test('the costs that were told count by what each plan holds', () => {
  const oldPlans = [
    { name: 'Fidelity 401(k)', balance: 20_000, fee: 0.004 },
    { name: 'Acme', balance: 60_000, fee: 0.009 },
  ]
  const fee = draftOf({ oldPlans }).figures.find(({ id }) => id === 'old-plans.fee')
  // (20,000 × 0.4% + 60,000 × 0.9%) ÷ 80,000
  expect(fee?.value).toBeCloseTo(0.007_75, 8)
  expect(checkOf({ oldPlans })).toContain('the one at Fidelity with $20,000 at 0.4% a year')
})

test('a plan that costs no more than the places that are open stays, and is no part of what moves', () => {
  const cheap = { name: 'Fidelity', balance: 300_000, fee: 0.0002 }
  const draft = draftOf({ oldPlans: [cheap, { balance: 14_500, fee: 0.0125 }] })
  expect([draft.totalAmount, plainText(draft.title)]).toEqual([
    14_500,
    'Move your 401(k) of $14,500 without losing any of it to tax',
  ])
  expect(plainText(draft.summary)).toContain(
    'Leave the one at Fidelity with $300,000 at 0.02% a year where it is',
  )
  // Below $7,000 its plan may close it, so it does not stay for its costs.
  const small = draftOf({
    oldPlans: [
      { ...cheap, balance: 6_900 },
      { balance: 14_500, fee: 0.0125 },
    ],
  })
  expect(small.totalAmount).toBe(21_400)
})

test('where creditors keep the money out of an IRA, each plan is held against the new plan alone', () => {
  const oldPlans = [
    { balance: 118_000, fee: 0.0035 },
    { balance: 64_000, fee: 0.011 },
  ]
  const draft = draftOf({ oldPlans, creditorConcern: true, newPlanAcceptsRollovers: true, newPlanFee: 0.006 })
  expect(draft.totalAmount).toBe(64_000)
})

test('whoever left one of them late enough keeps what is needed early in that one', () => {
  const oldPlans = [{ balance: 118_000 }, { balance: 64_000 }]
  const late: Household = { oldPlans, age: 57, separationAge: 56, needsMoneyEarly: true }
  expect(checkOf(late)).toContain('Only the plan of the employer that you left late enough')
  expect(checkOf({ oldPlans })).not.toContain('late enough')
})

test('plans that are left behind are as many accounts: a small gap of costs speaks for the one IRA', () => {
  const even: Household = { oldPlanFee: 0.0012, iraFee: 0.001 }
  const stays = (more: Household) =>
    draftOf({ ...even, ...more }).allocations.every(({ label }) => /stays/i.test(plainText(label)))
  expect(stays({})).toBe(false)
  const { oldPlans: _several, ...one } = { ...three, ...even, planBalance: 65_000 }
  expect(rollover.draft(one, context).allocations.every(({ label }) => /stays/i.test(plainText(label)))).toBe(
    true,
  )
})

test('one plan, or one balance for all, is no list', () => {
  expect(checkOf({ oldPlans: [{ balance: 18_000 }] })).toBeUndefined()
  expect(checkOf({ planBalance: 70_000 })).toBeUndefined()
  // The sum of the list is no other balance.
  expect(checkOf({ planBalance: 65_000 })).toBeDefined()
})
