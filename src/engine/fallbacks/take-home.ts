/** What is left of told pay after tax and what payroll puts into a plan at work and an HSA, where take-home pay itself was not told. */
import { yearOf } from '../calendar.ts'
import type { Household } from '../household.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { householdTax } from '../tax/household-tax.ts'
import { employeePayrollTax } from '../tax/payroll-tax.ts'
import { stateLawOf } from '../tax/states/all.ts'
import { incomeTaxYears } from '../tax/years.ts'
import type { CalendarDate, Dollars } from '../units.ts'
import type { Resolve } from './fallback.ts'
import { agesAtHome, number, toldPay } from './told.ts'

/** A month of it; undefined where no pay was told. What a credit pays out beyond the tax comes with the refund, not here. */
export function takeHomeOfPay(
  household: Household,
  resolve: Resolve,
  today: CalendarDate,
): Dollars | undefined {
  const pay = toldPay(household)
  if (pay === undefined || pay <= 0) return undefined
  const law = incomeTaxYears.filter(({ year }) => year <= yearOf(today)).at(-1)
  if (law === undefined) return undefined
  const spouseWages = household.householdIncome === undefined ? (number(household.spouseIncome) ?? 0) : 0
  const wages = pay - spouseWages
  const intoPlan =
    (number(household.contributionRate) ?? 0) * wages + monthsPerYear * (number(household.planMonthly) ?? 0)
  // What payroll takes for an HSA is no pay at all: neither tax is due on it.
  const intoHsa =
    resolve('employment') === 'self_employed' || household.marketplaceCoverage === true
      ? 0
      : Math.min(Math.max(0, wages - intoPlan), monthsPerYear * (number(household.hsaMonthly) ?? 0))
  const children =
    agesAtHome(household) ??
    Array.from({ length: number(resolve('numDependents')) ?? 0 }, () => rules.guessedChildAge.value)
  const { total } = householdTax({
    law,
    state: household.state === undefined ? undefined : stateLawOf(household.state),
    taxReturn: {
      status: resolve('filingStatus') ?? 'single',
      age: number(resolve('age')) ?? 0,
      wages: Math.max(0, wages - intoPlan - intoHsa),
      hsaThroughPayroll: intoHsa,
      deferredPay: Math.min(wages, intoPlan),
      spouseWages,
      dependentAges: children,
    },
  })
  const payroll =
    employeePayrollTax({ law, wages: wages - intoHsa }) + employeePayrollTax({ law, wages: spouseWages })
  return (pay - intoPlan - intoHsa - Math.max(0, total) - payroll) / monthsPerYear
}
