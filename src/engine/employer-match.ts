import type { FactValue } from './household.ts'
import type { Share } from './units.ts'

/** What the employer adds, as a share of pay, when this share of pay is contributed: both tiers of the match. */
export function employerAdds(match: FactValue<'employerMatch'>, contributed: Share): Share {
  const first = Math.min(contributed, match.upTo ?? contributed)
  const beyond = match.next === undefined ? 0 : Math.min(match.next.upTo, contributed - first)
  return match.rate * first + (match.next?.rate ?? 0) * beyond
}
