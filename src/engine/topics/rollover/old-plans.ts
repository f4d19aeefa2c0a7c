/** Several old plans that were told one by one. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { type Text, words } from '../../say.ts'
import type { Worksheet } from '../../worksheet.ts'

export interface OldPlan {
  /** Where it is, if it was told in letters alone. */
  readonly name: Text | undefined
  readonly balance: Figure
  /** All its costs a year, where they were told. */
  readonly fee: Figure | undefined
}

const isPlainName = /^[\p{L} &'’.-]+$/u

/** The plans that were told one by one; none where there is only one, or where the whole was told as one balance. */
export function oldPlansOf(sheet: Worksheet, reader: FactReader): readonly OldPlan[] {
  const told = reader.told('oldPlans') ?? []
  if (told.length <= 1 || reader.told('planBalance') !== undefined) return []
  return told.map(({ name, balance, fee }, index) => ({
    name: name !== undefined && isPlainName.test(name) ? words(name) : undefined,
    balance: sheet.told('oldPlans', `old-plan.${index}.balance`, 'What this plan holds', 'usd', balance),
    fee:
      fee === undefined
        ? undefined
        : sheet.told('oldPlans', `old-plan.${index}.fee`, 'All costs of this plan a year', 'rate', fee),
  }))
}
