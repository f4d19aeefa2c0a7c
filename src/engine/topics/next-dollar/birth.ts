/** A child on the way, whose cost was told: the sum of a month is another one from the birth on. */
import { addMonths } from '../../calendar.ts'
import { links } from '../../links.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import type { BirthAhead } from '../expecting.ts'
import { monthDate } from '../month-date.ts'
import type { StepDraft } from '../steps.ts'
import { type DollarWork, eachMonth } from './work.ts'

const birthDay = (work: DollarWork, { after }: BirthAhead) =>
  monthDate(work, 'birth.day', 'The month of the birth, at the latest', after.value, [after])

/** What the child takes of the sum, for the summary. */
export function birthInWords(work: DollarWork): Text {
  const { birth, monthly } = work
  if (birth === undefined) return nothing
  const { child, left, isMissing } = birth
  const day = birthDay(work, birth)
  return isMissing
    ? say`From the birth on, in ${day} at the latest, the child takes ${child}: nothing of the ${monthly} is left then, and ${left} is missing. Find it before, in pay, in costs or in help with care. If it comes sooner, so does this.`
    : say`From the birth on, in ${day} at the latest, the child takes ${child}, and ${left} is left to place. If it comes sooner, the dates move back.`
}

/** The same beside the table of the months. */
export const birthInShort = (work: DollarWork): Text =>
  work.birth === undefined
    ? nothing
    : say`After ${birthDay(work, work.birth)}, the latest month of the birth, ${work.birth.child} for the child come off the sum.`

/** The day on which the transfers have to be made smaller, or they are paid out of what the child needs. */
export function birthStep(work: DollarWork): StepDraft | undefined {
  const { birth, phases, context } = work
  if (birth === undefined) return undefined
  const { child, after } = birth
  const next = phases.findIndex(({ from, until }) => from <= after.value + 1 && after.value < until)
  return next < 0
    ? undefined
    : {
        id: 'birth',
        title: words('Make the transfers smaller once the child is there'),
        why: say`The child takes ${child} of what was free until then.`,
        how: say`Do it with the birth, whenever that is; the day here is the latest. From then on each month: ${eachMonth(work, next)}.`,
        due: addMonths(context.today, after.value),
        dueWhy: 'the latest day of a birth: nobody told the day',
        dueInputs: [after],
        minutes: 15,
        link: links.consumerBureau,
        keep: words('The confirmation of each changed transfer.'),
      }
}
