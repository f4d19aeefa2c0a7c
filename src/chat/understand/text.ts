/** A message made ready for reading: lower case, plain punctuation, and every position the same as in the original. */

export type Span = readonly [start: number, end: number]

const plainCharacters: Record<string, string> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u02bc': "'",
  '`': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u00a0': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u2026': '.',
  '\u2022': '\n',
  '\u00b7': '\n',
  '\t': ' ',
  '\r': '\n',
  '*': ' ',
  _: ' ',
}

/** No sentence ends with one of these: a line that does was broken in the middle of it. */
const brokenLine =
  /(?<=\b(?:my|our|their|your|the|an|and|or|but|than|making|about|around|roughly) *)\n(?=[\w$])/g

/** The text in lower case and plain punctuation; its length never changes, so spans hold in the original too. */
export function plainLower(original: string): string {
  let out = ''
  for (let index = 0; index < original.length; index += 1) {
    const character = original.charAt(index)
    const plain = plainCharacters[character] ?? character.toLowerCase()
    out += plain.length === 1 ? plain : character
  }
  return out.replace(brokenLine, ' ')
}

const abbreviation =
  /\b(?:approx|vs|mil|mo|yr|yrs|e\.g|i\.e|etc|apt|st|dr|mr|mrs|ms|min|max|avg|est|incl|acct|bal|no)$/

/** Where sentences run: ended by . ! ? followed by space, by a line's end or by a semicolon. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  const close = (end: number) => {
    if (text.slice(start, end).trim() !== '') spans.push([start, end])
    start = end
  }
  for (const match of text.matchAll(/[.!?]+(?=[\s"')\]]|$)|\n+|;/g)) {
    const end = match.index + match[0].length
    if (match[0] === '.' && abbreviation.test(text.slice(Math.max(0, match.index - 8), match.index))) continue
    close(end)
  }
  close(text.length)
  return spans
}
