/** When the choice is made again: in a year, or in January where this one has what no later one has. */

import { addDays, addYears } from '../../calendar.ts'
import type { DateFigure } from '../../figure.ts'
import { links } from '../../links.ts'
import { say, sentenceStart, type Text, words } from '../../say.ts'
import { yearEnd } from '../../tax/deadlines.ts'
import { type EndingJob, lostAhead } from '../ending-job.ts'
import { whosePay } from '../ending-names.ts'
import { reviewDay } from '../review-day.ts'
import type { StepDraft } from '../steps.ts'
import { statusInWords } from '../surviving-spouse.ts'
import { savedAhead } from './against-ledger.ts'
import { lookInJanuary } from './ended-year.ts'
import {
  hasNoPayNext,
  isFiledOtherwise,
  kindInWords,
  payTurns,
  replacesCredit,
  whatTurns,
} from './next-year.ts'
import { aheadInWords } from './pay-ahead-words.ts'
import { isPaidByPayroll } from './recheck-step.ts'
import type { RothWork } from './work.ts'

/** Whether next year is unlike this one, so that its answer may be another one. */
export const isNextUnlike = (work: RothWork): boolean =>
  work.now.endsWithYear !== undefined || work.ahead?.years === 1 || hasNoPayNext(work)

/** The first day of such a year, or a year from today; where a job ends before, and work does not, a week after its last day. */
export function nextLook(work: RothWork): DateFigure {
  const { sheet, context, endOfPay } = work
  const usual = isNextUnlike(work)
    ? {
        day: addDays(yearEnd(context.today), 1),
        how: 'the first day of next year, which is unlike this one',
      }
    : {
        day: addYears(context.today, 1),
        how: 'a year from today, when the new limits are known, or when pay, state or family change',
      }
  return endOfPay === undefined
    ? reviewDay(work, usual)
    : sheet.date('review', 'Look at this plan again', usual.how, [], usual.day)
}

export function yearly(work: RothWork): StepDraft {
  const { contributes } = work
  const ending = lostAhead(work)
  if (ending !== undefined && ending.lastDay.value < nextLook(work).value && !isNextUnlike(work))
    return onceJobHasEnded(work, ending)
  if (hasNoPayNext(work)) return lookOnceWithoutPay(work)
  if (isNextUnlike(work)) return chooseInJanuary(work)
  return {
    id: 'review',
    title: words('Choose again in a year'),
    why: words(
      contributes
        ? 'Limits, brackets and your pay change every year, and the choice is made anew each year.'
        : 'Brackets and what you live on change every year, and the choice is made anew each year.',
    ),
    how: words(
      contributes
        ? isPaidByPayroll(work)
          ? 'Look at the last pay slip of the year, the new limits and this page before the January payroll.'
          : 'Look at the profit of the year, the new limits and this page before you choose what to put in.'
        : 'Add up the income of the year, look at the new brackets and at this page before the year ends.',
    ),
    due: nextLook(work).value,
    dueWhy: 'a year from today',
    minutes: 30,
    link: links.retirementPlans,
    keep: kept(work),
  }
}

const lookOnceWithoutPay = (work: RothWork): StepDraft => ({
  ...lookInJanuary(work),
  id: 'review',
  ...(work.conversion === undefined ? { title: words('Look at this page again in January') } : {}),
})

/** What comes after it nobody knows. */
const onceJobHasEnded = (work: RothWork, { whose, lastDay, when }: EndingJob): StepDraft => ({
  id: 'review',
  title: words(`Choose again when ${whose === 'own' ? 'the' : whosePay(work.reader, whose)} job has ended`),
  why: say`${words(whosePay(work.reader, whose, 'Your'))} pay ends ${when}. In a year with less of it a Traditional dollar mostly saves less, and a conversion costs less.`,
  how: words(
    'Come back to this page with the last pay slip of the job, and with the new pay once there is one.',
  ),
  due: nextLook(work).value,
  dueWhy: 'a week after the last day of the job',
  dueInputs: [lastDay],
  minutes: 30,
  link: links.retirementPlans,
  keep: words('The last pay slip of the job.'),
})

function forNewYear({ left, endOfPay }: RothWork): string {
  if (left === undefined) return ''
  return ` What goes in at work from then on is for the new year${endOfPay === undefined ? ', at the new pay' : ''}.`
}

const kept = (work: RothWork): Text =>
  words(
    !work.contributes
      ? 'The statements that you added up.'
      : isPaidByPayroll(work)
        ? 'The last pay slip of the year.'
        : 'The profit that you came to, with your books.',
  )

function savedThen(work: RothWork): Text {
  const [ahead, { now }] = [savedAhead(work), work.decision]
  return ahead.shown === now.shown
    ? say`still saves about ${ahead}`
    : say`then saves about ${ahead} (${now} this year)`
}

/** What ends with the year, and the choice that rests on it. */
function chooseInJanuary(work: RothWork): StepDraft {
  const { contributes, decision, now } = work
  const next = work.next()
  const turns =
    next !== undefined && next.verdict !== decision.verdict ? kindInWords[next.verdict] : undefined
  const isOfPay = now.endsWithYear === undefined
  const filesAs = say`From next year on you file as ${words(statusInWords[now.statusAhead])}`
  const ends = isFiledOtherwise(work)
    ? filesAs
    : now.endsWithYear === 'spouse-pay'
      ? whatTurns(work)
      : words(
          now.endsWithYear === 'children'
            ? 'A child is then too old for some of what the tax law gives'
            : now.endsWithYear === 'ended-pay'
              ? payTurns(work)
              : replacesCredit(work)
                ? 'The saver’s match, which grows as income falls, takes the place of the credit'
                : 'The saver’s credit ends with this year',
        )
  return {
    id: 'review',
    title:
      turns === undefined
        ? words('Choose again in January')
        : say`Choose again in January: as things stand, ${turns}`,
    why: isOfPay
      ? aheadInWords(work)
      : contributes
        ? say`${sentenceStart(ends)}: a Traditional dollar ${savedThen(work)}, against the ${decision.later} that it costs later.`
        : say`${filesAs}, and the low brackets are narrower.`,
    how: words(
      contributes
        ? isPaidByPayroll(work)
          ? `Come back to this page before the first pay check of the year, and change the setting at work if the answer has changed.${forNewYear(work)}`
          : 'Come back to this page before you put anything in for that year.'
        : 'Come back to this page with what you will live on, and convert no more than it says then.',
    ),
    due: nextLook(work).value,
    dueWhy: isOfPay
      ? work.endOfPay === undefined
        ? 'the first day of the year with another pay'
        : 'the first day of the year in which pay ends'
      : isFiledOtherwise(work)
        ? 'the first day of the year that is filed in another way'
        : now.endsWithYear === 'children'
          ? 'the first day of the year in which a child is too old'
          : now.endsWithYear === 'spouse-pay'
            ? 'the first day of the year with less pay of your spouse'
            : now.endsWithYear === 'ended-pay'
              ? work.ended.returning === undefined
                ? 'the first day of the year without the pay that ended'
                : 'the first day of the year with that pay again'
              : 'the first day of the year without the credit',
    minutes: 30,
    link: links.retirementPlans,
    keep: kept(work),
  }
}
