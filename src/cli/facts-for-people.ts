/** Facts in the key names and units that people and other programs use: rates in percent. */
import type { FactDefinition } from '#engine/fact.ts'
import { type FactKey, facts, type Household } from '#engine/household.ts'

/** Keys whose name says percent outside, where the engine's says rate. */
const outsideNames: Partial<Record<FactKey, string>> = {
  contributionRate: 'contributionPct',
  downPaymentRate: 'downPaymentPct',
}

/** Percent without the dust of binary fractions. */
const percent = (rate: number): number => Math.round(rate * 1e6) / 1e4

const inPercent = (value: unknown): unknown =>
  typeof value === 'number' ? percent(value) : Array.isArray(value) ? value.map(inPercent) : value

export function factsForPeople(household: Household): Record<string, unknown> {
  const out: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(household) as [FactKey, unknown][]) {
    if (value === undefined) continue
    const { unit }: FactDefinition = facts[key]
    out[outsideNames[key] ?? key] = unit === 'rate' || unit === 'share' ? inPercent(value) : value
  }
  if (household.debts !== undefined)
    out.debts = household.debts.map(({ rate, name: _name, ...debt }) => ({
      ...debt,
      ...(rate === undefined ? {} : { rate: percent(rate) }),
    }))
  if (household.employerMatch !== undefined) {
    const { rate, upTo } = household.employerMatch
    out.employerMatch = upTo === undefined ? `${percent(rate)}%` : `${percent(rate)}% up to ${percent(upTo)}%`
  }
  return out
}
