/** A conversion that was asked about: what it costs, by when, from which cash, and where its worth is weighed. */
import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { filingDay, yearEnd } from '../../tax/deadlines.ts'
import { check } from '../check.ts'
import { conversionClock } from '../conversion-clock.ts'
import { safeHarborWords } from '../safe-harbor.ts'
import { type StepDraft, within } from '../steps.ts'
import { answerInWords, type ConversionAnswer, conversionAnswerOf, weighedOf } from './conversion-answer.ts'
import type { ConversionPrice } from './conversion-price.ts'
import { isHeldByWork } from './gates.ts'
import type { RolloverWork } from './work.ts'

export const isConversionAsked = ({ reader }: RolloverWork): boolean =>
  reader.told('considersConversion') === true

const tenths = 10

/** Federal and state tax of all of it at once, and the share of it that this is. */
function wholeTax({ sheet }: RolloverWork, { tax, stateTax, taxable }: ConversionPrice) {
  const parts = [tax, ...(stateTax === undefined ? [] : [stateTax])]
  const total = sheet.computed(
    'conversion.whole-tax',
    'Tax if the pre-tax money went straight to a Roth IRA',
    'usd',
    stateTax === undefined
      ? 'the federal tax; no state was named, or its tax on it is not known'
      : 'federal tax + state tax',
    parts,
    parts.reduce((sum, { value }) => sum + value, 0),
  )
  const rate = sheet.computed(
    'conversion.rate',
    'Tax on each dollar of it',
    'rate',
    'the tax ÷ what is taxed',
    [total, taxable],
    total.value / Math.max(1, taxable.value),
  )
  return { total, rate }
}

const daysOf = ({ sheet, context }: RolloverWork) => ({
  yearEnd: sheet.date(
    'conversion.year-end',
    'Last day of this year’s conversion',
    'the last day of the year',
    [],
    yearEnd(context.today),
  ),
  filing: sheet.date(
    'conversion.filing',
    'Tax on it is due',
    'the tax day after this year',
    [],
    filingDay(yearOf(context.today)),
  ),
})

/** What pays the tax, and what is left of it. */
function fromCash(work: RolloverWork, total: Figure): Text {
  const { sheet, reader, isPenaltyOver } = work
  const outside = words(
    isPenaltyOver
      ? 'Pay the tax from cash outside: what is kept back from the move for it never reaches the Roth IRA.'
      : 'Pay the tax from cash outside: what is kept back from the move for it is a payout of its own, with tax and a penalty.',
  )
  if (reader.told('savings') === undefined || total.value <= 0) return outside
  const savings = reader.number('savings')
  if (savings.value < total.value)
    return say`${outside} Your ${savings} of savings does not cover it: convert a part, and more of it from the IRA in a later year.`
  const left = sheet.computed(
    'conversion.savings-left',
    'Savings that are left once its tax is paid',
    'usd',
    'savings − the tax',
    [savings, total],
    Math.round(savings.value - total.value),
  )
  const spends = reader.told('monthlyExpenses') === undefined ? undefined : reader.number('monthlyExpenses')
  const months =
    spends === undefined || spends.value <= 0
      ? nothing
      : say`, about ${sheet.computed(
          'conversion.months-left',
          'Months of your costs that are left',
          'months',
          'the savings that are left ÷ what you spend in a month',
          [left, spends],
          Math.round((left.value / spends.value) * tenths) / tenths,
        )} of what you spend`
  return say`${outside} Your ${savings} of savings would go down to ${left}${months}. If that is less than your emergency fund should hold, convert only a part now, and more of it from the IRA in a later year.`
}

/** What the answer rests on besides its price: limits, the clock of what is converted, and that it can wait. */
const rulesOfIt = (work: RolloverWork): Text =>
  join([
    words('It uses up no yearly limit, and it cannot be undone.'),
    work.isPenaltyOver ? nothing : conversionClock(work),
    words('A plain rollover closes nothing: an IRA can convert in any later year, at the rate of that year.'),
  ])

/** Pay that a spouse without any may earn one day is on nobody's return yet. */
function spousesLaterPay({ reader, taxes }: RolloverWork, { verdict, next }: ConversionAnswer): Text {
  const isOpen =
    taxes.isCouple &&
    reader.told('spouseIncome') === 0 &&
    reader.value('employment') !== 'retired' &&
    reader.number('spouseAge').value < reader.number('retirementAge').value
  return isOpen && verdict !== 'convert' && next === undefined
    ? words(
        'What your spouse may earn in later years is not counted: with it a dollar costs more tax then, which speaks for converting before it begins.',
      )
    : nothing
}

