/** What goes in above the match while cash comes first, beside what debts get: the months of the plan leave it out. */
import { cushionOf, tellsCash } from '../cushion.ts'
import { type LoweredToMatch, loweredToMatch } from '../lowered-to-match.ts'
import { taxPicture } from '../tax-picture.ts'
import type { DebtWork } from './work.ts'

/** Undefined where the fund is full, or nobody can tell, and where it comes home for costly debts already. */
export function loweredBeside(work: DebtWork): LoweredToMatch | undefined {
  const { sheet, reader, context, kept } = work
  if (
    work.lowered !== undefined ||
    kept === undefined ||
    !tellsCash(reader) ||
    reader.told('monthlyExpenses') === undefined
  )
    return undefined
  const lowered = loweredToMatch({ sheet, reader, context, taxes: () => taxPicture(sheet, reader, context) })
  if (lowered === undefined) return undefined
  return cushionOf(work, { debts: [], id: 'leaving.' }).target.value > kept.value ? lowered : undefined
}
