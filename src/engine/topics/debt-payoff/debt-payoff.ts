/** Debt management: what to pay first, by when it is over, and when to ask for help instead. */
import { addMonths, addYears } from '../../calendar.ts'
import type { Draft } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { allocationsOf } from '../allocations.ts'
import { byUrgency } from '../check.ts'
import { noMarketRisk } from '../no-market-risk.ts'
import { hasRetired } from '../retired.ts'
import { reviewDay } from '../review-day.ts'
import type { Topic } from '../topic.ts'
import { untoldChild } from '../untold-child.ts'
import { debtAlternatives } from './alternatives.ts'
import { debtCards } from './cards.ts'
import { debtChecks } from './checks.ts'
import { homeNextWords } from './home-ahead-words.ts'
import { leanOnNoMatch } from './open-match.ts'
import { monthlyParts } from './parts.ts'
import { plannedDebts } from './planned-debts.ts'
import { refundCheck } from './refund-step.ts'
import { leadsWithLate } from './secured-late-words.ts'
import { debtSteps } from './steps.ts'
import { debtTitle } from './title.ts'
import { debtSummary } from './words.ts'
import type { DebtWork } from './work.ts'

function riskLabel(work: DebtWork): Text {
  const { stage, gap } = work
  const isShort =
    gap !== undefined ||
    work.bridge !== undefined ||
    stage === 'shortfall' ||
    stage === 'hold' ||
    stage === 'catch-up'
  if (isShort || leadsWithLate(work)) return words('Cash is short')
  if (stage === 'counsel') return words('Needs help')
  return noMarketRisk
}

function horizonLabel(work: DebtWork): Text {
  const { plan, sheet, paid, targets, loans, stage } = work
  if (stage === 'shortfall') return words('This month')
  if (stage === 'hold') return words('Until pay returns')
  if (stage === 'free') return words('At any time')
  if (stage === 'catch-up' || leadsWithLate(work)) return words('This month')
  if (work.clearsAtOnce && plan.months === 0) return words('At once')
  if (targets.length > 0 && plan.months !== undefined && paid.length > 0)
    return say`${sheet.computed('horizon', 'Until the last debt is paid', 'months', 'months of the exact schedule', [], plan.months)}`
  return loans?.isApart && loans.chosen.months.value > 0 ? say`${loans.chosen.length}` : words('As agreed')
}

function accountNotes(work: DebtWork): Text[] {
  const { stage, costly, mortgages, loans, choice } = work
  if (stage === 'catch-up') return []
  if (stage === 'free')
    return [
      words(
        `Pay cards in full each month, and send what a debt would cost to the emergency fund${hasRetired(work.reader) ? ' until it is full' : ' and retirement'}.`,
      ),
    ]
  return [
    ...(costly.length > 0
      ? [
          words(
            work.clearsAtOnce
              ? 'Interest since the last statement is not in the balance that you told; the payoff amount of the day has it. Nothing new is charged.'
              : 'Interest is counted each month and rounded to the cent, nothing new is charged, and a paid debt’s payment goes on to the next.',
          ),
        ]
      : []),
    ...(mortgages.length > 0
      ? [
          join([
            words('The mortgage goes on as agreed; it is left out of the order and of the dates.'),
            mortgageWords(work),
            homeNextWords(work),
          ]),
        ]
      : work.besideSum.length > 0
        ? [mortgageWords(work)]
        : []),
    ...(loans === undefined && choice === undefined
      ? []
      : [
          words(
            'Student-loan figures take the income and the law of today to stay, and all own federal loans as one at their average rate. The servicer’s figures decide.',
          ),
        ]),
    ...(loans?.options.some(({ plan }) => plan === 'income_contingent')
      ? [
          words(
            'The Income-Contingent payment can be lower than shown: the fixed payment scaled by income, which can replace it, is not counted.',
          ),
        ]
      : []),
    ...(costly.length > 0
      ? [
          words(
            'Every payment on a costly debt is a safe return of its rate, free of tax. Hardly any investment beats that.',
          ),
        ]
      : []),
    words('No settlement company, no fee up front, nobody who tells you to stop paying.'),
  ]
}

/** Whether the sum that was told for debts is taken to hold the mortgage's payment. */
function mortgageWords({ reader, inSum, besideSum, mortgages, homes }: DebtWork): Text {
  if (reader.told('debtPaymentMonthly') === undefined) return nothing
  const all = reader.number('debtPaymentMonthly')
  const isOutside = mortgages.length > 0
  const its = say`${words(isOutside ? 'Its' : 'The mortgage’s')} ${listed((isOutside ? mortgages : homes).map(({ minimum }) => say`${minimum}`))}`
  const isIn = isOutside ? inSum.length > 0 : besideSum.length === 0
  if (reader.told('mortgageInDebtPayment') !== undefined)
    return say`${its} ${words(isIn ? 'is in' : 'comes beside')} the ${all} that you can pay on debts.`
  return isIn
    ? say`${its} is taken to be in the ${all} that you can pay on debts, because pay and costs leave no more.`
    : say`${its} is taken to come beside the ${all} that you can pay on debts; if it is in it, say so.`
}

