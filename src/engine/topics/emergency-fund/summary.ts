/** What a fund's plan says first: its title, how much is missing, and when it is there. */

import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { type BirthAhead, takesInWords } from '../birth-ahead.ts'
import { lastingInWords } from '../cash-without-pay.ts'
import { hasCash, whatTargetIs } from '../cushion.ts'
import { inTurn } from '../debts.ts'
import { paidAgain, whosePay } from '../ending-names.ts'
import { isJobAtRisk } from '../job-at-risk.ts'
import { lateFirstInWords } from '../late-first.ts'
import { lifelongPayInWords } from '../lifelong-pay.ts'
import { claimInWords } from '../lost-pay-claim.ts'
import { loweredInWords } from '../lowered-to-match.ts'
import { coverInWords } from '../out-of-work-steps.ts'
import { withoutPay } from '../pay-bridge-words.ts'
import { isSuedForDebt } from '../sued-over.ts'
import { untoldChildInWords } from '../untold-child.ts'
import { bridgeWords } from './bridge-words.ts'
import { careInWords } from './care-ends.ts'
import { ownTaxStep } from './cash-beyond.ts'
import { isStarterNext } from './debt-steps.ts'
import { boughtHomeInWords, moveInWords } from './home-words.ts'
import { investedInWords } from './invested-reserve.ts'
import { isSpentSoon, lastingFirst, shortDrawdown } from './lasting.ts'
import { areLikelyBillsNext, likelyBillsInWords } from './likely-bills.ts'
import { benefitsSummary, benefitsTitle } from './on-benefits.ts'
import { payBackInWords } from './pay-back.ts'
import { newPayInWords } from './pay-change.ts'
import { requiredOfFund } from './required-years.ts'
import { nextLoanInWords, schoolBillInWords } from './school-words.ts'
import { shortInWords } from './short-month.ts'
import { soldInWords } from './sold-words.ts'
import { fromFundWords, placeOf } from './sum-from-fund-words.ts'
import { supportInWords } from './support-ends.ts'
import { needsHelpNow } from './urgent-help.ts'
import type { FundWork } from './work.ts'

export function fundTitle(work: FundWork): Text {
  const { stage, reader, cushion, gap, bridge, beyond, ending, missing, fromFund } = work
  if (stage === 'benefits') return benefitsTitle(work)
  if (stage === 'unemployed') return words('Make your cash last until the next pay check')
  if (isSpentSoon(shortDrawdown(work))) return words('Make your money last, and take the help that is there')
  if (stage === 'retired')
    return cushion.sizedBy === 'months'
      ? say`Keep ${cushion.target} in cash, ${cushion.months} of what ${lifelongPayInWords(reader)} leave open`
      : say`Keep ${cushion.target} in cash`
  if (gap.value === 0 && bridge !== undefined)
    return say`Keep your emergency fund at ${cushion.target}, and plan for ${bridge.months} ${words(withoutPay(bridge))}`
  if (gap.value === 0 && fromFund !== undefined && fromFund.free.value > 0)
    return say`Keep your emergency fund at ${cushion.target}, and move ${fromFund.free} into ${words(placeOf(fromFund))}`
  if (gap.value === 0)
    return beyond === undefined || missing !== undefined
      ? say`${words(missing === undefined ? 'Keep' : 'Close the gap in the month, and keep')} your emergency fund at ${cushion.target}`
      : say`Keep your emergency fund at ${cushion.target}, and give the other ${beyond} a purpose`
  if (ending !== undefined)
    return say`Build up cash before ${words(whosePay(reader, ending.whose))} pay ends ${ending.when}`
  return missing === undefined
    ? say`Build an emergency fund of ${cushion.target}`
    : say`Close the gap in the month first, then build an emergency fund of ${cushion.target}`
}

/** Where a spouse is out of work, the asker’s own pay goes on; until it is told nothing of it is counted. */
const ownPayUntold = ({ reader, out, jobLoss: { cases } }: FundWork): Text =>
  out === 'partner' && cases[0].whose === 'all' && reader.value('employment') !== 'retired'
    ? words(' Your own pay is not counted in that: say what you earn, and it goes first.')
    : nothing

