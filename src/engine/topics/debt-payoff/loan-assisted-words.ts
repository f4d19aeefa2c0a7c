/** The Repayment Assistance Plan for the sake of what it frees: what is said of it, its step and the way without it. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Alternative } from '../../plan.ts'
import { join, listed, nothing, plainText, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Months } from '../../units.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { monthDate } from '../month-date.ts'
import { type StepDraft, within } from '../steps.ts'
import { fillsFund, monthsToFill } from './filling.ts'
import { monthlyBudget, payoffLedger } from './ledger.ts'
import { assistanceOf, comparedAssistance, isWantedElsewhere, sendsFreely } from './loan-assisted-course.ts'
import type { LoanChoice } from './loan-choice.ts'
import type { PlanOption } from './loan-plans.ts'
import { beyondFund } from './months-without-pay-words.ts'
import { payoffFigures, scheduleInputs } from './results.ts'
import type { Assistance, DebtWork } from './work.ts'

/** The costly debt that more money reaches first: one whose promotion is met already gets no more of it. */
function firstWithMore({ paid, costly, tried }: DebtWork): DebtTerms | undefined {
  const before = tried({}).schedule
  for (const [index, { payments }] of tried({ more: 1 }).schedule.entries()) {
    const more = paid.map((_, place) => (payments[place] ?? 0) - (before[index]?.payments[place] ?? 0))
    const most = Math.max(...more)
    const gets = paid[more.indexOf(most)]
    if (most > 0 && gets !== undefined && costly.includes(gets)) return gets
  }
  return undefined
}

/** To what the freed money goes first. */
function firstPlace(work: DebtWork): Text {
  const left = work.costly.filter((debt) => !work.goneToday.some(({ id }) => id === debt.id))
  const first = left.length > 1 ? (firstWithMore(work) ?? left[0]) : left[0]
  if (first !== undefined) return say`the ${first.label}`
  return fillsFund(work) ? words('your emergency fund') : words(beyondFund(work))
}

/** What is reached at another time than with the fixed payment: the costly debts, the fund, the end. */
function dates(work: DebtWork, { withFixed }: Assistance, of: 'plan' | 'fixed'): Text {
  const moved = (id: string, what: Text, now: Months | undefined, fixed: Months | undefined): Text[] => {
    if (now === undefined || fixed === undefined || now === fixed) return []
    const month = (part: string, label: string, months: Months) =>
      monthDate(work, `assisted.${part}.${id}`, `${label}: ${plainText(what)}`, months, scheduleInputs(work))
    const plan = month('plan', 'With the Repayment Assistance Plan', now)
    const other = month('fixed', 'With the fixed payment', fixed)
    return [
      of === 'plan'
        ? say`${what} by ${plan} instead of ${other}`
        : say`${what} by ${other} instead of ${plan}`,
    ]
  }
  const all = [
    ...work.costly.flatMap((debt) => {
      const [now, fixed] = [work, withFixed].map(
        ({ paid, plan }) => plan.debts[paid.findIndex(({ id }) => id === debt.id)]?.months,
      )
      return moved(debt.id, say`the ${debt.label} is gone`, now, fixed)
    }),
    ...moved(
      'fund',
      words('the emergency fund is full'),
      monthsToFill(work, 'fund'),
      monthsToFill(withFixed, 'fund'),
    ),
    ...moved('last', words('the last debt is paid'), work.plan.months, withFixed.plan.months),
  ]
  return all.length === 0 ? nothing : say`; ${listed(all)}`
}

/** What it does for the loan, as a sentence. */
export const gives = (
  { balance, rate }: DebtTerms,
  { payment }: PlanOption,
  leastPrincipal: Figure,
): Text => {
  const lowers = say`ach full payment lowers the loan by at least ${leastPrincipal}.`
  return payment.value * monthsPerYear < balance.value * rate.value
    ? say`Interest that this does not cover is waived, and e${lowers}`
    : say`E${lowers}`
}

export function assistedWords(work: DebtWork, assistance: Assistance, merged: DebtTerms): Text {
  const { option, fixed, freed, saved, waits } = assistance
  return join([
    say`For the ${merged.label} ask for ${option.named}: at today’s income it asks for ${option.payment} instead of ${fixed.payment}.`,
    gives(merged, option, assistance.leastPrincipal),
    say`This plan counts on it${waits === undefined ? nothing : say` once ${waits} are over`}, and sends the ${freed} that it frees where it sends the rest: you pay ${saved} less in all than with ${fixed.named}${dates(work, assistance, 'plan')}.`,
    words('Ask in writing first whether you could go back.'),
    work.choice?.best === undefined || option.forgiven.value <= 0
      ? nothing
      : say`Whether the ${merged.label} is then paid early, as the last date counts, or as asked until about ${option.forgiven} is forgiven after ${option.length} can wait until nothing else comes first.`,
  ])
}