export const debtPayoffTopic: Topic = {
  slug: 'debt_payoff',
  label: 'Debt management',
  pill: 'Debt management',
  subject: 'debts',
  hangsOn: (household, context) =>
    plannedDebts(household, context).choice?.served?.isLess && household.publicServiceJob === undefined
      ? 'publicServiceJob'
      : untoldChild(household),
  waitsForPay: true,
  asks: [
    'debts',
    'monthlySurplus',
    'debtPaymentMonthly',
    'behindOnDebts',
    'pastDueBills',
    'income',
    'incomeDrivenPlan',
    'publicServiceJob',
    'pslfPayments',
    'incomePlanPayments',
    'newLoanPlanned',
    'newLoanTaken',
    'parentPlusConsolidated',
    'agi',
    'savings',
    'employment',
    'contributionRate',
    'employerMatch',
    'numDependents',
    'newChildMonthly',
    'takeHomeMonthly',
    'monthlyExpenses',
  ],
  headline: {
    figure: 'plan.date',
    says: (then, now) => say`the last debt of this plan would be paid by ${then} instead of ${now}.`,
  },
  alsoSupposed: ['takeHomeMonthly', 'monthlyExpenses', 'monthlySurplus', 'savings'],
  results: [
    {
      figure: 'shortfall',
      says: (then, now) => say`${then} of payments would be missing instead of ${now}.`,
    },
    {
      figure: 'plan.interest',
      says: (then, now) => say`the interest from here on would be ${then} instead of ${now}.`,
    },
  ],
  draft(household, context): Draft {
    const work = plannedDebts(household, context)
    const { sheet, reader } = work
    const parts = monthlyParts(work).filter(({ amount }) => amount.value > 0)
    const allocations = allocationsOf(sheet, parts)
    const totalAmount = allocations.reduce((sum, { amount }) => sum + amount, 0)
    const isMore = work.targets.length === 0 && work.stage !== 'shortfall'
    const total = sheet.computed(
      'total',
      work.clearsAtOnce ? 'This month’s money, cash included' : 'This month toward your debts',
      'usd',
      'the parts added up',
      parts.map(({ amount }) => amount),
      totalAmount,
    )
    const nextSteps = debtSteps(work)
    const alternatives = context.isTried === true ? [] : debtAlternatives(work)
    const checks = byUrgency([...debtChecks(work), ...refundCheck(work, nextSteps)])
    const visualizations = debtCards(work, allocations, total)
    leanOnNoMatch(work)
    const title = debtTitle(work)
    const summary = debtSummary(work)
    const isSoon =
      leadsWithLate(work) ||
      work.gap !== undefined ||
      work.stage === 'shortfall' ||
      work.stage === 'hold' ||
      work.stage === 'counsel' ||
      work.stage === 'catch-up'
    const review = reviewDay(work, {
      how: isSoon
        ? 'some weeks from today'
        : 'when a debt is gone or a rate changes, and after some months in any case',
      day:
        work.stage === 'free'
          ? addYears(context.today, 1)
          : addMonths(context.today, isSoon ? 1 : rules.debtReviewMonths.value),
    })
    return {
      topic: 'debt_payoff',
      title,
      summary,
      totalAmount,
      totalLabel: work.clearsAtOnce
        ? words('This month’s money, cash included')
        : isMore
          ? words('This month’s money')
          : words('This month toward your debts'),
      ...(totalAmount > 0 ? { totalFigure: total.id } : {}),
      allocations,
      riskLabel: riskLabel(work),
      horizonLabel: horizonLabel(work),
      accountNotes: accountNotes(work),
      nextSteps,
      checks,
      visualizations,
      figures: sheet.figures(),
      // A plan for no debts leans on nothing.
      assumptions: work.stage === 'free' ? [] : reader.assumptions(),
      alternatives,
      method: join([
        words('Exact arithmetic, month by month, to the cent. Nothing is simulated.'),
        work.loans === undefined && work.choice === undefined
          ? nothing
          : words('Federal loan plans follow the law as it stands; some of its edges are not settled.'),
      ]),
      engineVersion: context.engineVersion,
      lawYear: context.law.year,
      seed: context.seed,
      reviewOn: review.value,
      reviewFigure: review.id,
    }
  },
}
