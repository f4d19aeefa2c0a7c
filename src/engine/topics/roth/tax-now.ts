/** What a Traditional dollar saves this year: the whole federal and state law run again, and loan payments that follow income. */

import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { middle } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { isCommunityPropertyState, shareOfEach } from '../../tax/community-property.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { type HouseholdTax, householdTax } from '../../tax/household-tax.ts'
import { type MarginalRate, marginalRate } from '../../tax/marginal-rate.ts'
import { ordinaryRate } from '../../tax/ordinary-tax.ts'
import { hasSaversMatch, saversMatch } from '../../tax/savers-match.ts'
import { type StateContributionRule, stateContributionRule } from '../../tax/state-contribution-rules.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import type { RepaymentPlan } from '../../tax/student-loan-plans.ts'
import { repaymentWays } from '../../tax/student-loan-ways.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { FilingStatus } from '../../tax/tax-year.ts'
import type { Dollars, Share, Years } from '../../units.ts'
import { withoutEnded } from '../ended-pay.ts'
import { familyIn } from '../family-ahead.ts'
import { incomeDrivenLoans } from '../income-driven-loans.ts'
import { creditAtLimit, creditLimit, marketplaceIncome, ownShare } from '../marketplace.ts'
import { isDeferralTaxed } from '../state-rate.ts'
import { statusAhead } from '../surviving-spouse.ts'
import { filedAs } from '../tax-picture.ts'
import type { RothBasis } from './basis.ts'
import { place } from './placement.ts'
import { nowhere, type Places, traditionalOf } from './places.ts'
import { saversContributions } from './savers-contributions.ts'
import { returnBefore, returnWith } from './year-return.ts'

/** A household's year with some contributions. */
export interface YearNow {
  readonly places: Places
  readonly traditional: Dollars
  readonly tax: HouseholdTax
  /** Payments of a year on federal loans that follow income, where what is not paid is forgiven. */
  readonly loans: Dollars
  /** Tax that the deduction of student-loan interest saves, the saver's credit apart; it ends with the loan. */
  readonly onInterest: Dollars
  /** What the household pays of its health cover from the Marketplace before the credit begins; 0 without such cover. */
  readonly health: Dollars
  /**
   * The credit of the whole year, on average, where income comes so near the limit at which it ends that what is not known
   * of the year can carry it over; 0 elsewhere. A step that no rate spreads over the dollars.
   */
  readonly creditLost: Dollars
  /** The same in the next year: filed as then, with the children who are on the return then, and without what ends with a loan or with college. */
  readonly ahead: { readonly tax: HouseholdTax; readonly health: Dollars }
}

