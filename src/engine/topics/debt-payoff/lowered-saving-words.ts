/** The lowered contribution in the plan: what is said of it, its steps, and the way without it. */
import { addMonths } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Alternative } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { planAtWork } from '../plan-at-work.ts'
import { type StepDraft, within } from '../steps.ts'
import { byInterest, dearer, payoffLedger } from './ledger.ts'
import type { LoweredSaving } from './lowered-saving.ts'
import { type PayoffFigures, payoffFigures } from './results.ts'
import type { DebtWork } from './work.ts'

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
    difference: more === undefined ? words('Never ends at this pace.') : byInterest(work, more),
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
