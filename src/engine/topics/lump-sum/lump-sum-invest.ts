/** Invest a sum once: where each dollar goes in order, how it could turn out, what to do by when. */

import { addYears } from '../../calendar.ts'
import { withoutPayCheck } from '../../fallbacks/told.ts'
import { withPayOfOther } from '../../off-work.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { allocationsOf } from '../allocations.ts'
import { benefitsFirst } from '../benefits-limit.ts'
import { monthThenInWords } from '../cash-after-last-day.ts'
import { cashWithoutPay } from '../cash-without-pay.ts'
import { chanceWords } from '../chance-words.ts'
import { coveredCosts, tellsCash } from '../cushion.ts'
import { lostAhead } from '../ending-job.ts'
import { whosePay } from '../ending-names.ts'
import { jointFirst } from '../joint-return.ts'
import { noMarketRisk } from '../no-market-risk.ts'
import { placedIn } from '../order-of-operations.ts'
import { whatBeginsLate } from '../pay-bridge-words.ts'
import { reviewDay } from '../review-day.ts'
import { isInterestTaxed } from '../state-rate.ts'
import type { Topic } from '../topic.ts'
import { butForWhatLapses } from './account-steps.ts'
import { type Comparison, lumpSumAlternatives } from './alternatives.ts'
import { metricsCard, mixCard, projectionCard, timelineCard } from './cards.ts'
import { lumpSumChecks } from './checks.ts'
import { isChildOnBenefits, isPlacedForBenefits } from './childs-benefits.ts'
import { downPaymentOf } from './down-payment.ts'
import { downPaymentInWords } from './down-payment-words.ts'
import { drawnGap, drawnGapInWords } from './drawn-gap.ts'
import { isForChildren } from './for-children.ts'
import { ifFundIsThere, listCashAsSum, withCashAsSum } from './fund-there.ts'
import { gapBeforeAge, gapBeforeAgeInWords } from './gap-before-age.ts'
import { heldLoansInWords } from './held-loans.ts'
import { homeLoanAheadInWords } from './home-loan-ahead.ts'
import { iraNote } from './ira-note.ts'
import { lastingInWords, lastingOf } from './lasting.ts'
import { livedOnLaterInWords } from './lived-on-later.ts'
import { middleDebtInWords, nextDebtInWords } from './middle-debt-checks.ts'
import { mortgageRateInWords } from './mortgage-rate.ts'
import { investFrom, isMourning } from './mourning.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import { ownCashInWords } from './own-cash.ts'
import { rentalInWords } from './rental.ts'
import { requiredGap, requiredGapInWords } from './required-gap.ts'
import { roomBesideGoal } from './room-beside-goal.ts'
import { soldBesideInWords } from './sold-beside.ts'
import { lumpSumSteps } from './steps.ts'
import { isTaxOpen } from './tax-steps.ts'
import { eachYearInWords, toComeInWords } from './to-come.ts'
import { toldMonthInWords } from './told-month.ts'
import { investedSteps } from './ways.ts'
import { type LumpSumWork, lumpSumWork } from './work.ts'

function title(work: LumpSumWork): Text {
  const {
    amount,
    reach,
    isNow,
    horizon,
    invested,
    inherited,
    isLivedOn,
    isProtected,
    placements,
    reader,
    unsettled,
    bridge,
    livedOnFrom,
  } = work
  if (isProtected) return say`Take ${amount} without losing your benefits`
  if (isChildOnBenefits(reader)) return say`Take ${amount} without losing your child’s benefits`
  if (inherited !== undefined) return say`Take over an inherited IRA of ${amount}`
  if (unsettled !== undefined && !isNow && reach !== 'short')
    return say`Keep ${amount} within reach ${words(unsettled.until)}`
  if (invested.value === 0) return say`Put ${amount} to work where it saves most`
  if (isForChildren(reader)) return say`Invest ${amount} for your children`
  if (isNow) return say`Keep ${amount} at hand`
  if (isLivedOn) return say`Make ${amount} last ${horizon}`
  if (reach === 'short') return say`Keep ${amount} safe for ${horizon}`
  if (placedIn(placements, ...investedSteps) < rules.mostlyInvested.value * amount.value)
    return bridge !== undefined && placements.some(({ id }) => id === 'bridge')
      ? say`Keep the months until ${whatBeginsLate(reader, bridge)} safe, and place the rest of ${amount}`
      : say`Put ${amount} to work where it saves most`
  if (livedOnFrom !== undefined) return say`Invest ${amount} to live on from ${livedOnFrom} on`
  if (reach === 'middle') return say`Grow ${amount} carefully for ${horizon}`
  return say`Invest ${amount} for the long run`
}