export interface TaxNow {
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
  /** What a year with more Traditional saves against the least. */
  readonly saved: (year: YearNow) => Dollars
  /** The same in later years: the saver's match in place of the credit, no loan payments and no interest on them. */
  readonly savedLater: (year: YearNow) => Dollars
  /** The same so many years ahead, at least one, with the children who are on the return then, at their ages. */
  readonly savedIn: (year: YearNow, years: Years) => Dollars
  /** What is saved beyond that: credits this year alone, what hangs on a loan until it is paid or forgiven. */
  readonly savedOnce: (year: YearNow) => Dollars
  readonly savedOnLoans: (year: YearNow) => Dollars
  /** Years until the loan is paid or what is left of it forgiven, at least one. */
  readonly loanYears: Years
  /** The share saved of all dollars with a choice, of all Traditional ones where there is none, and its parts. */
  readonly rate: Share
  readonly federalRate: Share
  readonly stateRate: Share
  readonly loanRate: Share
  /** The share saved of them from next year on, and once no loan is left. */
  readonly rateAhead: Share
  readonly rateAfterLoans: Share
  /** The share saved of so many Traditional dollars in a later year with another pay. */
  readonly rateAtPay: (pay: Dollars, traditional: Dollars) => Share
  /** How the household files from next year on. */
  readonly statusAhead: FilingStatus
  /**
   * The share saved of them so many years ahead, at least one, loan payments apart, and how the household files then.
   * What a health plan costs counts the children of today.
   */
  readonly ahead: (years: Years) => { readonly rate: Share; readonly status: FilingStatus }
  /** Whether years ahead save another share than this one. */
  readonly isUnlikeAhead: boolean
  /** What this year has and no later one, where it moves the rate: its answer is for this year alone. */
  readonly endsWithYear: 'joint-brackets' | 'children' | 'savers-credit' | undefined
  /** The part that is a larger Marketplace credit. */
  readonly healthRate: Share
  /** A year's own part of the Marketplace premium on a return. */
  readonly healthOn: (tax: HouseholdTax, taxReturn: TaxReturn) => Dollars
  /** Giving up the last, or adding the next, thousand of pay, with these contributions. */
  readonly onPay: (year: YearNow) => MarginalRate
  /** Federal bracket at the least Traditional. */
  readonly bracket: Share
  /** The share of a dollar of dividends or gains, and of interest, that tax takes outside retirement accounts, loans and college aside. */
  readonly gainRate: Share
  readonly interestRate: Share
  readonly loanPlan: RepaymentPlan | undefined
  /** The rules that its payment rests on. */
  readonly loanRules: readonly Figure[]
  /** Whether lower payments are money kept, not only put off. */
  readonly isForgiven: boolean
  /** A year of payments under the other plan that follows income, by adjusted gross income. */
  readonly otherLoanPlan:
    | {
        readonly plan: RepaymentPlan
        readonly yearlyAt: (agi: Dollars) => Dollars
        readonly rules: readonly Figure[]
      }
    | undefined
}

interface Loans {
  readonly plan: RepaymentPlan
  readonly rules: readonly Figure[]
  readonly paymentAt: (agi: Dollars) => Dollars
  readonly isForgiven: boolean
  readonly years: Years
  readonly other: TaxNow['otherLoanPlan']
}

/** Whether a return of one's own carries an equal share of both pays: IRS Pub. 555, Community Property. */
export const sharesIncome = ({ reader, status }: Pick<RothBasis, 'reader' | 'status'>): boolean =>
  status === 'married_separate' &&
  isCommunityPropertyState(reader.told('state') ?? '') &&
  reader.told('spouseIncome') !== undefined

/** The income that a loan payment follows. */
function incomeOfLoan(basis: RothBasis): (agi: Dollars) => Dollars {
  if (!sharesIncome(basis)) return (agi) => agi
  const theirs = middle(basis.reader.told('spouseIncome') ?? 0)
  return (agi) => (agi + theirs) * shareOfEach
}

function loansOf(basis: RothBasis): Loans | undefined {
  const { sheet, reader, context, dependentAges } = basis
  const driven = incomeDrivenLoans(reader, context, dependentAges.length)
  if (driven === undefined) return undefined
  const { plan, borrower, loan, incomeAt, yearlyUnder, rulesOf } = driven
  const isService = reader.value('publicServiceJob')
  const onLoan = incomeOfLoan(basis)
  const agi = onLoan(reader.number('agi').value)
  const service = studentLoanLaw.publicServiceForgiveness.value
  const left = isService ? Math.max(0, service.payments - reader.number('pslfPayments').value) : undefined
  // Where the law ends the plan, what follows without a choice.
  const [outlook] = repaymentWays({
    plan,
    borrower,
    loan,
    income: incomeAt(agi),
    counted: middle(reader.told('incomePlanPayments') ?? 0),
    ...(left === undefined ? {} : { forgivenIn: left }),
  })
  const other = plan === 'repayment_assistance' ? 'income_based' : 'repayment_assistance'
  return {
    plan,
    rules: rulesOf(sheet, plan, agi),
    paymentAt: (income) => yearlyUnder(plan)(onLoan(income)),
    isForgiven: isService || outlook.forgiven > 0,
    years: Math.max(1, Math.ceil(outlook.months / monthsPerYear)),
    other: {
      plan: other,
      yearlyAt: (income) => yearlyUnder(other)(onLoan(income)),
      rules: rulesOf(sheet, other, agi),
    },
  }
}

