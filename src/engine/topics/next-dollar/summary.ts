/** What a plan of the next dollars says first: where they go, what cash pays today, what changes, and when what is full. */

import type { Figure } from '../../figure.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import type { Months } from '../../units.ts'
import { type CashWithoutPay, lastingInWords } from '../cash-without-pay.ts'
import { isRollover } from '../debts.ts'
import { paidAgain } from '../ending-names.ts'
import { endingWords } from '../ending-words.ts'
import { isRothAtWork } from '../ira-kind.ts'
import { isLateMortgage, lateHomeWords } from '../late-mortgage.ts'
import { claimInWords } from '../lost-pay-claim.ts'
import { withLowered } from '../lowered-to-match.ts'
import { matchToReach } from '../match-check.ts'
import { type MatchRaise, restOfMatch } from '../match-cost.ts'
import { isRothForCredit, type MissedMatch, matchWords } from '../missed-match.ts'
import { monthDate } from '../month-date.ts'
import { coverInWords, lostJobInWords } from '../out-of-work-steps.ts'
import { isPaidByClients } from '../own-pay.ts'
import { ownTuitionInWords } from '../own-tuition-credit.ts'
import { runningLoans } from '../paid-before-last-day.ts'
import { whilePayIsGone } from '../pay-that-goes-on.ts'
import { afterSchoolInWords } from './after-school.ts'
import { isPaidToday } from './basis.ts'
import { birthInWords, isMatchPastBirth } from './birth.ts'
import { bridgeSummary } from './bridge-words.ts'
import { careInWords } from './care-ends.ts'
import { drawnFrom, drawnSummary } from './drawn.ts'
import { goalsFromCash } from './goal-steps.ts'
import { leftWithBenefits } from './lasting.ts'
import { loweredBeside } from './lowered.ts'
import { assumedSumInWords } from './month-sum.ts'
import { mortgageAnswer } from './mortgage-ahead.ts'
import { placedOf } from './need.ts'
import { newPayInWords } from './pay-change.ts'
import { payBackInWords } from './pay-returns.ts'
import { supportInWords } from './support-ends.ts'
import { areDebtsStuck, type DollarWork, filledBy, paysToday } from './work.ts'

/** Somebody lost a job, and the other pay leaves nothing of a month. */
function withoutPayInWords(work: DollarWork, without: CashWithoutPay): Text {
  const { sheet, reader } = work
  const benefits = leftWithBenefits(sheet, reader, without)
  return join([
    words(`While ${whilePayIsGone(reader)}, nothing has to be put aside.`),
    lastingInWords(without),
    benefits === undefined
      ? nothing
      : say`While benefits are paid, about ${benefits.left} is left: keep it as cash for the months after them.`,
    say`${claimInWords(reader)}, ${words(coverInWords(work.reader))} and pay minimums only.`,
    work.returns === undefined
      ? words(
          'When pay returns, the first dollars rebuild the starter cushion; the whole match and debts at a high rate come next.',
        )
      : payBackInWords(work),
  ])
}

const firstDollarsInWords = (isByClients: boolean): Text[] => [
  words(
    `Look at the largest costs, at help that is there for you, and at ${isByClients ? 'what you pay as estimated tax' : 'the tax that is taken from your pay'}.`,
  ),
  words(
    isByClients
      ? 'The first dollars go to a starter cushion, then to debts at a high rate. What is put apart for tax is not among them.'
      : 'The first dollars go to a starter cushion, then to an employer match, then to debts at a high rate.',
  ),
]

/** Where the dollars of a month go, one place that has them all named as such. */
function placedInWords({ placements, monthly, phases }: DollarWork): Text {
  const [one, ...others] = placements
  return one !== undefined && others.length === 0 && Math.round(monthly.value) === one.amount.value
    ? say`Send all ${one.act(monthly)}${words(phases.length > 1 ? ' first' : '')}.`
    : say`Of ${monthly}: ${listed(placements.map(({ act, amount }) => act(amount)))}.`
}

