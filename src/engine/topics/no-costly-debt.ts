/** What is said where nothing that a plan would pay ahead costs much: a debt that is left out is not hidden. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { Check } from '../plan.ts'
import { listed, say, words } from '../say.ts'
import { check } from './check.ts'
import { type DebtFigures, isUnproven } from './debts.ts'
import { costlyLoanThatWaits, loanWaitsCheck } from './job-at-risk.ts'
import { asTheyStand } from './sued-over.ts'

/** `heldBack`: on the way to forgiveness, or before their plan is chosen; `debts`: all others that are owed. */
export function noCostlyDebt(
  reader: FactReader,
  highRate: Figure,
  { heldBack, debts }: { heldBack: readonly DebtFigures[]; debts: readonly DebtFigures[] },
): Check {
  const waits = costlyLoanThatWaits(reader, highRate, debts)
  if (waits !== undefined) return loanWaitsCheck(reader, waits)
  const dear = heldBack.filter(({ rate }) => rate.value >= highRate.value)
  if (dear.length > 0)
    return check(
      'debts',
      'pass',
      'No debt at a high rate to pay ahead',
      say`Nothing costs ${highRate} or more but ${listed(dear.map(({ label, rate }) => say`the ${label} at ${rate}`))}, which is left out: on the way to forgiveness, or before its plan is chosen, no dollar more than asked for goes there.`,
    )
  if (asTheyStand(reader, reader.told('debts') ?? []).some((told) => isUnproven({ told })))
    return check(
      'debts',
      'pass',
      'No debt at a high rate to pay now',
      words('What is with a collector or in court is left out: it waits for proof, or for legal aid.'),
    )
  return check('debts', 'pass', 'No debt at a high rate', say`Nothing you owe costs ${highRate} or more.`)
}