function summary(work: LumpSumWork, outlook: Outlook | undefined, { value, homeLoan }: Comparison): Text {
  const { placements, horizon, reach, reader, amount } = work
  const example =
    reader.told('amount') === undefined
      ? say`You named no sum, so this shows how ${amount} would go. `
      : nothing
  const waits = mayWait(work)
  const order = say`${benefitsFirst(work.sheet, reader, 'take this money', isPlacedForBenefits(work))}${lastDayInWords(work)}${toComeInWords(work)}${taxOpen(work)}${example}${rentalInWords(work)}${mortgageRateInWords(work)}${sentenceStart(listed(placements.map(({ act, amount: part }) => act(part))))}.${eachYearInWords(work)}${ownCashInWords(work.ownCash)}${soldBesideInWords(work.sold)}${heldLoansInWords(work)}${waits}`
  if (placements.length === 0)
    return join([
      words('There is nothing to place yet.'),
      words('Name a sum, and the plan says where each dollar goes.'),
    ])
  const lasting = lastingOf(work)
  if (lasting !== undefined) return join([lastingInWords(lasting), order])
  if (work.isNow && work.invested.value > 0)
    return join([
      order,
      fundFirst(work),
      words('You need it now, so it stays in cash: nothing could grow until then.'),
      downPaymentInWords(work, outlook),
    ])
  if (outlook === undefined)
    return join([
      order,
      say`Nothing is left to invest yet, and that is a good use of the money.${nextDebtInWords(work)}`,
      ifFundIsThere(work),
    ])
  const ofHome =
    work.isProtected || isChildOnBenefits(reader) ? nothing : homeLoanAheadInWords(work, homeLoan)
  if (reach === 'short')
    return join([
      order,
      fundFirst(work),
      say`In ${horizon} it is worth about ${outlook.middle} in today’s dollars, whatever stocks do.${ofHome}`,
      downPaymentInWords(work, outlook),
      ifFundIsThere(work),
    ])
  const floor = value.weak.value > 0 ? say`, and at least ${value.weak} in ${outlook.mostFutures}` : nothing
  const there = ifFundIsThere(work)
  // Beside what the money does with the fund there, what it gains without it is one number too many: the ledger has it.
  const gain =
    value.middle.value > 0 && there === nothing && !isChildOnBenefits(reader)
      ? say` All in all the plan ends ${value.middle} ahead of leaving the money in an average bank${floor}.`
      : nothing
  if (outlook.yearlyPay !== undefined && work.isProtected)
    return join([
      order,
      say`It is for what benefits do not pay, now and later: what is needed of that soon stays in cash inside the ABLE account, and the rest is in a mix. Spent bit by bit, it could pay ${outlook.yearlyPay}, rising with prices, for ${horizon} in ${outlook.mostFutures} simulated futures.`,
    ])
  if (work.livedOnFrom !== undefined) return join([order, livedOnLaterInWords(work, outlook)])
  if (outlook.yearlyPay !== undefined)
    return join([
      order,
      say`If you live on it, it could pay ${outlook.yearlyPay}, rising with prices, for ${horizon} in ${outlook.mostFutures} simulated futures. Left alone, its middle outcome is ${outlook.middle} in today’s dollars.`,
      requiredGapInWords(requiredGap(work, outlook)),
      drawnGapInWords(drawnGap(work, outlook)),
      gapBeforeAgeInWords(gapBeforeAge(work)),
    ])
  return join([
    order,
    say`The middle outcome for what is invested${words(work.unsettled !== undefined && placedIn(placements, 'rest') > 0 ? ', with what waits for it,' : '')} is ${outlook.middle} in ${horizon}, in today’s dollars; ${outlook.mostFutures} simulated futures end with at least ${outlook.weak}.${gain}${middleDebtInWords(work, homeLoan)}${ofHome}`,
    // A home says itself what a month adds.
    downPaymentOf(work, outlook) === undefined ? toldMonthInWords(work) : downPaymentInWords(work, outlook),
    there,
  ])
}

