/** The summary of a debt plan. */

import type { DateFigure, Figure } from '../../figure.ts'
import { join, listed, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { isBalanceTaken } from '../debts.ts'
import { easedLoansInWords } from '../loans-without-pay.ts'
import { lostJobInWords } from '../out-of-work-steps.ts'
import { whilePayIsGone } from '../pay-that-goes-on.ts'
import { hasRetired } from '../retired.ts'
import { soldInWords } from '../sold-words.ts'
import { paidFirst } from '../support-without-pay.ts'
import { fundWords } from './after-costly.ts'
import { afterDivorceWords } from './after-divorce.ts'
import { forgivenWords } from './after-forgiveness-words.ts'
import { afterLastWords } from './after-last.ts'
import { debtsPaid, freedTo, paidAtOnce } from './at-once.ts'
import { isAllInDefault, isAllUnproven, isCalm } from './behind.ts'
import { beyondBenefitsWords } from './beyond-benefits.ts'
import { birthWords } from './birth-words.ts'
import { bridgeWords } from './bridged-gap-words.ts'
import { carWords } from './car.ts'
import { careInWords } from './care-ends.ts'
import { counselWords } from './counsel-words.ts'
import { debtOfferWords } from './debt-offer-words.ts'
import { endedWords } from './ended-words.ts'
import { fillsFund, isSpentByBirth } from './filling.ts'
import { firstOfTwo } from './first-of-two.ts'
import { forLater } from './for-later.ts'
import { fromSavingsWords } from './from-savings-words.ts'
import { gapWords } from './gap-words.ts'
import { homeAheadWords } from './home-ahead-words.ts'
import { homeGoalWords } from './home-goal.ts'
import { inSchoolWords, isOnlyInSchool } from './in-school.ts'
import { lastMonthsWords } from './last-months.ts'
import { usualLateInWords } from './late-sum.ts'
import {
  beforePaying,
  catchUpWords,
  courtWords,
  defaultWords,
  firstWords,
  lateFromCash,
  outOfDefault,
  unprovenWords,
} from './late-words.ts'
import { choiceWords } from './loan-choice-words.ts'
import { separateWords } from './loan-filing.ts'
import { planEndWords } from './loan-plan-ends.ts'
import { turnedInWords } from './loan-plans.ts'
import { reliefWords } from './loan-relief-words.ts'
import { movedWords } from './loan-save.ts'
import { servedApart, servedApartWords } from './loan-served-apart.ts'
import {
  countWords,
  forgivenessWords,
  loanWords,
  moveWords,
  newLoanWords,
  orFixedWords,
  untilMoved,
} from './loan-words.ts'
import { loweredWords } from './lowered-saving-words.ts'
import { beforeMatchWords, leastOf, monthlyWords } from './monthly-words.ts'
import { beyondFund, whereSpared } from './months-without-pay-words.ts'
import { openBillWords } from './open-bill-words.ts'
import { pacedWords } from './paced-words.ts'
import { parentPlusWords } from './parent-plus-words.ts'
import { payBackInWords } from './pay-back-words.ts'
import { newPayInWords } from './pay-change.ts'
import { paydayCapWords, paydayWords } from './payday.ts'
import { comesBack } from './promotions.ts'
import { offerWords } from './refinance.ts'
import { goneBy, leastFigures, payoffFigures, savedInterest } from './results.ts'
import { matchBegins, rolloverWords } from './rollover-words.ts'
import { isLedByLate, leadsWithLate, securedLateWords } from './secured-late-words.ts'
import { doesIt, sentWords } from './sent-words.ts'
import { shortfallWords } from './shortfall-words.ts'
import { leftToSignerWords, signedForWords } from './signed-for.ts'
import { wished } from './smallest-first.ts'
import { smallestWords } from './smallest-first-words.ts'
import { transferWords } from './taken-transfer-words.ts'
import { goesOnApart, outlasting, outlastingName, provesFirst, theseDebts } from './title.ts'
import { toldBeyondWords } from './told-beyond-words.ts'
import { waitingWords } from './waits-for-job.ts'
import type { DebtWork } from './work.ts'

export function debtSummary(work: DebtWork): Text {
  const { stage } = work
  const court = courtWords(work)
  if (isCalm(work) && isAllInDefault(work)) return join([court, outOfDefault(work)])
  // A loan that is about to be signed cannot wait for what is closed already.
  const isBorrowing = newLoanWords(work) !== nothing
  if (provesFirst(work)) return join([court, beforePaying(work), defaultWords(work)])
  return join([
    court,
    beyondBenefitsWords(work),
    leftToSignerWords(work),
    securedLateWords(work),
    paydayWords(work),
    paydayCapWords(work),
    endedWords(work),
    openBillWords(work),
    gapWords(work),
    bridgeWords(work),
    afterDivorceWords(work),
    transferWords(work),
    stage === 'counsel' ? nothing : debtOfferWords(work),
    isShort(work) ? nothing : loweredWords(work),
    isShort(work) ? nothing : fromSavingsWords(work),
    homeGoalWords(work),
    join([inSchoolWords(work), toldBeyondWords(work), movedWords(work)]),
    isBorrowing ? nothing : parentPlusWords(work),
    ...(work.sold === undefined ? [] : [soldInWords(work.sold, 'First'), sentApart(work)]),
    isLedByLate(work) ? nothing : summaryOfStage(work),
    // Of a home or a car that stays late the plan leads with it.
    work.lateUntold === undefined || leadsWithLate(work) ? nothing : usualLateInWords(work.lateUntold),
    carWords(work),
    // Where a counselor comes first, an offer is looked at after that.
    stage === 'counsel' ? debtOfferWords(work) : nothing,
    isBorrowing ? parentPlusWords(work) : nothing,
    work.once === undefined ? nothing : sentApart(work),
    isShort(work) ? nothing : offerWords(work),
    isAllUnproven(work) ? nothing : unprovenWords(work),
    signedForWords(work),
  ])
}

/** What is sent now, where the summary of the stage does not say it. */
const sentApart = (work: DebtWork): Text =>
  work.stage === 'counsel' || work.stage === 'as-agreed' ? sentWords(work) : nothing

const isShort = ({ stage }: DebtWork): boolean => stage === 'shortfall' || stage === 'hold'

function summaryOfStage(work: DebtWork): Text {
  const { stage } = work
  switch (stage) {
    case 'free':
      return words(
        `You have no debts of your own to plan for. Pay cards in full each month. What a debt would have cost can fill the emergency fund${hasRetired(work.reader) ? '; beyond it, it is yours' : ', earn the employer match and go to retirement'}.`,
      )
    case 'catch-up':
      return catchUpWords(work)
    case 'shortfall':
      return shortfallWords(work)
    case 'counsel':
      return work.relief === undefined
        ? join([counselWords(work), loanWords(work), lastMonthsWords(work)])
        : join([loanWords(work), counselWords(work), lastMonthsWords(work)])
    case 'hold':
      return join([
        lateFromCash(work),
        newLoanWords(work),
        hold(work),
        payBackInWords(work),
        choiceWords(work),
      ])
    case 'as-agreed':
      if (isOnlyInSchool(work)) return nothing
      return work.loans?.closed === undefined
        ? work.choice?.best === undefined
          ? join([
              asAgreed(work),
              birthWords(work),
              newPayInWords(work),
              careInWords(work),
              choiceWords(work),
              newLoanWords(work),
            ])
          : join([
              newLoanWords(work),
              choiceWords(work),
              asAgreed(work),
              birthWords(work),
              newPayInWords(work),
              careInWords(work),
            ])
        : join([newLoanWords(work), asAgreed(work), birthWords(work), newPayInWords(work), careInWords(work)])
    case 'payoff':
      if (servedApart(work) !== undefined)
        return join([newLoanWords(work), servedApartWords(work), payoff(work)])
      return work.loans?.isOnSave || work.assistance !== undefined || work.relief !== undefined
        ? join([newLoanWords(work), loanWords(work), payoff(work)])
        : join([newLoanWords(work), payoff(work), loanWords(work)])
    default:
      return stage satisfies never
  }
}

function hold(work: DebtWork): Text {
  const { minimums, owed, reader, fromCash, loans, choice } = work
  const first = lostJobInWords(work)
  const pay = words(whilePayIsGone(reader))
  if (minimums.value <= 0)
    return join([
      say`You owe ${owed} in all.`,
      first,
      say`While ${pay}, keep your cash for food, housing and power: it is worth more to you now than a smaller balance. Call each lender that you still pay and ask for hardship terms; pay nothing on a debt that is in court before legal aid has answered.`,
    ])
  return join([
    say`You owe ${owed} in all.`,
    first,
    say`While ${pay}, pay the minimum payments, ${minimums}, and nothing beyond: cash is worth more to you now than a smaller balance.${fromCash === undefined ? nothing : say` ${fromCash} of that comes from your cash, which is there for this.`} Call each lender and ask for hardship terms before you miss a payment${loans?.paymentsLeft === undefined ? words(easedLoansInWords(reader, choice === undefined || choice.low !== undefined)) : say`, but ask for no pause on the federal loans: a month in it counts for nothing, and ${loans.paymentsLeft} of payments are left`}. If cash does not reach for all of it, ${words(paidFirst(reader))}.`,
  ])
}

/** The balances that were not told. */
function unsaid(debts: DebtWork['debts']): Text {
  const missing = debts.filter(isBalanceTaken)
  if (missing.length === debts.length) return words('how much you owe')
  return say`what is left on ${listed(missing.map(({ label }) => say`the ${label}`))}`
}

function payoff(work: DebtWork): Text {
  const { owed, targets, plan, debts, mortgages, order, household } = work
  const [first] = targets
  if (first === undefined) return nothing
  const figures = payoffFigures(work, 'plan', 'This plan', plan)
  const least = leastFigures(work)
  const saved = savedInterest(work, figures, least)
  const owes =
    household.debts === undefined
      ? say`As an example, take ${owed} owed on a card at ${first.rate}; tell your own debts and the plan follows.`
      : debts.some(isBalanceTaken)
        ? say`You did not say ${unsaid(debts)}, so take ${owed} in all at first; tell your own balances and the plan follows.`
        : debts.length === 1
          ? say`You owe ${owed} on the ${first.label}${rateWords(first)}.`
          : say`You owe ${owed} in all${mortgages.length > 0 ? words(', the mortgage included') : nothing}.`
  return join([
    owes,
    leadsWithLate(work) ? nothing : firstWords(work),
    rolloverWords(work),
    ...(work.clearsAtOnce
      ? [matchFirst(work), atOnceWords(work)]
      : [
          beforeMatchWords(work),
          matchFirst(work),
          sentWords(work),
          monthlyWords(work),
          pacedWords(work),
          forgivenWords(work),
          fundWords(work),
        ]),
    birthWords(work),
    newPayInWords(work),
    careInWords(work),
    waitingWords(work),
    work.clearsAtOnce || figures.date === undefined || figures.months === undefined
      ? nothing
      : outlasting(work).length > 0
        ? outlastingWords(work, figures.date, figures.interest)
        : say`${debts.length === 1 ? words('It is paid') : goesOnApart(work) ? words('The rest is paid') : words('The last one is paid')} in ${figures.date}, after ${figures.months} and ${figures.interest} of interest.`,
    // Of loans on the way to forgiveness it is said with them.
    work.loans?.paymentsLeft === undefined ? afterLastWords(work) : nothing,
    least !== undefined && least.date === undefined
      ? words('At the minimum payments alone it would never end.')
      : least?.date === undefined || saved === undefined || Math.round(saved.value) <= 0 || isUnhurried(work)
        ? nothing
        : say`The minimum payments alone would take until ${least.date} and cost ${saved} more.`,
    comesBack(work),
    rankWords(work),
    firstOfTwo(work),
    homeAheadWords(work),
    order === 'snowball' && !work.clearsAtOnce
      ? smallestWords(work)
      : order === 'promotion-first' && wished(work) === 'snowball'
        ? words('You asked for the smallest first: that begins when no deferred interest can come back.')
        : nothing,
  ])
}

/** The raise for the match: before any debt, and after what is late and the first cushion. */
function matchFirst(work: DebtWork): Text {
  const { match } = work
  if (match === undefined) return nothing
  const { raise, monthly, added, words: names } = match
  const filled = matchBegins(work)
  const isSpent = isSpentByBirth(work)
  if (isSpent && filled === undefined) return nothing
  const raised = say`${words(names.contribution)} by ${raise}`
  const when =
    filled === undefined
      ? say`Raise ${raised} first`
      : say`${words(isSpent ? 'When payments that end leave room for it' : 'Once that is done')}, about ${filled}, raise ${raised}`
  return say`${when}; ${words(names.payCheckShrinks)} by ${monthly}. ${words(names.employer)} then ${words(names.adds)} ${added}.${names.split}`
}

/** What a debt costs, the promotion first where it is on one. */
function rateWords({ promotion, extendedPlan, rate, keptRate }: DebtTerms): Text {
  if (extendedPlan !== undefined) return nothing
  if (promotion === undefined)
    return say` at ${rate}${words(keptRate === undefined ? '' : ', taken to stay')}`
  const until =
    promotion.ends === undefined ? say`for about ${promotion.months}` : say`until ${promotion.ends}`
  return promotion.isDeferred
    ? say`, free of interest only if it is paid by ${promotion.ends ?? promotion.months}, else ${rate} from the first day`
    : say`, at ${promotion.rate} ${until}, then ${rate}`
}

function outlastingWords(work: DebtWork, until: DateFigure, interest: Figure): Text {
  const { targets } = work
  const last = targets.at(-1)
  const end = last === undefined ? undefined : goneBy(work, last)
  const name = outlastingName(work)
  const [is, gets] = outlasting(work).length > 1 ? ['are', 'get'] : ['is', 'gets']
  const others = goesOnApart(work) ? sentenceStart(theseDebts(targets)) : say`All but the ${name}`
  const are = goesOnApart(work) && targets.length > 1 ? 'are' : is
  return say`${end === undefined ? nothing : say`${others} ${words(are)} paid in ${end}.`} The ${name} ${words(gets)} what is asked, until ${until}. Interest from here on is ${interest} in all.`
}

/** What the cash pays today, and what follows from that. */
function atOnceWords(work: DebtWork): Text {
  const atOnce = paidAtOnce(work)
  if (atOnce === undefined) return nothing
  const others = work.paid.length > work.targets.length || work.mortgages.length > 0 || work.loans?.isApart
  const { paid, of, kept, freed } = atOnce
  return join([
    say`Pay off ${debtsPaid(work)} now: ${doesIt(paid, of, kept)}.`,
    others ? words('The other debts get what is asked.') : nothing,
    freed.value > 0
      ? work.shortfall === undefined
        ? say`From then on the ${freed} that this debt would take goes to ${freedTo(work, atOnce)}.`
        : say`From then on ${freed} is left when all that is asked is paid: it goes to ${freedTo(work, atOnce)}.`
      : nothing,
  ])
}

/** Nothing costly is owed beyond what cash ends today: minimum payments alone then stand among the other ways. */
const isUnhurried = ({ clearsAtOnce, costly, goneToday }: DebtWork): boolean =>
  !clearsAtOnce && costly.every(({ id }) => goneToday.some((debt) => debt.id === id))

/** Where debts at a middling rate stand in the order of things. */
function rankWords(work: DebtWork): Text {
  // Where the fund is next, the reason stands with it, and a check names the choice that follows.
  // What cash ends today is done, at whatever rate.
  if (
    work.clearsAtOnce ||
    work.bridge !== undefined ||
    work.isLateElsewhere ||
    fillsFund(work) ||
    work.costly.some(({ id }) => !work.goneToday.some((debt) => debt.id === id))
  )
    return nothing
  if (work.fund !== undefined && work.toDebts.value > 0)
    return words(
      `Your emergency fund is full, and ${forLater(work)} are as good a place for the extra: both ways are shown below.`,
    )
  if (work.fund !== undefined && work.fund.gap.value <= 0 && hasRetired(work.reader))
    return words('None of this is urgent at these rates.')
  return words(
    hasRetired(work.reader)
      ? 'None of this is urgent at these rates: a full emergency fund usually comes first.'
      : 'None of this is urgent at these rates: match, emergency fund and retirement usually come first.',
  )
}

function asAgreed(work: DebtWork): Text {
  const { loans, toDebts, lowRate } = work
  if (loans?.paymentsLeft !== undefined)
    return join([
      reliefWords(work),
      say`Your federal loans are on the way to public-service forgiveness: ${loans.paymentsLeft} of payments are left${countWords(work)}.`,
      moveWords(loans),
      separateWords(work),
      say`Pay the required ${loans.merged.minimum}${untilMoved(loans)} and not a dollar more. The ${toDebts} that you can spare belong in your cushion and in ${words(beyondFund(work))}.`,
    ])
  if (loans?.isOnSave)
    return say`SAVE has ended. The ${loans.chosen.label} asks for ${loans.chosen.payment} at your income${turnedInWords(loans.chosen)}, the least of the plans that are open. Choose it before you are moved to a fixed payment that asks for more. ${orFixedWords(loans)}`
  if (loans !== undefined)
    return join([
      say`Your federal loans follow your income: ${loans.merged.minimum}. Pay that and no more, and keep what you can spare for savings and ${words(beyondFund(work))}.`,
      forgivenessWords(work),
      planEndWords(loans),
    ])
  if (work.choice?.best !== undefined)
    return say`Until you choose, pay what is asked, ${leastOf(work)}, no more${toDebts.value > 0 ? say`; save the other ${toDebts}` : nothing}.`
  const waiting = waitingWords(work)
  if (waiting !== nothing)
    return join([
      say`Pay what is asked, ${leastOf(work)}, and send the ${toDebts} that you can spare to savings within reach.`,
      waiting,
    ])
  if (work.paid.some(({ rate }) => rate.value >= lowRate.value))
    return say`Pay what is asked, ${leastOf(work)}, and no more: beside each debt stands why. Send the ${toDebts} that you can spare to ${whereSpared(work)}`
  const isHomeDearer = work.mortgages.some(({ rate }) => rate.value >= lowRate.value)
  return say`${words(isHomeDearer ? 'Beside the mortgage your' : 'Your')} debts cost less than ${lowRate}, about what safe savings pay. Pay what is asked, ${leastOf(work)}, and send the ${toDebts} that you can spare to ${whereSpared(work)}`
}