/** The credit falls as income rises, by as much as one pays more oneself. The step at its limit is weighed apart. */
function healthOf(basis: RothBasis): TaxNow['healthOn'] {
  if (basis.reader.told('marketplaceCoverage') !== true || basis.status === 'married_separate') return () => 0
  const shareOf = ownShare(basis)
  return ({ federal }, { socialSecurity }) => shareOf(marketplaceIncome(federal, socialSecurity))
}

/** What the step at the limit costs of a year's credit. */
function creditLostOf(basis: RothBasis): TaxNow['healthOn'] {
  const limit = creditLimit(basis)
  if (limit === undefined) return () => 0
  const credit = creditAtLimit(basis)
  return ({ federal }, { socialSecurity }) =>
    marketplaceIncome(federal, socialSecurity) > limit - rules.creditMargin.value ? credit : 0
}

/** The return as the state sees it, where it taxes what the federal law leaves out. */
function stateReturn(
  basis: RothBasis,
  before: TaxReturn,
  places: Places,
  rule: StateContributionRule,
): TaxReturn {
  const taxesPlan = isDeferralTaxed(basis.reader)
  const goesIn = taxesPlan && !basis.isSelfEmployed ? (basis.running?.traditional ?? 0) : 0
  const seen = goesIn === 0 ? before : { ...before, wages: (before.wages ?? 0) + goesIn }
  return returnWith(basis, seen, {
    ...places,
    ...(taxesPlan ? { planTraditional: 0, spousePlanTraditional: 0 } : {}),
    ...(rule.taxesIra ? { iraTraditional: 0, spouseTraditional: 0 } : {}),
  })
}

const withoutLoanInterest = ({ studentLoanInterest: _paid, ...rest }: TaxReturn): TaxReturn => rest

const isMatched = ({ context }: RothBasis): boolean => hasSaversMatch(yearOf(context.today))

/** Without what ends with this year, with a loan or with college. */
const lastingReturn = (
  { tuition: _paid, longTermGain: _gain, ...rest }: TaxReturn,
  { beside }: RothBasis,
): TaxReturn => ({
  ...withoutSaversCredit(withoutLoanInterest(rest)),
  iraDistributions: beside?.distributions.ahead ?? 0,
})

/** The saver's credit ends with this year; without it other credits pay more or less, so the whole law runs again. */
const withoutSaversCredit = ({
  saversContributions: _own,
  spouseSaversContributions: _spouse,
  ...rest
}: TaxReturn): TaxReturn => rest

/** A year that follows: what this one alone has, such as the saver's credit, counts for nothing in it. */
export const yearAhead = (now: TaxNow): TaxNow => ({
  ...now,
  rate: now.rateAhead,
  saved: (year) => now.savedLater(year) + now.savedOnLoans(year),
  savedOnce: () => 0,
  endsWithYear: undefined,
})

