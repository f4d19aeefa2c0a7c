import { planningRules as rules } from '../planning-rules.ts'
import { computationYears, levelCareerAverage } from '../tax/average-earnings.ts'
import { claimingFactor, fullRetirementAgeMonths } from '../tax/claiming-age.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { latestEligibilityYear, primaryInsuranceAmount } from '../tax/primary-insurance-amount.ts'
import { selfEmploymentEarnings } from '../tax/self-employment-tax.ts'
import { incomeTaxYears } from '../tax/years.ts'
import type { Dollars, Years } from '../units.ts'

/** What Social Security counts of profit, by the latest law, as the benefit formula. */
export function netEarnings(profit: Dollars): Dollars {
  const law = incomeTaxYears.at(-1)
  return law === undefined ? profit : selfEmploymentEarnings({ law, profit })
}

/**
 * A worker's monthly Social Security at full retirement age, or at another age, in today's dollars: the benefit formula
 * on a career at today's pay from the age at which most begin until work ends, or until another pay begins that goes on
 * from there. The years of the higher pay count first, and of profit the net earnings. 42 USC 402, 411(a), 415.
 */
export function levelCareerBenefit(p: {
  pay: Dollars
  birthYear: number
  endOfWork: Years
  claimAge?: Years | undefined
  next?: { readonly pay: Dollars; readonly age: Years } | undefined
  /** Whether the pay is profit of a business of one's own. */
  isProfit?: boolean
  /** Profit of a business beside that pay, which goes on with the next one. */
  sideProfit?: Dollars | undefined
}): Dollars {
  const beside = netEarnings(p.sideProfit ?? 0)
  if (p.pay + beside <= 0) return 0
  const years = computationYears({ birthYear: p.birthYear })
  const change = p.next?.age ?? p.endOfWork
  const counted = (pay: Dollars) => (p.isProfit === true ? netEarnings(pay) : pay) + beside
  const spans = [
    { salary: counted(p.pay), worked: Math.max(0, Math.min(change, p.endOfWork) - rules.careerFrom.value) },
    { salary: counted(p.next?.pay ?? 0), worked: Math.max(0, p.endOfWork - change) },
  ].sort((one, other) => other.salary - one.salary)
  let [averageEarnings, left] = [0, years]
  for (const { salary, worked } of spans) {
    const yearsWorked = Math.min(left, worked)
    averageEarnings += levelCareerAverage({ salary, yearsWorked, computationYears: years })
    left -= yearsWorked
  }
  const amount = primaryInsuranceAmount({ eligibilityYear: latestEligibilityYear(), averageEarnings })
  const full = fullRetirementAgeMonths(p.birthYear)
  const claimMonths = p.claimAge === undefined ? full : Math.round(p.claimAge * monthsPerYear)
  return amount * claimingFactor({ fullRetirementMonths: full, claimMonths })
}
