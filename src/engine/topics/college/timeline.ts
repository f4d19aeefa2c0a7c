/** A child's years on one line: from today to the last bill, and what can become of the rest. */
import { addYears, calendarDate, yearOf } from '../../calendar.ts'
import type { DateFigure } from '../../figure.ts'
import type { Visualization } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { known } from '../../tax/tax-year.ts'
import { birthDay } from '../birth-ahead.ts'
import { whosePay } from '../ending-names.ts'
import { monthDate } from '../month-date.ts'
import { sourceOf } from '../tax-picture.ts'
import { aidFormOpens, aidYearsBack } from './aid-form.ts'
import { monthlyOf } from './last-day.ts'
import { isNothingLeft } from './month-after-work.ts'
import { yearsToCash } from './need.ts'
import { savesAnything } from './parts.ts'
import { endsAtFirstBill } from './saving-ends.ts'
import type { CollegeWork } from './work.ts'

interface Milestone {
  readonly on: DateFigure
  readonly label: Text
  readonly detail: Text
}

const newYear = { month: 1, day: 1 } as const

export function collegeTimeline(work: CollegeWork): Visualization {
  const all = [
    ...waits(work),
    ...born(work),
    ...inParts(work),
    ...work.needs.flatMap((need) => ofChild(work, need)),
    ...payEnds(work),
    ...fallsTo(work),
    ...later(work),
  ]
  const milestones = all
    .filter(({ on }) => on.value >= work.context.today)
    .sort((a, b) => (a.on.value < b.on.value ? -1 : a.on.value > b.on.value ? 1 : 0))
  return {
    id: 'college-timeline',
    type: 'timeline',
    title: words('From today to the last bill'),
    milestones: milestones.map(({ on, label, detail }) => ({ period: say`${on}`, label, detail })),
  }
}

/** All of this month's dollars go to what comes before college. */
const goesFirst = (parts: CollegeWork['parts']): boolean =>
  parts.filter(({ amount }) => amount.value > 0).every(({ kind }) => kind === 'first')

function waits({
  wait,
  context,
  sheet,
  total,
  intoCollege,
  intoCollegeLater,
  mode,
  parts,
  rise,
  besideSum,
  current,
  then,
}: CollegeWork): Milestone[] {
  const today = sheet.date('today', 'Today', 'the day of this plan', [], context.today, 'month-of-year')
  const starts: Milestone[] =
    mode === 'enough'
      ? []
      : [
          {
            on: today,
            label: words('Today'),
            detail:
              mode === 'lump'
                ? then === undefined
                  ? say`${total} finds its place.`
                  : say`${total} is kept until pay is back.`
                : goesFirst(parts)
                  ? say`${total} goes first to what college has to wait for.`
                  : say`${intoCollege} begins.`,
          },
        ]
  // A sum that finds its place with the first pay check says that it is back.
  const phases = wait.phases.filter(({ id }) => then === undefined || id !== 'month')
  return [
    ...starts,
    ...phases.map(({ id, until, label }) => ({
      on: until,
      label,
      detail: words(
        id === 'month'
          ? 'What is left of a month goes to what comes before college.'
          : 'The money is free for the next thing.',
      ),
    })),
    ...(then === undefined
      ? []
      : [{ on: then.returns.day, label: words('Pay is back'), detail: say`${total} finds its place.` }]),
    ...(wait.from === undefined
      ? []
      : [
          {
            on: wait.from,
            label: words(
              besideSum !== undefined && current.value > 0
                ? 'The monthly saving goes on'
                : 'College saving starts',
            ),
            detail: nothing,
          },
        ].map((one) => ({
          ...one,
          detail: say`${intoCollegeLater} goes to college from here on.`,
        }))),
    ...(rise?.turns ?? []).map(({ reason, adds, on }) => ({
      on,
      label:
        reason.kind === 'debt'
          ? say`The ${reason.debt.label} is ${words(reason.isForgiven ? 'at its end, and what is left is forgiven' : 'paid')}`
          : words(reason.kind === 'care' ? 'Child care costs less' : 'The new pay begins'),
      detail:
        reason.kind === 'debt'
          ? say`Its ${adds} goes to college from here on as well.`
          : say`${adds} of that goes to college from here on as well.`,
    })),
  ]
}

/** What is put aside is another sum from then on. */
const born = (work: CollegeWork): Milestone[] =>
  work.first.birth === undefined
    ? []
    : [
        {
          on: birthDay(work, work.first.birth),
          label: words('The child is there, at the latest'),
          detail: say`It takes ${work.first.birth.child} of what is put aside from here on.`,
        },
      ]

const payEnds = (work: CollegeWork): Milestone[] =>
  work.workMonths === undefined || !work.contributions.some(({ monthly }) => monthly > 0)
    ? []
    : [
        {
          on: monthDate(
            work,
            'work.ends',
            'The month in which nobody saves from pay any more',
            work.workMonths.value,
            [work.workMonths],
          ),
          label: words(
            work.afterWork === undefined
              ? 'Pay ends'
              : `${whosePay(work.reader, work.afterWork.ending.whose, 'Your')} pay ends`,
          ),
          detail: words('The monthly saving ends with it.'),
        },
      ]

/** One of two stops work, and what goes in each month falls with that day. */
const fallsTo = (work: CollegeWork): Milestone[] => {
  const { afterWork } = work
  return afterWork === undefined || isNothingLeft(afterWork) || afterWork.left.value >= monthlyOf(work).value
    ? []
    : [
        {
          on: afterWork.from,
          label: words(`${whosePay(work.reader, afterWork.ending.whose, 'Your')} pay has ended`),
          detail: say`No more than ${afterWork.left} is left for college from here on.`,
        },
      ]
}

