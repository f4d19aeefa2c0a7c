import type { Origin } from '#engine/figure.ts'
import type { Receipt } from './figures.ts'

/** Where a number comes from, in words, and the tone that it is shown in. */
const originWords = {
  told: { words: 'You told us', tone: 'brand' },
  sample: { words: 'From the sample', tone: 'warning' },
  assumed: { words: 'We assumed it', tone: 'accent' },
  law: { words: 'It is the law', tone: 'info' },
  market: { words: 'Market data', tone: 'info' },
  computed: { words: 'We worked it out', tone: 'plain' },
} as const satisfies Record<Origin, { words: string; tone: string }>

export const originOf = ({ origin }: Pick<Receipt, 'origin'>) => originWords[origin]