function startsWith({ cushion: { cash }, atOnce, kept, gap }: FundWork): Text {
  if (atOnce.value > 0)
    return say`Of your ${cash}, ${atOnce} goes to debts at a high rate now and ${kept} stays, so ${gap} is missing.`
  return hasCash(cash) ? say`You have ${cash}, so ${gap} is missing.` : say`All of it, ${gap}, is missing.`
}

/** What there is of a fund that is full, once cash has paid what comes before it. */
const heldInWords = ({ cushion: { cash }, atOnce, kept }: FundWork): Text =>
  atOnce.value > 0
    ? say`of your ${cash}, ${atOnce} goes to debts at a high rate now and ${kept} stays`
    : say`you hold ${cash}`

/** In retirement what fills the fund pays first what cash could not, once the starter cushion is there. */
const leftFirst = (work: FundWork): Text =>
  work.leftOwed === undefined
    ? nothing
    : isStarterNext(work)
      ? say`First comes a starter cushion of ${work.cushion.starter}, then the ${work.leftOwed} that you owe at a high rate. `
      : say`First pay the ${work.leftOwed} that you still owe at a high rate. `

/** What comes before the full fund where debts cost a lot: only what is not there yet. */
function orderInWords({
  cushion: { cash, starter },
  atOnce,
  paidAtOnce,
  promised,
  rollovers,
  kept,
  isClearedAtOnce,
}: FundWork): Text {
  const loan =
    rollovers.length === 0
      ? nothing
      : say`First comes ${inTurn(rollovers)}: a month of it costs more than a small cushion saves. `
  const inTime =
    promised.length === 0
      ? loan
      : say`${loan}${words(rollovers.length === 0 ? 'First' : 'Then')} comes what clears ${inTurn(promised)} before deferred interest comes back. `
  const isFirst = promised.length + rollovers.length === 0
  const isBelow = kept.value < starter.value
  if (atOnce.value > 0) {
    const paid = inTurn(paidAtOnce)
    return isClearedAtOnce
      ? say`Of your ${cash}, ${atOnce} pays off ${paid} now and ${kept} stays. Then save the rest`
      : say`${inTime}Of your ${cash}, ${atOnce} goes to ${paid} now and ${kept} stays${words(isBelow ? '. Next is a starter cushion' : ' as a starter cushion')}. Then pay off the debts at a high rate, then save the rest`
  }
  const has = hasCash(cash) ? say`You have ${cash}. ` : nothing
  return cash.value >= starter.value
    ? say`${inTime}${has}The starter cushion is there: pay off the debts at a high rate, then save the rest`
    : say`${inTime}${has}${words(isFirst ? 'First' : 'Then')} a starter cushion, then the debts at a high rate, then the rest`
}

/** What the target counts of Social Security that nobody told of. */
function untoldInWords({ sheet, reader, cushion: { untold } }: FundWork): Text {
  const [first] = untold
  if (first === undefined) return nothing
  if (reader.told('ssMonthly') !== undefined)
    return say` That takes ${first} of Social Security for your spouse, what is owed on your record, as you named only your own: tell theirs, and the target follows.`
  const sum = sheet.computed(
    'benefits.assumed',
    'Social Security that is assumed',
    'usd-per-month',
    'average benefits, added up',
    untold,
    untold.reduce((total, { value }) => total + value, 0),
  )
  return say` That takes ${sum} of Social Security, the average, as you did not name yours, and no pension: tell yours, and the target follows.`
}

/** What the one who has enough does next: whoever draws on savings sends nothing anywhere. */
function nextInWords(work: FundWork): Text {
  const { stage, beyond, ending, missing } = work
  if (stage === 'retired')
    return beyond === undefined
      ? words('Keep it safe and reachable, and refill it after good years for markets.')
      : say`The ${beyond} beyond it can pay what you draw in the next years, or work for a longer goal.`
  if (ending !== undefined)
    return missing === undefined
      ? words('Keep it safe and reachable, with what you save until then.')
      : shortInWords(work)
  if (areLikelyBillsNext(work)) return likelyBillsInWords(work)
  if (beyond === undefined && work.fromFund !== undefined) return words('Keep that safe and reachable.')
  if (beyond === undefined)
    return missing === undefined
      ? words('Keep it safe and reachable, and send what you save from now on to the next thing.')
      : shortInWords(work)
  const needs = words(
    isJobAtRisk(work.reader)
      ? 'stays in cash too while a job may end: once the worry is over, it needs'
      : 'needs',
  )
  return join([
    missing === undefined ? words('Keep that safe and reachable.') : shortInWords(work),
    words(
      ownTaxStep(work) === undefined
        ? ''
        : 'Take out first this year’s tax on your profit that is not paid yet.',
    ),
    say`The ${words(work.fromFund === undefined ? '' : 'other ')}${beyond} beyond it${words(missing === undefined ? '' : ', and beyond what a year of that takes,')} ${needs} a decision: something to pay for in the next years, this year’s retirement accounts, or a longer goal.`,
    missing === undefined ? words('What you save from now on goes the same way.') : nothing,
  ])
}

