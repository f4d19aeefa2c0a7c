/** The limit of the Marketplace credit beside monthly dollars: what of them lowers this year's income, and what comes too late. */

import { civilDate, yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { nextFilingDay } from '../../tax/deadlines.ts'
import type { Dollars, Months } from '../../units.ts'
import { check } from '../check.ts'
import { kindOfBusiness, traditionalEnding } from '../ira-kind.ts'
import { creditReach } from '../lump-sum/credit-reach.ts'
import { creditWorth, littleIsLost, notWorthItInWords } from '../lump-sum/credit-worth.ts'
import { forCreditOf } from '../lump-sum/own-plan-steps.ts'
import {
  creditAtLimitFigure,
  creditMarginFigure,
  marketplaceLimitFigure,
  onceFewerInWords,
  safeBelow,
} from '../marketplace.ts'
import { belowFloorCheck, floorInWords } from '../marketplace-floor.ts'
import { nextReturnDue } from '../next-return-due.ts'
import type { OrderStep } from '../order-of-operations.ts'
import { premiumsComeOff } from '../self-employed-cover.ts'
import { spareCash } from './bridge-words.ts'
import { monthsToFilingDay } from './filing-months.ts'
import { nextYear, ofNextYear } from './marketplace-next-year.ts'
import type { DollarWork } from './work.ts'
import { marketplaceIncomeOfPlan } from './year-of-plan.ts'

/** The Marketplace credit of a whole year ends at an income; the kind of account decides which side of it one is on. */
export function marketplaceChecks(work: DollarWork): Check[] {
  const { reader, sheet, stage, taxes, monthly } = work
  if (reader.told('marketplaceCoverage') !== true || stage !== 'working') return []
  const limit = marketplaceLimitFigure(work)
  if (reader.told('income') === undefined && reader.told('householdIncome') === undefined)
    return [
      check(
        'marketplace',
        'warn',
        'Stay below the limit of the Marketplace credit',
        say`Above ${limit} of income the credit of the whole year is gone and what was paid in advance is owed back. Say what you earn, and this tells how far that is. An HSA or a Traditional contribution lowers income, a Roth contribution does not.${floorInWords(work)}`,
      ),
    ]
  const counted = taxes.agi.value + taxes.untaxedBenefits
  const below = belowFloorCheck(work, counted)
  if (below !== undefined) return [below]
  const ofPlan = marketplaceIncomeOfPlan(work, work)
  const distance = (id: string, how: string, income: Dollars) =>
    sheet.computed(
      `marketplace.${id}`,
      income <= limit.value ? 'Room below the limit' : 'Too much income for the limit',
      'usd',
      how,
      [limit, taxes.agi, monthly],
      Math.abs(limit.value - income),
    )
  const now = distance(
    'now',
    'the distance of estimated adjusted gross income, untaxed Social Security included, to the limit',
    counted,
  )
  const room = distance(
    'room',
    'the same, after a year of what this plan puts before tax into a plan at work or of a business, an HSA and a deducted IRA',
    ofPlan,
  )
  const lost = say`Above ${limit} of income the credit of the whole year is gone and what was paid in advance is owed back.${onceFewerInWords(work)}`
  const next = nextYear(work)
  if (counted <= limit.value && next !== undefined && next.left < limit.value - counted)
    return [ofNextYear(work, lost, next)]
  if (counted <= limit.value)
    return [
      check(
        'marketplace',
        'warn',
        'Stay below the limit of the Marketplace credit',
        say`${lost} About ${now} of room is left${ofPlan < counted ? say`; a year of this plan’s deductible dollars makes it ${room}` : nothing}. An HSA or a Traditional contribution makes it larger, a Roth contribution does not.${floorInWords(work)}`,
      ),
    ]
  const needed = sheet.computed(
    'marketplace.needed',
    'Before tax in a year that would keep the credit',
    'usd',
    'what income is over the limit + what is kept free below it',
    [now, creditMarginFigure(reader)],
    Math.ceil(counted - safeBelow(limit.value)),
  )
  if (ofPlan <= limit.value && isTooLate(work))
    return [
      check(
        'marketplace',
        'act',
        'On this course the Marketplace credit is lost',
        say`${lost} You are about ${now} over it, and this plan’s deductible dollars come too late for this year: what is due comes before them. An HSA, a plan of your own business and a deductible IRA take money for the year until you file. If you have it elsewhere, about ${needed} in them keeps the credit: weigh what the credit pays against what the debts cost until then. If not, tell the Marketplace what you earn, so that less is paid in advance and owed back.`,
      ),
    ]
  if (ofPlan <= limit.value) {
    const reached = forThisYear(work)
    return [
      reached.value >= now.value
        ? check(
            'marketplace',
            'warn',
            'This plan keeps the Marketplace credit',
            say`${lost} You are about ${now} over it now. A year of this plan’s deductible dollars brings you ${room.value > 0 ? say`about ${room} below it` : words('down to it')}, before ${words(taxes.unearned === undefined ? 'interest, dividends' : 'gains')} or a raise: one dollar over is enough to lose it. What goes through payroll counts by its pay check. An HSA, a deductible IRA and the employer’s part of a plan of your own business take money for the year until you file: name the year, and count again before that day. If less is in by then, this year’s credit is owed back.${creditWorth(work)}`,
          )
        : check(
            'marketplace',
            'act',
            'This year’s Marketplace credit needs more than these dollars',
            notYet(work, { lost, now, room, needed, reached }),
          ),
    ]
  }
  return [
    check(
      'marketplace',
      'act',
      'Over the limit of the Marketplace credit',
      overLimit(work, { limit, now, room, needed, isLowered: ofPlan < counted }),
    ),
  ]
}

/** Where a year of this plan ends above the limit: what would reach it, and what is owed back until then. */
function overLimit(
  work: DollarWork,
  {
    limit,
    now,
    room,
    needed,
    isLowered,
  }: { limit: Figure; now: Figure; room: Figure; needed: Figure; isLowered: boolean },
): Text {
  return join([
    say`Above ${limit} of income there is no credit for the year, and you are about ${now} over it${isLowered ? say`; a year of this plan leaves you ${room} over it` : nothing}.`,
    premiumsComeOff(work.reader),
    whatReaches(work, needed),
    say`Tell the Marketplace now what you earn: what it pays ahead for this year is owed back with the return, by ${nextReturnDue(work)}.`,
  ])
}

/** How much more a year before tax would reach the limit, and what it would keep. */
function whatReaches(work: DollarWork, needed: Figure): Text {
  const { sheet, monthly, taxes, ownPlans, irasForCredit } = work
  const year = monthly.value * monthsPerYear
  const { saved, credit, cost, short } = creditReach(
    { ...work, kind: kindOfBusiness(work) },
    needed.value,
    year,
  )
  const margin = creditMarginFigure(work.reader)
  const lowers = words(
    'A deductible IRA, a Traditional plan at work or an HSA can bring income down; a Roth contribution cannot.',
  )
  if (credit === 0) return littleIsLost(work)
  if (needed.value > roomBeforeTax(work)) return lowers
  const worth = creditAtLimitFigure(work)
  const back = sheet.computed(
    'marketplace.saved',
    'Income tax that they save in a year',
    'usd-per-year',
    'income tax without the dollars that would keep the credit − with them off income, federal and of the state',
    [needed, taxes.agi],
    saved,
  )
  if (short > 0) {
    const dollars = sheet.computed(
      'marketplace.year',
      'A year of these dollars',
      'usd-per-year',
      'what you can put aside each month × the months of a year',
      [monthly],
      year,
    )
    const more = sheet.computed(
      'marketplace.more',
      'More a year that would reach the limit',
      'usd-per-year',
      'what would keep the credit − a year of these dollars − the income tax that so much before tax saves',
      [needed, dollars, back],
      short,
    )
    return say`To stay ${margin} below it, for income that is known only once the year is over, ${needed} has to go in before tax in a year. These dollars come to ${dollars}, and the tax that it saves to about ${back}: ${more} more would reach it, and keep a credit of about ${worth} where cover costs what it does on average. Short of that the credit decides nothing, and each dollar goes by its kind.`
  }
  if (forCreditOf(ownPlans) !== undefined || irasForCredit !== undefined)
    return say`The tax that so much before tax saves, about ${back}, makes up for that: put as much of it in too, to the last dollar, or the credit is lost. It is about ${worth} where cover costs what it does on average.`
  return cost >= credit ? notWorthItInWords(work, needed) : lowers
}

/** What the accounts in the order of this plan take before tax in a year. */
const roomBeforeTax = ({ needs, ownPlans }: DollarWork): Dollars =>
  ownPlans.reduce((sum, { room }) => sum + room.value, 0) +
  needs.reduce((sum, { id, step, payroll, wanted }) => {
    if (payroll !== undefined) return sum + payroll.room.value - (payroll.rothOnly?.value ?? 0)
    return step === 'hsa' || id.endsWith(traditionalEnding) ? sum + (wanted?.value ?? 0) * monthsPerYear : sum
  }, 0)

const deductible: readonly OrderStep[] = ['match', 'hsa', 'ira', 'deferral', 'own-plan']

/** Whether no deductible dollar is placed before the day until which accounts take money for this year. */
const isTooLate = ({ course, needs, context }: DollarWork): boolean =>
  !course.placed
    .slice(0, monthsToFilingDay(context.today))
    .some((row) => row.some((part, at) => part > 0 && deductible.includes(needs[at]?.step ?? 'rest')))

/** Payroll counts by its pay checks, what is paid in by hand until the day on which the return is due. */
const byHand: readonly OrderStep[] = ['hsa', 'ira', 'own-plan']

/** Deductible dollars of this plan that still count for this year. */
function forThisYear(work: DollarWork): Figure {
  const { sheet, course, needs, context, kindAtWork, ownPlans, monthly } = work
  const inBusiness = kindOfBusiness(work)
  const { month, year } = civilDate(context.today)
  const filed = nextFilingDay(context.today)
  const untilFiled = monthsToFilingDay(context.today) + (yearOf(filed) === year ? monthsPerYear : 0)
  const placed = (at: number, months: Months) =>
    course.placed.slice(0, months).reduce((sum, row) => sum + (row[at] ?? 0), 0)
  const value = needs.reduce((sum, { id, step }, at) => {
    if (step === 'ira' && !id.endsWith(traditionalEnding)) return sum
    // The own part of a business plan may be Roth; what the credit asks for of it is not.
    if (step === 'own-plan' && inBusiness?.verdict !== 'traditional')
      return sum + Math.min(placed(at, untilFiled), forCreditOf(ownPlans)?.value ?? 0)
    if (byHand.includes(step)) return sum + placed(at, untilFiled)
    return step === 'deferral' && kindAtWork?.verdict === 'traditional'
      ? sum + placed(at, monthsPerYear - month)
      : sum
  }, 0)
  return sheet.computed(
    'marketplace.reached',
    'Deductible dollars of this plan that count for this year',
    'usd',
    'the exact schedule: what goes in by hand until the return is due, and what goes through payroll before the year ends',
    [monthly],
    Math.floor(value),
  )
}

/** The months that are left do not bring enough: what would, and what to do if nothing does. */
function notYet(
  work: DollarWork,
  {
    lost,
    now,
    room,
    needed,
    reached,
  }: { lost: Text; now: Figure; room: Figure; needed: Figure; reached: Figure },
): Text {
  const { sheet, goals } = work
  const gap = sheet.computed(
    'marketplace.gap',
    'Deductible dollars that this year lacks',
    'usd',
    'what would keep the credit − what of this plan still counts for this year',
    [needed, reached],
    needed.value - reached.value,
  )
  const day = nextReturnDue(work)
  const spare = spareCash(work)
  const free = (spare?.value ?? 0) - goals.reduce((sum, { fromCash }) => sum + (fromCash?.value ?? 0), 0)
  return say`${lost} You are about ${now} over it, and only about ${reached} of this plan’s deductible dollars can count for this year. To stay ${creditMarginFigure(work.reader)} below it, for income that is known only once the year is over, ${gap} more is missing by ${day}. ${
    spare !== undefined && free >= gap.value
      ? say`Your cash beyond the fund, ${spare}, can bring it: an HSA, a deductible IRA and the employer’s part of a plan of your own business take money for the year until then.`
      : words(
          'If you have it elsewhere, an HSA, a deductible IRA or a plan of your own business takes it until then. If not, this year’s credit is lost: tell the Marketplace now what you earn, so that less is paid in advance and owed back.',
        )
  } From next year on a whole year of these dollars comes ${room.value > 0 ? say`about ${room} below the limit` : words('down to the limit, with nothing to spare')}.`
}
