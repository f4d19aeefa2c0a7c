/** How the payments that are asked for go out: by themselves where the money is there, by hand where it may not be. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { say, words } from '../../say.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { whilePayIsGone } from '../pay-that-goes-on.ts'
import { type StepDraft, within } from '../steps.ts'
import { scoreLink } from './credit-score.ts'
import { payday } from './for-later.ts'
import { isNewPaymentShort, newPaymentStep } from './new-payment.ts'
import { isUnagreed } from './open-bill.ts'
import type { DebtWork } from './work.ts'

/** Nothing is agreed yet on a bill or payment that may be lowered, and nobody should let a payday lender draw. */
const isPaidByHand = (debt: DebtTerms): boolean =>
  debt.kind === 'payday' || debt.eased !== undefined || isUnagreed(debt)

/** The minimum payments that can be set up today. */
function setUpNow({ sheet, loans, relief, paid, goneToday, stillDue }: DebtWork): Figure {
  // The payment of a plan that is still to be chosen cannot be set up yet.
  const isChosen = loans?.isOnSave === true || (relief !== undefined && loans?.isApart === true)
  const isOpen = loans !== undefined && isChosen && !goneToday.some(({ id }) => id === loans.merged.id)
  const isAskedFor = ({ assisted }: DebtTerms) => relief !== undefined && assisted !== undefined
  const byHand = [
    ...paid.filter((debt) => (isPaidByHand(debt) || isAskedFor(debt)) && !goneToday.includes(debt)),
    ...(isOpen ? [loans.merged] : []),
  ].map(({ minimum }) => minimum)
  if (byHand.length === 0) return stillDue
  return sheet.computed(
    'minimums.set-up',
    'Minimum payments that can go out by themselves',
    'usd-per-month',
    'minimum payments that are left − those of payday loans, of what is still to be agreed on and of a loan whose plan is still to be chosen',
    [stillDue, ...byHand],
    Math.max(
      0,
      byHand.reduce((left, { value }) => left - value, stillDue.value),
    ),
  )
}

/** What each way of paying has in common, where it does not say otherwise. */
const ofPayments = {
  due: within.days,
  dueWhy: 'a few days from today',
  minutes: 30,
  link: links.consumerBureau,
} as const

export function minimumStep(work: DebtWork): StepDraft | undefined {
  if (isNewPaymentShort(work)) return newPaymentStep(work)
  if (work.stage === 'shortfall') return needsFirst(work)
  const minimums = setUpNow(work)
  if (minimums.value < 1) return undefined
  if (work.isLateElsewhere) return byHandWhileLate(minimums)
  if (work.stage === 'hold') return byHandWithoutPay(work, minimums)
  return {
    ...ofPayments,
    link: scoreLink(work),
    id: 'autopay',
    title: say`Turn on autopay for the minimum payments: ${minimums}`,
    why: words('One late payment can cost a fee, a higher rate and points of your score.'),
    how: words(
      `At each lender, for a day soon after ${payday(work)}. Keep a little in checking so that it never bounces.${work.loans?.isOnSave || work.relief !== undefined ? ' Add the student loan when its new plan has begun.' : ''}`,
    ),
    keep: words('The confirmation from each lender.'),
  }
}

const needsFirst = ({ minimums }: DebtWork): StepDraft | undefined =>
  minimums.value === 0
    ? undefined
    : {
        ...ofPayments,
        id: 'needs-first',
        title: words('Pay food, housing, power and the way to work first'),
        why: words('Debts can wait longer than these.'),
        how: words(
          'Then the car or home loan and taxes, then the rest as far as it goes. Call everyone else first, and turn off each autopay that would empty the account.',
        ),
        keep: words('What you paid to whom, and on which day.'),
      }

const byHandWhileLate = (minimums: Figure): StepDraft => ({
  ...ofPayments,
  id: 'by-hand',
  title: say`Pay the minimum payments by hand until nothing is late: ${minimums}`,
  why: words('Autopay can take what is late along with the payment, and a payment that bounces costs fees.'),
  how: words(
    'Begin with the home and the car. Then pay each lender what was agreed in the call, on the agreed day. Turn on autopay at each one when nothing is late there.',
  ),
  due: within.fortnight,
  dueWhy: 'your next payday, within a fortnight',
  keep: words('The confirmation of each payment.'),
})

const byHandWithoutPay = ({ reader }: DebtWork, minimums: Figure): StepDraft => ({
  ...ofPayments,
  id: 'by-hand',
  title: say`Pay the minimum payments by hand for now: ${minimums}`,
  why: words(`While ${whilePayIsGone(reader)}, autopay could empty the account that rent and food need.`),
  how: words(
    'Call first: what a lender lowers or pauses is not paid. Begin with the home and the car. Turn autopay on when pay is back.',
  ),
  due: within.week,
  dueWhy: 'a week from today, after the calls',
  keep: words('The confirmation of each payment.'),
})
