/** What is said of a debt at a high rate while a pay is gone: what is asked for is paid, and nothing ahead of it. */
import type { Check } from '../plan.ts'
import { say } from '../say.ts'
import { check } from './check.ts'
import { costOf, type DebtFigures } from './debts.ts'

export const minimumsOnly = (worst: DebtFigures): Check =>
  check(
    'debts',
    'act',
    'Minimum payments only, for now',
    say`The ${worst.label} costs ${costOf(worst)}, but cash that is gone cannot be borrowed back without pay. Ask for hardship terms before you miss a payment.`,
  )
