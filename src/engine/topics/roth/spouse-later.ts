/** Of two who file separately while they work: once work has ended they are a couple on one return. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { type Text, words } from '../../say.ts'
import type { FilingStatus } from '../../tax/tax-year.ts'

/** The age of the other one of every couple, whichever way it files now; `spouseAge`: where it files jointly. */
export function spouseAgeLaterOf(reader: FactReader, spouseAge: Figure | undefined): Figure | undefined {
  const isApart =
    reader.value('filingStatus') === 'married_separate' &&
    (reader.told('maritalStatus') ?? 'married') === 'married'
  return isApart ? reader.number('spouseAge') : spouseAge
}

/** The reason for two returns, such as a loan, is one of the years of work. */
export const jointLaterInWords = ({
  status,
  spouseAgeLater,
}: {
  readonly status: FilingStatus
  readonly spouseAgeLater: Figure | undefined
}): Text[] =>
  status === 'married_separate' && spouseAgeLater !== undefined
    ? [
        words(
          'You file separately now. Once work has ended both of you are counted on one joint return, and later the one who is left on a return alone.',
        ),
      ]
    : []
