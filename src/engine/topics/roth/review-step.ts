/** When the choice is made again: in a year, or in January where a couple's brackets end with this one. */
import { addDays, addYears } from '../../calendar.ts'
import { links } from '../../links.ts'
import { say, words } from '../../say.ts'
import { yearEnd } from '../../tax/deadlines.ts'
import type { StepDraft } from '../steps.ts'
import { statusInWords } from '../surviving-spouse.ts'
import { savedAhead } from './against-ledger.ts'
import type { RothWork } from './work.ts'

export function yearly(work: RothWork): StepDraft {
  const { context, contributes } = work
  if (work.now.endsJointBrackets) return chooseInJanuary(work)
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
        ? 'Look at the last pay slip of the year, the new limits and this page before the January payroll.'
        : 'Add up the income of the year, look at the new brackets and at this page before the year ends.',
    ),
    due: addYears(context.today, 1),
    dueWhy: 'a year from today',
    minutes: 30,
    link: links.retirementPlans,
    keep: words(contributes ? 'The last pay slip of the year.' : 'The statements that you added up.'),
  }
}

/** The brackets of the year of a death end with it, and the choice that rests on them. */
function chooseInJanuary(work: RothWork): StepDraft {
  const { context, contributes, decision, now } = work
  const filesAs = words(statusInWords[now.statusAhead])
  return {
    id: 'review',
    title: words('Choose again in January'),
    why: contributes
      ? say`From next year on you file as ${filesAs}: a Traditional dollar then saves about ${savedAhead(work)}, ${decision.now} this year.`
      : say`From next year on you file as ${filesAs}, and the low brackets are narrower.`,
    how: words(
      contributes
        ? 'Come back to this page before the first pay check of the year, and change the setting at work if the answer has changed.'
        : 'Come back to this page with what you will live on, and convert no more than it says then.',
    ),
    due: addDays(yearEnd(context.today), 1),
    dueWhy: 'the first day of the year that is filed in another way',
    minutes: 30,
    link: links.retirementPlans,
    keep: words(contributes ? 'The last pay slip of the year.' : 'The statements that you added up.'),
  }
}
