/** What could make an emergency fund too small, too large, or out of reach when it is needed. */

import type { Check } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import { benefitsCheck } from '../benefits-limit.ts'
import { isBareMonthCovered, lastingCheck } from '../cash-without-pay.ts'
import { byUrgency, check } from '../check.ts'
import { childCareEndsCheck } from '../child-care-ends.ts'
import { childOnRecordCheck } from '../child-on-record.ts'
import { childSurvivorChecks } from '../child-survivors.ts'
import { collectedCheck } from '../collected-check.ts'
import { bringCashTo } from '../cushion.ts'
import { type DebtTerms, promotionInWords } from '../debt-terms.ts'
import { costOf, inTurn, isRollover } from '../debts.ts'
import { endingCheck } from '../ending-words.ts'
import { supportsSomebody } from '../expecting.ts'
import { expectingCheck } from '../expecting-check.ts'
import { helpCheck } from '../help-check.ts'
import { costlyLoanThatWaits, jobAtRiskCheck, loanWaitsCheck } from '../job-at-risk.ts'
import { lastsInWords } from '../job-loss.ts'
import { keptRateChecks } from '../kept-card-rate.ts'
import { lateFirstChecks } from '../late-first.ts'
import { lifelongPayInWords } from '../lifelong-pay.ts'
import { matchCheck } from '../match-check.ts'
import { minimumsOnly } from '../minimums-only.ts'
import { newbornCheck } from '../newborn-check.ts'
import { payChangeCheck } from '../pay-change.ts'
import { comparePlanCheck } from '../plan-to-compare.ts'
import { requiredCheck } from '../required-withdrawal.ts'
import { afterSaveCheck } from '../save-ends.ts'
import { saversMatchAhead } from '../savers-match-ahead.ts'
import { isSuedForDebt } from '../sued-over.ts'
import { supportCheck } from '../support-received.ts'
import { taxPicture } from '../tax-picture.ts'
import { bridgeCheck } from './bridge-words.ts'
import { beyondCheck } from './cash-beyond.ts'
import { disabilityCover } from './disability-cover.ts'
import { homeChecks } from './home-words.ts'
import { investedCheck } from './invested-reserve.ts'
import { lossOnTheDay } from './last-months.ts'
import { lastingSavings } from './lasting.ts'
import { lossesInWords } from './loss-words.ts'
import { benefitsCover, benefitsRunway } from './on-benefits.ts'
import { premiumCheck } from './premium-check.ts'
import { requiredOfFund, requiredUse } from './required-years.ts'
import { isReserveNear, reserveCheck } from './retirement-reserve.ts'
import { schoolCreditCheck } from './school-credit.ts'
import { schoolLoanChecks } from './school-words.ts'
import { severanceChecks } from './severance-checks.ts'
import { shortCheck } from './short-month.ts'
import { soldCheck } from './sold-words.ts'
import { supportEndsChecks } from './support-ends.ts'
import { survivingBenefit } from './surviving-benefit.ts'
import { needsHelpNow } from './urgent-help.ts'
import type { FundWork } from './work.ts'

export function emergencyFundChecks(work: FundWork): Check[] {
  return byUrgency([
    ...shortCheck(work),
    ...(work.stage === 'unemployed' ? [] : [starterCheck(work)]),
    ...lateFirstChecks(work, work.late),
    ...expectingCheck(work),
    ...(work.stage === 'working' || work.stage === 'unemployed'
      ? childSurvivorChecks(work, words('Plan again with the letter that names it.'))
      : []),
    ...payChangeCheck(work, work.payChange, {
      isCounted: true,
      ...(work.match === undefined || work.waitsForBalance
        ? { left: work.surplus }
        : { left: work.match.later, leaves: 'the month leaves once the match is taken' }),
    }),
    ...childCareEndsCheck(work, work.careEnds.length > 0 ? 'all' : 'none'),
    ...newbornCheck(work),
    ...(work.ending === undefined ? jobAtRiskCheck(work.reader, work.gap.value === 0) : []),
    ...matchCheck(work.sheet, work.reader, work.context),
    ...childOnRecordCheck(work),
    ...(work.stage === 'working'
      ? saversMatchAhead({ ...work, taxes: () => taxPicture(work.sheet, work.reader, work.context) })
      : []),
    ...collectedCheck(work.reader),
    ...(work.stage === 'retired' ? [] : supportCheck(work.reader)),
    ...supportEndsChecks(work),
    ...(isOnlyInCourt(work)
      ? []
      : work.waiting.length > 0
        ? [...rolloverBefore(work), ...endingCheck({ ...work, costlyDebts: work.waiting })]
        : [debtCheck(work)]),
    ...keptRateChecks(work.otherDebts),
    ...comparePlanCheck(work.compared),
    ...afterSaveCheck(work, work.loanAhead, { counted: paymentCounted(work) }),
    ...bridgeCheck(work),
    ...beyondCheck(work),
    ...homeChecks(work),
    ...(work.stage === 'working' ? [...schoolCreditCheck(work), ...schoolLoanChecks(work)] : []),
    ...soldCheck(work),
    ...sizeChecks(work),
    ...reachChecks(work),
    ...stageChecks(work),
    ...requiredCheck(work, requiredOfFund(work), requiredUse(work)),
    ...survivingBenefit(work),
    ...lastingSavings(work),
    ...helpChecks(work),
    ...premiumCheck(work),
    runwayCheck(work),
    ...severanceChecks(work),
  ])
}

