import type { Dollars } from '#engine/units.ts'
import { bracketRate, bracketTax } from './bracket-tax.ts'
import type { IncomeTax } from './income-tax.ts'
import { employeePayrollTax } from './payroll-tax.ts'
import type {
  ByReturn,
  Exclusion,
  IncomeSource,
  PersonalAmounts,
  Schedule,
  StateLaw,
  StateTaxYear,
} from './state-law.ts'
import { dependentAges, type TaxReturn } from './tax-return.ts'
import { type IncomeTaxYear, known, LawUnknown } from './tax-year.ts'

export interface StateIncomeTax {
  /** After all credits; negative is a refund. */
  readonly tax: Dollars
  readonly taxableIncome: Dollars
  /** What is simplified in the state's rule, and which way it errs. */
  readonly approximated: string | undefined
}

/**
 * State income tax of a household that lives all year in one state. `federal` is its federal tax of the same year.
 * Local income taxes are not in it, and no state itemized deductions.
 */
export function stateIncomeTax(p: {
  law: IncomeTaxYear
  state: StateLaw
  taxReturn: TaxReturn
  federal: IncomeTax
}): StateIncomeTax {
  const year = p.state.years.find((candidate) => candidate.year === p.law.year)
  if (!year) throw new LawUnknown(`The income tax of ${p.state.name} for ${p.law.year} is not written down.`)
  const r = p.taxReturn
  const household: Household = {
    year,
    law: p.law,
    r,
    federal: p.federal,
    kind: r.status === 'married_joint' || r.status === 'surviving_spouse' ? 'joint' : 'single',
  }
  const income = stateIncome(household)
  const taxableIncome = Math.max(0, income - stateDeductions(household))
  const tax = creditedTax(household, scheduleTax(household, taxableIncome))
  return { tax, taxableIncome, approximated: year.approximated }
}

interface Household {
  readonly year: StateTaxYear
  readonly law: IncomeTaxYear
  readonly r: TaxReturn
  readonly federal: IncomeTax
  readonly kind: 'single' | 'joint'
}

const at = (h: Household, amounts: ByReturn<Schedule> | undefined): number =>
  amounts === undefined ? 0 : scheduled(amounts[h.kind], h.federal.agi)

/** The amount of a schedule at an income. */
export function scheduled(schedule: Schedule, income: Dollars): number {
  if (typeof schedule === 'number') return schedule
  if ('steps' in schedule) {
    let amount = 0
    for (const [from, value] of schedule.steps) if (income >= from) amount = value
    return amount
  }
  const points = schedule.line
  let previous = points[0]
  if (previous === undefined) return 0
  for (const point of points) {
    if (income < point[0]) {
      const share = (income - previous[0]) / (point[0] - previous[0])
      return income <= previous[0] ? previous[1] : previous[1] + share * (point[1] - previous[1])
    }
    previous = point
  }
  return previous[1]
}

/** How many spouses on the return have reached an age and not passed another. */
function peopleAged(h: Household, fromAge: number, untilAge = Number.POSITIVE_INFINITY): number {
  const counts = (age: number | undefined) => (age !== undefined && age >= fromAge && age < untilAge ? 1 : 0)
  return counts(h.r.age) + (h.r.status === 'married_joint' ? counts(h.r.spouseAge) : 0)
}

function personal(h: Household, amounts: PersonalAmounts | undefined): Dollars {
  if (amounts === undefined) return 0
  const under = amounts.dependentUnderAge ?? Number.POSITIVE_INFINITY
  let dependents = 0
  for (const age of dependentAges(h.r)) if (age < under) dependents += 1
  const aged = amounts.aged ? peopleAged(h, amounts.aged.fromAge) * at(h, amounts.aged.each) : 0
  return at(h, amounts.household) + dependents * at(h, amounts.perDependent) + aged
}

/** Federal adjusted gross income less what the state leaves out. */
function stateIncome(h: Household): Dollars {
  const { year, r, federal } = h
  const free = peopleAged(h, year.socialSecurityFreeFromAge ?? Number.POSITIVE_INFINITY) > 0
  const taxedShare = free ? 0 : at(h, year.socialSecurityTaxedShare)
  let income = federal.agi - federal.taxableSocialSecurity * (1 - taxedShare)
  if (year.gainExclusion) {
    const { share, maximum, qualifiedDividends } = year.gainExclusion
    const gain = longTermGain(h) + (qualifiedDividends ? (r.qualifiedDividends ?? 0) : 0)
    income -= Math.min(share * gain, maximum ?? Number.POSITIVE_INFINITY)
  }
  for (const exclusion of year.exclusions ?? []) income -= excluded(h, exclusion, taxedShare)
  if (year.federalTaxDeduction) income -= deductedFederalTax(h)
  if (year.payrollTaxDeduction) income -= deductedPayrollTax(h, year.payrollTaxDeduction)
  return income
}

