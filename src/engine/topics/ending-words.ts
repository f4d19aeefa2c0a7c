/** What every plan of cash says of a job that will end: until then cash is what counts, and each thing that ends has its day. */
import { addDays } from '../calendar.ts'
import type { Figure } from '../figure.ts'
import { links } from '../links.ts'
import type { Check } from '../plan.ts'
import { join, nothing, say, type Text, words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { lastingLaw } from '../tax/lasting-law.ts'
import { workdayUntil } from '../tax/legal-holidays.ts'
import { type CashOfLastDay, cashAtEnd, cashThenInWords } from './cash-after-last-day.ts'
import { check } from './check.ts'
import type { DebtTerms } from './debt-terms.ts'
import { inTurn, isRollover } from './debts.ts'
import { daysOfFirstWeek, type EndingJob, lostAhead } from './ending-job.ts'
import { paidAgain, whosePay } from './ending-names.ts'
import { federalHealthInWords } from './federal-health.ts'
import { toldCoverEnd } from './health-cover-end.ts'
import { coverEndStep } from './health-cover-step.ts'
import { jobAtRiskStep } from './job-at-risk.ts'
import { type LoweredToMatch, loweredInWords } from './lowered-to-match.ts'
import { getsSeverance } from './severance-pay.ts'
import { isSpouseSoleEarner, theSpouse } from './sole-earner.ts'
import type { StepDraft } from './steps.ts'
import type { Drafting } from './topic.ts'

/** The last months of pay, as a plan counts them. */
export interface LastMonths extends Omit<CashOfLastDay, 'ending'> {
  readonly ending: EndingJob | undefined
  /** What of what is put aside goes in above a match today. */
  readonly lowered: LoweredToMatch | undefined
  /** Those that wait for pay. */
  readonly costlyDebts: readonly DebtTerms[]
}

export function endingWords(last: LastMonths): Text {
  const { reader, ending, costlyDebts, running } = last
  if (ending === undefined) return nothing
  const ends = words(`${whosePay(reader, ending.whose, 'Your')} pay ends`)
  const asked = { ...last, ending }
  const toCash =
    running.length === 0
      ? words('cash')
      : say`${inTurn(running.map(({ debt }) => debt))}${words(running.every(({ debt }) => isRollover(debt)) ? ', which would be renewed for a fee,' : '')} and then to cash`
  if (ending.isForGood)
    return say`${ends} for good ${ending.when}, so until then every spare dollar goes to ${toCash}: about ${cashAtEnd(asked)} is there by then.`
  const debts =
    costlyDebts.length > 0
      ? words(
          `Until ${paidAgain(reader, ending.whose)}, pay minimums only${running.length > 0 ? ' on the rest' : ''}: cash that went to a debt cannot be had back.`,
        )
      : nothing
  return join([
    say`${ends} ${ending.when}, so until then every spare dollar goes to ${toCash}: ${cashThenInWords(asked, loweredInWords(last.lowered))}`,
    debts,
  ])
}

export const endingCheck = ({
  reader,
  ending,
  costlyDebts: [worst],
}: Pick<LastMonths, 'reader' | 'ending' | 'costlyDebts'>): Check[] =>
  ending === undefined || worst === undefined
    ? []
    : [
        check(
          'debts',
          'act',
          ending.isForGood
            ? 'Minimum payments only, until you know what each month brings'
            : `Minimum payments only, until ${paidAgain(reader, ending.whose)}`,
          say`The ${worst.label} costs ${worst.rate} a year, but cash that is gone cannot be borrowed back ${words(ending.whose === 'own' ? 'without pay' : 'without that pay')}. ${words(ending.isForGood ? 'What is beyond the fund and the months without pay goes to the debt.' : 'What is left of it goes to the debt once pay is sure again.')}`,
        ),
      ]

export function endingSteps(asked: Drafting, ending: EndingJob): StepDraft[] {
  const { sheet, reader } = asked
  const { lastDay, whose } = ending
  const isOwn = whose === 'own'
  const election = sheet.law('cobra.days', 'Days to choose COBRA cover', 'days', {
    ...lastingLaw.continuedCoverElectionDays,
    note: 'Counted from the later of the notice and the loss of cover.',
  })
  return [
    {
      id: 'before-leaving',
      title: isOwn
        ? say`Settle what ends with the job before ${lastDay}`
        : say`Have ${words(theSpouse(reader))} settle what ends with the job before ${lastDay}`,
      why: words(
        isOwn
          ? 'What is asked for while you are still there is in writing; afterwards it is a favor.'
          : 'What is asked for before the last day is in writing; afterwards it is a favor.',
      ),
      how: words(
        ending.isForGood
          ? 'Ask for the last day of pay, the last day of health cover, unpaid vacation, what vests soon, and when the pension is first paid. Use a health FSA up, and get care and prescriptions that are due.'
          : `Ask for the last day of pay, the last day of health cover, ${isOwn && getsSeverance(reader) ? 'the severance and its day in writing' : 'severance'}, unpaid vacation and what vests soon. Use a health FSA up, and get care and prescriptions that are due.`,
      ),
      due: workdayUntil(lastDay.value),
      dueWhy: 'the last day of the job, or the working day before it',
      dueInputs: [lastDay],
      minutes: 60,
      link: links.laborDepartment,
      keep: words('The answers in writing, and the last pay slip.'),
    },
    ...(ending.isForGood ? [retiredCover(asked, ending, election)] : claimAndCover(asked, ending, election)),
  ]
}

/** Nobody who stops for good is looking for work; the health cover of the job ends all the same. */
function retiredCover(
  { sheet, reader, context }: Drafting,
  { lastDay, months }: EndingJob,
  election: Figure,
): StepDraft {
  const federal = federalHealthInWords(sheet, reader, reader.number('age').value + months / monthsPerYear + 1)
  return {
    id: 'after-leaving',
    title: words('Have health cover from the day on which that of the job ends'),
    why: words(
      'Unemployment benefits are for whoever looks for work: who stops for good is paid none, and a gap in health cover is no small risk.',
    ),
    how: join([
      federal,
      say`${words(federal === nothing ? 'Ask' : 'Without it, ask')} first whether a spouse’s plan takes you in, and sign up for Medicare where the age is reached. Else compare the Marketplace, which the end of the job opens, with COBRA, which can be chosen for ${election}, by the whole year’s price.`,
      toldCoverEnd(sheet, reader, context, election)?.time ?? nothing,
    ]),
    due: workdayUntil(lastDay.value),
    dueWhy: 'the last day of the job, or the working day before it',
    dueInputs: [lastDay, election],
    minutes: 60,
    link: links.healthCoverage,
    keep: words('The first card of the new cover, and the letter on the end of the old one.'),
  }
}

function claimAndCover(asked: Drafting, { lastDay, whose }: EndingJob, election: Figure): StepDraft[] {
  const { sheet, reader } = asked
  const isOwn = whose === 'own'
  // Cover whose last day was told has a step of its own, with its days.
  const cover = isOwn ? coverEndStep(asked) : undefined
  // The plan at the work of whoever stays paid takes the others in.
  const days =
    isOwn || isSpouseSoleEarner(reader)
      ? undefined
      : sheet.law(
          'employer-plan.days',
          'Days to join a spouse’s health plan',
          'days',
          lastingLaw.employerPlanEnrollmentDays,
        )
  const claim: StepDraft = {
    id: 'after-leaving',
    title: words(
      `${isOwn ? 'Apply' : `Have ${theSpouse(reader)} apply`} for unemployment in the first week${cover === undefined ? ', and choose health cover' : ''}`,
    ),
    why: join([
      words(
        'Benefits count from the week of the claim, not from the last day; who left by their own choice is mostly paid none.',
      ),
      cover === undefined ? coverToChoose(asked, election, days) : nothing,
    ]),
    how: join([
      words('Use your state’s own page, and have federal tax withheld.'),
      words(
        cover === undefined
          ? 'Compare all health plans by the whole year’s price before you pay for COBRA.'
          : '',
      ),
    ]),
    due: addDays(lastDay.value, daysOfFirstWeek),
    dueWhy: 'the first week without pay',
    dueInputs: [lastDay, ...(cover === undefined ? [election] : []), ...(days === undefined ? [] : [days])],
    minutes: 60,
    link: links.unemployment,
    keep: words(
      `The confirmation of the claim${cover === undefined ? ', and the letter on the end of the old cover' : ''}.`,
    ),
  }
  return cover === undefined ? [claim] : [claim, cover]
}

/** Until when each cover can be chosen; `days`: for which the plan at the work of whoever stays paid is open. */
function coverToChoose(
  { sheet, reader, context }: Drafting,
  election: Figure,
  days: Figure | undefined,
): Text {
  const told = toldCoverEnd(sheet, reader, context, election)
  const own = days && say`a place in the health plan at your own work, as a rule for only ${days}`
  if (told === undefined)
    return say`COBRA can be chosen for ${election}, a Marketplace plan or ${own ?? words('a spouse’s plan in time for no gap')}.`
  return join([told.time, own === undefined ? nothing : say`There is also ${own}.`])
}

/** What to do before a job ends, by its day where one was told, and while it only may. */
export function jobEndSteps(asked: Drafting): (StepDraft | undefined)[] {
  const ending = lostAhead(asked)
  return ending === undefined
    ? [jobAtRiskStep(asked.reader), coverEndStep(asked)]
    : endingSteps(asked, ending)
}
