/**
 * The months until the pay for life that begins later: between the last pay check and it, or from today for who has
 * retired already. They are no emergency: what they cost is known, so it is counted beside the fund, and every plan
 * keeps it in cash before it invests, locks away or pays ahead.
 */

import { civilDate } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import { type DateFigure, type Figure, sumOf } from '../figure.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { medicareEligibilityAge } from '../tax/medicare-law.ts'
import type { CalendarDate, Dollars, Months, Years } from '../units.ts'
import { debtEnds, endingPayments, overBy, type PaymentsInCosts } from './debt-ends.ts'
import type { DebtFigures } from './debts.ts'
import { lastDayAhead, lastPayAge, monthsToStop } from './last-pay.ts'
import { laterPay, lifelongPayAt, spouseLaterPay } from './lifelong-pay.ts'
import { hasSpousePay } from './plans-at-work.ts'
import { premiumAhead } from './premium-ahead.ts'
import { hasRetiredBesidePay } from './retired.ts'
import { type SecondPay, secondPay, secondPayAt, unpaidBeside } from './second-pay.ts'
import { taxOnLifelongPay } from './tax-on-lifelong-pay.ts'
import type { Drafting } from './topic.ts'

export interface PayBridge {
  /** Age of the speaker at the last pay, or today. */
  readonly from: Figure
  /** The last of one’s own pay for life to begin, or of a spouse where all of one’s own begins with the last pay, at their own age. */
  readonly until: Figure
  readonly begins: 'own' | 'spouse'
  /** The last day of work, where it was told. */
  readonly lastDay: DateFigure | undefined
  readonly months: Figure
  /** Months from today to the last pay; nothing for who has retired. */
  readonly ahead: Months
  /** What a month then costs beyond what has begun, added up. */
  readonly cost: Figure
  /** The same of each of them. */
  readonly gaps: readonly Dollars[]
  /** What the next month costs beyond what comes in, where one’s own pay has ended and another one goes on. */
  readonly short: Figure | undefined
  /** Debts whose own payments end before those months do. */
  readonly ended: readonly EndedOnTheWay[]
  /** Whether nothing at all comes in at first. */
  readonly isBare: boolean
  /** The pay of a spouse or partner that goes on meanwhile. */
  readonly second: SecondPay | undefined
}

interface EndedOnTheWay {
  readonly debt: DebtFigures
  readonly on: DateFigure
}

interface Costs extends PaymentsInCosts {
  /** No more months than fit into these years, where a gap is longer than cash should be kept for. */
  readonly longest?: Years
  /** Those of one who has retired beside the pay of the other, too. */
  readonly isBesidePay?: boolean
}

/** Health cover that begins without an employer, until Medicare takes the youngest of both. */
const premiumAt = (reader: FactReader, ages: readonly Years[]): Dollars =>
  ages.every((age) => age >= medicareEligibilityAge.value) ? 0 : (premiumAhead(reader)?.value ?? 0)

/** One’s own age when pay stops: as told, but no other than the day of it leaves open. */
function ageAtStop(age: Years, stop: Years, day: CalendarDate | undefined, ahead: Months): Years {
  if (day === undefined) return Math.max(age, stop)
  const least = age + ahead / monthsPerYear
  return Math.min(Math.max(least, stop), least + 1)
}

const lastToBegin = (later: ReturnType<typeof laterPay>): Figure | undefined =>
  later.reduce<Figure | undefined>(
    (last, { from }) => (last === undefined || from.value > last.value ? from : last),
    undefined,
  )

