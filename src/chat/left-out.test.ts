import { expect, test } from 'vitest'
import { orphansOfText } from '#engine/receipts.ts'
import { plainText } from '#engine/say.ts'
import { answerBook } from './answer-book.ts'
import { converse } from './converse.ts'
import { newThread } from './thread-state.ts'

const reply = (message: string) =>
  converse(newThread(), message, {
    today: '2026-11-20',
    now: '2026-11-20T10:00:00.000Z',
    newId: () => 'plan-1',
    answers: answerBook([]),
  })

const card = 'I owe $4,000 on a Visa card at 25% and can pay $300 a month.'

test.each([
  [`${card} And the $7,350 thing.`, 'Not counted, because I could not tell what it is: $7,350. '],
  [`${card} My brother has $8,200 in his savings.`, 'Taken for somebody else’s and not counted: $8,200. '],
])('a first reply to "%s" says what the plan does not count', (message, said) => {
  const { response, plans, figures } = reply(message)
  expect(plans).toHaveLength(1)
  expect(plainText(response)).toContain(said)
  const shown = new Map([...(plans[0]?.plan.figures ?? []), ...figures].map((figure) => [figure.id, figure]))
  expect(orphansOfText(response, shown)).toEqual([])
})

test.each([
  card,
  // What is past, supposed or a rule's was understood.
  `${card} I used to owe $11,300.`,
  `${card} What if I won $2,000,000?`,
  'I make $62,000 a year and hear the limit is $24,500. Roth or Traditional for me?',
])('nothing is said to be left out of "%s"', (message) => {
  expect(plainText(reply(message).response)).not.toContain('not counted')
  expect(plainText(reply(message).response)).not.toContain('Not counted')
})
