/** Words that tell an explanation apart in any story, however long: groups of alternatives that must all be there. */
import { wordsOf } from './answer-terms.ts'

/** "Support for her whole life" is no policy. */
const allOfALife = / (?:my|his|her|their|our|your) whole life (?!polic|insur|cover|plan|cash|has|with|worth)/g

/** A message as it is looked through: its words between single spaces. */
export const spacedWords = (message: string): string =>
  ` ${wordsOf(message).join(' ')} `.replace(allOfALife, ' ')

/** One alternative as it stands between spaces; a star stands for any ending. */
const needle = (alternative: string): string =>
  alternative.endsWith('*') ? ` ${alternative.slice(0, -1)}` : ` ${alternative} `

/** How many groups the most exact row has whose groups are all in the message; 0 when no row is. */
export type Tells = (spaced: string) => number

/** Reads rows such as "inherit* | left me + ira | 401k". */
export function tellsOf(rows: readonly string[]): Tells {
  const read = rows.map((row) =>
    row.split(' + ').map((group) => group.split(' | ').map((alternative) => needle(alternative.trim()))),
  )
  return (spaced) =>
    Math.max(
      0,
      ...read.map((groups) =>
        groups.every((group) => group.some((one) => spaced.includes(one))) ? groups.length : 0,
      ),
    )
}
