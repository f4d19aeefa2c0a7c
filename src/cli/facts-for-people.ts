/** Facts in the key names and units that people and other programs use: rates in percent. */
import type { FactDefinition } from '#engine/fact.ts'
import { type FactKey, type FactValue, facts, type Household } from '#engine/household.ts'

/** Keys whose name says percent outside, where the engine's says rate. */
const outsideNames: Partial<Record<FactKey, string>> = {
  contributionRate: 'contributionPct',
  downPaymentRate: 'downPaymentPct',
}

/** The facts that have a name outside: others know these keys, everything else only Hearth's own plans use. */
const keysForOthers: ReadonlySet<FactKey> = new Set([
  'income',
  'spouseIncome',
  'householdIncome',
  'takeHomeMonthly',
  'monthlyExpenses',
  'monthlyRent',
  'monthlySurplus',
  'monthlyContribution',
  'amountMonthly',
  'amount',
  'savings',
  'retirementSavings',
  'emergencyFund',
  'emergencyFundMonths',
  'taxableInvestments',
  'debts',
  'age',
  'spouseAge',
  'birthYear',
  'retirementAge',
  'horizonYears',
  'dependents',
  'numDependents',
  'expecting',
  'maritalStatus',
  'filingStatus',
  'state',
  'marginalRate',
  'rate',
  'contributionRate',
  'downPayment',
  'downPaymentRate',
  'homePrice',
  'homeValue',
  'homeEquity',
  'creditScore',
  'hourlyWage',
  'paycheck',
  'premiumMonthly',
  'coverageAmount',
  'ssMonthly',
  'retirementExpensesAnnual',
  'conversionAnnual',
  'accountType',
  'employerMatch',
  'employerCoverage',
  'riskTolerance',
  'termYears',
])

/** Percent without the dust of binary fractions. */
const percent = (rate: number): number => Math.round(rate * 1e6) / 1e4

const inPercent = (value: unknown): unknown =>
  typeof value === 'number' ? percent(value) : Array.isArray(value) ? value.map(inPercent) : value

/** "5%" is a full match up to that share of pay; "50% of first 6%"; "100% of 3% + 50% of next 2%". */
function matchForPeople({ rate, upTo, next }: FactValue<'employerMatch'>): string {
  if (upTo === undefined) return `${percent(rate)}%`
  if (next !== undefined)
    return `${percent(rate)}% of ${percent(upTo)}% + ${percent(next.rate)}% of next ${percent(next.upTo)}%`
  return rate === 1 ? `${percent(upTo)}%` : `${percent(rate)}% of first ${percent(upTo)}%`
}

const withRate = (rate: number | undefined) => (rate === undefined ? {} : { rate: percent(rate) })

export function factsForPeople(household: Household): Record<string, unknown> {
  const out: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(household) as [FactKey, unknown][]) {
    if (value === undefined || !keysForOthers.has(key)) continue
    const { unit }: FactDefinition = facts[key]
    out[outsideNames[key] ?? key] = unit === 'rate' || unit === 'share' ? inPercent(value) : value
  }
  if (household.debts !== undefined)
    out.debts = household.debts.map(({ kind, balance, rate, promoRate, minPayment }) => ({
      ...(kind === undefined ? {} : { kind: kind === 'payday' ? 'other' : kind }),
      ...(balance === undefined ? {} : { balance }),
      // A promotion without the rate that follows it: what is charged today.
      ...withRate(rate ?? promoRate),
      ...(minPayment === undefined ? {} : { minPayment }),
    }))
  if (household.oldPlans !== undefined && household.amount === undefined)
    out.amount = household.oldPlans.reduce((sum, { balance }) => sum + balance, 0)
  if (household.employerMatch !== undefined) {
    out.employerMatch = matchForPeople(household.employerMatch)
  }
  if (/^\d+$/.test(household.employerCoverage ?? ''))
    out.employerCoverage = Number(household.employerCoverage)
  return out
}
