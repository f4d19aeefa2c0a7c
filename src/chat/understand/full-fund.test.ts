import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const factsOf = (message: string, topic?: 'debt_payoff') =>
  understand(message, { today: '2026-11-20', ...(topic === undefined ? {} : { topic }) }).facts

test.each([
  'I already have an emergency fund',
  'we have a fully funded emergency fund, what should I do with 20k',
  'our emergency fund is full',
  'No debt, we have a solid emergency fund and 20k to invest.',
])('“%s” says that the fund is full', (message) => {
  expect(factsOf(message).emergencyFundIsFull).toBe(true)
})

test.each([
  'is my emergency fund full?',
  'I want a fully funded emergency fund',
  'should I invest before I have a full emergency fund?',
  "I don't have an emergency fund already",
  'I have a small emergency fund',
  'I already have an emergency fund of 5k',
  'once our emergency fund is full we will invest',
])('“%s” does not', (message) => {
  expect(factsOf(message).emergencyFundIsFull).toBeUndefined()
})

test('“the fund is there already” says so where a plan with a fund is talked about', () => {
  expect(factsOf('the fund is there already', 'debt_payoff')).toEqual({ emergencyFundIsFull: true })
  expect(factsOf('the fund is there already')).toEqual({})
})

test('a fund that is invested in shares is not taken for full', () => {
  const isFull = (message: string) => understand(message, { today: '2026-11-20' }).facts.emergencyFundIsFull
  expect(isFull('I have a good emergency fund which is in my company stock.')).toBeUndefined()
  expect(isFull('I have a good emergency fund in a savings account.')).toBe(true)
})
