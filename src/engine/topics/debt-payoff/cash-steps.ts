/** What is paid from cash: what is late, what is sent to debts now, and what waits for an offer. */
import { links } from '../../links.ts'
import { join, listed, nothing, say, sentenceStart, words } from '../../say.ts'
import { inTurn } from '../debts.ts'
import { leaveFirst } from '../expecting.ts'
import { isJobAtRisk } from '../job-at-risk.ts'
import { hasRetired } from '../retired.ts'
import { type StepDraft, within } from '../steps.ts'
import { debtsPaid, freedTo, paidAtOnce } from './at-once.ts'
import { nextPayday, payday } from './for-later.ts'
import { monthsWithoutPay } from './months-without-pay.ts'
import { namedShares } from './named-shares.ts'
import { type OfferFirst, offerFirst } from './offer-first.ts'
import { sentNow } from './sent-now.ts'
import { taxStaysWords } from './tax-put-by.ts'
import type { DebtWork } from './work.ts'

export const cashSteps = (work: DebtWork): (StepDraft | undefined)[] => [
  ...atOnceSteps(work),
  lateNowStep(work),
  ...spareSteps(work),
]

/** More debts than this are not named one by one. */
const mostNamed = 3

const lateNowStep = ({ lateNow, rollovers }: DebtWork): StepDraft | undefined =>
  lateNow === undefined
    ? undefined
    : {
        id: 'late-now',
        title: say`Pay what is late from your cash: ${lateNow}`,
        why: words('Each month of it costs fees, and a home or a car may be lost over it.'),
        how: words(
          `Call first, and ask for the whole sum in writing and for late fees back. If they spread it or move it to the end, ${rollovers.length > 0 ? 'send that part to the payday or title loan: a month of it costs more than a cushion saves' : 'keep that part in savings'}.`,
        ),
        due: within.week,
        dueWhy: 'a week from today, right after the call',
        minutes: 30,
        link: links.consumerBureau,
        keep: words('The confirmation that the account is up to date.'),
      }

function spareSteps(work: DebtWork): StepDraft[] {
  const { sent, kept } = work
  const shares = namedShares(work)
  const waits = offerFirst(work)
  const sentTo = waits === undefined ? sentNow(work) : (waits.now?.to ?? [])
  const sum = waits === undefined ? sent?.sum : waits.now?.sum
  const [sentFirst] = sentTo
  const waiting = waits === undefined ? [] : [waitingStep(work, waits)]
  if (sent === undefined || work.clearsAtOnce || (shares.length === 0 && work.ended.length > 0)) return []
  if (sum === undefined || sentFirst === undefined) return waiting
  return [
    {
      id: 'spare',
      title:
        shares.length === 0
          ? say`Send ${sum} ${sent.of} to ${inTurn(sentTo)}`
          : say`${sentenceStart(sent.of)}, send ${listed(shares.map(({ debt, amount }) => say`${amount} to the ${debt.label}`))}`,
      why:
        sentFirst.promotion?.isDeferred === true
          ? say`If the ${sentFirst.label} is not paid before its promotion ends, interest at ${sentFirst.rate} since the purchase is charged.`
          : sentFirst.minimumOnly === true
            ? words('At its rate nothing hurries: it is your choice to owe less sooner.')
            : sentTo.some(({ isSmallCheap }) => isSmallCheap === true)
              ? words(
                  'You asked for the smallest first. On the costliest the same cash would save more interest.',
                )
              : sentTo.length > 1 && sentTo.length <= mostNamed && sentTo.every(({ promotion }) => !promotion)
                ? say`${sentenceStart(listed(sentTo.map(({ label, rate }) => say`the ${label} costs ${rate} a year`)))}, more than any savings account pays.`
                : say`${words(sentFirst.promotion === undefined ? 'The' : 'When its promotion ends, the')} ${sentFirst.label} costs ${sentFirst.rate} a year, more than any savings account pays.`,
      how: join([
        taxStaysWords(work),
        leaveFirst(work.reader),
        kept === undefined
          ? words('Pay it in the app.')
          : waits === undefined
            ? say`Pay it in the app, and keep the other ${kept} in savings.`
            : words('Pay it in the app, and keep the rest in savings.'),
        work.onRollovers?.has(sentFirst.id) === true
          ? words(
              'Ask the lender first that it lowers what is owed, without a renewal. If no part payment is taken, keep it until your cash ends the loan.',
            )
          : nothing,
      ]),
      due: within.week,
      dueWhy: 'a week from today, before more interest is charged',
      minutes: 15,
      link: links.consumerBureau,
      keep: words('The confirmation.'),
    },
    ...waiting,
  ]
}

