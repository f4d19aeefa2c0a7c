import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  ['VA disability pays my rent', {}],
  ['36, VA, renting', { state: 'VA', age: 36 }],
  ['My grandson is 5. He lives in Georgia but I am in Florida', { state: 'FL' }],
  ['My son lives in Oregon', {}],
  ['Ours or the parents? We live in Pennsylvania, their family is in Virginia', { state: 'PA' }],
  ['My husband works in Texas', { maritalStatus: 'married', state: 'TX' }],
  ['I live in Austin, TX and rent', { state: 'TX' }],
  ['moving from Georgia to North Carolina this summer', { state: 'NC' }],
  ['we are in NYC', { state: 'NY' }],
  ['our house in Spokane', { state: 'WA' }],
  ['I have a plan or not', {}],
  ['Virginia Tech tuition is high', {}],
  ['two kids, renting. New Jersey.', { numDependents: 2, state: 'NJ' }],
  [
    'Georgia, married. How do taxes work for us here in our state of affairs?',
    { maritalStatus: 'married', state: 'GA' },
  ],
  ['my aunt Georgia, who is 60, said so to me last week at her birthday', {}],
  ['single dad in Indiana', { state: 'IN', maritalStatus: 'single' }],
  ['working mom in Oregon', { state: 'OR' }],
  ['my dad in Indiana', {}],
  ['my mom in Oregon', {}],
  ['my parents live in Ohio', {}],
]

test('a state is read only where someone lives', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})
