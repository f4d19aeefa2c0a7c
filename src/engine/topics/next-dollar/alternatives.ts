/** The order against what people do instead, on one ledger: dates, interest, and what becomes of the money. */
import type { Alternative } from '../../plan.ts'
import { words } from '../../say.ts'
import { drawnFrom } from './drawn.ts'
import { drawnWays, foundWays, lastingWays } from './first-ways.ts'
import { difference, ledger } from './ledger.ts'
import { placedWays } from './placed-ways.ts'
import type { DollarWork } from './work.ts'

/** None of a few months that end with a job, or with the day on which pay is back: what becomes of them in decades is no question. */
export function dollarAlternatives(work: DollarWork): Alternative[] {
  if (work.ending !== undefined || (work.returns !== undefined && !work.isEmpty)) return []
  const drawn = work.isEmpty ? drawnFrom(work) : undefined
  const ways = !work.isEmpty
    ? placedWays(work)
    : drawn !== undefined
      ? drawnWays(work, drawn)
      : work.without !== undefined
        ? lastingWays(work, work.without)
        : foundWays(work)
  const [plan] = ways
  if (plan === undefined) return []
  return ways.map((way) => ({
    id: way.id,
    kind: way.kind,
    title: way.title,
    detail: way.detail,
    ledger: ledger(work, way),
    difference: way === plan ? words('The plan.') : difference(work, plan, way),
  }))
}
