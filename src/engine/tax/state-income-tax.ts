import type { Dollars } from '#engine/units.ts'
import { bracketRate, bracketTax } from './bracket-tax.ts'
import type { CollegeSavingsBenefit } from './college-savings-benefit.ts'
import type { IncomeTax } from './income-tax.ts'
import { stateContributionRule } from './state-contribution-rules.ts'
import {
  householdPayrollTax,
  incomeOf,
  longTermGain,
  phasedOut,
  stateIncome,
  taxedBenefits,
} from './state-income.ts'
import type { ReturnKind, StateLaw, StateTaxYear } from './state-law.ts'
import {
  amountFor,
  forReturn,
  peopleAged,
  personalAmount,
  type StateHousehold,
  scheduled,
} from './state-schedule.ts'
import { spouseCredit } from './state-spouse-credit.ts'
import { dependentAges, type TaxReturn } from './tax-return.ts'
import { type Bracket, type FilingStatus, type IncomeTaxYear, known, LawUnknown } from './tax-year.ts'

export interface StateIncomeTax {
  /** After all credits; negative is a refund. */
  readonly tax: Dollars
  /** Before the credits that are paid out beyond it: what pay checks go by, as those come with the return. */
  readonly beforePaidOut: Dollars
  readonly taxableIncome: Dollars
}

/**
 * State income tax of a household that lives all year in one state. `federal` is its federal tax of the same year.
 * Local income taxes and state itemized deductions are not in it.
 * @example stateIncomeTax({ law: us2026, state: illinois, taxReturn: { status: 'single', age: 40, wages: 45_000 }, federal: incomeTax(us2026, { status: 'single', age: 40, wages: 45_000 }) }).tax // 2_082.71
 */
export function stateIncomeTax(p: {
  law: IncomeTaxYear
  state: StateLaw
  taxReturn: TaxReturn
  federal: IncomeTax
  /** What a contribution to a 529 earns. */
  collegeSavings?: CollegeSavingsBenefit
}): StateIncomeTax {
  const { law, state, taxReturn, federal, collegeSavings } = p
  const year = state.years.find((candidate) => candidate.year === law.year)
  if (!year) throw new LawUnknown(`The income tax of ${state.name} for ${law.year} is not written down.`)
  const kind = returnKind(taxReturn.status)
  const benefits = year.schedulesLeaveOutBenefits ? federal.taxableSocialSecurity : 0
  const scheduleIncome = federal.agi - benefits
  const before: StateHousehold = { year, law, taxReturn, federal, kind, scheduleIncome }
  const income = stateIncome(before) + addedBack(state, taxReturn) - (collegeSavings?.deducted ?? 0)
  const household = year.schedulesByStateIncome ? { ...before, scheduleIncome: income } : before
  const taxableIncome = Math.max(0, income - stateDeductions(household))
  const ofSpouses = spouseCredit(household, {
    income,
    taxableIncome,
    brackets: forReturn(year.brackets, kind),
  })
  const beforePaidOut = creditedTax(
    household,
    scheduleTax(household, taxableIncome) - ofSpouses,
    collegeSavings?.credited ?? 0,
  )
  const tax = beforePaidOut - paidOutCredits(household)
  return { tax: tax - (collegeSavings?.refunded ?? 0), beforePaidOut, taxableIncome }
}

/** What the federal law leaves out of income and the state does not. */
function addedBack(
  { code }: StateLaw,
  { hsaDeduction = 0, hsaThroughPayroll = 0, deferredPay = 0, spouseDeferredPay = 0 }: TaxReturn,
): Dollars {
  const { taxesHsa, taxes401k } = stateContributionRule(code)
  return (taxesHsa ? hsaDeduction + hsaThroughPayroll : 0) + (taxes401k ? deferredPay + spouseDeferredPay : 0)
}

/** Which of a state's tables a return is taxed by. */
export function returnKind(status: FilingStatus): ReturnKind {
  if (status === 'head_of_household') return 'headOfHousehold'
  return status === 'married_joint' || status === 'surviving_spouse' ? 'joint' : 'single'
}

function stateDeductions(h: StateHousehold): Dollars {
  const { year } = h
  let standard = personalAmount(h, year.standardDeduction)
  if (year.standardDeductionAtLeastPayrollTax) standard = Math.max(standard, householdPayrollTax(h))
  if (year.federalStandardDeduction) standard += federalStandardDeduction(h, year.federalStandardDeduction)
  const seniors = year.federalSeniorDeduction ? h.federal.seniorDeduction : 0
  const business = year.federalBusinessDeduction
  const ofBusiness =
    business !== undefined && h.federal.agi <= forReturn(business.throughIncome, h.kind)
      ? h.federal.qualifiedBusinessIncomeDeduction
      : 0
  return standard + seniors + ofBusiness + personalAmount(h, year.exemption)
}

function federalStandardDeduction(
  h: StateHousehold,
  { withAged, limit }: NonNullable<StateTaxYear['federalStandardDeduction']>,
): Dollars {
  const { law, taxReturn, federal, kind } = h
  const addition = known(law.agedOrBlindAddition)
  const aged = withAged ? peopleAged(h, addition.fromAge) * addition.each[taxReturn.status] : 0
  const whole = known(law.standardDeduction)[taxReturn.status] + aged
  return limit && federal.agi >= limit.fromIncome ? Math.min(whole, forReturn(limit.most, kind)) : whole
}

