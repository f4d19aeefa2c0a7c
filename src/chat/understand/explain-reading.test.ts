import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explainReading } from './explain-reading.ts'
import { understand } from './understand.ts'

const today = '2026-11-20'
const explained = (message: string) => explainReading(message, { today })

test('the explanation names the words of each topic with their weights', () => {
  expect(explained('Should I roll over my old 401k?')).toMatch(
    /rollover_401k [\d.]+: "roll over[^"]*" [\d.]+/,
  )
})

test('the explanation names the reader and the words of each fact', () => {
  expect(explained("I'm 44 and earn 90k")).toMatch(/income = 90000 from "90k" by pay, sure 0\.\d/)
})

test('a number that is no fact comes with the reason', () => {
  const text = explained(
    'I used to make 45k, my brother makes 80k, and if I had 50k I would buy €3,000 of bonds. I am 30.',
  )
  expect(text).toMatch(/"45k": past/)
  expect(text).toMatch(/"80k": someone else's/)
  expect(text).toMatch(/"50k": imagined/)
  expect(text).toMatch(/3,000[^:]*: in another currency/)
  expect(text).toMatch(/age = 30/)
})

test('every fact of a message is explained, whatever the message', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          "I'm",
          '44',
          'and',
          'owe',
          '9k',
          'on a visa',
          'at 24%',
          'my wife',
          'rent',
          '1,500',
          '?',
        ),
        {
          maxLength: 14,
        },
      ),
      (parts) => {
        const message = parts.join(' ')
        const text = explained(message)
        for (const key of Object.keys(understand(message, { today }).facts))
          expect(text).toContain(`  ${key} = `)
      },
    ),
    { numRuns: 100 },
  )
})