export function dollarSummary(work: DollarWork): Text {
  const { isEmpty, shortfall, monthly, placements, today, needs, course, stage, matchRaise, goals } = work
  const match = placements.find(({ step }) => step === 'match')?.wanted
  if (isEmpty && work.without !== undefined) return withoutPayInWords(work, work.without)
  const lateHome = work.mortgages.some(isLateMortgage)
    ? join([
        words('The home can be taken, so the mortgage comes before every other debt.'),
        lateHomeWords(work, work.mortgages),
      ])
    : nothing
  const drawn = isEmpty ? drawnFrom(work) : undefined
  if (drawn !== undefined) return join([lateHome, drawnSummary(work, drawn)])
  const lastMonths = lastMonthsInWords(work)
  if (isEmpty)
    return join([
      lateHome,
      lastMonths,
      shortfall === undefined
        ? words('Nothing is left at the end of the month, so there is no dollar to place yet.')
        : say`Your costs are ${shortfall} more than ${words(stage === 'retired' ? 'what comes in' : 'your take-home pay')}, so there is no dollar to place yet.`,
      paysToday(work) ? say`From your cash, pay ${today.debts} of costly debt today.` : nothing,
      newPayInWords(work),
      careInWords(work),
      today.lateBills.value + today.lateLeft.value > 0
        ? words('Call about the late bills before anything else.')
        : nothing,
      stage === 'working' ? ownTuitionInWords(work) : nothing,
      ...(stage === 'retired'
        ? [
            words('Look at help that is there for you and at the largest costs.'),
            words('The first dollars go to a starter cushion, then to debts at a high rate.'),
          ]
        : firstDollarsInWords(isPaidByClients(work))),
    ])
  const atOnce =
    today.debts.value > 0 ? say`From your cash, pay ${today.debts} of costly debt today.` : nothing
  const debts = filledBy(course, needs, 'costly-debt')
  const full = filledBy(course, needs, 'owed', 'starter', 'cushion')
  const hasCostly = needs.some(({ step }) => step === 'costly-debt')
  const hasFund = needs.some(({ step }) => step === 'starter' || step === 'cushion')
  const later = [
    ...(hasCostly && debts !== undefined && debts > 0
      ? [
          say`the costly debts are gone in ${monthDate(work, 'date.debts', 'When the costly debts are gone', debts, [monthly])}`,
        ]
      : []),
    ...(hasFund && full !== undefined && full > 0
      ? [
          say`the emergency fund is full in ${monthDate(work, 'date.fund', 'When the emergency fund is full', full, [monthly])}`,
        ]
      : []),
    ...goals.flatMap(({ id, name, need }) => {
      const month = need === undefined ? undefined : course.filled[needs.indexOf(need)]
      return month === undefined
        ? []
        : [
            say`the money for ${words(name)} is there in ${monthDate(work, `stage.${id}`, 'When a stage is full', month, [monthly])}`,
          ]
    }),
  ]
  return join([
    lateHome,
    lastMonths,
    mortgageAnswer(work),
    placedInWords(work),
    stage === 'unemployed' ? lostJobInWords(work) : nothing,
    assumedSumInWords(work),
    matchRaise !== undefined && match !== undefined ? matchNow(work, matchRaise, match) : nothing,
    matchRaise !== undefined && match === undefined && work.missed !== undefined
      ? matchLater(work, matchRaise, work.missed)
      : (matchToReach(work.sheet, work.reader) ?? nothing),
    atOnce,
    bridgeSummary(work),
    goalsFromCash(work),
    newPayInWords(work),
    afterSchoolInWords(work),
    birthInWords(work),
    careInWords(work),
    supportInWords(work),
    work.keepsCash && stage !== 'unemployed' && work.ending === undefined
      ? words(
          'A job may end, so for now the rest stays in cash that you can reach; ask again once it is safe.',
        )
      : nothing,
    payBackInWords(work),
    work.ofBenefits !== undefined
      ? say`That sum is there only while benefits are paid, until ${work.ofBenefits.until} at most. After them the month is short until ${work.ofBenefits.shortUntil === undefined ? nothing : say`about ${work.ofBenefits.shortUntil}, or until `}pay returns, so no day is named on which the fund is full.`
      : areDebtsStuck(work)
        ? words(
            'The costly debts last too long at this pace: talk to a nonprofit credit counselor about their rates.',
          )
        : later.length > 0
          ? say`If you keep it up, ${listed(later)}.`
          : course.spentIn !== undefined && hasFund && full === undefined
            ? words(
                'No day is named on which the emergency fund is full: what is missing has to be found first.',
              )
            : work.ending !== undefined && hasFund && full === undefined
              ? words(
                  `What is still missing on the last day comes once ${paidAgain(work.reader, work.ending.whose)}.`,
                )
              : work.keepsCash || work.bridge !== undefined || (hasFund && full === undefined)
                ? nothing
                : words('Nothing urgent is open, so the money goes by how lightly it is taxed.'),
    later.length > 0 && filledBy(course, needs, 'owed', 'starter', 'costly-debt', 'cushion') !== undefined
      ? words('Each time a place is full, the money moves on to the next.')
      : nothing,
  ])
}