function scheduleTax(h: StateHousehold, taxableIncome: Dollars): Dollars {
  const { year, kind } = h
  const above = year.bracketsAbove !== undefined && taxableIncome > year.bracketsAbove.income
  const brackets = forReturn(above && year.bracketsAbove ? year.bracketsAbove.brackets : year.brackets, kind)
  const gain = Math.min(longTermGain(h), taxableIncome)
  const ordinary = taxableIncome - gain

  let tax = bracketTax(brackets, taxableIncome)
  if (year.gainBrackets && gain > 0) {
    const gains = forReturn(year.gainBrackets, kind)
    tax = bracketTax(brackets, ordinary) + bracketTax(gains, taxableIncome) - bracketTax(gains, ordinary)
  }
  if (year.gainRateMaximum !== undefined)
    tax = Math.min(tax, bracketTax(brackets, ordinary) + gain * year.gainRateMaximum)
  if (year.gainTax) tax += bracketTax(year.gainTax.brackets, longTermGain(h) - year.gainTax.deduction)
  if (year.flatAmountAbove && taxableIncome > year.flatAmountAbove.taxableIncome)
    tax += year.flatAmountAbove.amount
  return tax + recaptured(h, brackets, taxableIncome) + amountFor(h, year.addition)
}

/** What the brackets below the highest one reached have saved, as far as income takes it back: each in its own stretch. */
function recaptured(h: StateHousehold, brackets: readonly Bracket[], taxableIncome: Dollars): Dollars {
  const rule = h.year.flatRateRecapture
  if (rule === undefined) return 0
  let sum = 0
  for (const [at, { from, rate }] of brackets.entries()) {
    if (from >= taxableIncome) break
    const saved = (rate - (brackets[at - 1]?.rate ?? rate)) * from
    const begins = Math.max(forReturn(rule.from, h.kind), from)
    sum += saved * Math.min(1, Math.max(0, (h.scheduleIncome - begins) / rule.over))
  }
  return sum
}

function creditedTax(h: StateHousehold, before: Dollars, collegeCredit: Dollars): Dollars {
  const { year, federal, kind } = h
  const exempt = year.noTaxThrough !== undefined && federal.agi <= forReturn(year.noTaxThrough, kind)
  let tax = exempt ? 0 : before * (1 - amountFor(h, year.creditedShare))
  tax -= personalAmount(h, year.credit) + incomeCredits(h) + collegeCredit
  if (year.childTaxCreditShare && federal.agi <= year.childTaxCreditShare.throughIncome)
    tax -= year.childTaxCreditShare.share * (federal.childTaxCredit + federal.refundableChildTaxCredit)
  return Math.max(0, tax)
}

function paidOutCredits(h: StateHousehold): Dollars {
  const earned = (h.year.earnedIncomeCreditShare ?? 0) * h.federal.earnedIncomeCredit
  return refundableCredit(h) + workingFamilyCredit(h) + earned + youngChildCredit(h, earned)
}

function refundableCredit(h: StateHousehold): Dollars {
  const rule = h.year.refundableCredit
  const full = personalAmount(h, rule)
  if (rule?.phaseOut === undefined) return full
  return phasedOut(full, rule.phaseOut.rate, h.scheduleIncome - forReturn(rule.phaseOut.start, h.kind))
}

function youngChildCredit({ year, taxReturn }: StateHousehold, earnedIncomeCredit: Dollars): Dollars {
  const rule = year.youngChildCredit
  return rule !== undefined && dependentAges(taxReturn).some((age) => age < rule.childUnderAge)
    ? rule.share * earnedIncomeCredit
    : 0
}

function workingFamilyCredit(h: StateHousehold): Dollars {
  const rule = h.year.workingFamilyCredit
  if (!rule) return 0
  let full = rule.rate * Math.min(h.federal.earnedIncome, rule.maximumEarnings)
  for (const age of dependentAges(h.taxReturn)) if (age < rule.childUnderAge) full += rule.perChild
  // Pay that an IRA deduction leaves alone, as with the federal credit: Minn. Stat. §290.0661, subd. 4.
  const income = Math.max(h.scheduleIncome, h.federal.earnedIncome)
  return phasedOut(full, rule.phaseOutRate, income - forReturn(rule.phaseOutStart, h.kind))
}

/** Credits that follow the federal deduction, the benefits or the retirement income. */
function incomeCredits(h: StateHousehold): Dollars {
  const { year, federal, kind, taxReturn } = h
  let credit = 0
  if (year.deductionCredit) {
    const { rate, perDependent, phaseOutRate, phaseOutStart } = year.deductionCredit
    const full = rate * (federal.deduction + perDependent * dependentAges(taxReturn).length)
    credit += phasedOut(full, phaseOutRate, h.scheduleIncome - forReturn(phaseOutStart, kind))
  }
  if (year.socialSecurityCredit) {
    const { phaseOutRate, phaseOutStart } = year.socialSecurityCredit
    const full = bracketRate(forReturn(year.brackets, kind), 0) * taxedBenefits(h)
    credit += phasedOut(full, phaseOutRate, h.scheduleIncome - forReturn(phaseOutStart, kind))
  }
  const retirement = year.retirementCredit
  if (
    retirement !== undefined &&
    h.scheduleIncome <= retirement.throughIncome &&
    peopleAged(h, retirement.fromAge) > 0
  ) {
    let income = 0
    for (const source of retirement.of) income += incomeOf(h, source)
    if (retirement.of.includes('ira')) income -= taxReturn.paidBeforeRetirement ?? 0
    credit += scheduled(retirement.amount, Math.max(0, income))
  }
  return credit
}
