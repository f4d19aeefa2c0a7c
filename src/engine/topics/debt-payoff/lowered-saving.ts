/** What goes into a plan at work above the whole match: costly debts have it before, until they are gone. */
import { addMonths } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Alternative } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Worksheet } from '../../worksheet.ts'
import { isFilled } from '../contributed-share.ts'
import { tellsCash } from '../cushion.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { planAtWork } from '../plan-at-work.ts'
import { ownPlanAtWork } from '../plans-at-work.ts'
import { type StepDraft, within } from '../steps.ts'
import { stateTaxOnMore, taxOnMore } from '../tax-on-more.ts'
import { taxPicture } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'
import { byInterest, dearer, payoffLedger } from './ledger.ts'
import { type PayoffFigures, payoffFigures } from './results.ts'
import type { DebtWork } from './work.ts'

export interface LoweredSaving {
  /** The share of pay that goes in now, and the one that earns the whole match; nothing where no employer matches. */
  readonly from: Figure
  readonly to: Figure | undefined
  /** What no longer goes in each month, before tax, and what of it the pay check grows by. */
  readonly moved: Figure
  readonly freed: Figure
}

/** Only on a match and a share that were told, and where each debt that gets extra is costly. */
export function loweredSaving(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  paid: readonly DebtTerms[],
  highRate: Figure,
): LoweredSaving | undefined {
  const plan = ownPlanAtWork(reader)
  const match = reader.told('employerMatch')
  const open = paid.filter(({ minimumOnly }) => minimumOnly !== true)
  const isKnown = match !== undefined && (match.rate === 0 || match.upTo !== undefined)
  if (!isKnown || reader.told(plan.share) === undefined || isFilled(reader, plan.filled)) return undefined
  if (reader.value('employment') !== 'employed' || open.length === 0) return undefined
  if (open.some(({ rate, promotion }) => rate.value < highRate.value || promotion !== undefined))
    return undefined
  if (tellsCash(reader) && reader.number('savings').value >= sum(open.map(({ balance }) => balance)))
    return undefined
  const from = reader.number(plan.share)
  const matched = match.rate === 0 ? 0 : (match.upTo ?? 0) + (match.next?.upTo ?? 0)
  if (from.value <= matched) return undefined
  const pay = plan.pay(reader)
  const to =
    matched === 0
      ? undefined
      : sheet.told(plan.match, 'lowered.to', 'Share of pay that earns the whole match', 'rate', matched)
  const shares = to === undefined ? [from] : [from, to]
  const ofYear = sheet.computed(
    'lowered.year',
    'No longer into the plan at work in a year',
    'usd-per-year',
    to === undefined ? 'pay × share that goes in' : 'pay × (share that goes in − share that earns the match)',
    [pay, ...shares],
    Math.floor(pay.value * (from.value - matched)),
  )
  const moved = sheet.computed(
    'lowered.moved',
    'No longer into the plan at work each month',
    'usd-per-month',
    'a month of it',
    [ofYear],
    Math.floor(ofYear.value / monthsPerYear),
  )
  return { from, to, moved, freed: freedBy(sheet, reader, context, ofYear) }
}

/** A Roth contribution was taxed already, so all of it comes back; of another the tax that it saved is due again. */
function freedBy(sheet: Worksheet, reader: FactReader, context: DraftContext, ofYear: Figure): Figure {
  const grows = (how: string, inputs: readonly Figure[], ofAYear: number) =>
    sheet.computed(
      'lowered.freed',
      'What your pay check grows by',
      'usd-per-month',
      how,
      inputs,
      Math.floor(ofAYear / monthsPerYear),
    )
  if (reader.told('contributionKind') === 'roth')
    return grows('a month of it, taxed already', [ofYear], ofYear.value)
  const picture = taxPicture(sheet, reader, context)
  // Payroll tax is due on what goes in too, so only income tax comes back.
  const federal = sheet.computed(
    'lowered.tax',
    'Federal income tax that it no longer saves',
    'usd-per-year',
    'income tax of the year with that pay − without it',
    [ofYear, picture.agi],
    Math.round(taxOnMore(picture, context, 'otherIncome', ofYear.value)),
  )
  const state = stateTaxOnMore(sheet, picture, context, reader, {
    kind: 'otherIncome',
    amount: ofYear,
    id: 'lowered.state-tax',
    label: 'State income tax that it no longer saves',
    how: 'state tax of the year with that pay − without it',
  })
  const taxes = state === undefined ? [federal] : [federal, state]
  return grows(
    'a month of it, less the income tax that it no longer saves',
    [ofYear, ...taxes],
    ofYear.value - sum(taxes),
  )
}

