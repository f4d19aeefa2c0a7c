/** What could make a debt plan wrong or cost money. */

import { isInDefault } from '../../facts/debts.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, words } from '../../say.ts'
import { cashWhilePayIsGone, isPremiumUntold, lastingCheck } from '../cash-without-pay.ts'
import { byUrgency, check } from '../check.ts'
import { childCareEndsCheck } from '../child-care-ends.ts'
import { childOnRecordCheck } from '../child-on-record.ts'
import { courtDue } from '../court-step.ts'
import { bringCashTo } from '../cushion.ts'
import { lostAhead } from '../ending-job.ts'
import { endingCheck } from '../ending-words.ts'
import { expectingCheck } from '../expecting-check.ts'
import { garnishmentChecks } from '../garnishment.ts'
import { helpCheck } from '../help-check.ts'
import { jobAtRiskCheck } from '../job-at-risk.ts'
import { keptRateChecks } from '../kept-card-rate.ts'
import { matchCheck } from '../match-check.ts'
import { wholeMissedMatch } from '../missed-match.ts'
import { ownTuitionCheck } from '../own-tuition-credit.ts'
import { isDueWhole, knowsPastDue } from '../past-due.ts'
import { payChangeCheck } from '../pay-change.ts'
import { soldCheck } from '../sold-words.ts'
import { choiceCheck, fundCheck } from './after-costly.ts'
import { besideCheck } from './beside-debts.ts'
import { beyondBenefitsCheck } from './beyond-benefits.ts'
import { growsCheck } from './birth-words.ts'
import { carChecks } from './car.ts'
import { carRefinanceChecks } from './car-refinance.ts'
import { cashBeyondFundCheck } from './cash-beyond-fund.ts'
import { inCourt } from './court.ts'
import { creditScoreCheck } from './credit-score.ts'
import { kindChecks, trapChecks } from './kind-checks.ts'
import { waitingCostly } from './last-months.ts'
import { usualLateInWords } from './late-sum.ts'
import { payAndBesideInWords, yearOfPay } from './load-pay.ts'
import { loanChecks } from './loan-checks.ts'
import { loanInterestChecks } from './loan-interest.ts'
import { monthsCheck } from './months-without-pay-words.ts'
import { isMatchOpen } from './open-match.ts'
import { isOutOfReach, leftAtEnd, placeUntilJump } from './promotions.ts'
import { proofDays } from './proof-days.ts'
import { leadsWithLate } from './secured-late-words.ts'
import { signedForChecks } from './signed-for.ts'
import { supportEndsChecks } from './support-ends.ts'
import { isTaxLed } from './tax-debt.ts'
import { untoldBalanceCheck } from './untold-balance-check.ts'
import type { DebtWork } from './work.ts'

export function debtChecks(work: DebtWork): Check[] {
  if (work.stage === 'free')
    return [
      ...signedForChecks(work),
      check(
        'debts',
        'pass',
        'No debt counted',
        words('If there is one, say so: its rate decides what comes first.'),
      ),
    ]
  if (work.stage === 'catch-up')
    return byUrgency([
      ...lateChecks(work),
      ...garnishmentChecks(work),
      ...foundationChecks(work),
      ...childOnRecordCheck(work),
      ...expectingCheck(work),
    ])
  return byUrgency([
    ...lateChecks(work),
    ...(work.stage === 'shortfall' ? [helpCheck] : []),
    ...beyondBenefitsCheck(work),
    ...garnishmentChecks(work),
    ...untoldBalanceCheck(work),
    ...growthChecks(work),
    ...promotionChecks(work),
    ...keptRateChecks(work.paid),
    ...loadChecks(work),
    ...loanChecks(work),
    ...loanInterestChecks(work),
    ...ownTuitionCheck(work),
    ...jobAtRiskCheck(work.reader),
    ...endingCheck({ reader: work.reader, ending: lostAhead(work), costlyDebts: waitingCostly(work) }),
    ...lastingChecks(work),
    ...foundationChecks(work),
    ...soldCheck(work),
    ...cashBeyondFundCheck(work),
    ...monthsCheck(work),
    ...childOnRecordCheck(work),
    ...expectingCheck(work),
    ...growsCheck(work),
    ...payChangeCheck(work, work.payChange, {
      isCounted: true,
      left: work.extra,
      also: words(
        work.loans === undefined && work.choice === undefined
          ? ''
          : ` A federal plan that follows income may ask for ${work.payChange?.isRaise === true ? 'more' : 'less'} once that pay is confirmed: the plans of your loans count it from there on.`,
      ),
    }),
    ...childCareEndsCheck(work, work.careEnds.length > 0 ? 'all' : 'none'),
    ...supportEndsChecks(work),
    ...carChecks(work),
    ...carRefinanceChecks(work),
    ...kindChecks(work),
    ...creditScoreCheck(work),
    ...besideCheck(work),
    ...signedForChecks(work),
    // Nothing is shopped for while the home or the car is at stake.
    ...(leadsWithLate(work) ? [] : trapChecks(work)),
  ])
}

