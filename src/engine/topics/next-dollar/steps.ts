/** The dated steps that put the order into practice. */

import { addMonths } from '../../calendar.ts'
import { links } from '../../links.ts'
import type { NextStep } from '../../plan.ts'
import { join, listed, nothing, say, words } from '../../say.ts'
import { childSurvivorSteps } from '../child-survivors.ts'
import { isFilled } from '../contributed-share.ts'
import { costOf, inTurn, isRollover } from '../debts.ts'
import { jobEndSteps } from '../ending-words.ts'
import { leaveFirst } from '../expecting.ts'
import { coverEndStep } from '../health-cover-step.ts'
import { endHsaStep, stopHsaStep } from '../hsa-check.ts'
import { jointSteps } from '../joint-return.ts'
import { lateFirstSteps } from '../late-first.ts'
import { lowerBesideStep } from '../lowered-to-match.ts'
import { ownPlanSteps } from '../lump-sum/own-plan-steps.ts'
import { isContributionKnown } from '../match-check.ts'
import { isRothForCredit, isTheMatchOfSpouse, matchWords } from '../missed-match.ts'
import { lostJobSteps } from '../out-of-work-steps.ts'
import { estimatedTax, isPaidByClients } from '../own-pay.ts'
import { comparePlanStep } from '../plan-to-compare.ts'
import { pretaxIraSteps } from '../pretax-ira.ts'
import { doNotRenew } from '../renewal-step.ts'
import { requiredOf, requiredStep } from '../required-withdrawal.ts'
import { afterSaveStep } from '../save-ends.ts'
import { datedSteps, type StepDraft, within } from '../steps.ts'
import { accounts, afterTax, deferral } from './account-steps.ts'
import { isPaidToday } from './basis.ts'
import { birthStep, childGrowsStep, isMatchPastBirth, isSpentFrom } from './birth.ts'
import { careStep } from './care-ends.ts'
import { requiredUse } from './checks.ts'
import { lateOf } from './debt-checks.ts'
import { drawnFrom, drawStep } from './drawn.ts'
import { firstDollarSteps } from './first-steps.ts'
import { fundAt } from './fund-at.ts'
import { goalCash } from './goal-steps.ts'
import { hsaForBirthId } from './hsa-for-birth.ts'
import { hsaForBirthStep } from './hsa-for-birth-step.ts'
import { hsaForMatch } from './hsa-for-match.ts'
import { hsaThroughPayroll } from './hsa-through-payroll.ts'
import { loweredBeside } from './lowered.ts'
import { monthsOfPay } from './months-of-pay.ts'
import { newPayStep } from './pay-change.ts'
import { payBackStep } from './pay-returns.ts'
import { planLoanStep } from './plan-loan.ts'
import { refundStep } from './refund-row.ts'
import { roomByAgeStep } from './room-by-age-words.ts'
import { saversLimitStep } from './savers-limit.ts'
import { supportStep } from './support-ends.ts'
import { taxDay } from './tax-day.ts'
import {
  areDebtsStuck,
  type DollarWork,
  eachMonth,
  endsByItself,
  filledBy,
  isFilledBeyondCash,
  paysToday,
} from './work.ts'

