import { randomBytes } from 'node:crypto'

/** Crockford's base 32: without the letters I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new reference of a letter, 40 random bits as four and four characters. */
export function contactReference(bytes: Uint8Array = randomBytes(8)): string {
  const characters = Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('')
  return `${characters.slice(0, 4)}-${characters.slice(4)}`
}
