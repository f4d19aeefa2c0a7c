/**
 * What Social Security may pay a widow or widower on the late spouse’s record in months without pay: another way through them
 * than an own benefit that begins sooner, for it leaves the own one whole (42 U.S.C. §402(e), (f)).
 */
import { citedIn } from '../cited-in.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Check } from '../plan.ts'
import { nothing, say, type Text } from '../say.ts'
import { socialSecurity } from '../tax/social-security-law.ts'
import { check } from './check.ts'
import { latestClaimAge } from './lifelong-pay.ts'
import type { PayBridge } from './pay-bridge.ts'
import { isWidowed } from './surviving-spouse.ts'
import type { Drafting } from './topic.ts'

/** Once the own one is drawn there is nothing to change to later. */
const drawsOwn = (reader: FactReader, { from }: PayBridge): boolean =>
  reader.told('ssMonthly') !== undefined &&
  reader.number('ssFromAge').value <= Math.max(from.value, reader.number('age').value)

const widowLaw = citedIn(socialSecurity.survivingFamily, ({ widowFromAge }) => widowFromAge)

/** The age from which it is paid, and how much of that benefit by then. */
const atItsAge = (sheet: Drafting['sheet']) => ({
  from: sheet.law('late-spouse.from', 'Age from which a widow or widower is paid', 'age', widowLaw),
  share: sheet.law(
    'late-spouse.share',
    'Share of the late spouse’s benefit at that age',
    'rate',
    citedIn(socialSecurity.survivor, ({ shareAtEarliest }) => shareAtEarliest),
  ),
})

/** Nothing where those months are over before the age from which it is paid. */
export function lateSpouseRecord({ sheet, reader }: Drafting, bridge: PayBridge): Text {
  if (!isWidowed(reader) || drawsOwn(reader, bridge) || bridge.until.value <= widowLaw.value) return nothing
  const { from, share } = atItsAge(sheet)
  return say`Whoever is widowed has another way: from ${from} on Social Security pays on the record of the late spouse, about ${share} of that benefit at ${from} and more the later it begins. It leaves your own whole, so you can live on it first and change to yours later. Pay above a limit holds it back, and marrying again before ${from} usually ends it. None of it is counted here: ask Social Security what that record pays before you choose.`
}

/** Whether their own was named and is paid, or may be by now. */
const mayDrawOwn = (reader: FactReader, age: number): boolean =>
  reader.told('ssMonthly') !== undefined &&
  (reader.told('ssFromAge') === undefined || reader.number('ssFromAge').value <= age)

/** For plans without such months: of whoever is old enough and does not draw their own yet. */
export function lateSpouseRecordCheck({ sheet, reader }: Drafting): Check[] {
  if (!isWidowed(reader) || reader.told('age') === undefined) return []
  const { value: age } = reader.number('age')
  if (age < widowLaw.value || age >= latestClaimAge || mayDrawOwn(reader, age)) return []
  const { from, share } = atItsAge(sheet)
  return [
    check(
      'late-spouse-record',
      'warn',
      'Ask what your late spouse’s record pays',
      say`From ${from} on Social Security pays a widow or widower on the record of the late spouse: about ${share} of that benefit at ${from} and more the later it begins, up to full retirement age. It leaves your own whole, so that one can be drawn first and the other later. Pay above a limit holds it back until then. None of it is counted here: with it less comes out of these savings, and more of what comes out, or is converted, is taxed. Ask Social Security for both sums before you choose.`,
    ),
  ]
}
