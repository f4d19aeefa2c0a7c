/** What a Traditional dollar saves this year and in those that follow: the whole federal and state law run again, and loan payments that follow income. */
import { yearOf } from '../../calendar.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { ordinaryRate } from '../../tax/ordinary-tax.ts'
import { hasSaversMatch, saversMatch } from '../../tax/savers-match.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { FilingStatus } from '../../tax/tax-year.ts'
import type { Dollars, Share, Years } from '../../units.ts'
import { hasEndedPay } from '../ended-pay.ts'
import { creditFloor } from '../marketplace-floor.ts'
import { statusAhead } from '../surviving-spouse.ts'
import type { RothBasis } from './basis.ts'
import { hasLessNextYear } from './end-of-spouse-pay.ts'
import { type HealthShare, keepsFloorFrom } from './health-share.ts'
import type { LoanPayments } from './loan-payments.ts'
import { isIraFirst, place } from './placement.ts'
import { nowhere, type Places } from './places.ts'
import { type RatesBeside, ratesBeside } from './rates-beside.ts'
import { rothRoomBeside } from './roth-room.ts'
import { saversContributions } from './savers-contributions.ts'
import { type YearAhead, type YearNow, yearRuns } from './year-now.ts'

export interface TaxNow extends RatesBeside {
  readonly before: TaxReturn
  /** The contributions with this much of them Traditional. */
  readonly yearWith: (traditional: Dollars) => YearNow
  /** The contributions in these places. */
  readonly yearOf: (places: Places) => YearNow
  /** As little and as much Traditional as the rules allow. */
  readonly least: YearNow
  readonly most: YearNow
  /** Dollars whose kind may be chosen. */
  readonly choice: Dollars
  /** The dollars that both rates are of: those with a choice, all Traditional ones where there is none; at least one. */
  readonly weighed: Dollars
  /** What goes in as Traditional beside them, whatever is chosen. */
  readonly traditionalBeside: Dollars
  /** Whether the Traditional dollars of a year leave income where the Marketplace credit has begun. */
  readonly keepsFloor: (year: YearNow) => boolean
  /** The same in the next year. */
  readonly keepsFloorAhead: (year: YearNow) => boolean
  /** What a year with more Traditional saves against the least. */
  readonly saved: (year: YearNow) => Dollars
  /** The same in later years: the saver's match in place of the credit, no loan payments and no interest on them. */
  readonly savedLater: (year: YearNow) => Dollars
  /** The same so many years ahead, at least one, with the children who are on the return then, at their ages. */
  readonly savedIn: (year: YearNow, years: Years) => Dollars
  /** What is saved beyond that: credits this year alone, what hangs on a loan until it is paid or forgiven. */
  readonly savedOnce: (year: YearNow) => Dollars
  readonly savedOnLoans: (year: YearNow) => Dollars
  /** The part that hangs on a loan so many years ahead, at least one, while it goes on. */
  readonly savedOnLoansIn: (year: YearNow, years: Years) => Dollars
  /** Payments of such a year, as far as lower ones are money kept. */
  readonly loansIn: (year: YearNow, years: Years) => Dollars
  /** Years until the loan is paid or what is left of it forgiven, at least one. */
  readonly loanYears: Years
  /** The share saved of the weighed dollars, and its parts. */
  readonly rate: Share
  readonly federalRate: Share
  readonly stateRate: Share
  readonly loanRate: Share
  /** The share saved of them from next year on, and once no loan is left. */
  readonly rateAhead: Share
  readonly rateAfterLoans: Share
  /** How the household files from next year on. */
  readonly statusAhead: FilingStatus
  /**
   * The share saved of them so many years ahead, at least one, loan payments apart, and how the household files then.
   * What a health plan costs counts the children of today.
   */
  readonly ahead: (years: Years) => {
    readonly rate: Share
    /** Beside it what loan payments fall by, as long as they go on. */
    readonly onLoans: Share
    readonly status: FilingStatus
  }
  /** Whether years ahead save another share than this one. */
  readonly isUnlikeAhead: boolean
  /** What this year has and no later one, where it moves the rate: its answer is for this year alone. */
  readonly endsWithYear:
    | 'joint-brackets'
    | 'children'
    | 'ended-pay'
    | 'spouse-pay'
    | 'savers-credit'
    | undefined
  /** The part that is a larger Marketplace credit. */
  readonly healthRate: Share
  /** A year's own part of the Marketplace premium on a return. */
  readonly healthOn: HealthShare
  /** Federal bracket at the least Traditional, and that of the next year. */
  readonly bracket: Share
  readonly bracketAhead: Share
  /** Payments on federal loans that follow income; undefined where none do. */
  readonly loans: LoanPayments | undefined
  /** What Roth accounts take in a year beside the dollars that are decided on: room for the tax saved, where no other plan fills it. */
  readonly rothRoom: Dollars
}

