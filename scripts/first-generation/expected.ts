import type { Reading } from './reading.ts'

export interface Difference {
  readonly what: string
  readonly first: Reading[string] | undefined
  readonly ours: Reading[string] | undefined
}

interface Expected {
  readonly reason: string
  readonly is: (difference: Difference) => boolean
}

const isFaces = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const linkForEmbed = / ?Open what stands here at \S+/g
const answered = /^form \d+, after an answer of 422$/

/** What the first generation does wrong, or we do otherwise on purpose, each held as narrowly as it can be said. */
const expected: readonly Expected[] = [
  {
    reason: 'the first generation heeds how many slides to show only after the window was changed',
    is: ({ what, first, ours }) =>
      what.endsWith('slides in sight') && first === 1 && typeof ours === 'number' && ours > 1,
  },
  {
    reason: 'the first generation puts the button for the next slide on the left',
    is: ({ what, first, ours }) =>
      what.endsWith('arrows from left to right') &&
      isFaces(first) &&
      isFaces(ours) &&
      first.join('|') === ours.toReversed().join('|'),
  },
  {
    reason: 'slides that are all in sight need no buttons',
    is: ({ what, ours }) => what.endsWith('arrows from left to right') && isFaces(ours) && ours.length === 0,
  },
  {
    reason: 'to the first generation 0 is no answer to which tab is open at first',
    is: ({ what, first, ours }) =>
      what.endsWith(', at first') && String(first).startsWith('1:') && ours === 'none:',
  },
  {
    reason: 'what would be embedded is a link here',
    is: ({ what, first, ours }) =>
      what === 'words' &&
      linkForEmbed.test(String(ours)) &&
      String(ours).replace(linkForEmbed, '').trim() === first,
  },
  {
    reason:
      'the first generation shows the whole answer, and never the words in it that are meant for visitors',
    is: ({ what, first, ours }) =>
      answered.test(what) && String(first).includes('"error"') && !String(ours).includes('"error"'),
  },
]

export const reasonFor = (difference: Difference): string | undefined =>
  expected.find(({ is }) => is(difference))?.reason

export function differencesBetween(first: Reading, ours: Reading): Difference[] {
  return [...new Set([...Object.keys(first), ...Object.keys(ours)])]
    .map((what) => ({ what, first: first[what], ours: ours[what] }))
    .filter((found) => JSON.stringify(found.first) !== JSON.stringify(found.ours))
}
