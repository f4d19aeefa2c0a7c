/** Federal student loans while a pay is gone: what they ask for follows the income of today once somebody asks, in every topic alike. */
import { addDays } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import { type Debt, isFederalLoan, isInDefault } from '../facts/debts.ts'
import { middle } from '../household.ts'
import { links } from '../links.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { daysOfFirstWeek, type EndingJob, lostAhead } from './ending-job.ts'
import { isPayGone, whoIsOutOfWork } from './out-of-work.ts'
import { type StepDraft, within } from './steps.ts'
import { filesWithSpouse } from './surviving-spouse.ts'
import type { Drafting } from './topic.ts'

/** No plan by income is open to a loan in default before it is out of it, nor to a Parent PLUS loan that stays one. */
const followsIncome = (told: Debt): boolean =>
  isFederalLoan(told) && !isInDefault(told) && told.loanType !== 'parent_plus'

/** Until that is decided nothing is paid ahead on them. */
export const waitsForIncomePlan = (reader: FactReader, told: Debt): boolean =>
  followsIncome(told) && isPayGone(reader)

export const asksByIncomeOfToday = (reader: FactReader): boolean =>
  (reader.told('debts') ?? []).some((told) => waitsForIncomePlan(reader, told))

/** Only one that was consolidated in time, with no newer loan since, may follow income. */
const isPlainParentPlus = (reader: FactReader, told: Debt): boolean =>
  told.kind === 'student_loan' &&
  told.loanType === 'parent_plus' &&
  !isInDefault(told) &&
  !(reader.told('parentPlusConsolidated') === true && reader.told('newLoanTaken') !== true)

/** A Parent PLUS loan without a plan by income can only be paused while a pay is gone. */
export const pausesParentPlus = (reader: FactReader): boolean =>
  isPayGone(reader) && (reader.told('debts') ?? []).some((told) => isPlainParentPlus(reader, told))

/**
 * What the loans can ask for, to follow the words that ask lenders for hardship terms; nothing where no such loan was told.
 * `isLess`: whether a plan by income asks for clearly less than now.
 */
export function easedLoansInWords(reader: FactReader, isLess: boolean): string {
  const [lowers, pauses] = [isLess && asksByIncomeOfToday(reader), pausesParentPlus(reader)]
  const asked = countsOtherPay(reader) ? 'may ask for less' : 'can ask for little or nothing'
  if (pauses)
    return lowers
      ? `; other federal student loans ${asked}, and a Parent PLUS loan can be paused`
      : '; a Parent PLUS loan can be paused'
  return lowers ? `; federal student loans ${asked}` : ''
}

/** As a part of the calls to lenders. */
export const askedToPause =
  'No plan by income is open to a Parent PLUS loan: ask its servicer for the deferment of the unemployed, or a forbearance. Interest goes on meanwhile.'

/** 34 CFR 685.204(f): of the borrower who looks for work, PLUS loans as well. */
export const pauseParentPlus: StepDraft = {
  id: 'pause-parent-plus',
  title: words('Ask the servicer to pause the Parent PLUS loan'),
  why: words('No plan by income is open to it, and a payment that is missed leads to default.'),
  how: words(
    'If whoever is out of work signed the loan, ask for the deferment of the unemployed, with the proof of benefits or of the search. Where that does not fit, ask for a forbearance, or for a plan of more years. Interest goes on and is added to the loan, so pay it if the month allows.',
  ),
  due: within.days,
  dueWhy: 'a few days from today, because the change takes weeks',
  minutes: 45,
  link: links.studentAid,
  keep: words('The confirmation, with the day on which the pause ends.'),
}

/** On a joint return a plan by income counts the pay that goes on (34 CFR 685.209): it may ask for no less than now. */
const countsOtherPay = (reader: FactReader, gone = whoIsOutOfWork(reader)): boolean => {
  const other = gone === 'own' ? reader.told('spouseIncome') : reader.told('income')
  return filesWithSpouse(reader) && middle(other ?? 0) > 0
}

/** As a part of the calls to lenders. */
export const askedByIncomeOfToday = (reader: FactReader): string =>
  countsOtherPay(reader)
    ? 'Look up in your federal loan account what each plan that follows income would ask for by your income of today: on a joint return the pay that goes on counts too, so it can be no less than now. Where one asks for less, apply with the letter of the employer or of benefits as proof, and ask the servicer for a pause until it is decided; the bare month counts what the loans ask for now.'
    : 'Ask now in your federal loan account for a payment by your income of today, with the letter of the employer or of benefits as proof: it can be little or nothing. Until it is decided ask the servicer for a pause; the bare month counts what the loans ask for now.'

const applyByIncome =
  'Apply in your account for a plan that follows income, and send the letter of the employer or of benefits as proof. Until it is decided ask the servicer for a pause, and do not consolidate for it.'

export const byIncomeOfToday = (reader: FactReader): StepDraft => ({
  id: 'lower-payment',
  title: words('Ask for a payment of your federal loans by your income of today'),
  why: words(
    countsOtherPay(reader)
      ? 'On a joint return the pay that goes on counts too, so look first whether it asks for less than now. A payment that is missed leads to default.'
      : 'While a pay is gone it can be little or nothing, and a payment that is missed leads to default.',
  ),
  how: words(applyByIncome),
  due: within.days,
  dueWhy: 'a few days from today, because the change takes weeks',
  minutes: 45,
  link: links.incomeDriven,
  keep: words('The confirmation of the application.'),
})

/** The job whose end lowers what such loans ask for; undefined where a pay is gone already. */
function endAhead(asked: Drafting): EndingJob | undefined {
  const { reader } = asked
  return isPayGone(reader) || !(reader.told('debts') ?? []).some(followsIncome) ? undefined : lostAhead(asked)
}

/** What can be asked for once the job has ended; nothing where none ends. */
export function byIncomeThenInWords(asked: Drafting): Text {
  const ending = endAhead(asked)
  return ending === undefined
    ? nothing
    : say`After ${ending.lastDay} a plan that follows income ${words(countsOtherPay(asked.reader, ending.whose) ? 'may ask for less' : 'can ask for little or nothing')}: apply then, not before.`
}

/** Before the last day an application would show the pay of today. */
export function byIncomeThen(asked: Drafting): StepDraft[] {
  const ending = endAhead(asked)
  if (ending === undefined) return []
  const { lastDay, whose } = ending
  return [
    {
      id: 'lower-payment-then',
      title: say`Ask for a payment of your federal loans by your income after ${lastDay}`,
      why: words(
        countsOtherPay(asked.reader, whose)
          ? 'On a joint return the pay that goes on counts too, so look first whether it asks for less than now. An application before that day would show the pay of today.'
          : 'Without the pay it can be little or nothing. An application before that day would show the pay of today.',
      ),
      how: words(applyByIncome),
      due: addDays(lastDay.value, daysOfFirstWeek),
      dueWhy: 'the first week without pay',
      dueInputs: [lastDay],
      minutes: 45,
      link: links.incomeDriven,
      keep: words('The confirmation of the application.'),
    },
  ]
}
