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
import { federalHealthInWords } from './federal-health.ts'
import { coverEndStep } from './health-cover-step.ts'
import { jobAtRiskStep } from './job-at-risk.ts'
import { type LoweredToMatch, loweredInWords } from './lowered-to-match.ts'
import { getsSeverance } from './severance-pay.ts'
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
  const { ending, jobLoss, costlyDebts, running } = last
  if (ending === undefined) return nothing
  const [{ isCovered }] = jobLoss.cases
  const asked = { ...last, ending }
  const toCash =
    running.length === 0
      ? words('cash')
      : say`${inTurn(running.map(({ debt }) => debt))}${words(running.every(({ debt }) => isRollover(debt)) ? ', which would be renewed for a fee,' : '')} and then to cash`
  if (ending.isForGood)
    return say`Your pay ends for good ${ending.when}, so until then every spare dollar goes to ${toCash}: about ${cashAtEnd(asked)} is there by then.`
  const debts =
    costlyDebts.length > 0
      ? words(
          `Until you are paid again, pay minimums only${running.length > 0 ? ' on the rest' : ''}: cash that went to a debt cannot be had back.`,
        )
      : nothing
  return isCovered
    ? join([
        say`Your pay ends ${ending.when}. What goes on covers a bare month, so the fund is for surprises.`,
        debts,
      ])
    : join([
        say`Your pay ends ${ending.when}, so until then every spare dollar goes to ${toCash}: ${cashThenInWords(asked, loweredInWords(last.lowered))}`,
        debts,
      ])
}

export const endingCheck = ({
  ending,
  costlyDebts: [worst],
}: Pick<LastMonths, 'ending' | 'costlyDebts'>): Check[] =>
  ending === undefined || worst === undefined
    ? []
    : [
        check(
          'debts',
          'act',
          ending.isForGood
            ? 'Minimum payments only, until you know what each month brings'
            : 'Minimum payments only, until you are paid again',
          say`The ${worst.label} costs ${worst.rate} a year, but cash that is gone cannot be borrowed back without pay. ${words(ending.isForGood ? 'What is beyond the fund and the months without pay goes to the debt.' : 'What is left of it goes to the debt once pay is sure again.')}`,
        ),
      ]

export function endingSteps(asked: Drafting, ending: EndingJob): StepDraft[] {
  const { sheet, reader } = asked
  const { lastDay } = ending
  const election = sheet.law('cobra.days', 'Days to choose COBRA cover', 'days', {
    ...lastingLaw.continuedCoverElectionDays,
    note: 'Counted from the later of the notice and the loss of cover.',
  })
  return [
    {
      id: 'before-leaving',
      title: say`Settle what ends with the job before ${lastDay}`,
      why: words('What is asked for while you are still there is in writing; afterwards it is a favor.'),
      how: words(
        ending.isForGood
          ? 'Ask for the last day of pay, the last day of health cover, unpaid vacation, what vests soon, and when the pension is first paid. Use a health FSA up, and get care and prescriptions that are due.'
          : `Ask for the last day of pay, the last day of health cover, ${getsSeverance(reader) ? 'the severance and its day in writing' : 'severance'}, unpaid vacation and what vests soon. Use a health FSA up, and get care and prescriptions that are due.`,
      ),
      due: workdayUntil(lastDay.value),
      dueWhy: 'the last day of the job, or the working day before it',
      dueInputs: [lastDay],
      minutes: 60,
      link: links.laborDepartment,
      keep: words('The answers in writing, and the last pay slip.'),
    },
    ...(ending.isForGood ? [retiredCover(asked, ending, election)] : [claimAndCover(ending, election)]),
  ]
}

/** Nobody who stops for good is looking for work; the health cover of the job ends all the same. */
function retiredCover(
  { sheet, reader }: Drafting,
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
    ]),
    due: workdayUntil(lastDay.value),
    dueWhy: 'the last day of the job, or the working day before it',
    dueInputs: [lastDay, election],
    minutes: 60,
    link: links.healthCoverage,
    keep: words('The first card of the new cover, and the letter on the end of the old one.'),
  }
}

function claimAndCover({ lastDay }: EndingJob, election: Figure): StepDraft {
  return {
    id: 'after-leaving',
    title: words('Apply for unemployment in the first week, and choose health cover'),
    why: say`Benefits count from the week of the claim, not from the last day; who left by their own choice is mostly paid none. COBRA can be chosen for ${election}, a Marketplace plan or a spouse’s plan in time for no gap.`,
    how: words(
      'Use your state’s own page, and have federal tax withheld. Compare all health plans by the whole year’s price before you pay for COBRA.',
    ),
    due: addDays(lastDay.value, daysOfFirstWeek),
    dueWhy: 'the first week without pay',
    dueInputs: [lastDay, election],
    minutes: 60,
    link: links.unemployment,
    keep: words('The confirmation of the claim, and the letter on the end of the old cover.'),
  }
}

/** What to do before a job ends, by its day where one was told, and while it only may. */
export function jobEndSteps(asked: Drafting): (StepDraft | undefined)[] {
  const ending = lostAhead(asked)
  return ending === undefined
    ? [jobAtRiskStep(asked.reader), coverEndStep(asked)]
    : endingSteps(asked, ending)
}
