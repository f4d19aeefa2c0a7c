import { known, type Law } from './tax/tax-year.ts'
import type { CitedValue } from './worksheet.ts'

/** One number out of a cited table, with all that the table says about itself. Throws LawUnknown where it is not published. */
export function citedIn<T>(figure: Law<T>, pick: (value: T) => number): CitedValue {
  const value = pick(known(figure))
  const { source, note, approximated } = figure as Extract<Law<T>, { source: string }>
  return {
    value,
    source,
    ...(note === undefined ? {} : { note }),
    ...(approximated === undefined ? {} : { approximated }),
  }
}
