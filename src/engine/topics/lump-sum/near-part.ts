/** A sum for two purposes: the part that is for a nearer one is kept for its day, and the rest is planned for the other. */
import { addMonths } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { Need } from '../order-of-operations.ts'
import type { DraftContext } from '../topic.ts'

const nearPurposes = {
  home: 'the home',
  car: 'the car',
  education: 'education',
  general: 'the nearer purpose',
} as const

export interface NearPart {
  readonly purpose: string
  readonly sum: Figure
  readonly day: DateFigure
  /** Too soon for stocks. */
  readonly isSoon: boolean
}

export function nearPartOf(
  sheet: Worksheet,
  reader: FactReader,
  { today }: Pick<DraftContext, 'today'>,
): NearPart | undefined {
  const goal = reader.told('nearGoal')
  if (goal === undefined) return undefined
  const [sum, years] = [reader.number('nearGoalSum'), reader.number('nearGoalYears')]
  if (sum.value <= 0) return undefined
  return {
    purpose: nearPurposes[goal],
    sum,
    day: sheet.date(
      'near-goal.day',
      'When the nearer part is needed',
      'today + the years until that part is needed',
      [years],
      addMonths(today, Math.round(years.value * monthsPerYear)),
      'month-of-year',
    ),
    isSoon: years.value <= rules.shortHorizon.value,
  }
}

/** After what protects the family, and before accounts that would lock it in. */
export function nearPartNeeds(near: NearPart | undefined): Need[] {
  if (near === undefined) return []
  const { purpose, sum, day, isSoon } = near
  return [
    {
      step: 'goal',
      id: 'near-goal',
      label: words(`Kept for ${purpose}`),
      act: (amount) => say`keep ${amount} for ${words(purpose)} in Treasury bills and insured savings`,
      description: isSoon
        ? say`You need it by ${day}: too soon for stocks. Pick bills or certificates that end before then.`
        : say`You need it by ${day}. Treasury notes or certificates that end about then; if the day can wait for a bad market to pass, a smaller part may be in stocks.`,
      wanted: sum,
    },
  ]
}
