import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const read = (text: string) => {
  const { amount, taxRateOnMoney, moneyBeforeTax, moneySource } = understand(text, {
    today: '2026-11-20',
  }).facts
  return { amount, taxRateOnMoney, moneyBeforeTax, moneySource }
}

test.each([
  ['Getting a $40,000 bonus in December, about 35% will go to taxes. What should I do with it?', 0.35],
  ['my bonus is 60k, taxed at 38%. where do i put it', 0.38],
  ['30k bonus, they withhold around 40%, what now', 0.4],
  ['I make 90k in the 22% tax bracket and want to invest 20k', undefined],
  ['20k bonus. should i pay the card at 24% or invest', undefined],
])('%s: the share that goes to tax', (text, share) => {
  expect(read(text).taxRateOnMoney).toBe(share)
})

test.each([
  ['My bonus is 60k before tax. where should it go', 60_000, true],
  ['won 250k on a scratch off, thats after taxes. what now', 250_000, false],
  ['Getting a 65,000 severance before taxes and starting a new job. what do i do with it', 65_000, true],
  ['I got a 15k bonus, after tax. 38, make 90k. What should I do with it?', 15_000, false],
  ['Getting a 60k bonus, after tax it is about 40k. what do i do with it', 40_000, false],
  ['won 100k, after taxes i get about 71k. how to invest', 71_000, false],
  ['I got a 25k bonus. what should i do with it', 25_000, undefined],
  ['I have $100,000 after taxes to invest. I am 50.', 100_000, false],
  ['We inherited $100,000 after taxes. How should we invest it?', 100_000, false],
  ['We have $240,000 after tax from selling a rental.', 240_000, false],
  ['We have $240,000 from the sale of a rental house, taxes already paid', 240_000, false],
  ['I make 52,000 after taxes. What should I do?', undefined, undefined],
  ['I have 4,200 after taxes each month', undefined, undefined],
  ['We have 240k from the sale of a rental. I paid the taxes on time all my life', 240_000, undefined],
])('%s: before or after tax', (text, amount, isBefore) => {
  expect([read(text).amount, read(text).moneyBeforeTax]).toEqual([amount, isBefore])
})

test('pay after tax is pay, and no sum that came in', () => {
  const found = understand('I make 5k a month after tax and won a small prize at work', {
    today: '2026-11-20',
  })
  expect(found.facts.moneyBeforeTax).toBeUndefined()
})

test.each([
  ['I won $250,000 on a scratch ticket', 'lottery'],
  ['won the jackpot, 90k', 'lottery'],
  ['Sold stock and have 35k to invest', 'stock_sale'],
  ['We just sold some Apple stock for 150k, gain about 110k', 'stock_sale'],
  ['we sold lots of stock for 80,000', 'stock_sale'],
  ['My bonus is 60k before tax. where should it go', 'bonus'],
  ['Severance of 65,000 before tax coming, I start a new job in 3 weeks. Where should I put it?', 'bonus'],
  ['Life insurance paid 500k after my wife died. what do i do with it', 'life_insurance'],
  ['My aunt left me an inheritance of 75k, I do not know if it is taxed', 'inheritance'],
  ['my sister got a bonus of 5k. i have 20k to invest', undefined],
])('%s: where it comes from', (text, source) => {
  expect(read(text).moneySource).toBe(source)
})

test('the tax that a sale owes belongs to the money, and is no debt', () => {
  const { facts } = understand(
    'I sold my rental property and have 160k, owe maybe 30k in taxes. I make 105k',
    {
      today: '2026-11-20',
    },
  )
  expect([facts.taxOwedOnMoney, facts.debts]).toEqual([30_000, undefined])
  const older = understand('sold my car for 8k, I owe 12k in back taxes', { today: '2026-11-20' }).facts
  expect(older.taxOwedOnMoney).toBeUndefined()
})

test('what life insurance paid is the sum, and no pay', () => {
  const { facts } = understand(
    "Life insurance paid 500k after my wife died. I'm 41, earn 88k. what do I do with it",
    { today: '2026-11-20' },
  )
  expect([facts.amount, facts.income]).toEqual([500_000, 88_000])
})

test('savings beside the pay of a couple are no second pay', () => {
  const { facts } = understand('married, we make 110k, 12k in savings', { today: '2026-11-20' })
  expect([facts.householdIncome, facts.spouseIncome, facts.savings]).toEqual([110_000, undefined, 12_000])
  const both = understand('married, we make 110k, 92k', { today: '2026-11-20' }).facts
  expect([both.income, both.spouseIncome]).toEqual([110_000, 92_000])
})

test('what is left after the tax was paid is no sum before tax', () => {
  expect(
    read('We sold a rental and have $90,000 left after paying the tax. Invest it all at once?'),
  ).toMatchObject({
    amount: 90_000,
    moneyBeforeTax: false,
  })
})
