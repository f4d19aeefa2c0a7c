/**
 * The months until the pay for life that begins later: between the last pay check and it, or from today for who has
 * retired already. They are no emergency: what they cost is known, so it is counted beside the fund, and every plan
 * keeps it in cash before it invests, locks away or pays ahead.
 */
import { addMonths } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import { type DateFigure, type Figure, sumOf } from '../figure.ts'
import { monthsToPayOff } from '../math/loan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { listed, nothing, say, sentenceStart, type Text, words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { medicareEligibilityAge } from '../tax/medicare-law.ts'
import type { Dollars, Months, Years } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import type { Cushion } from './cushion.ts'
import type { DebtFigures } from './debts.ts'
import { laterPay, lifelongPayAt } from './lifelong-pay.ts'
import { arePaymentsBesideCosts } from './payments-beside-costs.ts'
import { premiumAhead } from './premium-ahead.ts'
import { hasRetired } from './retired.ts'
import type { DraftContext } from './topic.ts'

export interface PayBridge {
  /** Ages of the speaker: the last pay, or today, and the last of the pay for life to begin. */
  readonly from: Figure
  readonly until: Figure
  readonly months: Figure
  /** Months from today to the last pay; nothing for who has retired. */
  readonly ahead: Months
  /** What a month then costs beyond what has begun, added up. */
  readonly cost: Figure
  /** Debts whose own payments end before those months do. */
  readonly ended: readonly EndedOnTheWay[]
  /** Whether nothing at all comes in at first. */
  readonly isBare: boolean
}

interface EndedOnTheWay {
  readonly debt: DebtFigures
  readonly on: DateFigure
}

interface Told {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: Pick<DraftContext, 'today'>
}

interface Costs {
  readonly cushion: Pick<Cushion, 'essentials'>
  readonly debts: readonly DebtFigures[]
  /** Those that the plan pays before anything else: their payments are over by then. */
  readonly paidFirst?: readonly Pick<DebtFigures, 'id'>[]
  /** No more months than fit into these years, where a gap is longer than cash should be kept for. */
  readonly longest?: Years
}

/** Somebody else's pay goes on, and nobody said for how long. */
const hasSecondPay = (reader: FactReader): boolean =>
  reader.number('earners').value > 1 || (reader.some('spouseIncome')?.value ?? 0) > 0

/** The age from which no pay comes; undefined where nobody told when it ends, or it is not soon. */
function stopOf(reader: FactReader): Figure | undefined {
  if (reader.told('age') === undefined) return undefined
  if (hasRetired(reader)) return reader.number('age')
  if (reader.told('retirementAge') === undefined) return undefined
  const [age, stop] = [reader.number('age'), reader.number('retirementAge')]
  const isSoon = stop.value - age.value <= rules.bridgeAheadYears.value
  return isSoon && !hasSecondPay(reader) ? stop : undefined
}

/** Months until the last pay check, where that is near and no other pay goes on; undefined elsewhere. */
export function monthsToLastPay(reader: FactReader): Months | undefined {
  const stop = hasRetired(reader) ? undefined : stopOf(reader)
  return stop === undefined
    ? undefined
    : Math.max(0, Math.round((stop.value - reader.number('age').value) * monthsPerYear))
}

/** Debts whose payments are among what a month costs, with the months of them that are left. */
function endings(reader: FactReader, { cushion, debts, paidFirst = [] }: Costs) {
  if (reader.told('monthlyExpenses') === undefined) return []
  const isBeside = arePaymentsBesideCosts(reader)
  const paying = debts.filter(({ kind, minimum }) => minimum.value > 0 && (kind === 'mortgage' || !isBeside))
  if (sumOf(paying.map(({ minimum }) => minimum)) >= cushion.essentials.value) return []
  return paying.flatMap((debt) => {
    const at = paidFirst.some(({ id }) => id === debt.id)
      ? 0
      : monthsToPayOff({
          principal: debt.balance.value,
          rate: debt.rate.value,
          payment: debt.minimum.value,
        })
    return at === undefined ? [] : [{ debt, at }]
  })
}

/** Health cover that begins without an employer, until Medicare takes the youngest of both. */
function premiumAt(reader: FactReader, month: Months): Dollars {
  const ages = (['age', 'spouseAge'] as const).flatMap((key) => reader.some(key)?.value ?? [])
  const youngest = Math.min(...ages.filter((age) => age < medicareEligibilityAge.value))
  return youngest + month / monthsPerYear >= medicareEligibilityAge.value
    ? 0
    : (premiumAhead(reader)?.value ?? 0)
}