export function dollarSteps(work: DollarWork): NextStep[] {
  const { sheet, context } = work
  const required = requiredStep(work, requiredOf(work, work.taxes.age), requiredUse(work))
  const drawn = work.isEmpty ? drawnFrom(work) : undefined
  const drafts = work.isEmpty
    ? [
        ...lateFirstSteps(work, undefined),
        ...jointSteps(work),
        ...childSurvivorSteps(work),
        required,
        afterSaveStep(work, work.loanAhead),
        work.compared === undefined ? undefined : comparePlanStep(work.compared),
        ...(work.ending === undefined ? [coverEndStep(work)] : jobEndSteps(work)),
        lowerBesideStep(loweredBeside(work), (brings) => fundAt(work, 'lowered', brings.value, [brings])),
        ...renewal(work),
        ...(drawn === undefined
          ? [paysToday(work) ? cashNow(work) : undefined]
          : [cashNow(work), drawStep(work, drawn)]),
        ...firstDollarSteps(work, drawn),
      ]
    : [
        ...lateFirstSteps(work, lateOf(work)),
        ...jointSteps(work),
        ...childSurvivorSteps(work),
        required,
        afterSaveStep(work, work.loanAhead),
        work.compared === undefined ? undefined : comparePlanStep(work.compared),
        ...(work.stage === 'unemployed' ? lostJobSteps(work) : jobEndSteps(work)),
        lowerBesideStep(loweredBeside(work), (brings) => fundAt(work, 'lowered', brings.value, [brings])),
        cashNow(work),
        ...renewal(work),
        goalCash(work),
        stopHsaStep(work),
        endHsaStep({ ...work, isFilled: work.placements.some(({ step }) => step === 'hsa') }),
        match(work),
        hsaForBirthStep(work),
        areDebtsStuck(work) ? counselor : undefined,
        estimatedTax(work),
        automatic(work),
        work.stage === 'unemployed' ? undefined : accounts(work),
        ...ownPlanSteps(work, context.today),
        ...deferral(work),
        afterTax(work),
        ...pretaxIraSteps(work, work.inTheWay),
        saversLimitStep(work),
        taxDay(work),
        roomByAgeStep(work),
        work.stage === 'working' ? refundStep(work) : undefined,
        ...moveOn(work),
        planLoanStep(work),
        newPayStep(work),
        work.returns === undefined ? undefined : payBackStep(work, work.returns),
        birthStep(work),
        careStep(work),
        supportStep(work),
        childGrowsStep(work),
        work.stage === 'working' && work.payChange?.isRaise !== true && monthsOfPay(work) === undefined
          ? yearly(work)
          : undefined,
      ]
  return datedSteps(sheet, context.today, drafts)
}

/** Of the loans that are renewed for a fee, those that the cash does not end today. */
function renewal({ sheet, reader, costly, today }: DollarWork): StepDraft[] {
  const loans = costly.filter(isRollover)
  const running = loans.filter((debt) => !isPaidToday(today, debt))
  return doNotRenew(sheet, reader, loans, running)
}

function cashNow({ today, costly, cushion: { starter, target }, reader }: DollarWork): StepDraft | undefined {
  const paid = costly.filter(({ id }) => today.prepaid.has(id))
  const [worst] = paid
  if (worst === undefined) return undefined
  return {
    id: 'cash-now',
    title: say`Pay ${today.debts} of your cash on ${inTurn(paid)}`,
    why: join([
      worst.promotion?.isDeferred === true && today.inTime.has(worst.id)
        ? say`All interest since the purchase comes back at ${worst.rate} if a dollar is left when its promotion ends, and this is what the months until then cannot bring.`
        : say`${paid.length > 1 ? say`The ${worst.label}` : words('It')} costs ${costOf(worst)}: more than savings earn.`,
      paid.some((debt) => isRollover(debt) && !isPaidToday(today, debt))
        ? say`${today.left} stays until payday, and each month goes to the rest of that loan before a cushion.`
        : today.left.value < starter.value
          ? say`${today.left} stays, and the starter cushion of ${starter} is filled next.`
          : say`${today.left} stays${words(today.left.value < target.value ? ' as a starter cushion' : ', and the fund is full with it')}.`,
    ]),
    how: join([
      leaveFirst(reader),
      words('One payment beyond the minimum, today rather than at the due date.'),
    ]),
    due: within.week,
    dueWhy: 'a week from today, before the next interest is charged',
    minutes: 15,
    link: links.consumerBureau,
    keep: words('The statement that shows the payment.'),
  }
}

