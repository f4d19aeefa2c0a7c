/** What a child on the way takes of a sum of a month changes as it grows: care ends in parts, then its credits, then its costs. */
import { addMonths, civilDate } from '../calendar.ts'
import { citedIn } from '../cited-in.ts'
import type { DateFigure, Figure } from '../figure.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { listed, nothing, say, type Text, words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { CalendarDate, Dollars, Months, Years } from '../units.ts'
import type { ChildInMonth } from './birth-ahead.ts'
import { careRules } from './child-care-ends.ts'
import { careToCome, costOfNewChild } from './expecting.ts'
import type { Drafting } from './topic.ts'

/** A month from which on the child takes another part of the sum. */
export interface ChildGrown {
  /** Months from today, at the latest. */
  readonly after: Months
  readonly day: DateFigure
  /** What the sum has more or less from then on, without the sign. */
  readonly change: Figure
  readonly isMore: boolean
}

/** What all costs but care are taken to be. */
const restOf = ({ reader }: Drafting): Figure =>
  reader.rule(
    'birth.without-care',
    'What a child costs a month without care',
    'usd-per-month',
    rules.newChildAtHomeMonthly,
  )

/** What of the cost that was told is care; undefined where a parent is at home, and where the rest takes all of it. */
export function careOfNewChild(asked: Drafting): Figure | undefined {
  const { sheet, reader } = asked
  const cost = costOfNewChild(reader)
  if (cost === undefined || reader.told('stayAtHomeParent') === true) return undefined
  const told = careToCome(reader)
  if (told !== undefined) return told.value <= cost.value ? told : cost
  const rest = restOf(asked)
  const care = Math.round(cost.value - rest.value)
  return care < 1
    ? undefined
    : sheet.computed(
        'birth.care',
        'What of the cost of the child is care',
        'usd-per-month',
        'what the child costs − what a child costs without care',
        [cost, rest],
        care,
      )
}

const agesOf = ({ reader }: Drafting) => ({
  ...careRules(reader),
  grown: reader.rule('birth.grown', 'Age until which a child is supported', 'age', rules.supportUntilAge),
})

/** Months from today to the first such month of a year in which the child has reached the age. */
function monthsTo(today: CalendarDate, birth: Months, age: Years, month: number): Months {
  const turns = birth + age * monthsPerYear
  const ofYear = civilDate(addMonths(today, turns)).month
  return turns + ((month - ofYear + monthsPerYear) % monthsPerYear)
}

const january = 1

/** What there is of the child from a month on. */
interface Turn {
  readonly at: Months
  readonly care: Dollars
  readonly credits: Dollars
  readonly isGrown: boolean
}

/** Nobody told the day of the birth, so each comes at its latest; what the month pays of the child beside the sum is the last to be free. */
export function childGrows(
  asked: Drafting,
  birth: (ChildInMonth & { readonly after: Figure }) | undefined,
): ChildGrown[] {
  if (birth === undefined) return []
  const { sheet, context } = asked
  const { cost, child, credits, beside, after } = birth
  const care = careOfNewChild(asked)
  const { school, alone, part, grown } = agesOf(asked)
  const creditEnds =
    credits &&
    sheet.law(
      'birth.credit-age',
      'Age below which a child counts for the child tax credit',
      'age',
      citedIn(context.law.childTaxCredit, (it) => it.childUnderAge),
    )
  const inFall = (age: Figure) => monthsTo(context.today, after.value, age.value, rules.schoolMonth.value)
  const full = care?.value ?? 0
  const turns: Turn[] = [
    { at: inFall(school), care: full * part.value, credits: credits?.value ?? 0, isGrown: false },
    { at: inFall(alone), care: 0, credits: credits?.value ?? 0, isGrown: false },
    ...(creditEnds === undefined
      ? []
      : // A child who reaches the age within a year does not count in it.
        [
          {
            at: monthsTo(context.today, after.value, creditEnds.value, january) - monthsPerYear,
            care: 0,
            credits: 0,
            isGrown: false,
          },
        ]),
    { at: after.value + grown.value * monthsPerYear, care: 0, credits: 0, isGrown: true },
  ]
  const takes = (turn: Turn) =>
    turn.isGrown
      ? 0
      : Math.max(0, Math.round(cost.value - full + turn.care - turn.credits - (beside?.value ?? 0)))
  const inputs = [
    cost,
    ...[credits, beside, creditEnds].filter((one) => one !== undefined),
    ...(care === undefined ? [] : [care, school, alone, part]),
    grown,
  ]
  let before = child.value
  return turns.flatMap((one, index): ChildGrown[] => {
    const change = before - takes(one)
    before = takes(one)
    if (change === 0) return []
    return [
      {
        after: one.at,
        day: sheet.date(
          `birth.grows.${index}.day`,
          'When the child takes another part of the sum, about',
          'the birth at its latest + the years until the child is of that age',
          [after, ...inputs],
          addMonths(context.today, one.at),
          'month-of-year',
        ),
        change: sheet.computed(
          `birth.grows.${index}`,
          change > 0 ? 'What the child takes less from then on' : 'What the child takes more from then on',
          'usd-per-month',
          'what the child took of the sum until then − what it costs from then on less its tax credits and what the month pays beside the sum, without the sign',
          inputs,
          Math.abs(change),
        ),
        isMore: change > 0,
      },
    ]
  })
}

/** As changes of a sum: more where the child takes less. */
export const growsInMonths = (grows: readonly ChildGrown[]): { after: Months; by: Dollars }[] =>
  grows.map(({ after, change, isMore }) => ({ after, by: isMore ? -change.value : change.value }))

/** "$436 a month less from Sep 2032 on, $183 a month more from Dec 2043 on". */
const changesInWords = (grows: readonly ChildGrown[]): Text =>
  listed(
    grows.map(({ change, day, isMore }) => say`${change} ${words(isMore ? 'less' : 'more')} from ${day} on`),
  )

/** What it goes by, and when. */
export function growsInWords(asked: Drafting, grows: readonly ChildGrown[]): Text {
  const care = careOfNewChild(asked)
  const { school, alone, part, grown } = agesOf(asked)
  const ofCare =
    care === undefined
      ? nothing
      : say`${
          careToCome(asked.reader) === undefined
            ? say`Nobody told what of its cost is care: what is beyond ${restOf(asked)}, ${care}, is taken for it`
            : say`Of its cost ${care} is care, as you said`
        }, in full until the child is ${school}, ${part} of that for care after school and in the holidays, and nothing from ${alone} on. `
  const ofCredit = grows.some(({ isMore }) => !isMore)
    ? words(' Its tax credits end before it is grown.')
    : nothing
  return say`${ofCare}Until ${grown} it is taken to be supported. Counted from the latest month of the birth, the child takes ${changesInWords(grows)}.${ofCredit} The months of this plan count on it: plan again when a bill changes.`
}

/** The first change, for a summary. */
export const growsInShort = ([first]: readonly ChildGrown[]): Text =>
  first?.isMore === true
    ? say`The child is taken to need about ${first.change} less from ${first.day} on, and the months below count on it.`
    : nothing
