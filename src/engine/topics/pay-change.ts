/** A raise, or pay that falls, which was told for a year to come: what each month has more or less from then on. */
import { addMonths, civilDate } from '../calendar.ts'
import type { DateFigure, Figure } from '../figure.ts'
import { links } from '../links.ts'
import type { Check } from '../plan.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { householdTax } from '../tax/household-tax.ts'
import type { Dollars, Months } from '../units.ts'
import { worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import { type ComingPay, comingPay } from './coming-pay.ts'
import { stateRules } from './state-notes.ts'
import { stateLawIn } from './state-rate.ts'
import type { StepDraft } from './steps.ts'
import { taxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

export interface PayChange {
  /** The months from today that are still without it: the month in which it begins is paid by it. */
  readonly after: Months
  readonly day: DateFigure
  /** A year of it before tax. */
  readonly pay: Figure
  /** What a month has more from then on; below nothing where it has less. */
  readonly more: Figure
  /** The same without the sign. */
  readonly monthly: Figure
  readonly isRaise: boolean
  /** Of a dollar of pay today, what that one is. */
  readonly perDollar: number
}

/** By the whole law of this year: what credits lose with a higher income comes off it, though some of it comes with the return. */
function moreInMonth({ reader, context }: Drafting, coming: ComingPay): Dollars {
  const { goesOn } = taxPicture(worksheet(context.fromSample), reader, context)
  const state = stateLawIn(reader, context.law)
  const taxOf = (taxReturn: typeof goesOn) => {
    const { federal, state: ofState } = householdTax({ law: context.law, state, taxReturn })
    return federal.totalTax + ofState
  }
  const taxed = taxOf(coming.onReturn(goesOn)) - taxOf(goesOn)
  return Math.floor((coming.more - coming.intoPlan - taxed) / monthsPerYear)
}

/** Undefined where nobody named one, and where it changes no month by a dollar. */
export function payChange(asked: Drafting, coming = comingPay(asked)): PayChange | undefined {
  const { sheet, reader, context } = asked
  if (coming === undefined) return undefined
  const { pay, from, years, income, share } = coming
  const isRaise = coming.more > 0
  const value = moreInMonth(asked, coming)
  if (value === 0 || isRaise !== value > 0) return undefined
  const begins = years * monthsPerYear + 1 - civilDate(context.today).month
  const inputs = [
    income,
    pay,
    ...(share === undefined ? [] : [share]),
    ...stateRules(sheet, reader.told('state'), context.law.year, reader.value('filingStatus')),
  ]
  const how =
    'the change of pay − what of it goes into the plan at work by the share of today − what federal tax, Social Security and Medicare tax and the tax of the state change by under the law of this year, ÷ the months of a year'
  const more = sheet.computed(
    'pay-change',
    isRaise ? 'What a month has more with the new pay' : 'What a month has more or less with the new pay',
    'usd-per-month',
    how,
    inputs,
    value,
  )
  return {
    after: begins - 1,
    day: sheet.date(
      'pay-change.day',
      'When the new pay begins, about',
      'the first month of the first year of that pay: nobody told the month',
      [from],
      addMonths(context.today, begins),
      'month-of-year',
    ),
    pay,
    more,
    monthly: isRaise
      ? more
      : sheet.computed(
          'pay-change.less',
          'What a month has less with the new pay',
          'usd-per-month',
          `${how}, without the sign`,
          inputs,
          -value,
        ),
    isRaise,
    perDollar: pay.value / income.value,
  }
}

/** For a summary. `then` is what becomes of it. */
export const payChangeInWords = (change: PayChange | undefined, then: Text): Text =>
  change === undefined
    ? nothing
    : change.isRaise
      ? say`From ${change.day} on the pay that you expect brings about ${change.monthly} more${then}.`
      : say`From ${change.day} on the pay that you expect leaves about ${change.monthly} less${then}.`

/** `isCounted`: whether the months of the plan count on it; `hasDays`: whether days of it do. `left`: what a month leaves until then. `also`: what else it moves. */
export function payChangeCheck(
  { sheet }: Drafting,
  change: PayChange | undefined,
  {
    isCounted,
    hasDays = true,
    left,
    leaves = 'the month leaves today',
    also = nothing,
  }: {
    readonly isCounted: boolean
    readonly hasDays?: boolean
    readonly left: Figure
    /** The same in words. */
    readonly leaves?: string
    readonly also?: Text
  },
): Check[] {
  if (change === undefined) return []
  const { day, pay, monthly, isRaise } = change
  const missing = isRaise ? 0 : monthly.value - left.value
  const how = say`You expect ${pay} from ${day} on. By the law of this year that is about ${monthly} ${words(isRaise ? 'more' : 'less')}, after tax and after what of it goes into the plan at work.`
  const counts = isCounted
    ? words(
        isRaise
          ? hasDays
            ? ' The months of this plan count on it: if it comes later or is less, its days come later too.'
            : ' The months of this plan count on it: if it comes later or is less, less is reached.'
          : ' The months of this plan count on it.',
      )
    : words(' The months of this plan leave it out: plan again with the first pay slip.')
  return [
    check(
      'pay-change',
      missing > 0 ? 'act' : isCounted && isRaise ? 'pass' : 'warn',
      isRaise ? 'A higher pay is on the way' : 'A lower pay is on the way',
      missing > 0
        ? say`${how} That is ${sheet.computed(
            'pay-change.missing',
            'What a month misses with the new pay',
            'usd-per-month',
            'what a month has less − what it leaves today',
            [monthly, left],
            missing,
          )} more than ${words(leaves)}: find it before, in the largest costs and in what goes out each month.`
        : say`${how}${counts}${also}`,
    ),
  ]
}

/** The first pay slip: what it brings more is sent on, or the transfers are made smaller. `then`: where the month goes, as a sentence. */
export const payChangeStep = ({ day, monthly, isRaise }: PayChange, then: Text): StepDraft => ({
  id: 'pay-change',
  title: isRaise
    ? say`Send on the ${monthly} that the new pay brings`
    : words('Make the transfers smaller with the new pay'),
  why: isRaise
    ? words('A raise that is split before it is spent is not missed.')
    : say`About ${monthly} is missing from the pay check then.`,
  how: say`Change the transfers with the first new pay slip, by what it really brings. Give your employer a new Form W-4 for that pay. ${then}`,
  due: day.value,
  dueWhy: 'the first month of the year in which that pay begins',
  dueInputs: [day],
  minutes: 20,
  link: links.consumerBureau,
  keep: words('The first pay slip with the new pay.'),
})
