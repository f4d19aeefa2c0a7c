/** What a plan says of the balance transfer that it takes: that it does, the step, and the way without it. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Alternative, Check } from '../../plan.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { type StepDraft, within } from '../steps.ts'
import { byInterest, dearer, monthlyBudget, payoffLedger } from './ledger.ts'
import { leftAtEnd } from './promotions.ts'
import { type PayoffFigures, payoffFigures, scheduleInputs } from './results.ts'
import type { DebtWork } from './work.ts'

/** That the plan takes the transfer, what that saves, and what is left of it when its low rate ends. */
export function transferWords(work: DebtWork): Text {
  if (work.transfer === undefined) return nothing
  const { debt, rate, months, moved, fee } = work.transfer
  const { promotion } = debt
  const missed = promotion === undefined ? undefined : leftAtEnd(work, debt, promotion)
  return join([
    say`Take the transfer at ${rate} for ${months}: move ${moved} to it. That saves about ${savedByTransfer(work)} of interest at the same payments, its fee of ${fee} taken off.`,
    missed === undefined
      ? say`This plan counts on it: the new card gets what it asks for, and the rest as its turn comes, so that it is gone before the ${months} are over. Put nothing new on either card.`
      : say`At this pace ${missed.left} is left when the ${months} are over, and costs about ${debt.rate} from then on; ${missed.pace} would clear it in time. Put nothing new on either card.`,
  ])
}

/** Interest of the plan without it − interest of this plan, the fee counted as interest. */
const savedByTransfer = (work: DebtWork): Figure =>
  work.sheet.computed(
    'transfer.saved',
    'Interest that the transfer saves at the same payments, its fee taken off',
    'usd',
    'interest of the plan without the transfer − interest of this plan − its fee, each by the exact schedule',
    scheduleInputs(work),
    Math.round((work.withoutTransfer?.totalInterest ?? 0) - work.plan.totalInterest),
  )

export function transferSteps({ transfer }: DebtWork): StepDraft[] {
  if (transfer === undefined) return []
  const { moved, from, fee, rate, months, debt } = transfer
  return [
    {
      id: 'debt-offer',
      title: say`Move ${moved} to the balance transfer`,
      why: say`There it costs the fee of ${fee} and then ${rate} for ${months}; where it is now it costs up to ${debt.rate} a year.`,
      how: join([
        say`Have it take ${listed(from.map(({ debt: old, part }) => say`${part} from the ${old.label}`))}, and no more than that.`,
        words(
          'Read first: the fee, the day on which the low rate ends, whether one late payment ends it, and by when the balance must be moved. Keep paying the old card until its statement shows the move. Then set up autopay on the new one, and buy nothing with it. If it is granted for another sum, say so here, and the plan follows.',
        ),
      ]),
      due: within.week,
      dueWhy: 'a week from today; asking with a soft check costs no points',
      minutes: 60,
      link: links.zeroInterest,
      keep: words('The offer in writing: rate, fee, last day of the low rate, and by when to move.'),
    },
  ]
}

export const transferChecks = ({ transfer, reader }: DebtWork): Check[] =>
  transfer === undefined
    ? []
    : [
        check(
          'debt-offer',
          'warn',
          'What the transfer counts on',
          join([
            say`It helps only while the cards stay put away: a second balance beside it is how most of it goes wrong. Its minimum payment is taken to be about ${transfer.debt.minimum}; if the new card asks for more, send it, and less to the others.`,
            reader.told('debtOfferFee') === undefined
              ? say`The fee of ${transfer.fee} is a usual one: look at the offer.`
              : nothing,
          ]),
        ),
      ]

/** The plan without the transfer. */
export function withoutTransfer(work: DebtWork, plan: PayoffFigures): Alternative | undefined {
  if (work.withoutTransfer === undefined) return undefined
  const figures = payoffFigures(work, 'without-transfer', 'Without the transfer', work.withoutTransfer)
  return {
    id: 'without-transfer',
    kind: 'other',
    title: words('Without the transfer'),
    detail: say`The same money each month on the cards as they are. Of this plan the fee is counted as interest.`,
    ledger: payoffLedger(work, figures, monthlyBudget(work)),
    difference: byInterest(work, dearer(work, 'without-transfer', figures, plan)),
  }
}
