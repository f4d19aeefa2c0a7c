/** The dated steps of a debt plan. */
import { addMonths, addYears } from '../../calendar.ts'
import { links } from '../../links.ts'
import type { NextStep } from '../../plan.ts'
import { join, nothing, say, words } from '../../say.ts'
import type { Months } from '../../units.ts'
import { jobEndSteps } from '../ending-words.ts'
import { leaveFirst } from '../expecting.ts'
import { byIncomeThen } from '../loans-without-pay.ts'
import { lowerBesideStep } from '../lowered-to-match.ts'
import { matchWithoutPayStep } from '../match-without-pay.ts'
import { lostJobSteps } from '../out-of-work-steps.ts'
import { soldStep } from '../sold-words.ts'
import { datedSteps, type StepDraft, within } from '../steps.ts'
import { chooseAgain, fundStep } from './after-costly.ts'
import { afterDivorceSteps } from './after-divorce.ts'
import { afterLastStep } from './after-last.ts'
import { makesUpFirst } from './behind.ts'
import { birthStep } from './birth-words.ts'
import { bridgeSteps } from './bridged-gap-words.ts'
import { carSteps } from './car.ts'
import { careStep } from './care-ends.ts'
import { cashSteps } from './cash-steps.ts'
import { debtOfferSteps } from './debt-offer-steps.ts'
import { endedStep } from './ended-words.ts'
import {
  endedByOne,
  extraInTurn,
  extraShares,
  leftThisMonth,
  promisedShares,
  sharesInWords,
} from './extra.ts'
import { beginsIn, fillsFund, isSpentByBirth, monthsToFill } from './filling.ts'
import { nextPayday, payday } from './for-later.ts'
import { helpSteps } from './help-steps.ts'
import { inSchoolSteps } from './in-school.ts'
import { keepCashStep } from './last-months.ts'
import { lateSteps } from './late-steps.ts'
import { loanSteps } from './loan-steps.ts'
import { loweredBeside } from './lowered.ts'
import { loweredSteps } from './lowered-saving-words.ts'
import { minimumStep } from './minimum-step.ts'
import { offerFirst } from './offer-first.ts'
import { pacedSteps } from './paced-words.ts'
import { outlastsPay } from './paid-past-pay.ts'
import { payBackStep } from './pay-back-words.ts'
import { newPayStep } from './pay-change.ts'
import { promotionSteps } from './promotion-steps.ts'
import { refundStep } from './refund-step.ts'
import { laterCushionStep, monthsToMatch } from './rollover-words.ts'
import { isExtraUntold, leadsWithLate } from './secured-late-words.ts'
import { signedForSteps } from './signed-for.ts'
import { transferSteps } from './taken-transfer-words.ts'
import type { DebtWork } from './work.ts'

export function debtSteps(work: DebtWork): NextStep[] {
  const { sheet, context } = work
  if (work.stage === 'free') return datedSteps(sheet, context.today, [...signedForSteps(work), yearly(work)])
  if (work.stage === 'catch-up')
    return datedSteps(sheet, context.today, [...lateSteps(work), ...helpSteps(work), ...paying(work)])
  return datedSteps(sheet, context.today, [
    // The claim brings in the first money, so it comes before the talks about what goes out.
    ...lostJobSteps(work),
    ...lateSteps(work),
    ...loanSteps(work),
    ...inSchoolSteps(work),
    ...helpSteps(work),
    ...jobEndSteps(work),
    ...byIncomeThen(work),
    lowerBesideStep(loweredBeside(work)),
    ...afterDivorceSteps(work),
    ...transferSteps(work),
    ...debtOfferSteps(work),
    ...loweredSteps(work),
    ...paying(work),
    ...pacedSteps(work),
    ...promotionSteps(work),
    ...carSteps(work),
    ...signedForSteps(work),
    refundStep(work),
    chooseAgain(work),
    birthStep(work),
    newPayStep(work),
    payBackStep(work),
    careStep(work),
    afterLastStep(work),
    work.clearsAtOnce ? lastStatement(work) : review(work),
  ])
}