function starterCheck({
  cushion: { starter },
  kept,
  missing,
  promised,
  rollovers,
  late,
  sold,
}: FundWork): Check {
  if (kept.value >= starter.value)
    return check(
      'starter',
      'pass',
      'Starter cushion is there',
      say`Your ${kept} covers the first ${starter}.`,
    )
  const when =
    rollovers.length > 0
      ? say`as soon as ${inTurn(rollovers)} is gone`
      : words(
          (late?.left.value ?? 0) > 0
            ? 'once what is late is paid'
            : promised.length > 0
              ? 'as soon as the debt with deferred interest is on its way'
              : sold?.starter !== undefined
                ? 'now, from what you have invested'
                : missing !== undefined
                  ? 'as soon as the month is even'
                  : 'before anything else',
        )
  return check(
    'starter',
    'act',
    rollovers.length > 0 ? 'Starter cushion next' : 'Starter cushion first',
    say`${bringCashTo(kept, starter)} ${when}, so that the next repair does not go on a card.`,
  )
}

/** Costs and the sum of a month were told without the payment that begins. */
const paymentCounted = ({ surplus, loanAhead }: FundWork): Text =>
  loanAhead?.begins === undefined || !surplus.inputs.includes(loanAhead.begins.id)
    ? words(' The fund is counted with it: put it among what a month costs.')
    : words(
        ' The fund is counted with it, and the sum of the month without it: put it among what a month costs.',
      )

/** What is in court has a check and a step of its own. */
const isOnlyInCourt = ({ costlyDebts, reader }: FundWork): boolean =>
  costlyDebts.length === 0 && isSuedForDebt(reader)

const rolloverCheck = ({ rollovers }: FundWork, worst: DebtTerms, id: 'debts' | 'payday'): Check =>
  check(
    id,
    'act',
    'The payday loan comes before everything',
    rollovers.includes(worst)
      ? say`The ${worst.label} costs ${worst.rate} a year: a month of it costs more than a small cushion saves. Do not renew it: ask the lender in writing, before the next due day, for an extended payment plan, and a credit union for a small loan that ends it.`
      : say`The ${worst.label} costs ${worst.rate} a year: your cash ends it before its next due day. Do not renew it.`,
  )

/** Beside debts that wait for pay. */
const rolloverBefore = (work: FundWork): Check[] =>
  work.costlyDebts
    .slice(0, 1)
    .filter(isRollover)
    .map((worst) => rolloverCheck(work, worst, 'payday'))

function debtCheck(work: FundWork): Check {
  const { costlyDebts, promised, promiseKept, stage, dates, reader, highRate } = work
  const [worst] = costlyDebts
  const waits = costlyLoanThatWaits(reader, highRate, work.otherDebts)
  if (worst === undefined && waits !== undefined) return loanWaitsCheck(reader, waits)
  if (worst === undefined)
    return reader.told('debts') === undefined
      ? check(
          'debts',
          'pass',
          'No debt at a high rate counted',
          words('If there is one, say so: it comes before the full fund.'),
        )
      : check(
          'debts',
          'pass',
          'No debt at a high rate',
          words('Nothing that you owe comes before the full fund.'),
        )
  if (stage === 'unemployed')
    return isRollover(worst)
      ? check(
          'debts',
          'act',
          'Do not renew it',
          say`The ${worst.label} costs ${costOf(worst)}, and a renewal is a new fee on the same loan. If your cash can end it beside food and the home, end it now. Else ask the lender in writing, before the next due day, for an extended payment plan, and a credit union for a small loan that ends it. Other debts get their minimum payments, for cash that is gone cannot be borrowed back without pay.`,
        )
      : minimumsOnly(worst, { isCovered: isBareMonthCovered(work) })
  if (dates.stuck === 'debts grow faster')
    return check(
      'debts',
      'act',
      'The debts grow faster than you can pay',
      words(
        'Call a nonprofit credit counselor before you save beyond the starter cushion. The first talk is free.',
      ),
    )
  if (isRollover(worst)) return rolloverCheck(work, worst, 'debts')
  const [first] = [...promised, ...promiseKept]
  if (first?.promotion !== undefined)
    return check(
      'debts',
      'act',
      'Deferred interest comes before the fund',
      say`If a dollar of the ${first.label} is left when its promotion ends${first.promotion.ends === undefined ? nothing : say` on ${first.promotion.ends}`}, all interest since the purchase comes back at ${first.rate}. ${words(promised.includes(first) ? 'What clears it in time comes first, debts at a high rate after the starter cushion.' : 'Your cash ends it today.')}`,
    )
  return check(
    'debts',
    'act',
    'Debts at a high rate come before the full fund',
    worst.promotion === undefined || worst.promotion.isDeferred
      ? say`The ${worst.label} costs ${worst.rate} a year. Paying it saves more than any savings account pays.`
      : say`${promotionInWords(worst, worst.promotion)} Paying it by then saves more than any savings account pays.`,
  )
}

