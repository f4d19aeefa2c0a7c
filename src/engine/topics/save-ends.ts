/** SAVE has ended: by when another plan is chosen, what it asks for, and what is asked of whoever let that day pass. */

import { addDays } from '../calendar.ts'
import { isFederalLoan } from '../facts/debts.ts'
import type { DateFigure, Figure } from '../figure.ts'
import { links } from '../links.ts'
import type { Check } from '../plan.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { studentLoanLaw } from '../tax/student-loan-law.ts'
import type { Dollars } from '../units.ts'
import { check } from './check.ts'
import { loanIncomeAhead, withPayAhead } from './loan-income-ahead.ts'
import { loansOfDebtPlan } from './loans-of-debt-plan.ts'
import { isPayGone } from './out-of-work.ts'
import { type StepDraft, within } from './steps.ts'
import type { Drafting } from './topic.ts'

interface ChoiceOfPlan {
  /** How long the notice leaves. */
  readonly days: Figure
  /** Absent where the day of the notice was not told. */
  readonly last: DateFigure | undefined
  readonly isOver: boolean
}

export function choiceOfPlan({ reader, sheet, context }: Drafting): ChoiceOfPlan {
  const { value, source, note } = studentLoanLaw.savePlan
  const days = sheet.law('save.days', 'Days to choose after the notice', 'days', {
    value: value.noticeDays,
    source,
    note,
  })
  const noticed = reader.told('saveNoticeDate')
  if (noticed === undefined) return { days, last: undefined, isOver: false }
  const notice = sheet.date('save.notice', 'Day of your notice', 'you said so', [], noticed)
  const last = sheet.date(
    'save.last',
    'Last day to choose a plan',
    'the notice + the days to choose',
    [notice, days],
    addDays(notice.value, days.value),
  )
  return { days, last, isOver: last.value < context.today }
}

/** Choosing the plan that follows. `how`: which one, and how to apply for it. */
export function choosePlanStep(asked: Drafting, how: Text): StepDraft {
  const { context } = asked
  const { days, last, isOver } = choiceOfPlan(asked)
  return {
    id: 'save',
    title:
      last === undefined
        ? words('Find your SAVE notice, and choose a new plan')
        : isOver
          ? words('SAVE is over for you: choose a new plan today')
          : say`Choose a new plan before ${last}`,
    why: say`SAVE has ended. Who does not choose within ${days} of the notice is moved to the Standard plan. Months in its forbearance count for nothing, and interest runs.`,
    how,
    due:
      last === undefined || isOver
        ? within.days
        : sooner(addDays(last.value, -within.week), addDays(context.today, within.fortnight)),
    dueWhy: 'well before the last day to choose, and soon because the application takes time',
    dueInputs: [days, ...(last === undefined ? [] : [last])],
    minutes: 45,
    link: links.incomeDriven,
    keep: words('The confirmation of the application and the notice.'),
  }
}

const sooner = (a: string, b: string) => (a < b ? a : b)

/** The plan that the debt plan would choose, for the topics beside it. */
export interface AfterSave {
  readonly named: Text
  readonly payment: Figure
  /** What it asks for once a pay that was told is confirmed, in words that follow it. */
  readonly later: Text
  /** What it takes out of the month beyond what is paid today. */
  readonly begins: Figure | undefined
}

/** The same as a payment that the fund has to carry, too. */
export const begunAfterSave = (next: AfterSave | undefined) =>
  next?.begins === undefined ? [] : [{ label: words('student loan'), minimum: next.begins }]

/** What a month leaves beside it: a payment that begins soon is as good as spent. */
export function besideAfterSave(
  { sheet, reader }: Drafting,
  monthly: Figure,
  next: AfterSave | undefined,
): Figure {
  const begins = next?.begins
  if (begins === undefined || monthly.value === 0) return monthly
  const guessed = monthly.inputs.includes('monthlySurplus') ? [reader.number('monthlySurplus')] : []
  return sheet.computed(
    'monthly.beside-loan',
    'What you can put aside each month, beside the new loan payment',
    'usd-per-month',
    'what you can put aside − what the new payment of the student loans adds, never below nothing',
    [monthly, begins, ...guessed],
    Math.max(0, Math.floor(monthly.value - begins.value)),
  )
}

/** Undefined where no loan was held up under SAVE. */
export function afterSave(asked: Drafting): AfterSave | undefined {
  const { sheet, reader } = asked
  if (reader.told('incomeDrivenPlan') !== 'save' || !(reader.told('debts') ?? []).some(isFederalLoan))
    return undefined
  const loans = loansOfDebtPlan(asked)
  if (loans === undefined) return undefined
  const { chosen, begins } = loans
  const inputs = [reader.number('agi'), reader.number('familySize')]
  const payment = sheet.computed(
    'save.payment',
    'Payment under the plan that follows SAVE',
    'usd-per-month',
    'the plan’s formula at this income, balance and family',
    inputs,
    chosen.payment.value,
  )
  return {
    named: chosen.named,
    payment,
    later: laterInWords(asked, chosen.turned?.payment.value),
    begins:
      begins === undefined
        ? undefined
        : sheet.computed(
            'save.begins',
            'What the new payment of the student loans adds to what is paid today',
            'usd-per-month',
            'payment of the new plan − what is paid today',
            [payment],
            begins.value,
          ),
  }
}

function laterInWords(asked: Drafting, payment: Dollars | undefined): Text {
  const ahead = payment === undefined ? undefined : loanIncomeAhead(asked)
  if (payment === undefined || ahead === undefined) return nothing
  const then = asked.sheet.computed(
    'save.payment.later',
    'Payment under that plan with the pay that was told',
    'usd-per-month',
    'the plan’s formula at that income, balance and family',
    [ahead.agi],
    payment,
  )
  return say`, and about ${then} from ${ahead.confirmed} on ${withPayAhead(ahead)}`
}

export const afterSaveStep = (asked: Drafting, next: AfterSave | undefined): StepDraft | undefined =>
  next === undefined
    ? undefined
    : choosePlanStep(
        asked,
        say`Run the Loan Simulator, then apply for ${next.named}: about ${next.payment} at your income${next.later}. Do not consolidate for it.${words(isPayGone(asked.reader) ? ' Give today’s income on the application, with proof that the job ended: while that pay is gone, the payment is lower.' : '')}${choiceOfPlan(asked).isOver ? words(' Until it is confirmed, pay what is billed, or ask for a pause in writing.') : nothing}`,
      )

/** `counted`: what this plan does about the payment that begins; `afterwards`: what it does once the plan is chosen. */
export function afterSaveCheck(
  asked: Drafting,
  next: AfterSave | undefined,
  { counted, afterwards = nothing }: { counted: Text; afterwards?: Text },
): Check[] {
  if (next === undefined) return []
  const { last, isOver } = choiceOfPlan(asked)
  const day =
    last === undefined || isOver ? nothing : say` Choose by ${last}, or you are moved to the Standard plan.`
  return [
    check(
      'save',
      'act',
      'SAVE has ended: choose the plan that follows',
      say`${words('Its payments were held up; those of the next plan are not')}: ${next.named} asks for about ${next.payment}${next.later}.${day}${next.begins === undefined ? nothing : counted}${afterwards}`,
    ),
  ]
}
