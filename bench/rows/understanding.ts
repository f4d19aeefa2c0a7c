import { understand } from '#chat/understand/understand.ts'
import type { Row } from '../row.ts'

/** What people write, and what would be slow to read if a pattern looked back. */
const pieces: Readonly<Record<string, string>> = {
  'of prose':
    'I am 41, my wife is 38, we make 125k and owe 9k on a card at 24.99% APR; the car is 14k at 5.9. ',
  'of digits': '9',
  'of groups of digits': ',123',
  'of broken sums': '$1,2',
  'of number words': 'one ',
  'of spaces': ' ',
  'of brackets': '(',
  'of ages': 'kids 3 and 5 and ',
  'of ranges': '1-2-',
  'of debts without a sum': 'i owe ',
  'of one letter': 'a',
  'of filling words': 'is about the a an my our ',
}
const shortLength = 1_000
const longLength = 4_000
const read = (piece: string, length: number) => {
  const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
  return () => understand(text, { today: '2026-11-20' })
}

/** Reading stays about linear in what was written: four times the text may cost eight times the work. */
export const understandingRows: readonly Row[] = Object.entries(pieces).map(([name, piece]) => ({
  name: `a message of 4,000 characters ${name}, read`,
  goal: 8,
  run: read(piece, longLength),
  against: { name: 'one of 1,000', run: read(piece, shortLength) },
}))
