import { expectedMarkets } from '#engine/markets/assumptions.ts'
import { retirementGlidePath } from '#engine/markets/glide-path.ts'
import type { HouseholdPlan, HouseholdYear } from '#engine/markets/household-plan.ts'
import { projectHousehold } from '#engine/markets/household-projection.ts'
import { scenarioBank } from '#engine/markets/scenario-bank.ts'
import { limits2026 } from '#engine/tax/limits-2026.ts'
import { us2026 } from '#engine/tax/us-2026.ts'
import type { Row } from '../row.ts'

const years = 40
const bank = scenarioBank({ assumptions: expectedMarkets, seed: 1, years, paths: 10_000 })

const working: HouseholdYear = {
  wages: 140_000,
  spouseWages: 60_000,
  contributions: { traditional: 30_000, roth: 7_500 },
  employerMatch: 6_000,
  spending: 'what pay leaves',
}

/** A couple of 50 and 48 with fifteen years to work and twenty-five to live on what is there. */
const plan: HouseholdPlan = {
  status: 'married_joint',
  person: { birthYear: 1976, shareOfTraditional: 0.6 },
  spouse: { birthYear: 1978, shareOfTraditional: 0.4 },
  law: us2026,
  limits: limits2026,
  firstYear: 2027,
  balances: { traditional: 600_000, roth: 80_000, taxable: 150_000, taxableBasis: 100_000, cash: 40_000 },
  years: Array.from({ length: years }, (_, year) =>
    year < 15 ? working : { spending: 110_000, socialSecurity: year < 18 ? 0 : 62_000 },
  ),
  allocations: retirementGlidePath({ age: 50, retirementAge: 65, years }),
  annualFee: 0.0025,
}

export const householdRows: readonly Row[] = [
  {
    name: 'household: 10,000 futures of 40 years, four accounts, federal tax, distributions',
    goal: 4,
    run: () => projectHousehold(bank, plan, expectedMarkets),
  },
]
