import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

test.each<[string, Household]>([
  ['Quit Amazon at 31, have an old 401k', { separationAge: 31, accountType: ['401k'] }],
  ['left Boeing at 56, roll my 401k?', { separationAge: 56, accountType: ['401k'] }],
  ['At 55 I took the buyout', { separationAge: 55 }],
  ['took the early retirement package at 57', { separationAge: 57, employment: 'retired' }],
  ['quit smoking at 31, have a 401k', { accountType: ['401k'] }],
  ['my dad quit Ford at 55, has a 401k', { accountType: ['401k'] }],
  ['if I quit Amazon at 55, can I use my 401k?', { accountType: ['401k'] }],
  ['at 55 I took a vacation', {}],
  ['if at 55 I took the buyout', {}],
  ['my boss at 60 took the buyout', {}],
  ['quit Amazon at 31', {}],
])('the age at which somebody left is read: %s', (message, facts) => {
  expect(understand(message, { today: '2026-11-20' }).facts).toEqual(facts)
})

test('the age of leaving follows whatever was left, and whenever', () => {
  const age = (message: string) => understand(message, { today: '2026-11-23' }).facts.separationAge
  expect(age('Retired as a police sergeant at 51 after 26 years, 180k in my 457b. IRA or leave it?')).toBe(51)
  expect(age('Retired from the post office this summer at 62, 540k in my TSP. Move it to an IRA?')).toBe(62)
  expect(age('I left my old plan invested at 60 percent stocks, 401k of 90k, roll it over?')).toBeUndefined()
})

test('whoever is done at the end of a month to come still works for the employer of the plan', () => {
  const read = (message: string) => understand(message, { today: '2026-11-23' }).facts
  expect(
    read('Teacher, 58, done in June. 190k in a 403b, a rep wants to move it to an IRA when I leave'),
  ).toMatchObject({
    stillWorksThere: true,
    retirementAge: 58,
  })
  expect(read('I left in June at 58, 190k in a 403b, move it to an IRA?').stillWorksThere).not.toBe(true)
})

test('half of a former spouse’s plan that a judge gave comes by a court order', () => {
  const { planOwner, needsMoneyEarly } = understand(
    'The judge gave me half of my ex’s 401k, about 150k. I need around 30k of it for a house. Roll it over?',
    { today: '2026-11-23' },
  ).facts
  expect(planOwner).toBe('former_spouse')
  expect(needsMoneyEarly).toBe(true)
})

test('the day of leaving is read within brackets, and years ago is not out of work today', () => {
  const read = (message: string) => understand(message, { today: '2026-11-23' }).facts
  expect(
    read('I have an old 401k (laid off in March of 2021) that I never moved. Roll it over?'),
  ).toMatchObject({
    separationDate: '2021-03-01',
  })
  expect(read('laid off in March of 2021, old 401k of 9k, roll it over?').employment).toBeUndefined()
  expect(read('laid off in March, old 401k of 9k, roll it over?').employment).toBe('unemployed')
})