/** After SAVE a plan has to be chosen: the one that costs less with the same money each month. */
export function afterSaveWords(work: DebtWork, assistance: Assistance): Text {
  const { option, fixed, saved } = assistance
  const { loans } = work
  if (loans === undefined) return nothing
  return join([
    say`SAVE has ended: choose ${option.named}, about ${option.payment}, before you are moved to the Standard plan.`,
    say`You could pay the ${fixed.payment} of ${fixed.named} too, but with the same money each month you pay ${saved} less this way, at today’s income${dates(work, assistance, 'plan')}.`,
    gives(loans.merged, option, assistance.leastPrincipal),
    words('Pay more than it asks for only when nothing else comes first.'),
  ])
}

/** Where the two courses cannot be compared month by month: what the lower payment frees, and for what. */
export function freedElsewhere(work: DebtWork, { fixed, low }: LoanChoice): Text {
  const offer = assistanceOf(work)
  if (offer === undefined || !sendsFreely(work) || work.isBehind || !isWantedElsewhere(work)) return nothing
  if (low === undefined || comparedAssistance(work) !== undefined) return nothing
  const { option } = offer
  const freed = work.sheet.computed(
    'assisted.freed',
    'Free each month under the Repayment Assistance Plan',
    'usd-per-month',
    'what is asked for the federal loans now − what that plan asks for',
    [fixed.payment, option.payment],
    fixed.payment.value - option.payment.value,
  )
  return say`Even if you can, ${option.named} would free ${freed} for ${firstPlace(work)}, and interest beyond its payment is waived: compare both in the Loan Simulator before you decide.`
}

/** The saving hangs on where the freed money goes. */
const unsent = ({ option, fixed, freed }: Assistance): Text =>
  option.total.value <= fixed.total.value
    ? nothing
    : say`That holds only while the ${freed} is sent on: paid just as asked, ${option.named} costs ${option.total} in all, and ${fixed.named} ${fixed.total}.`

export function assistedSteps(work: DebtWork, assistance: Assistance): StepDraft[] {
  const { option, fixed, freed, saved } = assistance
  return [
    {
      id: 'choose-plan',
      title: say`Ask for ${option.named}, and send the ${freed} that it frees to ${firstPlace(work)}`,
      why: join([
        say`It asks for ${option.payment} instead of ${fixed.payment}. With the same money each month you pay ${saved} less in all, at today’s income.`,
        unsent(assistance),
      ]),
      how: join([
        words(
          'Look up in your account what each loan is, its rate and its plan: what is not listed there is private, and the plan is open to Direct Loans alone.',
        ),
        words('Ask the servicer in writing whether you could go back to the fixed payment, then apply.'),
        say`Pay the ${fixed.payment} until the change is confirmed, then each new payment in full and on time: only then is interest waived. Do not consolidate for it. Then tell the plan; if the answer is no, tell it that too, and the dates follow the fixed payment.`,
      ]),
      due: within.fortnight,
      dueWhy: 'within a fortnight, because each payment at the higher amount is gone',
      minutes: 45,
      link: links.incomeDriven,
      keep: words('The answer of the servicer, and the confirmation of the application.'),
    },
  ]
}

/** The same money each month with the fixed payment. */
export function keepFixed(work: DebtWork): Alternative | undefined {
  const { assistance, loans, choice } = work
  if (assistance === undefined) return undefined
  const { fixed, saved, withFixed } = assistance
  const ofFixed = payoffFigures(work, 'fixed', 'With the fixed payment', withFixed.plan)
  return {
    id: 'fixed-payment',
    kind: 'other',
    title: loans?.isOnSave
      ? say`${fixed.label} after SAVE`
      : say`Keep the fixed payment of the ${choice?.merged.label ?? words('student loans')}`,
    detail: say`${fixed.payment}, whatever your income does${dates(work, assistance, 'fixed')}.`,
    ledger: payoffLedger(work, ofFixed, monthlyBudget(work)),
    difference: say`Costs ${saved} more in all.`,
  }
}
