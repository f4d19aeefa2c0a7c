/**
 * Policies in force fill the gap for as long as they were said to run, and what is missing after that is too little to
 * insure: until when they are kept, and why no new ones are needed.
 */
import type { DateFigure, Figure } from '../../figure.ts'
import type { Visualization } from '../../plan.ts'
import { join, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import type { Dollars, Years } from '../../units.ts'
import type { StepDraft } from '../steps.ts'
import { dayAfter } from './days-ahead.ts'
import { type Adult, whose } from './family.ts'
import { ending, fillsGap, whenPolicyMayGo } from './gap-in-force.ts'
import { inForce, isWorthInsuring, pricesIn } from './missing-by-year.ts'
import type { Need } from './need.ts'
import { policiesNamed } from './premium-paid.ts'
import type { TermLifeWork } from './work.ts'

export interface EndOfCover {
  /** Whose policies end. */
  readonly owners: readonly Adult[]
  /** How long they still run, as told. */
  readonly years: Figure
  /** They are kept until then: the gap is over before they end. */
  readonly overOn: DateFigure | undefined
  /** They fill a gap, so that they do not go before. */
  readonly isKept: boolean
  /** Missing when they end, in today’s dollars: too little to insure. */
  readonly missing: Figure
  /** Where only the pay of the other carries the debts then: what would be missing with them paid off. */
  readonly paidOff: Figure | undefined
}

/** Estimates, shown as such. */
const shownDigits = 3

/** Whoever raises children keeps a policy that would pay the debts off. */
const uncoveredIn = ({ family }: TermLifeWork, need: Need, year: Years): Dollars =>
  Math.max(need.uncoveredIn(year), family.children.length > 0 ? (need.ifPaidOff?.uncoveredIn(year) ?? 0) : 0)

/** Undefined where nobody said when the policies end, or something worth insuring is missing after it. */
export function endOfCover(work: TermLifeWork): EndOfCover | undefined {
  const { sheet, reader, family, needs, shared } = work
  const years = family.coverYearsLeft
  if (years === undefined || years.value <= 0 || reader.told('coverageYearsLeft') === undefined)
    return undefined
  if (work.none !== 'enough' || whenPolicyMayGo(work) === 'now') return undefined
  // Of an order whose years were not told nobody knows what it asks for then.
  if (family.decreed !== undefined && reader.told('decreeYears') === undefined) return undefined
  const owners = ending(work)
  const theirs = needs.filter(({ adult }) => owners.includes(adult))
  if (theirs.length === 0 || theirs.some(({ byYear }) => byYear.length > 0)) return undefined
  const last = Math.ceil(years.value)
  const needed = neededYears(work, theirs, last)
  const atEnd = (id: string, label: string, missingOf: (need: Need) => Dollars) =>
    sheet.computed(
      id,
      label,
      'usd',
      'the same sum as today without those policies, for the years that are left then, without the rise of prices; the larger one where either could die',
      [years, ...theirs.map(({ today }) => today), shared.inflation],
      Math.round(Math.max(0, ...theirs.map(missingOf)) / pricesIn(shared, last)),
      shownDigits,
    )
  const isDebtLeft = theirs.some((need) => isWorthInsuring(shared, uncoveredIn(work, need, last), last))
  return {
    owners,
    years,
    overOn: needed > 0 && needed < years.value ? dayAfter(work, needed) : undefined,
    isKept: needed > 0 && whenPolicyMayGo(work) === undefined,
    missing: atEnd('cover-end.missing', 'Missing when the policies in force end', (need) =>
      isDebtLeft ? need.uncoveredIn(last) : uncoveredIn(work, need, last),
    ),
    paidOff: isDebtLeft
      ? atEnd(
          'cover-end.paid-off',
          'Missing when the policies in force end, with the debts paid off',
          (need) => uncoveredIn(work, need, last),
        )
      : undefined,
  }
}

/** Years until nothing worth insuring would be missing without the policies, up to their end. */
const neededYears = (work: TermLifeWork, needs: readonly Need[], last: Years): Years =>
  Array.from({ length: last }, (_, year) => year).reduce(
    (needed, year) =>
      needs.some((need) => isWorthInsuring(work.shared, uncoveredIn(work, need, year), year))
        ? year + 1
        : needed,
    0,
  )

/** 'both policies', or whose it is and of how much. */
const namesOf = ({ owners }: EndOfCover): Text =>
  owners.length > 1 ? words('both policies') : policiesNamed(owners)

const isOne = ({ owners }: EndOfCover): boolean => owners.length === 1

/** Until when they are kept: for a title. */
export const keptUntilEnd = (end: EndOfCover): Text =>
  end.overOn !== undefined
    ? say`Keep ${namesOf(end)} until ${end.overOn}`
    : say`Keep ${namesOf(end)} to ${words(isOne(end) ? 'its last day, then let it end' : 'their last day, then let them end')}`

/** What is missing after it, and what follows from that. */
export function endInWords(end: EndOfCover): Text {
  const { years, missing, paidOff, overOn, isKept, owners } = end
  const [owner] = owners
  const ifDied =
    isOne(end) && owner !== undefined ? say`if ${owner.name} died then` : words('if either of you died then')
  const whenOver = words(isOne(end) ? 'when it ends' : 'when they end')
  if (paidOff !== undefined)
    return say`${sentenceStart(whenOver)}, in ${years}, little would be missing ${ifDied} as long as the pay of the other goes on; with the debts paid off it would be ${paidOff} in today’s dollars. Ask before that, while health allows it, what new cover costs.`
  return join([
    isKept && overOn !== undefined
      ? say`The gap that ${words(isOne(end) ? 'it fills' : 'they fill')} is over then: you may stop paying, if nothing has changed.`
      : nothing,
    say`No new ${words(isOne(end) ? 'one is' : 'ones are')} needed ${whenOver}, in ${years}: ${
      missing.value > 0
        ? say`about ${missing} in today’s dollars would be missing ${ifDied}, a sum that is better saved than insured.`
        : say`nothing would be missing ${ifDied}, as far as you said.`
    }`,
  ])
}

/** The step beside it. */
export const keptToEnd = (work: TermLifeWork, end: EndOfCover): Pick<StepDraft, 'title' | 'why' | 'how'> => ({
  title: keptUntilEnd(end),
  why: words(
    fillsGap(work)
      ? `Nothing is missing today only because ${isOne(end) ? 'it is' : 'they are'} there.`
      : `${isOne(end) ? 'It' : 'They'} would pay the debts off if ${isOne(end) ? 'its' : 'their'} owner died.`,
  ),
  how: join([
    endInWords(end),
    words(
      'Look up the last day, who owns it and who is named, and put the day in your calendar. Should the insurer offer to go on after it at a higher price, you need not take that.',
    ),
  ]),
})

const everyYears: Years = 5

/** What would be missing without the policies, year by year until they end. */
export function endOfCoverCard(work: TermLifeWork): Visualization[] {
  const end = endOfCover(work)
  if (end === undefined || !end.isKept) return []
  const { sheet, family, needs, shared } = work
  const theirs = needs.filter(({ adult }) => end.owners.includes(adult))
  const last = Math.ceil(end.years.value)
  const over = neededYears(work, theirs, last)
  const shown = Array.from({ length: last + 1 }, (_, year) => year).filter(
    (year) => year % everyYears === 0 || year === over || year === last,
  )
  return [
    {
      id: 'cover-by-year',
      type: 'schedule',
      title: words('What the policies are there for, year by year'),
      subtitle: words(
        `In dollars of each year${shared.debtsTotal.value > 0 && family.children.length > 0 ? ', with the debts paid off' : ''}. A small sum is better saved than insured.`,
      ),
      columns: [
        { label: words('When'), numeric: false },
        ...theirs.flatMap(({ adult }) => [
          { label: say`Missing without it if ${adult.name} died`, numeric: true },
          { label: sentenceStart(say`${whose(adult)} policy`), numeric: true },
        ]),
      ],
      rows: shown.map((year) => [
        say`${dayAfter(work, year)}`,
        ...theirs.flatMap((need) => {
          const { adult } = need
          const missing = sheet.computed(
            `cover-end.${adult.id}.${year}`,
            `Missing without the policy if ${adult.name} died then, in dollars of that year`,
            'usd',
            'the same sum as today without the policy, for the years that are left, with higher prices and smaller debts',
            [need.today, shared.inflation],
            Math.round(uncoveredIn(work, need, year)),
            shownDigits,
          )
          const cover = sheet.computed(
            `cover-end.in-force.${adult.id}.${year}`,
            `Cover of ${adult.name} in force then`,
            'usd',
            'the policy, as long as it runs',
            [adult.ownCover, end.years],
            inForce(family, adult, year),
          )
          return [say`${missing}`, say`${cover}`]
        }),
      ]),
      figure: end.missing.id,
    },
  ]
}
