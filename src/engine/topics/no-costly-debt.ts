/** What is said where nothing that a plan would pay ahead costs much: a dear loan on the way to forgiveness is not hidden. */
import type { Figure } from '../figure.ts'
import type { Check } from '../plan.ts'
import { listed, say } from '../say.ts'
import { check } from './check.ts'
import type { DebtFigures } from './debts.ts'

export function noCostlyDebt(highRate: Figure, forgiven: readonly DebtFigures[]): Check {
  const dear = forgiven.filter(({ rate }) => rate.value >= highRate.value)
  return dear.length === 0
    ? check('debts', 'pass', 'No debt at a high rate', say`Nothing you owe costs ${highRate} or more.`)
    : check(
        'debts',
        'pass',
        'No debt at a high rate to pay ahead',
        say`Nothing costs ${highRate} or more but ${listed(dear.map(({ label, rate }) => say`the ${label} at ${rate}`))}, which is left out: on the way to forgiveness no dollar more than asked for goes there.`,
      )
}
