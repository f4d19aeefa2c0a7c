/** The full emergency fund, where it comes before a debt: ahead of debts at a middling rate, behind costly ones. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Worksheet } from '../../worksheet.ts'
import { cushionOf } from '../cushion.ts'
import type { DebtTerms } from '../debt-terms.ts'

export interface FundFirst {
  readonly target: Figure
  readonly cash: Figure
  readonly starter: Figure
  /** What is missing in it; where something comes between the two, without what the starter cushion is missing. */
  readonly gap: Figure
  /** Whether the gap is that of the whole fund, the starter cushion included. */
  readonly isWhole: boolean
}

interface Limits {
  readonly lowRate: Figure
  readonly highRate: Figure
  /** An employer match comes between the starter cushion and the rest of the fund. */
  readonly isMatchBetween: boolean
}

/**
 * The fund, where every debt that could be paid faster costs a middling rate. A debt that grows at its minimum
 * payment cannot wait for it, and without pay nothing beyond what is asked goes anywhere.
 */
export function fundFirst(
  sheet: Worksheet,
  reader: FactReader,
  paid: readonly DebtTerms[],
  { lowRate, highRate, isMatchBetween }: Limits,
): FundFirst | undefined {
  const open = paid.filter(({ minimumOnly }) => minimumOnly !== true)
  const isMiddling = ({ rate, minimum, balance, promotion }: DebtTerms) =>
    promotion === undefined &&
    rate.value >= lowRate.value &&
    rate.value < highRate.value &&
    minimum.value > (balance.value * rate.value) / monthsPerYear
  if (open.length === 0 || !open.every(isMiddling) || reader.value('employment') === 'unemployed')
    return undefined
  const { target, cash, starter } = cushionOf(sheet, reader)
  return {
    target,
    cash,
    starter,
    gap: sheet.computed(
      'fund.gap',
      isMatchBetween
        ? 'Missing in the emergency fund beyond the starter cushion'
        : 'Missing in the emergency fund',
      'usd',
      isMatchBetween
        ? 'emergency fund target − the larger of cash you have and the starter cushion, never below nothing'
        : 'emergency fund target − cash you have, never below nothing',
      isMatchBetween ? [target, cash, starter] : [target, cash],
      Math.max(0, target.value - (isMatchBetween ? Math.max(cash.value, starter.value) : cash.value)),
    ),
    isWhole: !isMatchBetween,
  }
}
