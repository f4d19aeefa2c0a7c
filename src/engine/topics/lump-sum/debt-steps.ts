/** The dated steps that pay debts, from this money and from cash that is there already. */
import type { DebtKind } from '../../facts/debts.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { listed, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { notForCollege } from '../college-soon.ts'
import { costAfterTax, costOf, type DebtFigures, isRollover } from '../debts.ts'
import { doNotRenew } from '../renewal-step.ts'
import { type StepDraft, within } from '../steps.ts'
import { paymentAfterwards } from './freed.ts'
import { fundWithBoth } from './fund-with-both.ts'
import { isOfHome, isPaidOff } from './middle-debts.ts'
import { investFrom, isMourning } from './mourning.ts'
import { onFirstPayday } from './pay-back.ts'
import { whenThere } from './when-there.ts'
import type { LumpSumWork } from './work.ts'

/** What a debt gets of this money and of the cash beside it. */
interface Payment {
  readonly debt: DebtFigures
  readonly fromSum: Figure | undefined
  readonly fromCash: Figure | undefined
  readonly fromSale: Figure | undefined
}

function paymentsOn(work: LumpSumWork, debts: readonly DebtFigures[]): Payment[] {
  const { placements, ownCash, sold } = work
  return debts.flatMap((debt) => {
    const fromSum = placements.find(({ id }) => id === debt.balance.id)?.amount
    const fromCash = ownCash?.paid.find((part) => part.debt === debt)?.amount
    const fromSale = sold?.paid.find((part) => part.debt === debt)?.amount
    return [fromSum, fromCash, fromSale].every((part) => part === undefined)
      ? []
      : [{ debt, fromSum, fromCash, fromSale }]
  })
}

const sent = ({ fromSum, fromCash, fromSale }: Payment): Text =>
  fromCash === undefined && fromSale === undefined
    ? say`${fromSum ?? nothing}`
    : listed([
        ...(fromSum === undefined ? [] : [say`${fromSum} of this money`]),
        ...(fromCash === undefined ? [] : [say`${fromCash} of the cash that you have`]),
        ...(fromSale === undefined ? [] : [say`${fromSale} of what you sell`]),
      ])

export function costlyDebtSteps(work: LumpSumWork): StepDraft[] {
  const loans = work.costlyDebts.filter(isRollover)
  const running = loans.filter((debt) => !isPaidOff(work.way, debt))
  return [...doNotRenew(work.sheet, work.reader, loans, running), ...payments(work)]
}

function payments(work: LumpSumWork): StepDraft[] {
  return paymentsOn(work, work.costlyDebts).map((payment) => {
    const { debt, fromSum } = payment
    const isWhole = isPaidOff(work.way, debt)
    return {
      id: `pay.${debt.balance.id}`,
      moves: 'debts',
      about: debt.label,
      title: say`${words(isWhole ? 'Pay off' : 'Pay down')} the ${debt.label}: send ${sent(payment)}`,
      why: say`It costs ${costOf(debt)}; nothing safe earns that.`,
      how: say`${words(isWhole ? payoffHow(debt.kind) : partHow(debt.kind))}${aheadFromCash(work, payment)}${paymentAfterwards(work, debt)}`,
      ...(isRollover(debt)
        ? { due: within.days, dueWhy: 'a few days from today, because the next due day is never far' }
        : fromSum === undefined
          ? { due: within.week, dueWhy: 'a week from today, before the next interest is charged' }
          : whenThere(work, within.week, 'a week from today, before the next interest is charged')),
      minutes: 20,
      link: debt.kind === 'tax' ? links.irsPayments : links.consumerBureau,
      keep: words(`The letter or page that shows ${isWhole ? 'a balance of nothing' : 'the new balance'}.`),
    }
  })
}

/** Money that comes later than the cash that is there: a card does not wait for it. */
function aheadFromCash({ inherited, cushion: { cash, starter } }: LumpSumWork, { fromSum }: Payment): Text {
  const isLater = inherited !== undefined && inherited.withdrawal.value > 0
  if (!isLater || fromSum === undefined || cash.value - starter.value < fromSum.value) return nothing
  return words(
    ' You need not wait for the withdrawal: your own cash can pay this now, above the starter cushion, and the withdrawal then fills the cash again.',
  )
}

function payoffHow(kind: DebtKind): string {
  if (kind === 'tax')
    return 'Look up the balance of the day in your account on the official site of the tax agency, pay it there, and keep filing on time.'
  return kind === 'credit_card'
    ? 'Ask the lender for the payoff amount of the day, pay it in full, and stop automatic charges to the card.'
    : 'Ask the lender for the payoff amount of the day, pay it in full, and end the automatic payment.'
}