/** A job that is lost on a told day is why cash comes first. */
function lastDayInWords(work: LumpSumWork): Text {
  const ending = work.unsettled === undefined || work.out !== undefined ? undefined : lostAhead(work)
  if (ending === undefined) return nothing
  const isCounted = tellsCash(work.reader) && work.reader.told('monthlyExpenses') !== undefined
  const then = isCounted
    ? monthThenInWords({ ...work, ending, jobLoss: cashWithoutPay(work, work.cushion).jobLoss })
    : nothing
  return say`${words(whosePay(work.reader, ending.whose, 'Your'))} pay ends ${ending.when}, so cash comes first. ${then}`
}

/** Who mourns reads first that nothing is lost by waiting. */
function mayWait(work: LumpSumWork): Text {
  if (!isMourning(work) || work.reach === 'short' || placedIn(work.placements, 'rest', 'deferral') === 0)
    return nothing
  return say` None of that has to be invested soon: until ${investFrom(work)} it may all wait in insured savings and Treasury bills${butForWhatLapses(work)}.`
}

/** A sale whose tax nobody named: no part of it can be told from the price, so the family has to know that none is off. */
function taxOpen(work: LumpSumWork): Text {
  if (!isTaxOpen(work)) return nothing
  const { reader } = work
  const source = reader.value('moneySource')
  return source === 'stock_sale' || source === 'land_sale'
    ? words('No tax is taken off this money yet: work out the tax on the gain and keep it back first. ')
    : words(
        'No tax is taken off this money yet: find out whether the sale of the home is taxed before you place it. ',
      )
}

/** A goal that is near, and a fund that is not full: which comes first, and why. */
function fundFirst({ placements, invested, neededBy, isNow, sheet }: LumpSumWork): Text {
  const cushion = placements.filter(({ step }) => step === 'starter' || step === 'cushion')
  if (cushion.length === 0) return nothing
  const first = sheet.computed(
    'fund-first',
    'What the emergency fund takes first',
    'usd',
    'the parts of the emergency fund added up',
    cushion.map(({ amount }) => amount),
    cushion.reduce((sum, { amount }) => sum + amount.value, 0),
  )
  return say`The emergency fund comes first: without its ${first} a lost job or a broken car would take the money out of the goal, or put it on a card. ${invested.value > 0 ? say`${invested} is left ${isNow ? words('now') : say`for ${neededBy}`}. If the goal cannot wait, spend less on it or save the difference until then.` : words('Save for the goal from your pay until then.')}`
}

function accountNotes(work: LumpSumWork): Text[] {
  const { reach, placements, cushion, horizon, begins, reader, context } = work
  return [
    ...(begins === undefined
      ? []
      : [
          say`The plan looks ${horizon} ahead, beyond the ${begins} until this money begins to be spent: it has to last long after that day.`,
        ]),
    ...(placedIn(placements, 'starter', 'cushion') > 0 && cushion.sizedBy === 'months'
      ? [
          say`Cash is measured by ${coveredCosts(work.reader, cushion)}: ${cushion.toCover}, for ${cushion.months}.`,
        ]
      : []),
    ...iraNote(work),
    ...roomBesideGoal(work),
    ...(reach !== 'short'
      ? [
          words(
            'Bonds that pay interest fit best inside retirement accounts, stocks outside; the shares of the plan hold over all accounts together.',
          ),
        ]
      : isInterestTaxed(reader, context.law)
        ? [
            words(
              'Interest on Treasury bills is free of state income tax; interest on savings and certificates is not.',
            ),
          ]
        : []),
    words('Name a beneficiary on every account, and add a payable-on-death name to bank accounts.'),
  ]
}

const risk = {
  short: noMarketRisk,
  middle: words('Low to moderate risk'),
  long: words('Moderate risk'),
} as const