function match(work: DollarWork): StepDraft | undefined {
  const { placements, matchRaise, missed, reader, stage, needs, course, context } = work
  if (missed !== undefined && matchRaise !== undefined) {
    const isNow = placements.some(({ step }) => step === 'match')
    const at = needs.findIndex(({ step }) => step === 'match')
    if (!isNow && (course.filled[at] === undefined || isMatchPastBirth(work))) return undefined
    const { contribution, employer, adds, split } = matchWords(reader, missed)
    return {
      id: 'match',
      title: say`Raise ${words(contribution)} by ${matchRaise.raise}`,
      why: matchRaise.isWhole
        ? say`${words(employer)} then ${words(adds)} ${missed.match} that you miss now.${split}`
        : say`${words(employer)} ${words(adds)} to each dollar of it. You miss ${missed.match} of it now, and this is as far as the month carries it.`,
      how: join([
        isNow
          ? words(
              'Change the share of pay in the payroll portal. Stop raising it when the whole match is there.',
            )
          : words('Change the share of pay in the payroll portal as soon as the starter cushion is full.'),
        isRothForCredit(missed) ? words('Choose the Roth kind.') : nothing,
        isNow ? hsaForMatch(work, 0) : nothing,
      ]),
      due: isNow
        ? within.fortnight
        : addMonths(context.today, filledBy(course, needs, 'owed', 'starter') ?? 1),
      dueWhy: isNow
        ? 'the next payroll, within a fortnight'
        : 'the month in which the starter cushion is full, by the exact schedule',
      minutes: 20,
      link: links.retirementPlans,
      keep: words('The first pay slip with the new share.'),
    }
  }
  const told = reader.told('employerMatch')
  if (
    stage === 'working' &&
    told !== undefined &&
    told.rate > 0 &&
    !isTheMatchOfSpouse(reader) &&
    (told.upTo === undefined || !isContributionKnown(reader))
  )
    return {
      id: 'check-match',
      title: words('Check that you get the whole match'),
      why: words('What is missed of it is pay that you lose. It comes right after the starter cushion.'),
      how: words(
        'Compare the share of pay on your pay slip with the share that your employer matches, and raise it to that. Tell both here, and the match gets its place in the order.',
      ),
      due: within.week,
      dueWhy: 'a week from today',
      minutes: 15,
      link: links.retirementPlans,
      keep: words('The pay slip, and the page of the plan’s summary on the match.'),
    }
  if (
    stage !== 'working' ||
    reader.value('employment') !== 'employed' ||
    reader.told('hasWorkplacePlan') === false ||
    reader.told('employerMatch') !== undefined ||
    reader.told('getsWholeMatch') === true ||
    isFilled(reader, 'plan')
  )
    return undefined
  return {
    id: 'ask-match',
    title: words('Ask whether your employer matches contributions'),
    why: words(
      'A match is pay that you only get if you contribute. It comes right after the starter cushion.',
    ),
    how: words(
      'Look for “match” in the plan’s summary, or ask in the personnel office. Ask up to which share of pay.',
    ),
    due: within.week,
    dueWhy: 'a week from today',
    minutes: 15,
    link: links.retirementPlans,
    keep: words('The page of the plan’s summary on the match.'),
  }
}

function automatic(work: DollarWork): StepDraft | undefined {
  const { placements, reader, stage, sheet, today, costly } = work
  const hasPayday = stage === 'working' && !isPaidByClients(work)
  const direct = placements.filter(
    ({ id, step }) => step !== 'match' && step !== 'deferral' && step !== 'after-tax' && id !== hsaForBirthId,
  )
  if (direct.length === 0) return undefined
  const gone = costly.filter((debt) => isPaidToday(today, debt))
  const freed = sheet.computed(
    'freed',
    'Minimum payments that the cash ends',
    'usd-per-month',
    'minimum payments of the debts that your cash pays off today',
    gone.map(({ minimum }) => minimum),
    Math.round(gone.reduce((sum, { minimum }) => sum + minimum.value, 0)),
  )
  return {
    id: 'automatic',
    title: words(
      hasPayday
        ? 'Set up transfers for the day after payday'
        : 'Set up transfers for the start of each month',
    ),
    why: words(
      hasPayday
        ? 'What leaves on payday is not missed.'
        : 'What leaves before the month is spent is not missed.',
    ),
    how: join([
      say`This month: ${listed(direct.map(({ act, amount }) => act(amount)))}.`,
      // The step before says it of the cash, and cash is where it is kept.
      today.prepaid.size > 0 || direct.every(({ step }) => step === 'starter' || step === 'cushion')
        ? nothing
        : leaveFirst(reader),
      freed.value > 0
        ? say`What your cash pays off no longer takes its ${freed}: send that the same way.`
        : nothing,
      reader.value('incomeStability') === 'steady'
        ? nothing
        : words(
            hasPayday || stage !== 'working'
              ? 'As your pay varies, set the sum of a lean month and add the rest by hand.'
              : 'As what comes in varies, set the sum of a lean month, after tax is put apart, and add the rest by hand.',
          ),
    ]),
    due: within.fortnight,
    dueWhy: hasPayday ? 'your next payday, within a fortnight' : 'before the next month begins, about',
    minutes: 20,
    link: links.consumerBureau,
    keep: words('The confirmation of each transfer.'),
  }
}

