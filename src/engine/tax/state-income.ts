import type { Dollars, Share } from '#engine/units.ts'
import { employeePayrollTax } from './payroll-tax.ts'
import type { Exclusion, IncomeSource } from './state-law.ts'
import { amountFor, isBetween, peopleAged, type StateHousehold } from './state-schedule.ts'

/** Federal adjusted gross income less what the state leaves out. */
export function stateIncome(h: StateHousehold): Dollars {
  const { year, taxReturn, federal } = h
  let income = federal.agi - federal.taxableSocialSecurity + taxedBenefits(h)
  if (year.taxesStudentLoanInterest) income += federal.studentLoanInterestDeduction
  if (year.gainExclusion) {
    const { share, maximum, qualifiedDividends } = year.gainExclusion
    const gain = longTermGain(h) + (qualifiedDividends ? (taxReturn.qualifiedDividends ?? 0) : 0)
    income -= Math.min(share * gain, maximum ?? Number.POSITIVE_INFINITY)
  }
  income -= untaxedConversion(h)
  for (const exclusion of year.exclusions ?? []) income -= excluded(h, exclusion)
  income -= deductedFederalTax(h)
  if (year.payrollTaxDeduction) income -= householdPayrollTax(h, year.payrollTaxDeduction)
  return income
}

const untaxedConversion = ({ year, taxReturn }: StateHousehold): Dollars =>
  year.conversionsFree ? (taxReturn.rothConversion ?? 0) : 0

/** Social Security benefits that the state taxes. */
export function taxedBenefits(h: StateHousehold): Dollars {
  const { year, federal, taxReturn } = h
  const freeFrom = year.socialSecurityFreeFromAge
  if (freeFrom !== undefined && peopleAged(h, freeFrom) > 0) return 0
  const taxed = federal.taxableSocialSecurity * amountFor(h, year.socialSecurityTaxedShare)
  const most = year.socialSecurityTaxedAtMost
  return most === undefined ? taxed : Math.min(taxed, most * (taxReturn.socialSecurity ?? 0))
}

export const longTermGain = (h: StateHousehold): Dollars =>
  Math.max(0, h.federal.preferential - (h.taxReturn.qualifiedDividends ?? 0))

export function incomeOf(h: StateHousehold, source: IncomeSource): Dollars {
  const r = h.taxReturn
  switch (source) {
    case 'pension':
      return r.pensionIncome ?? 0
    case 'ira':
      return (r.iraDistributions ?? 0) - untaxedConversion(h)
    case 'socialSecurity':
      return taxedBenefits(h)
    case 'interest':
      return r.interest ?? 0
    case 'dividends':
      return (r.qualifiedDividends ?? 0) + (r.nonQualifiedDividends ?? 0)
    case 'gains':
      return Math.max(0, h.federal.capitalGain)
  }
}

/** Income without a spouse's name on it is the head's; the spouse's room serves the spouse's retirement income alone. */
function excluded(h: StateHousehold, exclusion: Exclusion): Dollars {
  const { age, spouseAge, status, socialSecurity, spouseRetirementIncome } = h.taxReturn
  const counts = (years: number | undefined) => isBetween(years, exclusion.fromAge, exclusion.untilAge)
  let amount = 0
  for (const source of exclusion.of) amount += incomeOf(h, source)
  const spouse = status === 'married_joint' ? Math.min(amount, spouseRetirementIncome ?? 0) : 0

  let room = exclusion.perPerson ? amountFor(h, exclusion.perPerson) : Number.POSITIVE_INFINITY
  if (exclusion.lessSocialSecurity === 'gross') room -= socialSecurity ?? 0
  if (exclusion.lessSocialSecurity === 'taxable') room -= h.federal.taxableSocialSecurity
  room = Math.max(0, room)
  const shared = exclusion.sharedBySpouses ? peopleAged(h, exclusion.fromAge, exclusion.untilAge) : 0
  const own = counts(age) ? Math.min(amount - spouse, room) : 0
  const spouses = counts(spouseAge) ? Math.min(spouse, room) : 0
  const share = exclusion.share ? amountFor(h, exclusion.share) : 1
  const most = exclusion.perHousehold ? amountFor(h, exclusion.perHousehold) : Number.POSITIVE_INFINITY
  const left = shared > 0 ? Math.min(amount, shared * room) : own + spouses
  return Math.min(left * share, most)
}

function deductedFederalTax(h: StateHousehold): Dollars {
  const rule = h.year.federalTaxDeduction
  if (!rule) return 0
  const { federal } = h
  const refunded =
    federal.refundableChildTaxCredit + federal.earnedIncomeCredit + federal.refundableEducationCredit
  const tax = Math.max(0, federal.incomeTax + (rule.afterRefundableCredits ? 0 : refunded))
  const most = rule.maximum ? amountFor(h, rule.maximum) : Number.POSITIVE_INFINITY
  return Math.min(most, tax * amountFor(h, rule.share))
}

/** Social Security and Medicare tax of both earners, each up to an amount. */
export function householdPayrollTax(h: StateHousehold, most: Dollars = Number.POSITIVE_INFINITY): Dollars {
  const { wages, spouseWages } = h.taxReturn
  const own = employeePayrollTax({ law: h.law, wages: wages ?? 0 })
  const spouse = employeePayrollTax({ law: h.law, wages: spouseWages ?? 0 })
  return Math.min(own, most) + Math.min(spouse, most)
}

/** The share of income lost to a phase-out, never above all of it. */
export const phasedOut = (full: Dollars, rate: Share, above: Dollars): Dollars =>
  Math.max(0, full - rate * Math.max(0, above))
