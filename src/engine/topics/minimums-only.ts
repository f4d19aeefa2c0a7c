/** What is said of a debt at a high rate while a pay is gone: what is asked for is paid, and nothing ahead of it. */
import type { Check } from '../plan.ts'
import { say, words } from '../say.ts'
import { check } from './check.ts'
import { costOf, type DebtFigures } from './debts.ts'

/** `isCovered`: what goes on pays for a bare month, minimum payments in it. */
export const minimumsOnly = (worst: DebtFigures, { isCovered }: { readonly isCovered: boolean }): Check =>
  check(
    'debts',
    'act',
    'Minimum payments only, for now',
    say`The ${worst.label} costs ${costOf(worst)}, but cash that is gone cannot be borrowed back without pay.${words(isCovered ? ' What goes on covers a bare month with the minimum payments in it.' : ' Ask for hardship terms before you miss a payment.')}`,
  )
