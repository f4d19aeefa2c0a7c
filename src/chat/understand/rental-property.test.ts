import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const considers = (message: string) => understand(message, { today: '2026-11-26' }).facts.considersRental

test('a property to rent out that is weighed against the market is read', () => {
  for (const message of [
    'I have 60000 from my grandmother. Should I buy a rental property or put it in an index fund?',
    'I have 150k saved. Invest in real estate or stocks?',
    'Got 80k inheritance, thinking of a duplex to rent out vs S&P 500',
    'We got 90k from a settlement. Is it better to buy a house and rent it out, or invest it?',
  ])
    expect([message, considers(message)]).toEqual([message, true])
})

test('a home of one’s own, a property that was sold and a fund of real estate are none', () => {
  for (const message of [
    'I have 60k. Should I keep it for a house in 3 years or invest it?',
    'Sold the rental property for 315k. Invest it in index funds or bonds?',
    'I have 40k to invest. A real estate fund or an index fund?',
    'I have 20k saved and my rent is 1,800. Where should I invest it?',
  ])
    expect([message, considers(message)]).toEqual([message, undefined])
})
