/** What the employer adds, in words: in a year, or in the last months of a job what is added until it ends. */
import { addDays, shareOfYearOver, yearOf } from '../../calendar.ts'
import { nothing, say, type Text } from '../../say.ts'
import type { CalendarDate, Years } from '../../units.ts'
import { endingJob, ownOnly } from '../ending-job.ts'
import type { RothWork } from './work.ts'

/** From one day until the end of another. */
function yearsUntilEndOf(today: CalendarDate, lastDay: CalendarDate): Years {
  const after = addDays(lastDay, 1)
  return yearOf(after) + shareOfYearOver(after) - yearOf(today) - shareOfYearOver(today)
}

export function matchInWords(work: RothWork): Text {
  const { sheet, context, matchAdded, endOfPay } = work
  if (matchAdded === undefined) return nothing
  const ending = ownOnly(endingJob(work))
  const years = ending && yearsUntilEndOf(context.today, ending.lastDay.value)
  if (ending === undefined || years === undefined || years >= 1)
    return say`Your employer adds ${matchAdded} either way; it is usually pre-tax.`
  // That of a year in which pay ends is on the pay until then.
  const ofWholeYear = matchAdded.value / (endOfPay?.years === 0 ? endOfPay.share : 1)
  const until = sheet.computed(
    'match.until-last-day',
    'What your employer adds until your job ends, about',
    'usd',
    'the match of a year’s pay × the part of a year from today to the last day',
    [matchAdded, ending.lastDay],
    Math.round(ofWholeYear * years),
  )
  return say`Until your job ends ${ending.when} your employer adds about ${until} either way; it is usually pre-tax.`
}
