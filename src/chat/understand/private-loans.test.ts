import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const lenderIn = (message: string) =>
  understand(message, { today: '2026-11-20' }).facts.debts?.find(({ kind }) => kind === 'student_loan')
    ?.loanType

test('who lent is told after the rate too, and a private school lends nothing', () => {
  expect(lenderIn('28k cards at 21%, 88k student loans 5.8% private')).toBe('private')
  expect(lenderIn('88k student loans (private), 5.8%')).toBe('private')
  expect(lenderIn('40k student loans, private college, 5%')).toBeUndefined()
})
