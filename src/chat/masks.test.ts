import { expect, test } from 'vitest'
import { maskPrivateNumbers } from './masks.ts'

test('Social Security, card and account numbers are masked and named', () => {
  expect(maskPrivateNumbers('my ssn is 123-45-6789, ok?')).toEqual({
    text: 'my ssn is •••-••-••••, ok?',
    found: ['social_security'],
  })
  expect(maskPrivateNumbers('card 4111 1111 1111 1111').text).toBe('card ••••••••••••1111')
  expect(maskPrivateNumbers('routing number 021000021').found).toEqual(['account'])
})

test('sums, years, telephone numbers and long numbers that are no card stay as they are', () => {
  for (const message of [
    'I have $1,250,000 and owe 310,000',
    'from 2019 to 2024',
    'call 800-555-0199',
    'order 1234567890123456',
    'my account has 12,000',
  ])
    expect(maskPrivateNumbers(message)).toEqual({ text: message, found: [] })
})
