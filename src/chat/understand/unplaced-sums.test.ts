import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const unplaced = (message: string) =>
  understand(message, { today: '2026-11-20' }).unplaced.map(({ mention }) => mention.low)

test('a total of debts that are told one by one is understood, also when it is rounded', () => {
  // 40,000 + 30,500 = 70,500.
  const loans = (total: string) =>
    `Card of 18k at 21%, and ${total} in student loans (40,000 at 6% and 30,500 at 5%). What first?`
  expect(unplaced(loans('70k'))).toEqual([])
  expect(unplaced('I am a 2022 graduate and a class of 2018 alum, how do I budget?')).toEqual([])
  expect(unplaced(loans('85k'))).toEqual([85_000])
})

test('each part of a whole that was added up is counted', () => {
  expect(unplaced('400k in my 401k and 250k in an IRA. Roth or traditional?')).toEqual([])
  expect(unplaced('9k in checking, 4k in savings and 2k in a CD')).toEqual([])
})
