/**
 * Of which kind the contributions at a pay that was named for later are taken: of the one that then costs less. What of
 * them is Traditional raises what every Traditional dollar costs later, so it is as much as still saves what it costs.
 */
import type { Share } from '../../units.ts'
import { type Worksheet, worksheet } from '../../worksheet.ts'
import type { RothBasis } from './basis.ts'
import { laterOf } from './later.ts'
import { laterRatesIn } from './later-rates.ts'
import { dollarPaths } from './markets.ts'
import type { KindAhead, PayAhead } from './pay-ahead.ts'
import type { TaxNow } from './tax-now.ts'

/** The contributions are split by so many equal parts. */
const parts = 8

function withParts(sheet: Worksheet, ahead: PayAhead, traditional: number): KindAhead {
  const { contributed, lasting } = ahead
  if (traditional === 0) return { ...ahead, traditional: undefined }
  if (traditional === parts) return { ...ahead, traditional: contributed }
  return {
    ...ahead,
    traditional: sheet.computed(
      'ahead.kind',
      'Of the contributions at that pay, taken as Traditional',
      'usd-per-year',
      'in eighths, about as much as it takes for a Traditional dollar to cost later what it saves then',
      [contributed, lasting],
      Math.round((contributed.value * traditional) / parts),
    ),
  }
}

/** The most parts at which a dollar still saves what it costs, of rates that rise with them. */
function partsWorth(saves: Share, rateWith: (traditional: number) => Share): number {
  let [low, high] = [0, parts]
  if (saves >= rateWith(high)) return high
  while (high > low) {
    const middle = (low + high) >> 1
    if (saves >= rateWith(middle)) low = middle + 1
    else high = middle
  }
  return Math.max(0, low - 1)
}

export function kindAheadOf(
  basis: RothBasis,
  ahead: PayAhead | undefined,
  now: Pick<TaxNow, 'weighed' | 'traditionalBeside'>,
): KindAhead | undefined {
  if (ahead === undefined) return undefined
  const { sheet, context, hasPlan, takesRoth } = basis
  if (hasPlan && !takesRoth) return withParts(sheet, ahead, parts)
  const rateWith = (traditional: number): Share => {
    // Tried apart, so that the receipts show only what is chosen.
    const apart = { ...basis, sheet: worksheet(context.fromSample) }
    const later = laterOf(apart, now, withParts(apart.sheet, ahead, traditional))
    return laterRatesIn(dollarPaths(apart, later, 'expected'), later).mean(now.weighed)
  }
  return withParts(sheet, ahead, partsWorth(ahead.lasting.value, rateWith))
}
