/** What is left of told pay after tax and what payroll puts into plans at work and an HSA, where take-home pay itself was not told. */
import { yearOf } from '../calendar.ts'
import type { Household } from '../household.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { householdTax } from '../tax/household-tax.ts'
import { stateLawOf } from '../tax/states/all.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import { incomeTaxYears } from '../tax/years.ts'
import type { CalendarDate, Dollars } from '../units.ts'
import type { Resolve } from './fallback.ts'
import { agesAtHome, number, toldPay } from './told.ts'

/** What one of the household earns: profit pays its own payroll tax, and no payroll takes anything of it. */
interface Earner {
  readonly pay: Dollars
  readonly isBusiness: boolean
  readonly intoPlan: Dollars
  /** What payroll takes for an HSA is no pay at all: neither tax is due on it. */
  readonly intoHsa: Dollars
  readonly isRoth: boolean
}

const beforeTax = ({ intoPlan, isRoth }: Earner): Dollars => (isRoth ? 0 : intoPlan)

/** A month of it; undefined where no pay was told. What a credit pays out beyond the tax comes with the refund, not here. */
export const takeHomeOfPay = (
  household: Household,
  resolve: Resolve,
  today: CalendarDate,
): Dollars | undefined => monthOfPay(household, resolve, today)?.takeHome

interface MonthOfPay {
  readonly takeHome: Dollars
  /** A twelfth of what credits pay out beyond the tax, which comes once a year, with the return. */
  readonly credits: Dollars
}

export function monthOfPay(
  household: Household,
  resolve: Resolve,
  today: CalendarDate,
): MonthOfPay | undefined {
  const pay = toldPay(household)
  if (pay === undefined || pay <= 0) return undefined
  const law = incomeTaxYears.filter(({ year }) => year <= yearOf(today)).at(-1)
  if (law === undefined) return undefined
  const state = household.state === undefined ? undefined : stateLawOf(household.state)
  const [own, spouse] = earnersOf(household, resolve, pay)
  const beside = own.isBusiness ? 0 : (number(household.sideProfit) ?? 0)
  const status = resolve('filingStatus') ?? 'single'
  const children =
    agesAtHome(household) ??
    Array.from({ length: number(resolve('numDependents')) ?? 0 }, () => rules.guessedChildAge.value)
  const ofOwn: TaxReturn = {
    status,
    age: number(resolve('age')) ?? 0,
    dependentAges: children,
    wages: own.isBusiness ? 0 : own.pay - beforeTax(own) - own.intoHsa,
    deferredPay: beforeTax(own),
    hsaThroughPayroll: own.intoHsa,
    selfEmploymentProfit: own.isBusiness ? own.pay : beside,
  }
  const ofSpouse = {
    wages: spouse.isBusiness ? 0 : spouse.pay - beforeTax(spouse),
    deferred: beforeTax(spouse),
    profit: spouse.isBusiness ? spouse.pay : 0,
  }
  const spouseAge = number(resolve('spouseAge')) ?? ofOwn.age
  const returns: TaxReturn[] =
    status === 'married_joint'
      ? [
          {
            ...ofOwn,
            spouseAge,
            spouseWages: ofSpouse.wages,
            spouseDeferredPay: ofSpouse.deferred,
            spouseSelfEmploymentProfit: ofSpouse.profit,
          },
        ]
      : [
          ofOwn,
          {
            status: status === 'married_separate' ? status : 'single',
            age: spouseAge,
            wages: ofSpouse.wages,
            deferredPay: ofSpouse.deferred,
            selfEmploymentProfit: ofSpouse.profit,
          },
        ]
  const taxes = returns.map((taxReturn) => householdTax({ law, state, taxReturn }))
  const taxed = taxes.reduce(
    (sum, { federal, inPayChecks }) => sum + federal.totalTax - federal.incomeTax + inPayChecks,
    0,
  )
  const taken = own.intoPlan + own.intoHsa + spouse.intoPlan
  return {
    takeHome: (own.pay + beside + spouse.pay - taken - taxed) / monthsPerYear,
    credits: taxes.reduce((sum, { total, inPayChecks }) => sum + inPayChecks - total, 0) / monthsPerYear,
  }
}

/** Of a household whose pay was told in one sum all of it stands under one name. */
function earnersOf(household: Household, resolve: Resolve, pay: Dollars): [Earner, Earner] {
  const theirs = household.householdIncome === undefined ? (number(household.spouseIncome) ?? 0) : 0
  const isBusiness =
    resolve('employment') === 'self_employed' && (number(household.sCorporationProfit) ?? 0) <= 0
  const sharedBy = (rate: number | undefined, monthly: Dollars | undefined, of: Dollars) =>
    Math.min(of, rate === undefined ? monthsPerYear * (monthly ?? 0) : rate * of)
  const [mine, spouseRate] = [number(household.contributionRate), number(household.spouseContributionRate)]
  // What stands under one's own name is of the plan of the one who earns.
  const isSpouseAlone = pay === theirs
  const isTheirsBusiness =
    household.spouseSelfEmployed === true &&
    household.spouseHasWorkplacePlan !== true &&
    (household.spouseEmployerMatch?.rate ?? 0) === 0
  const own = pay - theirs
  const intoPlan = isBusiness ? 0 : sharedBy(mine, number(household.planMonthly), own)
  return [
    {
      pay: own,
      isBusiness,
      intoPlan,
      intoHsa:
        isBusiness || household.marketplaceCoverage === true
          ? 0
          : Math.min(own - intoPlan, monthsPerYear * (number(household.hsaMonthly) ?? 0)),
      isRoth: household.contributionKind === 'roth',
    },
    {
      pay: theirs,
      isBusiness: isTheirsBusiness,
      intoPlan: isTheirsBusiness
        ? 0
        : sharedBy(isSpouseAlone ? (spouseRate ?? mine) : spouseRate, undefined, theirs),
      intoHsa: 0,
      isRoth: isSpouseAlone && household.contributionKind === 'roth',
    },
  ]
}
