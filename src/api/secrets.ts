import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 256 random bits, as 43 characters of an address or a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** SHA-256 in hexadecimal: all that the database knows of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')
