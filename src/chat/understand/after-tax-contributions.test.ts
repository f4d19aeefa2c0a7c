import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const rows: [message: string, value: boolean | undefined][] = [
  ['My 401k allows the mega backdoor. I make 250k. Roth or traditional?', true],
  ['I make 300k and my plan allows after-tax contributions. Roth vs traditional?', true],
  ['We already do the mega backdoor Roth. Traditional or Roth 401k at 400k?', true],
  ['I have access to a mega backdoor. Where does my next dollar go?', true],
  ["My plan doesn't allow after-tax contributions. Roth or traditional at 250k?", false],
  ['Roth or traditional at 250k? No mega backdoor at my job.', false],
  ['What is a mega backdoor Roth?', undefined],
  ['Does my 401k allow a mega backdoor? I make 250k.', undefined],
  ['I do a backdoor Roth each year. Roth or traditional 401k at 250k?', undefined],
  ['My old 401k has after-tax money in it. How do I roll it over?', undefined],
  ['If my employer offers a mega backdoor one day, should I use it?', undefined],
  ['I invest with after-tax money in a brokerage account. Roth or traditional?', undefined],
]
test.each(rows)('"%s"', (message, value) => {
  expect(understand(message, { today: '2026-11-20' }).facts.afterTaxToRoth).toBe(value)
})
