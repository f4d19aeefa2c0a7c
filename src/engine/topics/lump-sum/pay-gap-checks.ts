/** What to look at where a month may cost more than comes in. */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { paidInWords } from '../benefit-schedule.ts'
import { check } from '../check.ts'
import { freedBy } from '../cushion-dates.ts'
import { claimInWords, isAway } from '../lost-pay-claim.ts'
import { newJob } from '../new-job.ts'
import type { OutOfWork } from '../out-of-work.ts'
import { partnerName, whilePayIsGone } from '../pay-that-goes-on.ts'
import { freeMoney } from './debt-ways.ts'
import { endInWords } from './gap-end.ts'
import { isPaidOff, paidOn } from './middle-debts.ts'
import { isMourning } from './mourning.ts'
import { coveredInWords, type PayGap, tellsPay, untoldIncome } from './pay-gap.ts'
import type { LumpSumWork } from './work.ts'

export function payGapChecks(work: LumpSumWork): Check[] {
  const { payGap, reader, isLivedOn, amount } = work
  if (payGap?.isForHealth === true) return [offWorkCheck(payGap)]
  if (work.out !== undefined && !isLivedOn) return [lostPayCheck(work, work.out)]
  if (payGap !== undefined) return [gapCheck(work, payGap)]
  const beside = isLivedOn ? undefined : untoldIncome(work)
  if (beside !== undefined) return [untoldIncomeCheck(work, beside)]
  if (
    isMourning(work) &&
    reader.told('monthlyExpenses') === undefined &&
    !isLivedOn &&
    reader.value('employment') !== 'retired'
  )
    return [
      check(
        'pay-gap',
        'act',
        'Does what still comes in cover the month?',
        words(
          'A pay may have ended with this death, and the plan assumes that what is left covers the month. Add up what a month costs, and what pay and survivor benefits bring. If they fall short, tell what a month costs: years of that gap stay in cash and bonds before anything is invested for long.',
        ),
      ),
    ]
  const isOpen =
    reader.told('monthlyExpenses') !== undefined &&
    !tellsPay(reader) &&
    !isLivedOn &&
    reader.told('employment') === undefined &&
    amount.value > 0
  return isOpen
    ? [
        check(
          'pay-gap',
          'warn',
          'Does your pay cover the month?',
          words(
            'You told what a month costs and not what comes in, and the plan assumes that your pay covers it. If it does not, say so: then cash for the gap comes before investing.',
          ),
        ),
      ]
    : []
}

/** While a pay is missing cash comes first, whatever a month costs. */
function lostPayCheck(work: LumpSumWork, out: OutOfWork): Check {
  const { payGap, reader } = work
  const told = [
    missingToday(work),
    newJobInWords(work),
    paidAheadInWords(work),
    reader.some('unemploymentMonthly') === undefined
      ? isAway(reader)
        ? say`${claimInWords(reader)}.`
        : words(
            `${out === 'own' ? 'File for unemployment benefits' : `Have ${partnerName(reader.value('maritalStatus'))} file for unemployment benefits`} if that is not done.`,
          )
      : nothing,
  ]
  return check(
    'pay-gap',
    payGap === undefined && reader.told('monthlyExpenses') !== undefined ? 'warn' : 'act',
    `Cash comes first while ${whilePayIsGone(reader)}`,
    join(told),
  )
}

/** What the cash counts on, where a pay was told that begins next year. */
function newJobInWords(work: LumpSumWork): Text {
  const job = newJob(work)
  return job === undefined
    ? nothing
    : say`The plan counts on the ${job.pay} that you expect from ${job.from} on, so cash for ${job.months} is enough. If it begins later, the emergency fund is there for it: place nothing more until the day is sure.`
}

/** What costs more than any cash earns is paid all the same, and named. */
function paidAheadInWords({ costlyDebts, way }: LumpSumWork): Text {
  const paid = costlyDebts.filter((debt) => paidOn(way, debt) > 0)
  const waits = words('loan is paid ahead until pay returns, and what is left waits where you can reach it.')
  return paid.length === 0
    ? say`No ${waits}`
    : say`Beside ${listed(paid.map(({ label, rate }) => say`the ${label} at ${rate}`))} no ${waits}`
}

function missingToday(work: LumpSumWork): Text {
  const { payGap, reader } = work
  if (payGap === undefined)
    return words(
      reader.told('monthlyExpenses') === undefined
        ? 'Tell what a month costs: then a year of what is missing stays in cash before anything is invested.'
        : 'What still comes in covers the month. What it leaves, with any benefits, stays in cash.',
    )
  const { today, withBenefits, lasting, loss } = payGap
  const [lost] = loss?.cases ?? []
  const benefit = lost?.benefit
  const kept = say`${keptInWords(work, payGap)}.${words(isPremiumOpen(work) ? ' The price of new health cover comes on top.' : '')}`
  if (benefit === undefined || withBenefits === undefined)
    return say`You spend ${lasting} more than comes in${kept}`
  const { schedule } = benefit
  const ends = say`once they end, on ${schedule.until}, ${lasting} is missing`
  if (!schedule.haveBegun)
    return say`You spend ${lasting} more than comes in; benefits, counted ${paidInWords(schedule)}${schedule.covered === undefined ? nothing : say` after ${schedule.covered} of severance`}, ${withBenefits.value === 0 ? words('cover the month') : say`leave ${withBenefits} missing`} then${kept}`
  return today.value === 0
    ? say`Benefits cover the month now; ${ends}${kept}`
    : say`You spend ${today} more than comes in with the benefits; ${ends}${kept}`
}

