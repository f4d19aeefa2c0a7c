/** What a fund's plan says of the months between the last pay check and the pay for life that begins later. */
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { coverAfterPay } from '../cover-after-pay.ts'
import { lateSpouseRecord } from '../late-spouse-record.ts'
import { type BridgePaid, type PayBridge, sumToPlace } from '../pay-bridge.ts'
import { bridgeSpan, endedOnTheWay, investedInWords, noPayComesIn, withoutPay } from '../pay-bridge-words.ts'
import { type StepDraft, within } from '../steps.ts'
import type { FundWork } from './work.ts'

/** What pays for them beside cash: retirement savings that were told, or whatever there is. */
function elsewhere({ reader }: FundWork, { missing, ahead }: PayBridge & BridgePaid): Text {
  const sum = sumToPlace(reader)
  if (sum !== undefined && sum.value >= missing.value)
    return say`${missing} comes out of the ${sum} that you have to place: keep that much of it in Treasury bills and certificates before any of it is invested or locked away, and leave retirement savings alone for it.`
  const savings = reader.some('retirementSavings')
  // The last day cannot move any more.
  if (ahead === 0)
    return savings !== undefined && savings.value >= missing.value
      ? say`${missing} has to come from your ${savings} of retirement savings, and withdrawals are taxed as income unless they are Roth. Some paid work makes it less, and so do benefits that begin sooner, which stay smaller for life.`
      : say`${missing} has to come from somewhere${savings === undefined ? nothing : say`, and your ${savings} of retirement savings are less than that`}: some paid work, lower costs, or benefits that begin sooner and stay smaller for life.`
  return savings === undefined
    ? say`${missing} has to come from somewhere: retirement accounts, whose withdrawals are taxed as income unless they are Roth, some paid work, a later last day, or benefits that begin sooner and stay smaller for life. Say what you have there, and settle it before you give notice.`
    : savings.value >= missing.value
      ? say`${missing} has to come from your ${savings} of retirement savings, and withdrawals are taxed as income unless they are Roth. Or you work a little longer, or begin benefits sooner and smaller for life. Settle it before you give notice.`
      : say`${missing} has to come from somewhere, and your ${savings} of retirement savings are less than that. So work longer, or find some paid work for those years, before you give notice.`
}

export function bridgeWords(work: FundWork): Text {
  const { bridge, cushion, reader } = work
  if (bridge === undefined) return nothing
  const { months, cost, short, there, invested, missing, isBare, ended } = bridge
  const none = say`But ${bridgeSpan(reader, bridge)} ${noPayComesIn(reader, bridge)}`
  const needs =
    short !== undefined
      ? say`${none}: ${short} is missing, ${cost} in ${months}${endedOnTheWay(bridge)}, and the fund is not made for that.`
      : isBare && ended.length === 0
        ? say`${none}: ${months} at ${cushion.essentials} come to ${cost}, and the fund is not made for that.`
        : isBare
          ? say`${none}: ${months} come to ${cost}${endedOnTheWay(bridge)}, and the fund is not made for that.`
          : say`${none}: what comes in then leaves ${cost} of ${months} unpaid${endedOnTheWay(bridge)}, and the fund is not made for that.`
  return join([
    needs,
    missing.value <= 0 && invested === undefined
      ? say`Your cash beyond the fund${saved(work)} can pay it: keep that safe for it, and invest none of it.`
      : there.value > 0
        ? say`Your cash beyond the fund${saved(work)} can pay about ${there} of it: keep that for it.`
        : nothing,
    investedInWords(bridge),
    missing.value <= 0
      ? nothing
      : say`${words(there.value > 0 || invested !== undefined ? 'The other ' : '')}${elsewhere(work, bridge)}`,
  ])
}

const saved = ({ reader, bridge }: FundWork): Text =>
  bridge?.ahead === 0 || reader.known('monthlySurplus') === undefined || sumToPlace(reader) !== undefined
    ? nothing
    : words(' and what you save until then')

export function bridgeCheck(work: FundWork): Check[] {
  const { bridge, reader } = work
  if (bridge === undefined) return []
  const { missing, cost, there, invested, ahead } = bridge
  const sum = sumToPlace(reader)
  const isFromSum = missing.value > 0 && sum !== undefined && sum.value >= missing.value
  const isCovered = missing.value <= 0 || isFromSum
  return [
    check(
      'bridge',
      isCovered ? 'warn' : 'act',
      isCovered
        ? `Keep cash for the months ${withoutPay(bridge)}`
        : `The months ${withoutPay(bridge)} are not covered yet`,
      join([
        ahead === 0
          ? say`They cost ${cost}, and ${there.value > 0 ? say`${there} of cash is` : words('no cash is')} there beyond the fund.`
          : say`They cost ${cost}, and about ${there} is there beyond the fund by then.`,
        invested === undefined
          ? nothing
          : say`Investments outside retirement accounts pay ${invested} of it.`,
        isFromSum
          ? say`The other ${missing} is kept out of the sum that you have to place.`
          : missing.value <= 0
            ? nothing
            : words('Tax on what you take out of retirement accounts comes on top.'),
        lateSpouseRecord(work, bridge),
        coverAfterPay(work, bridge),
      ]),
    ),
  ]
}

export function bridgeStep({ bridge, reader }: FundWork): StepDraft[] {
  if (bridge === undefined) return []
  const isOver = bridge.ahead === 0
  return [
    {
      id: 'bridge',
      title: say`Write down what pays each of the ${bridge.months} ${bridgeSpan(reader, bridge)}`,
      why: say`${bridge.cost} is known today, so it is no emergency.`,
      how: words(
        `One line for each month: cash first, then the account that you draw on. Have the first year of it in insured savings and Treasury bills ${isOver ? 'now' : 'on your last day'}. Look up on the official site what beginning sooner or later does to the benefit.`,
      ),
      due: isOver ? within.month : within.sixtyDays,
      dueWhy: isOver
        ? 'a month from today, as those months have begun'
        : 'a couple of months from today, while the last day can still move',
      minutes: 90,
      link: links.earningsRecord,
      keep: words('The list of months, and the benefit estimate.'),
    },
  ]
}