function riskLabel({ reach, mix, invested }: LumpSumWork): Text {
  if (invested.value === 0) return noMarketRisk
  if (reach === 'long' && mix.stocks >= rules.growthShare.value)
    return words('Growth, with deep dips on the way')
  return reach === 'long' && mix.stocks < rules.calmShare.value ? risk.middle : risk[reach]
}

/** The years belong to what is invested; cash and paid debts have none. */
function horizonLabel({ invested, placements, horizon, isNow }: LumpSumWork): Text {
  if (invested.value > 0 && !isNow) return say`${horizon}`
  return placements.every(({ step }) => step === 'starter' || step === 'cushion')
    ? words('Ready at any time')
    : words('At once')
}

export const lumpSumInvest: Topic = {
  slug: 'lump_sum_invest',
  label: 'One time invest',
  pill: 'One time invest',
  subject: 'amount',
  alsoSupposed: ['horizonYears', 'retirementAge', 'monthlyExpenses'],
  results: [
    {
      figure: 'outcome.middle',
      digits: 3,
      says: (then, now) => say`the middle outcome would be about ${then} instead of ${now}.`,
    },
  ],
  asks: [
    'amount',
    'horizonYears',
    'goal',
    'nearGoalSum',
    'nearGoalYears',
    'debts',
    'savings',
    'monthlyExpenses',
    'age',
    'income',
    'payThisYear',
    'maritalStatus',
    'moneySource',
    'taxOwedOnMoney',
    'moneyBeforeTax',
    'saleGain',
    'homeLivedIn',
    'publicServiceJob',
    'marketplaceCoverage',
    'inheritedFrom',
    'ownerDeathYear',
    'ownerAgeAtDeath',
    'inheritedRoth',
    'inheritedYearEnd',
    'employerMatch',
    'hasWorkplacePlan',
    'hsaEligible',
    'riskTolerance',
    'numDependents',
    'incomeStability',
    'employment',
    'businessEmployees',
    'disabilityTaxFree',
  ],
  draft(household, context) {
    const work = lumpSumWork(withCashAsSum(withPayOfOther(withoutPayCheck(household))), context)
    listCashAsSum(work, household)
    const { sheet, reader, amount, placements } = work
    const outlook = work.isNow ? undefined : outlookOf(work)
    const allocations = allocationsOf(sheet, placements)
    const nextSteps = lumpSumSteps(work, outlook)
    const checks = lumpSumChecks(work, outlook)
    const comparison = lumpSumAlternatives(work, outlook)
    const cards = [
      ...(work.isNow ? [] : mixCard(work, outlook)),
      ...(outlook === undefined ? [] : [projectionCard(work, outlook), metricsCard(work, outlook)]),
    ]
    const review = reviewDay(work, {
      how: 'a year from today, or when the goal, your work or your family changes',
      day: addYears(context.today, 1),
    })
    const text = join([jointFirst(work), summary(work, outlook, comparison)])
    const notes = accountNotes(work)
    const figures = sheet.figures()
    return {
      topic: 'lump_sum_invest',
      title: title(work),
      summary: text,
      totalAmount: Math.round(amount.value),
      totalLabel: words('To put to work'),
      totalFigure: amount.id,
      allocations,
      ...(outlook === undefined || work.reach === 'short'
        ? {}
        : { oddsLabel: say`Keeps its buying power in ${outlook.odds} simulated futures` }),
      riskLabel: riskLabel(work),
      horizonLabel: horizonLabel(work),
      accountNotes: notes,
      nextSteps,
      checks,
      visualizations: [...cards, timelineCard(nextSteps, figures)],
      figures,
      assumptions: reader.assumptions(),
      // Every other way would bring the money into a name in which it ends the benefits.
      alternatives:
        work.isNow || work.isProtected || isChildOnBenefits(reader) ? [] : comparison.alternatives,
      method:
        outlook === undefined
          ? words('Where each dollar goes is worked out exactly, in the order of operations.')
          : join([
              say`Where each dollar goes is worked out exactly; how it could turn out is counted over ${outlook.paths} simulated futures.`,
              chanceWords(outlook.oddsError),
            ]),
      engineVersion: context.engineVersion,
      lawYear: context.law.year,
      seed: context.seed,
      reviewOn: review.value,
      reviewFigure: review.id,
    }
  },
}