function paying(work: DebtWork): (StepDraft | undefined)[] {
  const { targets, beyond, before, match, stage } = work
  const waits = offerFirst(work)
  const last = waits === undefined ? endedByOne(work) : undefined
  const [first] = targets
  const isShort = stage === 'shortfall'
  const hasCards = work.debts.some(({ kind }) => kind === 'credit_card')
  const monthsBefore = monthsToFill(work, 'late', 'cushion')
  const monthsMatch = monthsToMatch(work)
  const isSpent = isSpentByBirth(work)
  const matchWaits = monthsMatch !== undefined && monthsMatch > 0
  const thisMonth = leftThisMonth(work)
  return [
    endedStep(work),
    ...bridgeSteps(work),
    minimumStep(work),
    ...(stage === 'hold' ? matchWithoutPayStep(work) : []),
    match === undefined || (isSpent && monthsMatch === undefined)
      ? undefined
      : {
          id: 'match',
          title: say`Raise ${words(match.words.contribution)} by ${match.raise}`,
          why: say`${words(match.words.employer)} then ${words(match.words.adds)} ${match.added}.${match.words.split}`,
          how: say`Change the percentage in the payroll or plan website. ${match.cost.isAllRoth ? say`As Roth it is taxed now, so ${words(match.words.payCheckShrinks)} by all of it, ${match.monthly}.` : say`It goes in${match.cost.asKind}, so ${words(match.words.payCheckShrinks)} by only ${match.monthly}.`}${match.monthly === match.cost.takeHome ? match.cost.inOtherKind : nothing}`,
          // What is late and the first cushion have the month's money before it.
          due: matchWaits ? addMonths(work.context.today, monthsMatch) : within.fortnight,
          dueWhy: matchWaits
            ? isSpent
              ? 'about when payments that end leave room for it'
              : 'about when what comes first is full'
            : 'before the next pay run, within a fortnight',
          minutes: 20,
          link: links.laborDepartment,
          keep: words('The first pay slip with the new share.'),
        },
    isShort ? undefined : soldStep(work.sold),
    ...cashSteps(work),
    keepCashStep(work),
    isShort ? undefined : promised(work),
    isShort || (leadsWithLate(work) && isExtraUntold(work)) ? undefined : firstCushion(work),
    isShort ? undefined : laterCushionStep(work),
    isShort ? undefined : fundStep(work),
    first === undefined ||
    isShort ||
    beyond.value <= 0 ||
    monthsBefore === undefined ||
    isGoneBy(work, monthsBefore) ||
    extraShares(work).length === 0 ||
    isSpent ||
    fillsFund(work) ||
    work.clearsAtOnce
      ? undefined
      : {
          id: 'extra',
          title:
            last === undefined
              ? say`Send ${extraInTurn(work)}`
              : say`Send ${last.amount} to the ${last.debt.label}, once: that ends it`,
          why: words(
            last === undefined
              ? `${extraShares(work).some(({ debt }) => outlastsPay(work, debt)) ? 'It lowers the debt while pay comes in.' : 'This is the payment that ends the debt.'} When one is gone, send its payment to the next.`
              : 'After the cash of today no more than one payment of it is left.',
          ),
          how:
            last !== undefined
              ? say`Ask for the payoff amount of the day after ${words(payday(work))}, pay it, and end the autopay of that debt.${hasCards ? words(' Put the cards away: no new charges.') : nothing}`
              : join([
                  work.sent === undefined ? leaveFirst(work.reader) : nothing,
                  say`${makesUpFirst(work) && before.length === 0 ? words('First it makes up what is late, wherever something is. Then set') : words('Set')} it to go out the day after ${words(payday(work))}${before.length === 0 ? nothing : thisMonth === undefined ? words(', once what comes first is full') : words(', beside what comes first')}.${hasCards ? words(' Put the cards away: no new charges.') : nothing}${waits === undefined ? nothing : say` If you take the offer at ${waits.rate}, set it to go to ${waits.instead} instead.`}`,
                ]),
          due:
            monthsBefore === 0 || thisMonth !== undefined
              ? within.fortnight
              : addMonths(work.context.today, monthsBefore),
          dueWhy:
            monthsBefore === 0 || thisMonth !== undefined
              ? nextPayday(work)
              : 'about when what comes first is full',
          minutes: 15,
          link: links.consumerBureau,
          keep: words('The confirmation of the transfer.'),
        },
  ]
}

/** Whether nothing is left by then on any debt that could be paid faster. */
const isGoneBy = ({ targets, paid, plan }: DebtWork, months: Months): boolean =>
  months > 0 &&
  targets.every(({ id }) => {
    const gone = plan.debts[paid.findIndex((debt) => debt.id === id)]?.months
    return gone !== undefined && gone <= months
  })

