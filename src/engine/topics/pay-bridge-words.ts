/** The months until the pay for life that begins later, in words. */
import type { FactReader } from '../fact-reader.ts'
import { listed, nothing, say, sentenceStart, type Text, words } from '../say.ts'
import type { BridgePaid, PayBridge } from './pay-bridge.ts'
import { partnerName } from './pay-that-goes-on.ts'
import { hasRetired } from './retired.ts'
import { secondPayInWords } from './second-pay.ts'
import { ofSpouse } from './sole-earner.ts'

/**
 * Those months in words: "from age 64 to 67", "from Mar 31, 2027 to age 67", "from Mar 31, 2027 until your spouse is 64", or
 * "until age 67" where they have begun.
 */
export function bridgeSpan(reader: FactReader, { from, until, begins, ahead, lastDay }: PayBridge): Text {
  if (begins === 'spouse')
    return say`from ${lastDay ?? say`age ${from}`} until ${words(partnerName(reader.value('maritalStatus')))} is ${until}`
  if (lastDay !== undefined) return say`from ${lastDay} to age ${until}`
  return ahead > 0 ? say`from age ${from} to ${until}` : say`until age ${until}`
}

/** What of a month's costs is over by then, to follow what the months cost; nothing where all goes on. */
export const endedOnTheWay = ({ ended }: PayBridge): Text =>
  ended.length === 0
    ? nothing
    : say`, counted without ${listed(ended.map(({ debt, on }) => say`the ${debt.minimum} of the ${debt.label} from ${on} on`))}`

/** Which pay begins late, as far as it was told. */
export function whatBeginsLate(reader: FactReader, { from, begins, until }: PayBridge): Text {
  if (begins === 'spouse')
    return words(`${ofSpouse(reader)} ${until.id === 'spouseSsFromAge' ? 'Social Security' : 'pension'}`)
  const late = (['ssFromAge', 'pensionFromAge'] as const).filter(
    (key) => (reader.some(key)?.value ?? 0) > Math.max(from.value, reader.number('age').value),
  )
  return words(
    late.length > 1
      ? 'Social Security and the pension'
      : late[0] === 'pensionFromAge'
        ? 'the pension'
        : 'Social Security',
  )
}

/** What they are called, after “the months”: beside a second pay it is only one’s own that is gone. */
export const withoutPay = ({ second }: PayBridge): string =>
  second === undefined ? 'without pay' : 'without your pay'

/** A pension that begins before those months end pays a part of them. */
function pensionOnTheWay(reader: FactReader, { begins, until, from }: PayBridge): Text | undefined {
  const starts = begins === 'spouse' ? undefined : reader.some('pensionFromAge')
  const isOnTheWay =
    starts !== undefined &&
    reader.some('pensionMonthly') !== undefined &&
    starts.value > Math.max(from.value, reader.number('age').value) &&
    starts.value < until.value
  return isOnTheWay
    ? say`no pay comes in, Social Security not yet, and the pension only from ${starts}`
    : undefined
}

/** What comes in during them, to follow from when to when they are. */
export function noPayComesIn(reader: FactReader, bridge: PayBridge): Text {
  const { second } = bridge
  const late = whatBeginsLate(reader, bridge)
  return second === undefined
    ? (pensionOnTheWay(reader, bridge) ?? say`no pay comes in, and ${late} not yet`)
    : say`the only pay is ${secondPayInWords(reader, second)}, with ${late} still to begin`
}

/** What those months are and what they cost. */
export function bridgeInWords(reader: FactReader, bridge: PayBridge): Text {
  const { months, cost } = bridge
  const beyond = say`${months} cost ${cost} beyond what comes in${endedOnTheWay(bridge)}.`
  return hasRetired(reader)
    ? say`Until ${whatBeginsLate(reader, bridge)} begins you live partly on what you saved: ${beyond}`
    : sentenceStart(say`${bridgeSpan(reader, bridge)} ${noPayComesIn(reader, bridge)}: ${beyond}`)
}

/** "Investments outside retirement accounts can pay $34,660 of it", to follow what cash pays; nothing where they pay none. */
export const investedInWords = ({ invested, ahead }: PayBridge & BridgePaid): Text =>
  invested === undefined
    ? nothing
    : say`Investments outside retirement accounts can pay ${invested} of it, and only what they gained is taxed: move that much into Treasury bills ${words(ahead > 0 ? 'before the last pay check' : 'now')}, so that a bad market cannot take it.`