/** An employer paid most of it until now, so what a month costs hardly holds it. */
const isPremiumOpen = ({ reader, out }: LumpSumWork): boolean =>
  out === 'own' &&
  reader.told('coverPremiumMonthly') === undefined &&
  reader.told('onMedicare') !== true &&
  reader.told('marketplaceCoverage') !== true

/** A gap that was worked out, and is smaller than such an estimate may be off. */
const isWithinEstimate = ({ reader }: LumpSumWork, { today, lasting, isWithoutPay }: PayGap): boolean =>
  !isWithoutPay &&
  reader.told('takeHomeMonthly') === undefined &&
  Math.max(today.value, lasting.value) < rules.estimatedMonth.value

function gapCheck(work: LumpSumWork, payGap: PayGap): Check {
  const { today: gap, after } = payGap
  if (after.value > 0 && isWithinEstimate(work, payGap))
    return check(
      'pay-gap',
      'warn',
      'Pay and costs about meet',
      say`By the taxes that the law takes of your pay, your costs are about ${gap} more than what comes in${keptInWords(work, payGap)}. That is less than such an estimate may be off: tell what arrives in your account, and the plan goes by that.`,
    )
  if (after.value <= 0)
    return work.costlyDebts.every((debt) => isPaidOff(work.way, debt))
      ? check(
          'pay-gap',
          'warn',
          'Your pay covers the month once those debts are paid',
          say`Today you spend ${gap} more than comes in. The payments that end with the debts close that gap, as long as nothing new is put on a card.`,
        )
      : check(
          'pay-gap',
          'act',
          'Your pay does not cover the month',
          say`You spend ${gap} more than comes in. The payments on debts at a high rate are why: once they are paid it closes, so find what can cost less or bring in more until then, and put nothing new on a card.`,
        )
  return check(
    'pay-gap',
    'act',
    'Your pay does not cover the month',
    say`You spend ${gap} more than comes in${keptInWords(work, payGap)}. ${howItEnds(payGap)}${payoffThatCloses(work, payGap)}`,
  )
}

/** What was told of pay, costs and what is left does not agree; the plan goes by the last. */
function untoldIncomeCheck(work: LumpSumWork, missing: Figure): Check {
  const example = isMourning(work) ? ', such as a survivor benefit' : ''
  return check(
    'pay-gap',
    'warn',
    'More comes in than you told',
    say`You said that ${work.reader.number('monthlySurplus')} is left, but the income that you told of is ${missing} less than what the month costs. The plan takes it that something else comes in${words(example)}: look when that ends. If nothing does, say that nothing is left: then cash for the gap comes before investing.`,
  )
}

function howItEnds({ end }: PayGap): Text {
  const toFind = words('find what can cost less or bring in more, or the investments are sold bit by bit.')
  if (end === undefined) return say`That buys time and closes nothing: ${toFind}`
  return end.left.value === 0 ? endInWords(end) : say`${endInWords(end)} For that ${toFind}`
}

/** Only where the money reaches that far. */
function keptInWords({ placements }: LumpSumWork, payGap: PayGap): Text {
  const { today, after, lasting, months, out } = payGap
  if (!placements.some(({ id }) => id === 'pay-gap')) return nothing
  const kept = out === undefined ? coveredInWords(payGap) : say`${months} of what is missing`
  return after === lasting
    ? say`, so ${kept} stay in cash before anything is invested`
    : out === undefined || today === lasting
      ? say`, ${after} once the debts at a high rate are paid, so ${kept} stay in cash before anything is invested`
      : say` (${after} once the debts at a high rate are paid), so ${kept} stay in cash before anything is invested`
}

const offWorkCheck = ({ lasting: gap, months }: PayGap): Check =>
  check(
    'pay-gap',
    'act',
    'Months without work come first',
    say`A month costs ${gap} more than comes in, so ${months} of that stay in cash before anything is invested; healing often takes longer than planned, so keep the next months within reach too. Ask your employer about sick pay, disability cover and whether your job is held for you, and your state about disability pay. Where work is out of reach for a year or more, Social Security pays disability benefits: apply early, the answer takes months. Unemployment benefits are for those who could work. Tell what you get, and less has to be kept.`,
  )

/** A month's costs hold the payments on debts: what this money could pay off may close the gap for good. */
function payoffThatCloses(work: LumpSumWork, { today: gap }: PayGap): Text {
  const { costlyDebts, middleDebts, placements, sheet } = work
  const paid = costlyDebts.filter(({ balance }) =>
    placements.some(({ id, isFull }) => id === balance.id && isFull),
  )
  const debt = middleDebts.find(
    ({ balance, minimum }) => balance.value <= freeMoney(work) && minimum.value + freedBy(paid) >= gap.value,
  )
  if (debt === undefined) return nothing
  const freed = sheet.computed(
    'pay-gap.freed',
    'What a month would cost less without it',
    'usd-per-month',
    'its payment + the payments on the debts that this plan pays off',
    [debt.minimum, ...paid.map(({ minimum }) => minimum)],
    Math.round(debt.minimum.value + freedBy(paid)),
  )
  return say` The money could close it for good: paying off the ${debt.label}${words(paid.length > 0 ? ', with the debts that this plan pays off,' : '')} would take ${freed} off the month. Weigh that before you invest outside accounts: the other ways below count it.`
}
