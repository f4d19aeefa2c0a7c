/**
 * What a state's tax makes of uses of a 529 that only federal law frees: a move to a Roth IRA, school before college. The
 * tables that were read hold what states give for contributions, and not whether they follow here.
 */
import type { FactReader } from '../../fact-reader.ts'
import { stateLawIn } from '../state-rate.ts'
import type { DraftContext } from '../topic.ts'

/** no-tax: the state taxes no income. taxes: it is known not to follow. ask: nobody read its rule, or no state was named. */
export function stateOnUse(reader: FactReader, { law }: DraftContext): 'no-tax' | 'taxes' | 'ask' {
  if (reader.told('state') === 'CA') return 'taxes'
  const state = stateLawIn(reader, law)?.years.find(({ year }) => year === law.year)
  return state !== undefined && state.brackets.single.length === 0 ? 'no-tax' : 'ask'
}
