/** What the first, smaller cushion holds where no birth is ahead. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { planningRules as rules } from '../planning-rules.ts'
import type { Dollars } from '../units.ts'

interface UsualStarter {
  readonly value: Dollars
  readonly inputs: readonly Figure[]
}

export function usualStarter(reader: FactReader, essentials: Figure): UsualStarter {
  const deductible = reader.number('deductible')
  const floor = reader.rule('starter.floor', 'Least starter cushion', 'usd', rules.starterFloor)
  const months = reader.rule(
    'starter.months',
    'Most months in the starter cushion',
    'months',
    rules.starterMonths,
  )
  return {
    value: Math.round(Math.min(essentials.value * months.value, Math.max(floor.value, deductible.value))),
    inputs: [essentials, months, floor, deductible],
  }
}