/** A year that follows: what this one alone has, such as the saver's credit, counts for nothing in it. */
export const yearAhead = (now: TaxNow): TaxNow => ({
  ...now,
  rate: now.rateAhead,
  saved: (year) => now.savedLater(year) + now.savedOnLoansIn(year, 1),
  savedOnLoans: (year) => now.savedOnLoansIn(year, 1),
  savedOnce: () => 0,
  keepsFloor: now.keepsFloorAhead,
  bracket: now.bracketAhead,
  endsWithYear: undefined,
})

export function taxNow(basis: RothBasis): TaxNow {
  const runs = yearRuns(basis)
  const { before, loans, statusIn } = runs
  const isMatched = hasSaversMatch(yearOf(basis.context.today))
  const matchOf = (
    { own, spouse }: ReturnType<typeof saversContributions>,
    { tax }: YearAhead,
    years: Years,
  ) => {
    const matched = (contributions: Dollars) =>
      saversMatch({ status: statusIn(years), magi: tax.federal.agi, contributions })
    return matched(own) + matched(spouse)
  }
  // The saver's credit ends with this year, and the match takes its place.
  const costsThen = (places: Places, ahead: YearAhead, years: Years) =>
    ahead.tax.total + ahead.health - matchOf(saversContributions(basis, places, 'ahead'), ahead, years)
  const costsAhead = ({ places, ahead }: YearNow) => costsThen(places, ahead, 1)
  const first = firstPlace(basis, (where) =>
    costsAhead(runs.yearOf(place(basis, before, basis.contribution.value, where))),
  )
  const yearWith = (traditional: Dollars): YearNow => runs.yearOf(place(basis, before, traditional, first))
  const least = yearWith(0)
  const most = yearWith(basis.contribution.value)
  const choice = Math.max(0, most.traditional - least.traditional)
  // Where no kind is open but Traditional, its dollars save against a year without them.
  const anchor = choice > 0 ? least : runs.yearOf(nowhere)
  const dollars = most.traditional - anchor.traditional
  const sharePer = (of: (year: YearNow) => Dollars): Share =>
    dollars > 0 ? (of(anchor) - of(most)) / dollars : 0

  const costs = ({ places, tax, loans: paid, health, ahead }: YearNow) =>
    tax.total +
    paid +
    health -
    (isMatched ? matchOf(saversContributions(basis, places, 'this'), ahead, 1) : 0)
  const costsIn =
    (years: Years) =>
    ({ places }: YearNow) =>
      costsThen(places, runs.yearIn(places, years), years)
  const onLoans = ({ loans: paid, onInterest }: YearNow) => paid - onInterest
  const savedBy = (of: (year: YearNow) => Dollars) => (year: YearNow) => of(least) - of(year)
  const saved = savedBy(costs)
  const savedLater = savedBy(costsAhead)
  const savedOnLoans = savedBy(onLoans)
  const onLoansIn =
    (years: Years) =>
    ({ places, onInterest }: YearNow) =>
      runs.loansIn(places, years) - onInterest

  const rate = sharePer(costs)
  const rateAfterLoans = sharePer(costsAhead)
  const rateAhead = rateAfterLoans + sharePer(onLoansIn(1))
  const isUnlikeAhead = isApart(rate, rateAhead)
  const isAbove = keepsFloorFrom(creditFloor(basis), least.creditIncome)
  const isAboveAhead = keepsFloorFrom(creditFloor(basis, 'ahead'), least.ahead.creditIncome)
  const bracketOf = (status: FilingStatus, taxableIncome: Dollars): Share =>
    taxableIncome <= 0 ? 0 : ordinaryRate({ law: basis.context.law, status, taxableIncome })
  return {
    ...ratesBeside(basis, runs, least),
    before,
    yearWith,
    yearOf: runs.yearOf,
    least,
    most,
    choice,
    weighed: Math.max(1, dollars),
    traditionalBeside: anchor.traditional,
    keepsFloor: ({ creditIncome }) => isAbove(creditIncome),
    keepsFloorAhead: ({ ahead }) => isAboveAhead(ahead.creditIncome),
    saved,
    savedLater,
    savedIn: (year, years) => savedBy(costsIn(years))(year),
    savedOnce: (year) => saved(year) - savedOnLoans(year) - savedLater(year),
    savedOnLoans,
    loansIn: ({ places }, years) => runs.loansIn(places, years),
    savedOnLoansIn: (year, years) => savedBy(onLoansIn(years))(year),
    loans,
    loanYears: loans?.years ?? basis.loanInterest?.years ?? 1,
    rate,
    federalRate: sharePer(({ tax }) => tax.federal.incomeTax),
    stateRate: sharePer(({ tax }) => tax.state),
    loanRate: sharePer(({ loans: paid }) => paid),
    healthRate: sharePer(({ health }) => health),
    rateAhead,
    rateAfterLoans,
    statusAhead: statusIn(1),
    ahead: (years) => ({
      rate: sharePer(costsIn(years)),
      onLoans: sharePer(onLoansIn(years)),
      status: statusIn(years),
    }),
    isUnlikeAhead,
    endsWithYear: endsWithYear(basis, {
      isUnlikeAhead,
      doChildrenMatter: () => !runs.hasChildrenOfToday(1) && isApart(rateAfterLoans, sharePer(costsIn(0))),
      hasCredit: [least, most].some(({ tax }) => tax.federal.saversCredit > 0),
    }),
    healthOn: runs.healthOn,
    bracket: bracketOf(basis.status, least.tax.federal.taxableIncome - (basis.beside?.longTermGain ?? 0)),
    bracketAhead: bracketOf(statusIn(1), least.ahead.tax.federal.taxableIncome),
    rothRoom: Math.max(0, rothRoomBeside(basis, before, most.places) - basis.filledBeside),
  }
}

