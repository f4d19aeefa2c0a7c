import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, kinds: Household][] = [
  ['I have 310k in a 403b and 85k in a Roth', { rothSavings: 85_000 }],
  ['401k 310k, roth ira 85k. should I convert?', { rothSavings: 85_000 }],
  [
    'my roth has 45,000, trad IRA 12,000, and 401k 160,000',
    { rothSavings: 45_000, pretaxIraBalance: 12_000 },
  ],
  ['60k in my 401k, 20k in my roth ira and 15k in her roth', { rothSavings: 35_000 }],
  ['240k in a rollover IRA, 30k roth 401k', { rothSavings: 30_000, pretaxIraBalance: 240_000 }],
  ['roth or traditional? I have 30-40k in my roth', { rothSavings: [30_000, 40_000] }],
  ['i have 9k in a roth, 20k cash', { rothSavings: 9_000 }],
  ['9k in a 401k, roth 20k, cash 5k', { rothSavings: 20_000 }],
  ['I want to put 7k in a roth', {}],
  ['should I convert 50k into a roth ira?', {}],
  ['the roth ira limit is 7,500', {}],
  ['I put 300 a month in my roth', {}],
  ['I have 20k saved, is a roth better than traditional?', {}],
  ['my brother has 90k in his roth', {}],
  ['if I had 100k in a roth I would retire', {}],
  ['we max a Roth at 7,500 each', {}],
  ['80k in my 401k. roth or traditional?', {}],
  ['I have a roth and a 401k with 90k', {}],
  ['IRA 520k, Roth 80k, 58 and married', { rothSavings: 80_000, pretaxIraBalance: 520_000 }],
  ['I have 30k in an IRA and want the backdoor', { pretaxIraBalance: 30_000 }],
  ['I max out my 401k, have 80k in a traditional IRA, 60k cash', { pretaxIraBalance: 80_000 }],
  ['I max out my traditional IRA with 7k each year', {}],
  ['SIMPLE IRA 22k, IRA 9k', { pretaxIraBalance: 31_000 }],
  ['Roth IRA 40k and an IRA with 12k', { rothSavings: 40_000, pretaxIraBalance: 12_000 }],
  ['I have a Roth IRA, 20k in the IRA now', { rothSavings: 20_000 }],
  ['300k in 401k and IRA', {}],
  ['401k and IRA 300k together', {}],
  ['inherited an IRA of 90k from dad', {}],
  ['my wife has 60k in an IRA', {}],
  ['want to roll 80k into an IRA', {}],
]

test('what is Roth already and what is pre-tax in IRAs is told apart from the rest of the savings', () => {
  for (const [message, kinds] of rows) {
    const { rothSavings, pretaxIraBalance } = understand(message, { today: '2026-11-20' }).facts
    expect([message, { rothSavings, pretaxIraBalance }]).toEqual([message, kinds])
  }
})

test('what the law lets into an account is not what is in it', () => {
  const told = understand(
    'After I max out my 401k at 24,500 and a Roth IRA at 7,500, what else can I fund?',
    {
      today: '2026-11-20',
    },
  )
  expect(told.facts.rothSavings).toBeUndefined()
})
