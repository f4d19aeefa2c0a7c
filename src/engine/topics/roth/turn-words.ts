/** Whether the kind stays in years in which a Traditional dollar saves another share. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, type Text, words } from '../../say.ts'
import type { Share } from '../../units.ts'
import type { Decision } from './decision.ts'

/** A sentence; `until` is what a dollar saves before those years. */
export function turnInWords({
  saves,
  until,
  decision: { later, band, verdict },
}: {
  readonly saves: Figure
  readonly until: Share
  readonly decision: Decision
}): Text {
  if (Math.abs(saves.value - until) <= rules.rateBand.value)
    return words('That is too close to change the kind for.')
  const above = saves.value - later.value
  if (Math.abs(above) <= band.value)
    return say`Against the ${later} that it costs later that is about even: choose again then.`
  const kind = above > 0 ? 'traditional' : 'roth'
  if (verdict === kind)
    return say`That is still ${words(above > 0 ? 'more' : 'less')} than the ${later} that it costs later, so the kind stays.`
  // A mix may rest on what this year alone gives, and the years before these speak for the same kind as they do.
  if ((until - saves.value) * above > 0)
    return say`That is ${words(above > 0 ? 'less' : 'more')} than until then, and still ${words(above > 0 ? 'more' : 'less')} than the ${later} that it costs later: no reason to turn to ${words(above > 0 ? 'Roth' : 'Traditional')}.`
  return words(
    kind === 'traditional'
      ? 'So those are your years for Traditional: turn to it then.'
      : 'So turn to Roth then.',
  )
}