/**
 * Pay that payroll takes before tax is no earned income, so it can raise the credit for workers and a child credit of a
 * state, which an IRA leaves alone: IRC §32(a)(2)(B). Without such a difference an IRA needs no form at work. Whoever asks of
 * dollars beside what goes in already compares both places itself.
 */
function firstPlace(basis: RothBasis, costsOf: (first: 'ira' | 'payroll') => Dollars): 'ira' | 'payroll' {
  if (!isIraFirst(basis) || basis.running !== undefined) return 'ira'
  return costsOf('ira') - costsOf('payroll') > rules.leastPart.value ? 'payroll' : 'ira'
}

const isApart = (one: Share, other: Share): boolean => Math.abs(one - other) > rules.rateBand.value

function endsWithYear(
  { reader, context, status, ended, spouseEnds }: RothBasis,
  now: {
    readonly isUnlikeAhead: boolean
    readonly doChildrenMatter: () => boolean
    readonly hasCredit: boolean
  },
): TaxNow['endsWithYear'] {
  const filedNext = statusAhead(reader, context)
  // A surviving spouse has a couple's brackets, and not its credits.
  if (filedNext !== status && (filedNext !== 'surviving_spouse' || now.isUnlikeAhead)) return 'joint-brackets'
  if (!now.isUnlikeAhead) return undefined
  if (now.doChildrenMatter()) return 'children'
  if (hasEndedPay(ended)) return 'ended-pay'
  if (hasLessNextYear(spouseEnds)) return 'spouse-pay'
  return now.hasCredit ? 'savers-credit' : undefined
}
