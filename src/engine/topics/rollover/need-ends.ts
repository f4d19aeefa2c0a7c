/** The years over which a need is counted that goes on, and the age from which what is paid for life ends it before. */
import type { Figure } from '../../figure.ts'
import type { RolloverWork } from './work.ts'

/** The age up to which a need that goes on is counted. */
export const countedTo = (
  { sheet, ownerAge }: Pick<RolloverWork, 'sheet' | 'ownerAge'>,
  { plannedFor }: NonNullable<RolloverWork['gates']['earlyNeed']>,
): Figure =>
  sheet.computed(
    'lasts.counted-to',
    'Age up to which it is counted',
    'age',
    'your age + the years that are counted',
    [ownerAge],
    Math.floor(ownerAge.value + plannedFor),
  )

/** The age of the one who asks from which on all that was named and begins later is paid, as far as it ends the need. */
export function settledAge(
  { sheet, taxes }: Pick<RolloverWork, 'sheet' | 'taxes'>,
  { draws }: NonNullable<RolloverWork['gates']['earlyNeed']>,
): Figure | undefined {
  const from = draws.settledFrom
  return from === undefined
    ? undefined
    : sheet.computed(
        'lasts.settled-age',
        'Your age once what is paid for life ends the need, or all that you named is paid',
        'age',
        'the age at which the first of it begins that leaves no need, else the last',
        [taxes.age],
        Math.floor(taxes.age.value + from),
      )
}

/** What is paid for life ends the need while there is money left: that is spread over the years after it, to the last one counted. */
export function endsBefore({ gates, growth }: Pick<RolloverWork, 'gates' | 'growth'>): boolean {
  const need = gates.earlyNeed
  const from = need?.goesOn === true ? need.draws.settledFrom : undefined
  if (need === undefined || from === undefined || need.draws.grossIn(from) > 0) return false
  return growth.uses.some(({ years, share }) => years >= from && share > 0)
}