function lateChecks(work: DebtWork): Check[] {
  const { isBehind, reader, debts, unproven, rehabilitated, stage } = work
  const asked = reader.told('behindOnDebts')
  const collected = [...unproven, ...rehabilitated]
  // A loan in default has a check of its own, and a way of its own.
  const isDefaultAlone = collected.length > 0 && collected.every(({ told }) => isInDefault(told))
  if (isDefaultAlone && !work.isLateElsewhere && courtDue(work) === undefined) return []
  if (isBehind && !work.isLateElsewhere && inCourt(debts).length > 0)
    return [
      check(
        'late',
        'act',
        'Answer the court paper first',
        words('A court paper must be answered by its day; what is late on that debt is not paid before.'),
      ),
    ]
  // What to do about a collector stands in a check of its own.
  const isWithCollector = debts.some(({ told }) => told.isInCollections === true)
  if (isBehind && !work.isLateElsewhere && isWithCollector && courtDue(work) === undefined) return []
  if (isBehind)
    return [
      check(
        'late',
        'act',
        'What is late comes first',
        join([
          words(
            'Bring late payments up to date before any extra. A court paper must be answered by its day.',
          ),
          knowsPastDue(reader)
            ? words('Late fees can come on top of what you missed: ask for the sum in writing.')
            : work.lateUntold === undefined
              ? nothing
              : usualLateInWords(work.lateUntold),
          // What to do about a collector stands in a check of its own where a debt is with one.
          isWithCollector
            ? nothing
            : say`Of a collector, ask for proof in writing within ${proofDays(work.sheet)} of the first letter; very old debts may be past the time in which they can be sued for, and a small payment can start that time again.`,
        ]),
      ),
    ]
  // What to do about tax that is due as a whole stands in the check of that debt.
  if (debts.some(({ told }) => isDueWhole(told))) return []
  return [
    asked === false
      ? check(
          'late',
          'pass',
          'Nothing is late',
          words(
            stage === 'shortfall' || stage === 'hold'
              ? 'A call before the due day keeps it so, where a payment does not fit.'
              : 'Autopay for the minimum payments keeps it so.',
          ),
        )
      : check(
          'late',
          'warn',
          'Is anything late?',
          words(
            'The plan assumes that nothing is. If a payment is late, or a collector or a court wrote to you, say so: that comes first.',
          ),
        ),
  ]
}

function growthChecks(work: DebtWork): Check[] {
  const { plan, growing, toDebts } = work
  const [worst] = growing
  if (worst === undefined) return []
  const stops = plan.months !== undefined && toDebts.value > 0
  return [
    check(
      'growing',
      'act',
      'A minimum payment does not cover the interest',
      stops
        ? say`At ${worst.minimum} alone the ${worst.label} grows for as long as you pay it. The extra stops that; never fall back to the minimum payment.`
        : say`At ${worst.minimum} the ${worst.label} grows each month. It needs a lower rate or a larger payment, and help to get there.`,
    ),
  ]
}

