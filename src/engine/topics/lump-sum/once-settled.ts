/** The step that places what waits for pay, or for a job to be safe. */
import { addDays } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { say, sentenceStart, type Text, words } from '../../say.ts'
import { benefitSchedule } from '../benefit-schedule.ts'
import { lostAhead } from '../ending-job.ts'
import type { PayReturns } from '../pay-returns.ts'
import { type StepDraft, within } from '../steps.ts'
import { comesBackInWords } from './money-tax-words.ts'
import { onFirstPayday } from './pay-back.ts'
import type { Unsettled } from './until-settled.ts'
import type { LumpSumWork } from './work.ts'

/** When benefits end, or some months on where those that were told should have; some months after a last day that is ahead. */
function lookAgain({ sheet, reader, context, out }: LumpSumWork): Pick<StepDraft, 'due' | 'dueWhy' | 'rank'> {
  const ending = out === undefined ? lostAhead({ sheet, reader, context }) : undefined
  if (ending !== undefined)
    return {
      due: addDays(ending.lastDay.value, within.quarter),
      dueWhy: 'some months after the last day, a day to look again if nobody pays you before',
      rank: 1,
    }
  const { until, areOver } = benefitSchedule(sheet, reader, context.today)
  return {
    due: areOver ? within.quarter : until.value,
    rank: 1,
    dueWhy:
      out === undefined
        ? 'some months from today, a day to look again if nobody knows more before'
        : 'when unemployment benefits have ended at the latest, a day to look again',
  }
}

/** A day that was told is the one on which these dollars move. */
const whenBack = (
  returns: PayReturns,
): Pick<StepDraft, 'due' | 'dueWhy' | 'dueInputs' | 'moves' | 'about'> => ({
  ...onFirstPayday(returns),
  moves: 'waiting',
  about: words('what waits'),
})

/** What waits for pay, or for a job to be safe: the day is one to look again. */
export const onceSettled = (
  work: LumpSumWork,
  { once, isFundFirst }: Unsettled,
  amount: Figure,
  how: Text,
): StepDraft => ({
  id: 'invest',
  title: sentenceStart(say`${words(once)}, place the ${amount} that waits`),
  why: words('Until then cash that you can reach is worth more than what it could earn.'),
  how: say`Insured savings or Treasury bills until then. Plan again ${words(isFundFirst ? 'on the first payday' : 'on the day on which the worry is over')}: the emergency fund first, then a loan that costs more than the mix may earn, accounts, and what is left for the long run. ${how}${comesBackInWords(work)}`,
  ...(work.returns === undefined ? lookAgain(work) : whenBack(work.returns)),
  minutes: 45,
  link: links.treasuryDirect,
  keep: words('The statement of what waits.'),
})