function promised(work: DebtWork): StepDraft | undefined {
  const shares = promisedShares(work)
  return shares.length === 0
    ? undefined
    : {
        id: 'promised',
        title: say`Send ${sharesInWords(shares)}, ahead of everything else`,
        why: words(
          'If a dollar is left when the promotion ends, all interest since the purchase comes back.',
        ),
        how: say`Set it to go out the day after ${words(payday(work))}, until the statement says zero.`,
        due: within.fortnight,
        dueWhy: nextPayday(work),
        minutes: 15,
        link: links.consumerBureau,
        keep: words('The confirmation of the transfer.'),
      }
}

function firstCushion(work: DebtWork): StepDraft | undefined {
  const { before, late, extra, context } = work
  const begins = beginsIn(work)
  if (before.length === 0 || begins === undefined) return undefined
  const step = {
    id: 'first-cushion',
    why:
      late === undefined
        ? words('Then the next repair does not go back on a card.')
        : before.length > 1
          ? words('What is late costs fees each month, and with a cushion the next repair stays off a card.')
          : words('What is late costs fees each month.'),
    minutes: 20,
    link: links.consumerBureau,
    keep:
      before.length > 1 || late === undefined
        ? words('The name of the bank that holds the money.')
        : words('The confirmation of each payment.'),
  }
  // Where nothing can be spared today, the first payment that ends does it.
  if (extra.value <= 0)
    return {
      ...step,
      title:
        late === undefined
          ? words('Send the first payment that ends to a small cushion')
          : before.length > 1
            ? words('Send the first payment that ends to what is late, then to a small cushion')
            : words('Send the first payment that ends to what is late'),
      how: words(
        'Until then keep whatever comes in beside the month, such as a refund, for it. Only when it is full does the next debt get more than is asked.',
      ),
      due: addMonths(context.today, begins),
      dueWhy: 'the month in which a payment ends or gets smaller, by the monthly schedule',
    }
  return {
    ...step,
    title: makesUpFirst(work)
      ? words('Make up what is late, then fill a small cushion')
      : late === undefined
        ? words('Fill the first cushion before the extra goes to a debt')
        : before.length > 1
          ? words('Fill what comes first: late bills, then a small cushion')
          : words('Make up what is late before the extra goes to a debt'),
    how:
      before.length > 1 || late === undefined
        ? words(
            `Send what ${promisedShares(work).length > 0 ? 'is left then' : 'you can spare'} there until it is full. Use a savings account with a name of its own.`,
          )
        : words(
            'Send what you can spare there until nothing is late, on the days that you agreed in the call.',
          ),
    ...(begins > 1
      ? {
          due: addMonths(context.today, begins),
          dueWhy: 'the first month in which something is left for it, by the monthly schedule',
        }
      : { due: within.fortnight, dueWhy: nextPayday(work) }),
  }
}

/** Interest from the last statement to the day of payment comes on the next one. */
function lastStatement(work: DebtWork): StepDraft {
  return {
    id: 'check-in',
    title: words('Look at the next statement: it must say zero'),
    why: words('Interest since the last statement can still be charged after you paid the balance.'),
    how: words('Pay what is left, and set the card to be paid in full each month if you keep it.'),
    due: addMonths(work.context.today, 1),
    dueWhy: 'a month from today',
    minutes: 10,
    link: links.consumerBureau,
    keep: words('The statement that says zero.'),
    rank: 1,
  }
}

function review({ context }: DebtWork): StepDraft {
  return {
    id: 'check-in',
    title: words('Look at the balances together, once a month'),
    why: words('Watching them fall keeps the plan alive. A month that slips is found early.'),
    how: words(
      'Write down each balance and move the autopay when a debt is gone. Once a year read your credit reports for debts that are not yours.',
    ),
    due: addMonths(context.today, 1),
    dueWhy: 'a month from today',
    minutes: 20,
    link: links.creditReports,
    keep: words('The list of balances, month by month.'),
    rank: 1,
  }
}

function yearly({ context }: DebtWork): StepDraft {
  return {
    id: 'reports',
    title: words('Read your credit reports once a year'),
    why: words('They show debts that are not yours, and old ones that you forgot.'),
    how: words('They are free on the official site, from each bureau.'),
    due: addYears(context.today, 1),
    dueWhy: 'a year from today',
    minutes: 30,
    link: links.creditReports,
    keep: words('The reports, and whatever you wrote to a bureau.'),
  }
}
