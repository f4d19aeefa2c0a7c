/** The Repayment Assistance Plan for the sake of what it frees: what is said of it, its step and the way with it. */
import type { DateFigure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Alternative } from '../../plan.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { type StepDraft, within } from '../steps.ts'
import { fillsFund, fullIn, fundFull } from './filling.ts'
import { forLater } from './for-later.ts'
import { monthlyBudget, payoffLedger } from './ledger.ts'
import {
  type AssistedCourse,
  assistanceOf,
  assistedCourse,
  betterCourse,
  isWantedElsewhere,
} from './loan-assisted-course.ts'
import type { LoanChoice } from './loan-choice.ts'
import { goneBy, payoffFigures, scheduleInputs } from './results.ts'
import { type DebtWork, monthFigure } from './work.ts'

/** To what the freed money goes first. */
function firstPlace(work: DebtWork): Text {
  const first = work.costly.find((debt) => !work.goneToday.some(({ id }) => id === debt.id))
  if (first !== undefined) return say`the ${first.label}`
  return fillsFund(work) ? words('your emergency fund') : words(forLater(work))
}

/** What is reached sooner with it: the costly debts, the fund, the end. */
function sooner(work: DebtWork, { payoff, figures }: AssistedCourse): Text {
  const then = { ...work, plan: payoff }
  const moved = (what: Text, now: DateFigure | undefined, later: DateFigure | undefined): Text[] =>
    now === undefined || later === undefined || now.shown === later.shown
      ? []
      : [say`${what} by ${later} instead of ${now}`]
  const costly = work.costly.flatMap((debt) => {
    const index = work.paid.findIndex(({ id }) => id === debt.id)
    const months = payoff.debts[index]?.months
    return months === undefined
      ? []
      : moved(
          say`the ${debt.label} is gone`,
          goneBy(work, debt),
          monthFigure(
            work,
            `assisted.gone.${debt.id}`,
            `The ${debt.label} is paid that way`,
            months,
            scheduleInputs(work),
          ),
        )
  })
  const fund = moved(
    words('the emergency fund is full'),
    fundFull(work),
    fullIn(then, 'assisted.fund', 'The emergency fund is full with the Repayment Assistance Plan', 'fund'),
  )
  const last = moved(
    words('the last debt is paid'),
    payoffFigures(work, 'plan', 'This plan', work.plan).date,
    figures.date,
  )
  const all = [...costly, ...fund, ...last]
  return all.length === 0 ? nothing : listed(all)
}

function soonerWords(work: DebtWork, course: AssistedCourse): Text {
  const all = sooner(work, course)
  return all === nothing ? nothing : say`; ${all}`
}

export function assistedWords(work: DebtWork, { merged, fixed }: LoanChoice): Text {
  const course = betterCourse(work)
  if (course === undefined) return nothing
  const { option, freed, saved, leastPrincipal } = course
  return join([
    say`For the ${merged.label} ask for ${option.named}: at today’s income it asks for ${option.payment} instead of ${fixed.payment}, interest that this does not cover is waived, and each full payment lowers the loan by at least ${leastPrincipal}.`,
    say`Send the ${freed} that it frees where this plan sends its money: you pay ${saved} less in all${soonerWords(work, course)}.`,
    words(
      'Ask in writing first whether you could go back; the other dates of this plan count on the payment of today.',
    ),
  ])
}

/** Where the two courses cannot be compared month by month: what the lower payment frees, and for what. */
export function freedElsewhere(work: DebtWork, { fixed, low }: LoanChoice): Text {
  const option = assistanceOf(work.choice)
  if (option === undefined || work.stage !== 'payoff' || work.isBehind || !isWantedElsewhere(work))
    return nothing
  if (low === undefined || assistedCourse(work) !== undefined) return nothing
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

export function assistedSteps(work: DebtWork, { fixed }: LoanChoice): StepDraft[] {
  const course = betterCourse(work)
  if (course === undefined) return []
  const { option, freed, saved } = course
  return [
    {
      id: 'choose-plan',
      title: say`Ask for ${option.named}, and send the ${freed} that it frees to ${firstPlace(work)}`,
      why: say`It asks for ${option.payment} instead of ${fixed.payment}. With the same money each month you pay ${saved} less in all, at today’s income.`,
      how: join([
        words(
          'Look up in your account what each loan is, its rate and its plan: what is not listed there is private, and the plan is open to Direct Loans alone.',
        ),
        words('Ask the servicer in writing whether you could go back to the fixed payment, then apply.'),
        say`Pay the ${fixed.payment} until the change is confirmed, then each new payment in full and on time: only then is interest waived. Do not consolidate for it. Then tell the plan.`,
      ]),
      due: within.fortnight,
      dueWhy: 'within a fortnight, because each payment at the higher amount is gone',
      minutes: 45,
      link: links.studentAid,
      keep: words('The answer of the servicer, and the confirmation of the application.'),
    },
  ]
}

/** The same money each month with the loans on that plan. */
export function takeAssistance(work: DebtWork): Alternative | undefined {
  const course = betterCourse(work)
  if (course === undefined || work.choice === undefined) return undefined
  const { merged } = work.choice
  const { option, freed, figures, saved } = course
  return {
    id: 'assistance',
    kind: 'other',
    title: say`The ${merged.label} on ${option.named}`,
    detail: say`${option.payment} for the loan at today’s income, and ${freed} more for what comes first${soonerWords(work, course)}. Counted as if the change were confirmed today. Once nothing else comes first, the rest pays the loan early.`,
    ledger: payoffLedger(work, figures, monthlyBudget(work)),
    difference: say`Saves ${saved} in all, with the interest that is waived and the principal that is matched.`,
  }
}
