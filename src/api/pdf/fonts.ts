/** The typefaces of a PDF, read once, and what of a text they can show. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const fontFile = (path: string) => readFileSync(require.resolve(path))

/** Static files: the drawing library cannot read variable ones. */
export const fonts = {
  body: fontFile('@fontsource/public-sans/files/public-sans-latin-400-normal.woff'),
  bold: fontFile('@fontsource/public-sans/files/public-sans-latin-600-normal.woff'),
  headline: fontFile('@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff'),
} as const
export type FontName = keyof typeof fonts

/** What the Latin files of these typefaces do not hold. */
const beyondLatin = /[^\n\u0020-\u007e\u00a0-\u00ff\u2010-\u2027\u2030-\u203a\u20ac\u2122\u2212]/gu

/** Written otherwise where the typefaces lack the sign. */
const spelled: Record<string, string> = {
  '→': 'to',
  '≥': 'at least ',
  '≤': 'at most ',
  '≈': 'about ',
  '\t': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
}

/** The text in signs that every typeface here has; a sign that nothing can spell becomes a question mark. */
export const drawable = (text: string): string =>
  text.normalize('NFC').replace(beyondLatin, (sign) => spelled[sign] ?? '?')
