/** A nearer purpose beside the plan's own: what it is, what it takes and the day on which it is needed. */
import { addMonths } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { DateFigure, Figure } from '../figure.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { say, type Text } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { Months } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { downPaymentWish } from './down-payment.ts'
import type { DraftContext } from './topic.ts'

/** What each is in a sentence. */
export const nearPurposes = {
  home: 'the home',
  car: 'the car',
  education: 'education',
  general: 'the nearer purpose',
} as const

/** When money is needed, and whether that is too soon for stocks. */
export interface NeededBy {
  readonly day: DateFigure
  /** From today, one at least. */
  readonly months: Months
  readonly isSoon: boolean
}

export interface NearPart extends NeededBy {
  readonly purpose: string
  readonly sum: Figure
}

export function neededBy(
  sheet: Worksheet,
  { today }: Pick<DraftContext, 'today'>,
  years: Figure,
  [id, label]: readonly [id: string, label: string],
): NeededBy {
  const months = Math.max(1, Math.round(years.value * monthsPerYear))
  return {
    day: sheet.date(
      id,
      label,
      'today + the years until it is needed',
      [years],
      addMonths(today, months),
      'month-of-year',
    ),
    months,
    isSoon: years.value <= rules.shortHorizon.value,
  }
}

/** The part of a sum that is for a nearer purpose; what was not told of it is assumed. */
export function nearPartOf(
  sheet: Worksheet,
  reader: FactReader,
  context: Pick<DraftContext, 'today'>,
): NearPart | undefined {
  const goal = reader.told('nearGoal')
  if (goal === undefined) return undefined
  const home =
    goal === 'home' && reader.told('nearGoalSum') === undefined
      ? downPaymentWish({ sheet, reader })
      : undefined
  const sum = home?.sum ?? reader.number('nearGoalSum')
  const years = reader.number('nearGoalYears')
  if (sum.value <= 0) return undefined
  return {
    purpose: nearPurposes[goal],
    sum,
    ...neededBy(sheet, context, years, ['near-goal.day', 'When the nearer part is needed']),
  }
}

/** Where money waits for its day. */
export const whereItWaits = ({ day, isSoon }: NeededBy): Text =>
  isSoon
    ? say`You need it by ${day}: too soon for stocks. Pick bills or certificates that end before then.`
    : say`You need it by ${day}. Treasury notes or certificates that end about then; if the day can wait for a bad market to pass, a smaller part may be in stocks.`