function promotionChecks(work: DebtWork): Check[] {
  return work.paid.flatMap((debt): Check[] => {
    const { promotion } = debt
    if (promotion === undefined) return []
    const id = `promotion.${debt.id}`
    const when = promotion.ends === undefined ? say`in about ${promotion.months}` : say`on ${promotion.ends}`
    const isFromToday = promotion.ends === undefined && debt.told.promoMonths !== undefined
    const counted = isFromToday
      ? words(
          'That is counted as if it began today: if it began earlier, it ends earlier, so find its last day.',
        )
      : nothing
    const missed = leftAtEnd(work, debt, promotion)
    if (missed === undefined)
      return [
        check(
          id,
          isFromToday ? 'warn' : 'pass',
          promotion.isDeferred && !isFromToday ? 'Deferred interest is avoided' : 'A promotion ends',
          join([
            say`The ${debt.label} is paid before its promotion ends ${when}.`,
            promotion.isDeferred
              ? say`One dollar left would bring back interest at ${debt.rate} since the first day.`
              : placeUntilJump(work, debt, promotion),
            counted,
          ]),
        ),
      ]
    const { left, pace } = missed
    const inTime = say`${pace} from now on would clear it in time.`
    return [
      promotion.isDeferred
        ? check(
            id,
            isOutOfReach(work, debt) ? 'warn' : 'act',
            'Deferred interest will come back',
            join([
              say`The ${debt.label} still has ${left} on it when its promotion ends ${when}. All interest at ${debt.rate} since the first day is then charged at once. ${inTime}`,
              words(
                isOutOfReach(work, debt)
                  ? 'But what you live on comes first, and that interest is the smaller evil: ask for more time before that day.'
                  : 'Find that money, or another place for the balance, before that day.',
              ),
              counted,
            ]),
          )
        : check(
            id,
            'warn',
            'A promotion ends',
            join([
              say`The ${debt.label} costs ${promotion.rate} until its promotion ends ${when}, then ${debt.rate} on the ${left} that is left.`,
              placeUntilJump(work, debt, promotion),
              inTime,
              counted,
            ]),
          ),
    ]
  })
}

function loadChecks(work: DebtWork): Check[] {
  const { heavyShare, paymentShare, reader, stage } = work
  // Whoever is late or sued is not told that all is well.
  const isPressed = reader.told('behindOnDebts') === true || reader.told('suedForDebt') === true
  const found: Check[] = []
  const half = reader.rule('heavy', 'Share of a year’s pay that is too much', 'share', rules.heavyDebtShare)
  const stretched = reader.rule(
    'stretched',
    'Share of pay that crowds out the rest',
    'share',
    rules.paymentShareHigh,
  )
  if (heavyShare !== undefined && (heavyShare.value > half.value || (stage === 'payoff' && !isPressed)))
    found.push(
      heavyShare.value > half.value
        ? check(
            'load',
            'act',
            'Too much for a better order alone',
            say`Cards, loans and bills without a home or a car behind them come to ${heavyShare} of ${yearOfPay(work)}; above ${half} ${isTaxLed(work) ? words('few people get out by themselves. See the tax office, with an enrolled agent or a CPA, before anybody else.') : words('few people get out without a lower rate. See a nonprofit credit counselor, then, if the budget does not close, a bankruptcy lawyer once. It is a legal right, not a failure.')} No settlement company, no fee up front.`,
          )
        : check(
            'load',
            'pass',
            'The load can be carried',
            say`Unsecured debt${words(work.debts.some(({ kind }) => kind === 'student_loan') ? ', student loans apart,' : '')} is ${heavyShare} of ${yearOfPay(work)}, below the ${half} at which help is needed.`,
          ),
    )
  if (paymentShare !== undefined && paymentShare.value > rules.paymentShareWarn.value)
    found.push(
      check(
        'payments',
        paymentShare.value > stretched.value ? 'act' : 'warn',
        'Payments take much of your pay',
        say`Debt payments and housing take ${paymentShare} of ${payAndBesideInWords(work, 'pay')} before tax. Above ${stretched} there is little room for anything to go wrong.`,
      ),
    )
  if (stage === 'counsel' && heavyShare === undefined)
    found.push(
      check(
        'load',
        'act',
        'A counselor first',
        words(
          'At this pace it takes too long, or never ends. A nonprofit credit counselor can ask for lower rates. The first talk is free.',
        ),
      ),
    )
  return found
}