/** `beside`: the same in parts, and what such a year takes besides tax. */
export function conversionAskedCheck(work: RolloverWork, price: ConversionPrice, beside: Text): Check {
  const answer = conversionAnswerOf(work)
  if (answer !== undefined) {
    const { yearEnd: last, filing } = daysOf(work)
    return check(
      'conversion',
      'act',
      'The conversion to Roth that you ask about',
      join([
        answerInWords(work, answer),
        spousesLaterPay(work, answer),
        say`It counts for this year if it leaves the plan by ${last}; its tax is due by ${filing}. What leaves later is taxed in the brackets of the next year.`,
        beside,
        fromCash(work, weighedOf(answer).total),
        rulesOfIt(work),
      ]),
    )
  }
  const { tax, stateTax, taxable, isThisYear } = price
  const { rate, total } = wholeTax(work, price)
  const { yearEnd: last, filing } = daysOf(work)
  const cost =
    stateTax === undefined
      ? say`about ${tax} of federal tax; the state’s is not counted`
      : say`about ${tax} of federal and ${stateTax} of state tax, ${rate} of it`
  return check(
    'conversion',
    'act',
    'The conversion to Roth that you ask about',
    join([
      work.check !== undefined
        ? say`Put into a Roth IRA in place of a rollover IRA, all ${taxable} at once is income of the year in which the check came: ${cost}.`
        : isHeldByWork(work.gates.freeze) && isThisYear
          ? say`While you work there it can come only inside the plan, if it converts there: ask it. All ${taxable} at once would be income of this year: ${cost}.`
          : isThisYear
            ? say`All ${taxable} at once is income of this year if it leaves the plan by ${last}: ${cost}, due by ${filing}. What leaves later is taxed in the brackets of the next year.`
            : say`It can come only once the money may leave the plan. All ${taxable} at once is income of the year in which you leave: ${cost}.`,
      beside,
      fromCash(work, total),
      words('It pays if this money would be taxed at more when you use it.'),
      work.reader.told('payOutlook') === 'higher'
        ? words('You expect to earn more: a conversion comes before that, not after.')
        : nothing,
      words('Ask “Roth vs Traditional” first: it weighs this year’s rate against the later one.'),
      rulesOfIt(work),
    ]),
  )
}

export function conversionInShort(work: RolloverWork, price: ConversionPrice): Text {
  const answer = conversionAnswerOf(work)
  if (answer !== undefined) return answerInWords(work, answer)
  const { total, rate } = wholeTax(work, price)
  return total.value <= 0
    ? say`The conversion to Roth that you ask about would cost no tax ${words(price.isThisYear ? 'this year' : 'in the year in which you leave')}: settle it before anything moves.`
    : say`The conversion to Roth that you ask about would cost about ${total} of tax if it came at once, ${rate} of it: settle with “Roth vs Traditional” whether that is less than later, before anything moves.`
}

/** Of what is worth converting, or about even; nothing of what is left untaxed. */
function answeredStep(work: RolloverWork, answer: ConversionAnswer): StepDraft | undefined {
  const { amount, rate, total } = weighedOf(answer)
  const { yearEnd: last } = daysOf(work)
  if (answer.verdict === 'keep' || answer.next !== undefined) return undefined
  const isSure = answer.verdict === 'convert'
  return {
    id: 'conversion',
    title: isSure
      ? say`Have ${amount} of it sent straight to a Roth IRA`
      : say`Decide whether up to ${amount} of it goes straight to a Roth IRA`,
    why: say`It costs about ${rate} this year, against about ${answer.later} later. It cannot be undone; as a plain rollover it costs nothing.`,
    how: say`Open a Roth IRA for it if you have none, and ${words(isSure && answer.part === undefined ? 'name it on the form of the move' : 'put both on the form of the move: what goes to the Roth IRA, and where the rest goes')}. It has to leave by ${last}. Have nothing withheld: send about ${total} from other cash as an estimated payment, or with the return where enough was withheld from pay. ${safeHarborWords(work.sheet)}`,
    due: within.week,
    dueWhy: 'a week from today, before the money moves',
    minutes: 30,
    link: links.rollovers,
    keep: words('The form with both sums, and Form 1099-R.'),
  }
}

/** Whether the plan sends a part of it to a Roth IRA, or leaves that open. */
export function isConverting(work: RolloverWork): boolean {
  const answer = conversionAnswerOf(work)
  return answer !== undefined && answeredStep(work, answer) !== undefined
}

/** What of the sums on the form goes to a Roth IRA where that is left open; nothing where the sums say it, or nothing does. */
export function convertedInWords(work: RolloverWork): Text {
  const answer = conversionAnswerOf(work)
  return answer === undefined || !isConverting(work) || answer.verdict === 'convert'
    ? nothing
    : words(
        'If you convert, what you convert of the pre-tax money goes to a Roth IRA instead, and is taxed. ',
      )
}

/** Before the form of the move goes out, or the check goes in: both say where the money goes. */
export function conversionStep(work: RolloverWork, price: ConversionPrice): StepDraft | undefined {
  const answer = conversionAnswerOf(work)
  if (answer !== undefined) return answeredStep(work, answer)
  const { total } = wholeTax(work, price)
  const { yearEnd: last } = daysOf(work)
  const isCheck = work.check !== undefined
  const then = isCheck
    ? words('Then tell the custodian what of the check goes to a Roth IRA and what to a rollover IRA.')
    : words('Then put on the form what goes to a Roth IRA and what to a rollover IRA.')
  return {
    id: 'conversion',
    title: words(
      isCheck
        ? 'Decide on the conversion before the check goes in'
        : 'Decide on the conversion before you ask for the move',
    ),
    why: say`It would cost about ${total} of tax at once and cannot be undone; as a plain rollover it costs nothing.`,
    how: say`Open “Roth vs Traditional” with the same facts: it compares the rate of this year with the one at which you would use the money. ${then}${!isCheck && price.isThisYear ? say` What is to count this year has to leave by ${last}.` : nothing}`,
    due: within.week,
    dueWhy: 'a week from today, before the money moves',
    minutes: 30,
    link: links.rollovers,
    keep: words('What you decided, and the rates that you compared.'),
  }
}
