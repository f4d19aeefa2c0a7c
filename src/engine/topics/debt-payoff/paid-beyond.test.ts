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

// Cards ask for their interest and 1% of the balance: 7,400 × (27.4% ÷ 12 + 1%) is 243 and 3,100 × (21.99% ÷ 12 + 1%)
// is 88, together 331; the 222 and 93 that are paid are 315.
test('a card that gets some dollars more than it asks for says nothing of the month where another gets less', () => {
  const debts = [
    { kind: 'credit_card', balance: 7_400, rate: 0.274, minPayment: 222 },
    { kind: 'credit_card', balance: 3_100, rate: 0.2199, minPayment: 93 },
  ] as const
  expect(planOf({ debts: [...debts] }).figures.find(({ id }) => id === 'extra')).toBeUndefined()
})

test('what told pay leaves of told costs is there, whatever a card gets already', () => {
  const debts = [{ kind: 'credit_card', balance: 9_000, rate: 0.24, minPayment: 400 }] as const
  const month = { state: 'MO', maritalStatus: 'single', income: 90_000, monthlyExpenses: 3_300 } as const
  const plan = planOf({ ...month, debts: [...debts] })
  const left = plan.figures.find(({ id }) => id === 'monthlySurplus')?.value ?? 0
  // By the law of 2026: 90,000 less 6,885 of payroll tax, 10,970 of federal and some 3,300 of Missouri’s income tax are
  // about 5,740 a month, less 3,300.
  expect(left).toBeGreaterThan(2_300)
  expect(left).toBeLessThan(2_550)
  expect(plainText(plan.summary)).toContain(
    'is what pay leaves after its taxes and what a month costs, about',
  )
})
