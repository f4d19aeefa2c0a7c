/** Pre-tax savings that can come out without tax in a year of little income: what is not used of it is lost with the year. */
import { shareOfYearOver, yearOf } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { yearEnd } from '../../tax/deadlines.ts'
import { medicareEligibilityAge } from '../../tax/medicare-law.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import { check } from '../check.ts'
import { isBeforePenaltyEnds } from '../penalty-age.ts'
import { beginsNextYear, firstRequired } from '../required-withdrawal.ts'
import type { StepDraft } from '../steps.ts'
import { unearnedBesidePay, unearnedInputs, withUnearned } from '../unearned-income.ts'
import { untaxedOn } from '../untaxed-draw.ts'
import { taxedPart } from './money-tax.ts'
import type { Outlook } from './outlook.ts'
import { setAsideForState, takenByState, takenByStateInWords } from './taken-by-state.ts'
import type { LumpSumWork } from './work.ts'
import { isGainOpen } from './year-after.ts'
import { returnNext } from './years-with-sum.ts'

/** Whether health cover hangs on no income of this year. */
export const isCoveredElsewhere = ({ reader, taxes }: LumpSumWork): boolean =>
  taxes.age.value >= medicareEligibilityAge.value ||
  reader.told('onMedicare') === true ||
  reader.told('marketplaceCoverage') === false

/** Pre-tax savings of somebody whose work is over; undefined where there are none, and where help that looks at income decides over them. */
export function savingsOfRetired({ reader, inherited, isProtected }: LumpSumWork): Figure | undefined {
  const savings = reader.number(
    reader.told('pretaxIraBalance') === undefined ? 'retirementSavings' : 'pretaxIraBalance',
  )
  const isOut =
    reader.value('employment') !== 'retired' ||
    isProtected ||
    inherited !== undefined ||
    reader.told('receivesBenefits') === true
  return isOut || savings.value <= 0 ? undefined : savings
}

/** The same of whoever may still choose what comes out of them: the law requires nothing yet. */
export const pretaxSavings = (work: LumpSumWork): Figure | undefined =>
  work.required?.isDue === true ? undefined : savingsOfRetired(work)

/** Whether this money makes this year another than the next: it is income itself, or nobody knows how much of it is. */
const isIncomeNow = (work: LumpSumWork): boolean => (taxedPart(work)?.value ?? 0) > 0 || isGainOpen(work)

/** What is counted of a year beside the picture of its taxes. */
const earnedFigures = (work: LumpSumWork, outlook: Outlook | undefined): Figure[] => [
  ...(outlook === undefined ? [] : [outlook.yearlyIncome]),
  ...unearnedInputs(work),
]

/** This year’s return with what the money still brings in the days that are left of the year. */
function restOfYear(work: LumpSumWork, outlook: Outlook | undefined): TaxReturn {
  const { taxes, context } = work
  const brought = (outlook?.yearlyIncome.value ?? 0) * (1 - shareOfYearOver(context.today))
  return withUnearned(work, {
    ...taxes.taxReturn,
    interest: (taxes.taxReturn.interest ?? 0) + brought,
  })
}

/** Of somebody past the penalty, in a year that this money adds no income to. */
export function untaxedRoomOf(work: LumpSumWork, outlook: Outlook | undefined): Figure | undefined {
  const { sheet, taxes, context } = work
  const savings = isIncomeNow(work) ? undefined : savingsPastPenalty(work)
  if (savings === undefined) return undefined
  const value = untaxedOn(restOfYear(work, outlook), context, savings.value)
  if (value < rules.leastConversion.value) return undefined
  return sheet.computed(
    'untaxed-room',
    'More that can come out of pre-tax savings this year without federal tax',
    'usd',
    'the most that leaves the federal income tax at nothing, with what this money brings in the rest of this year, a year of interest and dividends of what you have beside it, and what that makes taxable of Social Security, rounded down',
    [taxes.agi, savings, ...earnedFigures(work, outlook)],
    value,
  )
}

const savingsPastPenalty = (work: LumpSumWork): Figure | undefined =>
  isBeforePenaltyEnds({ ...work, horizon: { value: 0 } }) ? undefined : pretaxSavings(work)