/** A court does not wait for the fund. */
const courtFirst = ({ reader }: FundWork): Text =>
  isSuedForDebt(reader)
    ? words('First answer the court paper in writing, by the day that stands on it.')
    : nothing

/** Until the birth all of the month's sum goes in, less the match that is taken, or until a lower pay leaves less of it. */
function untilBirth({ monthly, after }: BirthAhead, { sheet, surplus, match, payChange }: FundWork): Text {
  const beside =
    match === undefined || monthly !== match.later || monthly.value <= 0
      ? nothing
      : say`, or ${monthly} once the match is taken`
  if (payChange === undefined || payChange.isRaise || payChange.after > after.value)
    return say`Until the birth put all ${surplus} away${beside}.`
  const left = monthly.value - payChange.monthly.value
  if (left <= 0)
    return say`Until ${payChange.day} put all ${surplus} away${beside}: the lower pay leaves nothing of it.`
  const then = sheet.computed(
    'birth.until',
    'What you can put aside each month with the new pay, until the birth',
    'usd-per-month',
    'what you can put aside − what the month has less with the new pay',
    [monthly, payChange.monthly],
    left,
  )
  return say`Until the birth put away all that the month leaves: ${surplus}${beside}, and ${then} from ${payChange.day} on.`
}

/** What follows the birth is less, or nothing. */
function birthInWords(birth: BirthAhead, work: FundWork): Text {
  const { left, isMissing } = birth
  const { match, costlyDebts } = work
  const waits = work.waitsForBalance
    ? [
        ...(match === undefined ? [] : [words('the employer match')]),
        ...(costlyDebts.length === 0 ? [] : [words('more than the minimum on a debt at a high rate')]),
      ]
    : []
  const afterwards =
    waits.length === 0
      ? nothing
      : say` Until it is found, ${listed(waits)} can only wait; they come first after that.`
  return isMissing
    ? say`${untilBirth(birth, work)} From the birth on the child ${takesInWords(birth)}, so that ${left} is missing: find it before, in pay, in costs or in help with care.${afterwards}`
    : say`${untilBirth(birth, work)} From the birth on the child ${takesInWords(birth)}, and ${left} goes on filling it.`
}

/** What has to come out of retirement accounts anyway is the first cash that there is. */
function fromRequired(work: FundWork): Text {
  if (isSpentSoon(shortDrawdown(work)))
    return words('All that you have is spent within a few years, so all of it belongs where it is safe.')
  const required = requiredOfFund(work)
  return required !== undefined
    ? say`About ${required.amount} has to come out of your pre-tax retirement accounts by the end of this year: once the tax on it is paid, let it fill this first. Sell other investments only for what is still missing, in a good month for markets.`
    : words('Fill it from investments in a good month for markets, before you need it in a bad one.')
}

/** What is late comes before the fund, in the first sentence as in the first step. */
export const fundSummary = (work: FundWork): Text =>
  work.stage === 'unemployed'
    ? join([work.late === undefined ? nothing : lateFirstInWords(work.reader, work.late), inShort(work)])
    : join([
        courtFirst(work),
        lateFirstInWords(work.reader, work.late),
        lastingFirst(work),
        moveInWords(work),
        schoolBillInWords(work),
        inShort(work),
        boughtHomeInWords(work),
        fromFundWords(work),
        // Before a told last day the cash of that day says so.
        work.ending === undefined ? loweredInWords(work.lowered) : nothing,
        newPayInWords(work),
        untoldChildInWords(work.reader),
        careInWords(work),
        supportInWords(work),
        soldInWords(work),
        nextLoanInWords(work),
      ])