/** The parts of a sum that wait for a later tax year. */
const inParts = ({ instalments, state }: CollegeWork): Milestone[] =>
  (instalments?.later ?? []).map(({ month, amount, saves }) => ({
    on: month,
    label: say`${amount} more goes into the 529`,
    detail: say`It saves about ${saves} of the tax of ${state?.name ?? words('your state')}.`,
  }))

function ofChild(
  { sheet, context, children, reader, contributions, savesDuringCollege, workMonths }: CollegeWork,
  need: CollegeWork['needs'][number],
): Milestone[] {
  const { child, startsOn, firstBill, bills } = need
  const who = children.length === 1 ? nothing : say` (${child.name})`
  const on = (id: string, label: string, how: string, value: string) =>
    sheet.date(`${child.id}.${id}`, label, how, [child.age], value, 'month-of-year')
  const savesLater =
    savesDuringCollege &&
    need.savingMonths > child.startMonths &&
    need.savingMonths !== workMonths?.value &&
    contributions.some(({ monthly }) => monthly > 0)
  const handsOn = contributions.some(({ raises = [] }) =>
    raises.some(({ from }) => from === need.savingMonths),
  )
  const ends = endsAtFirstBill(need)
  const goesOn = words('Its monthly transfer goes on to the next child.')
  const toCash = yearsToCash(need)
  const isForGrandchild = child.isGrandchild
  const found: Milestone[] = []
  if (toCash > 0 && savesAnything(contributions))
    found.push({
      on: on(
        'calm',
        'The savings are in cash from here on',
        'the first yearly look at the mix that falls within a few years of the first bill',
        addYears(context.today, toCash),
      ),
      label: say`All of it in cash and short Treasuries${who}`,
      detail: say`The last ${reader.rule('calm.years', 'Years before the bills without stocks', 'years', rules.shortHorizon)} before the bills are too short for stocks.`,
    })
  if (child.seed !== 'no' && child.startsIn > 0)
    found.push({
      on: on(
        'trump',
        'The Trump account opens',
        'the first day of the year in which the child reaches the age that opens it',
        calendarDate(yearOf(startsOn.value), newYear.month, newYear.day),
      ),
      label: say`The Trump account opens${who}`,
      detail: words('From here on it is like an IRA and belongs to the child.'),
    })
  const baseYear = calendarDate(
    yearOf(startsOn.value) - aidYearsBack({ sheet }).value,
    newYear.month,
    newYear.day,
  )
  if (baseYear > context.today && !child.isGraduate)
    found.push({
      on: on(
        'base-year',
        'The first year whose income student aid looks at',
        'the January some years before college starts, as student aid looks back',
        baseYear,
      ),
      label: say`${words(isForGrandchild ? 'The parents’ income' : 'Income')} begins to count for student aid${who}`,
      detail: say`The first form looks ${aidYearsBack({ sheet })} back.${isForGrandchild ? nothing : words(' Take large gains before this month.')}`,
    })
  if (child.startsIn > 0)
    found.push(
      {
        on: on(
          'aid',
          'The student-aid form opens',
          'the October of the year before college starts',
          aidFormOpens(yearOf(startsOn.value)),
        ),
        label: say`Student-aid form (FAFSA)${who}`,
        detail: words(
          isForGrandchild
            ? 'The student and the parents fill it in again every year; each looks at the income of an earlier year.'
            : 'Fill it in again every year; each looks at the income of an earlier year.',
        ),
      },
      {
        on: startsOn,
        label: say`${words(child.hasBegun ? 'Next bill' : 'First bill')}${who}`,
        detail: join([
          say`About ${firstBill} for the ${words(child.hasBegun ? 'school' : 'first')} year, at the price of that time.`,
          handsOn && ends ? goesOn : nothing,
        ]),
      },
    )
  found.push({
    on: on(
      'last',
      'The last year of college',
      'the September of the last year of college, or today where it has begun',
      child.billDays.at(-1) ?? startsOn.value,
    ),
    label: say`Last bill${who}`,
    detail:
      bills.length > 0
        ? join([
            handsOn && !ends ? goesOn : savesLater ? words('The monthly saving ends here.') : nothing,
            words('What is left can go to a brother or sister, graduate school or a Roth IRA.'),
          ])
        : nothing,
  })
  return found
}

/** When what is over may move to a Roth IRA: some years after the account was opened. */
function later({ sheet, context, reader, mode, isIn529, contributions }: CollegeWork): Milestone[] {
  const law = context.limits.plan529
  const years = sheet.law('roth.years', 'Years that the 529 has to be open', 'years', {
    value: known(law).rothRolloverAccountYears,
    source: sourceOf(law),
  })
  const isOld = isIn529 && reader.told('collegeAccountYears') === undefined
  if (isOld || mode === 'lump' || contributions.every(({ start, monthly }) => start + monthly === 0))
    return []
  const open = isIn529 ? reader.number('collegeAccountYears').value : 0
  const left = Math.ceil(years.value - open)
  if (left <= 0) return []
  const on = sheet.date(
    'roth.from',
    'The account is old enough for a Roth IRA',
    'the day it was opened + the years that the law asks for',
    [years],
    addYears(context.today, left),
    'month-of-year',
  )
  return [
    {
      on,
      label: words('What is over could move to the child’s Roth IRA'),
      detail: say`The account is open for ${years} then; the child needs earnings of that year.`,
    },
  ]
}