/** Where a pay is gone: how many months the cash and what still comes in carry, payments on debts included. */
function lastingChecks(work: DebtWork): Check[] {
  const without = cashWhilePayIsGone(work)
  if (without === undefined) return []
  const lasting = lastingCheck(without)
  const isUntold = isPremiumUntold(work.reader)
  return [
    {
      ...lasting,
      detail: say`${lasting.detail} The payments on your debts are taken to stand among what a month costs${words(isUntold ? '; what health cover costs without the job is not in it yet' : '')}.`,
    },
  ]
}

function foundationChecks(work: DebtWork): Check[] {
  const { sheet, context, starter, cash, kept = cash, laterCushion, reader, match, stage, fund } = work
  const floor = reader.rule('starter.floor', 'Least starter cushion', 'usd', rules.starterFloor)
  const fillsWhole = fund?.isWhole === true && fund.gap.value > 0
  const cushion =
    starter === undefined || kept === undefined
      ? check(
          'starter',
          'warn',
          'Is there a first cushion?',
          say`Have about ${floor}, or a month of costs, in cash before you pay extra. The plan takes it to be there.`,
        )
      : kept.value >= starter.value
        ? check('starter', 'pass', 'First cushion is there', say`Your ${kept} covers the first ${starter}.`)
        : laterCushion === undefined
          ? check(
              'starter',
              'act',
              'First cushion first',
              say`${bringCashTo(kept, starter)} ${words(stage === 'shortfall' ? 'as soon as the month leaves something' : work.clearsAtOnce ? 'before anything else' : 'before the extra goes to a debt')}.`,
            )
          : check(
              'starter',
              'warn',
              'The first cushion waits for the payday loan',
              say`Your ${kept} is less than the first ${starter}, but each month of that loan costs more than a small cushion saves. It is filled as soon as the loan is gone.`,
            )
  const found: Check[] = [...(fillsWhole ? [] : [cushion]), ...fundCheck(work)]
  const credit =
    stage === 'shortfall' || stage === 'hold' ? undefined : wholeMissedMatch(sheet, reader, context)?.floor
  if (credit !== undefined) found.push(credit.check)
  if (match !== undefined)
    found.push(
      check(
        'match',
        'act',
        work.rollovers.length > 0
          ? 'The employer match comes after the payday loan'
          : 'The employer match comes before extra payments',
        say`${match.added} would be missed.`,
      ),
    )
  else if (stage !== 'shortfall' && stage !== 'hold' && isMatchOpen(reader))
    found.push(
      reader.told('getsWholeMatch') === false
        ? check(
            'match',
            'act',
            'The employer match comes before extra payments',
            words(
              'You said that you do not get all of it. Ask up to which share of pay your employer matches, put in that much first, and tell both shares here: then the plan counts what it takes of the month.',
            ),
          )
        : check(
            'match',
            'warn',
            'Do you get the whole employer match?',
            words(
              'If your employer matches 401(k) contributions, get all of it before you pay a debt faster.',
            ),
          ),
    )
  if (stage === 'hold') found.push(...matchCheck(sheet, reader, context))
  return [...found, ...choiceCheck(work)]
}
