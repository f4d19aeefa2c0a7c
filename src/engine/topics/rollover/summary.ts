/** The first words of a rollover plan: what goes where, why, and what it is worth. */
import { join, listed, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { lateFirstInWords } from '../late-first.ts'
import { accessFirst, isAccessUndecided } from './access-first.ts'
import { type Comparison, staysWhole } from './alternatives.ts'
import { toldSums } from './basis.ts'
import { bridgeInShort, type RolloverBridge } from './bridge.ts'
import { cashForDebt } from './cash-for-debt.ts'
import { cashInShort } from './cash-in-short.ts'
import type { CheckInHand } from './check-in-hand.ts'
import { keptInShort } from './check-kept-words.ts'
import { conversionAnswerOf } from './conversion-answer.ts'
import { conversionInShort, isConversionAsked } from './conversion-asked.ts'
import { conversionPriceOf } from './conversion-price.ts'
import { earlyPriceInShort, earlyPriceOf } from './early-price.ts'
import { lastingInShort } from './lasting.ts'
import { whenUsed } from './ledger.ts'
import type { PlanLoan } from './loan.ts'
import { loanInShort } from './loan-advice.ts'
import { stayingInWords } from './old-plans-check.ts'
import { toldAdviserFee } from './other-ways.ts'
import { isWithoutPay } from './owner.ts'
import type { Payout } from './payout.ts'
import { isPension, pensionChoice, pensionFirst } from './pension.ts'
import { isOfSeveral, placeNames, planOf } from './places.ts'
import { placeAfterLeaving } from './routes.ts'
import { runningSeriesInShort } from './running-series.ts'
import { isPlacedAsRoth, shownPlacements } from './shown-placements.ts'
import { afterSimpleYears, thenMoved } from './simple-years.ts'
import { isStockFirst } from './stock-steps.ts'
import { tieInWords } from './tie.ts'
import type { CashOut } from './ways.ts'
import type { RolloverWork } from './work.ts'

/** Whoever still works there is in no hurry, and only costs that nobody looked up speak for a move. */
export const isCostUntold = ({ stillThere, reader, planType }: RolloverWork): boolean =>
  stillThere &&
  planType !== 'pension_lump' &&
  reader.told('oldPlanFee') === undefined &&
  reader.told('iraFee') === undefined

export function summary(
  work: RolloverWork,
  { value, offered }: Comparison,
  cash: CashOut,
  payout: Payout | undefined,
  loan: PlanLoan | undefined,
  bridge: RolloverBridge | undefined,
): Text {
  const { reader, total, gates, check, planType } = work
  const placements = shownPlacements(work)
  const named = ([...toldSums, 'checkAmount'] as const).some((key) => reader.told(key) !== undefined)
  const example = named ? nothing : say`You named no sum, so this shows how ${total} would go.`
  const late = lateFirstInWords(reader, work.late)
  if (payout !== undefined)
    return join([
      example,
      say`A 457(b) of a nonprofit employer cannot be rolled over. What counts is over how many years it is paid: over ${payout.years} it costs about ${payout.spread} of federal tax at today’s income, all at once ${payout.allAtOnce}.`,
      payoutForNeed(payout),
      lastingInShort(work),
      words('Find out today by which day you have to choose.'),
      late,
    ])
  const staysAll = placements.length > 1 && placements.every(({ destination }) => destination === 'leave')
  const moves = staysAll ? say`leave all ${total} where it is` : listed(placements.map(({ act }) => act))
  const acts = isPension(work)
    ? join([
        pensionFirst(work, pensionChoice(work)),
        moves === nothing ? nothing : say`If you take the lump sum: ${moves}, and nothing is taxed now.`,
      ])
    : isAccessUndecided(work)
      ? join([accessFirst(work), say`Then, if all of it can wait: ${moves}.`])
      : say`${sentenceStart(moves)}.`
  const reason = main(work)
  const adviserFee = toldAdviserFee(work)
  const worth =
    value !== undefined && value.middle.value > 0
      ? say`Compared with ${check !== undefined ? words(check.isDirect ? 'cashing the check' : 'keeping the check') : words(gates.isForcedOut ? 'leaving it where it was' : 'leaving it all where it is')}, ${words(isPlacedAsRoth(work) ? 'the move, the conversion left out, is' : 'this is')} worth about ${value.middle} ${whenUsed(work)}, in today’s dollars${value.low.value > 0 ? say`, and ${value.low} with the lowest forecasts` : nothing}.`
      : staysWhole(work) && offered?.leavesLess === true && adviserFee === undefined
        ? say`An IRA with an adviser’s fee, which is often offered, would leave about ${offered.gap} less ${whenUsed(work)}, in today’s dollars.`
        : nothing
  const withAdviser =
    adviserFee === undefined || offered === undefined
      ? nothing
      : say`Moved to the adviser, at ${adviserFee} a year on top of the funds, it would leave about ${offered.gap} ${words(offered.leavesLess ? 'less' : 'more')} ${whenUsed(work)}, in today’s dollars.`
  const safe =
    staysWhole(work) || (check !== undefined && !check.isDirect) || planType === 'simple_ira'
      ? nothing
      : words(
          work.placed('cash') > 0
            ? 'All but the cash from custodian to custodian, never by a check in your name.'
            : 'Always from custodian to custodian, never by a check in your name.',
        )
  const forDebt = cashForDebt(work, cash)
  const notForDebt =
    forDebt === undefined
      ? nothing
      : work.reader.told('considersCashOut') === true
        ? say`It is not for the ${forDebt.debt.label} either: ${words(isWithoutPay(work) ? 'pay its minimum until pay is back' : 'pay and savings end that at a lower price')}.`
        : forDebt.waits
          ? say`It is not for the ${forDebt.debt.label}: keep it for the months until pay is back.`
          : say`It is not for the ${forDebt.debt.label}: of ${forDebt.taken} taken as cash for it, ${forDebt.lost} would be lost at once.`
  const price = earlyPriceOf(work)
  const forLoan = loan === undefined ? nothing : loanInShort(loan, work)
  const asked = conversionAsked(work)
  const isAnswered = conversionAnswerOf(work) !== undefined
  return join([
    example,
    isAnswered ? asked : nothing,
    lastingInShort(work),
    bridgeInShort(work, bridge),
    acts,
    cashInShort(work, cash),
    reason,
    stayingInWords(work),
    tieInWords(work),
    worth,
    withAdviser,
    price === undefined ? nothing : earlyPriceInShort(work, price),
    safe,
    isAnswered ? nothing : asked,
    forLoan,
    notForDebt,
    late,
  ])
}

function conversionAsked(work: RolloverWork): Text {
  const price = isConversionAsked(work) ? conversionPriceOf(work) : undefined
  return price === undefined ? nothing : conversionInShort(work, price)
}

/** Whether the payments carry what was said to be needed of it. */
function payoutForNeed({ beside, yearly, years }: Payout): Text {
  if (beside === undefined) return nothing
  const { left, over, isEnough } = beside
  if (!isEnough)
    return say`Of the ${left} that you need it pays a part, in ${years}: ${over} has to come from cash or another account.`
  return say`A payment is about ${yearly}, which carries the ${left} that you need${over.value > 0 ? say` and leaves ${over}: save that for the years after the last payment` : nothing}.`
}

/** Until when it is held, and what it does then. */
function inSimpleYears(work: RolloverWork): Text {
  const after = afterSimpleYears(work)
  if (after === undefined) return nothing
  return join([
    say`Until ${after.until} it can only go to another SIMPLE IRA; from then on to any place.`,
    thenMoved(work, after) ?? nothing,
  ])
}

/** Where it goes by today's costs once the job has ended. */
function movesLater(work: RolloverWork): Text {
  const place = placeAfterLeaving(work)
  return place === 'leave' ? nothing : say` to ${placeNames[place]}, by today’s costs`
}

function ofCheck({ received, withheld, gap, inCheck }: CheckInHand): Text {
  if (inCheck === undefined)
    return say`The check holds ${received}; the ${withheld} that was withheld has to come from other cash and comes back when you file.`
  const counts = say`the ${withheld} that was withheld counts toward your tax when you file`
  return gap.value > 0
    ? say`The check holds ${received}, so ${gap} has to come from other cash; ${counts}.`
    : say`The check holds ${received}, which covers it; ${counts}.`
}

/** The new plan would take it, and it goes to an IRA beside that. */
export const hasTwoAccounts = ({ hasNewPlan, placed }: RolloverWork): boolean =>
  hasNewPlan && placed('ira') > 0

/** Why, in one sentence. */
function main(work: RolloverWork): Text {
  const { gates, stock, fees, main: most, check, required, cameFrom } = work
  if (check !== undefined && work.keptOfCheck !== undefined) return keptInShort(work, work.keptOfCheck, check)
  if (check !== undefined && !check.isDirect && !check.isLate) return ofCheck(check)
  if (check !== undefined && !check.isDirect)
    return say`The last day was ${check.deadline}. If none of the reasons that the IRS lists holds, it is taxed: ${check.withheld} was withheld${check.stillDue.value > 0 ? say`, and about ${check.stillDue} more is due by ${check.filing}, so set that aside now` : words(', which covers the tax')}.`
  if (most?.destination === 'redeposit')
    return words('It is a direct rollover by mail: nothing was withheld, and nothing is taxed.')
  if (gates.freeze === 'public-457')
    return words('It pays you at any age without a penalty, and a rollover would end that.')
  if (gates.freeze === 'still-there')
    return gates.opensOn === undefined
      ? say`While you work there, most plans let little out${gates.leavesOn === undefined ? nothing : say`; from ${gates.leavesOn} it may move${movesLater(work)}`}.`
      : say`While you work there, most plans let little out; from ${gates.opensOn} it pays you without a penalty.`
  if (gates.freeze === 'leaves-soon')
    return say`One move after the last pay check is simpler, and the wait costs little; from ${gates.leavesOn ?? nothing} it may go${movesLater(work)}.`
  if (gates.freeze === 'works-on')
    return words('While you work there, nothing has to come out of it; a move to an IRA would end that.')
  if (gates.freeze === 'simple-years') return inSimpleYears(work)
  if (gates.freeze === 'equal-payments')
    return join([words('A move could break the series of even payments.'), runningSeriesInShort(work)])
  if (stock?.isChosen)
    return say`As shares ${words(stock.part !== undefined ? 'that part of the' : 'the')} company stock${stock.atOnce === undefined ? nothing : words(', sold in equal parts over some years,')} costs ${stock.asShares} of federal tax, through an IRA ${stock.throughIra}.`
  if (isStockFirst(work) && stock?.undecided !== undefined)
    return say`If the stock cost the plan no more than about ${stock.undecided}, it is taxed less as shares than through an IRA; if it cost more, it goes with the rest.`
  if (work.isPaidAsHeir)
    return say`An inherited IRA costs about ${fees.inheritedIra} a year, the old plan ${fees.leave}, and as the plan does it pays you without a penalty at any age. You can make it your own on any later day; an IRA of your own pays so only from ${work.penaltyEnds}, and that cannot be undone.`
  if (gates.kept !== undefined)
    return words(
      cameFrom === undefined
        ? 'The plan of the job that you left pays early withdrawals without a penalty; an IRA does not.'
        : 'The plan pays you without a penalty at any age; an IRA of your own does not.',
    )
  if (gates.backdoor !== undefined && most?.destination !== 'ira')
    return words('Pre-tax money in an IRA would make your backdoor Roth contributions taxable.')
  if (
    gates.hasCreditors &&
    (most?.destination === 'newPlan' || (gates.isShielded && most?.destination === 'leave'))
  )
    return words('Federal law protects it there.')
  if (isPension(work)) return nothing
  if (gates.isForcedOut) return say`A balance up to ${gates.forceOut} may be moved without you, into cash.`
  if (required !== undefined)
    return words('The required withdrawal comes first, because it cannot be rolled over.')
  if (most?.destination === 'ira' && isCostUntold(work))
    return say`A usual index IRA costs about ${fees.ira} a year, a usual plan ${fees.leave}: look up what yours takes first, there is no hurry while you work there.`
  if (most?.destination === 'ira')
    return say`An index IRA costs about ${fees.ira} a year, ${words(planOf(work))} ${fees.leave}.${words(hasTwoAccounts(work) ? ' Several accounts are not diversification; what they hold is.' : '')}`
  if (most?.destination === 'newPlan')
    return say`The new plan costs about ${fees.newPlan} a year, the old one ${fees.leave}, and it is one account fewer.`
  return say`It costs about ${fees.leave} a year ${words(isOfSeveral(work) ? 'in the old plans' : 'there')}, and moving gains too little.`
}