export function taxNow(basis: RothBasis): TaxNow {
  const { context, state } = basis
  const before = returnBefore(basis)
  const loans = loansOf(basis)
  const loanYears = loans?.years ?? basis.loanInterest?.years ?? 1
  const healthOn = healthOf(basis)
  const creditLostOn = creditLostOf(basis)
  const rule = stateContributionRule(state?.code ?? '')
  const filedNext = statusAhead(basis.reader, context)
  const familyAhead = (years: Years) => familyIn(basis, years)
  const { status: filedThen, dependentAges: childrenThen } = familyAhead(1)
  const inYear =
    (years: Years) =>
    (of: TaxReturn): TaxReturn => {
      const { status, dependentAges } = familyAhead(years)
      return filedAs({ ...lastingReturn(of, basis), dependentAges }, status)
    }
  const taxesSome = rule.taxes401k || rule.taxesOtherPlans || rule.taxesIra
  const taxed = (taxReturn: TaxReturn, seen?: TaxReturn) =>
    householdTax({ law: context.law, state, taxReturn, stateReturn: seen })
  const returnsOf = (places: Places) => {
    const taxReturn = returnWith(basis, before, places)
    const seen = taxesSome ? stateReturn(basis, before, places, rule) : undefined
    const taxAfter = (change: (taxReturn: TaxReturn) => TaxReturn) =>
      taxed(change(taxReturn), seen === undefined ? undefined : change(seen))
    return { taxReturn, taxAfter, tax: taxed(taxReturn, seen) }
  }
  const yearAt = (places: Places): YearNow => {
    const { taxReturn, taxAfter, tax } = returnsOf(places)
    const hasLoans = basis.loanInterest !== undefined
    const hasCredit = tax.federal.saversCredit > 0
    const isSameAhead =
      basis.beside === undefined &&
      basis.students.tuition.length === 0 &&
      !hasLoans &&
      !hasCredit &&
      childrenThen === basis.dependentAges &&
      filedThen === basis.status
    const taxAhead = isSameAhead ? tax : taxAfter(inYear(1))
    return {
      places,
      traditional: traditionalOf(places),
      tax,
      loans: loans?.isForgiven === true ? loans.paymentAt(tax.federal.agi) : 0,
      onInterest: hasLoans
        ? taxAfter((of) => withoutSaversCredit(withoutLoanInterest(of))).total -
          (hasCredit ? taxAfter(withoutSaversCredit) : tax).total
        : 0,
      health: healthOn(tax, taxReturn),
      creditLost: creditLostOn(tax, taxReturn),
      ahead: { tax: taxAhead, health: healthOn(taxAhead, taxReturn) },
    }
  }
  const yearWith = (traditional: Dollars): YearNow => yearAt(place(basis, before, traditional))
  const least = yearWith(0)
  const most = yearWith(basis.contribution.value)
  const choice = Math.max(0, most.traditional - least.traditional)
  // Where no kind is open but Traditional, its dollars save against a year without them.
  const anchor = choice > 0 ? least : yearAt(nowhere)
  const dollars = most.traditional - anchor.traditional
  const matchOf = ({ ahead, places }: Pick<YearNow, 'ahead' | 'places'>, status = filedThen) => {
    const { own, spouse } = saversContributions(basis, places)
    const matched = (contributions: Dollars) =>
      saversMatch({ status, magi: ahead.tax.federal.agi, contributions })
    return matched(own) + matched(spouse)
  }
  const matchedNow = (year: YearNow) => (isMatched(basis) ? matchOf(year) : 0)
  const costs = (year: YearNow) => year.tax.total + year.loans + year.health - matchedNow(year)
  const saved = (year: YearNow) => costs(least) - costs(year)
  const onLoans = ({ loans: paid, onInterest }: YearNow) => paid - onInterest
  const savedOnLoans = (year: YearNow) => onLoans(least) - onLoans(year)
  // The saver's credit ends with this year, and the match takes its place.
  const costsThen = (year: Pick<YearNow, 'ahead' | 'places'>, status = filedThen) =>
    year.ahead.tax.total + year.ahead.health - matchOf(year, status)
  const costsAhead = (year: YearNow) => costsThen(year)
  const savedLater = (year: YearNow) => costsAhead(least) - costsAhead(year)
  const sharePer = (of: (year: YearNow) => Dollars): Share =>
    dollars > 0 ? (of(anchor) - of(most)) / dollars : 0
  const costsIn = (years: Years) => {
    const { status } = familyAhead(years)
    return ({ places }: YearNow): Dollars => {
      const { taxReturn, taxAfter } = returnsOf(places)
      const tax = taxAfter(inYear(years))
      return costsThen({ places, ahead: { tax, health: healthOn(tax, taxReturn) } }, status)
    }
  }
  const ahead = (years: Years) => ({
    rate: sharePer(costsIn(years)),
    status: familyAhead(years).status,
  })
  const atLeast = returnWith(basis, before, least.places)
  const onPay = ({ places }: YearNow) =>
    marginalRate({
      tax: (taxReturn) => {
        const tax = taxed(taxReturn)
        const payments = loans?.isForgiven === true ? loans.paymentAt(tax.federal.agi) : 0
        return tax.total + healthOn(tax, taxReturn) + payments
      },
      taxReturn: returnWith(basis, before, places),
      income: 'wages',
    })
  const lasting = (income: 'longTermGain' | 'interest') =>
    marginalRate({
      tax: (taxReturn) => {
        const tax = taxed(taxReturn)
        return tax.total + healthOn(tax, taxReturn)
      },
      // Gains are sold, and most dividends paid, once the children have grown.
      taxReturn: inYear((basis.expected?.years ?? basis.yearsToGo) - 1)(atLeast),
      income,
    }).next
  const rateAtPay = (earned: Dollars, traditional: Dollars): Share => {
    const goesOn = withoutEnded(inYear(basis.expected?.years ?? 1)(before), basis.ended)
    // What goes in already is a share of pay.
    const goesIn = ((basis.running?.traditional ?? 0) * earned) / basis.income.value
    const then = basis.isSelfEmployed
      ? { ...goesOn, selfEmploymentProfit: earned, ownPlanDeduction: goesIn }
      : { ...goesOn, wages: earned - goesIn }
    const costsWith = (dollars: Dollars): Dollars => {
      const places = { ...nowhere, [basis.hasPlan ? 'planTraditional' : 'iraTraditional']: dollars }
      const taxReturn = withoutSaversCredit(returnWith(basis, then, places))
      const tax = taxed(taxReturn, taxesSome ? stateReturn(basis, then, places, rule) : undefined)
      return tax.total + healthOn(tax, taxReturn)
    }
    return traditional > 0 ? (costsWith(0) - costsWith(traditional)) / traditional : 0
  }
  const taxableIncome = least.tax.federal.taxableIncome - (basis.beside?.longTermGain ?? 0)
  const rate = sharePer(costs)
  const rateAfterLoans = sharePer(costsAhead)
  const rateAhead = rateAfterLoans + sharePer(onLoans)
  const isUnlikeAhead = Math.abs(rate - rateAhead) > rules.rateBand.value
  const childrenMatter = () =>
    childrenThen !== basis.dependentAges &&
    Math.abs(rateAfterLoans - sharePer(costsIn(0))) > rules.rateBand.value
  const hasCredit = [least, most].some(({ tax }) => tax.federal.saversCredit > 0)
  return {
    before,
    yearWith,
    yearOf: yearAt,
    least,
    most,
    choice,
    saved,
    savedLater,
    savedIn: (year, years) => costsIn(years)(least) - costsIn(years)(year),
    savedOnce: (year) => saved(year) - savedOnLoans(year) - savedLater(year),
    savedOnLoans,
    loanYears,
    rate,
    federalRate: sharePer(({ tax }) => tax.federal.incomeTax),
    stateRate: sharePer(({ tax }) => tax.state),
    loanRate: sharePer(({ loans: paid }) => paid),
    rateAhead,
    rateAfterLoans,
    rateAtPay,
    statusAhead: filedThen,
    ahead,
    isUnlikeAhead,
    endsWithYear:
      // A surviving spouse has a couple's brackets, and not its credits.
      filedNext !== basis.status && (filedNext !== 'surviving_spouse' || isUnlikeAhead)
        ? 'joint-brackets'
        : !isUnlikeAhead
          ? undefined
          : childrenMatter()
            ? 'children'
            : hasCredit
              ? 'savers-credit'
              : undefined,
    healthRate: sharePer(({ health }) => health),
    healthOn,
    onPay,
    bracket: taxableIncome <= 0 ? 0 : ordinaryRate({ law: context.law, status: basis.status, taxableIncome }),
    gainRate: Math.max(0, lasting('longTermGain')),
    interestRate: Math.max(0, lasting('interest')),
    loanPlan: loans?.plan,
    loanRules: loans?.rules ?? [],
    isForgiven: loans?.isForgiven ?? false,
    otherLoanPlan: loans?.other,
  }
}
