/** One ledger for every way: dates, interest, the match, and what becomes of the money; and how far ways are apart. */

import type { AnyFigure, Figure } from '../../figure.ts'
import { quantile } from '../../math/quantile.ts'
import type { Alternative } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { hasCash } from '../cushion.ts'
import { monthsToEndOfWork } from '../ending-job.ts'
import { lastsInWords } from '../job-loss.ts'
import { monthDate } from '../month-date.ts'
import { deductionUncounted } from './deduction-uncounted.ts'
import { drawnDifference, drawnFrom, drawnLedger } from './drawn.ts'
import { hsaTaxUncounted } from './hsa-tax-uncounted.ts'
import { lasts } from './lasting.ts'
import type { MonthlyCourse } from './months.ts'
import type { MonthlyNeed } from './need.ts'
import { type DollarWork, filledBy } from './work.ts'
import { ends } from './worth.ts'

const digits = 3

/** One way of using the same dollars. */
export interface Way {
  readonly id: string
  readonly kind: Alternative['kind']
  readonly title: Text
  readonly detail: Text
  readonly needs: readonly MonthlyNeed[]
  readonly course: MonthlyCourse
  /** The same months once the sum rises with prices, and debts do not. */
  readonly rising: MonthlyCourse
  /** What has to be found each month first. */
  readonly found?: Figure | undefined
  /** In every future; a single value where nothing is invested. */
  readonly worth: Float32Array
}

function dateOrNot(work: DollarWork, way: Way, id: string, label: string, month: number | undefined): Text {
  if (month === undefined) return words('Not in sight')
  if (month === 0) return words('Now')
  return say`${monthDate(work, `way.${way.id}.${id}`, label, month, [work.monthly])}`
}

/** A household that spends more than it has, going on as now: nothing of it can be counted. */
const isShort = ({ shortfall }: DollarWork, { kind }: Way) => kind === 'current' && shortfall !== undefined

/** Every debt of a list gone, whether it gets more than its minimum or not. */
function debtsGone({ debts, costly }: DollarWork, { course }: Way): number | undefined {
  let last = 0
  for (const debt of costly) {
    const month = course.paidOff[debts.indexOf(debt)]
    if (month === undefined) return undefined
    last = Math.max(last, month)
  }
  return last
}

/** Until the last debt is gone; its month is named where that is after the months that the rest is counted for. */
function interestOf(work: DollarWork, way: Way): Text {
  const { sheet, debts, monthly } = work
  const { cleared, interest, owed } = way.course
  if (cleared === 'never') return words('More every year: the minimum payments do not clear them')
  if (cleared === 'beyond-a-century') return words('More than a lifetime of it, at the minimum payments')
  const paid = sheet.computed(
    `way.${way.id}.interest`,
    'Interest paid until the debts are gone',
    'usd',
    'the exact schedule, month by month',
    debts.map(({ balance }) => balance),
    Math.round(interest),
  )
  if (cleared <= owed.length) return say`${paid}`
  const last = monthDate(work, `way.${way.id}.cleared`, 'When the last debt is gone', cleared, [monthly])
  return say`${paid}, until ${last}`
}

export function ledger(work: DollarWork, way: Way): Alternative['ledger'] {
  const { without } = work
  if (without !== undefined && work.isEmpty)
    return [{ label: words('Cash lasts'), value: lastsInWords(lasts({ ...work, without }, way)) }]
  const drawn = work.isEmpty ? drawnFrom(work) : undefined
  if (drawn !== undefined) return drawnLedger(work, drawn, way)
  const { sheet, needs, costly, debts, missed, years, monthly } = work
  const lines: { label: Text; value: Text }[] = []
  const add = (label: Text, value: Text) => lines.push({ label, value })
  if (work.isEmpty && needs.some(({ step }) => step === 'starter'))
    add(
      words('Starter cushion full'),
      way.kind === 'current'
        ? words('Not in sight')
        : dateOrNot(
            work,
            way,
            'starter',
            'When the starter cushion is full',
            filledBy(way.course, way.needs, 'owed', 'starter'),
          ),
    )
  if (costly.length > 0)
    add(
      words('Costly debts gone'),
      isShort(work, way)
        ? words('Not in sight')
        : dateOrNot(work, way, 'debts', 'When the costly debts are gone', debtsGone(work, way)),
    )
  if (needs.some(({ step }) => step === 'cushion')) {
    const isLeftOut = !way.needs.some(({ step }) => step === 'cushion')
    add(
      words('Emergency fund full'),
      isLeftOut
        ? words('Not planned')
        : dateOrNot(
            work,
            way,
            'fund',
            'When the emergency fund is full',
            filledBy(way.course, way.needs, 'owed', 'starter', 'cushion'),
          ),
    )
  }
  for (const { id, name, need } of work.goals)
    if (need !== undefined && !isShort(work, way))
      add(
        words(`Money for ${name}`),
        way.needs.includes(need)
          ? dateOrNot(
              work,
              way,
              id,
              `When the money for ${name} is there`,
              way.course.filled[way.needs.indexOf(need)],
            )
          : words('Not planned'),
      )
  if (debts.length > 0)
    add(
      words('Interest on the debts'),
      isShort(work, way) ? words('Grows with what is missing') : interestOf(work, way),
    )
  if (missed !== undefined) {
    const match = matchOfYear(work, way)
    add(words('Employer match in the first year'), say`${match}`)
  }
  const { middle, most } = endsOf(way)
  const money = (id: string, label: string, value: number) =>
    sheet.computed(
      `way.${way.id}.${id}`,
      label,
      'usd',
      'what is put aside grows month by month, less what is still owed on the debts of this plan, in today’s dollars, a debt’s payments fixed in dollars; a match is counted after tax',
      [monthly, years],
      value,
      digits,
    )
  add(
    say`This money after ${years}, middle outcome, today’s dollars`,
    isShort(work, way)
      ? words('Nothing is saved')
      : middle <= 0 && isOwing(way.course)
        ? words('More owed than saved')
        : say`${money('worth', 'What the money becomes, middle outcome', middle)}`,
  )
  add(
    say`This money after ${years}, outcome that most futures reach`,
    isShort(work, way)
      ? words('Nothing is saved')
      : most <= 0 && isOwing(way.course)
        ? words('More owed than saved')
        : say`${money('worth.most', 'What the money becomes in most futures', most)}`,
  )
  return lines
}

