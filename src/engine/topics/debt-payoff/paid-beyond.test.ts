import { expect, test } from 'vitest'
import { plainText } from '../../say.ts'
import { planOf } from './plan-for-tests.ts'

// By hand: −ln(1 − 9,000 × 2% ÷ 400) ÷ ln 1.02 = 30.2 months.
test('who pays a card more than it asks for hears how long that takes, and no guess stands on top', () => {
  const card = { kind: 'credit_card', balance: 9_000, rate: 0.24 } as const
  const plan = planOf({ debts: [{ ...card, minPayment: 400 }] })
  expect(plan.figures.find(({ id }) => id === 'extra')?.value).toBe(0)
  expect(plainText(plan.summary)).toContain('after 31 months')
  // A card asks for its interest, 180, and 1% of the balance: whoever pays that has said nothing of what is left.
  const asked = planOf({ debts: [{ ...card, minPayment: 270 }] })
  expect(asked.figures.find(({ id }) => id === 'extra')).toBeUndefined()
  const more = planOf({ debts: [{ ...card, minPayment: 400 }], monthlySurplus: 100 })
  expect(plainText(more.summary)).toContain('$500 a month')
})
