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

test('the costs that were told count by what each plan holds, and each is held against the IRA by its own', () => {
  const oldPlans = [
    { name: 'Fidelity', balance: 20_000, fee: 0.0004 },
    { name: 'Acme', balance: 60_000, fee: 0.009 },
  ]
  const fee = draftOf({ oldPlans }).figures.find(({ id }) => id === 'oldPlanFee')
  // (20,000 × 0.04% + 60,000 × 0.9%) ÷ 80,000
  expect(fee?.value).toBeCloseTo(0.006_85, 8)
  expect(checkOf({ oldPlans })).toContain('may stay: the one at Fidelity with $20,000 at 0.04% a year')
  expect(checkOf({ oldPlans })).toContain('gains by a move: the one at Acme with $60,000 at 0.9% a year')
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
  expect(checkOf({ planBalance: 65_000 })).toBeUndefined()
})
