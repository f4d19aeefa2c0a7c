/** A child on the way, whose cost was told: the sum of a month is another one from the birth on. */
import { addMonths } from '../../calendar.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { birthDay, birthInWords as birthOfSumInWords, carriedInWords } from '../birth-ahead.ts'
import { birthStepOf } from '../birth-step.ts'
import { check } from '../check.ts'
import { careOfNewChild, growsInShort, growsInWords } from '../child-grows.ts'
import { comingCareCheck } from '../dependent-care-check.ts'
import { foundByLowering } from '../lowered-to-match.ts'
import type { StepDraft } from '../steps.ts'
import { untoldChildInWords } from '../untold-child.ts'
import { hsaForMatch } from './hsa-for-match.ts'
import { loweredBeside } from './lowered.ts'
import { type DollarWork, eachMonth, filledBy } from './work.ts'
import { returnOfNextYear } from './year-of-plan.ts'

/** What the child takes of the sum, for the summary. */
export const birthInWords = (work: DollarWork): Text =>
  work.birth === undefined
    ? untoldChildInWords(work.reader)
    : join([
        birthOfSumInWords(
          work,
          work.birth,
          (left) => say`${left} is left to place. If it comes sooner, the dates move back.`,
        ),
        work.birth.isMissing ? foundByLowering(loweredBeside(work), work.birth.left) : nothing,
        carried(work),
        growsInShort(work.grows),
      ])

/** What is missing from then on comes out of cash as long as nobody finds it. */
function carried(work: DollarWork): Text {
  const { birth, course, needs, monthly } = work
  const missing = course.missing.reduce((sum, one) => sum + one, 0)
  if (birth === undefined || missing < 1) return nothing
  const counts =
    filledBy(course, needs, 'owed', 'starter', 'cushion') === undefined
      ? nothing
      : words(', and the day on which the fund is full counts that')
  return carriedInWords(
    work,
    { missing, spentIn: course.spentIn },
    { inputs: [monthly, birth.child], counts },
  )
}

/** The same beside the table of the months. */
export const birthInShort = (work: DollarWork): Text =>
  work.birth === undefined
    ? nothing
    : say`After ${birthDay(work, work.birth)}, the latest month of the birth, ${work.birth.child} for the child come off the sum${words(work.grows.length === 0 ? '' : ', and less as it grows')}.`

/** What its care may be paid with, and when it costs less. */
export function birthChecks(work: DollarWork): Check[] {
  if (work.birth === undefined || work.stage !== 'working') return []
  return [
    ...comingCareCheck(
      work,
      careOfNewChild(work),
      returnOfNextYear(work),
      work.birth.isMissing ? work.birth.left : undefined,
    ),
    ...(work.grows.length === 0
      ? []
      : [
          check(
            'child-grows',
            'pass',
            'The child will not cost this for ever',
            growsInWords(work, work.grows),
          ),
        ]),
  ]
}

/** Whether what comes first is full only at a birth after which the match gets nothing: it waits for payments that end. */
export function isMatchPastBirth({ birth, course, needs, phases }: DollarWork): boolean {
  const first = filledBy(course, needs, 'owed', 'starter')
  if (birth === undefined || first === undefined || first < birth.after.value) return false
  const place = needs.findIndex(({ step }) => step === 'match')
  const next = phases.find(({ from, until }) => from <= first + 1 && first < until)
  return (next?.row[place] ?? 0) === 0
}

/** Whether nothing is placed from a birth on: what is full in that month frees nothing. */
export const isSpentFrom = ({ birth, phases }: DollarWork, phase: number): boolean =>
  birth !== undefined &&
  phases[phase]?.from === birth.after.value + 1 &&
  phases[phase].row.every((dollars) => dollars === 0)

/** The day on which the transfers have to be made smaller, or they are paid out of what the child needs. */
export function birthStep(work: DollarWork): StepDraft | undefined {
  const { birth, phases, debts } = work
  const after = birth?.after.value ?? 0
  const next = phases.findIndex(({ from, until }) => from <= after + 1 && after < until)
  if (birth === undefined || next < 0) return undefined
  return birthStepOf(work, {
    birth,
    missing: birth.isMissing ? birth.left : undefined,
    besides: say`${words(debts.length === 0 ? '' : ', and ask each lender for a lower payment before one is missed')}. Stop the transfers with the birth: ${eachMonth(work, next)} from then on`,
    smaller: {
      title: words('Make the transfers smaller once the child is there'),
      leaves: say`From then on each month: ${eachMonth(work, next)}.`,
      also: hsaForMatch(work, next),
    },
  })
}

/** The first day on which the child takes less: what it leaves has to be sent on, where nothing is missing any more. */
export function childGrowsStep(work: DollarWork): StepDraft | undefined {
  const { grows, phases, context } = work
  const [first] = grows
  const next = phases.findIndex(({ from }) => from === (first?.after ?? 0) + 1)
  if (first?.isMore !== true || next < 0) return undefined
  return {
    id: 'child-grows',
    title: words('Make the transfers larger once the child takes less'),
    why: say`By then it is taken to need ${first.change} less. What is not sent on is soon spent.`,
    how: say`Look in spring at what the child will cost from fall on. From then on each month: ${eachMonth(work, next)}.`,
    due: addMonths(context.today, first.after),
    dueWhy: 'the latest month in which the child comes to that age, about',
    dueInputs: [first.day],
    minutes: 15,
    link: links.consumerBureau,
    keep: words('The confirmation of each changed transfer.'),
  }
}