function inShort(work: FundWork): Text {
  const { cushion, gap, beyond, dates, surplus, stage } = work
  const { target, cash } = cushion
  if (stage === 'unemployed') {
    return join([
      courtFirst(work),
      say`${lastingInWords(work)}${investedInWords(work)}${ownPayUntold(work)} ${claimInWords(work.reader)}${words(needsHelpNow(work) ? ', ask for help with food and the home now' : '')}, ${words(coverInWords(work.reader))}, ${words(isSuedForDebt(work.reader) ? 'pay nothing on the debt in court before legal aid has answered' : 'pay minimums only')}, and rebuild toward ${target} once pay returns.`,
      payBackInWords(work),
    ])
  }
  if (stage === 'benefits') return benefitsSummary(work)
  const goal = say`${work.cushion.target}, which is ${whatTargetIs(work.reader, work.cushion)}`
  if (gap.value === 0 && work.bridge !== undefined)
    return join([
      say`What you need for a lost job is there: your target is ${goal}, and you hold ${cash}.`,
      bridgeWords(work),
      beyond === undefined ? nothing : say`What is beyond both, ${beyond}, can go to the next thing.`,
    ])
  if (gap.value === 0)
    return say`You already have what you need: your target is ${goal}, and ${heldInWords(work)}.${untoldInWords(work)} ${nextInWords(work)}`
  if (stage === 'retired')
    return say`Aim for ${goal}.${untoldInWords(work)} ${startsWith(work)} ${leftFirst(work)}${fromRequired(work)}`
  const full = dates.milestones.find((milestone) => milestone.id === 'full')
  const pace =
    work.match === undefined
      ? say`${surplus}`
      : say`${surplus}, and ${work.match.later} once you take the match,`
  if (full === undefined || surplus.value <= 0)
    return join([
      say`Aim for ${goal}. ${startsWith(work)}`,
      dates.stuck === 'debts grow faster'
        ? words('Right now the debts take more than you can pay, so they come first, with help.')
        : work.ending !== undefined
          ? join([
              shortInWords(work),
              words(
                work.ending.isForGood
                  ? 'What is still missing on the last day has to come from what is paid for life, or from what you have saved elsewhere.'
                  : `What is still missing on the last day comes once ${paidAgain(work.reader, work.ending.whose)}.`,
              ),
            ])
          : work.birth !== undefined && surplus.value > 0
            ? birthInWords(work.birth, work)
            : dates.stuck === 'too slow'
              ? say`At ${pace} that is out of reach, so aim for the starter cushion first and look for what would make the monthly sum larger.`
              : work.bridge?.ahead === 0
                ? nothing
                : emptyMonth(work),
    ])
  if (work.freed !== undefined)
    return say`Aim for ${goal}. ${orderInWords(work)}: at ${pace} it is full in ${full.date}. That counts the ${work.freed} that is free once the debts are paid${dates.ended.length === 0 ? nothing : say`, and ${laterFree(dates)}`}.`
  return say`Aim for ${goal}. ${hasCash(cash) ? say`You have ${cash}; at ${pace} the missing ${gap}` : say`At ${pace} the whole ${gap}`} is there in ${full.date}${words(work.home?.isRented === true && work.home.fromCash.value < work.home.sum.value ? ', with the move paid first' : '')}${dates.ended.length === 0 ? nothing : say`, with ${laterFree(dates)}`}.`
}

/** Where nothing is put aside yet: what comes first, and the day on which what changes by itself has filled the fund. */
function emptyMonth(work: FundWork): Text {
  const { dates, missing } = work
  const full = dates.milestones.find(({ id }) => id === 'full')
  return join([
    missing === undefined
      ? words('There is nothing left to save each month yet, so the first step is to find a little.')
      : say`${shortInWords(work)} Only what you find beyond it fills the fund.`,
    full === undefined
      ? nothing
      : say`If you find ${words(missing === undefined ? 'nothing' : 'no more than that')}, it is full in ${full.date}${dates.ended.length === 0 ? nothing : say`, with ${laterFree(dates)}`}.`,
  ])
}

/** The payments that end on the way and go into the fund from then on. */
const laterFree = ({ ended }: FundWork['dates']): Text =>
  listed(
    ended.map(({ debt, date }) => say`the ${debt.minimum} of the ${debt.label} that is free from ${date} on`),
  )
