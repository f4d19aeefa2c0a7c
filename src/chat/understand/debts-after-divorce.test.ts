import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const today = '2026-11-20'
const factsOf = (message: string) => understand(message, { today }).facts

test.each([
  'got divorced in march and the judge gave my ex the Chase card, 8,200, but its in both our names and he stopped paying',
  "my ex husband was supposed to pay the 14k car loan and he isn't paying it. divorced last year",
  'the divorce decree says my ex has to pay the visa, 6k, but she quit paying',
])('%s', (message) => {
  expect(factsOf(message).exWasToPay).toBe(true)
})

test.each([
  'I divorced in March and owe 8,200 on my Chase card',
  'my ex stopped paying child support and I owe 4k on a card',
])('not: %s', (message) => {
  expect(factsOf(message).exWasToPay).toBeUndefined()
})

test('a payment of each fortnight is that of a month, and on a payday loan a fee', () => {
  expect(factsOf('car loan 12k at 8%, paying 200 every 2 weeks').debts?.[0]?.minPayment).toBe(433)
  const [payday] =
    factsOf("payday loan for 600 and i've rolled it over 3 times, paying 90 every 2 weeks").debts ?? []
  expect([payday?.kind, payday?.minPayment]).toEqual(['payday', undefined])
})
