import { additionalMedicareTax, employeePayrollTax } from '../tax/payroll-tax.ts'
import { distributionPeriod, distributionStartAge } from '../tax/required-minimum-distribution.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import { known } from '../tax/tax-year.ts'
import type { Dollars, Share, Years } from '../units.ts'
import type { MarketAssumptions } from './assumptions.ts'
import { futureLaw } from './future-law.ts'
import { type Account, dividendYield, type HouseholdPlan, type PersonOfPlan } from './household-plan.ts'
import { type TaxTable, taxOn, taxTable } from './tax-table.ts'

/** What one year of a plan fixes for every simulated future, worked out once. */
export interface YearRules {
  readonly table: TaxTable
  /** The tax when the portfolio adds nothing. */
  readonly fixedTax: Dollars
  /** Pay, pension and benefits left before income tax, after payroll tax, contributions and spending. */
  readonly leftOfIncome: Dollars
  /** Whether pay also bears the fixed tax, whatever it leaves. */
  readonly payCoversLife: boolean
  readonly contributions: Readonly<Record<Account, Dollars>>
  readonly rothConversion: Dollars
  /** The share of the traditional balance that must be taken out. */
  readonly requiredShare: Share
  /** The share of a withdrawal from the traditional account that goes to the additional tax on early ones. */
  readonly earlyWithdrawalRate: Share
  /** Dividends and interest of the taxable account, and interest of cash, as shares of their balances. */
  readonly dividendShare: Share
  readonly interestShare: Share
  readonly cashInterestShare: Share
}

export function yearRules(plan: HouseholdPlan, assumptions: MarketAssumptions, index: number): YearRules {
  const year = plan.years[index]!
  const law = futureLaw({
    law: plan.law,
    yearsAhead: plan.firstYear + index - plan.law.year,
    inflation: assumptions.inflation.value,
  })
  const deferred = year.contributions?.traditional ?? 0
  const wages = year.wages ?? 0
  const spouseWages = year.spouseWages ?? 0
  const pension = year.pension ?? 0
  const socialSecurity = year.socialSecurity ?? 0
  const calendarYear = plan.firstYear + index
  const fixed: TaxReturn = {
    status: plan.status,
    age: calendarYear - plan.person.birthYear,
    ...(plan.spouse && { spouseAge: calendarYear - plan.spouse.birthYear }),
    // A return has one line for what both earn; the deferral comes off it.
    wages: wages + spouseWages - deferred,
    pensionIncome: pension,
    socialSecurity,
  }
  const table = taxTable(law, fixed)
  const fixedTax = taxOn(table, 0, 0, 0)
  const payCoversLife = year.spending === 'what pay leaves'
  const payrollTax =
    employeePayrollTax({ law, wages }) +
    employeePayrollTax({ law, wages: spouseWages }) +
    additionalMedicareTax({ law, status: plan.status, earnings: wages + spouseWages })
  const contributions = {
    traditional: deferred + (year.employerMatch ?? 0),
    roth: year.contributions?.roth ?? 0,
    taxable: year.contributions?.taxable ?? 0,
    cash: year.contributions?.cash ?? 0,
  }
  const ownContributions =
    contributions.traditional -
    (year.employerMatch ?? 0) +
    contributions.roth +
    contributions.taxable +
    contributions.cash
  const allocation = plan.allocations[index]!
  return {
    table,
    fixedTax,
    payCoversLife,
    leftOfIncome:
      year.spending === 'what pay leaves'
        ? fixedTax
        : wages + spouseWages + pension + socialSecurity - payrollTax - ownContributions - year.spending,
    contributions,
    rothConversion: year.rothConversion ?? 0,
    requiredShare: requiredShare(plan, calendarYear),
    earlyWithdrawalRate: earlyWithdrawalRate(plan, calendarYear),
    dividendShare: allocation.stocks * dividendYield.value,
    interestShare: allocation.bonds * assumptions.bonds.value + allocation.cash * assumptions.cash.value,
    cashInterestShare: assumptions.cash.value,
  }
}

function requiredShare({ person, spouse }: HouseholdPlan, calendarYear: number): Share {
  const ageOf = ({ birthYear }: PersonOfPlan): Years => calendarYear - birthYear
  const shareOf = (owner: PersonOfPlan, other: PersonOfPlan | undefined): Share => {
    const age = ageOf(owner)
    if (age < Math.floor(distributionStartAge(owner.birthYear))) return 0
    return owner.shareOfTraditional / distributionPeriod({ age, ...(other && { spouseAge: ageOf(other) }) })
  }
  return shareOf(person, spouse) + (spouse ? shareOf(spouse, person) : 0)
}

/** Nobody pays it while one owner of traditional money is old enough: that person's is drawn first. */
function earlyWithdrawalRate({ person, spouse, limits }: HouseholdPlan, calendarYear: number): Share {
  const rule = known(limits.earlyWithdrawal)
  const owners = [person, spouse].filter((owner) => owner !== undefined && owner.shareOfTraditional > 0)
  const someoneIsOldEnough = owners.some((owner) => calendarYear - owner!.birthYear > rule.untilAge)
  return someoneIsOldEnough ? 0 : rule.penaltyRate
}
