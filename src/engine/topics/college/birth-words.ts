/** What a child on the way means for a college plan: its sentence, its step, its checks, and what going on as now comes to. */
import type { DateFigure, Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import { birthDay, birthInWords, lastingSum } from '../birth-ahead.ts'
import { check } from '../check.ts'
import { costOfNewChild, monthsToBirth } from '../expecting.ts'
import { expectingCheck } from '../expecting-check.ts'
import { type StepDraft, within } from '../steps.ts'
import { isOwnBirth, leftOfMonth } from './birth.ts'
import type { Contribution } from './contribution.ts'
import type { CollegeWork } from './work.ts'

const waitsForMore = ({ first }: CollegeWork): boolean =>
  first.gates.some((gate) => gate !== 'match' && gate !== 'birth')

/** What the child takes, for the summary. */
export const collegeBirthInWords = (work: CollegeWork): Text =>
  work.first.birth === undefined
    ? nothing
    : birthInWords(
        work,
        work.first.birth,
        (left) =>
          say`${left} is left for college${words(waitsForMore(work) ? ' and what comes before it' : '')}. If it comes sooner, so does this.`,
      )

/** When the month has paid what comes before the child, where that is not today. */
const doneBefore = ({ wait }: CollegeWork): DateFigure | undefined => wait.phases.at(-1)?.until

export function birthStep(work: CollegeWork): StepDraft | undefined {
  const { mode, parts } = work
  const { birth } = work.first
  if (birth === undefined || mode === 'enough') return undefined
  const amount = parts.find((part) => part.amount.id === 'part.birth' && part.amount.value > 0)?.amount
  const day = birthDay(work, birth)
  const done = doneBefore(work)
  const missing = birth.isMissing
    ? say` ${birth.left} is missing from the birth on: find it before, in pay, in costs or in help with care.`
    : nothing
  const careEnds = words(' When paid care ends one day, turn what it cost to college.')
  // The month pays something else until then.
  if (amount === undefined && done !== undefined && done.value >= day.value)
    return {
      id: 'birth',
      title: words('Make the payments on what comes first smaller once the child is there'),
      why: say`The child takes ${birth.child} of what was free until then. The dates of this plan count on that.`,
      how: say`Do it with the birth, whenever that is; the day here is the latest.${missing}${careEnds}`,
      due: day.value,
      dueWhy: 'the latest day of a birth: nobody told the day',
      dueInputs: [day],
      minutes: 15,
      link: links.consumerBureau,
      keep: words('The confirmation of each changed transfer.'),
    }
  const turn = amount === undefined ? done : undefined
  const kept = birth.isMissing ? birth.monthly : birth.child
  const isPart = mode === 'monthly' && amount !== undefined && amount.value < kept.value
  return {
    id: 'birth',
    title:
      mode === 'lump' && amount !== undefined
        ? say`Keep ${amount} as cash for the months after the birth`
        : say`Keep ${kept} as cash for the child on the way`,
    why: words(
      'A birth usually costs the deductible of the health plan, and leave may be paid in part only. What is not needed goes on to what comes next.',
    ),
    how:
      mode === 'lump' && amount !== undefined
        ? say`Insured savings.${missing} The sum fills it until then.${careEnds}`
        : say`${isPart ? say`This month ${amount ?? kept}, then all of it: insured` : words('Insured')} savings, until the birth, in ${day} at the latest. From then on the child takes it${words(birth.isMissing ? '' : ', and no other transfer has to change')}.${missing}${careEnds}`,
    due: turn?.value ?? within.fortnight,
    dueWhy: turn === undefined ? 'a fortnight from today' : 'when what comes before it is done',
    dueInputs: turn === undefined ? [] : [turn],
    minutes: 20,
    link: links.depositInsurance,
    keep: words('The confirmation of the transfer.'),
  }
}

/** What every birth asks for, and one whose cost nobody can set against the month. */
export function birthChecks(work: CollegeWork): Check[] {
  const { reader, mode } = work
  if (!isOwnBirth(work)) return []
  const child = costOfNewChild(reader)
  const isUnknown = mode !== 'enough' && child !== undefined && leftOfMonth(work) === undefined
  return [
    ...expectingCheck(work),
    ...(isUnknown && work.first.short === undefined
      ? [
          check(
            'birth',
            'warn',
            'The child on the way takes a part of the month',
            say`From the birth on, in ${birthDay(work, { after: monthsToBirth(reader) })} at the latest, it costs ${child}. You did not say what a month leaves, so this plan counts as if all that goes in could go on. Put in what you bring home and what a month costs, and it counts what the child leaves.`,
          ),
        ]
      : []),
  ]
}

/** So much a month until the birth, and what the child leaves of it from then on. */
export interface UntilBirth {
  readonly contributions: readonly Contribution[]
  readonly monthly: Dollars
  /** After the sum of today. */
  readonly fromBirth: Text
}

/** What somebody who changes nothing could go on with. */
export function untilBirth(
  work: CollegeWork,
  contributions: readonly Contribution[],
  now: Figure,
): UntilBirth {
  const { birth } = work.first
  const lasting =
    birth === undefined ? now.value : Math.min(now.value, lastingSum({ monthly: birth.monthly, birth }))
  if (birth === undefined || lasting >= now.value)
    return { contributions, monthly: now.value, fromBirth: nothing }
  const goesOn = lasting / now.value
  const later = work.sheet.computed(
    `${now.id}.after-birth`,
    'The same from the birth on',
    'usd-per-month',
    'that sum, or what the child leaves when that is less',
    [now, birth.left],
    lasting,
  )
  return {
    contributions: contributions.map((own) => ({
      ...own,
      monthly: own.monthly * goesOn,
      sums: Array.from({ length: birth.after.value }, (_, month) => ({
        amount: own.monthly * (1 - goesOn),
        at: month + 1,
      })),
    })),
    monthly: lasting,
    fromBirth: say`, and ${lasting === 0 ? words('nothing') : say`${later}`} from ${birthDay(work, birth)} on`,
  }
}
