/** The share of pay that earns the whole match, where more goes into a plan at work than that. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { Worksheet } from '../worksheet.ts'
import type { PlanAtWork } from './plans-at-work.ts'

export interface MatchedShare {
  readonly rate: number
  /** Undefined where nothing is matched. */
  readonly figure: Figure | undefined
}

/** Undefined where no more than that goes in, or nobody told whether there is a match. */
export function matchedBelow(
  sheet: Worksheet,
  reader: FactReader,
  plan: PlanAtWork,
  share: Figure,
): MatchedShare | undefined {
  const match = reader.told(plan.match)
  if (match === undefined || (match.rate > 0 && match.upTo === undefined)) return undefined
  const rate = match.rate === 0 ? 0 : (match.upTo ?? 0) + (match.next?.upTo ?? 0)
  if (share.value <= rate) return undefined
  const figure =
    rate === 0
      ? undefined
      : sheet.told(
          plan.match,
          `payroll.matched.${plan.id}`,
          'Share of pay that earns the whole match',
          'rate',
          rate,
        )
  return { rate, figure }
}
