/** The years in which withdrawals from pre-tax accounts begin to be required, where they are near. */
import { calendarDate, yearOf } from '../../calendar.ts'
import type { DateFigure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { listed, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { distributionRules } from '../../tax/life-tables.ts'
import { distributionStartAge } from '../../tax/required-minimum-distribution.ts'
import { type Worksheet, worksheet } from '../../worksheet.ts'
import { type Required, requiredOf } from '../required-withdrawal.ts'
import { taxPicture } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'
import type { FundWork } from './work.ts'

const people = [
  { fact: 'age', id: 'own', whose: 'yours' },
  { fact: 'spouseAge', id: 'spouse', whose: 'your spouse’s' },
] as const

/** By IRC §401(a)(9)(C)(i): April 1 of the year after the one in which somebody reaches the age. */
const firstDay = (sheet: Worksheet, { today }: DraftContext, id: string): DateFigure =>
  sheet.date(
    `required.by.${id}`,
    'Last day of the first required withdrawal',
    'the first of April of the year after the one in which the age is reached',
    [],
    calendarDate(yearOf(today) + 1, firstMonth, 1),
  )
const firstMonth = 4

/** " Required withdrawals are ahead: yours begin in 2027, at age 73." */
export function requiredYears({ sheet, reader, context }: FundWork): Text {
  if (reader.told('retirementSavings') === 0) return nothing
  const ahead = people.flatMap(({ fact, id, whose }) => {
    if (reader.known(fact) === undefined) return []
    const age = reader.number(fact)
    const whole = Math.floor(age.value)
    const birthYear = yearOf(context.today) - whole
    const startAge = distributionStartAge(birthYear)
    if (whole < rules.withdrawalsNearFrom.value || whole > startAge) return []
    const start = sheet.law(`required.from.${id}`, 'Age from which withdrawals are required', 'age', {
      value: startAge,
      source: distributionRules.startAges.source,
      note: distributionRules.startAges.note,
    })
    const year = sheet.computed(
      `required.year.${id}`,
      'First year of required withdrawals, about',
      'year',
      'this year − age + the age from which they are required',
      [age, start],
      birthYear + startAge,
    )
    return [
      whole === startAge
        ? say`${words(whose)} begin this year; the first may wait until ${firstDay(sheet, context, id)}, but then it falls into one year with the next`
        : say`${words(whose)} begin in ${year}, at age ${start}`,
    ]
  })
  return ahead.length === 0 ? nothing : say` Required withdrawals are ahead: ${listed(ahead)}.`
}

/** The withdrawal that is required of this year, where somebody said how old they are. */
export function requiredOfFund(work: FundWork): Required | undefined {
  if (work.reader.known('age') === undefined) return undefined
  const required = requiredOf(work, work.reader.number('age'))
  return required?.isDue === true ? required : undefined
}

/** What it fills first, or what of the month it pays where nothing is to be filled. */
export function requiredUse(work: FundWork): Text {
  const { gap, sheet, cushion } = work
  if (gap.value > 0) return say` Let it fill the ${gap} that is missing first.`
  const required = work.stage === 'retired' ? requiredOfFund(work) : undefined
  const { uncovered } = cushion
  if (required === undefined || uncovered.value < 1) return nothing
  const monthly = sheet.computed(
    'required.monthly',
    'A month of the required withdrawal',
    'usd-per-month',
    'what has to come out in a year ÷ months in a year',
    [required.amount],
    Math.floor(required.amount.value / monthsPerYear),
  )
  const pays =
    monthly.value >= uncovered.value
      ? say`It pays the ${uncovered} that pension and Social Security leave open: it is ${monthly}.`
      : say`Of the ${uncovered} that pension and Social Security leave open it pays ${monthly}.`
  return say` ${pays}${isUntaxed(work, required) ? words(' By what you told no federal tax is due on it.') : nothing}`
}

/** Whether the federal tax of this year stays at nothing with it. */
function isUntaxed({ reader, context }: FundWork, { amount }: Required): boolean {
  const tried = worksheet()
  const { taxReturn } = taxPicture(tried, reader.onSheet(tried), context)
  return incomeTax(context.law, { ...taxReturn, iraDistributions: amount.value }).incomeTax <= 0
}
