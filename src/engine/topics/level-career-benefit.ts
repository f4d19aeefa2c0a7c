import { planningRules as rules } from '../planning-rules.ts'
import { computationYears, levelCareerAverage } from '../tax/average-earnings.ts'
import { claimingFactor, fullRetirementAgeMonths } from '../tax/claiming-age.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { latestEligibilityYear, primaryInsuranceAmount } from '../tax/primary-insurance-amount.ts'
import type { Dollars, Years } from '../units.ts'

/**
 * A worker's monthly Social Security at full retirement age, or at another age, in today's dollars: the benefit formula
 * on a career at today's pay from the age at which most begin until work ends, or until another pay begins that goes on
 * from there. The years of the higher pay count first. 42 USC 402, 415.
 */
export function levelCareerBenefit(p: {
  pay: Dollars
  birthYear: number
  endOfWork: Years
  claimAge?: Years | undefined
  next?: { readonly pay: Dollars; readonly age: Years } | undefined
}): Dollars {
  if (p.pay <= 0) return 0
  const years = computationYears({ birthYear: p.birthYear })
  const change = p.next?.age ?? p.endOfWork
  const spans = [
    { salary: p.pay, worked: Math.max(0, Math.min(change, p.endOfWork) - rules.careerFrom.value) },
    { salary: p.next?.pay ?? 0, worked: Math.max(0, p.endOfWork - change) },
  ].sort((one, other) => other.salary - one.salary)
  let [averageEarnings, left] = [0, years]
  for (const { salary, worked } of spans) {
    const counted = Math.min(left, worked)
    averageEarnings += levelCareerAverage({ salary, yearsWorked: counted, computationYears: years })
    left -= counted
  }
  const amount = primaryInsuranceAmount({ eligibilityYear: latestEligibilityYear(), averageEarnings })
  const full = fullRetirementAgeMonths(p.birthYear)
  const claimMonths = p.claimAge === undefined ? full : Math.round(p.claimAge * monthsPerYear)
  return amount * claimingFactor({ fullRetirementMonths: full, claimMonths })
}