function sizeChecks({ reader, kept, stage, jobLoss }: FundWork): Check[] {
  const found: Check[] = []
  const most = reader.some('outOfPocketMaximum')
  // Cash that the months without pay take is not there for a bill as well.
  const isLivedOn = stage === 'unemployed' && !jobLoss.cases[0].isCovered
  if (most !== undefined && isLivedOn)
    found.push(
      check(
        'out-of-pocket',
        'warn',
        'Health plan’s worst year',
        say`A bad health year can cost ${most}, your plan’s out-of-pocket maximum, and your cash has to pay the months. New cover has a maximum of its own, counted from nothing: look at it when you choose.`,
      ),
    )
  else if (most !== undefined)
    found.push(
      kept.value >= most.value
        ? check(
            'out-of-pocket',
            'pass',
            'Health plan’s worst year',
            say`Your cash covers the ${most} that your plan can leave you to pay in a year, its out-of-pocket maximum.`,
          )
        : check(
            'out-of-pocket',
            'warn',
            'Health plan’s worst year',
            say`A bad health year can cost ${most}, your plan’s out-of-pocket maximum. The full fund covers it; that part comes after debts at a high rate.`,
          ),
    )
  return found
}

function reachChecks({ sheet, reader, cushion }: FundWork): Check[] {
  const { cash, target } = cushion
  const insured = sheet.law('insured', 'Insured deposit', 'usd', lastingLaw.depositInsurance)
  const found: Check[] = [
    Math.max(cash.value, target.value) > insured.value
      ? check(
          'insured',
          'act',
          'Over the insured amount',
          say`Keep no more than ${insured} for each owner at one bank, or hold the rest in Treasuries.`,
        )
      : check(
          'insured',
          'pass',
          'Fits inside deposit insurance',
          say`Up to ${insured} for each owner at one bank is insured. An app that is not itself a bank is not: check which bank holds the money.`,
        ),
  ]
  found.push(...benefitsCheck(sheet, reader, 'SSI and Medicaid have savings limits'))
  return found
}

function stageChecks(work: FundWork): Check[] {
  const { stage, reader } = work
  if (stage === 'unemployed') return [...investedCheck(work), ...reserveCheck(work)]
  if (stage === 'benefits') return [benefitsCover]
  if (stage === 'retired')
    return [
      check(
        'cover',
        'warn',
        'What insurance should carry',
        words(
          `A long stay in care or a fire is too large for any fund. Check ${reader.some('homeValue') === undefined ? 'home or renter’s' : 'home'} insurance, and what your Medicare plan leaves to you.`,
        ),
      ),
    ]
  const supports = supportsSomebody(reader)
  const disability = disabilityCover(reader)
  return [
    ...(isReserveNear(work) ? reserveCheck(work) : []),
    check(
      'cover',
      'warn',
      supports ? 'Disability, life and renter’s cover' : 'Renter’s and disability cover',
      supports
        ? say`A long illness, a death or a fire is too large for any fund. Check ${disability}, term life insurance for whoever earns, and renter’s or home insurance before you save beyond the target.`
        : say`A long illness or a fire is too large for any fund. Check ${disability} and renter’s or home insurance before you save beyond the target.`,
    ),
  ]
}

/** Where it cannot wait it is a step. */
const helpChecks = (work: FundWork): Check[] =>
  work.stage !== 'unemployed' || needsHelpNow(work) ? [] : [helpCheck]

function runwayCheck(work: FundWork): Check {
  const { runway, cushion, stage, jobLoss } = work
  if (stage === 'unemployed') return lastingCheck(work)
  const isEnough = jobLoss.cases.every(
    (loss) =>
      loss.isCovered || (lossOnTheDay(work, loss)?.lastsWithAll ?? loss.runway).value >= cushion.months.value,
  )
  if (stage === 'benefits') return benefitsRunway(work)
  if (stage === 'retired')
    return check(
      'runway',
      isEnough ? 'pass' : 'warn',
      'Runway today',
      say`Beyond ${lifelongPayInWords(work.reader)}, your cash covers ${lastsInWords(runway)} of spending without selling anything.`,
    )
  const isToldDay = jobLoss.cases.some((loss) => lossOnTheDay(work, loss) !== undefined)
  return check(
    'runway',
    isEnough ? 'pass' : 'warn',
    isToldDay ? 'Runway without pay' : 'Runway today',
    lossesInWords(work),
  )
}
