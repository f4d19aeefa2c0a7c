/** The tax return of the year, before and with the contributions that are decided on. */
import { yearOf } from '../../calendar.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { hasSaversMatch } from '../../tax/savers-match.ts'
import { stateContributionRule } from '../../tax/state-contribution-rules.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars } from '../../units.ts'
import { careOnReturn } from '../child-care.ts'
import { dollarsOf, withEnded } from '../ended-pay.ts'
import { withHsa, withHsaByHand } from '../hsa-on-return.ts'
import { benefitsOf, pensionsOf } from '../lifelong-pay.ts'
import { payOfSpouse } from '../own-business.ts'
import { coverOnReturn } from '../self-employed-cover.ts'
import { isDeferralTaxed } from '../state-rate.ts'
import type { RothBasis } from './basis.ts'
import type { Places } from './places.ts'
import { saversContributions } from './savers-contributions.ts'

/** The return before any contribution that is decided on. Of gains only those that are known: when else something is sold is not. */
export function returnBefore(basis: RothBasis): TaxReturn {
  const { reader, status, age, spouseAge, income, spouseIncome, isSelfEmployed, paidForLife } = basis
  const { beside, intoHsa } = basis
  const goesIn = deferredBefore(basis)
  const goesOn: TaxReturn = {
    status,
    age: Math.floor(age.value),
    ...(spouseAge === undefined ? {} : { spouseAge: Math.floor(spouseAge.value) }),
    dependentAges: basis.dependentAges,
    ...(isSelfEmployed
      ? { selfEmploymentProfit: income.value, ownPlanDeduction: goesIn }
      : { wages: income.value - goesIn }),
    ...(basis.sideProfit === undefined ? {} : { selfEmploymentProfit: basis.sideProfit.value }),
    ...payOfSpouse(reader, (spouseIncome?.value ?? 0) - (basis.spouseSaving?.contributed.value ?? 0)),
    ...(basis.loanInterest === undefined ? {} : { studentLoanInterest: basis.loanInterest.paid.value }),
    ...(basis.homeInterest === undefined ? {} : { mortgageInterest: basis.homeInterest.inYear(0) }),
    longTermGain: beside?.longTermGain ?? 0,
    iraDistributions: beside?.distributions.now ?? 0,
    tuition: basis.students.tuition,
    ...careOnReturn(reader),
    ...coverOnReturn(basis),
    sCorporationProfit: basis.profit?.value ?? 0,
    interest: basis.unearned?.interest ?? 0,
    qualifiedDividends: basis.unearned?.dividends ?? 0,
    pensionIncome: yearly(pensionsOf(reader, paidForLife)),
    socialSecurity: yearly(benefitsOf(paidForLife)),
  }
  const hsa = beside?.intoHsa
  const withHsas = withHsaByHand(
    withHsa(reader, goesOn, dollarsOf(intoHsa) + (hsa?.throughPayroll ?? 0)),
    hsa?.byHand ?? 0,
  )
  return withEnded(withHsas, basis.ended)
}

/** What comes off pay before tax beside the contributions that are decided on. */
const deferredBefore = ({ running, goneIn }: RothBasis): Dollars =>
  running?.traditional ?? goneIn?.traditional ?? 0

const yearly = (monthly: Dollars): Dollars => monthly * monthsPerYear

/** The return with these contributions; a deferral comes off pay, an IRA is deducted. */
export function returnWith(
  basis: RothBasis & { readonly isFullTimeStudent?: boolean },
  before: TaxReturn,
  places: Places,
): TaxReturn {
  const iraDeduction = places.iraTraditional + places.spouseTraditional
  const { ownPlanDeduction = 0 } = before
  const { own, spouse } = saversContributions(basis, places, 'this')
  const counted = {
    // The last year of the credit may be over on the day of the plan, whose law is of the year before.
    ...(hasSaversMatch(yearOf(basis.context.today))
      ? {}
      : { saversContributions: own, spouseSaversContributions: spouse }),
    ...(places.spousePlanTraditional !== 0
      ? { spouseWages: (before.spouseWages ?? 0) - places.spousePlanTraditional }
      : {}),
  }
  return basis.isSelfEmployed
    ? {
        ...before,
        ...counted,
        iraDeduction,
        ownPlanDeduction: ownPlanDeduction + places.planTraditional + places.planEmployer,
      }
    : {
        ...before,
        ...counted,
        iraDeduction,
        wages: (before.wages ?? 0) - places.planTraditional,
        ...(places.planEmployer > 0 ? { ownPlanDeduction: ownPlanDeduction + places.planEmployer } : {}),
      }
}

/** The return as the state sees it, where it taxes what the federal law leaves out; undefined elsewhere. */
export function stateReturn(basis: RothBasis, before: TaxReturn, places: Places): TaxReturn | undefined {
  const rule = stateContributionRule(basis.state?.code ?? '')
  if (!rule.taxes401k && !rule.taxesOtherPlans && !rule.taxesIra) return undefined
  const taxesPlan = isDeferralTaxed(basis.reader)
  const goesIn = taxesPlan && !basis.isSelfEmployed ? deferredBefore(basis) : 0
  const seen = goesIn === 0 ? before : { ...before, wages: (before.wages ?? 0) + goesIn }
  return returnWith(basis, seen, {
    ...places,
    ...(taxesPlan ? { planTraditional: 0, spousePlanTraditional: 0 } : {}),
    ...(rule.taxesIra ? { iraTraditional: 0, spouseTraditional: 0 } : {}),
  })
}
