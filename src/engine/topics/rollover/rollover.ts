/** 401(k) rollover: whether to leave the old plan, and where each kind of its money goes. */
import { addYears } from '../../calendar.ts'
import { say, sentenceStart, type Text, words } from '../../say.ts'
import { allocationsOf } from '../allocations.ts'
import type { Topic } from '../topic.ts'
import { isAccessUndecided } from './access-first.ts'
import { rolloverAlternatives, staysWhole } from './alternatives.ts'
import { bridgeOf } from './bridge.ts'
import { columnsCard, metricsCard, splitCard, timelineCard } from './cards.ts'
import { rolloverChecks } from './checks.ts'
import { conversionAnswerOf, weighedOf } from './conversion-answer.ts'
import { hangsOnBenefit } from './does-not-last.ts'
import { earlyPriceOf } from './early-price.ts'
import { isUsedInParts, whenUsed } from './ledger.ts'
import { planLoanOf } from './loan.ts'
import { costlyPlanOf } from './new-money.ts'
import { payoutOf } from './payout.ts'
import { isPension } from './pension.ts'
import { isOfSeveral } from './places.ts'
import { isPlacedAsRoth, shownPlacements } from './shown-placements.ts'
import { afterSimpleYears } from './simple-years.ts'
import { rolloverSteps } from './steps.ts'
import { isStockFirst, laterSales } from './stock-steps.ts'
import { hasTwoAccounts, isCostUntold, summary } from './summary.ts'
import { cashOut } from './ways.ts'
import { type RolloverWork, rolloverWork } from './work.ts'

const planNames = {
  plan_401k: '401(k)',
  plan_403b: '403(b)',
  tsp: 'Thrift Savings Plan',
  gov_457b: '457(b)',
  nonprofit_457b: '457(b)',
  simple_ira: 'SIMPLE IRA',
  pension_lump: 'pension',
} as const

const whose = ({ isOfSpouse, cameFrom }: RolloverWork): string =>
  cameFrom === 'late_spouse'
    ? 'your late spouse’s'
    : cameFrom === 'former_spouse'
      ? 'your share of the'
      : isOfSpouse
        ? 'your spouse’s'
        : 'your'

function title(work: RolloverWork): Text {
  const { total, planType, check, gates } = work
  const plan = words(`${whose(work)} ${planNames[planType]}`)
  const sum = isOfSeveral(work) ? say`the ${total} of your old plans` : say`${plan} of ${total}`
  if (isPension(work)) return say`Choose between ${plan} for life and its lump sum of ${total}`
  if (gates.freeze === 'nonprofit-457') return say`Choose how ${plan} of ${total} is paid out`
  if (check !== undefined && work.keptOfCheck !== undefined)
    return say`Keep ${work.keptOfCheck.amount} of ${plan} money, and put the rest back by ${check.deadline}`
  if (check !== undefined && !check.isDirect && !check.isLate)
    return say`Put ${plan} money back by ${check.deadline}`
  if (check !== undefined && !check.isDirect)
    return say`Find out whether ${check.eligible} of ${plan} money may still be put back`
  if (work.stock?.isChosen) return say`Move ${sum}, the company stock as shares`
  if (isStockFirst(work)) return say`Ask what the company stock cost before ${sum} moves`
  if (gates.leavesOn !== undefined && staysWhole(work))
    return say`Leave ${sum} where it is until ${gates.leavesOn}`
  const simple = afterSimpleYears(work)
  if (simple?.moved !== undefined) return say`Leave ${sum} where it is until ${simple.until}`
  if (staysWhole(work)) return say`Leave ${sum} where it is`
  if (isCostUntold(work)) return say`Compare the costs before ${sum} moves`
  if (isAccessUndecided(work)) return say`Decide what stays in reach before ${sum} moves`
  if (earlyPriceOf(work) !== undefined)
    return say`Decide how you are paid before ${work.penaltyEnds}, then move ${sum}`
  if (work.isPaidAsHeir) return say`Move ${sum} to an inherited IRA`
  if (work.required !== undefined) return say`Move ${sum}, after this year’s required withdrawal`
  const kept = work.placements.find(({ destination }) => destination === 'kept')
  const answer = conversionAnswerOf(work)
  if (kept === undefined && answer !== undefined && answer.next === undefined && answer.verdict !== 'keep')
    return answer.verdict === 'convert'
      ? weighedOf(answer).amount.value >= total.value
        ? say`Turn ${sum} into Roth this year`
        : say`Move ${sum}, and turn ${weighedOf(answer).amount} of it into Roth`
      : say`Move ${sum}, and choose what of it turns into Roth`
  return kept === undefined
    ? say`Move ${sum} without losing any of it to tax`
    : say`Move ${sum}, but leave ${kept.amount} in it for early withdrawals`
}

function accountNotes(work: RolloverWork): Text[] {
  const { gates } = work
  if (gates.freeze === 'nonprofit-457')
    return [
      words('What such a plan pays counts as pay on Form W-2, not as a payout on Form 1099-R.'),
      words('A 401(k) or 403(b) of the same employer is a separate matter: it can be rolled over.'),
    ]
  return [
    words(
      `${hasTwoAccounts(work) ? '' : 'Several accounts are not diversification; what they hold is. '}The same funds in several places are still the same investment.`,
    ),
    words(
      `A rollover does not count toward any yearly limit${costlyPlanOf(work) === undefined ? ', and the next contribution goes where it went before' : ''}.`,
    ),
    ...(work.hasNewPlan ? [words('The new plan decides what it takes: ask before you send.')] : []),
    words(
      work.isPaidAsHeir
        ? 'Only what you have made your own can go into a plan at your work.'
        : 'Rollover money in an IRA of its own can go back into a plan at work later.',
    ),
  ]
}