/** Undefined where work does not end soon, where all begins with its end, and where a second pay covers the months. */
export function payBridge({ sheet, reader, context }: Drafting, costs: Costs): PayBridge | undefined {
  const isBesidePay = costs.isBesidePay === true && hasRetiredBesidePay(reader)
  const from = isBesidePay ? reader.some('age') : lastPayAge(reader)
  if (from === undefined) return undefined
  const { essentials } = costs.cushion
  const age = reader.number('age')
  const day = isBesidePay ? undefined : lastDayAhead(reader, context.today)
  const ahead = isBesidePay ? 0 : monthsToStop(reader, context.today, from)
  const start = ageAtStop(age.value, from.value, day, ahead)
  const spouseOlder = ahead / monthsPerYear - (start - age.value)
  const isCouple = ['married', 'partnered'].includes(reader.value('maritalStatus'))
  const theirAge = reader.some('spouseAge')
  const theirStart = (theirAge?.value ?? 0) + ahead / monthsPerYear
  const own = lastToBegin(laterPay(reader, start))
  // Who has retired and is paid all of it already draws on savings meanwhile, which other checks plan.
  const isOfSpouse =
    own === undefined && isCouple && theirAge !== undefined && ahead > 0 && !hasSpousePay(reader)
  const until = isOfSpouse ? lastToBegin(spouseLaterPay(reader, theirStart)) : own
  if (until === undefined) return undefined
  const all = Math.round((until.value - (isOfSpouse ? theirStart : start)) * monthsPerYear)
  const counted = Math.min(all, Math.round((costs.longest ?? Infinity) * monthsPerYear))
  const ending = endingPayments(reader, costs)
  const second = secondPay({ sheet, reader, context })
  const paidAt = (month: number) =>
    lifelongPayAt(
      reader,
      start + month / monthsPerYear,
      isCouple,
      unpaidBeside(reader, second, ahead + month),
      spouseOlder,
    )
  const agesAt = (month: number): Years[] => [
    start + month / monthsPerYear,
    ...(theirAge === undefined ? [] : [theirStart + month / monthsPerYear]),
  ]
  /** The same for a year at a time: nothing begins within most of them. */
  const taxes = new Map<string, Dollars>()
  const taxAt = (month: number): Dollars => {
    const paid = paidAt(month)
    const isSpousePaid = secondPayAt(second, ahead + month) > 0
    const years = Math.floor((ahead + month) / monthsPerYear)
    const key = [years, isSpousePaid, ...paid.map(({ id }) => id)].join()
    const found = taxes.get(key) ?? taxOnLifelongPay(reader, context, { paid, years, isSpousePaid })
    taxes.set(key, found)
    return found
  }
  const gaps = Array.from({ length: counted }, (_, month) => {
    const at = ahead + month
    const paid = sumOf(paidAt(month)) - taxAt(month) + secondPayAt(second, at)
    return Math.max(0, essentials.value + premiumAt(reader, agesAt(month)) - overBy(ending, at) - paid)
  })
  const uncovered = gaps.reduce((sum, gap) => sum + gap, 0)
  if (Math.round(uncovered) === 0) return undefined
  const months = sheet.computed(
    'bridge.months',
    'Months from the last pay to the pay for life that begins later',
    'months',
    isOfSpouse
      ? '(age at which that of a spouse or partner begins − their age at the last pay) × months in a year'
      : `(age at which it begins − ${day === undefined ? 'age at which you stop, or your age where that is later' : 'your age on the last day'}) × months in a year${counted < all ? ', no more than cash is kept for' : ''}`,
    [until, from, isOfSpouse ? theirAge : age],
    counted,
  )
  const paid = paidAt(0)
  const premium = premiumAhead(reader)
  const ended = ending
    .filter(({ after }) => after < ahead + counted)
    .map(({ debt, after }) => ({ debt, on: debtEnds(sheet, 'bridge', debt, context.today, after) }))
  const missing =
    essentials.value + premiumAt(reader, agesAt(0)) + taxAt(0) - sumOf(paid) - secondPayAt(second, 0)
  return {
    from,
    until,
    begins: isOfSpouse ? 'spouse' : 'own',
    lastDay:
      day === undefined
        ? undefined
        : sheet.date(
            'bridge.last-day',
            'Last day of work',
            'the day that you told',
            [],
            day,
            // A month alone stands for its first day.
            civilDate(day).day === 1 ? 'month-of-year' : 'date',
          ),
    months,
    ahead,
    gaps,
    ended,
    short:
      second === undefined || ahead > 0
        ? undefined
        : sheet.computed(
            'bridge.short',
            'What a month costs beyond what comes in',
            'usd-per-month',
            'what a month costs − the pay after tax of a spouse or partner and what is paid for life after its income tax, never below nothing',
            [essentials, ...(premium === undefined ? [] : [premium]), second.monthly, ...paid],
            Math.max(0, Math.round(missing)),
          ),
    cost: sheet.computed(
      'bridge.cost',
      'What those months cost beyond what comes in',
      'usd',
      `what a month costs${premium === undefined ? '' : ', with new health cover until Medicare,'} − ${second === undefined ? '' : 'the pay after tax of a spouse or partner, '}pension, Social Security and disability pay that have begun by then, after income tax under this year’s law${ended.length === 0 ? '' : ' − payments on debts that are over by then'}, added up over the months`,
      [
        essentials,
        months,
        ...paid,
        ...(second === undefined ? [] : [second.monthly]),
        ...(premium === undefined ? [] : [premium]),
        ...ended.map(({ debt }) => debt.minimum),
      ],
      Math.round(uncovered),
    ),
    isBare: second === undefined && paid.every(({ value }) => value === 0),
    second,
  }
}

/** What pays for those months before retirement accounts do. */
export interface BridgePaid {
  /** Cash beyond the fund, and what is put aside until then. */
  readonly there: Figure
  /** Of investments outside retirement accounts; undefined where none pay. */
  readonly invested: Figure | undefined
  readonly missing: Figure
}

/**
 * `saved`: what each month leaves until the last pay, as it is after the match; undefined where nobody said. `investments`:
 * those outside retirement accounts, where they pay what cash does not.
 */
export function bridgePaid(
  { sheet, reader }: Pick<Drafting, 'sheet' | 'reader'>,
  { from, ahead, cost }: PayBridge,
  {
    kept,
    target,
    saved,
    investments,
  }: {
    readonly kept: Figure
    readonly target: Figure
    readonly saved: Figure | undefined
    readonly investments: Figure | undefined
  },
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
  const open = Math.max(0, cost.value - there.value)
  const invested =
    investments === undefined || open === 0 || investments.value <= 0
      ? undefined
      : sheet.computed(
          'bridge.invested',
          'What investments outside retirement accounts pay of those months',
          'usd',
          'what they cost − cash beyond the fund by then, no more than those investments are worth today; tax on a gain is left out',
          [cost, there, investments],
          Math.min(open, Math.round(investments.value)),
        )
  return {
    there,
    invested,
    missing: sheet.computed(
      'bridge.missing',
      'What those months still need',
      'usd',
      `what they cost − cash beyond the fund by then${invested === undefined ? '' : ' − investments outside retirement accounts'}, never below nothing`,
      [cost, there, ...(invested === undefined ? [] : [invested])],
      open - (invested?.value ?? 0),
    ),
  }
}

/** A sum of its own, beside the cash, that was told for the plan that places it: that plan keeps these months first. */
export const sumToPlace = (reader: FactReader): Figure | undefined => {
  const source = reader.told('moneySource')
  const isThere =
    source !== undefined &&
    source !== 'inherited_ira' &&
    reader.told('sumNotHere') !== true &&
    reader.told('sumIsTheCash') !== true
  return isThere ? reader.some('amount') : undefined
}