/** The last months of pay, of whoever has to find another job. */
function lastMonthsInWords(work: DollarWork): Text {
  const { sheet, reader, context, ending, today, shortfall, costly } = work
  if (ending === undefined) return nothing
  const lowered = loweredBeside(work)
  return endingWords({
    sheet,
    reader,
    context,
    ending,
    jobLoss: ending.jobLoss,
    cash: today.left,
    surplus: withLowered(sheet, besideMatch(work, ending.months), lowered),
    missing: shortfall,
    lowered,
    costlyDebts: costly.filter((debt) => !isPaidToday(today, debt) && !isRollover(debt)),
    ended: costly.filter((debt) => isPaidToday(today, debt)),
    running: runningLoans(costly, ({ id }) => today.prepaid.get(id) ?? 0),
  })
}

/** What the months until then leave for cash: the match goes on while there is pay. */
function besideMatch({ sheet, monthly, course, needs }: DollarWork, months: Months): Figure {
  const match = needs.find(({ step }) => step === 'match')?.wanted
  const taken = course.placed.slice(0, months).reduce((sum, row) => sum + placedOf(row, needs, 'match'), 0)
  return match === undefined || taken < 1
    ? monthly
    : sheet.computed(
        'leaving.monthly',
        'What goes to cash each month until the last day',
        'usd-per-month',
        'what you can put aside each month − what a match takes of it until then, by the month',
        [monthly, match],
        Math.round(monthly.value - taken / months),
      )
}

function matchNow(work: DollarWork, matchRaise: MatchRaise, whole: Figure): Text {
  const { reader, missed } = work
  if (missed === undefined) return nothing
  const { raise: monthly, takeHome, isWhole } = matchRaise
  const { contribution, payCheckShrinks, split: ofEach } = matchWords(reader, missed)
  const split = isWhole ? ofEach : restOfMatch(matchRaise, whole)
  if (isRothForCredit(missed))
    return say`For the match, raise ${words(contribution)} by ${monthly}, as Roth: ${words(payCheckShrinks)} by as much. Before tax it would cost the Marketplace credit.${split}`
  if (isRothAtWork(work)) {
    const costly = work.costly.find((debt) => !isPaidToday(work.today, debt))
    // Before a job ends no dollar goes to a debt, however costly.
    const meanwhile =
      costly === undefined || work.ending !== undefined
        ? nothing
        : say` Before tax it would shrink by less: until the ${costly.label} is gone, that difference may do more there than Roth does later.`
    return say`For the match, raise ${words(contribution)} by ${monthly}, as Roth where the plan has it: ${words(payCheckShrinks)} by as much.${meanwhile}${split}`
  }
  return say`For the match, raise ${words(contribution)} by ${monthly}: after tax ${words(payCheckShrinks)} by ${takeHome}.${split}`
}

/** A match that waits for the starter cushion is named all the same. */
function matchLater(work: DollarWork, matchRaise: MatchRaise, missed: MissedMatch): Text {
  const { course, needs } = work
  if (isMatchPastBirth(work)) return nothing
  const months = filledBy(course, needs, 'owed', 'starter')
  const when =
    months === undefined || months === 0
      ? nothing
      : say`, from ${monthDate(work, 'date.match', 'When the match gets its place', months, [work.monthly])}`
  const { contribution, employer, adds, split } = matchWords(work.reader, missed)
  const { raise, isWhole } = matchRaise
  return isWhole
    ? say`The whole match is next${when}: raise ${words(contribution)} by ${raise}. ${words(employer)} then ${words(adds)} ${missed.match}.${split}`
    : say`The match is next${when}: raise ${words(contribution)} by ${raise}, as far as the month carries it.`
}