function horizonLabel(work: RolloverWork): Text {
  const { gates, check, horizon } = work
  if (gates.freeze === 'nonprofit-457') return words('By the plan’s deadline')
  if (gates.earlyNeed?.goesOn === true) return sentenceStart(whenUsed(work))
  return check !== undefined && !check.isDirect && !check.isLate ? say`By ${check.deadline}` : say`${horizon}`
}

export const rollover: Topic = {
  slug: 'rollover_401k',
  label: '401(k) rollover',
  pill: '401(k) rollover',
  subject: 'planBalance',
  notSupposed: ['rothPlanBalance', 'afterTaxPlanBalance', 'employerStockValue', 'planLoanBalance'],
  hangsOn: (household, context) =>
    hangsOnBenefit(rolloverWork(household, context)) ? 'ssMonthly' : undefined,
  asks: [
    'planBalance',
    'age',
    'spouseAge',
    'separationAge',
    'publicSafetyServiceYears',
    'checkAmount',
    'checkReceivedDate',
    'planType',
    'pensionOfferMonthly',
    'employerStockValue',
    'employerStockBasis',
    'newPlanAcceptsRollovers',
    'planLoanBalance',
    'planLoanClosed',
    'planLoanClosedDate',
    'needsMoneyEarly',
    'monthlyExpenses',
    'rothPlanBalance',
    'afterTaxPlanBalance',
    'pretaxIraBalance',
    'backdoorRoth',
    'creditorConcern',
    'stillWorksThere',
    'checkToCustodian',
    'oldPlanFee',
    'newPlanFee',
    'iraFee',
    'planDrawMonthly',
    'retirementAge',
    'income',
    'payThisYear',
    'maritalStatus',
    'disabilityTaxFree',
  ],
  alsoSupposed: ['planBalance', 'age', 'spouseAge'],
  results: [
    {
      figure: 'payout.spread',
      says: (then, now) => say`the payments would cost ${then} of federal tax in all instead of ${now}.`,
    },
    {
      figure: 'payout.saved',
      says: (then, now) => say`spreading the payments would save ${then} of federal tax instead of ${now}.`,
    },
    {
      figure: 'stock.saved',
      says: (then, now) =>
        say`shares would save ${then} of federal tax on the company stock instead of ${now}.`,
    },
    {
      figure: 'pension.lasts',
      says: (then, now) => say`the lump sum could pay as much until about ${then} instead of ${now}.`,
    },
    { figure: 'lasts', says: (then, now) => say`the money would last about ${then} instead of ${now}.` },
    {
      figure: 'value.middle',
      digits: 3,
      says: (then, now) => say`this plan would be worth ${then} instead of ${now}, in today’s dollars.`,
    },
    {
      figure: 'ledger.plan.middle',
      digits: 3,
      says: (then, now) => say`it would leave ${then} to spend instead of ${now}, in today’s dollars.`,
    },
  ],
  draft(household, context) {
    const work = rolloverWork(household, context)
    const { sheet, reader, total } = work
    const cash = cashOut(work)
    const loan = planLoanOf(work)
    const payout = payoutOf(work)
    const allocations = allocationsOf(sheet, shownPlacements(work))
    const bridge = bridgeOf(work)
    const nextSteps = rolloverSteps(work, loan, payout, bridge)
    const comparison = rolloverAlternatives(work, cash, payout)
    const { alternatives, value } = comparison
    const checks = rolloverChecks(work, cash, loan, payout, value?.middle, bridge)
    const cards = [
      ...splitCard(work, allocations),
      ...columnsCard(work, cash),
      metricsCard(work, cash, value, payout),
    ]
    const inAYear = addYears(context.today, 1)
    const { leavesOn } = work.gates
    const review = sheet.date(
      'review',
      'Look at this plan again',
      'a year from today, or your last day at its employer where that comes sooner, or when your family changes',
      leavesOn === undefined ? [] : [leavesOn],
      leavesOn !== undefined && leavesOn.value < inAYear ? leavesOn.value : inAYear,
    )
    const text = summary(work, comparison, cash, payout, loan, bridge)
    const sales = laterSales(work)
    const figures = sheet.figures()
    return {
      topic: 'rollover_401k',
      title: title(work),
      summary: text,
      totalAmount: total.value,
      totalLabel: words(isOfSeveral(work) ? 'In the old plans' : 'In the old plan'),
      totalFigure: total.id,
      allocations,
      riskLabel: words('Same investments, other account'),
      horizonLabel: horizonLabel(work),
      accountNotes: accountNotes(work),
      nextSteps,
      checks,
      visualizations: [...cards, timelineCard(nextSteps, figures, sales)],
      figures,
      assumptions: reader.assumptions(),
      alternatives,
      method: words(
        `Exact arithmetic: one growth rate for every place, so that only costs, tax and access differ. The rows count all money as invested until ${isUsedInParts(work) ? 'it is drawn' : 'then'}${isPlacedAsRoth(work) ? ', and none of it as converted' : ''}. Federal tax by the whole law; state tax only where it is named.`,
      ),
      engineVersion: context.engineVersion,
      lawYear: context.law.year,
      seed: context.seed,
      reviewOn: review.value,
      reviewFigure: review.id,
    }
  },
}
