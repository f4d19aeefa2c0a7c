/** What a planner would say of a home, a car or another purpose within a few years. */
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { usualShareInWords } from '../down-payment.ts'
import { monthDate } from '../month-date.ts'
import { type Goal, homeWish } from './goals.ts'
import type { DollarWork } from './work.ts'

export function goalChecks(work: DollarWork): Check[] {
  const { goals, reader } = work
  if (goals.length > 0) return goals.map((goal) => goalCheck(work, goal))
  const [goal, near] = [reader.told('goal'), reader.told('nearGoal')]
  if (work.stage === 'unemployed')
    return homeWish(work) !== undefined || reader.some('nearGoalSum') !== undefined
      ? [
          check(
            'goal',
            'warn',
            'The goal waits until pay returns',
            words(
              'Nothing goes to it while a pay is missing, and the cash that was meant for it stays in reach. Plan its day again once pay is back.',
            ),
          ),
        ]
      : []
  if (isYearsAway(work))
    return [
      check(
        'goal',
        'pass',
        'A goal some years away',
        words(
          'It is far enough that its money may be invested with the rest. Move it to insured savings and Treasury bills step by step in the last years before its day.',
        ),
      ),
    ]
  const isWithoutSum =
    reader.some('amount') === undefined && (goal === 'home' || goal === 'car' || near !== undefined)
  return isWithoutSum
    ? [
        check(
          'goal',
          'warn',
          'A goal without a sum',
          words('Say how much you need for it and when, and it gets its place in the order.'),
        ),
      ]
    : []
}

/** Told with a sum, and left out of the order because its day is far. */
function isYearsAway(work: DollarWork): boolean {
  const { reader } = work
  const isFar = (years: 'horizonYears' | 'nearGoalYears') =>
    reader.told(years) !== undefined && reader.number(years).value >= rules.middleHorizon.value
  const isPartOfSum = reader.some('amount') !== undefined
  return (
    (homeWish(work) !== undefined && isFar('horizonYears')) ||
    (reader.some('nearGoalSum') !== undefined && !isPartOfSum && isFar('nearGoalYears'))
  )
}

function goalCheck(work: DollarWork, goal: Goal): Check {
  const { name, need, by, fromCash } = goal
  const ofCash =
    fromCash === undefined ? nothing : say`${fromCash} of your cash, which the fund does not need, is for it.`
  if (need === undefined)
    return check(
      goal.id,
      'pass',
      'The cash for it is there',
      say`Your cash covers ${words(name)}: ${fromCash ?? nothing} lies beyond the emergency fund.`,
    )
  const month = work.course.filled[work.needs.indexOf(need)]
  const isInTime = by !== undefined && month !== undefined && month <= by.months
  return check(
    goal.id,
    isInTime ? 'pass' : 'warn',
    isInTime ? 'A goal with a day, reached in time' : 'A goal within a few years',
    join([
      ofCash,
      by === undefined ? withoutDay(work, goal, month) : withDay(work, goal, month, isInTime),
      goal.id === 'goal' ? usualShareInWords(homeWish(work)?.share, work) : nothing,
    ]),
  )
}

const there = (work: DollarWork, { id }: Goal, month: number): Text =>
  say`${monthDate(work, `stage.${id}`, 'When a stage is full', month, [work.monthly])}`

const withoutDay = (work: DollarWork, goal: Goal, month: number | undefined): Text =>
  join([
    month === undefined
      ? words(`At this pace ${goal.name} is not in sight.`)
      : say`At this pace ${words(goal.name)} is there in ${there(work, goal, month)}.`,
    words(
      'In the order it comes after the accounts whose room is lost each year. If its date matters more to you, say when you need it, or look at the way that puts it before them.',
    ),
  ])

function withDay(work: DollarWork, goal: Goal, month: number | undefined, isInTime: boolean): Text {
  const { need, by, name } = goal
  if (need?.wanted === undefined || by === undefined) return nothing
  const takes = say`From now until ${by.day} ${words(name)} takes ${need.wanted}.`
  if (isInTime)
    return join([
      takes,
      words('It comes before the accounts that would lock it in, and after what protects the family.'),
    ])
  return join([
    takes,
    month === undefined
      ? words('What comes before it in the order and what is left each month do not allow that.')
      : say`What comes before it in the order leaves less at first, so it is there in ${there(work, goal, month)}.`,
    words('A later day, a smaller sum or a cheaper choice closes the gap; debt at a high rate does not.'),
  ])
}
