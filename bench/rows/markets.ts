import { expectedMarkets } from '#engine/markets/assumptions.ts'
import { retirementGlidePath } from '#engine/markets/glide-path.ts'
import { percentilesByYear } from '#engine/markets/percentiles.ts'
import { type BalancePlan, project } from '#engine/markets/project.ts'
import { scenarioBank } from '#engine/markets/scenario-bank.ts'
import type { Row } from '../row.ts'

const years = 40
const drawBank = () => scenarioBank({ assumptions: expectedMarkets, seed: 1, years, paths: 10_000 })
const bank = drawBank()

const plan: BalancePlan = {
  start: 250_000,
  cashFlows: Array.from({ length: years }, (_, year) => (year < 20 ? 20_000 : -46_000)),
  allocations: retirementGlidePath({ age: 45, retirementAge: 65, years }),
  annualFee: 0.0025,
}

let projection = project(bank, plan)

export const marketRows: readonly Row[] = [
  {
    name: 'what-if: 10,000 futures of 40 years on the bank, 7 percentiles a year',
    goal: 1 / 3.5,
    run: () => {
      projection = project(bank, plan, projection)
      return percentilesByYear(projection)
    },
  },
  { name: 'scenario bank: 10,000 futures of 40 years', goal: 1.5, run: drawBank },
]
