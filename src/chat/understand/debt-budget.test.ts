import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const today = '2026-11-20'
const budgetIn = (message: string) => understand(message, { today }).facts.debtPaymentMonthly

test('what goes to all debts today is read, and what comes on top of the payments is not', () => {
  expect(
    budgetIn(
      '18k on credit cards at 24%. Bank offered a HELOC at 8.5%. I make 82k, we pay 650 a month on them',
    ),
  ).toBe(650)
  expect(
    budgetIn("two cards, 7k at 22% and 3k at 29%. I've been putting about 400 a month toward the cards"),
  ).toBe(400)
  expect(budgetIn('two cards, 7k at 22% and 3k at 29%. We pay 400 a month on them extra')).toBeUndefined()
  expect(budgetIn('7k on a card at 22%. my sister pays 300 a month on her cards')).toBeUndefined()
})
