/** Social Security or a pension that begins beside pay which does not cover the month: such a gap has a known end. */

import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { listed, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars, Months } from '../../units.ts'
import { type HeldBack, heldBackForPay } from '../earnings-held-back.ts'
import { laterPay } from '../lifelong-pay.ts'
import type { Drafting } from '../topic.ts'

interface Begins {
  readonly pay: Figure
  readonly from: Figure
  readonly inMonths: Months
  /** Set for Social Security of which pay holds a part back. */
  readonly heldBack: HeldBack | undefined
}

export interface GapEnd {
  readonly begins: readonly Begins[]
  /** Until the last of it has begun. */
  readonly months: Figure
  /** What a month still costs beyond what comes in from then on; nothing where all is covered. */
  readonly left: Figure
}

const perMonth = ({ pay, heldBack }: Begins): Dollars =>
  pay.value - Math.round((heldBack?.withheld.value ?? 0) / monthsPerYear)

/** What has begun in a month that is so many away, less what pay holds back of it. */
const begunAt = (begins: readonly Begins[], month: Months): Dollars =>
  begins.reduce((sum, one) => sum + (month >= one.inMonths ? perMonth(one) : 0), 0)

/** Undefined where none is told to begin while one is still paid, in the years for which cash is kept. */
export function gapEnd(told: Drafting, gap: Figure): GapEnd | undefined {
  const { sheet, reader } = told
  if (reader.told('age') === undefined) return undefined
  const age = reader.number('age')
  // Beside one who has retired it is the other one's pay that goes on.
  const isOwnPay = reader.value('employment') !== 'retired' && reader.told('retirementAge') !== undefined
  const payEnds = isOwnPay ? reader.number('retirementAge') : undefined
  const begins = laterPay(reader, age.value)
    .filter(({ from }) => from.value - age.value <= rules.bridgeKeptYears.value)
    .filter(({ from }) => payEnds === undefined || from.value < payEnds.value)
    .map(({ pay, from }) => ({
      pay,
      from,
      inMonths: Math.round((from.value - age.value) * monthsPerYear),
      heldBack: pay.id === 'ssMonthly' ? heldBackForPay(told, { benefit: pay, age: from.value }) : undefined,
    }))
  if (begins.length === 0) return undefined
  const inMonths = Math.max(...begins.map((one) => one.inMonths))
  const held = begins.flatMap(({ heldBack }) => (heldBack === undefined ? [] : [heldBack.withheld]))
  return {
    begins,
    months: sheet.computed(
      'pay-gap.months',
      'Months of that gap until what is paid for life begins',
      'months',
      '(age at which it begins − your age) × months in a year',
      [...begins.map(({ from }) => from), age],
      inMonths,
    ),
    left: sheet.computed(
      'pay-gap.left',
      'What a month costs beyond what comes in once it has begun',
      'usd-per-month',
      `the gap − what begins${held.length === 0 ? '' : ', less a month of what pay holds back of it'}, never below nothing`,
      [gap, ...begins.map(({ pay }) => pay), ...held],
      Math.max(0, Math.round(gap.value - begunAt(begins, inMonths))),
    ),
  }
}

/** What so many months of the gap take, less what begins on the way. */
export const gapUntil = (gap: Figure, months: Months, end: GapEnd): Dollars =>
  Array.from({ length: months }, (_, month) => Math.max(0, gap.value - begunAt(end.begins, month))).reduce(
    (sum, missing) => sum + missing,
    0,
  )

const nameOf = ({ pay }: Begins): Text => words(pay.id === 'ssMonthly' ? 'Social Security' : 'the pension')

/** "Social Security begins" */
export const beginsInWords = ({ begins }: GapEnd): Text =>
  say`${listed(begins.map(nameOf))} ${words(begins.length === 1 ? 'begins' : 'begin')}`

/** "Social Security brings $1,710 a month from age 60 on, less … : then $197 a month is missing." */
export function endInWords({ begins, left }: GapEnd): Text {
  const brings = listed(
    begins.map((one, index) => {
      const verb = words(index === 0 ? ' brings' : '')
      const held =
        one.heldBack === undefined
          ? nothing
          : say`, less what your pay holds back of it: about ${one.heldBack.withheld}, because you earn more than ${one.heldBack.free} before full retirement age`
      return say`${nameOf(one)}${verb} ${one.pay} from age ${one.from} on${held}`
    }),
  )
  return left.value === 0
    ? say`${sentenceStart(brings)}. From then on the month is covered.`
    : say`${sentenceStart(brings)}. From then on about ${left} is missing, before any tax on it.`
}