function partHow(kind: DebtKind): string {
  if (kind === 'tax')
    return 'Pay it on the official site of the tax agency, ask there for a payment plan for the rest, and keep filing on time.'
  return kind === 'credit_card'
    ? 'Send it on top of the payment of the month, put nothing new on the card, and look at the next statement.'
    : 'Tell the lender that it goes to the principal and that the next due date stays. Then look at the next statement.'
}

/** What the money is expected to bring where the debt is not paid. */
const earnedOtherwise = (debt: DebtFigures, { expected, afterCosts, kept }: LumpSumWork): Text =>
  !isOfHome(debt)
    ? say`investments are only expected to earn ${afterCosts} after fund costs`
    : kept === undefined || costAfterTax(debt).value > expected.value
      ? say`investments are only expected to earn ${expected}`
      : say`a taxable account is only expected to keep ${kept} after fund costs and tax`

/** A debt that is paid although it is no emergency. */
export function middleDebtSteps(work: LumpSumWork): StepDraft[] {
  const { placements, middleDebts, returns } = work
  return placements
    .filter(({ step }) => step === 'middle-debt')
    .map((placement, index) => {
      const debt = middleDebts.find(({ balance }) => balance.id === placement.id)
      const isStudentLoan = debt !== undefined && mayBeForgiven(debt)
      const deed = debt !== undefined && isPaidOff(work.way, debt) ? 'pay off' : 'pay ahead on'
      return {
        id: `pay.${placement.id}`,
        moves: returns === undefined ? 'debts' : 'waiting',
        about: debt?.label ?? placement.label,
        title:
          debt === undefined
            ? say`${placement.label}: send ${placement.amount}`
            : sentenceStart(
                say`${words(returns === undefined || index > 0 ? '' : 'once pay is back, ')}${words(deed)} the ${debt.label}: send ${placement.amount}`,
              ),
        why:
          debt === undefined
            ? words('Paying it is certain; what investments earn is not.')
            : say`Paying it saves ${debt.rate} a year${debt.afterTax === undefined ? nothing : say`, about ${debt.afterTax} after tax,`} for certain; ${earnedOtherwise(debt, work)}.`,
        how: say`${firstPayday(work, index === 0)}${successorFirst(work, debt)}${words(howAhead(work, debt))}${debt !== undefined && isOfHome(debt) ? notForCollege(work) : nothing}${paymentAfterwards(work, debt)}`,
        // What a home has taken cannot be had back: nobody in mourning decides that soon.
        ...(debt !== undefined && isOfHome(debt) && isMourning(work)
          ? {
              due: investFrom(work).value,
              dueWhy: 'not before the months in which nothing large is decided have passed',
            }
          : returns === undefined
            ? whenThere(work, within.month, 'a month from today, after the things before it')
            : onFirstPayday(returns)),
        minutes: 30,
        link: isStudentLoan ? links.studentAid : links.consumerBureau,
        keep: words('The letter or page that shows the new balance.'),
      }
    })
}

/** What comes before a loan that waits for the pay that comes again; with both paid the fund is one for fewer months. */
function firstPayday(work: LumpSumWork, isFirst: boolean): Text {
  if (work.returns === undefined) return nothing
  if (!isFirst) return words('Not before the first pay check either. ')
  const fund = fundWithBoth(work)
  const smaller =
    fund === undefined
      ? nothing
      : say` With both of you paid the fund takes ${fund}: what is beyond it goes the same way.`
  return say`Not before the first pay check: until then it waits in insured savings or Treasury bills. Plan again with it, and first fill what the months without pay took out of the emergency fund.${smaller} `
}

/** A private one is on no list of the government, and nobody forgives it. */
const mayBeForgiven = ({ kind, told }: DebtFigures): boolean =>
  kind === 'student_loan' && told.loanType !== 'private'

/** Who takes over the loan of a late spouse has to be dealt with like any borrower: 12 CFR 1024.31, 1024.38(b)(1)(vi). */
const successorFirst = (work: LumpSumWork, debt: DebtFigures | undefined): Text =>
  words(
    debt !== undefined && isOfHome(debt) && isMourning(work)
      ? 'If the loan stands in your spouse’s name, first have the servicer confirm you as successor in interest: then it deals with you as with any borrower, and the loan goes on as it is. '
      : '',
  )

function howAhead({ way }: LumpSumWork, debt: DebtFigures | undefined): string {
  if (debt !== undefined && mayBeForgiven(debt))
    return 'First look up on studentaid.gov whether it is federal and on the way to forgiveness: then do not pay it ahead. Otherwise tell the servicer in writing that the money goes to the principal of the loan with the highest rate, and that the next due date stays.'
  if (debt !== undefined && isOfHome(debt) && isPaidOff(way, debt))
    return 'Ask the lender in writing for the payoff amount of the day and whether paying early costs anything, then end the automatic payment. Where the lender paid property tax and home insurance for you, they are yours to pay from then on.'
  return 'Ask the lender whether paying early costs anything, and that the money goes to the principal. Then look at the next statement.'
}
