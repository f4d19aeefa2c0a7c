/** What a pay that was named for later means for the plan, in words. */
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import type { RothWork } from './work.ts'

/** Until when this year's choice is repeated on the ledger. */
export const keptUntil = ({ ahead, retirementAge }: Pick<RothWork, 'ahead' | 'retirementAge'>): Text =>
  ahead === undefined ? say`${retirementAge}` : say`${ahead.from}`

/** What the named pay changes, and when to choose again. */
export function aheadInWords({ ahead, decision: { now, later, band, verdict } }: RothWork): Text {
  if (ahead === undefined) return nothing
  const saves = say`At the ${ahead.pay} that you expect from ${ahead.from} on, a Traditional dollar saves about ${ahead.saves} instead of this year’s ${now}.`
  const isAlike = Math.abs(ahead.saves.value - now.value) <= rules.rateBand.value
  if (isAlike) return say`${saves} That is too close to change the kind for.`
  const above = ahead.saves.value - later.value
  if (Math.abs(above) <= band.value)
    return say`${saves} Against the ${later} that it costs later that is about even: choose again then.`
  const kind = above > 0 ? 'traditional' : 'roth'
  return verdict === kind
    ? saves
    : say`${saves} ${words(kind === 'traditional' ? 'So those are your years for Traditional: turn to it then.' : 'So turn to Roth then.')}`
}

/** What the later rate takes of those years. */
export const aheadInSavings = ({ ahead }: RothWork): Text =>
  ahead === undefined
    ? nothing
    : say` From ${ahead.from} on ${ahead.contributed} goes in at that pay, taken as ${words(ahead.isTraditional ? 'Traditional' : 'Roth')} whatever you choose now; the comparison is about the contributions until then.`
