import { understand } from '#chat/understand/understand.ts'
import type { Row } from '../row.ts'

const sentence =
  'I am 41, my wife is 38, we make 125k and owe 9k on a card at 24.99% APR; the car is 14k at 5.9. '
const text = (length: number) => sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length)
const read = (length: number) => () => understand(text(length), { today: '2026-11-20' })

/** Reading stays about linear in what was written: four times the text may cost eight times the work. */
export const understandingRows: readonly Row[] = [
  {
    name: 'a message of 4,000 characters, read',
    goal: 8,
    run: read(4_000),
    against: { name: 'one of 1,000', run: read(1_000) },
  },
]
