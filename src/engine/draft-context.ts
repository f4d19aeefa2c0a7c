/** What a plan of a given day is drafted with beside the household: the law, the markets, and whose facts they are. */
import { yearOf } from './calendar.ts'
import type { FactKey } from './household.ts'
import { expectedMarkets, pessimisticMarkets } from './markets/assumptions.ts'
import { type ScenarioBank, scenarioBank } from './markets/scenario-bank.ts'
import { type MarketCase, standardBank, standardSeed } from './markets/standard-bank.ts'
import { limits2026 } from './tax/limits-2026.ts'
import { us2026 } from './tax/us-2026.ts'
import type { DraftContext } from './topics/topic.ts'
import type { CalendarDate, Years } from './units.ts'

/** Changes whenever the same facts would draft another plan. */
export const engineVersion = '3'

/** A what-if that only asks whether the plan changes needs few futures. */
const sketchPaths = 128
const sketchYears = 80
const sketches = new Map<MarketCase, ScenarioBank>()

function sketchBank(_years: Years, marketCase: MarketCase = 'expected'): ScenarioBank {
  const before = sketches.get(marketCase)
  if (before) return before
  const assumptions = marketCase === 'expected' ? expectedMarkets : pessimisticMarkets
  const bank = scenarioBank({ assumptions, seed: standardSeed, years: sketchYears, paths: sketchPaths })
  sketches.set(marketCase, bank)
  return bank
}

export function draftContext(today: CalendarDate, fromSample: readonly FactKey[] = []): DraftContext {
  // The newest year whose law is written down; plans name the year that they used.
  return {
    today,
    fromSample,
    law: us2026,
    limits: limits2026,
    market: expectedMarkets,
    seed: standardSeed,
    engineVersion,
    bank: standardBank,
  }
}

/** The year whose law a plan of that day is drafted under. */
export const lawYearOf = (today: CalendarDate): number => draftContext(today).law.year

/** The same context with a small bank: same rules, rougher odds. */
export const sketchContext = (context: DraftContext): DraftContext => ({ ...context, bank: sketchBank })

/** Whether the law in use is older than the day; plans say so. */
export const lawIsOlder = (context: DraftContext): boolean => yearOf(context.today) > context.law.year
