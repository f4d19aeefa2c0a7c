/**
 * What Social Security may pay a widow or widower on the late spouse’s record in months without pay: another way through them
 * than an own benefit that begins sooner, for it leaves the own one whole (42 U.S.C. §402(e), (f)).
 */
import { citedIn } from '../cited-in.ts'
import type { FactReader } from '../fact-reader.ts'
import { nothing, say, type Text } from '../say.ts'
import { socialSecurity } from '../tax/social-security-law.ts'
import type { PayBridge } from './pay-bridge.ts'
import { isWidowed } from './surviving-spouse.ts'
import type { Drafting } from './topic.ts'

/** Once the own one is drawn there is nothing to change to later. */
const drawsOwn = (reader: FactReader, { from }: PayBridge): boolean =>
  reader.told('ssMonthly') !== undefined &&
  reader.number('ssFromAge').value <= Math.max(from.value, reader.number('age').value)

/** Nothing where those months are over before the age from which it is paid. */
export function lateSpouseRecord({ sheet, reader }: Drafting, bridge: PayBridge): Text {
  const law = citedIn(socialSecurity.survivingFamily, ({ widowFromAge }) => widowFromAge)
  if (!isWidowed(reader) || drawsOwn(reader, bridge) || bridge.until.value <= law.value) return nothing
  const from = sheet.law('late-spouse.from', 'Age from which a widow or widower is paid', 'age', law)
  const share = sheet.law(
    'late-spouse.share',
    'Share of the late spouse’s benefit at that age',
    'rate',
    citedIn(socialSecurity.survivor, ({ shareAtEarliest }) => shareAtEarliest),
  )
  return say`Whoever is widowed has another way: from ${from} on Social Security pays on the record of the late spouse, about ${share} of that benefit at ${from} and more the later it begins. It leaves your own whole, so you can live on it first and change to yours later. Pay above a limit holds it back, and marrying again before ${from} usually ends it. None of it is counted here: ask Social Security what that record pays before you choose.`
}