function waitingStep({ sent, kept }: DebtWork, { rate, loans, waits, cost, instead }: OfferFirst): StepDraft {
  const loan = inTurn(loans)
  return {
    id: 'spare-waits',
    title: say`If you do not take the offer at ${rate}, send ${waits} ${sent?.of ?? nothing} to ${loan}`,
    why: say`As it is, ${loan} costs more than any savings account pays. At ${rate} it would no longer come before ${instead}, and money that went there cannot be had back.`,
    how: say`If you take the offer, keep the ${waits} for ${instead}. If not, pay it in the app${kept === undefined ? nothing : say`, and keep the other ${kept} in savings`}. Waiting costs about ${cost} of interest.`,
    due: within.fortnight,
    dueWhy: 'a fortnight from today, when the offers are in',
    dueInputs: [waits],
    minutes: 15,
    link: links.consumerBureau,
    keep: words('The confirmation.'),
  }
}

function atOnceSteps(work: DebtWork): StepDraft[] {
  const atOnce = paidAtOnce(work)
  const [first] = work.targets
  const isFree = atOnce?.gap.value === 0 && hasRetired(work.reader)
  if (atOnce === undefined || first === undefined) return []
  return [
    {
      id: 'spare',
      title: say`Pay off ${debtsPaid(work)} now with ${atOnce.paid} ${atOnce.of}`,
      why: say`${first.rate} a year is more than any savings account pays.`,
      how: join([
        taxStaysWords(work),
        leaveFirst(work.reader),
        words('Ask in the app for the payoff amount of the day, and pay it.'),
        atOnce.kept === undefined ? nothing : say`Keep the other ${atOnce.kept} in savings.`,
        words('No new charges.'),
      ]),
      due: within.week,
      dueWhy: 'a week from today, before more interest is charged',
      minutes: 15,
      link: links.consumerBureau,
      keep: words('The confirmation.'),
    },
    ...(atOnce.freed.value <= 0
      ? []
      : [
          {
            id: 'freed',
            title: isFree
              ? say`Decide what the ${atOnce.freed} that is free now is for`
              : say`Send the ${atOnce.freed} that is free now to ${atOnce.gap.value > 0 ? words('your emergency fund') : freedTo(work, atOnce)}`,
            why:
              atOnce.gap.value > 0
                ? words(
                    'The cash that paid the debt was also your safety. Without it the next repair goes back on a card.',
                  )
                : words(
                    isFree
                      ? 'Your emergency fund is full, and without pay nothing may be put into a retirement account.'
                      : isJobAtRisk(work.reader)
                        ? 'Your emergency fund is full, and what goes into an account now is hard to get back without pay.'
                        : monthsWithoutPay(work) === undefined
                          ? 'Your emergency fund is full, so nothing has to come before retirement.'
                          : 'Your emergency fund is full, and from your last pay check on each month draws on what is put aside now.',
                  ),
            how: isFree
              ? words(
                  'It is yours to spend. What you do not need goes to insured savings or to investments in your own name, by a transfer each month.',
                )
              : say`Set it to go out the day after ${words(payday(work))}, to ${freedTo(work, atOnce)}.`,
            due: within.fortnight,
            dueWhy: nextPayday(work),
            minutes: 15,
            link: links.consumerBureau,
            keep: words('The confirmation of the transfer.'),
          },
        ]),
  ]
}