const sum = (figures: readonly Figure[]) => figures.reduce((all, { value }) => all + value, 0)

/** How the debts end where the contribution stays as it is. */
const unlowered = (work: DebtWork, { freed }: LoweredSaving): PayoffFigures =>
  payoffFigures(work, 'unlowered', 'Contribution as it is', work.tried({ more: 0 - freed.value }))

export function loweredWords(work: DebtWork): Text {
  const { lowered, plan, reader } = work
  if (lowered === undefined) return nothing
  const { from, to, moved, freed } = lowered
  const its = words(planAtWork(reader))
  const { date } = payoffFigures(work, 'plan', 'This plan', plan)
  const before = unlowered(work, lowered).date
  const keeps =
    to === undefined
      ? say`No employer matches what you put into your ${its}, so it can pause: ${from} of pay, ${moved}, is ${freed} of take-home pay.`
      : say`Do not stop your ${its} contribution: keep ${to} of pay going in, because it earns the whole match. Lower it from ${from} to ${to}: the ${moved} above that is ${freed} of take-home pay.`
  const gone =
    date === undefined
      ? say`Send that to the debt, and go back to ${from} when it is gone.`
      : say`Send that to the debt: it is gone by ${date}${before === undefined ? words(', and otherwise never at this pace') : before.value === date.value ? nothing : say` instead of ${before}`}. Then go back to ${from}.`
  return say`${keeps} ${gone}`
}

export function loweredSteps(work: DebtWork): StepDraft[] {
  const { lowered, plan, context, reader } = work
  if (lowered === undefined) return []
  const { from, to, freed } = lowered
  const its = words(planAtWork(reader))
  const months = plan.months
  const link = links.laborDepartment
  return [
    {
      id: 'lower-saving',
      title:
        to === undefined
          ? say`Pause your ${its} contribution`
          : say`Lower your ${its} contribution from ${from} to ${to}, and no further`,
      why: say`${freed} more arrives with your pay. Paying a debt at this rate is worth more than a contribution that nobody matches${to === undefined ? nothing : words('; the matched part is worth more than the debt')}.`,
      how: words(
        'Change the percentage in the payroll or plan website. Send the difference to the debt on payday, before it can be spent.',
      ),
      due: within.fortnight,
      dueWhy: 'before the next pay run, within a fortnight',
      minutes: 20,
      link,
      keep: words('The first pay slip with the new share.'),
    },
    ...(months === undefined
      ? []
      : [
          {
            id: 'raise-saving',
            title: say`Go back to ${from} in your ${its}`,
            why: words('The debt is gone, and the years until retirement are what makes contributions grow.'),
            how: words(
              'Change the percentage back in the month in which the last payment goes out. Put the day into your calendar now.',
            ),
            due: addMonths(context.today, months),
            dueWhy: 'the month in which the last debt is gone, by the monthly schedule',
            minutes: 20,
            link,
            keep: words('The first pay slip with the old share.'),
          },
        ]),
  ]
}

/** The contribution stays as it is, and the debts take longer. */
export function keepSaving(work: DebtWork, plan: PayoffFigures): Alternative | undefined {
  const { lowered } = work
  if (lowered === undefined) return undefined
  const figures = unlowered(work, lowered)
  const more = dearer(work, 'unlowered', figures, plan)
  return {
    id: 'unlowered',
    kind: 'other',
    title: say`Leave the contribution at ${lowered.from}`,
    detail: say`${lowered.moved} more goes into the plan at work each month until the debts are gone, and nobody matches it.`,
    ledger: payoffLedger(work, figures, monthlyLess(work, lowered)),
    difference: more === undefined ? words('Never ends at this pace.') : byInterest(more),
  }
}

const monthlyLess = ({ sheet, paid, toDebts }: DebtWork, { freed }: LoweredSaving): Figure =>
  sheet.computed(
    'unlowered.budget',
    'To these debts each month, the contribution as it is',
    'usd-per-month',
    'minimum payments + what goes to debts beyond them − what the pay check grew by',
    [...paid.map(({ minimum }) => minimum), toDebts, freed],
    paid.reduce((all, { minimum }) => all + minimum.value, toDebts.value - freed.value),
  )
