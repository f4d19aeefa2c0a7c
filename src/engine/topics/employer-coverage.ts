/** Life insurance through work as people say it: a multiple of pay, a sum, or none. */
import type { Dollars } from '../units.ts'

const thousand = 1_000
const multiple = /(\d+(?:\.\d+)?)\s*(?:x|×|times|years?)/i
const sum = /\$?\s*(\d[\d,]*(?:\.\d+)?)\s*(k|m)?/i

/**
 * Dollars of cover; a multiple counts when the pay is known. Undefined where there is none or it cannot be read.
 * @example employerCoverDollars('2x salary', 80_000) // 160_000
 */
export function employerCoverDollars(said: string, pay: Dollars | undefined): Dollars | undefined {
  const times = multiple.exec(said)
  if (times) return pay === undefined || pay === 0 ? undefined : Math.round(Number(times[1]) * pay)
  const amount = sum.exec(said)
  if (!amount) return undefined
  const unit = amount[2]?.toLowerCase()
  const value = Number((amount[1] ?? '').replaceAll(',', ''))
  const dollars = value * (unit === 'k' ? thousand : unit === 'm' ? thousand * thousand : 1)
  return dollars > 0 ? Math.round(dollars) : undefined
}
