/** What a month costs is held against all that was saved: what comes out, and of which money. */
import { join, nothing, say, type Text, words } from '../../say.ts'
import { cashOf, tellsCash } from '../cushion.ts'
import type { RolloverWork } from './work.ts'

/** What has to come out of savings, and which of them; nothing where a sum was told. */
export function costsInWords(
  work: RolloverWork,
  { ofCosts, comesIn }: NonNullable<RolloverWork['gates']['earlyNeed']>,
): Text {
  if (ofCosts === undefined) return nothing
  const { reader, total } = work
  const { missing, others } = ofCosts
  const isCashKept = tellsCash(reader) && cashOf(work).value >= 1
  return join([
    say`You spend ${reader.number('monthlyExpenses')}: ${missing} ${comesIn === undefined ? nothing : say`beyond the ${comesIn} that comes in `}has to come out of what you saved.`,
    others === undefined
      ? nothing
      : say`Beside the ${total} here you have ${others.saved} to draw on, so ${others.part} of it is counted as drawn from this money.`,
    isCashKept ? words('A year of it in cash stays aside for emergencies, as far as it is there.') : nothing,
  ])
}