/** Undefined where work does not end soon, where all begins with its end, and where a second pay goes on. */
export function payBridge({ sheet, reader, context }: Told, costs: Costs): PayBridge | undefined {
  const from = stopOf(reader)
  if (from === undefined) return undefined
  const { essentials } = costs.cushion
  const age = reader.number('age')
  const start = Math.max(age.value, from.value)
  const ahead = Math.round((start - age.value) * monthsPerYear)
  const until = laterPay(reader, start).reduce<Figure | undefined>(
    (last, one) => (last === undefined || one.from.value > last.value ? one.from : last),
    undefined,
  )
  if (until === undefined) return undefined
  const all = Math.round((until.value - start) * monthsPerYear)
  const counted = Math.min(all, Math.round((costs.longest ?? Infinity) * monthsPerYear))
  const isCouple = ['married', 'partnered'].includes(reader.value('maritalStatus'))
  const ending = endings(reader, costs)
  let uncovered = 0
  for (let month = 0; month < counted; month += 1) {
    const at = ahead + month
    const over = ending.reduce((sum, one) => sum + (one.at <= at ? one.debt.minimum.value : 0), 0)
    const paid = sumOf(lifelongPayAt(reader, start + month / monthsPerYear, isCouple))
    uncovered += Math.max(0, essentials.value + premiumAt(reader, at) - over - paid)
  }
  if (Math.round(uncovered) === 0) return undefined
  const months = sheet.computed(
    'bridge.months',
    'Months from the last pay to the pay for life that begins later',
    'months',
    `(age at which it begins − age at which you stop, or your age where that is later) × months in a year${counted < all ? ', no more than cash is kept for' : ''}`,
    [until, from, age],
    counted,
  )
  const paid = lifelongPayAt(reader, start, isCouple)
  const ended = ending
    .filter(({ at }) => at < ahead + counted)
    .map(({ debt, at }) => ({
      debt,
      on: sheet.date(
        `bridge.${debt.id}.ends`,
        'When its payment is no longer due',
        'today + the months that its own payment takes',
        [debt.balance, debt.rate, debt.minimum],
        addMonths(context.today, at),
        'month-of-year',
      ),
    }))
  const premium = premiumAhead(reader)
  return {
    from,
    until,
    months,
    ahead,
    ended,
    cost: sheet.computed(
      'bridge.cost',
      'What those months cost beyond what comes in',
      'usd',
      `what a month costs${premium === undefined ? '' : ', with new health cover until Medicare,'} − pension, Social Security and disability pay that have begun by then${ended.length === 0 ? '' : ' − payments on debts that are over by then'}, added up over the months`,
      [
        essentials,
        months,
        ...paid,
        ...(premium === undefined ? [] : [premium]),
        ...ended.map(({ debt }) => debt.minimum),
      ],
      Math.round(uncovered),
    ),
    isBare: paid.every(({ value }) => value === 0),
  }
}

/** What pays for those months: cash, and a sum that is to be placed. */
export interface BridgePaid {
  /** Cash beyond the fund, and what is put aside until then. */
  readonly there: Figure
  readonly missing: Figure
}

/** `saved`: what each month leaves until the last pay, as it is after the match; undefined where nobody said. */
export function bridgePaid(
  { sheet, reader }: Pick<Told, 'sheet' | 'reader'>,
  { from, ahead, cost }: PayBridge,
  {
    kept,
    target,
    saved,
  }: { readonly kept: Figure; readonly target: Figure; readonly saved: Figure | undefined },
): BridgePaid {
  const isSaved = saved !== undefined && ahead > 0
  const there = sheet.computed(
    'bridge.there',
    'Cash beyond the fund by the last pay check',
    'usd',
    `cash that stays − emergency fund target, never below nothing${isSaved ? ', + what you can put aside × months until then, less what is missing in the fund' : ''}`,
    [kept, target, ...(isSaved ? [from, reader.number('age'), saved] : [])],
    Math.max(0, Math.round(kept.value - target.value + (isSaved ? Math.max(0, saved.value) * ahead : 0))),
  )
  return {
    there,
    missing: sheet.computed(
      'bridge.missing',
      'What those months still need',
      'usd',
      'what they cost − cash beyond the fund by then, never below nothing',
      [cost, there],
      Math.max(0, cost.value - there.value),
    ),
  }
}

/** A sum of its own that was told for the plan that places it: that plan keeps these months first. */
export const sumToPlace = (reader: FactReader): Figure | undefined => {
  const source = reader.told('moneySource')
  const isThere = source !== undefined && source !== 'inherited_ira' && reader.told('sumNotHere') !== true
  return isThere ? reader.some('amount') : undefined
}

/** Those months in words: "from age 64 to 67". */
export const bridgeSpan = ({ from, until }: PayBridge): Text => say`from age ${from} to ${until}`

/** What of a month's costs is over by then, to follow what the months cost; nothing where all goes on. */
export const endedOnTheWay = ({ ended }: PayBridge): Text =>
  ended.length === 0
    ? nothing
    : say`, counted without ${listed(ended.map(({ debt, on }) => say`the ${debt.minimum} of the ${debt.label} from ${on} on`))}`

/** Which pay begins late, as far as it was told. */
export function whatBeginsLate(reader: FactReader, { from }: PayBridge): Text {
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

/** What those months are and what they cost. */
export function bridgeInWords(reader: FactReader, bridge: PayBridge): Text {
  const { months, cost } = bridge
  const beyond = say`${months} cost ${cost} beyond what comes in${endedOnTheWay(bridge)}.`
  return hasRetired(reader)
    ? say`Until ${whatBeginsLate(reader, bridge)} begins you live partly on what you saved: ${beyond}`
    : sentenceStart(
        say`${bridgeSpan(bridge)} no pay comes in, and ${whatBeginsLate(reader, bridge)} not yet: ${beyond}`,
      )
}
