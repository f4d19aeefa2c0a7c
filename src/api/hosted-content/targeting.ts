import type { Targeting } from './entry.ts'

/** What is known about a request, by the names that conditions call it. */
export type Attributes = Readonly<Record<string, string | undefined>>

/** Whether every condition of an entry holds; an entry without conditions is for everyone. */
export function isFor(targeting: Targeting, attributes: Attributes): boolean {
  return targeting.every(({ property, operator, value }) => {
    const given = Object.hasOwn(attributes, property) ? attributes[property] : undefined
    const wanted = [value].flat()
    if (operator === 'isNot') return given === undefined || !wanted.some((one) => same(given, one))
    return given !== undefined && wanted.some((one) => tests[operator](given, one))
  })
}

const tests = {
  is: same,
  contains: (given: string, part: string) => readable(given).includes(readable(part)),
  startsWith: (given: string, start: string) => readable(given).startsWith(readable(start)),
  endsWith: (given: string, end: string) => plain(given).endsWith(plain(end)),
}

function same(given: string, wanted: string): boolean {
  return plain(given) === plain(wanted)
}

/** A slash at the end of an address says nothing. */
const plain = (text: string): string => {
  const address = readable(text)
  return address.length > 1 && address.endsWith('/') ? address.slice(0, -1) : address
}

/** Browsers write other letters in percent signs, editors write the letters. */
function readable(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}