const isOwing = ({ owed }: MonthlyCourse): boolean => (owed.at(-1) ?? 0) > 0

const endsOf = ({ worth }: Way) =>
  worth.length === 1 ? { middle: worth[0] ?? 0, most: worth[0] ?? 0 } : ends(worth)

function matchOfYear({ sheet, missed, needs, reader }: DollarWork, way: Way): Figure {
  const index = way.needs.findIndex(({ step }) => step === 'match')
  const wanted = needs.find(({ step }) => step === 'match')?.wanted
  const rows = way.course.placed.slice(0, monthsPerYear)
  const placed = rows.reduce((sum, row) => sum + (index < 0 ? 0 : (row[index] ?? 0)), 0)
  // What goes into the plan of the other goes on after the end of one’s own work.
  const goesOn = missed?.own === undefined && monthsToEndOfWork(reader) !== undefined
  const whole = (wanted?.value ?? 0) * (goesOn ? rows.length : monthsPerYear)
  const share = whole === 0 ? 0 : placed / whole
  return sheet.computed(
    `way.${way.id}.match`,
    'Match that is added in the first year',
    'usd',
    'the match that you miss × the share of it that the payments of the first year earn',
    [missed?.match, wanted].filter((part) => part !== undefined),
    Math.round((missed?.match.value ?? 0) * Math.min(1, share)),
  )
}

/** Against the plan, future by future: the middle difference and the one that most futures reach. */
export function difference(work: DollarWork, plan: Way, way: Way): Text {
  const { sheet, years, monthly } = work
  const { without } = work
  if (without !== undefined && work.isEmpty) {
    const [{ severance }] = without.jobLoss.cases
    if (!hasCash(work.today.left) && severance === undefined)
      return words('There is no cash to last, so each month has to be found.')
    const [there, here] = [lasts({ ...work, without }, way), lasts({ ...work, without }, plan)]
    return there.value === here.value
      ? words('The cash lasts as long.')
      : say`The cash lasts ${lastsInWords(there)} instead of ${lastsInWords(here)}.`
  }
  const drawn = work.isEmpty ? drawnFrom(work) : undefined
  if (drawn !== undefined) return drawnDifference(work, way.kind)
  if (isShort(work, way) && work.shortfall !== undefined)
    return say`Takes ${work.shortfall} that is not there.`
  if (endsOf(way).middle <= 0 && isOwing(way.course))
    return words('More would be owed than saved in the end.')
  const gaps = Float64Array.from(
    plan.worth,
    (value, path) => value - (way.worth[way.worth.length === 1 ? 0 : path] ?? 0),
  )
  const [middle, low] = [quantile(gaps, evenOdds), quantile(gaps, rules.fewFutures.value)]
  const figure = (id: string, label: string, value: number): AnyFigure =>
    sheet.computed(
      `gap.${way.id}.${id}`,
      label,
      'usd',
      'the plan − this way, future by future, in today’s dollars',
      [monthly, years],
      Math.abs(value),
      digits,
    )
  const tiny = rules.sameInTheEnd.value * Math.max(endsOf(plan).middle, endsOf(way).middle)
  const uncounted = join([hsaTaxUncounted(work, plan, way, -middle), deductionUncounted(work, plan, way)])
  if (Math.abs(middle) <= tiny)
    return join([words('About the same in the end.'), uncounted, trade(way, work.stage)])
  const size = figure('middle', 'Difference in the middle outcome', middle)
  const after = say`after ${years} in the middle outcome, in today’s dollars`
  if (middle < 0)
    return join([say`Leaves about ${size} more ${after}.`, uncounted, trade(way, work.stage), whyNot(way)])
  return join([
    low > 0
      ? say`Leaves about ${size} less ${after}, and at least ${figure('low', 'Difference that most futures reach', low)} less in most futures.`
      : say`Leaves about ${size} less ${after}, though not in every future.`,
    uncounted,
    trade(way, work.stage),
  ])
}

/** Why a way that ends ahead is not the plan. */
const whyNot = ({ id }: Way): Text =>
  isPaidEarly(id)
    ? say`This plan keeps what you can reach in a bad year, and the yearly room of the accounts, which does not come back${words(id === paysHomeEarly ? '; a house gives neither' : '')}. Who has both, and sleeps better without the debt, is right to pay it early.`
    : nothing

const paysHomeEarly = 'pay-early-home'
const isPaidEarly = (id: string): boolean => id === 'pay-early' || id === paysHomeEarly

/** An even chance: the middle of all futures. */
const evenOdds = rules.evenSplit.value

const trade = ({ id }: Way, stage?: DollarWork['stage']): Text => {
  if (id === 'minimums') return words('A bad year for markets would come on top of what is owed.')
  if (id === 'invest-first')
    return words(
      stage === 'retired'
        ? 'Spending in a bad year would mean selling low.'
        : 'A lost job in a bad year would mean selling low.',
    )
  if (isPaidEarly(id)) return words('What it earns is certain.')
  if (id === 'goal-first') return words('What it buys is the earlier day.')
  if (id === 'college-first')
    return words('What it buys is college money sooner; it is counted here until it is spent.')
  return nothing
}
