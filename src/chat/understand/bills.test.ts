import { expect, test } from 'vitest'
import { understand } from './understand.ts'

// Rent and other bills are 2,450; the minimum payments beside them are 190 + 310.
test.each([
  ['rent 1,350, other bills about 1,100', 2_450],
  ['Mortgage is 1,700 and the rest of the essentials are about 2,100', 3_800],
  ['visa 6,200 at 29.99% min 190. take home 3,900, rent 1,350, other bills about 1,100', 2_640],
  ['11k car at 8.4% 310/mo. rent is 1,350, everything else 900', 2_560],
  ['rent 1450, groceries 600, daycare 900, car 320', 3_270],
  // The mortgage is on a home that is let: 2,450 + 1,210.
  ['old house mortgage 150k at 4% payment 1,210. rent 1,350, other bills about 1,100', 3_660],
  ['11k car at 8.4% 310/mo. rent 1450, groceries 600, utilities 200', 2_560],
  ['11k car at 8.4% 310/mo. rent 1450, groceries 600, utilities 200, car payment 310', 2_560],
  ['rent 1250 + 600 other bills', 1_850],
  ['my rent is 1,150, and everything else costs 850 a month', 2_000],
  ['rent, car and food come to about 2,100 a month', 2_100],
  ['rent, gas and groceries puts me right at 1,900 a month', 1_900],
  ['groceries, gas and rent add up to 1,800 every month', 1_800],
  ['Mortgage 1,740, bills run around 2,100 more', 3_840],
  ['no savings, rent 1250, bills around 700', 1_950],
  ['rent 700, bills around 1250', 1_250],
  ['rent 1450 and the phone 60', undefined],
  ['my brother pays rent 1,350, other bills about 1,100', undefined],
  ['11k car at 8.4% 310/mo. we spend 2,900 a month', 2_900],
  // 4,500 + 940.
  ['31k on cards at 24%, minimums total 940. Take home is 5,800, all other bills 4,500', 5_440],
  ['visa 6,200 at 29% min 190. bring home 3,900, spend 3,100 a month not counting debt payments', 3_290],
])('%s', (text, costs) => {
  expect(understand(text, { today: '2026-11-20' }).facts.monthlyExpenses).toBe(costs)
})

test('what pay leaves after costs before debts is for the debts, where their payments were not told', () => {
  const debts = 'Card 3,100 at 24%, car 13k at 11%.'
  const forDebts = (text: string) => understand(text, { today: '2026-11-20' }).facts.debtPaymentMonthly
  // 3,400 − 2,900.
  expect(forDebts(`${debts} I clear 3,400 a month and spend about 2,900 before debts.`)).toBe(500)
  expect(forDebts(`${debts} I clear 3,400 a month and spend about 2,900.`)).toBe(undefined)
  expect(forDebts(`${debts} I clear 3,400 a month and spend about 3,600 before debts.`)).toBe(undefined)
})

test('asked for all that a month costs, a home and food are the answer; told in passing, they are a part', () => {
  const costs = (text: string, openQuestion?: 'monthlyExpenses') =>
    understand(text, { today: '2026-11-20', openQuestion, topic: 'emergency_fund' }).facts.monthlyExpenses
  expect(costs('rent is 1400 and maybe 600 on food', 'monthlyExpenses')).toBe(2_000)
  expect(costs('rent 1400, 600 food', 'monthlyExpenses')).toBe(2_000)
  expect(costs('rent is 1400 and the phone 60', 'monthlyExpenses')).not.toBe(1_460)
  expect(costs('rent is 1400 and maybe 600 on food')).toBeUndefined()
})
