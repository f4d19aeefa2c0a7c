/** What the household does today, as far as it was told: the ledger measures the plan by it. */
import type { DecidedWork } from './decided-work.ts'

/** The course that what goes in now is nearest to, told or taken. */
export function presentKind({ reader }: DecidedWork): 'traditional' | 'roth' | 'half' {
  const kind = reader.value('contributionKind')
  return kind === 'both' ? 'half' : kind
}

/** Sums that are no part of what goes in now: named, or a common share of pay. */
const newDollars = ['amount', 'amountMonthly', 'contribution.share']

/** What goes in now was told, and all of it is of one kind: who starts, or raises it, is on none of these courses yet. */
export function isOnOneKind({ reader, now, more, firstShare, contribution }: DecidedWork): boolean {
  const kind = reader.told('contributionKind')
  const isNew =
    more !== undefined ||
    firstShare !== undefined ||
    contribution.inputs.some((input) => newDollars.includes(input))
  return now.choice > 0 && !isNew && (kind === 'traditional' || kind === 'roth')
}

/** What the plan sends where nothing goes yet: into the accounts of a spouse. */
export const isIntoNewPlaces = ({ places }: DecidedWork): boolean =>
  places.spouseTraditional +
    places.spouseRoth +
    places.spouseConversion +
    places.spousePlanTraditional +
    places.spousePlanRoth >
  0
