import type { Years } from '../units.ts'
import { expectedMarkets, type MarketAssumptions, pessimisticMarkets } from './assumptions.ts'
import { type ScenarioBank, scenarioBank } from './scenario-bank.ts'

export type MarketCase = 'expected' | 'pessimistic'

/** Every plan is simulated through this many futures of the markets. */
export const standardPaths = 10_000

/** Any fixed number will do; one and the same makes plans comparable and repeatable. */
export const standardSeed = 20_260_101

const assumptionsOf: Record<MarketCase, MarketAssumptions> = {
  expected: expectedMarkets,
  pessimistic: pessimisticMarkets,
}

/** Both cases use one seed, so they differ by their assumptions only. Kept because drawing takes longer than a plan. */
const kept = new Map<MarketCase, ScenarioBank>()

/** The bank that plans share, at least as many years long as asked; a longer one begins with the shorter. */
export function standardBank(years: Years, marketCase: MarketCase = 'expected'): ScenarioBank {
  const before = kept.get(marketCase)
  if (before && before.steps >= years) return before
  const bank = scenarioBank({
    assumptions: assumptionsOf[marketCase],
    seed: standardSeed,
    years: Math.max(years, 40),
    paths: standardPaths,
  })
  kept.set(marketCase, bank)
  return bank
}