const longTermGain = (h: Household): Dollars =>
  Math.max(0, h.federal.preferential - (h.r.qualifiedDividends ?? 0))

function incomeOf(h: Household, source: IncomeSource, taxedShare: number): Dollars {
  const { r, federal } = h
  switch (source) {
    case 'pension':
      return r.pensionIncome ?? 0
    case 'ira':
      return r.iraDistributions ?? 0
    case 'socialSecurity':
      return federal.taxableSocialSecurity * taxedShare
    case 'interest':
      return r.interest ?? 0
    case 'dividends':
      return (r.qualifiedDividends ?? 0) + (r.nonQualifiedDividends ?? 0)
    case 'gains':
      return Math.max(0, federal.capitalGain)
  }
}

function excluded(h: Household, exclusion: Exclusion, taxedShare: number): Dollars {
  const people = peopleAged(h, exclusion.fromAge, exclusion.untilAge)
  if (people === 0) return 0
  let amount = 0
  for (const source of exclusion.of) amount += incomeOf(h, source, taxedShare)
  if (exclusion.perPerson === undefined) return amount
  const used = exclusion.lessSocialSecurity ? (h.r.socialSecurity ?? 0) : 0
  return Math.min(amount, Math.max(0, people * at(h, exclusion.perPerson) - used))
}

function deductedFederalTax(h: Household): Dollars {
  const rule = h.year.federalTaxDeduction
  if (!rule) return 0
  const { federal } = h
  const refunded = rule.afterRefundableCredits
    ? 0
    : federal.refundableChildTaxCredit + federal.earnedIncomeCredit
  const tax = Math.max(0, federal.incomeTax + refunded)
  const maximum = rule.maximum ? at(h, rule.maximum) : Number.POSITIVE_INFINITY
  return Math.min(maximum, tax * at(h, rule.share))
}

function deductedPayrollTax(h: Household, maximum: Dollars): Dollars {
  const own = employeePayrollTax({ law: h.law, wages: h.r.wages ?? 0 })
  const spouse = employeePayrollTax({ law: h.law, wages: h.r.spouseWages ?? 0 })
  return Math.min(own, maximum) + Math.min(spouse, maximum)
}

function stateDeductions(h: Household): Dollars {
  const { year, law, r } = h
  let deduction = personal(h, year.standardDeduction) + personal(h, year.exemption)
  if (year.federalStandardDeduction) {
    deduction += known(law.standardDeduction)[r.status]
    if (year.federalStandardDeduction.withAged) {
      const addition = known(law.agedOrBlindAddition)
      deduction += peopleAged(h, addition.fromAge) * addition.each[r.status]
    }
  }
  if (year.federalSeniorDeduction) deduction += h.federal.seniorDeduction
  return deduction
}

function scheduleTax(h: Household, taxableIncome: Dollars): Dollars {
  const { year, kind, federal } = h
  const brackets = year.brackets[kind]
  const gain = Math.min(longTermGain(h), taxableIncome)
  let tax = bracketTax(brackets, taxableIncome)
  if (year.gainBrackets && gain > 0) {
    const ordinary = taxableIncome - gain
    const gains = year.gainBrackets[kind]
    tax = bracketTax(brackets, ordinary) + bracketTax(gains, taxableIncome) - bracketTax(gains, ordinary)
  }
  if (year.gainTax) tax += bracketTax(year.gainTax.brackets, longTermGain(h) - year.gainTax.deduction)
  if (year.flatRateRecapture) {
    const { from, over } = year.flatRateRecapture
    const share = Math.min(1, Math.max(0, (federal.agi - from[kind]) / over))
    tax += share * Math.max(0, bracketRate(brackets, taxableIncome) * taxableIncome - tax)
  }
  return tax + at(h, year.addition)
}

function creditedTax(h: Household, before: Dollars): Dollars {
  const { year, federal, kind } = h
  const exempt = year.noTaxThrough !== undefined && federal.agi <= year.noTaxThrough[kind]
  let tax = exempt ? 0 : before * (1 - at(h, year.creditedShare))
  tax -= personal(h, year.credit)
  if (year.deductionCredit) {
    const { rate, perDependent, phaseOutRate, phaseOutStart } = year.deductionCredit
    const full = rate * (federal.deduction + perDependent * dependentAges(h.r).length)
    tax -= Math.max(0, full - phaseOutRate * Math.max(0, federal.agi - phaseOutStart[kind]))
  }
  if (year.childTaxCreditShare && federal.agi <= year.childTaxCreditShare.throughIncome)
    tax -= year.childTaxCreditShare.share * (federal.childTaxCredit + federal.refundableChildTaxCredit)
  tax = Math.max(0, tax) - personal(h, year.refundableCredit)
  return tax - (year.earnedIncomeCreditShare ?? 0) * federal.earnedIncomeCredit
}
