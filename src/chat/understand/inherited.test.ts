import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const read = (message: string): Household => {
  const { inheritedFrom, ownerDeathYear, ownerDeathDay, ownerAgeAtDeath, ...others } = understand(message, {
    today: '2026-11-20',
  }).facts
  const { ownerTookWithdrawals, inheritedRoth, inheritedYearEnd } = others
  const told = { inheritedFrom, ownerDeathYear, ownerDeathDay, ownerAgeAtDeath }
  return JSON.parse(JSON.stringify({ ...told, ownerTookWithdrawals, inheritedRoth, inheritedYearEnd }))
}

const rows: [message: string, facts: Household][] = [
  [
    'Inherited IRA from my dad, 150k, he was 78. how fast should i take it',
    { inheritedFrom: 'parent', ownerAgeAtDeath: 78 },
  ],
  ['I inherited my mother’s IRA, she died in 2024', { inheritedFrom: 'parent', ownerDeathYear: 2024 }],
  [
    'my husband passed away last year and left me his 401k',
    { inheritedFrom: 'spouse', ownerDeathYear: 2025 },
  ],
  [
    'inherited a Roth IRA from grandma, she was already taking RMDs',
    { inheritedFrom: 'parent', inheritedRoth: true, ownerTookWithdrawals: true },
  ],
  ['inherited an ira from my uncle who was 61', { inheritedFrom: 'aunt_uncle', ownerAgeAtDeath: 61 }],
  ['inherited an ira from my brother', { inheritedFrom: 'sibling' }],
  ["my wife's brother left us an IRA", { inheritedFrom: 'sibling' }],
  ["my husband's aunt left us an IRA", { inheritedFrom: 'aunt_uncle' }],
  [
    'My sister passed away in 2025 at 62 and left me her 401k',
    { inheritedFrom: 'sibling', ownerDeathYear: 2025, ownerAgeAtDeath: 62 },
  ],
  ['inherited an ira, the owner was 74', { ownerAgeAtDeath: 74 }],
  ['dad passed away at the age of 70 and left me his ira', { inheritedFrom: 'parent', ownerAgeAtDeath: 70 }],
  [
    'my dad died on March 3, 2026 and left me 50k in cash',
    { inheritedFrom: 'parent', ownerDeathYear: 2026, ownerDeathDay: '2026-03-03' },
  ],
  [
    'my mom passed away in May and left us 200k',
    { inheritedFrom: 'parent', ownerDeathYear: 2026, ownerDeathDay: '2026-05-01' },
  ],
  // About when is a year and no day.
  ['I inherited 80k, my aunt died three weeks ago', { inheritedFrom: 'aunt_uncle', ownerDeathYear: 2026 }],
  ['my grandmother died last month, inheriting 40k', { inheritedFrom: 'parent', ownerDeathYear: 2026 }],
  [
    'I inherited an IRA of 150k from my dad. It was 140k at the end of last year',
    { inheritedFrom: 'parent', inheritedYearEnd: 140_000 },
  ],
  ['inherited ira, 200k now, on Dec 31, 2025 the balance was $190,000', { inheritedYearEnd: 190_000 }],
  ['I inherited an IRA and had $90,000 in it at year-end', { inheritedYearEnd: 90_000 }],
  // Near misses: another account's year-end, what is paid by then, an own IRA.
  ['I have 140k in my IRA at the end of last year', {}],
  ['I inherited an IRA of 150k and have to take money out by the end of the year', {}],
  ['inherited an ira, need 20k by the end of next year', {}],
  // Near misses: one's own age, a day of something else, a death that left nothing.
  ["inherited an ira from my brother, I'm aged 45", { inheritedFrom: 'sibling' }],
  ['my brother has an IRA and I have a 401k', {}],
  ['I inherited 80k and bought a car on March 3, 2026', {}],
  ['my neighbor died on March 3, 2026 and I have 5k', {}],
  ['my dad died and left me 50k in cash', { inheritedFrom: 'parent' }],
  ['I have an IRA and my mom has a pension', {}],
  ['I inherited a house from my dad and have a 401k', { inheritedFrom: 'parent' }],
]

test('who left an IRA, when, and what had begun is read where one was inherited', () => {
  for (const [message, facts] of rows) expect([message, read(message)]).toEqual([message, facts])
})

test('a sum that was left in an account to either of two is what has to be decided about', () => {
  const sumOf = (message: string) => {
    const { amount, moneySource, inheritedFrom, retirementSavings } = understand(message, {
      today: '2026-11-20',
    }).facts
    return [amount, moneySource, inheritedFrom, retirementSavings]
  }
  expect(sumOf('My mother in law left my wife $210,000 in an IRA. What should we do?')).toEqual([
    210_000,
    'inherited_ira',
    'parent',
    undefined,
  ])
  expect(sumOf('my dad left me 200k in an ira')).toEqual([200_000, 'inherited_ira', 'parent', undefined])
  expect(sumOf('my uncle left my wife $50,000, should we invest it').slice(0, 2)).toEqual([50_000, undefined])
  expect(sumOf('I left my wife $210,000 in an IRA in the divorce')[1]).toBeUndefined()
})

test('who left money that is no account is read too: states tax heirs by it', () => {
  const from = (message: string) => understand(message, { today: '2026-11-20' }).facts.inheritedFrom
  expect(from('I inherited $400,000 from my aunt')).toBe('aunt_uncle')
  expect(from('My brother died and left me 60k in cash')).toBe('sibling')
  expect(from('I inherited 40k')).toBeUndefined()
})
