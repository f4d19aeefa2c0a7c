/** The withdrawal that the law requires of one's own pre-tax accounts: income of the year, whatever else is done. */
import { yearOf } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { distributionRules } from '../../tax/life-tables.ts'
import { distributionPeriod, distributionStartAge } from '../../tax/required-minimum-distribution.ts'
import type { Worksheet } from '../../worksheet.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'

/** How many leading digits of a balance that stands for that of last year mean something. */
const digits = 3

export interface Required {
  readonly amount: Figure
  readonly start: Figure
  /** The calendar year in which that age is reached. */
  readonly year: Figure
  /** For this year already, or only for one of the next. */
  readonly isDue: boolean
}

/** From when on withdrawals are required of somebody born in a year. */
export function firstRequired(sheet: Worksheet, born: number): Pick<Required, 'start' | 'year'> {
  const start = sheet.law('required.from', 'Age from which withdrawals are required', 'age', {
    value: distributionStartAge(born),
    source: distributionRules.startAges.source,
  })
  const year = sheet.computed(
    'required.year',
    'Year of the first required withdrawal',
    'year',
    'the year of birth + that age',
    [start],
    born + Math.ceil(start.value),
  )
  return { start, year }
}

/** Undefined for those far from the age, and where nothing is saved for retirement. */
export function requiredOf(p: {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: DraftContext
  readonly taxes: Pick<TaxPicture, 'age'>
}): Required | undefined {
  const { sheet, reader, context, taxes } = p
  const age = Math.floor(taxes.age.value)
  if (age < rules.withdrawalsNearFrom.value) return undefined
  const savings = reader.number('retirementSavings')
  if (savings.value === 0) return undefined
  const { start, year } = firstRequired(sheet, yearOf(context.today) - age)
  const period = sheet.law('required.period', 'What the balance is divided by', 'years', {
    value: distributionPeriod({ age: Math.max(age, Math.ceil(start.value)) }),
    source: 'IRS Pub. 590-B, uniform lifetime table',
  })
  const amount = sheet.computed(
    'required.amount',
    'Required withdrawal of a year, about',
    'usd-per-year',
    'pre-tax retirement savings of today ÷ the years of the table; Roth accounts do not count',
    [savings, period],
    Math.round(savings.value / period.value),
    digits,
  )
  return { amount, start, year, isDue: age >= start.value }
}
