/** What balances say about a household, in the facts that plans go by. What is owed needs a rate, so it is told in the chat. */
import type { Balance } from '#contract/connections.ts'

const factOf: Partial<Record<Balance['kind'], 'savings' | 'retirementSavings' | 'taxableInvestments'>> = {
  checking: 'savings',
  savings: 'savings',
  retirement_pretax: 'retirementSavings',
  retirement_roth: 'retirementSavings',
  brokerage: 'taxableInvestments',
}

/** Whole dollars by fact; an account in the red counts against the others of its kind, never below nothing. */
export function factsOfBalances(balances: readonly Balance[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const { kind, balance } of balances) {
    const fact = factOf[kind]
    if (fact !== undefined) sums[fact] = (sums[fact] ?? 0) + balance
  }
  return Object.fromEntries(Object.entries(sums).map(([fact, sum]) => [fact, Math.max(0, Math.round(sum))]))
}
