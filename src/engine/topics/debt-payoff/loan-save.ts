/** SAVE has ended: by when another plan is chosen, and what is asked of whoever let that day pass. */
import { addDays } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import { type StepDraft, within } from '../steps.ts'
import { worthSeparating } from './loan-filing.ts'
import { servedApart } from './loan-served-apart.ts'
import type { DebtWork } from './work.ts'

interface ChoiceOfPlan {
  /** How long the notice leaves. */
  readonly days: Figure
  /** Absent where the day of the notice was not told. */
  readonly last: DateFigure | undefined
  readonly isOver: boolean
}

function choiceOfPlan({ reader, sheet, context }: DebtWork): ChoiceOfPlan {
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

/** Who did not choose in time is billed by the Standard plan until another one is confirmed. */
export function movedWords(work: DebtWork): Text {
  const { loans } = work
  if (!loans?.isOnSave || !choiceOfPlan(work).isOver) return nothing
  const standard = loans.options.find(({ plan }) => plan === 'standard' || plan === 'tiered_standard')
  if (standard === undefined) return nothing
  const counts = words(loans.paymentsLeft === undefined ? '' : ', for it counts for public service')
  return say`The days to choose are over, so most likely you were moved to the Standard plan, about ${standard.payment}: look in your account today whether a payment is due or late. Pay it${counts}, or ask the servicer for a pause while your new plan is worked on.`
}

export function saveStep(work: DebtWork): StepDraft[] {
  const { loans, context } = work
  if (loans === undefined || !loans.isOnSave) return []
  const { days, last, isOver } = choiceOfPlan(work)
  const { chosen } = loans
  const apart = servedApart(work)
  return [
    {
      id: 'save',
      title:
        last === undefined
          ? words('Find your SAVE notice, and choose a new plan')
          : isOver
            ? words('SAVE is over for you: choose a new plan today')
            : say`Choose a new plan before ${last}`,
      why: say`SAVE has ended. Who does not choose within ${days} of the notice is moved to the Standard plan. Months in its forbearance count for nothing, and interest runs.`,
      how:
        apart === undefined
          ? say`Run the Loan Simulator, then apply for ${chosen.named}: about ${chosen.payment}${loans.wayOut === undefined ? words(' at your income') : nothing}. Do not consolidate for it.${isOver ? words(' Until the new plan is confirmed, pay what is billed, or ask for a pause in writing.') : nothing}${atOnceWords(work)}`
          : say`If you file separately, apply for ${apart.option.named}: about ${apart.payment}. Else run the Loan Simulator and apply for ${chosen.named}: about ${chosen.payment}. Do not consolidate for it.`,
      due:
        last === undefined || isOver
          ? within.days
          : sooner(addDays(last.value, -within.week), addDays(context.today, within.fortnight)),
      dueWhy: 'well before the last day to choose, and soon because the application takes time',
      dueInputs: [days, ...(last === undefined ? [] : [last])],
      minutes: 45,
      link: links.studentAid,
      keep: words('The confirmation of the application and the notice.'),
    },
  ]
}

/** Where separate returns lead to another plan anyway, and it asks for little more until then: one application is enough. */
function atOnceWords(work: DebtWork): Text {
  const { loans } = work
  const apart = worthSeparating(work)
  if (loans === undefined || apart === undefined || apart.option.plan === loans.chosen.plan) return nothing
  const isNear = apart.option.payment.value <= loans.chosen.payment.value * (1 + rules.planCheaperShare.value)
  return isNear
    ? say` If you mean to file separately, apply for ${apart.option.named} at once: about ${apart.option.payment} until that return is in, and no second change of plan.`
    : nothing
}

const sooner = (a: string, b: string) => (a < b ? a : b)
