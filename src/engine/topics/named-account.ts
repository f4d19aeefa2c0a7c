/** Whether an account of one of some kinds was named: what kinds there are, the question of the accounts says. */
import type { FactReader } from '../fact-reader.ts'
import type { AccountKind } from '../facts/savings.ts'

export const namesAccount = (
  { reader }: { readonly reader: Pick<FactReader, 'told'> },
  ...kinds: readonly AccountKind[]
): boolean => reader.told('accountType')?.some((named) => kinds.some((kind) => kind === named)) === true
