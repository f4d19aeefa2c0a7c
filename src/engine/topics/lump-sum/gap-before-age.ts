/**
 * What a month of a household that retired early misses: until the penalty on retirement accounts ends, this money pays for
 * it, and what the same would cost out of an IRA.
 */
import { addMonths, yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { known } from '../../tax/tax-year.ts'
import { check } from '../check.ts'
import { isBeforePenaltyEnds, penaltyEnds } from '../penalty-age.ts'
import { ofSpouse } from '../sole-earner.ts'
import { type StepDraft, within } from '../steps.ts'
import { sourceOf } from '../tax-picture.ts'
import { fallsInWords, gapIn, type RetiredGap, retiredGap } from './retired-gap.ts'
import { pretaxSavings } from './untaxed-room.ts'
import type { LumpSumWork } from './work.ts'

interface GapBeforeAge extends RetiredGap {
  /** Until when the penalty is due, as an age and as a year. */
  readonly age: Figure
  readonly year: Figure
  /** What is missing in all until then. */
  readonly total: Figure
  /** What is invested outside retirement accounts, where that is less. */
  readonly reach: Figure | undefined
  /** What a year of it would cost out of an IRA, tax apart. */
  readonly penalty: Figure
}

/** Whoever cannot work again has no penalty: IRC §72(t)(2)(A)(iii). */
export function gapBeforeAge(work: LumpSumWork): GapBeforeAge | undefined {
  const { sheet, reader, context, taxes, taxable } = work
  const isEarly = isBeforePenaltyEnds({ ...work, horizon: { value: 0 } })
  if (!isEarly || reader.told('cannotWork') === true || pretaxSavings(work) === undefined) return undefined
  const retired = retiredGap(work)
  if (retired === undefined) return undefined
  const { gap, yearly } = retired
  const age = penaltyEnds(work)
  const months = Math.ceil((age.value - taxes.age.value) * monthsPerYear)
  const early = context.limits.earlyWithdrawal
  const rate = sheet.law('early.rate', 'Penalty on early withdrawals', 'rate', {
    value: known(early).penaltyRate,
    source: sourceOf(early),
  })
  const total = sheet.computed(
    'gap.until-age',
    'What is missing in all until that age',
    'usd',
    'what is missing each month until then, less what begins to be paid for life and the payments that end on the way',
    [gap, taxes.age, age],
    Math.round(
      Array.from({ length: months }, (_, month) => gapIn(work, gap, month)).reduce((a, b) => a + b, 0),
    ),
  )
  const parts = [taxable, reader.number('taxableInvestments')]
  const invested = parts.reduce((sum, { value }) => sum + value, 0)
  return {
    ...retired,
    age,
    year: sheet.computed(
      'gap.age-year',
      'Year in which that age is reached, at the latest',
      'year',
      'today + the years from your age to that one',
      [taxes.age, age],
      yearOf(addMonths(context.today, months)),
    ),
    total,
    reach:
      invested >= total.value
        ? undefined
        : sheet.computed(
            'gap.outside',
            'Invested outside retirement accounts',
            'usd',
            'the part that goes to a taxable account + other investments',
            parts,
            Math.round(invested),
          ),
    penalty: sheet.computed(
      'gap.penalty',
      'Penalty on a year of it out of an IRA',
      'usd',
      'what is missing in a year × the penalty',
      [yearly, rate],
      Math.round(yearly.value * rate.value),
    ),
  }
}

/** For the summary. */
export function gapBeforeAgeInWords(early: GapBeforeAge | undefined): Text {
  if (early === undefined) return nothing
  const { gap, yearly, age, year, penalty } = early
  return join([
    say`You still spend ${gap} more than comes in, ${yearly}: until age ${age}, by ${year}, take it out of this money. Out of an IRA a year of it would cost a penalty of ${penalty}.`,
    fallsInWords(early),
  ])
}

/** Which retirement account pays without it: IRC §72(t)(2)(A)(i), (iv) and (v). */
function withoutPenalty(work: LumpSumWork, { age }: GapBeforeAge): Text {
  const { sheet, reader, context, taxes } = work
  const early = context.limits.earlyWithdrawal
  const separation = known(early).separationFromServiceAge
  const isSpouseFree = taxes.isCouple && (reader.some('spouseAge')?.value ?? 0) >= age.value
  return join([
    taxes.age.value < separation
      ? nothing
      : say`The plan of a job that you left in the year of turning ${sheet.law('separation.age', 'Age of leaving from which the old plan pays without a penalty', 'age', { value: separation, source: sourceOf(early) })} or later pays without it: if you have one, roll it nowhere.`,
    isSpouseFree
      ? sentenceStart(say`${words(ofSpouse(reader))} own accounts pay without it already.`)
      : nothing,
  ])
}

export function gapBeforeAgeCheck(work: LumpSumWork): Check[] {
  const early = gapBeforeAge(work)
  if (early === undefined) return []
  const { gap, yearly, age, year, total, reach, penalty } = early
  return [
    check(
      'drawn-gap',
      'act',
      'Which account pays for the month',
      join([
        say`You spend ${gap} more than what is paid for life, ${yearly}. Until age ${age}, which you reach by ${year}, that is about ${total} in all. Take it out of this money, of which only what it earned is taxed: out of a traditional IRA a year of it would cost a penalty of ${penalty}, and tax beside it.`,
        reach === undefined
          ? nothing
          : say`What is invested outside retirement accounts, ${reach}, does not reach that far. For the rest look first at what you put into a Roth IRA, which comes out free, then at even yearly payments under Section 72(t), which bind you for years: ask before you begin them.`,
        withoutPenalty(work, early),
        words('After that age first take out of the IRA, each year, what your deductions leave untaxed.'),
        fallsInWords(early),
        words('The emergency fund is none of it.'),
      ]),
    ),
  ]
}

export function gapBeforeAgeStep(work: LumpSumWork): StepDraft | undefined {
  const early = gapBeforeAge(work)
  if (early === undefined) return undefined
  const { gap, age, penalty } = early
  return {
    id: 'drawn-gap',
    title: say`Have ${gap} paid out of this money, and leave the IRA alone`,
    why: say`You spend that much more than comes in. Out of an IRA a year of it would cost a penalty of ${penalty}, until age ${age}.`,
    how: words(
      'Set up a payment each month from the account that holds this money. Let interest and dividends go to its cash, and sell each time what has grown above its share.',
    ),
    due: within.month,
    dueWhy: 'a month from today, before the next month is short',
    minutes: 30,
    link: links.investor,
    keep: words('The confirmation of the monthly payment.'),
  }
}
