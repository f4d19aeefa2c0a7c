import { expect, test } from 'vitest'
import { type UnderstandContext, understand } from './understand.ts'

const rows: [message: string, state: string | undefined, context?: Partial<UnderstandContext>][] = [
  ['nc', 'NC', { openQuestion: 'state' }],
  ['pa', 'PA', { openQuestion: 'state' }],
  ["i'm in tx", 'TX', { openQuestion: 'state' }],
  ['in nj.', 'NJ', { openQuestion: 'state' }],
  ['ok', undefined, { openQuestion: 'state' }],
  ['hi', undefined, { openQuestion: 'state' }],
  ['me', undefined, { openQuestion: 'state' }],
  ['no', undefined, { openQuestion: 'state' }],
  ['nc', undefined],
  ['oh', undefined, { openQuestion: 'income' }],
  ['roth or trad. 34, tx, make 80k', 'TX'],
  ['34, tx, make 80k', 'TX'],
  ['single, 38, nc', 'NC'],
  ['make 90k, nj', 'NJ'],
  ['oh, i am 34, make 80k', undefined],
  ['34, pa, make 120k', undefined],
  ['md, 34, make 300k', undefined],
  ['ok, 34, make 80k', undefined],
  ['34, me, make 80k', undefined],
  ['well, tx, that is it', undefined],
  ['ask about the ct, then the mri', undefined],
  ['we make 190 in nj', 'NJ'],
  ['roth or trad, 50, make 90k in ny', 'NY'],
  ["she's in pa, lives on ss", 'PA'],
  ['i live in ma', 'MA'],
  ['live in la, renting', undefined],
  ['is it in or out', undefined],
  ['my parents live in oh', undefined],
  ['pay it off in mo', undefined],
  ['how do i roll it in ok', undefined],
]

test.each(rows)('“%s” names %s', (message, state, context = {}) => {
  expect(understand(message, { today: '2026-11-20', ...context }).facts.state).toBe(state)
})