/** The same of a whole year of only what goes on. */
export function untaxedRoomNext(work: LumpSumWork, outlook: Outlook | undefined): Figure | undefined {
  const { sheet, taxes, context } = work
  const savings = savingsPastPenalty(work)
  if (savings === undefined) return undefined
  const value = untaxedOn(withUnearned(work, returnNext(work, outlook)), context, savings.value)
  if (value < rules.leastConversion.value) return undefined
  return sheet.computed(
    'untaxed-room.next',
    'What can come out of pre-tax savings next year without federal tax',
    'usd',
    'the most that leaves the federal income tax at nothing in a year of only what goes on, with what this money and what you have beside it bring and what that makes taxable of Social Security, rounded down',
    [taxes.later.agi, savings, ...earnedFigures(work, outlook)],
    value,
  )
}

/** A credit for health cover that looks at income comes before it. */
export function lostWithYear(
  work: LumpSumWork,
  outlook: Outlook | undefined,
): { readonly room: Figure; readonly last: DateFigure } | undefined {
  const room = isCoveredElsewhere(work) ? untaxedRoomOf(work, outlook) : undefined
  if (room === undefined) return undefined
  const last = work.sheet.date(
    'untaxed-room.last',
    'Last day for it',
    'the last day of the year',
    [],
    yearEnd(work.context.today),
  )
  return { room, last }
}

/** Nobody told what cash and investments earned, so whoever has the statements can put it right. */
function ownEarnedInWords(work: LumpSumWork): Text {
  const earned = unearnedBesidePay(work)?.figure
  return earned === undefined || earned.value === 0
    ? nothing
    : say`We counted about ${earned} of interest and dividends from the cash and investments that you have: if yours bring more, less can come out.`
}

/** A year in which the money brings its whole interest leaves less. */
function nextInWords(work: LumpSumWork, outlook: Outlook | undefined, room: Figure): Text {
  const next = untaxedRoomNext(work, outlook)
  if (next === undefined)
    return words('Next year, with a whole year of what this money brings, hardly any of it is left.')
  if (beginsNextYear(work, work.required) && next.value <= work.required.amount.value)
    return words('Next year what has to come out takes all that your deductions leave.')
  return next.value < room.value
    ? say`Next year, with a whole year of what this money brings, it is about ${next}.`
    : nothing
}

/** What ends with a day is a step, and not only told of. */
export function untaxedRoomStep(work: LumpSumWork, outlook: Outlook | undefined): StepDraft | undefined {
  const open = lostWithYear(work, outlook)
  if (open === undefined) return undefined
  const { room, last } = open
  const taken = takenByState(work, restOfYear(work, outlook), room)
  return {
    id: 'untaxed-room',
    title: say`Take up to ${room} out of your pre-tax savings while no federal tax is due on it`,
    why: say`What is not used of it by ${last} is lost with the year, and a larger income of next year ends it.`,
    how: join([
      words(
        'Ask the firm that holds them early, for December is busy: a direct conversion to a Roth IRA, or a payment that you live on in place of this money, without federal tax taken off.',
      ),
      setAsideForState(taken),
      words(
        'Add up the year’s income first: more than you told, and whatever else you take out of them this year, leaves less room.',
      ),
    ]),
    due: last.value,
    dueWhy: 'the last day of the year, with which the room is lost',
    minutes: 60,
    link: links.retirementPlans,
    keep: words('The confirmation, and Form 1099-R in January.'),
  }
}

export function untaxedRoomCheck(work: LumpSumWork, outlook: Outlook | undefined): Check[] {
  const open = lostWithYear(work, outlook)
  if (open === undefined) return []
  const { room, last } = open
  const { sheet, context, taxes } = work
  const { start, year } = firstRequired(sheet, yearOf(context.today) - Math.floor(taxes.age.value))
  return [
    check(
      'untaxed-room',
      'act',
      'Some of your pre-tax savings can come out without federal tax',
      join([
        say`Your income leaves a part of your deductions unused: by ${last} about ${room} can come out of a traditional IRA or an old plan without federal tax.`,
        ownEarnedInWords(work),
        takenByStateInWords(takenByState(work, restOfYear(work, outlook), room)),
        say`Convert it to a Roth IRA, or live on it in place of this money. What is not used is lost with the year, and a larger income of next year ends it.`,
        nextInWords(work, outlook, room),
        say`From ${start}, in ${year}, withdrawals are required, and what is still in there may then be taxed.`,
      ]),
    ),
  ]
}
