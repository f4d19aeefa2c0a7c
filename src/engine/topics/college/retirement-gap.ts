/** What goes to retirement falls short of the least share of pay: how much a month closes that, so that college gets the rest. */
import type { FactReader } from '../../fact-reader.ts'
import {
  isSavedBehind,
  payWithoutPlan,
  retirementOnTrack,
  savedOfPay,
} from '../../fallbacks/retirement-on-track.ts'
import type { Figure } from '../../figure.ts'
import type { Household } from '../../household.ts'
import { say, type Text } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { isJobHeld, isOnLeave } from '../lost-pay-claim.ts'
import type { MissedMatch } from '../missed-match.ts'
import { taxesInYear, yearOfPayroll } from '../payroll-year.ts'
import type { ReturningPay } from '../returning-pay.ts'
import { savedByDeferring } from '../tax-on-more.ts'
import type { CollegeBasis } from './basis.ts'

export interface RetirementGap {
  /** More into the plan at work or an IRA each month. */
  readonly raise: Figure
  /** What the month has less for it. */
  readonly takeHome: Figure
  readonly isBeforeTax: boolean
  /** Pay in it that has no plan at work, and whose it is. */
  readonly withoutPlan: { readonly pay: Figure; readonly whose: 'you' | 'spouse' } | undefined
}

const savingFacts = [
  'age',
  'spouseAge',
  'income',
  'spouseIncome',
  'retirementSavings',
  'contributionRate',
  'planMonthly',
  'employerMatch',
  'getsWholeMatch',
  'iraMonthly',
  'spouseContributionRate',
  'spouseRetirementMonthly',
  'spouseEmployerMatch',
  'spouseGetsWholeMatch',
  'hasWorkplacePlan',
  'spouseHasWorkplacePlan',
] as const

/** With pay that comes again as if it were there. */
function toldOf(reader: FactReader, returning: ReturningPay | undefined): Household {
  const told: Household = Object.fromEntries(
    savingFacts.flatMap((key) => {
      const told = reader.told(key)
      return told === undefined ? [] : [[key, told]]
    }),
  )
  if (returning === undefined) return told
  const { whose, pay } = returning
  const paid: Household = { ...told, [whose === 'you' ? 'income' : 'spouseIncome']: pay.value }
  // Whoever looks for work has no plan at work today: whether the next job has one nobody told.
  return isJobHeld(reader) || isOnLeave(reader)
    ? paid
    : { ...paid, [whose === 'you' ? 'hasWorkplacePlan' : 'spouseHasWorkplacePlan']: undefined }
}

/** Whether the share of pay is enough once pay that comes again is there. */
export const isOnTrackThen = ({ reader }: Pick<CollegeBasis, 'reader'>, returning: ReturningPay): boolean =>
  retirementOnTrack(toldOf(reader, returning), reader.value).value

/**
 * Nothing where it is not the share of pay that puts retirement behind, or nobody knows it: then no sum closes it. The
 * whole match comes before and is counted. `least`: the share of pay that is on track; `returning`: pay that is gone and comes
 * again, before which nothing is raised.
 */
export function retirementGap(
  basis: CollegeBasis,
  least: () => Figure,
  match: MissedMatch | undefined,
  returning: ReturningPay | undefined,
): RetirementGap | 'closed-by-match' | undefined {
  const { sheet, reader, context, taxes } = basis
  const told = toldOf(reader, returning)
  const resolve = reader.value
  const saved = savedOfPay(told, resolve)
  if (reader.told('retirementOnTrack') !== undefined || saved === undefined || saved.pay <= 0)
    return undefined
  if (isSavedBehind(told, resolve)) return undefined
  const share = least()
  const byMatch = match === undefined ? 0 : match.contribution.value + match.match.value
  const value = Math.round((share.value - saved.share) * saved.pay - byMatch)
  if (value <= 0) return match === undefined ? undefined : 'closed-by-match'
  const numbers = [
    'income',
    'spouseIncome',
    'contributionRate',
    'planMonthly',
    'iraMonthly',
    'spouseContributionRate',
    'spouseRetirementMonthly',
  ] as const
  const missing = sheet.computed(
    'retirement.missing',
    'What is missing for retirement in a year',
    'usd-per-year',
    `the least share × the pay of whoever saves − what goes in today, the match included${match === undefined ? '' : ' − what the whole match brings'}`,
    [
      share,
      ...numbers.filter((key) => reader.told(key) !== undefined).map((key) => reader.number(key)),
      ...(returning === undefined ? [] : [returning.pay]),
      ...(match === undefined ? [] : [match.contribution, match.match]),
    ],
    value,
  )
  const hasPlan =
    told.contributionRate !== undefined ||
    told.planMonthly !== undefined ||
    told.spouseContributionRate !== undefined ||
    told.spouseRetirementMonthly !== undefined
  const isBeforeTax = hasPlan && reader.told('contributionKind') !== 'roth'
  const payroll = taxesInYear(taxes, yearOfPayroll(returning?.from.value ?? context.today, context.today))
  const before = match?.contribution.value ?? 0
  const saves = (dollars: number) => savedByDeferring(payroll, context, reader, dollars)
  const lessTax = isBeforeTax ? saves(before + value) - saves(before) : 0
  const { agi, bracket, stateRateAtWork } = payroll
  const without = payWithoutPlan(told)
  return {
    isBeforeTax,
    withoutPlan:
      without === undefined
        ? undefined
        : { pay: reader.number(without), whose: without === 'income' ? 'you' : 'spouse' },
    raise: sheet.computed(
      'retirement.raise',
      'More for retirement each month',
      'usd-per-month',
      'a month of what is missing, rounded up',
      [missing],
      Math.ceil(value / monthsPerYear),
    ),
    takeHome: sheet.computed(
      'retirement.take-home',
      'What the month has less for it',
      'usd-per-month',
      isBeforeTax
        ? `a month of what is missing − the ${stateRateAtWork === undefined ? 'federal' : 'federal and state'} tax that it saves, bracket by bracket`
        : 'a month of what is missing: nothing of it is taken before tax',
      isBeforeTax
        ? [missing, agi, bracket, ...(stateRateAtWork === undefined ? [] : [stateRateAtWork])]
        : [missing],
      Math.ceil((value - lessTax) / monthsPerYear),
    ),
  }
}

/** What is raised, and what it takes of the month; to stand after “raise”. */
export const gapInWords = ({ raise, takeHome, isBeforeTax }: RetirementGap): Text =>
  isBeforeTax
    ? say`what goes into the plan at work by ${raise} before tax: pay checks shrink by about ${takeHome}`
    : say`what goes into the plan at work or an IRA by ${takeHome}`
