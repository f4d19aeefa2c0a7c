import { expect, test } from 'vitest'
import { type UnderstandContext, understand } from './understand.ts'

const married = { household: { maritalStatus: 'married' } } as const
const rows: [message: string, context: Partial<UnderstandContext>, spouseIncome: unknown][] = [
  ['make 95k, married, hes at 60k', { topic: 'lump_sum_invest', household: { amount: 120_000 } }, 60_000],
  ['make 95k, shes at 60k', married, 60_000],
  ['husband is at 72k and I make 51k', {}, 72_000],
  ['hes at 60k miles', married, undefined],
  ['my dad is 80, hes at 60k', married, undefined],
  ['her 401k is at 60k', married, undefined],
]

test.each(rows)('“%s” in the light of %j tells a spouse’s pay of %j', (message, context, spouseIncome) => {
  expect(understand(message, { today: '2026-11-20', ...context }).facts.spouseIncome).toEqual(spouseIncome)
})

const sums: [message: string, context: Partial<UnderstandContext>, amount: unknown][] = [
  ['120k, virginia', { topic: 'college_529' }, undefined],
  ['make 95k, married, hes at 60k', { topic: 'lump_sum_invest', household: { amount: 120_000 } }, undefined],
  ['120k', { topic: 'lump_sum_invest', household: { amount: 50_000 } }, 120_000],
  ['120k, virginia', { topic: 'lump_sum_invest' }, 120_000],
  ['150k, 22%', { topic: 'roth_vs_traditional' }, 150_000],
  ['i have 80k extra', { topic: 'term_life' }, 80_000],
]

test.each(sums)('“%s” in a talk that is %j tells the sum %j', (message, context, amount) => {
  expect(understand(message, { today: '2026-11-20', ...context }).facts.amount).toEqual(amount)
})

test('a gift of grandma is a sum to place, and a plan with a loan that was left is an old plan', () => {
  const gift = understand("got 40k from grandma. i'm 26 make 51k no debt", { today: '2026-11-20' })
  expect(gift.topics[0]?.slug).toBe('lump_sum_invest')
  expect(gift.facts).toMatchObject({ amount: 40_000, moneySource: 'gift' })
  const left = understand('laid off jan 15, 401k at fidelity 61k, also owe 9k on a 401k loan', {
    today: '2026-11-20',
  })
  expect(left.topics[0]?.slug).toBe('rollover_401k')
  expect(left.facts).toMatchObject({ amount: 61_000, planLoanBalance: 9_000 })
  const ongoing = understand('I owe 9k on a 401k loan and want to pay it off', { today: '2026-11-20' })
  expect(ongoing.topics[0]?.slug).not.toBe('rollover_401k')
})
