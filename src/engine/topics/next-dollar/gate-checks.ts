/** What a monthly plan has to know before dollars go to accounts and loans: a cliff of income, a federal loan. */
import { isFederalLoan } from '../../facts/debts.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, words } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { creditWorth } from '../lump-sum/credit-worth.ts'
import { marketplaceLimitFigure } from '../marketplace.ts'
import type { OrderStep } from '../order-of-operations.ts'
import { monthsToFilingDay } from './lapsing-room.ts'
import type { DollarWork } from './work.ts'
import { marketplaceIncomeOfPlan } from './year-of-plan.ts'

export const dollarGateChecks = (work: DollarWork): Check[] => [...marketplace(work), ...federalLoan(work)]

/** The Marketplace credit of a whole year ends at an income; the kind of account decides which side of it one is on. */
function marketplace(work: DollarWork): Check[] {
  const { reader, sheet, stage, taxes, monthly } = work
  if (reader.told('marketplaceCoverage') !== true || stage !== 'working') return []
  const limit = marketplaceLimitFigure(work)
  if (reader.told('income') === undefined && reader.told('householdIncome') === undefined)
    return [
      check(
        'marketplace',
        'warn',
        'Stay below the limit of the Marketplace credit',
        say`Above ${limit} of income the credit of the whole year is gone and what was paid in advance is owed back. Say what you earn, and this tells how far that is. An HSA or a Traditional contribution lowers income, a Roth contribution does not.`,
      ),
    ]
  const counted = taxes.agi.value + taxes.untaxedBenefits
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
  const lost = say`Above ${limit} of income the credit of the whole year is gone and what was paid in advance is owed back.`
  if (counted <= limit.value)
    return [
      check(
        'marketplace',
        'warn',
        'Stay below the limit of the Marketplace credit',
        say`${lost} About ${now} of room is left${ofPlan < counted ? say`; a year of this plan’s deductible dollars makes it ${room}` : nothing}. An HSA or a Traditional contribution makes it larger, a Roth contribution does not.`,
      ),
    ]
  if (ofPlan <= limit.value && isTooLate(work))
    return [
      check(
        'marketplace',
        'act',
        'On this course the Marketplace credit is lost',
        say`${lost} You are about ${now} over it, and this plan’s deductible dollars come too late for this year: what is due comes before them. An HSA, a plan of your own business and a deductible IRA take money for the year until you file. If you have it elsewhere, about ${now} in them keeps the credit: weigh what the credit pays against what the debts cost until then. If not, tell the Marketplace what you earn, so that less is paid in advance and owed back.`,
      ),
    ]
  if (ofPlan <= limit.value)
    return [
      check(
        'marketplace',
        'warn',
        'This plan keeps the Marketplace credit',
        say`${lost} You are about ${now} over it now. A year of this plan’s deductible dollars brings you about ${room} below it, before interest, dividends or a raise: one dollar over is enough to lose it. What goes through payroll counts by its pay check. An HSA, a deductible IRA and the employer’s part of a plan of your own business take money for the year until you file: name the year, and count again before that day. If less is in by then, this year’s credit is owed back.${creditWorth(work)}`,
      ),
    ]
  return [
    check(
      'marketplace',
      'act',
      'Over the limit of the Marketplace credit',
      say`Above ${limit} of income there is no credit for the year, and you are about ${now} over it${ofPlan < counted ? say`; a year of this plan leaves you ${room} over it` : nothing}. A deductible IRA, a Traditional plan at work or an HSA can bring income down; a Roth contribution cannot.`,
    ),
  ]
}

const deductible: readonly OrderStep[] = ['match', 'hsa', 'ira', 'deferral', 'own-plan']

/** Whether no deductible dollar is placed before the day until which accounts take money for this year. */
const isTooLate = ({ course, needs, context }: DollarWork): boolean =>
  !course.placed
    .slice(0, monthsToFilingDay(context.today))
    .some((row) => row.some((part, at) => part > 0 && deductible.includes(needs[at]?.step ?? 'rest')))

/** A loan that may be forgiven, or whose payment may follow income, is not paid ahead before that is known. */
function federalLoan({ reader, costly, middling }: DollarWork): Check[] {
  const isPlanKnown = reader.told('incomeDrivenPlan') !== undefined
  const loans = [...costly, ...middling].map(({ told }) => told).filter(isFederalLoan)
  if (isPlanKnown || loans.length === 0) return []
  return [
    check(
      'federal-loan',
      'warn',
      loans.every(({ loanType }) => loanType === undefined)
        ? 'Is the student loan federal?'
        : 'How is the federal loan repaid?',
      words(
        'With a public or nonprofit employer, or on a payment that follows income, a federal loan may be forgiven: pay what is asked and say so here, before a dollar goes ahead. A new federal loan or consolidation closes older plans on every loan that you have.',
      ),
    ),
  ]
}