const counselor: StepDraft = {
  id: 'counselor',
  title: words('Talk to a nonprofit credit counselor'),
  why: words('At this pace the costly debts last for years. Lower rates do more than a better order.'),
  how: words(
    'The first talk is free. Ask what card companies grant through the agency’s plan. Stay away from firms that ask for money before they settle anything.',
  ),
  due: within.fortnight,
  dueWhy: 'within a fortnight',
  minutes: 60,
  link: links.counseling,
  keep: words('What the counselor wrote down for you.'),
}

function yearly(work: DollarWork): StepDraft {
  const isByClients = isPaidByClients(work)
  return {
    id: 'raise',
    title: words(
      isByClients ? 'Send a part of a good month the same way' : 'Send a part of the next raise the same way',
    ),
    why: words(
      isByClients
        ? 'What is split before it is spent is not missed.'
        : 'A raise that is split before it is spent is not missed.',
    ),
    how: words(
      isByClients
        ? 'Look at what came in, put the tax on it apart, and send a part of what is left after a month’s costs.'
        : 'Change the transfers on the day on which the raise comes.',
    ),
    due: within.quarter,
    dueWhy: 'a first look some months from today',
    minutes: 10,
    link: links.consumerBureau,
    keep: words(
      isByClients ? 'A list of what came in, month by month.' : 'The first pay slip after the raise.',
    ),
    rank: 3,
  }
}

/** Each need that fills frees its dollars: on that day the transfers have to move on. */
function moveOn(work: DollarWork): StepDraft[] {
  const { needs, course, phases, context, sheet } = work
  return (
    needs
      .map((need, index) => ({ need, month: course.filled[index] ?? 0 }))
      .filter(
        ({ need, month }) =>
          month >= 1 &&
          (need.stream.kind === 'pile' || need.stream.kind === 'debt') &&
          !isFilledBeyondCash(course, need, month),
      )
      // Where several are full in one month, one move is enough.
      .filter(({ month }, index, all) => !all.slice(index + 1).some((later) => later.month === month))
      .flatMap(({ need, month }, rank) => {
        const next = phases.findIndex(({ from }) => from === month + 1)
        if (next < 0 || isSpentFrom(work, next)) return []
        const months = sheet.computed(
          `move-on.${need.id}.months`,
          'Months until this is full',
          'months',
          'the exact schedule, month by month',
          [work.monthly],
          month,
        )
        const ended = endsByItself(work, need)
        return [
          {
            id: `move-on.${need.id}`,
            title:
              ended !== undefined
                ? say`Move on when the ${ended.label} ends by its own payments`
                : need.stream.kind === 'debt'
                  ? say`Move on when this is done: ${need.label}`
                  : say`Move on when this is full: ${need.label}`,
            why: words('The dollars are free then. Left where they are, they drift into spending.'),
            how: join([
              say`From then on each month: ${eachMonth(work, next)}.`,
              hsaThroughPayroll(work, next, month),
            ]),
            due: addMonths(context.today, month),
            dueWhy: 'the month in which it is full, by the exact schedule',
            dueInputs: [months],
            minutes: 15,
            link: links.consumerBureau,
            keep: words('The statement that shows it is done.'),
            rank: rank,
          },
        ]
      })
  )
}
