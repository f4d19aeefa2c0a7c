/**
 * A job of either of two that is lost on a told day: until then each dollar that comes before college is cash, and after it
 * nothing is counted for college before that one is paid again. Where work ends for good and another pay goes on, the month of today ends as well.
 */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { cashWithoutPay } from '../cash-without-pay.ts'
import { check } from '../check.ts'
import { type EndingJob, endingJob, stopsBesidePay } from '../ending-job.ts'
import { paidAgain, whosePay } from '../ending-names.ts'
import { endingSteps, endingWords } from '../ending-words.ts'
import { monthsToLastPay } from '../last-pay.ts'
import { type LoweredToMatch, loweredToMatch, lowerToMatchStep, withLowered } from '../lowered-to-match.ts'
import { runningLoans } from '../paid-before-last-day.ts'
import type { StepDraft } from '../steps.ts'
import { afterWorkCheck } from './month-after-work.ts'
import type { CollegeWork } from './work.ts'

/** What others give goes in all the same. */
const hasGifts = ({ isGift, gifts }: CollegeWork): boolean => isGift || gifts !== undefined

const collegeWaits = (work: CollegeWork): Text =>
  words(
    `Nothing${hasGifts(work) ? ' of your own' : ''} goes to college until ${paidAgain(work.reader, work.first.ending?.whose)}.`,
  )

/** "Your pay ends" or "Your spouse’s pay ends", to stand before the day. */
const payEnds = (work: CollegeWork, { whose, when }: EndingJob): Text =>
  say`${words(whosePay(work.reader, whose, 'Your'))} pay ends ${when}`

/** What goes in above a match comes home until then, as long as the fund is not full. */
const loweredUntilThen = (work: CollegeWork): LoweredToMatch | undefined =>
  work.first.ending !== undefined && work.first.starterGap + work.first.cushionGap > 0
    ? loweredToMatch({ ...work, taxes: () => work.taxes })
    : undefined

/** What is there on the last day, where cash was told, and that college waits. A sum is in no month of it. */
export function lastDayInWords(work: CollegeWork): Text {
  const { ending } = work.first
  if (ending === undefined) return nothing
  return work.mode === 'monthly' && work.first.cushion !== undefined
    ? join([cashOfMonths(work), collegeWaits(work)])
    : join([
        say`${payEnds(work, ending)}.`,
        collegeWaits(work),
        words(work.besideSum === undefined ? '' : 'What you put aside each month stays in cash as well.'),
      ])
}

function cashOfMonths(work: CollegeWork): Text {
  const { sheet, reader, context, first, putAside, gifts } = work
  const { ending, cushion, matchCost, atOnce } = first
  if (ending === undefined || cushion === undefined) return nothing
  const cash =
    atOnce === undefined
      ? cushion.cash
      : sheet.computed(
          'last-day.cash',
          'Cash that stays today',
          'usd',
          'cash you have − what it pays on debts at once',
          [cushion.cash, atOnce],
          cushion.cash.value - atOnce.value,
        )
  const less = [gifts, matchCost?.takeHome].filter((part) => part !== undefined)
  const surplus =
    less.length === 0
      ? putAside
      : sheet.computed(
          'last-day.monthly',
          'What goes to cash each month until the last day',
          'usd-per-month',
          'what is put aside − gifts for college − what a match takes of it, never below nothing',
          [putAside, ...less],
          Math.max(
            0,
            less.reduce((left, { value }) => left - value, putAside.value),
          ),
        )
  const lowered = loweredUntilThen(work)
  return endingWords({
    ...{ sheet, reader, context, ending, cash },
    surplus: withLowered(sheet, surplus, lowered),
    jobLoss: cashWithoutPay(work, { ...cushion, cash }).jobLoss,
    lowered,
    costlyDebts: first.heldDebts,
    running: runningLoans(first.debtsLeft, () => 0),
    ended: first.goneToday,
  })
}

export function lastDayChecks(work: CollegeWork): Check[] {
  const { ending } = work.first
  if (ending === undefined) return anotherMonth(work)
  const until = paidAgain(work.reader, ending.whose)
  return [
    check(
      'pay',
      'act',
      hasGifts(work) ? `Nothing of your own goes to college until ${until}` : `College waits until ${until}`,
      say`${payEnds(work, ending)}, and nobody knows how long a search takes. What ${words(hasGifts(work) ? 'you put' : 'goes')} into a college account now would be missing when a bill comes, and out of it again it costs tax on what it earned, and a penalty. Plan again with the first pay slip of the next job.`,
    ),
  ]
}

/** The day after which nobody saves from pay where it was told, else the age; to stand after "after". */
export function lastPayInWords(work: CollegeWork): Text {
  const { reader, context } = work
  const ending = monthsToLastPay(reader, context.today) === undefined ? undefined : endingJob(work)
  return ending === undefined ? say`${reader.number('retirementAge')}` : say`your last day ${ending.when}`
}

/** What goes in each month, today or from the day on which college saving starts. */
export const monthlyOf = (work: CollegeWork): Figure =>
  work.mode === 'lump'
    ? (work.transfer ?? work.current)
    : work.wait.from === undefined
      ? work.intoCollege
      : work.intoCollegeLater

/** One of two stops for good: the other pay goes on, and leaves another sum, which only its costs tell. */
function anotherMonth(work: CollegeWork): Check[] {
  const { mode, afterWork } = work
  if (mode === 'enough') return []
  if (afterWork !== undefined) return [afterWorkCheck(work, afterWork, monthlyOf(work))]
  const ending = work.reader.told('monthlyExpenses') === undefined ? stopsBesidePay(work) : undefined
  return ending === undefined
    ? []
    : [
        check(
          'last-day',
          'warn',
          `A month leaves another sum after ${whosePay(work.reader, ending.whose)} last day`,
          say`${words(whosePay(work.reader, ending.whose, 'Your'))} work ends ${ending.when}. The months of this plan count what one leaves today, with that pay in it. Say what a month costs, and the plan counts what it leaves from then on.`,
        ),
      ]
}

export function lastDaySteps(work: CollegeWork): StepDraft[] {
  const { ending } = work.first
  if (ending === undefined) return []
  const lowered = loweredUntilThen(work)
  return [
    ...(lowered === undefined
      ? []
      : [
          lowerToMatchStep(lowered, {
            goesTo: words('Send it to the cash that is kept until the last day.'),
          }),
        ]),
    ...endingSteps(work, ending),
  ]
}
