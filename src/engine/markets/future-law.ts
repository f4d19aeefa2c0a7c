import { type ByStatus, type Cited, type IncomeTaxYear, known, type Law } from '../tax/tax-year.ts'
import type { AnnualRate, Years } from '../units.ts'
import type { CitedValue } from '../worksheet.ts'

/** The deduction for people of 65 and older is written for the years 2025 to 2028 only. */
const seniorDeductionLastYear: CitedValue = {
  value: 2028,
  source: 'P.L. 119-21 §70103 (IRC §151(d)(5)(C))',
}

/**
 * The income tax of a later year as today's law has it, in dollars of the law's own year. What is indexed to
 * inflation stays as it is; the thresholds that no law indexes shrink: those of the taxability of Social
 * Security (IRC §86), of the net investment income tax (§1411), of the Additional Medicare tax (§3101), and the sums and
 * limits of the American opportunity credit (§25A).
 */
export function futureLaw(p: {
  law: IncomeTaxYear
  yearsAhead: Years
  inflation: AnnualRate
}): IncomeTaxYear {
  const { law, yearsAhead } = p
  const worth = todaysWorth(p)
  const shrunk = (amounts: ByStatus<number>) => byStatus(amounts, (amount) => amount * worth)
  const seniors = law.year + yearsAhead <= seniorDeductionLastYear.value
  return {
    ...law,
    socialSecurityTaxability: changed(law.socialSecurityTaxability, (rule) => ({
      ...rule,
      base: shrunk(rule.base),
      adjustedBase: shrunk(rule.adjustedBase),
      separateLivingApart: {
        base: rule.separateLivingApart.base * worth,
        adjustedBase: rule.separateLivingApart.adjustedBase * worth,
      },
    })),
    netInvestmentIncomeTax: changed(law.netInvestmentIncomeTax, (rule) => ({
      ...rule,
      threshold: shrunk(rule.threshold),
    })),
    payroll: changed(law.payroll, (rule) => ({
      ...rule,
      additionalMedicareThreshold: shrunk(rule.additionalMedicareThreshold),
    })),
    americanOpportunityCredit: changed(law.americanOpportunityCredit, (rule) => ({
      ...rule,
      maximum: rule.maximum * worth,
      fullExpenses: rule.fullExpenses * worth,
      partExpenses: rule.partExpenses * worth,
      phaseOut: byStatus(rule.phaseOut, ({ from, to }) => ({ from: from * worth, to: to * worth })),
    })),
    seniorDeduction: changed(law.seniorDeduction, (rule) => ({
      ...rule,
      perPerson: seniors ? rule.perPerson : nothing,
      phaseOutStart: shrunk(rule.phaseOutStart),
    })),
  }
}

/** What a dollar of that year buys today. */
export function todaysWorth(p: { yearsAhead: Years; inflation: AnnualRate }): number {
  let worth = 1
  for (let year = 0; year < p.yearsAhead; year++) worth /= 1 + p.inflation
  return worth
}

const byStatus = <T>(amounts: ByStatus<T>, change: (amount: T) => T): ByStatus<T> => ({
  single: change(amounts.single),
  married_joint: change(amounts.married_joint),
  married_separate: change(amounts.married_separate),
  head_of_household: change(amounts.head_of_household),
  surviving_spouse: change(amounts.surviving_spouse),
})

const nothing: ByStatus<number> = {
  single: 0,
  married_joint: 0,
  married_separate: 0,
  head_of_household: 0,
  surviving_spouse: 0,
}

const changed = <T>(figure: Law<T>, change: (value: T) => T): Cited<T> => ({
  value: change(known(figure)),
  source: 'source' in figure ? figure.source : '',
})
