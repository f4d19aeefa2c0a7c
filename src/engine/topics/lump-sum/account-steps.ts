/** The dated steps that fill the accounts that the law taxes lightly. */

import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { listed, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { nextFilingDay } from '../../tax/deadlines.ts'
import type { CalendarDate } from '../../units.ts'
import { hsaAccounts, isSpouseHsa } from '../hsa-accounts.ts'
import { endHsaStep, stopHsaStep } from '../hsa-check.ts'
import { isOverRothLimit } from '../ira-kind.ts'
import { missedMatch } from '../missed-match.ts'
import { nextReturnDue } from '../next-return-due.ts'
import { placedIn } from '../order-of-operations.ts'
import { isSoleProprietor } from '../own-business.ts'
import { pretaxIraSteps } from '../pretax-ira.ts'
import type { StepDraft } from '../steps.ts'
import { kindNextYear } from './iras-next-year.ts'
import { investFrom, isMourning } from './mourning.ts'
import { ownPlanSteps } from './own-plan-steps.ts'
import { raiseSteps } from './raise-steps.ts'
import type { LumpSumWork } from './work.ts'
import { yearOfRoom } from './year-of-room.ts'

/** What is put into an account is hard to get back without pay, and the last day for it is months away. */
const untilNear = ({ unsettled }: LumpSumWork): Text =>
  unsettled === undefined
    ? nothing
    : words(
        unsettled.isFundFirst
          ? ' Leave it where you can reach it until that day is near: if pay is not back by then and cash runs low, keep it.'
          : ' Leave it where you can reach it until that day is near: if the job has ended by then, keep it.',
      )

/** By hand it counts for the year that is named; only payroll saves payroll tax too, and no pay check reaches back. */
function healthStep(work: LumpSumWork, year: Figure, deadline: CalendarDate): StepDraft[] {
  const { placements } = work
  const placed = placements.filter(({ step }) => step === 'hsa')
  if (placed.length === 0) return []
  const parts = placed.map((one) =>
    isSpouseHsa(one)
      ? say`${one.amount} into one in the name of your spouse`
      : say`${one.amount} into the HSA`,
  )
  return [
    {
      id: 'hsa',
      moves: 'accounts',
      about: words('HSA'),
      title: say`Put ${listed(parts)} for ${year}`,
      why: words('The room of a year is lost after its filing deadline.'),
      how: say`Pay it in yourself, name ${year} as the year, and deduct it on your return with Form 8889${words(placed.some(isSpouseHsa) ? ', one for each of you' : '')}. What the employer puts in counts toward the same limit, and the whole limit takes a health plan that allows an HSA all year. Keep what you may spend soon in cash and invest the rest.${untilNear(work)}${nextHealthRoom(work, deadline)}`,
      due: deadline,
      dueWhy: 'the filing deadline, which is the last day for that year',
      dueInputs: [year],
      minutes: 30,
      link: links.healthSavings,
      keep: words('The confirmation that names the year, and Form 5498-SA next spring.'),
    },
  ]
}

/** The year whose room opens in January, where the step is about the one before. */
const nextYear = ({ sheet, context }: LumpSumWork, deadline: CalendarDate): Figure | undefined =>
  yearOf(deadline) === yearOf(context.today)
    ? undefined
    : sheet.law('room.next-year', 'Year whose room opens in January', 'year', {
        value: yearOf(deadline),
        source: 'IRC §219(f)(3), §223(d)(4)(B)',
      })

/** From January on the room of the next year is open too: no reason to wait a year with money that lies outside. */
function nextRoom(work: LumpSumWork, deadline: CalendarDate): Text {
  const next = nextYear(work, deadline)
  if (next === undefined || placedIn(work.placements, 'rest') === 0) return nothing
  return say` In January the room of ${next} opens too: with pay in that year, fill it then from what this plan would invest outside${kindNextYear(work)}.`
}

/** The same of an HSA that no Medicare ends: it comes before what the plan at work takes, and payroll saves more by it. */
function nextHealthRoom(work: LumpSumWork, deadline: CalendarDate): Text {
  const { sheet, reader, placements } = work
  const next = nextYear(work, deadline)
  const own = placements.find((one) => one.step === 'hsa' && !isSpouseHsa(one))
  const account = hsaAccounts(work).find((one) => !isSpouseHsa(one))
  const hasRest = placedIn(placements, 'rest') > 0
  if (next === undefined || own?.isFull !== true || account === undefined || account.end !== undefined)
    return nothing
  if (!hasRest && placedIn(placements, 'deferral') === 0) return nothing
  const from = words(hasRest ? 'what this plan would invest outside' : 'what it keeps for the plan at work')
  if (reader.value('employment') !== 'employed' || isSoleProprietor(reader))
    return say` In January the room of ${next} opens too: fill it then from ${from}.`
  const more = sheet.computed(
    'hsa.next-month',
    'More into the HSA by payroll each month of the next year',
    'usd-per-month',
    'room of a year by the limit of this one, which the next is seldom below, ÷ months in a year, rounded down',
    [account.room],
    Math.floor(account.room.value / monthsPerYear),
  )
  return say` In January the room of ${next} opens too, and comes before more in the plan at work: have payroll put in about ${more} more, and make up for the smaller pay check from ${from}. Through payroll it saves Social Security and Medicare tax too, which a 401(k) does not.`
}

/**
 * What does not wait while nothing is invested: each month without the match is lost, and the room of a year after its
 * filing day. To stand after what may wait; nothing where all of it may.
 */
export function butForWhatLapses(work: LumpSumWork): Text {
  const { sheet, reader, context, placements, reach } = work
  const match =
    missedMatch(sheet, reader, context) === undefined ? [] : [words('the raise that brings the match')]
  const deadline = nextFilingDay(context.today)
  const accounts = [
    ...(placedIn(placements, 'ira') > 0 ? [words('the IRA')] : []),
    ...(placedIn(placements, 'hsa') > 0 ? [words('the HSA')] : []),
  ]
  const lapses = reach === 'long' && accounts.length > 0 && deadline < investFrom(work).value
  const room = lapses
    ? [
        say`the room of ${yearOfRoom(work)} in ${listed(accounts)}, which is lost after ${nextReturnDue(work)}: there it may stay cash`,
      ]
    : []
  const both = [...match, ...room]
  return both.length === 0 ? nothing : say`, but for ${listed(both)}`
}

export function accountSteps(work: LumpSumWork): StepDraft[] {
  const { context, placements, reach, inTheWay } = work
  const hsa = [stopHsaStep(work), endHsaStep({ ...work, isFilled: placedIn(placements, 'hsa') > 0 })]
  const steps: StepDraft[] = [...raiseSteps(work), ...hsa.filter((step) => step !== undefined)]
  if (reach !== 'long') return steps
  steps.push(...ownPlanSteps(work, context.today))
  if (placedIn(placements, 'deferral', 'own-plan', 'after-tax', 'rest') > 0)
    steps.push(...pretaxIraSteps(work, inTheWay))
  if (placedIn(placements, 'hsa', 'ira') === 0) return steps
  const deadline = nextFilingDay(context.today)
  const year = yearOfRoom(work)
  steps.push(...healthStep(work, year, deadline))
  const iras = placements.filter(({ step }) => step === 'ira')
  if (iras.length > 0) {
    const convert = isOverRothLimit(iras)
      ? words(
          ' Where income is over the limit, put it into a traditional IRA, convert it within days, and file Form 8606.',
        )
      : nothing
    steps.push({
      id: 'ira',
      moves: 'accounts',
      about: words('IRA'),
      title: say`Put the IRA money in for ${year}`,
      why: words('The room of a year is lost after its filing deadline.'),
      how: say`Open the account where costs are low, name ${year} as the year of the contribution, and choose the investment: cash that lands is not invested by itself.${untilNear(work)}${isMourning(work) ? say` It may stay cash inside the IRA until ${investFrom(work)}.` : nothing}${convert}${nextRoom(work, deadline)}`,
      due: deadline,
      dueWhy: 'the filing deadline, which is the last day for that year',
      dueInputs: [year],
      minutes: 45,
      link: isOverRothLimit(iras) ? links.iraForm : links.retirementPlans,
      keep: words('The confirmation, and Form 5498 next spring.'),
    })
  }
  return steps
}
