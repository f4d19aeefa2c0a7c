/** Even yearly payments under Section 72(t) that run already: what they bind, and whether they carry a draw that was told. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { yearEnd } from '../../tax/deadlines.ts'
import { check } from '../check.ts'
import { cashOf, tellsCash } from '../cushion.ts'
import { type StepDraft, within } from '../steps.ts'
import { taxOnMore } from '../tax-on-more.ts'
import { boundYearsOf, evenPayments } from './even-payments.ts'
import type { RolloverWork } from './work.ts'

/** A draw that was told, against what such a series can pay on today's balance. */
interface DrawOnSeries {
  readonly left: Figure
  readonly drawn: Figure
  readonly most: Figure
  /** What is missing of a year of it; undefined where the series can carry it. */
  readonly missing: Figure | undefined
}

function drawOnSeries(work: RolloverWork): DrawOnSeries | undefined {
  const { sheet, context, gates } = work
  const need = gates.earlyNeed
  if (gates.freeze !== 'equal-payments' || need === undefined) return undefined
  const { left, drawn, besides } = need
  const { most } = evenPayments(work)
  const taxOnMost = taxOnMore({ taxReturn: besides }, context, 'iraDistributions', most.value)
  return {
    left,
    drawn,
    most,
    missing:
      drawn.value <= most.value
        ? undefined
        : sheet.computed(
            'series.missing',
            'What a series does not pay of a year of it',
            'usd-per-year',
            'what has to be left of it − (what all of it could pay as a series − the federal tax on that)',
            [left, most],
            Math.max(0, Math.round(left.value - (most.value - taxOnMost))),
          ),
  }
}

/** What pays the rest: cash first, then accounts that no series binds. */
function fromElsewhere(work: RolloverWork, missing: Figure): Text {
  const { sheet, reader, penaltyRate, penaltyEnds, isPenaltyOver } = work
  const cash = tellsCash(reader) ? cashOf(work) : undefined
  const months =
    cash === undefined
      ? undefined
      : sheet.computed(
          'series.cash-months',
          'Months for which cash pays what the series does not',
          'months',
          'cash ÷ what is missing a month, whole months',
          [cash, missing],
          Math.floor((cash.value * monthsPerYear) / missing.value),
        )
  const byCash =
    cash === undefined || months === undefined || cash.value <= 0
      ? words('Cash comes first')
      : say`Cash comes first: your ${cash} would pay it for ${months}, an emergency fund included`
  const byIra = isPenaltyOver
    ? words('then an IRA or a plan that no series binds')
    : say`then an IRA or a plan that no series binds, where a penalty of ${penaltyRate} is due before ${penaltyEnds} but nothing is broken`
  return say`${byCash}; ${byIra}; what you put into a Roth IRA comes out free.`
}

/** Whether it carries the draw, as a part of the check. */
function carries(work: RolloverWork): Text {
  const draw = drawOnSeries(work)
  if (draw === undefined) return nothing
  const { left, drawn, most, missing } = draw
  const { rate } = evenPayments(work)
  const bounds = say`For the ${left} that you need about ${drawn} has to come out, federal tax included. On today’s balance a series pays at most about ${most} (the amortization method, at ${rate}); yours was fixed on the day when it began, so your papers decide.`
  return missing === undefined
    ? say`${bounds} If it pays that much, all of it can come from here. If it pays less, the rest comes from cash or another account.`
    : say`${bounds} If it pays no more, ${missing} is missing. ${fromElsewhere(work, missing)}`
}

export function runningSeriesCheck(work: RolloverWork): Check {
  const { penaltyEnds } = work
  return check(
    'freeze',
    'act',
    'Do not touch an account with even yearly payments',
    join([
      say`Payments under Section 72(t) are tied to the account for ${boundYearsOf(work)}, and at the least until ${penaltyEnds}. One payment too many, too few or of another sum, or a part that moves, can bring the penalty back for all of them, with interest.`,
      carries(work),
      words(
        'If the sum is more than you need, take it all the same and save the rest; the law allows one change, to the smaller sum that the table of required withdrawals gives each year. Ask a tax professional before anything moves.',
      ),
    ]),
  )
}

/** One sentence of the summary. */
export function runningSeriesInShort(work: RolloverWork): Text {
  const draw = drawOnSeries(work)
  if (draw === undefined) return nothing
  const { drawn, most, missing } = draw
  return missing === undefined
    ? say`On today’s balance a series can pay up to ${most}, so the ${drawn} can come from it if your papers name that much.`
    : say`On today’s balance a series pays at most about ${most}: unless your papers name more, about ${missing} has to come from cash or other accounts, never from this one.`
}

/** What a move or more than the series costs beside what a row counts. */
export const breaksSeries = ({ gates }: RolloverWork): Text =>
  gates.freeze === 'equal-payments'
    ? words(
        'It can break the series: then the penalty on all that it has paid so far is due, with interest, which the row does not count.',
      )
    : nothing

export function runningSeriesSteps(work: RolloverWork): StepDraft[] {
  const { gates, context, sheet } = work
  if (gates.freeze !== 'equal-payments') return []
  const last = sheet.date(
    'series.by',
    'Last day for this year’s even payment',
    'the last day of the year for which it is due',
    [],
    yearEnd(context.today),
  )
  return [
    {
      id: 'series',
      title: words('See that the series has paid exactly its sum this year'),
      why: say`Each calendar year has to show the sum that your papers name, no more and no less. This year’s has to be out by ${last}.`,
      how: words(
        'Find the paper that names the sum, its method and the day of the first payment. Add up what came out since January; ask the custodian for what is missing, and change nothing else in the account.',
      ),
      due: within.days,
      dueWhy: 'a few days from today, while the year still runs',
      dueInputs: [last],
      minutes: 30,
      link: links.equalPayments,
      keep: words('The paper, and a list of all payments by year.'),
    },
  ]
}
