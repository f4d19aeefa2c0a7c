/** Pre-tax savings that can come out without tax in a year of little income: what is not used of it is lost with the year. */
import { yearOf } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, type Text, words } from '../../say.ts'
import { yearEnd } from '../../tax/deadlines.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { medicareEligibilityAge } from '../../tax/medicare-law.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { firstRequired } from '../required-withdrawal.ts'
import type { StepDraft } from '../steps.ts'
import { taxedPart } from './money-tax.ts'
import type { Outlook } from './outlook.ts'
import type { LumpSumWork } from './work.ts'
import { isGainOpen } from './year-after.ts'

/** What is found to this many dollars. */
const step: Dollars = 100

/** The most that comes out of pre-tax accounts and leaves the federal tax of the year at nothing. */
function untaxedRoom({ taxes, context }: LumpSumWork, interest: Dollars, most: Dollars): Dollars {
  const taxReturn = { ...taxes.taxReturn, interest: (taxes.taxReturn.interest ?? 0) + interest }
  const taxOn = (drawn: Dollars) =>
    incomeTax(context.law, {
      ...taxReturn,
      iraDistributions: (taxReturn.iraDistributions ?? 0) + drawn,
    }).incomeTax
  if (taxOn(0) > 0) return 0
  let [free, taxed] = [0, Math.ceil(most / step) * step + step]
  while (taxed - free > step) {
    const between = Math.round((free + taxed) / 2 / step) * step
    if (taxOn(between) > 0) taxed = between
    else free = between
  }
  return Math.min(free, most)
}

/** Whether health cover hangs on no income of this year. */
export const isCoveredElsewhere = ({ reader, taxes }: LumpSumWork): boolean =>
  taxes.age.value >= medicareEligibilityAge.value ||
  reader.told('onMedicare') === true ||
  reader.told('marketplaceCoverage') === false

/** Of somebody past the penalty whose work is over, in a year that this money adds no income to; help that looks at income comes before it. */
export function untaxedRoomOf(work: LumpSumWork, outlook: Outlook | undefined): Figure | undefined {
  const { sheet, reader, context, taxes, required, inherited, isProtected } = work
  const savings = reader.number(
    reader.told('pretaxIraBalance') === undefined ? 'retirementSavings' : 'pretaxIraBalance',
  )
  const isOut =
    reader.value('employment') !== 'retired' ||
    isProtected ||
    required?.isDue === true ||
    inherited !== undefined ||
    reader.told('receivesBenefits') === true ||
    (taxedPart(work)?.value ?? 0) > 0 ||
    isGainOpen(work)
  if (isOut || savings.value <= 0) return undefined
  if (taxes.age.value < known(context.limits.earlyWithdrawal).untilAge) return undefined
  const value = untaxedRoom(work, outlook?.yearlyIncome.value ?? 0, savings.value)
  if (value < rules.leastConversion.value) return undefined
  return sheet.computed(
    'untaxed-room',
    'More that can come out of pre-tax savings this year without federal tax',
    'usd',
    'the most that leaves the federal income tax at nothing, with a year of what this money brings and what it makes taxable of Social Security, rounded down',
    [taxes.agi, savings, ...(outlook === undefined ? [] : [outlook.yearlyIncome])],
    value,
  )
}

/** Whether the state may tax what comes out of pre-tax accounts. */
export const isTaxedByState = ({ reader, taxes }: LumpSumWork): boolean =>
  reader.told('state') === undefined || (taxes.stateRate?.value ?? 1) > 0

/** A credit for health cover that looks at income comes before it. */
function lostWithYear(
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

const stateInWords = (work: LumpSumWork): Text =>
  words(isTaxedByState(work) ? '; look at what your state takes' : '')

/** What ends with a day is a step, and not only told of. */
export function untaxedRoomStep(work: LumpSumWork, outlook: Outlook | undefined): StepDraft | undefined {
  const open = lostWithYear(work, outlook)
  if (open === undefined) return undefined
  const { room, last } = open
  return {
    id: 'untaxed-room',
    title: say`Take up to ${room} out of your pre-tax savings while it is untaxed`,
    why: say`What is not used of it by ${last} is lost with the year, and a larger income of next year ends it.`,
    how: say`Ask the firm that holds them early, for December is busy: a direct conversion to a Roth IRA, or a payment that you live on in place of this money, without federal tax taken off${stateInWords(work)}. Add up the year’s income first: more than you told leaves less room.`,
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
      'Some of your pre-tax savings can come out untaxed',
      say`Your income leaves a part of your deductions unused: by ${last} about ${room} can come out of a traditional IRA or an old plan without federal tax${stateInWords(work)}. Convert it to a Roth IRA, or live on it in place of this money. What is not used is lost with the year, and a larger income of next year ends it. From ${start}, in ${year}, withdrawals are required, and what is still in there may then be taxed.`,
    ),
  ]
}
